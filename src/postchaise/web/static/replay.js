// The page of a replay. The first moment comes with the page; then the whole match arrives in one answer, and every
// other moment is shown without asking the server.

import { body, closest, find, findAll, formatMessage, hasModifier, makeElement, mustFind, root } from "./dom.js";
import { animateChange, skipAnimation } from "./table/board/animate.js";
import { drawMinimap, watchViewport } from "./table/board/viewport.js";
import { followView, showView } from "./table/board/views.js";
import { getRegion, setPlayback, setPressed } from "./table/context.js";
import { showNotice } from "./table/panels/notices.js";
import { fitChips } from "./table/panels/player-panels.js";
import { showTab } from "./table/panels/tabs.js";
import { replaceRegions } from "./table/stream/regions.js";
import { buildHtml, findLastIndex, findVersion, unpackRegions } from "./replay-data.js";
import { ReplayLog, scrollToMoment } from "./replay-log.js";

/** @import { RegionHistory } from "./replay-data.js" */

/**
 * @typedef {object} Match
 * @property {RegionHistory[]} regions
 * @property {[at: number, seat: number, turn: number, round: number][]} steps
 * @property {number[]} times of the steps
 * @property {[seat: number, text: string][][]} gains by step
 */

const STEP_MS = 1000, START_MS = 330, ADDRESS_MS = 250;
const MAX_ANIMATED_STEPS = 5; // at once
const MAX_ANIMATED_SPEED = 2;

const { table, viewer = "" } = body.dataset;
const end = Number(body.dataset.last), isTextBoard = body.dataset.textBoard === "1";
const extraQuery = isTextBoard ? "&text_board=1" : "";
/** @type {HTMLInputElement} */
const slider = mustFind("#at");
/** @type {HTMLSelectElement} */
const speed = mustFind("#speed");
const caption = mustFind("#caption"), playButton = mustFind("#run-play"), where = mustFind("#where");
const messages = mustFind("#moment").dataset;

/** @type {Match | null} */
let match = null;
/** @type {ReplayLog | null} */
let log = null;
let at = Number(body.dataset.at); // the moment that is shown: a number of actions
/** @type {Map<string, number>} */
const shownVersions = new Map(); // by name of the region
let playTimer = 0, addressTimer = 0;
/** @type {number | null} */
let pendingMoment = null; // asked for before the match arrived
let isPlayPending = false;
let nextViewer = ""; // whose page is being loaded

setPlayback({ stop() {} }); // the board follows a piece that rides

/**
 * The query of a moment, as seen by a viewer.
 * @param {number} [moment]
 * @param {string} [seenBy]
 */
const formatQuery = (moment = at, seenBy = viewer) => `?at=${moment}&as=${seenBy}${extraQuery}`;

/** @param {Match} arrived */
const findStep = (arrived) => Math.max(0, findLastIndex(arrived.times, at));

const findViewerLinks = () => /** @type {HTMLAnchorElement[]} */ (findAll(".viewer-choice [data-viewer]"));

/** Move the playhead. The property is not set on the page, where every element would be styled again. */
const movePlayhead = () => findAll("#timeline, #course").forEach((chart) =>
  chart.style.setProperty("--progress", String(end ? at / end : 0)));

// --- one moment -----------------------------------------------------------------------------------------------------

/** @param {Match} arrived */
function showRegions({ regions }) {
  const changed = regions.flatMap((region) => {
    const version = findVersion(region, at), element = getRegion(region.name);
    return element && shownVersions.get(region.name) !== version ? [{ region, version, element }] : [];
  });
  changed.forEach(({ region, version }) => shownVersions.set(region.name, version));
  replaceRegions(changed.map(({ region, version, element }) =>
    ({ element, name: region.name, html: buildHtml(region, version) })));
  if (changed.some(({ region }) => region.name === "players")) fitChips();
}

/** @param {number} seat */
const getPlayerName = (seat) => (find(`.viewer-choice [data-viewer="${seat}"] bdi`)
  ?? find(`.seat-row[data-anchor="seat:${seat}"] .seat-name bdi`))?.textContent ?? "";

/**
 * Return what happened, as paragraphs.
 * @param {HTMLElement[]} lines of the log
 * @param {number} seat
 */
function buildCaption(lines, seat) {
  const sentences = lines.filter((line) => !line.closest(".turn-heading"));
  if (!sentences.length) {
    const { set = "", decides = "" } = messages;
    return [makeElement("p", "", seat < 0 ? set : formatMessage(decides, { name: getPlayerName(seat) }))];
  }
  return sentences.map((sentence) => {
    const paragraph = makeElement("p");
    paragraph.append(...[...sentence.childNodes].map((node) => node.cloneNode(true)));
    return paragraph;
  });
}

