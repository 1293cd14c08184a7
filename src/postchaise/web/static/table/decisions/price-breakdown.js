// The parts of a price: shown beside the choice that the pointer or the focus is on; a long touch shows them instead
// of choosing. The parts can be focused themselves, so they stay while the focus is on its way to them.

import { closest, find, findAll } from "../../dom.js";

const LONG_TOUCH_MS = 450;
const SUM_WIDTH = 340; // pixels, as in panels.css
const PRICED_ROW = ".choice-row:has(> .price-sum)";
let touchTimer = 0;
/** @type {Element | null} */
let touched = null; // the choice that a long touch has opened

function closeAll() {
  clearTimeout(touchTimer);
  findAll(".held").forEach((row) => row.classList.remove("held"));
}

document.addEventListener("pointerdown", (event) => {
  if (closest(event, ".held > .price-sum")) return; // a link in it may be touched
  closeAll();
  touched = null;
  const choice = event.pointerType === "mouse" ? null : closest(event, `${PRICED_ROW} > .choice`);
  if (!choice) return;
  touchTimer = setTimeout(() => {
    touched = choice;
    place(event);
    choice.parentElement?.classList.add("held");
  }, LONG_TOUCH_MS);
}, { passive: true });
["pointerup", "pointercancel"].forEach((kind) => document.addEventListener(kind, () => clearTimeout(touchTimer)));
document.addEventListener("contextmenu", (event) => { if (touched) event.preventDefault(); });
addEventListener("click", (event) => { // the long touch is over: it has shown the parts and chooses nothing
  if (!(event.target instanceof Node) || !touched?.contains(event.target)) return;
  touched = null;
  event.preventDefault();
  event.stopPropagation();
}, true);

/**
 * Put the parts of a price beside the panel, or above the row where the panel leaves no room.
 * @param {Event} event
 */
function place(event) {
  const row = closest(event, PRICED_ROW), sum = row && find(":scope > .price-sum", row);
  if (!row || !sum) return;
  const box = row.getBoundingClientRect(), hasRoom = box.left >= SUM_WIDTH;
  Object.assign(sum.style, hasRoom
    ? { top: `${box.top}px`, right: `${innerWidth - box.left - 1}px`, bottom: "auto", left: "auto" }
    : { bottom: `${innerHeight - box.top - 1}px`, left: `${Math.max(8, box.left)}px`, top: "auto", right: "auto" });
}

/** @param {EventTarget | null} target */
const findHolder = (target) => (target instanceof Element ? target.closest(`[data-tip], ${PRICED_ROW}`) : null);

document.addEventListener("mouseover", place);
document.addEventListener("focusin", (event) => {
  if (event.target instanceof Element && event.target.matches(":focus-visible"))
    findHolder(event.target)?.classList.add("held");
  place(event);
});
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (findHolder(target) !== findHolder(relatedTarget)) findHolder(target)?.classList.remove("held");
});
