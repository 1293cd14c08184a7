// Since when somebody is away everybody is told, and when the seat may be handed over: never sooner than it says here.

import { all, body, region } from "./page.js";

const SECOND_MS = 1000;
const [loaded] = performance.getEntriesByType("navigation");
// The clock of this machine may be wrong: the page said what time it was when it came.
const wrong = performance.timeOrigin + loaded.responseStart - Number(body.dataset.serverTime) * SECOND_MS;

function draw() {
  all("[data-deadline]").forEach((line) => {
    const left = Math.ceil(Number(line.dataset.deadline) - (Date.now() - wrong) / SECOND_MS);
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    const text = left > 0 ? line.dataset.countdownLabel.replace("0:00", clock) : line.dataset.expiredLabel;
    if (line.textContent === text) return;
    line.textContent = text;
    line.dataset.shortLabel = left > 0 ? `${line.dataset.awayLabel} · ${clock}` : line.dataset.awayLabel; // where there is little room
  });
}

const players = region("players");
if (players) new MutationObserver(draw).observe(players, { childList: true, subtree: true });
draw();
setInterval(draw, SECOND_MS);
