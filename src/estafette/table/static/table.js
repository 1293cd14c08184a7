// The table in the browser. The server renders every region; this script swaps them in, sends what a person does,
// and keeps focus, scroll and typed text where they were. It holds no rules and builds no HTML out of texts.

const body = document.body;
const root = document.documentElement;
const api = `/api/v1/tables/${body.dataset.table}`;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const BOARD = ["map", "pieces"]; // swapping these lets things glide
const NAMED = '[style*="view-transition-name"]';
const STALE = 409;
const COUNT_MS = 400, DIGIT_MS = 600, FRAME_MS = 700, DOUBLE_MS = 350;

const page = {
  source: null, tries: 0, retry: 0, twin: false, left: 0, // the stream
  queue: [], glide: null, shown: {}, changed: 0, // what arrives and what is on the page
  busy: false, expect: 0, waiting: 0, // a command under way
  picks: [], digits: "", digitTimer: 0, hovered: null, acting: "",
  replay: null, turn: false, title: document.title.replace(/^● /, ""),
};

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const list = (text) => (text ?? "").split(/\s+/).filter(Boolean);
const region = (name) => one(`[data-region="${name}"]`);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const off = (button) => button.disabled || button.getAttribute("aria-disabled") === "true";

// --- words, notices, memory ----------------------------------------------------------------------------------------

