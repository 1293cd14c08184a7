// Which table, position and seat the page shows. The server writes them on <body>; updates keep them current.
// While it shows the past, updates wait, and nothing can be played.

import { body, find, findAll, root } from "../dom.js";

export const apiUrl = `${body.dataset.root}/api/v1/tables/${body.dataset.table}`;

let myTurn = false;
let textBoard = false;

/** The number of the position that is shown: commands are judged by it. */
export const getNumber = () => Number(body.dataset.number);

/** @param {number} number */
export const setNumber = (number) => { body.dataset.number = String(number); };

/** The seat whose belongings are shown; -1 for spectators. */
export const getSeat = () => Number(body.dataset.seat);

/** @param {number | string} seat */
export const setSeat = (seat) => { body.dataset.seat = String(seat); };

export const isSpectator = () => getSeat() < 0;

/** @type {number | null} the seat whose player board is shown instead of the viewer's */
let shownSeat = null;

export const getShownSeat = () => shownSeat;

/** @param {number | null} seat */
export const setShownSeat = (seat) => { shownSeat = seat; };

/** The part of a query that names the seat. */
export const seatQuery = () => (isSpectator() ? "" : `seat=${getSeat()}&`);

export const isMyTurn = () => myTurn;

/** @param {boolean} on */
export const setMyTurn = (on) => { myTurn = on; };

/** @param {string} name */
export const getRegion = (name) => find(`[data-region="${name}"]`);

export const isTextBoard = () => textBoard;

/**
 * Show the board as text instead of a drawing.
 * @param {boolean} on
 */
export function setTextBoard(on) {
  textBoard = on;
  root.classList.toggle("text-board", on);
  setPressed("text-board", on);
}

/**
 * Mark the buttons of a command as pressed. A link cannot be pressed; it can be the current one.
 * @param {string} command
 * @param {boolean} on
 */
export function setPressed(command, on) {
  findAll(`[data-do="${command}"]`).forEach((button) =>
    button.setAttribute(button.localName === "a" ? "aria-current" : "aria-pressed", String(on)));
}

// --- playback --------------------------------------------------------------------------------------------------------

/**
 * @typedef {object} Playback
 * @property {() => void} stop
 * @property {(offset: number) => void} [step]
 * @property {() => void} [toggle]
 */

/** @type {Playback | null} the past that the page shows */
let playback = null;

export const getPlayback = () => playback;

/** @param {Playback | null} next */
export const setPlayback = (next) => { playback = next; };
