// What somebody types: a notation, or the name of a choice or of a thing on the board. Case and accents do not matter.

import { find, findAll, getMessage } from "../../dom.js";
import { getNumber, getPlayback, getSeat } from "../context.js";
import { showError } from "../panels/notices.js";
import { findChoices, findVisibleChoices, narrowTo, pickSpot } from "./choices.js";
import { explainRefusal, isBusy, playAction, playChoice, request } from "./commands.js";

/** @param {string} [text] */
const toWords = (text = "") =>
  text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Is every typed word the beginning of a word of the text?
 * @param {string[]} typed
 * @param {string} text
 */
const isFoundIn = (typed, text) => {
  const words = toWords(text);
  return typed.every((each) => words.some((word) => word.startsWith(each)));
};

/** @param {HTMLElement} choice an available one or not */
const getName = (choice) => (find("b", choice) ?? choice).textContent;

/**
 * Return the choices that a text names: by their whole name if there are any, otherwise by some of its words.
 * @param {HTMLElement[]} choices
 * @param {string[]} typed
 */
function findNamed(choices, typed) {
  const whole = choices.filter((choice) => toWords(getName(choice)).join(" ") === typed.join(" "));
  if (whole.length) return whole;
  return choices.filter((choice) => isFoundIn(typed, `${getName(choice)} ${choice.dataset.notation ?? ""}`));
}

/**
 * Complete a notation if only one choice begins like this.
 * @param {string} text
 */
function completeNotation(text) {
  const notations = findChoices().map((choice) => choice.dataset.notation ?? "").filter(Boolean);
  const found = notations.filter((notation) => notation === text || notation.startsWith(`${text} `));
  return found.length === 1 ? found[0] : "";
}

/**
 * Show why what was typed cannot be done.
 * @param {HTMLElement} refused
 */
function explainUnavailable(refused) {
  if (refused.dataset.notation) explainRefusal(refused.dataset.notation);
  else showError(find(".reason", refused)?.textContent ?? "");
}

/**
 * Let the server read what names nothing on the page, and show why it refuses. A grammar would help nobody.
 * @param {string} notation
 */
async function playNotation(notation) {
  const asked = { seat: getSeat(), number: getNumber(), notation };
  const { status, code = "", message = "", rule } = await request("preview", asked);
  if (!status) return playAction({ notation });
  if (code.startsWith("notation-")) showError(getMessage("typed-nothing", { text: notation }));
  else showError(message, undefined, rule);
  return false;
}

/**
 * Do what somebody typed, as if they had clicked on it.
 * @param {string} text
 */
export async function takeTyped(text) {
  if (isBusy() || getPlayback()) return false;
  const typed = toWords(text), complete = completeNotation(text.toLowerCase());
  if (complete) return playAction({ notation: complete });
  if (!typed.length) return playNotation(text);
  const shown = findNamed(findVisibleChoices(), typed), named = shown.length ? shown : findNamed(findChoices(), typed);
  if (named.length === 1) return playChoice(named[0]);
  if (named.length) return narrowTo(named, text);
  const spot = findAll("button[data-anchor], .spot[data-anchor]").find((each) =>
    isFoundIn(typed, each.dataset.name || each.getAttribute("aria-label") || ""));
  const [refused, other] = findNamed(findAll(".choice.unavailable"), typed);
  if (refused && !other) explainUnavailable(refused);
  else if (spot) pickSpot(spot);
  else return playNotation(text);
  return true;
}
