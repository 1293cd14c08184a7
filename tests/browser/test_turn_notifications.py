"""Announce your turn on the home page, by an optional sound, and by push notification."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.windows import People
from postchaise.server.notifications.push import create_signing_key
from server.persons import Person
from server.serving import Serving, play_both_seats, start_table_for_two, to_sqlite_url

# A sound card of our own: what is played is remembered, and no browser waits for a click.
EARS = """window.AudioContext = class { state = "running"; currentTime = 0; destination = {};
  #part() { return { connect: (next) => next, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    frequency: {}, start() { window.voices = (window.voices ?? 0) + 1; }, stop() {} }; }
  createGain() { return this.#part(); } createOscillator() { return this.#part(); }
  createBiquadFilter() { return this.#part(); } };"""

# An icon of our own, of a site that is installed: every number it is given, 0 where it is cleared.
ICON = """window.numbers = [];
  const real = matchMedia;
  window.matchMedia = (query) => (query.includes("display-mode") ? { matches: true } : real(query));
  navigator.setAppBadge = async (number) => window.numbers.push(number);
  navigator.clearAppBadge = async () => window.numbers.push(0);"""
LAST = "(wanted) => window.numbers.at(-1) === wanted"

WORKER = """async ([script, message]) => {
  const heard = {}, open = [], told = { badge: [] };
  const self = {
    addEventListener: (kind, job) => { heard[kind] = job; },
    registration: { getNotifications: async () => open,
      showNotification: async (title, look) => { told.title = title; told.look = look; open.push(look); } },
    clients: { matchAll: async () => [], openWindow: async (address) => { told.opened = address; } },
  };
  const around = { self,
    navigator: { setAppBadge: async (n) => told.badge.push(n), clearAppBadge: async () => told.badge.push(0) },
    location: { href: "https://club.example/service-worker.js" },
  };
  new Function(...Object.keys(around), script)(...Object.values(around));
  const happen = (kind, event) => new Promise((done) => heard[kind]({ ...event, waitUntil: (job) => job.then(done) }));
  await happen("push", { data: { json: () => message } });
  await happen("notificationclick", { notification: { data: told.look.data, close: () => open.pop() } });
  return [told.title, told.look, told.opened, told.badge]; }"""

SERVICE = """window.Notification = { permission: "default", requestPermission: async () => "granted" };
  const one = { endpoint: "http://127.0.0.1:9/ada", unsubscribe: async () => { window.found = null; },
    toJSON: () => ({ endpoint: one.endpoint, keys: { p256dh: "A".repeat(87), auth: "B".repeat(22) } }) };
  PushManager.prototype.getSubscription = async () => window.found ?? null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.key = applicationServerKey;
    return (window.found = one); };"""


def create_table_for_opponent(serving: Serving) -> tuple[dict[int, Person], str, Any, int]:
    """Create a table where it is the opponent's turn."""
    ada, ben, made = start_table_for_two(serving, "thurn-und-taxis")
    mirror, number = serving.create_mirror(made["table"]), 0
    people = {0: ada, 1: ben}
    while mirror.actor != 1:
        number = play_both_seats(mirror, people, made["table"], number, 1, lambda legal: legal[-1])
    return people, made["table"], mirror, number


def play_until_our_turn(people: dict[int, Person], table: str, mirror: Any, number: int) -> None:
    while mirror.actor != 0:
        number = play_both_seats(mirror, people, table, number, 1, lambda legal: legal[-1])


def test_the_home_page_announces_a_turn_and_plays_a_sound_if_wanted(people: People, serving: Serving) -> None:
    seats, table, mirror, number = create_table_for_opponent(serving)
    page = people.open_window("/", token=seats[0].token, reuse=False)
    page.add_init_script(EARS)
    page.reload()
    banner = page.locator('[data-refresh="turns"]')
    expect(banner).to_be_hidden()
    expect(page).to_have_title("Postchaise · Three games of post and trade")
    page.locator("#do-alerts").click()
    expect(page.locator("#sound-on")).not_to_be_checked()
    page.locator("#sound-on").check()
    assert page.evaluate("window.voices") == 4  # two notes of two voices as a sample of the sound
    play_until_our_turn(seats, table, mirror, number)
    page.evaluate("dispatchEvent(new Event('focus'))")  # do not wait for the timer
    expect(banner).to_be_visible()
    expect(banner).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Postchaise · Three games of post and trade")
    page.wait_for_function("() => window.voices === 8")
    page.reload()
    expect(page.locator("#sound-on")).to_be_checked()
    assert page.evaluate("window.voices") is None  # it was announced before


def test_the_table_plays_a_sound_at_your_turn(people: People, serving: Serving) -> None:
    seats, table, mirror, number = create_table_for_opponent(serving)
    page = people.open_window(f"/t/{table}", token=seats[0].token, reuse=False)
    page.add_init_script(EARS)
    page.evaluate("localStorage.setItem('postchaise-sound', 'on')")
    page.reload()
    page.locator('[data-region="decision"]').wait_for()
    assert page.evaluate("window.voices") is None
    play_until_our_turn(seats, table, mirror, number)
    page.wait_for_function("() => window.voices === 4")
    assert page.title().startswith("● ")


def test_the_icon_shows_how_many_tables_wait(people: People, serving: Serving) -> None:
    """The badge is set on the home page and at a table, cleared when no table waits, and unchanged by other pages."""
    seats, table, mirror, number = create_table_for_opponent(serving)
    page = people.open_window("/", token=seats[0].token, reuse=False)
    page.add_init_script(ICON)
    page.reload()
    page.wait_for_function(LAST, arg=0)
    play_until_our_turn(seats, table, mirror, number)
    page.evaluate("dispatchEvent(new Event('focus'))")
    page.wait_for_function(LAST, arg=1)
    page.goto(f"{serving.address}/rules/la-loire")
    page.locator("#sound-on:enabled").wait_for(state="attached")  # by the script that could do it
    assert page.evaluate("window.numbers") == []
    page.goto(f"{serving.address}/t/{table}")
    page.wait_for_function(LAST, arg=1)
    elsewhere = people.open_window("/", token=seats[0].token, reuse=False)
    elsewhere.add_init_script(ICON)
    elsewhere.reload()
    elsewhere.wait_for_function(LAST, arg=1)
    number = len(mirror.entries)
    while mirror.actor != 1:
        number = play_both_seats(mirror, seats, table, number, 1, lambda legal: legal[-1])
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # the player has switched to another window
    page.wait_for_function(LAST, arg=0)
    elsewhere.evaluate("dispatchEvent(new Event('focus'))")
    elsewhere.wait_for_function(LAST, arg=0)


def test_the_notification_switch_explains_a_missing_server_key(people: People, serving: Serving) -> None:
    page = people.open_window("/", "fr")
    page.locator("#do-alerts").click()
    expect(page.locator("#push-on")).to_be_disabled()
    expect(page.locator("#push-why")).to_contain_text("ne peut pas envoyer de notifications")


def test_a_notification_names_its_table_and_opens_it(people: People, serving: Serving) -> None:
    """Run the worker's script in an empty page with a fake browser that records its calls."""
    page = people.open_window("about:blank")
    script = Person(serving).get("/service-worker.js").text
    message = {"title": "Your turn", "body": "Ulm · Orléans", "tag": "ulm-1", "url": "/t/ulm-1", "lang": "en"}
    title, look, opened, badge = page.evaluate(WORKER, [script, message])
    assert (title, look["body"], look["tag"]) == ("Your turn", "Ulm · Orléans", "ulm-1")
    assert opened == "https://club.example/t/ulm-1"
    assert badge == [1, 0]
    for icon in (look["icon"], look["badge"]):
        assert Person(serving).get(icon).headers["content-type"] == "image/png"


def test_notifications_can_be_switched_on_and_off(browser: Any, tmp_path: Path) -> None:
    """The push service is faked; everything else is real."""
    settings = tmp_path / "settings.toml"
    settings.write_text(f'push_key = "{create_signing_key()}"\npush_services = "http://127.0.0.1:9"\n', "utf-8")
    serving = Serving(tmp_path, "--settings", str(settings), database=to_sqlite_url(tmp_path)).start()
    context = browser.new_context()
    kept = "select endpoint, lang from subscriptions"
    try:
        page = context.new_page()
        page.add_init_script(SERVICE)
        page.goto(f"{serving.address}/?lang=de")
        assert serving.sql(kept) == []
        page.locator("#do-alerts").click()
        page.locator("#push-on").check()
        expect(page.locator("#push-why")).to_contain_text("Du wirst benachrichtigt")
        assert serving.sql(kept) == [("http://127.0.0.1:9/ada", "de")]
        assert page.evaluate("window.key.length") == 65
        page.locator("#push-on").uncheck()
        expect(page.locator("#push-why")).to_contain_text("Verschickt werden nur")
        assert serving.sql(kept) == []
    finally:
        context.close()
        serving.kill()
