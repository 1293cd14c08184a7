// Things that can be dragged: with mouse, pen or finger, onto something else on the board. Dropping picks both.

import { all, make, one, page } from "./page.js";
import { drop, droppable } from "./choices.js";

const FAR = 6; // pixels before a press becomes a drag
let held = null; // what is held: the thing, where it was taken, its shadow under the pointer, where it may go

document.addEventListener("pointerdown", (event) => {
  const thing = event.target.closest?.("[data-drag]");
  if (!thing || event.button || page.busy || page.replay || !one("#choices")) return;
  held = { thing, x: event.clientX, y: event.clientY, id: event.pointerId, shadow: null, goals: [] };
});

document.addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.id) return;
  if (!held.shadow && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
  if (!held.shadow) lift();
  held.shadow.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
  const over = goal(event);
  held.goals.forEach((each) => each.classList.toggle("over", each === over));
});

function lift() {
  const { thing } = held, box = thing.getBoundingClientRect();
  held.goals = droppable(thing);
  held.goals.forEach((each) => each.classList.add("goal"));
  held.shadow = make("div", "dragged");
  held.shadow.append(thing.cloneNode(true));
  Object.assign(held.shadow.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  held.shadow.inert = true;
  document.body.append(held.shadow);
  document.body.classList.add("dragging");
  thing.classList.add("lifted");
}

const goal = (event) => { // the innermost goal under the pointer
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return under.map((each) => each.closest("[data-anchor]")).find((each) => held.goals.includes(each));
};

function release(event, dropped) {
  if (!held || event.pointerId !== held.id) return;
  const { thing, shadow, goals } = held, over = shadow && dropped ? goal(event) : null;
  held = null;
  goals.forEach((each) => each.classList.remove("goal", "over"));
  thing.classList.remove("lifted");
  shadow?.remove();
  document.body.classList.remove("dragging");
  if (!shadow) return;
  document.addEventListener("click", swallow, { capture: true, once: true }); // the click that ends a drag is none
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
  if (over) drop(thing, over);
}

const swallow = (event) => {
  event.preventDefault();
  event.stopPropagation();
};

document.addEventListener("pointerup", (event) => release(event, true));
document.addEventListener("pointercancel", (event) => release(event, false));
document.addEventListener("touchmove", (event) => { // the page stays where it is while something is carried
  if (held?.shadow || event.target.closest?.("[data-drag]")) event.preventDefault();
}, { passive: false });
document.addEventListener("dragstart", (event) => {
  if (event.target.closest?.("[data-drag]")) event.preventDefault();
});
all("[data-drag]").forEach((thing) => { thing.draggable = false; });