function word(id, values = {}) {
  const text = one(`[data-word="${id}"]`, one("#words")?.content ?? document)?.textContent.trim() ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

function make(tag, className, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function standing(id, role, parent = body) { // an element the template may bring along or leave to us
  const found = document.getElementById(id);
  if (found) return found;
  const element = make("div", id);
  element.id = id;
  if (role) element.setAttribute("role", role);
  parent.append(element);
  return element;
}

function notice(text, stay = false) {
  const element = standing("notice", "status");
  clearTimeout(element.timer);
  element.textContent = text;
  element.hidden = !text;
  const rest = () => (root.classList.contains("offline") ? notice(word("offline"), true) : notice(""));
  if (text && !stay) element.timer = setTimeout(rest, 6000);
}

function announce(lines) {
  const live = standing("live", "status");
  live.append(...lines.filter(Boolean).map((line) => make("p", "", line)));
  while (live.children.length > 12) live.firstChild.remove();
}

function complain(text, near = region("whatnow")) { // errors stand where the person looks
  const line = near && one("[data-error]", near);
  if (!line) return text && notice(text);
  line.textContent = text;
  line.hidden = !text;
}

function remember(key, value) { // private windows may refuse
  try {
    return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value);
  } catch {
    return null;
  }
}

const seatQuery = () => (Number(body.dataset.seat) < 0 ? "" : `seat=${body.dataset.seat}&`); // spectators have none

// --- the stream ----------------------------------------------------------------------------------------------------

function connect(have = -1) { // any other number than the table's own brings every region
  clearTimeout(page.retry);
  page.source?.close();
  if (have < 0) page.queue = []; // what waited is told again, perhaps for another seat
  const source = new EventSource(`${api}/stream?${seatQuery()}twin=${Number(page.twin)}&have=${have}`);
  page.source = source;
  source.onopen = () => {
    if (page.tries > 1) notice(word("online"));
    page.tries = 0;
    root.classList.remove("offline");
    if (body.dataset.status === "waiting") arrive({ reload: true }); // who came meanwhile is not told again
  };
  source.onerror = () => {
    if (source !== page.source) return;
    source.close();
    page.tries += 1;
    if (page.tries > 1) { // the first break is healed without a word
      root.classList.add("offline");
      notice(word("offline"), true);
    }
    page.retry = setTimeout(connect, Math.min(10000, 250 * 2 ** page.tries) * (0.7 + 0.6 * Math.random()));
  };
  source.addEventListener("update", (event) => arrive(JSON.parse(event.data)));
  source.addEventListener("reload", () => arrive({ reload: true }));
  source.addEventListener("presence", (event) => JSON.parse(event.data).players.forEach((here, seat) =>
    all(`[data-presence="${seat}"]`).forEach((element) => element.classList.toggle("away", !here))));
}

function arrive(update) {
  page.queue.push(update);
  pump();
}

const moving = () => document.startViewTransition && !document.hidden && !calm.matches;

// One glide at a time. Who falls behind sees the newest position rather than all of them.
function pump() {
  if (page.glide || page.replay || !page.queue.length) return;
  const behind = !moving() || page.queue.length > 3;
  const update = behind ? page.queue.splice(0).reduce(merged) : page.queue.shift();
  glide(() => show(update), update.regions ?? {}).finally(pump);
}

function merged(first, second) {
  return { ...first, ...second, regions: { ...first.regions, ...second.regions },
    say: [...(first.say ?? []), ...(second.say ?? [])], touched: [...(first.touched ?? []), ...(second.touched ?? [])] };
}

// Only what moves has a name while it glides: the browser takes a picture of everything that has one, which costs time.
async function glide(change, regions) {
  if (!moving() || !BOARD.some((name) => name in regions)) return change();
  const at = (root) => new Map(all(NAMED, root).map((piece) =>
    [piece.style.viewTransitionName, piece.getAttribute("style")]));
  const next = document.createElement("template");
  next.innerHTML = regions.pieces ?? one('[data-region="pieces"]')?.innerHTML ?? "";
  const before = at(document), after = at(next.content);
  const still = new Set([...before.keys()].filter((name) => before.get(name) === after.get(name)));
  if (still.size === before.size && still.size === after.size) return change(); // nothing moves
  const hushed = [];
  const hush = () => all(NAMED).forEach((piece) => {
    const name = piece.style.viewTransitionName;
    if (!still.has(name)) return;
    hushed.push([piece, name]);
    piece.style.viewTransitionName = "none";
  });
  hush();
  const transition = page.glide = document.startViewTransition(() => { change(); hush(); });
  transition.ready.catch(() => {}); // two things of one name: nothing glides, the swap still happens
  const late = setTimeout(() => transition.skipTransition(), 2000);
  await transition.finished.catch((error) => console.error(error));
  clearTimeout(late);
  hushed.forEach(([piece, name]) => { piece.style.viewTransitionName = name; });
  page.glide = null;
}

function show(update) {
  if (update.reload) return renew();
  const before = page.turn, fresh = update.number !== Number(body.dataset.number);
  if (update.number !== undefined) body.dataset.number = update.number;
  if (update.seat >= 0) body.dataset.seat = update.seat; // of several at one screen, the one whose things are shown
  if (update.over) body.dataset.status = "over";
  for (const [name, html] of Object.entries(update.regions ?? {})) {
    if (page.shown[name] === html) continue;
    page.shown[name] = html;
    if (region(name)) swap(region(name), name, html);
  }
  if (update.regions?.whatnow !== undefined) {
    page.changed = performance.now();
    forgetDigits();
  }
  if (fresh) page.picks = [];
  if (update.turn !== undefined) page.turn = update.turn;
  announce([...(update.say ?? []), page.turn && !before ? word("your-turn") : ""]);
  (update.touched ?? []).forEach((anchor) => // what just happened shows on the board for a moment
    all(`.board [data-anchor~="${anchor}"]:not(.spot)`).forEach((thing) => thing.classList.add("touched")));
  if (Number(body.dataset.number) >= page.expect) busy(false);
  refresh();
  if (page.turn && !before) callTab("whatnow");
}

async function renew() { // another page; the waiting room changes in place, somebody may be typing a name
  const text = region("waiting") && await fetch(location.href).then((answer) => answer.text()).catch(() => "");
  const next = text && one('[data-region="waiting"]', new DOMParser().parseFromString(text, "text/html"));
  if (next) swap(region("waiting"), "waiting", next.innerHTML);
  else location.reload();
}

// --- swapping a region ---------------------------------------------------------------------------------------------

function swap(element, name, html) {
  const focus = focusIn(element), fields = fieldsIn(element), numbers = countsIn(element);
  const viewport = one("#viewport"), at = viewport && [viewport.scrollLeft, viewport.scrollTop];
  const scrolls = name in { map: 1, pieces: 1 } ? [] : scrollsIn(element, name in { log: 1, chat: 1 });
  const known = new Set(all("li[id]", element).map((line) => line.id));
  element.innerHTML = html; // rendered by our own server; names and chat are escaped there
  fields.forEach(({ id, value, open, start, end }) => {
    const field = document.getElementById(id);
    if (!field) return;
    if (open !== undefined) field.open = open;
    if (value) field.value = value;
    if (value && start !== null) field.setSelectionRange?.(start, end);
  });
  scrolls.forEach((back) => back());
  if (at) viewport.scrollTo({ left: at[0], top: at[1], behavior: "instant" });
  if (focus) refocus(element, focus);
  all("[data-count]", element).forEach((node) => count(node, numbers[node.dataset.count]));
  if (name === "chat") heard(all("li[id]", element).filter((line) => !known.has(line.id)));
}

function heard(lines) { // the region is not live itself, or every swap would read the whole talk again
  if (!lines.length) return;
  announce(lines.map((line) => line.textContent.trim()));
  callTab("chat");
}

const KEYS = ["id", "data-action", "data-do", "data-anchor", "data-tab", "href", "name"];

function focusIn(element) {
  const active = document.activeElement;
  if (!element.contains(active) || active === element) return null;
  const key = KEYS.find((name) => active.hasAttribute(name));
  const same = (other) => other.dataset.seat === active.dataset.seat &&
    (key ? other.getAttribute(key) === active.getAttribute(key) : other.textContent === active.textContent);
  return { same, tag: active.localName, ring: active.matches(":focus-visible") };
}

function refocus(element, { same, tag, ring }) {
  const found = all(tag, element).find((other) => same(other) && !other.disabled);
  const target = found ?? one("#ask", element) ?? element;
  if (!found && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true, focusVisible: ring });
}

