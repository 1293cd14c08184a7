// What the coach shows on the board: numbered discs where the best choices are, light where a nudge leads the eye.

import { all, list, make, one } from "./page.js";
import { choices } from "./choices.js";

const layer = () => one("#board > .discs");

export function clear() {
  layer()?.remove();
  all(".go").forEach((path) => path.classList.remove("go"));
  all(".rc .disc").forEach((disc) => disc.remove());
}

export function board(area, marks) {
  clear();
  const ground = one("#board");
  if (!ground) return;
  const over = make("div", "discs"), here = ground.getBoundingClientRect();
  over.setAttribute("aria-hidden", "true");
  ground.append(over);
  const put = (thing, box, [x, y, w, h]) => {
    const part = (value, whole) => `${(100 * value / whole).toFixed(2)}%`;
    Object.assign(thing.style, { left: part(x, here.width), top: part(y, here.height) });
    if (w) Object.assign(thing.style, { width: part(w, here.width), height: part(h, here.height) });
    over.append(thing);
  };
  new Set(list(area).flatMap((anchor) => things(anchor))).forEach((thing) => {
    const box = thing.getBoundingClientRect(), [w, h] = [box.width * 1.9, box.height * 1.9];
    if (box.width < here.width / 3) put(make("i", "glowz"), box, [box.x - here.x - (w - box.width) / 2, box.y - here.y - (h - box.height) / 2, w, h]);
  });
  const taken = new Map(); // discs that stand at one thing stand side by side
  marks.forEach((mark) => {
    const { place, anchors, touch } = mark.dataset, thing = named(list(anchors));
    card(list(anchors), place);
    if (place === "1" && marks.length === 1) list(touch).forEach((anchor) => all(`#board path.preview[data-anchor~="${anchor}"]`).forEach((path) => path.classList.add("go")));
    if (!thing) return;
    const box = thing.getBoundingClientRect(), before = taken.get(thing) ?? 0;
    taken.set(thing, before + 1);
    if (place === "1" && !before) put(make("i", "ring"), box, [box.x - here.x, box.y - here.y, box.width, box.height]);
    const disc = make("b", `disc${place === "1" ? " d1" : ""}`, place);
    put(disc, box, [box.x - here.x + box.width / 2 + before * 28, Math.max(13, box.y - here.y - 3)]);
  });
}

const things = (anchor) => all(`#board [data-anchor~="${anchor}"]`)
  .filter((each) => !each.matches("path") && each.getBoundingClientRect().width > 0);

function named(anchors) { // what tells this choice from the others: the thing that the fewest of them name
  const times = (anchor) => choices().filter((choice) => list(choice.dataset.anchors).includes(anchor)).length;
  const known = anchors.filter((anchor) => things(anchor).length);
  const best = known.sort((one, other) => times(one) - times(other))[0];
  return best ? things(best).find((each) => each.matches(".spot, button")) ?? things(best)[0] : null;
}

function card(anchors, place) { // on the sheet of cards
  all("button.rc").filter((each) => list(each.dataset.anchors).some((anchor) => anchors.includes(anchor)))
    .forEach((each) => each.append(make("b", `disc${place === "1" ? " d1" : ""}`, place)));
}
