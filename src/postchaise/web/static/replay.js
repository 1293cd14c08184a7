// The page of a replay. The first moment comes with the page; then the whole match arrives in one answer, and every
// other moment is shown without asking anybody.

import { all, body, make, notice, one, page, press, region, root } from "./table/page.js";
import { fitChips } from "./table/overflow.js";
import { glide } from "./table/animate.js";
import { drawWindow, look, showTab } from "./table/panels.js";
import { swapAll } from "./table/regions.js";
import { followView, showView } from "./table/board-views.js";
import { html, last as lastOf, unpack, version } from "./replay-data.js";
import { lookThere, mark } from "./replay-log.js";

const STEP_MS = 1000, MOST_FADED = 5; // steps at once that still glide
const { table, viewer: eyes } = body.dataset, end = Number(body.dataset.last), written = body.dataset.textBoard === "1";
const slider = one("#at"), said = one("#said"), play = one("#run-play"), speed = one("#speed"), words = one("#moment").dataset;
const keep = written ? "&text_board=1" : "";
let match = null; // what arrived
let at = Number(body.dataset.at), shown = new Map(), timer = 0, writing = 0;
let wanted = null, eager = false, leaving = ""; // asked for until it arrives: a moment, to play on; and through whose eyes

page.replay = { stop() {} }; // what rides is followed

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
const address = (to = at, as = eyes) => `?at=${to}&as=${as}${keep}`;
// not on the whole page: every element of it would be styled anew
const head = () => all("#reel, #course").forEach((each) => each.style.setProperty("--progress", end ? at / end : 0));
const step = () => Math.max(0, lastOf(match.ats, at));

// --- one moment -------------------------------------------------------------------------------------------------

function place() {
  const fresh = match.regions.map((each) => [each, version(each, at)])
    .filter(([{ name }, now]) => region(name) && shown.get(name) !== now);
  fresh.forEach(([{ name }, now]) => shown.set(name, now));
  swapAll(fresh.map(([each, now]) => [region(each.name), each.name, html(each, now)]));
  if (fresh.some(([{ name }]) => name === "players")) fitChips();
}

function tell() {
  const number = step(), [, seat, , round] = match.steps[number], lines = match.lines.get(match.ats[number]) ?? [];
  const sentences = lines.filter((line) => !line.closest(".turn-heading")).map((line) => [...line.childNodes].map((node) => node.cloneNode(true)));
  const name = one(`[data-viewer="${seat}"] bdi`, one(".viewer-choice") ?? document)?.textContent ?? one(`.seat-row[data-anchor="seat:${seat}"] .seat-name bdi`)?.textContent ?? "";
  const alone = seat < 0 ? words.set : fill(words.decides, { name });
  said.replaceChildren(...(sentences.length ? sentences.map((nodes) => {
    const line = make("p", "");
    line.append(...nodes);
    return line;
  }) : [make("p", "", alone)]));
  const where = [fill(words.where, { at, last: end }), round > 0 ? fill(words.round, { round }) : ""].filter(Boolean);
  one("#where").textContent = where.join(" · ");
  one("#gains").replaceChildren(...match.gains[number].map(([who, text]) => {
    const chip = make("li", "", "");
    const [many, ...unit] = text.split(/(?<=\d)\s/u);
    chip.append(one(`.lane.player-${who + 1} .badge`).cloneNode(true), many, make("span", "", unit.length ? ` ${unit.join(" ")}` : ""));
    return chip;
  }));
  slider.value = at;
  slider.setAttribute("aria-valuetext", [...where, said.textContent].join(", "));
  head();
  one("#reel .timeline-head").dataset.round = round > 0 ? round : "";
  mark(match, match.ats[number]);
  lookThere();
  links();
}

function links() { // the address of the page is that of the moment; browsers refuse to change it too often
  all("[data-viewer]", one(".viewer-choice") ?? document.createElement("p")).forEach((link) => { link.href = address(at, link.dataset.viewer); });
  all('.menu a[href*="lang="], .menu a[href*="theme="]').forEach((link) => {
    link.search = `${address()}&${new URLSearchParams(link.search).has("lang") ? `lang=${link.lang}` : `theme=${link.dataset.themeSet}`}`;
  });
  one("#do-text").search = `?at=${at}&as=${eyes}`;
  const text = one("#do-text-board"), fork = one("#fork-at");
  if (text) text.search = `?at=${at}&as=${eyes}${text.dataset.extraQuery && `&${text.dataset.extraQuery}`}`;
  if (fork) fork.value = at;
  one("#do-fork")?.toggleAttribute("disabled", at >= end && !("partial" in body.dataset)); // what follows a part is not known
  clearTimeout(writing);
  writing = setTimeout(() => history.replaceState(null, "", address()), 250);
}

