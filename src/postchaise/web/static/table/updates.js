// What arrives is shown: one position after another, and each region only when it changed.

import { all, announce, body, busy, forgetDigits, one, page, region, root, word } from "./page.js";
import { refresh } from "./choices.js";
import { glide, moving } from "./animate.js";
import { callTab, followNews, peek } from "./panels.js";
import { onward } from "./commands.js";
import { swap, swapAll } from "./regions.js";
import { followView } from "./board-views.js";

let due = 0;

export function arrive(update) { // where nothing moves, what arrived in the meantime is shown with it
  page.queue.push(update);
  if (moving()) pump();
  else due ||= setTimeout(() => { due = 0; pump(); });
}

// One glide at a time. Who falls behind sees the newest position rather than all of them.
export function pump() {
  if (page.glide || page.replay || !page.queue.length) return;
  const behind = !moving() || page.queue.length > 3;
  const update = behind ? page.queue.splice(0).reduce(merged) : page.queue.shift();
  glide(() => show(update), update.regions ?? {}).finally(() => { pump(); onward(); });
}

function merged(first, second) {
  const more = (second.regions?.log === undefined ? first.more ?? "" : "") + (second.more ?? "");
  return { ...first, ...second, more, regions: { ...first.regions, ...second.regions },
    say: [...(first.say ?? []), ...(second.say ?? [])], touched: [...(first.touched ?? []), ...(second.touched ?? [])] };
}

function show(update) {
  if (update.reload) return renew();
  const before = page.turn, fresh = update.number !== Number(body.dataset.number);
  if (update.number !== undefined) body.dataset.number = update.number;
  if (update.seat >= 0) body.dataset.seat = update.seat; // of several at one screen, the one whose things are shown
  if (update.over) body.dataset.status = "over";
  const parts = Object.entries(update.regions ?? {}).filter(([name, html]) => page.shown[name] !== html);
  parts.forEach(([name, html]) => { page.shown[name] = html; });
  swapAll(parts.filter(([name]) => region(name)).map(([name, html]) => [region(name), name, html]));
  if (update.more) { // lines of the log that follow what is there
    one("ol", region("log"))?.insertAdjacentHTML("beforeend", update.more);
    delete page.shown.log;
  }
  if (update.regions?.whatnow !== undefined) {
    page.changed = performance.now();
    forgetDigits();
  }
  if (fresh) page.picks = [];
  if (update.turn !== undefined) page.turn = update.turn;
  if (update.regions?.views !== undefined || page.turn !== before) followView();
  announce([...(update.say ?? []), page.turn && !before ? word("your-turn") : ""]);
  (update.touched ?? []).forEach((anchor) => // what just happened shows on the board for a moment
    all(`.board [data-anchor~="${anchor}"]:not(.spot)`).forEach((thing) => thing.classList.add("touched")));
  if (before && page.turn) (update.touched ?? []).forEach((anchor) => // one's own things may lie below the edge
    one(`.player-board article[data-anchor="${anchor}"]`)?.scrollIntoView({ block: "nearest" }));
  if (Number(body.dataset.number) >= page.expect) busy(false);
  refresh();
  followNews();
  root.classList.add("no-tooltips"); // what slid under a pointer at rest was not pointed at
  if (update.regions?.chat !== undefined) peek();
  if (page.turn && !before) callTab("whatnow");
  if (update.over || (page.turn && !before)) dispatchEvent(new CustomEvent("call", { detail: update.over ? "over" : "turn" }));
}

async function renew() { // another page; the waiting room changes in place, somebody may be typing a name
  const text = region("waiting") && await fetch(location.href).then((answer) => answer.text()).catch(() => "");
  const next = text && one('[data-region="waiting"]', new DOMParser().parseFromString(text, "text/html"));
  if (next) swap(region("waiting"), "waiting", next.innerHTML);
  else location.reload();
}
