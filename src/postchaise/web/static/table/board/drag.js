// Things that can be dragged onto something else on the board, with mouse, pen or finger. Dropping picks both.

import { body, closest, find, findAll, makeElement } from "../../dom.js";
import { getPlayback } from "../context.js";
import { dropOnto, findDropTargets } from "../decisions/choices.js";
import { isBusy } from "../decisions/commands.js";

const MIN_DISTANCE = 6; // pixels before a press becomes a drag

/**
 * A press on something that can be dragged; the ghost under the pointer exists as soon as it is a drag.
 * @typedef {object} Drag
 * @property {HTMLElement} thing
 * @property {number} x
 * @property {number} y
 * @property {number} pointer
 * @property {HTMLElement | null} ghost
 * @property {HTMLElement[]} targets
 */

/** @type {Drag | null} */
let drag = null;

document.addEventListener("pointerdown", (event) => {
  const thing = closest(event, "[data-drag]");
  if (!thing || event.button || isBusy() || getPlayback() || !find("#choices")) return;
  drag = { thing, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, targets: [] };
});

document.addEventListener("pointermove", (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { x, y, targets } = drag;
  if (!drag.ghost && Math.hypot(event.clientX - x, event.clientY - y) < MIN_DISTANCE) return;
  const ghost = drag.ghost ?? startDrag(drag);
  ghost.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
  const target = findTarget(event, drag);
  targets.forEach((each) => each.classList.toggle("over", each === target));
});

/** @param {Drag} started */
function startDrag(started) {
  const { thing } = started, { left, top, width, height } = thing.getBoundingClientRect();
  started.targets.push(...findDropTargets(thing));
  started.targets.forEach((target) => target.classList.add("goal"));
  const ghost = started.ghost = makeElement("div", "dragged");
  ghost.append(thing.cloneNode(true));
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  ghost.inert = true;
  body.append(ghost);
  body.classList.add("dragging");
  thing.classList.add("lifted");
  return ghost;
}

/**
 * Return the innermost target under the pointer.
 * @param {PointerEvent} event
 * @param {Drag} current
 */
function findTarget(event, { targets }) {
  const things = document.elementsFromPoint(event.clientX, event.clientY)
    .map((each) => /** @type {HTMLElement | null} */ (each.closest("[data-anchor]")));
  return things.find((thing) => thing && targets.includes(thing));
}

/**
 * @param {PointerEvent} event
 * @param {boolean} isDropped
 */
function endDrag(event, isDropped) {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { thing, ghost, targets } = drag, target = ghost && isDropped ? findTarget(event, drag) : null;
  drag = null;
  targets.forEach((each) => each.classList.remove("goal", "over"));
  thing.classList.remove("lifted");
  ghost?.remove();
  body.classList.remove("dragging");
  if (!ghost) return;
  document.addEventListener("click", swallow, { capture: true, once: true }); // the browser makes a click of a drag
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
  if (target) dropOnto(thing, target);
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

document.addEventListener("pointerup", (event) => endDrag(event, true));
document.addEventListener("pointercancel", (event) => endDrag(event, false));
document.addEventListener("touchmove", (event) => { // the page does not scroll while something is dragged
  if (drag?.ghost || closest(event, "[data-drag]")) event.preventDefault();
}, { passive: false });
document.addEventListener("dragstart", (event) => {
  if (closest(event, "[data-drag]")) event.preventDefault();
});
findAll("[data-drag]").forEach((thing) => { thing.draggable = false; });
