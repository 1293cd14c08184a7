// The whole table by keyboard.

import { body, closest, find, hasModifier, isDisabled, loadSetting, root } from "../dom.js";
import { getPlayback, getRegion, getShownSeat } from "./context.js";
import { findChoices, findNumberedChoices, findVisibleChoices, takeChoice, unpick } from "./decisions/choices.js";
import { addDigit, clearDigits, completeDigitsLater, hasDigits, hasPicks } from "./decisions/selection.js";
import { getReason, lookAt, runHandler } from "./handlers.js";
import { openDialog } from "./panels/dialogs.js";
import { showNotice } from "./panels/notices.js";
import { closeSeatMenus } from "./panels/player-panels.js";
import { showTab } from "./panels/tabs.js";
import { getDecisionAge } from "./stream/updates.js";

const DIGIT_MS = 600;
const SETTLE_MS = 400; // a key that comes sooner after the choices changed was meant for those before

/**
 * Do what a button does, if it is there; if it cannot be used, say why.
 * @param {string} command
 */
function clickButton(command) {
  const button = find(`[data-do="${command}"]`) ?? find(`#do-${command}`);
  if (button && isDisabled(button)) showNotice(getReason(button));
  else button?.click();
}

/** Undo; a take-back, which asks others, is only focused: Enter confirms. */
function undo() {
  if (find("#do-undo")) return clickButton("undo");
  const button = find("#do-takeback");
  button?.focus();
  if (button) showNotice(getReason(button));
}

/**
 * Take the choice with a number. "1" may be the beginning of "12": wait only where there is such a choice.
 * @param {string} digit
 */
function typeDigit(digit) {
  if (getDecisionAge() < SETTLE_MS) return;
  const wanted = addDigit(digit), open = findNumberedChoices();
  const choice = wanted > 0 ? open[wanted - 1] : undefined;
  const finish = () => {
    clearDigits();
    if (choice) takeChoice(choice);
  };
  if (!choice || wanted * 10 > open.length) return finish();
  findChoices().forEach((other) => other.classList.toggle("hovered", other === choice));
  completeDigitsLater(finish, DIGIT_MS);
}

/** @param {number} offset */
function focusChoice(offset) {
  const open = findVisibleChoices(), at = open.findIndex((choice) => choice === document.activeElement);
  const start = offset > 0 ? 0 : open.length - 1;
  open[at < 0 ? start : (at + offset + open.length) % open.length]?.focus();
}

/** Ask the coach about the choice that has the focus. */
function explainFocused() {
  const row = document.activeElement?.closest(".choice-row");
  if (row) find(".explain-button", row)?.click();
}

function showLog() {
  showTab("log");
  getRegion("log")?.focus();
}

/** @type {Record<string, () => unknown>} */
const SHORTCUTS = {
  "/": () => find("[data-form=notation] input, .text-field")?.focus(),
  "?": () => openDialog("keys"),
  u: undo,
  r: () => clickButton("restart"),
  t: () => clickButton("text-board"),
  c: () => clickButton("reference"),
  h: () => clickButton("hint"),
  n: () => find("#do-hint") && runHandler("hint-nudge"),
  s: () => find("#do-hint") && runHandler("hint-show"),
  e: explainFocused,
  p: () => runHandler("plans"),
  l: showLog,
};

/**
 * Escape closes, stops or takes back what came last; otherwise it hides the tooltips until the pointer moves.
 * @param {Element | null} field that is being typed into
 */
function escape(field) {
  const menu = closeSeatMenus();
  /** @type {HTMLDialogElement | null} */
  const rule = find("dialog#rule[open]");
  if (menu) find("summary", menu)?.focus();
  else if (rule) rule.close();
  else if (find("#moment")) find("#moment")?.remove();
  else if (getPlayback()) getPlayback()?.stop();
  else if (field && find("#ask")) find("#ask")?.focus({ preventScroll: true });
  else if (hasPicks()) unpick();
  else if (getShownSeat() !== null) lookAt(null);
  else root.classList.add("no-tooltips");
}

/**
 * @param {KeyboardEvent} event
 * @param {import("./context.js").Playback} playback
 * @returns {boolean} whether the key was used
 */
function controlPlayback(event, playback) {
  if (event.key === "ArrowLeft") playback.step?.(-1);
  else if (event.key === "ArrowRight") playback.step?.(1);
  else if (event.key === " " && !closest(event, "button")) playback.toggle?.();
  else return false;
  return true;
}

/**
 * @param {string} key
 * @returns {boolean} whether the key was used
 */
function useKey(key) {
  const isInPanel = document.activeElement === body || getRegion("decision")?.contains(document.activeElement);
  const hasShortcuts = loadSetting("postchaise-keys") !== "off", shortcut = SHORTCUTS[key.toLowerCase()];
  if ((key === "ArrowDown" || key === "ArrowUp") && isInPanel && findVisibleChoices().length)
    focusChoice(key === "ArrowDown" ? 1 : -1);
  else if (hasShortcuts && /^\d$/.test(key) && (hasDigits() || key !== "0")) typeDigit(key);
  else if (hasShortcuts && shortcut) shortcut();
  else return false;
  return true;
}

document.addEventListener("keydown", (event) => {
  const { key } = event;
  if (hasModifier(event) || event.isComposing || find("dialog[open]:not(#rule)")) return;
  const field = closest(event, "input, textarea, select, [contenteditable]"), playback = getPlayback();
  if (key === "Escape") return escape(field);
  if (playback) {
    if (controlPlayback(event, playback)) event.preventDefault();
    return;
  }
  const isHeld = event.repeat && key === "Enter";
  if (isHeld && closest(event, ".choice")) event.preventDefault(); // a long press is one answer
  if (field || (event.repeat && !key.startsWith("Arrow"))) return;
  if (useKey(key)) event.preventDefault();
});
