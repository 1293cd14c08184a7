// What the person has selected: things on the board that narrow the choices, the digits typed so far, and what the
// pointer is over.

/** @typedef {{ key: string, anchors: string[], name: string }} Pick */

/** @type {Pick[]} */
let picks = [];
let digits = "";
let digitTimer = 0;
/** @type {Element | null} */
let hovered = null;

/** @returns {readonly Pick[]} */
export const getPicks = () => picks;
export const hasPicks = () => picks.length > 0;

/** @param {string} key */
export const isPicked = (key) => picks.some((pick) => pick.key === key);

/** @param {Pick[]} [next] */
export const setPicks = (next = []) => { picks = next; };

/** @param {Pick} pick */
export const addPick = (pick) => { picks = [...picks, pick]; };

/** @param {number} index */
export const removePick = (index) => { picks = picks.filter((_, at) => at !== index); };

export const hasDigits = () => digits !== "";

/**
 * Add a digit to the number that is being typed, and return that number.
 * @param {string} digit
 */
export function addDigit(digit) {
  clearTimeout(digitTimer);
  digits += digit;
  return Number(digits);
}

/**
 * Take the number as complete unless another digit follows soon.
 * @param {() => void} onComplete
 * @param {number} delay
 */
export const completeDigitsLater = (onComplete, delay) => { digitTimer = setTimeout(onComplete, delay); };

export function clearDigits() {
  clearTimeout(digitTimer);
  digits = "";
}

/** The element under the pointer; null if it has left the page meanwhile. */
export const getHovered = () => (hovered?.isConnected ? hovered : null);

/**
 * @param {Element | null} element
 * @returns {boolean} whether it is another one than before
 */
export function setHovered(element) {
  const changed = element !== hovered;
  hovered = element;
  return changed;
}
