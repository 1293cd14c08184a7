// Shows what arrives by the stream: one position after another, and each region only when it changed.

import { body, find, findAll, getMessage, root } from "../../dom.js";
import { animateChange, canAnimate, isAnimating } from "../board/animate.js";
import { followView } from "../board/views.js";
import {
  getNumber, getPlayback, getRegion, getShownSeat, isMyTurn, setMyTurn, setNumber, setSeat, setShownSeat,
} from "../context.js";
import { continueAutomatically } from "../decisions/automatic.js";
import { refreshChoices } from "../decisions/choices.js";
import { isAnswered, setBusy } from "../decisions/commands.js";
import { clearDigits, setPicks } from "../decisions/selection.js";
import { announce } from "../panels/notices.js";
import { followNews, markTab, previewChat } from "../panels/tabs.js";
import { replaceRegion, replaceRegions } from "./regions.js";
import { connect } from "./stream.js";

/** @import { Update } from "./stream.js" */

const MAX_QUEUE = 3; // with more of them the newest position is shown at once

/** @type {Update[]} */
let queue = [];
let processTimer = 0;
let decisionChangedAt = -Infinity;
/** @type {Map<string, string>} */
const shownRegions = new Map(); // HTML by name, as it arrived

/**
 * Return the HTML of a region, if it came by the stream.
 * @param {string} name
 */
export const getShownHtml = (name) => shownRegions.get(name);

/** How long the choices have been on the page, in milliseconds. */
export const getDecisionAge = () => performance.now() - decisionChangedAt;

/** Forget updates that are not shown yet, because everything is sent again. */
export const clearQueue = () => { queue = []; };

/** @param {Update} update */
export function receiveUpdate(update) {
  queue.push(update);
  if (canAnimate()) processQueue();
  else processTimer ||= setTimeout(() => { // shown together with what arrives at the same time
    processTimer = 0;
    processQueue();
  });
}

/** Show the next update, unless pieces still move or the past is shown. */
export function processQueue() {
  if (isAnimating() || getPlayback() || !queue.length) return;
  const isBehind = !canAnimate() || queue.length > MAX_QUEUE;
  const update = isBehind ? queue.reduce(mergeUpdates) : queue[0];
  queue = isBehind ? [] : queue.slice(1);
  animateChange(() => showUpdate(update), Object.keys(update.regions ?? {})).finally(() => {
    processQueue();
    continueAutomatically();
  });
}

/**
 * @param {Update} first
 * @param {Update} second
 * @returns {Update}
 */
function mergeUpdates(first, second) {
  const firstLines = second.regions?.log === undefined ? first.new_log_lines ?? "" : "";
  return {
    ...first, ...second, regions: { ...first.regions, ...second.regions },
    new_log_lines: firstLines + (second.new_log_lines ?? ""),
    moment: (first.moment ?? "") + (second.moment ?? ""), taken_back: first.taken_back || second.taken_back,
    announcements: [...(first.announcements ?? []), ...(second.announcements ?? [])],
    touched_anchors: [...(first.touched_anchors ?? []), ...(second.touched_anchors ?? [])],
  };
}

/** @param {Update} update */
function showUpdate(update) {
  if (update.reload) return void reloadPage();
  const wasMyTurn = isMyTurn(), isNewPosition = update.number !== getNumber();
  if (update.number !== undefined) setNumber(update.number);
  if (update.seat !== undefined && update.seat >= 0) setSeat(update.seat); // of several people at one screen
  if (update.over) body.dataset.status = "over";
  showRegions(update);
  if (isNewPosition) setPicks();
  if (update.turn !== undefined) setMyTurn(update.turn);
  const turnBegins = isMyTurn() && !wasMyTurn;
  if (update.regions?.views !== undefined || isMyTurn() !== wasMyTurn) followView();
  announce([...(update.announcements ?? []), turnBegins ? getMessage("your-turn") : ""]);
  markTouched(update.touched_anchors ?? [], wasMyTurn && isMyTurn());
  if (update.taken_back) find("#moment")?.remove();
  if (update.moment || update.over) showMoments(update);
  if (isAnswered()) setBusy(false);
  refreshChoices();
  followNews();
  root.classList.add("no-tooltips"); // what moved under a resting pointer was not pointed at
  if (update.regions?.chat !== undefined) previewChat();
  if (turnBegins) markTab("decision");
  if (turnBegins && getShownSeat() !== null) { // one plays with one's own things in sight
    setShownSeat(null);
    connect();
  }
  if (update.over || turnBegins)
    dispatchEvent(new CustomEvent("postchaise:attention", { detail: update.over ? "over" : "turn" }));
}

/** @param {Update} update */
async function showMoments({ moment, over }) {
  const { showEnding, showMoment, styleLoaded } = await import("../panels/moments.js");
  await styleLoaded;
  if (moment) showMoment(moment);
  if (over) showEnding();
}

/** @param {Update} update */
function showRegions({ regions = {}, new_log_lines: newLines }) {
  const changed = Object.entries(regions).filter(([name, html]) => shownRegions.get(name) !== html);
  changed.forEach(([name, html]) => shownRegions.set(name, html));
  replaceRegions(changed.flatMap(([name, html]) => {
    const element = getRegion(name);
    return element ? [{ element, name, html }] : [];
  }));
  if (newLines) {
    find('[data-region="log"] ol')?.insertAdjacentHTML("beforeend", newLines);
    shownRegions.delete("log");
  }
  if (changed.some(([name]) => name === "decision")) {
    decisionChangedAt = performance.now();
    clearDigits();
  }
}

/**
 * Let what has just happened stand out on the board for a moment.
 * @param {string[]} anchors
 * @param {boolean} isOwnMove then the person's things may lie below the edge of their panel
 */
function markTouched(anchors, isOwnMove) {
  anchors.forEach((anchor) => {
    findAll(`.board [data-anchor~="${anchor}"]:not(.spot)`).forEach((thing) => thing.classList.add("touched"));
    if (isOwnMove) find(`.player-board article[data-anchor="${anchor}"]`)?.scrollIntoView({ block: "nearest" });
  });
}

/** Load the page again. The waiting room changes in place, because somebody may be typing a name. */
async function reloadPage() {
  const waiting = getRegion("waiting");
  const html = waiting && await fetch(location.href).then((response) => response.text()).catch(() => "");
  const next = html && find('[data-region="waiting"]', new DOMParser().parseFromString(html, "text/html"));
  if (!waiting || !next) return void location.reload();
  replaceRegion(waiting, "waiting", next.innerHTML);
  previewChat();
}
