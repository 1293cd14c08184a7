// Since when somebody is away everybody is told, and when the seat may be handed over: never sooner than it says here.

import { all } from "./page.js";

const SECOND_MS = 1000;

function draw() {
  all("[data-until]").forEach((line) => {
    const left = Math.ceil(Number(line.dataset.until) - Date.now() / SECOND_MS);
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    const text = left > 0 ? line.dataset.soon.replace("0:00", clock) : line.dataset.now;
    if (line.textContent !== text) line.textContent = text;
  });
}

setInterval(draw, SECOND_MS);
