// What buttons (data-do) and forms (data-form) do. Other modules add theirs.

import { body, find, getMessage, mustFind, root, saveSetting } from "../dom.js";
import { drawMinimap, followActingPiece } from "./board/viewport.js";
import { showPlayerBoardView } from "./board/views.js";
import {
  getNumber, getSeat, getShownSeat, isTextBoard, setPressed, setSeat, setShownSeat, setTextBoard,
} from "./context.js";
import { post, sendCommand } from "./decisions/commands.js";
import { loadPart } from "./on-demand.js";
import { confirmButton, openDialog, openRule } from "./panels/dialogs.js";
import { showNotice } from "./panels/notices.js";
import { showTab } from "./panels/tabs.js";
import { connect, disconnect } from "./stream/stream.js";

/** @typedef {(button: HTMLElement) => unknown} ButtonHandler */
/** @typedef {(form: HTMLFormElement, text: string) => Promise<unknown>} FormHandler resolves to whether it succeeded */

/** @type {Record<string, ButtonHandler>} */
const buttonHandlers = {
  undo: () => sendCommand("undo"),
  restart: () => sendCommand("restart"),
  takeback: () => sendCommand("takeback"),
  agree: (button) => answerTakeBack(button, true),
  refuse: (button) => answerTakeBack(button, false),
  "curtain-undo": undoAcrossCurtain,
  reveal: (button) => takeSeat(button.dataset.seat ?? ""),
  "text-board": toggleTextBoard,
  look: (element) => lookAt(Number(/** @type {HTMLElement} */ (element.closest("[data-look]")).dataset.look)),
  "look-back": () => lookAt(null),
  fit: toggleWholeBoard,
  keys: (button) => { button.closest("dialog")?.close(); openDialog("keys"); },
  settings: () => openDialog("settings"),
  "confirm-when": (input) => saveSetting("postchaise-confirm", getValue(input)),
  pace: (input) => post("pace", { pace: getValue(input) }, input.closest("dialog")),
  "keys-on": (box) => saveSetting("postchaise-keys", isChecked(box) ? "on" : "off"),
  "auto-continue": (box) => saveSetting("postchaise-auto-continue", isChecked(box) ? "on" : "off"),
  rule: (link) => openRule(/** @type {HTMLAnchorElement} */ (link)),
  copy: copyFrom,
  "copy-link": (button) => copyText(new URL(`${body.dataset.root}${button.dataset.link}`, location.href).href),
  "seat-free": (button) => changeSeat(button, { do: "free" }),
  "seat-bot": (button) => changeSeat(button, { do: "bot", level: getBotLevel(button) }),
  "seat-offer": (button) => changeSeat(button, { do: "offer" }),
  "seat-hand": handOverSeat,
  "offer-agree": (button) => changeSeat(button, { do: "agree" }),
  "offer-refuse": (button) => changeSeat(button, { do: "refuse" }),
  "seat-back": takeSeatBack,
  leave: (button) => leaveTable(button, false),
  resign: (button) => leaveTable(button, true),
  close: closeTable,
};

/** @type {Record<string, FormHandler>} */
const formHandlers = {
  notation: (_, text) => takeTyped(text),
  chat: (form, text) => post("chat", { text }, form),
  name: renameSeat,
  sit: sitDown,
};

/** @param {Record<string, ButtonHandler>} handlers by the value of data-do */
export const addButtonHandlers = (handlers) => { Object.assign(buttonHandlers, handlers); };

/**
 * Do what a button says, after a question if it brings one along.
 * @param {HTMLElement} button
 */
export async function runButton(button) {
  if (await confirmButton(button)) await runHandler(button.dataset.do ?? "", button);
}

/**
 * Do what a button does, which need not be on the page; if its part of the page is still to be loaded, do it then.
 * @param {string} command
 * @param {HTMLElement} [button]
 */
export async function runHandler(command, button = body) {
  if (await loadPart(command)) buttonHandlers[command]?.(button);
}

/** @param {HTMLFormElement} form */
export const hasFormHandler = (form) => (form.dataset.form ?? "") in formHandlers;

/**
 * Send a form that consists of one field, and empty the field if it was accepted.
 * @param {HTMLFormElement} form
 */
export async function submitForm(form) {
  /** @type {HTMLInputElement} */
  const input = mustFind("input:not([type=hidden]), textarea", form);
  const text = input.value;
  if (!text.trim()) return;
  const isAccepted = await formHandlers[form.dataset.form ?? ""](form, text.trim());
  const current = /** @type {HTMLInputElement} */ ((input.id && document.getElementById(input.id)) || input);
  if (isAccepted && current.value === text) current.value = ""; // the region may have been replaced meanwhile
}

/**
 * Why a button cannot be used, as its tooltip says.
 * @param {HTMLElement} button
 */
export const getReason = (button) => button.dataset.reason
  ?? document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

// --- fields ----------------------------------------------------------------------------------------------------------

/** @param {HTMLElement} input */
const getValue = (input) => /** @type {HTMLInputElement | HTMLSelectElement} */ (input).value;

