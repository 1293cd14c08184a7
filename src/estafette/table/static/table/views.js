// The sides of a board that is too large for one screen: the person chooses, a new question may ask for another.

import { all, one, page } from "./page.js";
import { drawWindow, followActing } from "./panels.js";

let wanted = "";

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
  const sides = one(".views [data-wanted]");
  if (!sides) return;
  const now = sides.dataset.wanted, changed = now !== wanted;
  wanted = now;
  if (changed && now && (page.turn || !one("main").dataset.view)) return showView(now);
  if (!one("main").dataset.view) return showView(one("[data-view]", sides).dataset.view);
  markView();
}
