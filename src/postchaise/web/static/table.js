// The table in the browser. The server renders every region; this script puts them in, sends what a person does, and
// keeps focus, scroll positions and typed text where they were. It knows no rules and builds no HTML from texts.

import { body, closest, find, isDisabled, loadSetting, mustFind, root } from "./dom.js";
import "./table/board/drag.js";
import { noteLookAround, scrollBoardTo, watchViewport } from "./table/board/viewport.js";
import { followView, showView } from "./table/board/views.js";
import { getPlayback, getRegion, isTextBoard, setMyTurn, setTextBoard } from "./table/context.js";
import { findChoices, highlight, pickSpot, refreshChoices, takeChoice, unpick } from "./table/decisions/choices.js";
import "./table/decisions/price-breakdown.js";
import { setHovered } from "./table/decisions/selection.js";
import { getReason, hasFormHandler, runButton, runHandler, submitForm } from "./table/handlers.js";
import "./table/keyboard.js";
import { showNotice } from "./table/panels/notices.js";
import { watchCountdowns } from "./table/panels/player-panels.js";
import { previewChat, scrollToEnd, showTab } from "./table/panels/tabs.js";
import { connect, subscribe } from "./table/stream/stream.js";
import { clearQueue, getDecisionAge, receiveUpdate } from "./table/stream/updates.js";

const DOUBLE_CLICK_MS = 350;
const SLEEP_MS = 30_000; // after so long in the background the stream may be dead without knowing it
let hiddenAt = 0;

/**
 * Run a button, or say why it cannot be used.
 * @param {HTMLElement} button
 * @param {Event} event
 */
function useButton(button, event) {
  if (button.localName !== "input") event.preventDefault(); // links with data-do are for pages without script
  if (isDisabled(button)) showNotice(getReason(button));
  else runButton(button);
  /** @type {HTMLElement | null} */ (button.closest("[popover]"))?.hidePopover();
  button.closest("details.seat-menu")?.removeAttribute("open");
}

/** @param {MouseEvent} event */
function handleClick(event) {
  const button = closest(event, "[data-do]");
  if (closest(event, "a[href]:not([data-do])")) return;
  const isInTooltip = closest(event, ".tooltip") && !closest(event, ".tooltip [data-anchor]");
  if (isInTooltip && !button) return root.classList.add("no-tooltips"); // it covered what was meant
  const choice = closest(event, "button.choice"), pick = closest(event, "[data-deselect]");
  const tab = closest(event, "[data-tab]"), view = closest(event, ".views [data-view]");
  const spot = closest(event, "button[data-anchor], .spot[data-anchor], [data-clickable]");
  if (button) useButton(button, event);
  else if (choice) {
    // The second half of a double click must not take a choice that has only just appeared under the pointer.
    if (event.detail < 2 || getDecisionAge() > DOUBLE_CLICK_MS) takeChoice(choice);
  } else if (pick) unpick(Number(pick.dataset.deselect));
  else if (tab) showTab(tab.dataset.tab ?? "");
  else if (view) showView(view.dataset.view ?? "");
  else if (spot) {
    if (event.detail < 2 || getDecisionAge() > DOUBLE_CLICK_MS) pickSpot(spot);
    if (event.detail && !isDisabled(spot)) spot.blur(); // or it stays highlighted for people who go on with keys
  } else if (closest(event, "[data-look]") && !closest(event, "button, summary, details, .seat-score")) {
    runHandler("look", /** @type {HTMLElement} */ (closest(event, "[data-look]")));
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur(); // or its tooltip stays
  } else if (closest(event, "[data-scroll-board]")) {
    const highlighted = find("#viewport .highlighted");
    if (highlighted) scrollBoardTo(highlighted);
  }
}

document.addEventListener("click", (event) => {
  const playback = getPlayback();
  if (playback && !closest(event, "#caption") && closest(event, "[data-do], .choice, [data-anchor], a[href]")) {
    event.preventDefault(); // back to the present first
    playback.stop();
  } else handleClick(event);
});

document.addEventListener("submit", (event) => {
  if (!(event.target instanceof HTMLFormElement) || !hasFormHandler(event.target)) return;
  event.preventDefault();
  submitForm(event.target);
});

document.addEventListener("mouseover", (event) => {
  if (setHovered(closest(event, "[data-highlight], [data-anchor]"))) highlight();
});
document.addEventListener("mousemove", (event) => {
  if (event.movementX || event.movementY) root.classList.remove("no-tooltips");
});
document.addEventListener("focusin", () => {
  highlight();
  root.classList.remove("no-tooltips");
});
document.addEventListener("focusout", highlight);

document.addEventListener("visibilitychange", () => {
  if (document.hidden) hiddenAt = Date.now();
  else if (Date.now() - hiddenAt > SLEEP_MS) connect();
});
addEventListener("online", () => connect());
addEventListener("pageshow", (event) => { if (event.persisted) connect(); }); // from the back-forward cache
["pointerdown", "wheel"].forEach((kind) =>
  find("#viewport")?.addEventListener(kind, noteLookAround, { passive: true }));
watchViewport();
watchCountdowns();

/**
 * @param {string} selector
 * @param {boolean} on
 */
function setChecked(selector, on) {
  const box = find(selector);
  if (box instanceof HTMLInputElement) box.checked = on;
}

function showSettings() {
  const asked = new URLSearchParams(location.search).get("text_board") ?? loadSetting("postchaise-text-board");
  setTextBoard(asked === "1" && Boolean(find('[data-do="text-board"]')));
  setChecked("#auto-continue", loadSetting("postchaise-auto-continue") !== "off");
  setChecked("#keys-on", loadSetting("postchaise-keys") !== "off");
  setChecked(`#confirm-${loadSetting("postchaise-confirm") ?? "never"}`, true);
}

function start() {
  subscribe(receiveUpdate, clearQueue);
  root.classList.add("js");
  showSettings();
  setMyTurn(findChoices().length > 0);
  showTab(mustFind("main").dataset.show ?? "decision");
  ["log", "chat"].forEach(scrollToEnd);
  getRegion("chat")?.setAttribute("aria-live", "off");
  previewChat();
  followView();
  refreshChoices();
  connect(isTextBoard() ? -1 : Number(body.dataset.number));
}

start();