/** @param {HTMLElement} box */
const isChecked = (box) => /** @type {HTMLInputElement} */ (box).checked;

// --- the game -------------------------------------------------------------------------------------------------------

/**
 * @param {HTMLElement} button
 * @param {boolean} agree
 */
const answerTakeBack = (button, agree) =>
  sendCommand("takeback/answer", { agree, seat: Number(button.dataset.seat) });

/**
 * Do what somebody typed. Few do, so the script for it comes only then.
 * @param {string} text
 */
async function takeTyped(text) {
  const module = await import("./decisions/typed-choice.js").catch(() => null);
  if (module) return module.takeTyped(text);
  showNotice(getMessage("unreachable"));
  return false;
}

function toggleTextBoard() {
  setTextBoard(!isTextBoard());
  saveSetting("postchaise-text-board", isTextBoard() ? "1" : "0");
  connect();
}

/**
 * Show what a player has, in place of the viewer's things. Called again, or with null, go back.
 * @param {number | null} seat
 */
export function lookAt(seat) {
  const former = getShownSeat(), isBack = seat === null || seat === former;
  setShownSeat(isBack || seat === getSeat() ? null : seat);
  connect();
  if (isBack) find(`#look-${former}`)?.focus({ preventScroll: true });
  if (!showPlayerBoardView()) showTab(isBack ? "decision" : "player-board");
}

function toggleWholeBoard() {
  setPressed("fit", root.classList.toggle("fitted"));
  drawMinimap();
  followActingPiece(true);
}

/**
 * Show the belongings of the next of several people at one screen.
 * @param {string} seat
 */
function takeSeat(seat) {
  setSeat(seat);
  const address = new URL(location.href);
  address.searchParams.set("seat", seat);
  history.replaceState(null, "", address);
  connect();
}

/** @param {HTMLElement} button */
async function undoAcrossCurtain({ dataset: { seat = "" } }) {
  if (await sendCommand("undo", { seat: Number(seat), number: getNumber() })) takeSeat(seat);
}

// --- seats and the table --------------------------------------------------------------------------------------------

/**
 * @param {HTMLElement} element a button or form of the seat
 * @param {object} change
 */
const changeSeat = (element, change) =>
  post(`seats/${element.dataset.seat}`, change, element.closest("form, li, section"));

/**
 * The level that a button offers, with the style of play that is selected next to it.
 * @param {HTMLElement} button
 */
function getBotLevel({ dataset: { level = "", styleFrom } }) {
  const select = styleFrom ? find(styleFrom) : null, style = select ? getValue(select) : "";
  return level + (style ? `:${style}` : "");
}

/** @type {FormHandler} */
async function renameSeat(form, name) {
  const { names } = (await changeSeat(form, { do: "name", name })) ?? {};
  if (!names) return false;
  const given = names[form.dataset.seat ?? ""]; // somebody else may have the wanted name already
  showNotice(getMessage("named"));
  form.closest("dialog")?.close();
  /** @type {HTMLInputElement} */ (mustFind("input", form)).value = given;
  const own = find(".account-name bdi");
  if (own) own.textContent = given;
  return false; // the name stays in its field
}

/** @type {FormHandler} */
async function sitDown(form, name) {
  if (await post("join", { seat: Number(form.dataset.seat), name }, form)) location.reload();
  return false;
}

/** @param {HTMLElement} button */
async function takeSeatBack(button) {
  if (await changeSeat(button, { do: "back" })) location.reload();
}

/**
 * Send a request after which the page becomes another one; until then the stream would only ask for a reload.
 * @param {string} path
 * @param {object} payload
 * @param {HTMLElement} button
 */
async function postAndLeave(path, payload, button) {
  disconnect();
  const answer = await post(path, payload, button.closest("dialog, section"));
  if (!answer) connect();
  return answer;
}

/** @param {HTMLElement} button */
async function handOverSeat(button) {
  if (await postAndLeave(`seats/${button.dataset.seat}`, { do: "offer" }, button)) location.reload();
}

/**
 * @param {HTMLElement} button
 * @param {boolean} resign somebody who resigns may want to see the end
 */
async function leaveTable(button, resign) {
  if (!(await postAndLeave("leave", { resign }, button))) return;
  if (resign) location.reload();
  else location.assign(`${body.dataset.root}/`);
}

/** @param {HTMLElement} button */
async function closeTable(button) {
  if (await postAndLeave("close", {}, button)) location.assign(`${body.dataset.root}/`);
}

// --- copying --------------------------------------------------------------------------------------------------------

/** @param {HTMLElement} button */
function copyFrom({ dataset: { copy, copyFrom: selector } }) {
  const source = selector ? find(selector) : null;
  const field = source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement ? source : null;
  field?.select(); // so that the person can copy it if the script may not
  return copyText((copy ?? field?.value ?? source?.textContent ?? "").trim());
}

/** @param {string} text */
async function copyText(text) {
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true).catch(() => false);
  showNotice(getMessage(isCopied ? "copied" : "copy-failed"));
}
