// The panels of the players. Rows of chips take one line each, with a button "+3" for those that do not fit. Countdowns
// show when the seat of an absent player may be handed over.

import { body, closest, find, findAll, getMessage, phone } from "../../dom.js";
import { getRegion } from "../context.js";

/** @type {Set<string>} */
const openRows = new Set(); // ids of rows that show all their chips

/** @typedef {{ row: HTMLElement, button: HTMLElement, chips: HTMLElement[], isOpen: boolean, fitting: number }} Row */

/**
 * @param {HTMLElement} chip
 * @param {HTMLElement[]} chips
 */
const isOnNextLine = (chip, [first]) => chip.offsetTop > first.offsetTop + 2;

/** @returns {Row[]} */
const findRows = () => findAll(".person-chips").flatMap((row) => {
  const button = find(".more", row), chips = findAll(".person-chip:not(.more)", row);
  return button ? [{ row, button, chips, isOpen: openRows.has(row.id) && !phone.matches, fitting: 0 }] : [];
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
  // on a phone, rows have as many lines as they need
  const full = phone.matches ? [] : rows.filter(({ chips }) => chips.some((chip) => isOnNextLine(chip, chips)));
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

// --- menus of seats --------------------------------------------------------------------------------------------------

/**
 * Close the menus of seats, except the one that a click is in; return the one that was open.
 * @param {Event} [event]
 */
export function closeSeatMenus(event) {
  const [menu] = findAll("details.seat-menu[open]").filter((each) => !event || closest(event, "details") !== each);
  menu?.removeAttribute("open");
  return menu;
}

document.addEventListener("click", closeSeatMenus);

// --- countdowns: they never show zero too early ----------------------------------------------------------------------

const SECOND_MS = 1000;
const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
// The clock of this machine may be wrong; the page brought along the time of the server.
const clockError = performance.timeOrigin + navigation.responseStart - Number(body.dataset.serverTime) * SECOND_MS;

/** @param {number} seconds */
const formatClock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function updateCountdowns() {
  findAll("[data-deadline]").forEach((line) => {
    const seconds = Math.ceil(Number(line.dataset.deadline) - (Date.now() - clockError) / SECOND_MS);
    const left = formatClock(seconds), isRunning = seconds > 0;
    const text = getMessage(isRunning ? "players-away-soon" : "players-away-now", { left });
    if (line.textContent === text) return;
    line.textContent = text;
    line.dataset.shortLabel = getMessage(isRunning ? "players-away-short" : "players-away", { left });
  });
}

/** Keep the countdowns up to date: called once by a page with seats. */
export function watchCountdowns() {
  const players = getRegion("players");
  if (players) new MutationObserver(updateCountdowns).observe(players, { childList: true, subtree: true });
  updateCountdowns();
  setInterval(updateCountdowns, SECOND_MS);
}
