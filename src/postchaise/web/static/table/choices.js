// The choices: narrowing them by clicks on the board, lighting what they are about.

import { all, announce, body, forgetDigits, list, make, one, page, region, word } from "./page.js";
import { fitChips } from "./overflow.js";
import { drawWindow, followActing } from "./panels.js";
import { play, whyNot } from "./commands.js";

export const choices = () => all("button.choice", region("whatnow") ?? body);
const about = (choice, anchors) => list(choice.dataset.anchors).some((anchor) => anchors.includes(anchor));
const only = (choice) => choice.dataset.actions === ""; // it stands for several choices, and only narrows to them
const fits = (choice) =>
  page.picks.every((pick) => about(choice, pick.anchors)) && !(page.picks.length && only(choice));
export const visible = () => choices().filter((choice) => !choice.hidden && !choice.closest("details:not([open])"));
export const numbered = () => visible().filter((choice) => one("kbd", choice));
const bundles = () => choices().filter((choice) => choice.matches(".bundle") && !only(choice));
const spots = () => all("button[data-anchor], .spot[data-anchor]").filter((spot) => !spot.matches(".choice"));

export function refresh() { // after every swap and every narrowing
  if (!choices().some(fits)) page.picks = [];
  const panel = region("whatnow"), narrowed = page.picks.length > 0;
  choices().forEach((choice) => { choice.hidden = !fits(choice) || page.onSheet(choice); });
  all("details.covered", panel ?? body).forEach((fold) => unfold(fold, narrowed));
  const open = visible();
  const keys = numbered();
  keys.forEach((choice, index) => { one("kbd", choice).textContent = index + 1; });
  panel?.classList.toggle("narrowed", narrowed);
  all(".choice.unavailable", panel ?? body).forEach((line) => { line.hidden = narrowed || page.onSheet(line); });
  all(".refusals, .choice-group", panel ?? body).forEach((some) => { some.hidden = !one(".choice:not([hidden])", some); });
  const anchorsOf = (some) => new Set(some.flatMap((choice) => list(choice.dataset.anchors)));
  const near = anchorsOf(open), far = anchorsOf(choices()); // far: a click there begins again
  spots().forEach((spot) => {
    const here = list(spot.dataset.anchor), useful = here.some((anchor) => far.has(anchor));
    const [mine, more] = keys.filter((choice) => about(choice, here));
    spot.dataset.key = mine && !more ? one("kbd", mine).textContent : ""; // a game may show it there
    spot.classList.toggle("selectable", here.some((anchor) => near.has(anchor)));
    spot.classList.toggle("picked", page.picks.some((pick) => pick.key === spot.dataset.anchor));
    spot.setAttribute("aria-disabled", String(!useful));
    spot.tabIndex = useful || one(".tooltip", spot.parentElement.matches(".piece") ? spot.parentElement : spot) ? 0 : -1;
  });
  one("#notations")?.replaceChildren(...open.filter((choice) => choice.dataset.notation).map((choice) =>
    Object.assign(document.createElement("option"), { value: choice.dataset.notation })));
  chips(panel);
  fitChips();
  light();
  document.title = (page.turn ? "● " : "") + page.title;
  followActing();
  requestAnimationFrame(drawWindow); // it measures: once everything stands
  page.marked();
}

const unfolded = new Set(); // by their ids: the panel may be a new one when nothing is picked any more

function unfold(fold, narrowed) { // what a bundle stands for is shown while somebody picks on the board
  if (narrowed && !fold.open) unfolded.add(fold.id);
  else if (narrowed || !unfolded.delete(fold.id)) return;
  fold.open = narrowed;
}

function chips(panel) {
  let row = panel && one("[data-chips]", panel);
  if (!row && (!panel || !page.picks.length)) return;
  if (!row) panel.prepend(row = Object.assign(make("div", "chips"), { hidden: true }));
  row.dataset.chips = "";
  row.hidden = !page.picks.length;
  row.replaceChildren(make("span", "", word("narrowed")), ...page.picks.map((pick, index) => {
    const chip = make("button", "chip", `${pick.name} ×`);
    chip.type = "button";
    chip.dataset.deselect = index;
    chip.setAttribute("aria-label", `${pick.name}: ${word("widen")}`);
    return chip;
  }));
}

