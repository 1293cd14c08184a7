// The parts of a price: shown next to the choice that the pointer or the focus is on; a long touch shows them instead
// of choosing. The parts can be focused themselves, so they stay while the focus is on its way to them.

import { closest, findAll } from "../../dom.js";

const LONG_TOUCH_MS = 450;
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

/** @param {Event} event */
const scrollIntoView = (event) => closest(event, PRICED_ROW)?.scrollIntoView({ block: "nearest" });

/** @param {EventTarget | null} target */
const findHolder = (target) => (target instanceof Element ? target.closest(`[data-tip], ${PRICED_ROW}`) : null);

document.addEventListener("mouseover", scrollIntoView);
document.addEventListener("focusin", (event) => {
  if (event.target instanceof Element && event.target.matches(":focus-visible"))
    findHolder(event.target)?.classList.add("held");
  scrollIntoView(event);
});
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (findHolder(target) !== findHolder(relatedTarget)) findHolder(target)?.classList.remove("held");
});
