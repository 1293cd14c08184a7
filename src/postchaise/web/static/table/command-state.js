// Whether a command is under way, and which position answers it.

import { root } from "../dom.js";
import { getNumber, getRegion } from "./context.js";

const ANSWER_MS = 3000;
let busy = false;
let expectedNumber = 0; // the position that the command led to
let answerTimer = 0;
let mayContinue = false; // the last command played an action

export const isBusy = () => busy;

/** @param {boolean} on */
export function setBusy(on) {
  busy = on;
  clearTimeout(answerTimer);
  root.classList.toggle("busy", on);
  getRegion("whatnow")?.setAttribute("aria-busy", String(on));
}

/** @param {number} number Infinity while it is unknown: then no update ends the wait */
export const expectNumber = (number) => { expectedNumber = number; };

/** Does the page show the position that the last command led to? */
export const isAnswered = () => getNumber() >= expectedNumber;

/**
 * Wait for the new position, which comes by the stream.
 * @param {() => void} onLate is called if it does not come
 */
export function waitForAnswer(onLate) {
  answerTimer = setTimeout(() => { setBusy(false); onLate(); }, ANSWER_MS);
}

/** @param {boolean} allowed after an action; somebody who takes it back wants to be asked again */
export const allowAutoContinue = (allowed) => { mayContinue = allowed; };

export const mayAutoContinue = () => mayContinue && !busy;
