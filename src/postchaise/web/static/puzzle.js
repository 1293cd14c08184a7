// The page of a puzzle, which works without script. This highlights what a choice is about, and adds keys, tabs and
// views.

import { closest, find, findAll, hasModifier, mustFind, root, splitWords } from "./dom.js";
import { drawMinimap, followActingPiece, watchViewport } from "./table/board/viewport.js";
import { followView, showView } from "./table/board/views.js";
import { setPressed } from "./table/context.js";
import { fitChips } from "./table/panels/player-panels.js";
import { showTab } from "./table/panels/tabs.js";

const answer = splitWords(mustFind("#decision").dataset.highlight); // what the right answer is about, once it is given

/** @param {string[]} anchors */
function highlight(anchors) {
  findAll(".board .touched").forEach((thing) => thing.classList.remove("touched"));
  anchors.forEach((anchor) => findAll(`.board [data-anchor~="${CSS.escape(anchor)}"]:not(.spot)`)
    .forEach((thing) => thing.classList.add("touched")));
}

/** @param {Event} event */
function highlightChoice(event) {
  const choice = closest(event, ".choice");
  highlight(choice ? splitWords(choice.dataset.highlight) : answer);
}

["mouseover", "focusin"].forEach((kind) => document.addEventListener(kind, highlightChoice));

document.addEventListener("click", (event) => {
  const tab = closest(event, "[data-tab]"), view = closest(event, ".views [data-view]");
  if (tab) showTab(tab.dataset.tab ?? "");
  else if (view) showView(view.dataset.view ?? "");
  else if (closest(event, "#do-fit")) setPressed("fit", root.classList.toggle("fitted"));
});

document.addEventListener("keydown", (event) => { // a digit focuses its choice; Enter takes it
  if (!hasModifier(event) && /^[1-9]$/.test(event.key)) find(`.choice[data-key="${event.key}"]`)?.focus();
});

findAll("button[data-anchor], .spot[data-anchor]").forEach((spot) => { // the board only shows the position
  spot.setAttribute("aria-disabled", "true");
  spot.tabIndex = -1;
});
root.classList.add("js");
watchViewport();
showTab("decision");
followView();
fitChips();
followActingPiece(true);
drawMinimap();
highlight(answer);
find("#verdict")?.focus({ preventScroll: true });