function fieldsIn(element) {
  return all("input[id], textarea[id], details[id]", element).map((field) => ({
    id: field.id, open: field.open, value: field.value === field.defaultValue ? "" : field.value,
    start: field.selectionStart ?? null, end: field.selectionEnd ?? null,
  }));
}

function scrollsIn(element, sticky) { // a log that was read to its end stays at its end
  const scrollers = () => [element, ...all("ol, ul, [id]", element)];
  return scrollers().flatMap((node, index) => {
    const { scrollTop, scrollLeft } = node;
    const end = sticky && node.scrollHeight - scrollTop - node.clientHeight < 4;
    if (!end && !scrollTop && !scrollLeft) return [];
    return [() => {
      const again = (node.id && document.getElementById(node.id)) || scrollers()[index];
      again?.scrollTo({ left: scrollLeft, top: end ? again.scrollHeight : scrollTop, behavior: "instant" });
    }];
  });
}

const number = (node) => Number.parseInt(node.textContent.replace("−", "-"), 10);

function countsIn(element) {
  return Object.fromEntries(all("[data-count]", element).map((node) => [node.dataset.count, number(node)]));
}

function count(node, from) {
  const to = number(node), text = node.textContent, started = performance.now();
  if (!Number.isInteger(from) || !Number.isInteger(to) || from === to || calm.matches || document.hidden) return;
  node.classList.add("counting");
  const step = (now) => {
    const part = Math.max(0, Math.min(1, (now - started) / COUNT_MS));
    node.textContent = part < 1 ? Math.round(from + (to - from) * part) : text;
    if (part < 1) requestAnimationFrame(step);
    else node.classList.remove("counting");
  };
  step(started);
}

// --- sending -------------------------------------------------------------------------------------------------------

