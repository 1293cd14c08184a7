// Since when somebody is away everybody is told, and when the seat may be handed over: never sooner than it says here.

import { all, body, region } from "./page.js";

const SECOND_MS = 1000;
const [loaded] = performance.getEntriesByType("navigation");
// The clock of this machine may be wrong: the page said what time it was when it came.
const wrong = performance.timeOrigin + loaded.responseStart - Number(body.dataset.clock) * SECOND_MS;

function draw() {
  all("[data-until]").forEach((line) => {
    const left = Math.ceil(Number(line.dataset.until) - (Date.now() - wrong) / SECOND_MS);
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    const text = left > 0 ? line.dataset.soon.replace("0:00", clock) : line.dataset.now;
    if (line.textContent === text) return;
    line.textContent = text;
    line.dataset.brief = left > 0 ? `${line.dataset.away} · ${clock}` : line.dataset.away; // where there is little room
  });
}

const players = region("players");
if (players) new MutationObserver(draw).observe(players, { childList: true, subtree: true });
draw();
setInterval(draw, SECOND_MS);
