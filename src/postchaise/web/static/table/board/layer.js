// A layer over the board for rings, numbers and light. Places are fractions of the board, whatever its size.

import { find, findAll, makeElement } from "../../dom.js";

/** @typedef {{ x: number, y: number, width?: number, height?: number }} Box relative to the board, in pixels */

/** @param {string} className */
export const removeLayer = (className) => find(`#board > .${className}`)?.remove();

/**
 * Replace a layer by an empty one; return null where there is no board.
 * @param {string} className
 */
export function makeLayer(className) {
  removeLayer(className);
  const board = find("#board");
  if (!board) return null;
  const layer = makeElement("div", className), frame = board.getBoundingClientRect();
  layer.setAttribute("aria-hidden", "true");
  board.append(layer);
  /**
   * @param {HTMLElement} element
   * @param {Box} box
   */
  const place = (element, { x, y, width, height }) => {
    element.style.left = formatPercent(x / frame.width);
    element.style.top = formatPercent(y / frame.height);
    if (width) element.style.width = formatPercent(width / frame.width);
    if (height) element.style.height = formatPercent(height / frame.height);
    layer.append(element);
    return element;
  };
  /** @param {Element} thing */
  const measure = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x - frame.x, y: y - frame.y, width, height };
  };
  return { board, width: frame.width, place, measure };
}

/** @param {number} fraction */
const formatPercent = (fraction) => `${(100 * fraction).toFixed(2)}%`;

/** @param {Element} thing */
export const isDrawn = (thing) => thing.getBoundingClientRect().width > 0;

/**
 * Of things with the same anchor, prefer the one that can be clicked.
 * @param {HTMLElement[]} things
 * @returns {HTMLElement | undefined}
 */
export const preferClickable = (things) => things.find((thing) => thing.matches(".spot, button")) ?? things[0];

/**
 * Return what stands for an anchor on the board and around it.
 * @param {string} anchor
 */
export const findAnchored = (anchor) =>
  findAll(`.left [data-anchor~="${anchor}"]`).filter((thing) => !thing.matches("path") && isDrawn(thing));
