// Rows of chips with what a player has: one line each, and a button "+3" for those that do not fit.

import { closest, find, findAll } from "../dom.js";

/** @type {Set<string>} */
const openRows = new Set(); // ids of rows that show all their chips
const smallScreen = matchMedia("(max-width: 820px)"); // there, rows have as many lines as they need

/** @typedef {{ row: HTMLElement, button: HTMLElement, chips: HTMLElement[], isOpen: boolean, fitting: number }} Row */

/**
 * @param {HTMLElement} chip
 * @param {HTMLElement[]} chips
 */
const isOnNextLine = (chip, [first]) => chip.offsetTop > first.offsetTop + 2;

/** @returns {Row[]} */
const findRows = () => findAll(".person-chips").flatMap((row) => {
  const button = find(".more", row), chips = findAll(".person-chip:not(.more)", row);
  return button ? [{ row, button, chips, isOpen: openRows.has(row.id) && !smallScreen.matches, fitting: 0 }] : [];
});

/** Fit the chips into their rows, after they or the window have changed. The page is laid out once for all rows. */
export function fitChips() {
  const rows = findRows();
  rows.forEach(({ row, button, chips, isOpen }) => {
    row.classList.toggle("open", isOpen);
    row.classList.add("fitted");
    chips.forEach((chip) => { chip.hidden = false; });
    button.hidden = true;
    button.setAttribute("aria-expanded", String(isOpen));
  });
  const full = smallScreen.matches ? [] : rows.filter(({ chips }) => chips.some((chip) => isOnNextLine(chip, chips)));
  full.forEach((row) => { row.fitting = row.chips.filter((chip) => !isOnNextLine(chip, row.chips)).length; });
  full.forEach(({ button }) => {
    button.hidden = false;
    button.textContent = "−";
  });
  let folding = full.filter(({ isOpen }) => !isOpen);
  while (folding.length) { // the button needs room, too
    folding.forEach(({ button, chips, fitting }) => {
      chips.forEach((chip, index) => { chip.hidden = index >= fitting; });
      button.textContent = `+${chips.length - fitting}`;
    });
    folding = folding.filter(({ button, chips, fitting }) => fitting > 0 && isOnNextLine(button, chips));
    folding.forEach((row) => { row.fitting -= 1; });
  }
}

document.addEventListener("click", (event) => {
  const row = closest(event, ".person-chip.more")?.closest(".person-chips");
  if (!row && !openRows.size) return;
  const opens = row && !openRows.has(row.id);
  openRows.clear();
  if (opens) openRows.add(row.id);
  fitChips();
});
addEventListener("resize", fitChips);