async function ask(path, payload) { // always an object; `status` and `message` when it failed
  try {
    const sent = payload && { method: "POST", body: JSON.stringify(payload) };
    const headers = { "Content-Type": "application/json", "X-Csrf": body.dataset.csrf ?? "" };
    const options = { ...sent, headers, credentials: "same-origin", signal: AbortSignal.timeout(15000) };
    const answer = await fetch(`${api}/${path}`, options);
    const told = await answer.json().catch(() => ({}));
    return answer.ok ? told : { ...told, status: answer.status, message: told.message || word("failed") };
  } catch {
    return { status: -1, message: word("unreachable") };
  }
}

function busy(on) {
  page.busy = on;
  clearTimeout(page.waiting);
  root.classList.toggle("busy", on);
  region("whatnow")?.setAttribute("aria-busy", String(on));
}

// A command about the game: one at a time, with the number of the position it was decided on.
async function command(path, payload = { number: Number(body.dataset.number) }) {
  if (page.busy || page.replay) return false;
  busy(true);
  complain("");
  page.glide?.skipTransition(); // who acts has seen enough
  page.expect = Infinity; // an update that is not the answer to this does not end the wait
  const { status, message, number } = await ask(path, { seat: Number(body.dataset.seat), ...payload });
  page.expect = number ?? 0;
  if (status && status !== STALE) {
    busy(false);
    complain(message);
  } else { // the new position comes by the stream; if it does not, we ask for it
    if (status) notice(word("stale") || message);
    if (Number(body.dataset.number) >= page.expect) busy(false);
    else page.waiting = setTimeout(() => { busy(false); connect(); }, 3000);
  }
  return !status;
}

const decide = (what) => command("actions", { number: Number(body.dataset.number), ...what });
const play = (choice) => decide({ action: Number(choice.dataset.action) });

async function post(path, payload, near) { // what does not change the position
  const answer = await ask(path, payload);
  complain(answer.status ? answer.message : "", near);
  return answer.status ? null : answer;
}

// --- choices, narrowing, light -------------------------------------------------------------------------------------

const choices = () => all(".ch[data-action]", region("whatnow") ?? body);
const about = (choice, anchors) => list(choice.dataset.anchors).some((anchor) => anchors.includes(anchor));
const fits = (choice) => page.picks.every((pick) => about(choice, pick.anchors));
const visible = () => choices().filter((choice) => !choice.hidden);
const spots = () => all("button[data-anchor], .spot[data-anchor]").filter((spot) => !spot.matches(".ch"));

function refresh() { // after every swap and every narrowing
  if (!choices().some(fits)) page.picks = [];
  choices().forEach((choice) => { choice.hidden = !fits(choice); });
  const open = visible();
  open.forEach((choice, index) => {
    const key = one("kbd", choice);
    if (key) key.textContent = index + 1;
  });
  const panel = region("whatnow"), narrowed = page.picks.length > 0;
  panel?.classList.toggle("narrowed", narrowed);
  all(".ch.no, .nos", panel ?? body).forEach((line) => { line.hidden = narrowed; });
  all(".grp", panel ?? body).forEach((group) => { group.hidden = narrowed && !one(".ch:not([hidden])", group); });
  const anchorsOf = (some) => new Set(some.flatMap((choice) => list(choice.dataset.anchors)));
  const near = anchorsOf(open), far = anchorsOf(choices()); // far: a click there begins again
  spots().forEach((spot) => {
    const here = list(spot.dataset.anchor), useful = here.some((anchor) => far.has(anchor));
    spot.classList.toggle("can", here.some((anchor) => near.has(anchor)));
    spot.classList.toggle("picked", page.picks.some((pick) => pick.key === spot.dataset.anchor));
    spot.setAttribute("aria-disabled", String(!useful));
    spot.tabIndex = useful || one(".tip", spot.parentElement.matches(".pc") ? spot.parentElement : spot) ? 0 : -1;
  });
  one("#notations")?.replaceChildren(...open.filter((choice) => choice.dataset.notation).map((choice) =>
    Object.assign(document.createElement("option"), { value: choice.dataset.notation })));
  chips(panel);
  light();
  document.title = (page.turn ? "● " : "") + page.title;
  followActing();
  drawWindow();
}