export function go(to) {
  const aim = Math.min(Math.max(0, to), end);
  if (leaving) { // other eyes are under way: they open at that moment
    at = aim;
    return location.assign(address(aim, leaving));
  }
  if (!match) { // it is under way: there when it arrives
    wanted = aim;
    slider.value = aim;
    one("#where").textContent = fill(words.where, { at: aim, last: end });
    return;
  }
  if (aim === at) return tell();
  const far = Math.abs(lastOf(match.ats, aim) - step()) > MOST_FADED;
  page.glide?.skip();
  at = aim;
  if (far || rate() > 2) place();
  else glide(place, Object.fromEntries(match.regions.map(({ name }) => [name, 1])));
  tell();
}

// --- from moment to moment --------------------------------------------------------------------------------------

const rate = () => (timer ? Number(speed.value) : 1);
const nth = (number) => match.ats[Math.min(Math.max(0, number), match.ats.length - 1)];

function near(by) { // the next step that tells something
  if (!match) return (wanted ?? at) + by;
  const here = step();
  return by < 0 && match.ats[here] < at ? match.ats[here] : nth(here + by);
}

function turn(by) { // where another seat's turn begins
  if (!match) return wanted ?? at;
  const same = (a, b) => match.steps[a][1] === match.steps[b][1] && match.steps[a][2] === match.steps[b][2];
  let number = step() + by;
  while (number > 0 && number < match.steps.length - 1 && same(number, number - 1)) number += by;
  return nth(number);
}

function moment(by) {
  const places = all("#moments [data-at]").map((each) => Number(each.dataset.at));
  return (by > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at)) ?? wanted ?? at;
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  eager = false;
  play.setAttribute("aria-pressed", "false");
  said.setAttribute("aria-live", "polite");
}

function run() {
  if (at >= end) return stop();
  go(near(1));
  timer = setTimeout(run, STEP_MS / Number(speed.value));
  said.setAttribute("aria-live", Number(speed.value) > 1 ? "off" : "polite");
}

function toggle() {
  if (timer || eager) return stop();
  eager = !match;
  play.setAttribute("aria-pressed", "true");
  if (eager) return;
  if (at >= end) go(0);
  timer = setTimeout(run, STEP_MS / 3);
}

function faster(by) {
  speed.selectedIndex = Math.min(Math.max(0, speed.selectedIndex + by), speed.length - 1);
}

const RUNS = { start: () => go(0), end: () => go(end), back: () => go(near(-1)), on: () => go(near(1)),
  "turn-back": () => go(turn(-1)), "turn-on": () => go(turn(1)) };

function side(name) {
  one("#log").dataset.side = name;
  all("button[data-side]").forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.side === name)));
  if (match) mark(match, match.ats[step()]);
}

async function copy() {
  const link = new URL(address(), location.href).href;
  try { // a page that came without https has no clipboard at all
    await navigator.clipboard.writeText(link);
    notice(words.copied);
  } catch {
    notice(`${words.copyFailed} ${link}`);
  }
}

// The text is asked for once the button is pressed. Where it cannot be copied, the page with it opens instead.
async function copyText() {
  const { href } = one("#do-text");
  const fetched = async () => {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(answer.status);
    return new Blob([await answer.text()], { type: "text/plain" });
  };
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": fetched() })]);
    notice(words.copiedText);
  } catch {
    location.assign(href);
  }
}

const eyed = (by) => { // the next eyes
  const choices = all(".viewer-choice [data-viewer]"), now = choices.findIndex((each) => each.dataset.viewer === eyes);
  choices[(now + by + choices.length) % choices.length]?.click();
};

