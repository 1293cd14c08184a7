// Counts down until the seat of an absent player may be handed over. It never shows zero too early.

import { body, findAll } from "../dom.js";
import { getRegion } from "./context.js";

const SECOND_MS = 1000;
const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
// The clock of this machine may be wrong; the page brought along the time of the server.
const clockError = performance.timeOrigin + navigation.responseStart - Number(body.dataset.serverTime) * SECOND_MS;

/** @param {number} seconds */
const formatClock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function updateCountdowns() {
  findAll("[data-deadline]").forEach((line) => {
    const { deadline, countdownLabel = "", expiredLabel = "", awayLabel = "" } = line.dataset;
    const seconds = Math.ceil(Number(deadline) - (Date.now() - clockError) / SECOND_MS);
    const text = seconds > 0 ? countdownLabel.replace("0:00", formatClock(seconds)) : expiredLabel;
    if (line.textContent === text) return;
    line.textContent = text;
    line.dataset.shortLabel = seconds > 0 ? `${awayLabel} · ${formatClock(seconds)}` : awayLabel;
  });
}

const players = getRegion("players");
if (players) new MutationObserver(updateCountdowns).observe(players, { childList: true, subtree: true });
updateCountdowns();
setInterval(updateCountdowns, SECOND_MS);
