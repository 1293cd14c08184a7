// Where a price comes from: in sight with the choice that is pointed at or focused; a long touch shows it instead of
// choosing. Its parts, like the rule in a tip, can be focused: neither may go while the focus is on its way to them.

import { all } from "./page.js";

const HOLD_MS = 450;
let timer = 0, held = null;

const loose = () => {
  clearTimeout(timer);
  all(".held").forEach((row) => row.classList.remove("held"));
};

document.addEventListener("pointerdown", (event) => {
  if (event.target.closest?.(".held > .price-sum")) return; // it was opened to be read further
  loose();
  held = null;
  const choice = event.pointerType === "mouse" ? null : event.target.closest?.(".choice-row:has(> .price-sum) > .choice");
  if (!choice) return;
  timer = setTimeout(() => {
    held = choice;
    choice.parentElement.classList.add("held");
  }, HOLD_MS);
}, { passive: true });
["pointerup", "pointercancel"].forEach((kind) => document.addEventListener(kind, () => clearTimeout(timer)));
document.addEventListener("contextmenu", (event) => { if (held) event.preventDefault(); });
addEventListener("click", (event) => { // of the finger that held: it has had its answer
  if (!held?.contains(event.target)) return;
  held = null;
  event.preventDefault();
  event.stopPropagation();
}, true);

const inSight = ({ target }) => target.closest?.(".choice-row:has(> .price-sum)")?.scrollIntoView({ block: "nearest" });
const around = (element) => element?.closest?.("[data-tip], .choice-row:has(> .price-sum)") ?? null;
document.addEventListener("mouseover", inSight);
document.addEventListener("focusin", (event) => {
  if (event.target.matches(":focus-visible")) around(event.target)?.classList.add("held");
  inSight(event);
});
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (around(target) !== around(relatedTarget)) around(target)?.classList.remove("held");
});