function chips(panel) {
  let row = panel && one("[data-chips]", panel);
  if (!row && (!panel || !page.picks.length)) return;
  if (!row) panel.prepend(row = Object.assign(make("div", "chips"), { hidden: true }));
  row.dataset.chips = "";
  row.hidden = !page.picks.length;
  row.replaceChildren(make("span", "", word("narrowed")), ...page.picks.map((pick, index) => {
    const chip = make("button", "chip", `${pick.name} ×`);
    chip.type = "button";
    chip.dataset.unpick = index;
    chip.setAttribute("aria-label", `${pick.name}: ${word("widen")}`);
    return chip;
  }));
}

function pick(spot) {
  const key = spot.dataset.anchor, anchors = list(key);
  const pickHere = { key, anchors, name: spot.dataset.name || spot.getAttribute("aria-label") || key.split(":").pop() };
  const at = page.picks.findIndex((other) => other.key === key);
  if (!choices().some((choice) => about(choice, anchors))) return;
  if (at >= 0) page.picks.splice(at, 1);
  else if (visible().some((choice) => about(choice, anchors))) page.picks.push(pickHere);
  else page.picks = [pickHere]; // another thought: begin again with this one
  forgetDigits();
  refresh();
  const open = visible();
  if (at < 0 && open.length === 1) return play(open[0]);
  announce([open.length === 1 ? word("one-choice") : word("choices-left", { n: open.length })]);
}

function widen(index = page.picks.length - 1) {
  page.picks.splice(index, 1);
  refresh();
  if (document.activeElement === body) one("#ask")?.focus({ preventScroll: true });
}

// What the pointer or the focus is on lights what it is about: choice and log line to board, board to choice.
function light() {
  if (!page.hovered?.isConnected) page.hovered = null;
  const from = page.hovered ?? document.activeElement?.closest("[data-touch], [data-anchor]");
  const touch = list(from?.dataset.touch ?? from?.dataset.anchor);
  const board = from && !from.dataset.touch;
  all("[data-anchor]").forEach((node) =>
    node.classList.toggle("lit", list(node.dataset.anchor).some((anchor) => touch.includes(anchor))));
  choices().forEach((choice) => choice.classList.toggle("hot", Boolean(board) && about(choice, touch)));
}

// --- what buttons and forms do -------------------------------------------------------------------------------------

const seat = (near, wish) => post(`seats/${near.dataset.seat}`, wish, near.closest("form, li, section"));

const DOING = {
  undo: () => command("undo"),
  restart: () => command("restart"),
  takeback: () => command("takeback"),
  agree: () => command("takeback/answer", { agree: true }),
  refuse: () => command("takeback/answer", { agree: false }),
  reveal: (button) => takeSeat(button.dataset.seat),
  twin: () => setTwin(!page.twin),
  fit: () => { press("fit", root.classList.toggle("fit")); drawWindow(); followActing(true); },
  keys: () => one("dialog#keys")?.showModal(),
  "keys-on": (box) => remember("estafette-keys", box.checked ? "on" : "off"),
  since: () => replay(),
  copy: (button) => copy(button),
  "seat-free": (button) => seat(button, { do: "free" }),
  "seat-bot": (button) => seat(button, { do: "bot", level: button.dataset.level ?? "" }),
  "seat-back": async (button) => { if (await seat(button, { do: "back" })) location.reload(); },
  "seat-invite": (button) => invite(button),
};

const FORMS = {
  notation: (form, text) => decide({ notation: text }),
  chat: (form, text) => post("chat", { text }, form),
  name: (form, text) => seat(form, { do: "name", name: text }).then(() => false), // a name stays in its field
  sit: (form, text) => sit(form.dataset.seat, text, form),
};

