// The page of a puzzle: it works without; this lights what a choice is about, and brings keys, tabs and sides of the board.

import { all, list, one, press, root } from "./table/page.js";
import { fitChips } from "./table/overflow.js";
import { drawWindow, followActing, look, showTab } from "./table/panels.js";
import { followView, showView } from "./table/board-views.js";

const answered = list(one("#whatnow").dataset.highlight ?? "");

function light(anchors) {
  all(".board .touched").forEach((thing) => thing.classList.remove("touched"));
  anchors.forEach((anchor) =>
    all(`.board [data-anchor~="${CSS.escape(anchor)}"]:not(.spot)`).forEach((thing) => thing.classList.add("touched")));
}

const about = ({ target }) => light(list(target.closest?.(".choice")?.dataset.highlight ?? "").concat(target.closest?.(".choice") ? [] : answered));
["mouseover", "focusin"].forEach((kind) => document.addEventListener(kind, about));

document.addEventListener("click", ({ target }) => {
  const tab = target.closest?.("[data-tab]"), view = target.closest?.(".views [data-view]");
  if (tab) showTab(tab.dataset.tab);
  else if (view) showView(view.dataset.view);
  else if (target.closest?.("#do-fit")) press("fit", root.classList.toggle("fitted"));
});

document.addEventListener("keydown", (event) => { // a number goes to its choice; Enter takes it
  if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
  one(`.choice[data-key="${event.key}"]`)?.focus();
});

addEventListener("resize", drawWindow);
one("#viewport")?.addEventListener("scroll", drawWindow, { passive: true });
one("#mini")?.addEventListener("click", look);

all("button[data-anchor], .spot[data-anchor]").forEach((spot) => { // the board shows, the list asks
  spot.setAttribute("aria-disabled", "true");
  spot.tabIndex = -1;
});
root.classList.add("js");
showTab("whatnow");
followView();
fitChips();
followActing(true);
drawWindow();
light(answered);
one("#verdict")?.focus({ preventScroll: true });
