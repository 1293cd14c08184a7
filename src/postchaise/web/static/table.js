// The table in the browser. The server renders every region; this script swaps them in, sends what a person does,
// and keeps focus, scroll and typed text where they were. It holds no rules and builds no HTML out of texts.

import { all, body, notice, off, one, page, press, region, remember, root } from "./table/page.js";
import "./table/presence.js";
import { choices, light, pick, refresh, take, widen } from "./table/choices.js";
import { FORMS, act, reason, submitted } from "./table/handlers.js";
import "./table/drag.js";
import "./table/hint.js";
import "./table/keyboard.js";
import "./table/lesson.js";
import { drawWindow, look, lookAt, peek, showTab, toEnd } from "./table/panels.js";
import "./table/price-breakdown.js";
import { arrive } from "./table/updates.js";
import { connect, listen } from "./table/stream.js";
import { followView, showView } from "./table/board-views.js";

const DOUBLE_MS = 350;

document.addEventListener("click", (event) => {
  const near = (selector) => event.target.closest?.(selector);
  if (page.replay && !near("#caption") && near("[data-do], .choice, [data-anchor], a[href]")) { // who acts is in the present
    event.preventDefault();
    return page.replay.stop();
  }
  if (near("a[href]:not([data-do])")) return;
  if (near(".tooltip") && !near("[data-do]")) return root.classList.add("no-tooltips"); // it lay over what was meant: that is there for the next click
  const choice = near("button.choice"), doer = near("[data-do]"), chip = near("[data-deselect]");
  const tab = near("[data-tab]"), side = near(".views [data-view]"), spot = near("button[data-anchor], .spot[data-anchor], [data-clickable]");
  if (doer) {
    if (doer.localName !== "input") event.preventDefault(); // a link with data-do is one without script, too
    if (off(doer)) notice(reason(doer));
    else act(doer);
    doer.closest("[popover]")?.hidePopover();
    doer.closest("details.seat-menu")?.removeAttribute("open");
  } else if (choice) {
    // The second half of a double click must not take a choice that has only just appeared under the pointer.
    if (event.detail < 2 || performance.now() - page.changed > DOUBLE_MS) take(choice);
  } else if (chip) widen(Number(chip.dataset.deselect));
  else if (tab) showTab(tab.dataset.tab);
  else if (side) showView(side.dataset.view);
  else if (spot) {
    pick(spot);
    if (event.detail && !off(spot)) spot.blur(); // or it stays lit for whoever goes on with keys
  }
  else if (near("[data-scroll-board]")) { // what it lights comes into the window
    const lit = one("#viewport .highlighted");
    if (lit) lookAt(lit);
  }
});

document.addEventListener("submit", (event) => {
  if (!FORMS[event.target.dataset.form]) return;
  event.preventDefault();
  submitted(event.target);
});

document.addEventListener("mouseover", (event) => {
  const hovered = event.target.closest?.("[data-highlight], [data-anchor]") ?? null;
  if (hovered === page.hovered) return;
  page.hovered = hovered;
  light();
});
document.addEventListener("mousemove", (event) => {
  if (event.movementX || event.movementY) root.classList.remove("no-tooltips");
});
document.addEventListener("focusin", () => {
  light();
  root.classList.remove("no-tooltips");
});
document.addEventListener("focusout", light);

document.addEventListener("visibilitychange", () => {
  if (document.hidden) page.left = Date.now();
  else if (Date.now() - page.left > 30000) connect(); // a laptop that slept has a dead stream without knowing it
});
addEventListener("online", () => connect());
addEventListener("pageshow", (event) => event.persisted && connect()); // back again, with the page as it was left
addEventListener("resize", drawWindow);
one("#talk")?.addEventListener("toggle", () => {
  one("#talk > summary").classList.remove("unread");
  toEnd(one("#talk").open ? "chat" : "log");
});
one("#viewport")?.addEventListener("scroll", drawWindow, { passive: true });
one("#mini")?.addEventListener("click", look);
["pointerdown", "wheel"].forEach((kind) => // somebody looks around
  one("#viewport")?.addEventListener(kind, () => { page.looked = performance.now(); }, { passive: true }));

function begin() {
  listen(arrive);
  root.classList.add("js");
  const asked = new URLSearchParams(location.search).get("text_board") ?? remember("postchaise-text-board");
  page.textBoard = asked === "1" && Boolean(one('[data-do="text-board"]'));
  root.classList.toggle("text-board", page.textBoard);
  press("text-board", page.textBoard);
  const keys = one("#keys-on"), when = one(`#confirm-${remember("postchaise-confirm") ?? "never"}`);
  const onward = one("#auto-continue");
  if (onward) onward.checked = remember("postchaise-auto-continue") !== "off";
  if (keys) keys.checked = remember("postchaise-keys") !== "off";
  if (when) when.checked = true;
  page.turn = choices().length > 0;
  showTab(one("main")?.dataset.show ?? "whatnow");
  ["log", "chat"].forEach(toEnd);
  region("chat")?.setAttribute("aria-live", "off");
  peek();
  followView();
  refresh();
  connect(page.textBoard ? -1 : body.dataset.number);
}

begin();
