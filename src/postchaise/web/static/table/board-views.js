// The sides of a board that is too large for one screen: the person chooses, a new question may ask for another.
// When it is answered, the side comes back that was seen before.

import { all, one, page } from "./page.js";
import { drawWindow, followActing } from "./panels.js";

let wanted = null, left = null; // from where to where a question led

export function showView(name) {
  const main = one("main");
  if (!main || !one(`[data-view="${name}"]`, one(".views") ?? document)) return;
  main.dataset.view = name;
  markView();
  drawWindow();
  followActing(true);
}

function markView() { // the buttons may be new ones
  const shown = one("main").dataset.view;
  all("[data-view]", one(".views")).forEach((button) =>
    button.setAttribute("aria-pressed", String(button.dataset.view === shown)));
}

export function followView() { // after every swap: only a question that needs another side changes it
  const sides = one(".views [data-required-view]");
  if (!sides) return;
  const now = sides.dataset.requiredView, begun = wanted !== null, changed = now !== (wanted ?? ""), shown = one("main").dataset.view, first = one("[data-view]", sides).dataset.view;
  wanted = now;
  if (changed && now && (page.turn || !begun)) {
    const home = left && left.to === shown ? left.from : begun && shown || first; // one question may follow another; a page may begin with one
    left = now !== first && home !== now ? { from: home, to: now } : null; // who comes to the first side is at home
    return showView(now);
  }
  if (!now && page.turn && left) { // the next question needs no side: back to where it was asked, unless somebody went on
    const { from, to } = left;
    left = null;
    if (shown === to) return showView(from);
  }
  if (!begun || !shown) return showView(shown || first);
  markView();
}