async function submitted(form) {
  const input = one("input:not([type=hidden]), textarea", form);
  if (!input.value.trim()) return;
  const sent = input.value, done = await FORMS[form.dataset.form](form, sent.trim());
  const now = (input.id && document.getElementById(input.id)) || input; // the region may be a new one by now
  if (done && now.value === sent) now.value = "";
}

async function sit(wanted, name, near) {
  if (await post("join", { seat: Number(wanted), name }, near)) location.reload();
}

function press(name, on) { // a link cannot be pressed; it can be the current one
  all(`[data-do="${name}"]`).forEach((button) =>
    button.setAttribute(button.localName === "a" ? "aria-current" : "aria-pressed", String(on)));
}

function setTwin(on) {
  page.twin = on;
  remember("estafette-twin", on ? "1" : "0");
  root.classList.toggle("twin", on);
  press("twin", on);
  connect();
}

function takeSeat(taken) { // two people at one screen: the next one says "I am here"
  body.dataset.seat = taken;
  const address = new URL(location.href);
  address.searchParams.set("seat", taken);
  history.replaceState(null, "", address);
  connect();
}

function copy(button) {
  const source = button.dataset.copyFrom && one(button.dataset.copyFrom);
  source?.select?.(); // so that the hand can finish what the script may not do
  return copyText((button.dataset.copy ?? source?.value ?? source?.textContent ?? "").trim());
}

async function copyText(text, shown = "") {
  const done = await navigator.clipboard?.writeText(text).then(() => true).catch(() => false);
  notice(`${word(done ? "copied" : "copy-failed")} ${shown}`.trim(), Boolean(shown));
}

async function invite(button) {
  const { invitations = [] } = (await seat(button, { do: "invite" })) ?? {};
  const link = invitations.find((each) => each.seat === Number(button.dataset.seat))?.url;
  if (link) copyText(new URL(link, location.href).href, new URL(link, location.href).href);
}

// --- what happened since my last turn ------------------------------------------------------------------------------

async function replay() {
  if (page.replay) return;
  let wake = () => {};
  const run = page.replay = { over: false, stop: () => { run.over = true; wake(); } };
  const { frames: told = [], message } = await ask(`since?${seatQuery()}`);
  const frames = told.filter((frame) => frame.lines?.length); // what nobody could put into words is no step
  await page.glide?.finished;
  if (frames.length) await playFrames(frames, run, (done) => { wake = done; }, () => wake());
  else notice(message ?? word("since-none"));
  page.replay = null;
  pump(); // what arrived meanwhile
}

async function playFrames(frames, run, onWake, next) {
  const parts = ["map", "pieces"].filter(region), back = document.activeElement;
  const now = Object.fromEntries(parts.map((name) => [name, region(name).innerHTML]));
  const place = (regions) => Object.entries(regions).forEach(([name, html]) => {
    if (parts.includes(name)) region(name).innerHTML = html;
  });
  const button = (name, onclick) => Object.assign(make("button", "btn", word(name)), { type: "button", onclick });
  const caption = standing("caption", "", one("#viewport")?.parentElement ?? body);
  const text = make("div", "lines"), buttons = make("div", "foot");
  text.setAttribute("role", "status");
  if (calm.matches) buttons.append(button("since-next", next)); // without motion the person turns the pages
  buttons.append(button("since-stop", run.stop));
  caption.replaceChildren(text, buttons);
  caption.hidden = false;
  root.classList.add("since");
  buttons.firstChild.focus({ preventScroll: true });
  for (const [index, frame] of frames.entries()) {
    if (run.over) break;
    const woken = new Promise(onWake);
    text.replaceChildren(make("small", "", word("since-step", { n: index + 1, of: frames.length })),
      ...frame.lines.map((line) => make("p", "", line)));
    await glide(() => place(frame.regions ?? {}), frame.regions ?? {});
    if (!run.over) await (calm.matches ? woken : Promise.race([woken, sleep(FRAME_MS)]));
  }
  await glide(() => { place(now); refresh(); }, now);
  caption.hidden = true;
  root.classList.remove("since");
  (back?.isConnected ? back : one("#ask"))?.focus({ preventScroll: true });
}

