// The views of a board that is too large for one screen. The person chooses one; a question may require another, and
// once it is answered the view comes back that was shown before.

import { find, findAll, mustFind } from "../../dom.js";
import { isMyTurn } from "../context.js";
import { drawMinimap, followActingPiece } from "./viewport.js";

/** @type {string | null} */
let required = null; // the view that the last question required, or ""; null before the first
/** @type {{ from: string, to: string } | null} */
let detour = null; // where a question led

/** @param {string} name */
export function showView(name) {
  const main = find("main");
  if (!main || !find(`.views [data-view="${name}"]`)) return;
  main.dataset.view = name;
  markView();
  drawMinimap();
  followActingPiece(true);
}

/** Show the view with the player board, in a game where not every view has it; return whether there is one. */
export function showPlayerBoardView() {
  const view = find(".views [data-player-board-view]")?.dataset.playerBoardView ?? "";
  if (view) showView(view);
  return Boolean(view);
}

function markView() {
  const shown = find("main")?.dataset.view;
  findAll(".views [data-view]").forEach((button) =>
    button.setAttribute("aria-pressed", String(button.dataset.view === shown)));
}

/** Show the view that the question requires; called whenever the buttons or the turn have changed. */
export function followView() {
  const views = find(".views [data-required-view]");
  if (!views) return;
  const next = views.dataset.requiredView ?? "", isFirst = required === null;
  const isChanged = next !== (required ?? ""), shown = find("main")?.dataset.view ?? "";
  const home = mustFind("[data-view]", views).dataset.view ?? "";
  required = next;
  if (isChanged && next && (isMyTurn() || isFirst)) {
    // One question may follow another; a page may begin with one.
    const from = detour && detour.to === shown ? detour.from : (!isFirst && shown) || home;
    detour = next !== home && from !== next ? { from, to: next } : null;
    showView(next);
  } else if (!next && isMyTurn() && detour) { // back, unless the person has gone elsewhere
    const { from, to } = detour;
    detour = null;
    if (shown === to) showView(from);
    else markView();
  } else if (isFirst || !shown) showView(shown || home);
  else markView();
}