export const pick = (spot) => {
  const key = spot.dataset.anchor;
  return narrow(key, spot.dataset.name || spot.getAttribute("aria-label") || key.split(":").pop());
};

export const take = (choice) =>
  only(choice) ? narrow(list(choice.dataset.anchors)[0], one("b", choice)?.textContent ?? "") : play(choice);

function narrow(key, name) {
  const anchors = list(key), pickHere = { key, anchors, name };
  const at = page.picks.findIndex((other) => other.key === key);
  if (!choices().some((choice) => about(choice, anchors))) return refused(anchors);
  const whole = page.picks.length ? [] : bundles().filter((choice) => about(choice, anchors));
  if (whole.length === 1) return play(whole[0]);
  if (at >= 0) page.picks.splice(at, 1);
  else if (visible().some((choice) => about(choice, anchors))) page.picks.push(pickHere);
  else page.picks = [pickHere]; // another thought: begin again with this one
  forgetDigits();
  refresh();
  const open = visible();
  if (at < 0 && open.length === 1) return play(open[0]);
  announce([open.length === 1 ? word("one-choice") : word("choices-left", { n: open.length })]);
}

const spelled = (anchor) => anchor.split(":");

function refused(anchors) { // nothing can be done with it: the action that would, spelled as those that can be taken, has a reason
  const would = choices().flatMap(({ dataset }) => list(dataset.anchors).flatMap((each) => anchors
    .filter((anchor) => dataset.notation && spelled(anchor)[0] === spelled(each)[0] && spelled(anchor)[1])
    .map((anchor) => dataset.notation.replace(new RegExp(`(?<= )${spelled(each)[1]}(?= |$)`), spelled(anchor)[1]))
    .filter((notation) => notation !== dataset.notation)));
  if (would.length) whyNot(would.sort().at(-1)); // with the most of what is counted, as horses
}

export function drop(from, to) { // a thing dragged onto another: both are picked, whatever was picked before
  page.picks = [];
  const both = [from, to].map((spot) => list(spot.dataset.anchor));
  const open = choices().filter((choice) => both.every((anchors) => about(choice, anchors)));
  if (open.length === 1) return play(open[0]);
  refresh();
  if (open.length) [from, to].forEach(pick);
}

export const droppable = (from) => { // where it may go: what its choices are about, besides itself
  const anchors = list(from.dataset.anchor), mine = choices().filter((choice) => about(choice, anchors));
  const there = new Set(mine.flatMap((choice) => list(choice.dataset.anchors)).filter((each) => !anchors.includes(each)));
  return all("[data-anchor]").filter((spot) => list(spot.dataset.anchor).some((anchor) => there.has(anchor)));
};

export function widen(index = page.picks.length - 1) {
  page.picks.splice(index, 1);
  refresh();
  if (document.activeElement === body) one("#ask")?.focus({ preventScroll: true });
}

// What the pointer or the focus is on lights what it is about: choice and log line to board, board to choice.
export function light() {
  if (!page.hovered?.isConnected) page.hovered = null;
  const from = page.hovered ?? document.activeElement?.closest("[data-highlight], [data-anchor]");
  const touch = list(from?.dataset.highlight ?? from?.dataset.anchor);
  const board = from && !from.dataset.highlight;
  all("[data-anchor]").forEach((node) =>
    node.classList.toggle("highlighted", list(node.dataset.anchor).some((anchor) => touch.includes(anchor))));
  choices().forEach((choice) => choice.classList.toggle("hovered", Boolean(board) && about(choice, touch)));
}

region("whatnow")?.addEventListener("click", ({ target }) => { // what somebody unfolds comes into sight and gets its numbers
  const fold = target.closest("summary")?.parentElement;
  fold?.addEventListener("toggle", () => {
    refresh();
    if (fold.open) fold.scrollIntoView({ block: "nearest" });
  }, { once: true });
});