// --- phone ---------------------------------------------------------------------------------------------------------

function showTab(name) {
  const main = one("main");
  if (!one("[data-tab]")) return;
  main.classList.remove(`show-${main.dataset.show}`);
  main.classList.add(`show-${name}`);
  main.dataset.show = name;
  all("[data-tab]").forEach((tab) => {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
    if (tab.dataset.tab === name) tab.classList.remove("call");
  });
  const news = { log: region("log"), chat: region("chat") }[name];
  if (news) news.scrollTop = news.scrollHeight; // while it was out of sight it could not follow
}

function callTab(name) { // another tab has news
  if (one("main")?.dataset.show !== name) one(`[data-tab="${name}"]`)?.classList.add("call");
}

function followActing(again = false) { // on my turn the window on the board goes to the piece that acts
  const viewport = one("#viewport"), piece = viewport && one(".now", viewport);
  const acting = (page.turn && piece?.dataset.anchor) || "";
  if (acting === page.acting && !again) return;
  page.acting = acting;
  if (!acting || viewport.scrollWidth <= viewport.clientWidth) return;
  const box = piece.getBoundingClientRect(), frame = viewport.getBoundingClientRect();
  viewport.scrollBy({
    left: box.x + box.width / 2 - frame.x - frame.width / 2, top: box.y + box.height / 2 - frame.y - frame.height / 2,
    behavior: calm.matches ? "instant" : "smooth",
  });
}

function drawWindow() {
  const viewport = one("#viewport"), board = one("#board"), mini = one("#mini"), shape = one("#mini-window");
  if (!viewport || !board?.clientWidth || !mini || !shape) return;
  const { width, height } = mini.viewBox.baseVal, scale = width / board.clientWidth;
  const sides = { x: viewport.scrollLeft * scale, y: viewport.scrollTop * scale,
    width: Math.min(width, viewport.clientWidth * scale), height: Math.min(height, viewport.clientHeight * scale) };
  Object.entries(sides).forEach(([name, value]) => shape.setAttribute(name, value));
}

// --- pointer and keys ----------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const near = (selector) => event.target.closest?.(selector);
  if (page.replay && !near("#caption")) {
    event.preventDefault();
    return page.replay.stop();
  }
  if (near("a[href]:not([data-do])")) return;
  const choice = near(".ch[data-action]"), doer = near("[data-do]"), chip = near("[data-unpick]");
  const tab = near("[data-tab]"), spot = near("button[data-anchor], .spot[data-anchor]");
  if (doer) {
    if (doer.localName !== "input") event.preventDefault();
    if (off(doer)) notice(reason(doer));
    else DOING[doer.dataset.do]?.(doer);
    doer.closest("[popover]")?.hidePopover();
    doer.closest("details.seatmenu")?.removeAttribute("open");
  } else if (choice) {
    // The second half of a double click must not take a choice that has only just appeared under the pointer.
    if (event.detail < 2 || performance.now() - page.changed > DOUBLE_MS) play(choice);
  } else if (chip) widen(Number(chip.dataset.unpick));
  else if (tab) showTab(tab.dataset.tab);
  else if (spot) pick(spot);
});

document.addEventListener("submit", (event) => {
  if (!FORMS[event.target.dataset.form]) return;
  event.preventDefault();
  submitted(event.target);
});

document.addEventListener("mouseover", (event) => {
  const hovered = event.target.closest?.("[data-touch], [data-anchor]") ?? null;
  if (hovered === page.hovered) return;
  page.hovered = hovered;
  light();
  root.classList.remove("notips");
});
document.addEventListener("focusin", () => {
  light();
  root.classList.remove("notips");
});
document.addEventListener("focusout", light);

