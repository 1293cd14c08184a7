// Shows on the result page that somebody wants to play again.

import { find } from "./dom.js";

const INTERVAL = 5000; // ms
const MAX_CHECKS = 360; // half an hour in sight

let checks = 0;

/** Ask whether anything has changed; if so, load the section again. */
async function checkRematch() {
  const section = find("#rematch");
  if (!section || document.hidden || checks++ > MAX_CHECKS) return;
  try {
    const answer = await fetch(section.dataset.rematch ?? "", { headers: { accept: "application/json" } });
    if (!answer.ok || (await answer.json()).state === section.dataset.state) return;
    const page = await fetch(location.href);
    if (!page.ok) return;
    const fresh = new DOMParser().parseFromString(await page.text(), "text/html").querySelector("#rematch");
    if (fresh) section.replaceWith(document.adoptNode(fresh));
  } catch {
    // no connection: ask again later
  }
}

setInterval(checkRematch, INTERVAL);
document.addEventListener("visibilitychange", checkRematch);