/** @param {[seat: number, text: string]} gain */
function buildGain([seat, text]) {
  const item = makeElement("li"), [amount, ...unit] = text.split(/(?<=\d)\s/u);
  item.append(mustFind(`.lane.player-${seat + 1} .badge`).cloneNode(true), amount,
    makeElement("span", "", unit.length ? ` ${unit.join(" ")}` : ""));
  return item;
}

/**
 * Show around the board what the moment is and what happened.
 * @param {Match} arrived
 */
function showMoment(arrived) {
  const step = findStep(arrived), [time, seat, , round] = arrived.steps[step];
  caption.replaceChildren(...buildCaption(log?.getLines(time) ?? [], seat));
  const place = [formatMessage(messages.where ?? "", { at, last: end })];
  if (round > 0) place.push(formatMessage(messages.round ?? "", { round }));
  where.textContent = place.join(" · ");
  mustFind("#gains").replaceChildren(...arrived.gains[step].map(buildGain));
  slider.value = String(at);
  slider.setAttribute("aria-valuetext", [...place, caption.textContent].join(", "));
  movePlayhead();
  mustFind("#timeline .timeline-head").dataset.round = round > 0 ? String(round) : "";
  log?.showMoment(time);
  scrollToMoment();
  updateLinks();
}

/** Let all addresses lead to this moment. Browsers refuse to change that of the page too often. */
function updateLinks() {
  findViewerLinks().forEach((link) => { link.href = formatQuery(at, link.dataset.viewer); });
  /** @type {HTMLAnchorElement[]} */
  const settings = findAll('.menu a[href*="lang="], .menu a[href*="theme="]');
  settings.forEach((link) => {
    const isLanguage = new URLSearchParams(link.search).has("lang");
    link.search = `${formatQuery()}&${isLanguage ? `lang=${link.lang}` : `theme=${link.dataset.themeSet}`}`;
  });
  /** @type {HTMLAnchorElement} */ (mustFind("#do-text")).search = `?at=${at}&as=${viewer}`;
  /** @type {HTMLAnchorElement | null} */
  const textBoard = find("#do-text-board");
  /** @type {HTMLInputElement | null} */
  const fork = find("#fork-at");
  const { extraQuery: other } = textBoard?.dataset ?? {};
  if (textBoard) textBoard.search = `?at=${at}&as=${viewer}${other ? `&${other}` : ""}`;
  if (fork) fork.value = String(at);
  find("#do-fork")?.toggleAttribute("disabled", at >= end && !("partial" in body.dataset)); // what follows is unknown
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, "", formatQuery()), ADDRESS_MS);
}

/**
 * Go to a moment. Before the match arrives it is noted; while another viewer's page is loading it opens there.
 * @param {number} moment
 */
function goTo(moment) {
  const target = Math.min(Math.max(0, moment), end);
  if (nextViewer) {
    at = target;
    return location.assign(formatQuery(target, nextViewer));
  }
  if (!match) {
    pendingMoment = target;
    slider.value = String(target);
    where.textContent = formatMessage(messages.where ?? "", { at: target, last: end });
    return;
  }
  const arrived = match;
  if (target !== at) {
    const distance = Math.abs(findLastIndex(arrived.times, target) - findStep(arrived));
    skipAnimation();
    at = target;
    if (distance > MAX_ANIMATED_STEPS || getSpeed() > MAX_ANIMATED_SPEED) showRegions(arrived);
    else animateChange(() => showRegions(arrived), arrived.regions.map(({ name }) => name));
  }
  showMoment(arrived);
}

// --- from moment to moment ------------------------------------------------------------------------------------------

const getSpeed = () => (playTimer ? Number(speed.value) : 1);

/**
 * @param {Match} arrived
 * @param {number} step
 */
const getTime = ({ times }, step) => times[Math.min(Math.max(0, step), times.length - 1)];

/** @param {number} offset in steps */
function findNeighbour(offset) {
  if (!match) return (pendingMoment ?? at) + offset;
  const step = findStep(match);
  return offset < 0 && match.times[step] < at ? match.times[step] : getTime(match, step + offset);
}

/**
 * Return where the next or previous turn begins.
 * @param {number} offset 1 or -1
 */
function findTurn(offset) {
  if (!match) return pendingMoment ?? at;
  const { steps } = match;
  /** @param {number} step */
  const continuesTurn = (step) => steps[step][1] === steps[step - 1][1] && steps[step][2] === steps[step - 1][2];
  let step = findStep(match) + offset;
  while (step > 0 && step < steps.length - 1 && continuesTurn(step)) step += offset;
  return getTime(match, step);
}