function reason(button) { // why it cannot be used: said beside it, or in its tip
  return button.dataset.reason ?? document.getElementById(button.getAttribute("aria-describedby"))?.textContent ?? "";
}

function pressed(name) { // a key does what its button does
  const button = one(`[data-do="${name}"]`) ?? one(`#do-${name}`);
  if (button && off(button)) notice(reason(button));
  else button?.click();
}

function forgetDigits() {
  clearTimeout(page.digitTimer);
  page.digits = "";
}

function digit(key) { // "1" may be the beginning of "12"; wait for it only where there is a twelfth choice
  clearTimeout(page.digitTimer);
  page.digits += key;
  const open = visible(), wanted = Number(page.digits), choice = open[wanted - 1];
  const take = () => {
    forgetDigits();
    if (choice) play(choice);
  };
  if (!choice || wanted * 10 > open.length) return take();
  choices().forEach((other) => other.classList.toggle("hot", other === choice));
  page.digitTimer = setTimeout(take, DIGIT_MS);
}

function step(by) { // from choice to choice
  const open = visible(), at = open.indexOf(document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length;
  open[next]?.focus();
}

const LETTERS = {
  "/": () => one("[data-form=notation] input, .say")?.focus(),
  "?": () => DOING.keys(),
  u: () => pressed("undo"),
  r: () => pressed("restart"),
  t: () => pressed("twin"),
  l: () => {
    showTab("log");
    region("log")?.focus();
  },
};

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || one("dialog[open]")) return;
  const typing = target.closest?.("input, textarea, select, [contenteditable]");
  if (key === "Escape") {
    if (page.replay) page.replay.stop();
    else if (typing && one("#ask")) one("#ask").focus({ preventScroll: true });
    else if (page.picks.length) widen();
    else root.classList.add("notips"); // a tip in the way goes; moving on brings tips back
    return;
  }
  if (event.repeat && key === "Enter" && target.closest?.(".ch")) event.preventDefault(); // a long press is one answer
  if (typing || page.replay || (event.repeat && !key.startsWith("Arrow"))) return;
  const inPanel = document.activeElement === body || region("whatnow")?.contains(document.activeElement);
  const short = remember("estafette-keys") !== "off";
  if ((key === "ArrowDown" || key === "ArrowUp") && inPanel && visible().length) step(key === "ArrowDown" ? 1 : -1);
  else if (short && /^\d$/.test(key) && (page.digits || key !== "0")) digit(key);
  else if (short && LETTERS[key.toLowerCase()]) LETTERS[key.toLowerCase()]();
  else return;
  event.preventDefault();
});

// --- begin ---------------------------------------------------------------------------------------------------------

document.addEventListener("visibilitychange", () => {
  if (document.hidden) page.left = Date.now();
  else if (Date.now() - page.left > 30000) connect(); // a laptop that slept has a dead stream without knowing it
});
addEventListener("online", () => connect());
addEventListener("pageshow", (event) => event.persisted && connect()); // back again, with the page as it was left
addEventListener("resize", drawWindow);
one("#viewport")?.addEventListener("scroll", drawWindow, { passive: true });

function begin() {
  root.classList.add("js");
  const asked = new URLSearchParams(location.search).get("twin") ?? remember("estafette-twin");
  page.twin = asked === "1" && Boolean(one('[data-do="twin"]'));
  root.classList.toggle("twin", page.twin);
  press("twin", page.twin);
  const keys = one("#keys-on");
  if (keys) keys.checked = remember("estafette-keys") !== "off";
  page.turn = choices().length > 0;
  showTab(one("main")?.dataset.show ?? "whatnow");
  all('[data-region="log"], [data-region="log"] ol').forEach((log) => { log.scrollTop = log.scrollHeight; });
  region("chat")?.setAttribute("aria-live", "off");
  refresh();
  connect(page.twin ? -1 : body.dataset.number);
}

begin();