// --- hands ------------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const near_ = (selector) => event.target.closest?.(selector);
  const button = near_("[data-run]"), line = near_("[data-at]:not(body)"), tab = near_("[data-tab]"), view = near_(".views [data-view]");
  if (button) {
    event.preventDefault();
    if (button === play) return toggle();
    stop();
    RUNS[button.dataset.run]();
  } else if (line) {
    stop();
    go(Number(line.dataset.at));
  } else if (tab) {
    showTab(tab.dataset.tab);
    if (match) mark(match, match.ats[step()]); // a log that was hidden could not be scrolled
  } else if (view) showView(view.dataset.view);
  else if (near_(".viewer-choice [data-viewer]") && !event.ctrlKey && !event.metaKey && !event.shiftKey) { // it is said at once that they come
    leaving = near_(".viewer-choice [data-viewer]").dataset.viewer;
    all(".viewer-choice [data-viewer]").forEach((each) => each.classList.toggle("active", each.dataset.viewer === leaving));
    said.replaceChildren(make("p", "", words.loading));
  }
  else if (near_("#course")) {
    const { left, width } = near_("#course").getBoundingClientRect();
    stop();
    go(Math.round(((event.clientX - left) / width) * end));
  } else if (near_("button[data-side]")) side(near_("button[data-side]").dataset.side);
  else if (near_("#do-link")) copy();
  else if (near_("#do-text")) {
    event.preventDefault();
    copyText();
  } else if (near_("#do-fit")) press("fit", root.classList.toggle("fitted"));
});
slider.addEventListener("input", () => {
  stop();
  go(Number(slider.value));
});

const KEYS = { ArrowLeft: (event) => go(event.shiftKey ? turn(-1) : near(-1)), ArrowRight: (event) => go(event.shiftKey ? turn(1) : near(1)),
  Home: RUNS.start, End: RUNS.end, "[": () => go(moment(-1)), "]": () => go(moment(1)),
  a: () => eyed(1), l: copy, x: copyText, f: () => one("#fork")?.togglePopover(), t: () => one("#do-text-board")?.click(),
  "?": () => one("#replay-keys").togglePopover() };

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || one("[popover].dialog:popover-open") || target.matches?.("select, input:not(#at)")) return;
  if (key === " " && !target.closest?.("button, a, select")) toggle();
  else if ("+-−".includes(key)) faster(key === "+" ? 1 : -1);
  else if ((key === "ArrowDown" || key === "ArrowUp") && target.closest?.("#story")) rove(target, key === "ArrowDown" ? 1 : -1);
  else if (KEYS[key] ?? KEYS[key.toLowerCase()]) {
    stop();
    (KEYS[key] ?? KEYS[key.toLowerCase()])(event);
  } else return;
  event.preventDefault();
});

function rove(from, by) { // from line to line
  const next = match?.all[match.all.indexOf(from) + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}

addEventListener("pageshow", ({ persisted }) => { // one came back
  leaving = "";
  all(".viewer-choice [data-viewer]").forEach((each) => each.classList.toggle("active", each.dataset.viewer === eyes));
  if (persisted && match) tell();
});
// Who points at other eyes will look through them: the server begins to draw.
all(".viewer-choice [data-viewer]").forEach((each) => each.addEventListener("pointerenter", () => match && each.dataset.viewer !== eyes && ask(each.dataset.viewer).catch(() => {}), { once: true }));
addEventListener("resize", drawWindow);
one("#viewport")?.addEventListener("scroll", drawWindow, { passive: true });
one("#mini")?.addEventListener("click", look);

// --- the match arrives ------------------------------------------------------------------------------------------

const ask = (as) => fetch(`${body.dataset.root}/t/${table}/replay.json?as=${as}${keep}`);

async function begin() {
  root.classList.add("js");
  showTab("whatnow");
  followView();
  fitChips();
  drawWindow();
  head();
  const answer = await ask(eyes).catch(() => null);
  if (!answer?.ok) return said.replaceChildren(make("p", "", words.failed));
  const told = await answer.json();
  one("#story").innerHTML = told.log; // drawn by our own server, as every region
  if (one("#moments")) one("#moments").innerHTML = told.moments;
  one("#drawn-reel").innerHTML = told.reel;
  one("#course")?.replaceChildren(...one("#drawn-reel .score-history").cloneNode(true).childNodes);
  const lines = all("#story button");
  match = { ...told, regions: unpack(told.regions), ats: told.steps.map(([each]) => each), lines: new Map(), all: lines, times: lines.map((line) => Number(line.dataset.at)), past: 0 };
  lines.forEach((line) => match.lines.set(Number(line.dataset.at), [...(match.lines.get(Number(line.dataset.at)) ?? []), line]));
  match.regions.forEach((each) => shown.set(each.name, version(each, at)));
  root.classList.add("ready");
  const to = wanted ?? at, on = eager;
  wanted = null;
  eager = false;
  go(to);
  if (on) toggle();
}

begin();
