"""Your turn: told on the home page without a click, by a sound for who wants one, by a message where there are keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.people import PHONE, People
from browser.positions import at_random, dealt, lay, played
from postchaise import Match
from postchaise.server.notifications.push import create_signing_key
from server.persons import Person
from server.serving import Serving, pair, play_on, sqlite

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


def theirs(serving: Serving) -> tuple[dict[int, Person], str, Any, int]:
    """A table at which the other one is to play."""
    ada, ben, made = pair(serving, "thurn-und-taxis")
    mirror, number = serving.mirror(made["table"]), 0
    people = {0: ada, 1: ben}
    while mirror.actor != 1:
        number = play_on(mirror, people, made["table"], number, 1, lambda legal: legal[-1])
    return people, made["table"], mirror, number


def mine(people: dict[int, Person], table: str, mirror: Any, number: int) -> None:
    while mirror.actor != 0:
        number = play_on(mirror, people, table, number, 1, lambda legal: legal[-1])


def test_the_home_page_tells_by_itself_and_sounds_only_for_who_wants_it(people: People, serving: Serving) -> None:
    seats, table, mirror, number = theirs(serving)
    page = people.window("/", token=seats[0].token, again=False)
    page.add_init_script(EARS)
    page.reload()
    banner = page.locator('[data-refresh="turns"]')
    expect(banner).to_be_hidden()
    expect(page).to_have_title("Postchaise · Three games of post and trade")
    page.locator("#do-alerts").click()
    expect(page.locator("#sound-on")).not_to_be_checked()
    page.locator("#sound-on").check()
    assert page.evaluate("window.voices") == 4  # two notes of two voices, so that one hears what one chose
    mine(seats, table, mirror, number)
    page.evaluate("dispatchEvent(new Event('focus'))")  # sooner than its own clock
    expect(banner).to_be_visible()
    expect(banner).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Postchaise · Three games of post and trade")
    page.wait_for_function("() => window.voices === 8")
    page.reload()
    expect(page.locator("#sound-on")).to_be_checked()
    assert page.evaluate("window.voices") is None  # it was told before


def test_at_the_table_the_turn_is_heard(people: People, serving: Serving) -> None:
    seats, table, mirror, number = theirs(serving)
    page = people.window(f"/t/{table}", token=seats[0].token, again=False)
    page.add_init_script(EARS)
    page.evaluate("localStorage.setItem('postchaise-sound', 'on')")
    page.reload()
    page.locator('[data-region="decision"]').wait_for()
    assert page.evaluate("window.voices") is None
    mine(seats, table, mirror, number)
    page.wait_for_function("() => window.voices === 4")
    assert page.title().startswith("● ")


def test_the_icon_has_the_number_of_tables_that_wait(people: People, serving: Serving) -> None:
    """On the home page and at a table; cleared as soon as none waits, and left alone by pages that know nothing."""
    seats, table, mirror, number = theirs(serving)
    page = people.window("/", token=seats[0].token, again=False)
    page.add_init_script(ICON)
    page.reload()
    page.wait_for_function(LAST, arg=0)
    mine(seats, table, mirror, number)
    page.evaluate("dispatchEvent(new Event('focus'))")
    page.wait_for_function(LAST, arg=1)
    page.goto(f"{serving.address}/rules/la-loire")
    page.locator("#sound-on:enabled").wait_for(state="attached")  # by the script that could do it
    assert page.evaluate("window.numbers") == []
    page.goto(f"{serving.address}/t/{table}")
    page.wait_for_function(LAST, arg=1)
    elsewhere = people.window("/", token=seats[0].token, again=False)
    elsewhere.add_init_script(ICON)
    elsewhere.reload()
    elsewhere.wait_for_function(LAST, arg=1)
    number = len(mirror.entries)
    while mirror.actor != 1:
        number = play_on(mirror, seats, table, number, 1, lambda legal: legal[-1])
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # whoever has played looks at something else
    page.wait_for_function(LAST, arg=0)
    elsewhere.evaluate("dispatchEvent(new Event('focus'))")
    elsewhere.wait_for_function(LAST, arg=0)


def test_the_switch_for_messages_explains_itself_where_the_server_has_no_key(people: People, serving: Serving) -> None:
    page = people.window("/", "fr")
    page.locator("#do-alerts").click()
    expect(page.locator("#push-on")).to_be_disabled()
    expect(page.locator("#push-why")).to_contain_text("ne peut pas envoyer de notifications")


def test_a_message_is_shown_with_its_table_and_a_click_leads_there(people: People, serving: Serving) -> None:
    """The worker's own script in an empty page, with a browser around it that writes down what it is told."""
    page = people.window("about:blank")
    script = Person(serving).get("/service-worker.js").text
    message = {"title": "Your turn", "body": "Ulm · Orléans", "tag": "ulm-1", "url": "/t/ulm-1", "lang": "en"}
    title, look, opened, badge = page.evaluate(WORKER, [script, message])
    assert (title, look["body"], look["tag"]) == ("Your turn", "Ulm · Orléans", "ulm-1")
    assert opened == "https://club.example/t/ulm-1"
    assert badge == [1, 0]
    for icon in (look["icon"], look["badge"]):
        assert Person(serving).get(icon).headers["content-type"] == "image/png"


def test_messages_are_switched_on_and_off_where_the_server_has_a_key(browser: Any, tmp_path: Path) -> None:
    """The service of the browser is far away: its answer is written here, everything else is real."""
    settings = tmp_path / "settings.toml"
    settings.write_text(f'push_key = "{create_signing_key()}"\npush_services = "http://127.0.0.1:9"\n', "utf-8")
    serving = Serving(tmp_path, "--settings", str(settings), database=sqlite(tmp_path)).start()
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


def test_a_priced_choice_has_its_name_in_one_line_on_a_phone(people: People, serving: Serving) -> None:
    def can_buy(match: Match) -> bool:
        return any(match.game.notation(each).startswith("buy ") for each in match.legal(match.actor))

    laid = lay(serving.database, played(dealt("la-loire", 2, 5), at_random(5), can_buy))
    page = people.window(
        laid.path, "de", token=laid.tokens[laid.match.actor], viewport=PHONE, has_touch=True, is_mobile=True
    )
    names = [page.locator(f'#decision [data-notation^="{each}"] b').first for each in ("buy ", "done")]
    names[0].wait_for()
    buy, done = (name.bounding_box() for name in names)
    assert buy["height"] < 30
    assert abs(buy["x"] - done["x"]) <= 1