/**
 * Return the next or previous key moment.
 * @param {number} offset 1 or -1
 */
function findKeyMoment(offset) {
  const moments = findAll("#moments [data-at]").map((each) => Number(each.dataset.at));
  const found = offset > 0 ? moments.find((each) => each > at) : moments.findLast((each) => each < at);
  return found ?? pendingMoment ?? at;
}

function stopPlaying() {
  clearTimeout(playTimer);
  playTimer = 0;
  isPlayPending = false;
  playButton.setAttribute("aria-pressed", "false");
  caption.setAttribute("aria-live", "polite");
}

function playStep() {
  if (at >= end) return stopPlaying();
  goTo(findNeighbour(1));
  playTimer = setTimeout(playStep, STEP_MS / Number(speed.value));
  caption.setAttribute("aria-live", Number(speed.value) > 1 ? "off" : "polite");
}

function togglePlaying() {
  if (playTimer || isPlayPending) return stopPlaying();
  isPlayPending = !match;
  playButton.setAttribute("aria-pressed", "true");
  if (isPlayPending) return;
  if (at >= end) goTo(0);
  playTimer = setTimeout(playStep, START_MS);
}

/** @param {number} offset */
function changeSpeed(offset) {
  speed.selectedIndex = Math.min(Math.max(0, speed.selectedIndex + offset), speed.length - 1);
}

/** @type {Record<string, () => void>} by the value of data-run */
const CONTROLS = {
  start: () => goTo(0),
  end: () => goTo(end),
  back: () => goTo(findNeighbour(-1)),
  on: () => goTo(findNeighbour(1)),
  "turn-back": () => goTo(findTurn(-1)),
  "turn-on": () => goTo(findTurn(1)),
};

// --- panels, links and viewers --------------------------------------------------------------------------------------

/** A log that was hidden could not scroll. */
const refreshLog = () => { if (match) log?.showMoment(match.times[findStep(match)]); };

/** @param {string} name */
function showSide(name) {
  mustFind("#log").dataset.side = name;
  findAll("button[data-side]").forEach((button) =>
    button.setAttribute("aria-pressed", String(button.dataset.side === name)));
  refreshLog();
}

async function copyLink() {
  const link = new URL(formatQuery(), location.href).href;
  const isCopied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
  showNotice((isCopied ? messages.copied : `${messages.copyFailed} ${link}`) ?? "");
}

/** Copy the position as text. Where that is not possible, the page with the text opens. */
async function copyText() {
  const { href } = /** @type {HTMLAnchorElement} */ (mustFind("#do-text"));
  const fetchText = async () => {
    const response = await fetch(href);
    if (!response.ok) throw new Error(String(response.status));
    return new Blob([await response.text()], { type: "text/plain" });
  };
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": fetchText() })]);
    showNotice(messages.copiedText ?? "");
  } catch {
    location.assign(href);
  }
}

/** @param {string} [id] */
const markViewer = (id = viewer) =>
  findViewerLinks().forEach((link) => link.classList.toggle("active", link.dataset.viewer === id));

/**
 * The page of another viewer is loading: say so.
 * @param {string} id
 */
function announceViewer(id) {
  nextViewer = id;
  markViewer(id);
  caption.replaceChildren(makeElement("p", "", messages.loading));
}

/** @param {number} offset */
function changeViewer(offset) {
  const links = findViewerLinks(), index = links.findIndex((link) => link.dataset.viewer === viewer);
  links[(index + offset + links.length) % links.length]?.click();
}

// --- pointer and keys -----------------------------------------------------------------------------------------------

/**
 * Run a control of the player.
 * @param {HTMLElement} button
 */
function runControl(button) {
  if (button === playButton) return togglePlaying();
  stopPlaying();
  CONTROLS[button.dataset.run ?? ""]?.();
}

/**
 * @param {MouseEvent} event
 * @returns {boolean} whether the click was used instead of following a link
 */
