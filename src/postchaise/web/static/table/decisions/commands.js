// Sends what a person does to the server. The new position comes by the stream.

import { body, find, getMessage, loadSetting, makeElement, root } from "../../dom.js";
import { skipAnimation } from "../board/animate.js";
import { apiUrl, getNumber, getPlayback, getRegion, getSeat } from "../context.js";
import { confirmButton, confirmDialog } from "../panels/dialogs.js";
import { isRuleId, showError, showNotice } from "../panels/notices.js";
import { connect } from "../stream/stream.js";

/**
 * An answer of the server: the fields depend on the request; `status` and `message` are there when it failed.
 * @typedef {{ [field: string]: any, status?: number, message?: string }} Answer
 */

/** @typedef {{ action?: number, actions?: string[], notation?: string }} Choice */

const CONFLICT = 409; // somebody else was faster
const TIMEOUT_MS = 15_000;
const ANSWER_MS = 3000;

let busy = false;
let expectedNumber = 0; // the position that the command led to; Infinity while it is unknown
let answerTimer = 0;
/** @type {(() => void)[]} */
const readyListeners = [];
/** @type {(choice: HTMLElement) => void} */
let playListener = () => {};
let played = false; // the last command played an action; somebody who takes it back wants to be asked again

export const isBusy = () => busy;

/** Did the last command from this page play an action? */
export const hasPlayed = () => played;

/**
 * Call a function whenever a command has been answered and the page shows its position.
 * @param {() => void} listener
 */
export const onReady = (listener) => { readyListeners.push(listener); };

/**
 * Call a function with every choice that is played.
 * @param {(choice: HTMLElement) => void} listener
 */
export const onPlay = (listener) => { playListener = listener; };

/** @param {boolean} on */
export function setBusy(on) {
  busy = on;
  if (!on) setTimeout(() => readyListeners.forEach((listener) => listener()));
  clearTimeout(answerTimer);
  root.classList.toggle("busy", on);
  getRegion("decision")?.setAttribute("aria-busy", String(on));
}

/** Does the page show the position that the last command led to? */
export const isAnswered = () => getNumber() >= expectedNumber;

/** Wait for the new position, which comes by the stream; if it does not come, open the stream again. */
function waitForAnswer() {
  answerTimer = setTimeout(() => { setBusy(false); connect(); }, ANSWER_MS);
}

// --- requests --------------------------------------------------------------------------------------------------------

/**
 * Send a request about this table; POST if there is a payload.
 * @param {string} path
 * @param {object} [payload]
 * @returns {Promise<Answer>}
 */
export async function request(path, payload) {
  try {
    const sent = payload && { method: "POST", body: JSON.stringify(payload) };
    const headers = { "Content-Type": "application/json", "X-Csrf": body.dataset.csrf ?? "" };
    /** @type {RequestInit} */
    const options = { ...sent, headers, credentials: "same-origin", signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await fetch(`${apiUrl}/${path}`, options);
    const answer = await response.json().catch(() => ({}));
    return response.ok ? answer
      : { ...answer, status: response.status, message: answer.message || getMessage("failed") };
  } catch {
    return { status: -1, message: getMessage("unreachable") };
  }
}

/**
 * Send a command that changes the position: one at a time, with the number of the position it was decided on.
 * @param {string} path
 * @param {object} [payload]
 * @returns {Promise<boolean>} whether it was accepted
 */
export async function sendCommand(path, payload = { number: getNumber() }) {
  if (isBusy() || getPlayback()) return false;
  played = path === "actions";
  setBusy(true);
  showError("");
  skipAnimation(); // who acts has seen enough
  expectedNumber = Infinity;
  const { status, message = "", number, rule } = await request(path, { seat: getSeat(), ...payload });
  expectedNumber = number ?? 0;
  if (status && status !== CONFLICT) {
    setBusy(false);
    showError(message, undefined, rule);
  } else {
    if (status) showNotice(getMessage("stale") || message);
    if (isAnswered()) setBusy(false);
    else waitForAnswer();
  }
  return !status;
}

/**
 * Ask before an action that ends the turn or reveals something, if the person has set it so.
 * @param {Choice} choice
 * @param {string} label
 */
async function confirmAction(choice, label) {
  const setting = loadSetting("postchaise-confirm") ?? "never";
  if (setting === "never" || isBusy() || getPlayback()) return true;
  setBusy(true);
  const { ends, reveals } = await request("preview", { seat: getSeat(), ...choice });
  setBusy(false);
  if (!reveals && !(ends && setting === "always")) return true;
  const question = makeElement("h2", "", getMessage(reveals ? "reveals-ask" : "ends-ask"));
  return confirmDialog([question, makeElement("p", "", label)], getMessage("ends-no"));
}

/**
 * Play an action.
 * @param {Choice} choice
 * @param {string} [label]
 */
export async function playAction(choice, label = choice.notation ?? "") {
  const decided = { number: getNumber(), ...choice };
  return (await confirmAction(decided, label)) && sendCommand("actions", decided);
}

/**
 * Play what a button of the decision panel stands for: an action, or a bundle of actions. Ask first if it says so.
 * @param {HTMLElement} button
 */
export async function playChoice(button) {
  if (!isBusy() && !await confirmButton(button)) return false;
  playListener(button);
  const { action, actions } = button.dataset;
  const choice = actions ? { actions: actions.split("|") } : { action: Number(action) };
  return playAction(choice, (find("b", button) ?? button).textContent.trim());
}

/**
 * Show which rule forbids an action. It is never played.
 * @param {string} notation
 */
export async function explainRefusal(notation) {
  if (isBusy() || getPlayback()) return;
  const { status, message = "", rule } = await request("preview", { seat: getSeat(), number: getNumber(), notation });
  if (status && isRuleId(rule)) showError(message, undefined, rule);
}

/**
 * Send what does not change the position; return null, and show why, if the server refuses.
 * @param {string} path
 * @param {object} payload
 * @param {Element | null} [errorPlace]
 */
export async function post(path, payload, errorPlace) {
  const answer = await request(path, payload);
  showError(answer.status ? answer.message ?? "" : "", errorPlace);
  return answer.status ? null : answer;
}
