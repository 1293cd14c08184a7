// Where a price comes from: in sight with the choice that is pointed at; a long touch shows it instead of choosing.

import { all } from "./page.js";

const HOLD_MS = 450;
let timer = 0, held = null;

const loose = () => {
  clearTimeout(timer);
  all(".held").forEach((choice) => choice.classList.remove("held"));
};

document.addEventListener("pointerdown", (event) => {
  loose();
  held = null;
  const choice = event.pointerType === "mouse" ? null : event.target.closest?.(".ch:has(> .sum)");
  if (!choice) return;
  timer = setTimeout(() => {
    held = choice;
    choice.classList.add("held");
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

const inSight = ({ target }) => target.closest?.(".ch:has(> .sum)")?.scrollIntoView({ block: "nearest" });
["mouseover", "focusin"].forEach((kind) => document.addEventListener(kind, inSight));