function useClick(event) {
  const control = closest(event, "[data-run]"), moment = closest(event, "[data-at]:not(body)");
  const tab = closest(event, "[data-tab]"), view = closest(event, ".views [data-view]");
  const side = closest(event, "button[data-side]"), course = closest(event, "#course");
  const viewerLink = event.shiftKey ? null : closest(event, ".viewer-choice [data-viewer]");
  if (control) runControl(control);
  else if (moment) {
    stopPlaying();
    goTo(Number(moment.dataset.at));
  } else if (tab) {
    showTab(tab.dataset.tab ?? "");
    refreshLog();
  } else if (view) showView(view.dataset.view ?? "");
  else if (viewerLink && !event.ctrlKey && !event.metaKey) announceViewer(viewerLink.dataset.viewer ?? "");
  else if (course) {
    const { left, width } = course.getBoundingClientRect();
    stopPlaying();
    goTo(Math.round(((event.clientX - left) / width) * end));
  } else if (side) showSide(side.dataset.side ?? "log");
  else if (closest(event, "#do-link")) copyLink();
  else if (closest(event, "#do-text")) copyText();
  else if (closest(event, "#do-fit")) setPressed("fit", root.classList.toggle("fitted"));
  return Boolean(control || closest(event, "#do-text"));
}

document.addEventListener("click", (event) => { if (useClick(event)) event.preventDefault(); });
slider.addEventListener("input", () => {
  stopPlaying();
  goTo(Number(slider.value));
});

/** @type {Record<string, (event: KeyboardEvent) => unknown>} */
const KEYS = {
  ArrowLeft: ({ shiftKey }) => goTo(shiftKey ? findTurn(-1) : findNeighbour(-1)),
  ArrowRight: ({ shiftKey }) => goTo(shiftKey ? findTurn(1) : findNeighbour(1)),
  Home: CONTROLS.start,
  End: CONTROLS.end,
  "[": () => goTo(findKeyMoment(-1)),
  "]": () => goTo(findKeyMoment(1)),
  a: () => changeViewer(1),
  l: copyLink,
  x: copyText,
  f: () => find("#fork")?.togglePopover(),
  t: () => find("#do-text-board")?.click(),
  "?": () => find("#replay-keys")?.togglePopover(),
};

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was used
 */
function useKey(event) {
  const { key } = event, action = KEYS[key] ?? KEYS[key.toLowerCase()];
  if (key === " " && !closest(event, "button, a, select")) togglePlaying();
  else if ("+-−".includes(key)) changeSpeed(key === "+" ? 1 : -1);
  else if ((key === "ArrowDown" || key === "ArrowUp") && closest(event, "#story"))
    log?.moveFocus(event.target, key === "ArrowDown" ? 1 : -1);
  else if (action) {
    stopPlaying();
    action(event);
  } else return false;
  return true;
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof Element && event.target.matches("select, input:not(#at)");
  if (hasModifier(event) || isTyping || find("[popover].dialog:popover-open")) return;
  if (useKey(event)) event.preventDefault();
});

addEventListener("pageshow", ({ persisted }) => { // back from another viewer's page
  nextViewer = "";
  markViewer();
  if (persisted && match) showMoment(match);
});
findViewerLinks().forEach((link) => link.addEventListener("pointerenter", () => { // the server can begin to render
  if (match && link.dataset.viewer !== viewer) fetchMatch(link.dataset.viewer ?? "").catch(() => {});
}, { once: true }));

// --- the match arrives ----------------------------------------------------------------------------------------------

/** @param {string} seenBy */
const fetchMatch = (seenBy) => fetch(`${body.dataset.root}/t/${table}/replay.json?as=${seenBy}${extraQuery}`);

/**
 * Put in what the server has rendered for the whole match.
 * @param {any} answer
 */
function receiveMatch(answer) {
  const keyMoments = find("#moments"), timeline = mustFind("#drawn-timeline");
  mustFind("#story").innerHTML = answer.log; // rendered by our own server, as every region
  if (keyMoments) keyMoments.innerHTML = answer.moments;
  timeline.innerHTML = answer.timeline;
  find("#course")?.replaceChildren(...mustFind(".score-history", timeline).cloneNode(true).childNodes);
  /** @type {Match["steps"]} */
  const steps = answer.steps;
  match = { regions: unpackRegions(answer.regions), steps, times: steps.map(([time]) => time), gains: answer.gains };
  log = new ReplayLog();
  match.regions.forEach((region) => shownVersions.set(region.name, findVersion(region, at)));
  root.classList.add("ready");
}

async function start() {
  root.classList.add("js");
  watchViewport();
  showTab("decision");
  followView();
  fitChips();
  drawMinimap();
  movePlayhead();
  const response = await fetchMatch(viewer).catch(() => null);
  if (!response?.ok) return caption.replaceChildren(makeElement("p", "", messages.failed));
  receiveMatch(await response.json());
  const target = pendingMoment ?? at, plays = isPlayPending;
  pendingMoment = null;
  isPlayPending = false;
  goTo(target);
  if (plays) togglePlaying();
}

start();
