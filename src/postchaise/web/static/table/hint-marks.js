// What the coach shows on the board: numbered discs where the best choices are, light where a nudge leads the eye.

import { all, body, list, make, one } from "./page.js";
import { choices } from "./choices.js";

const colour = () => `player-${Number(body.dataset.seat) + 1}`;
const layer = () => one("#board > .discs");

export function clear() {
  layer()?.remove();
  all(".suggested").forEach((path) => path.classList.remove("suggested", colour()));
  all(".ref-card .disc, .has-disc > .disc").forEach((disc) => disc.remove());
  all(".has-disc").forEach((thing) => thing.classList.remove("has-disc"));
}

export function board(area, marks) {
  clear();
  const ground = one("#board");
  if (!ground) return;
  const over = make("div", "discs"), here = ground.getBoundingClientRect();
  over.setAttribute("aria-hidden", "true");
  ground.append(over);
  const put = (thing, [x, y, w, h]) => { // in parts of the board, whatever its size
    const part = (value, whole) => `${(100 * value / whole).toFixed(2)}%`;
    Object.assign(thing.style, { left: part(x, here.width), top: part(y, here.height) });
    if (w) Object.assign(thing.style, { width: part(w, here.width), height: part(h, here.height) });
    over.append(thing);
  };
  new Set(list(area).flatMap(things)).forEach((thing) => {
    const box = thing.getBoundingClientRect(), [w, h] = [box.width * 1.9, box.height * 1.9];
    if (ground.contains(thing) && box.width < here.width / 3)
      put(make("i", "glow-zone"), [box.x - here.x - (w - box.width) / 2, box.y - here.y - (h - box.height) / 2, w, h]);
  });
  const taken = new Map(); // discs that stand at one thing stand side by side
  marks.forEach(({ dataset: { rank: place, anchors, highlight: touch } }) => {
    const thing = named(list(anchors)), disc = make("b", `disc${place === "1" ? " first-disc" : ""}`, place);
    card(list(anchors), disc);
    if (marks.length === 1) ways(list(touch));
    if (!thing) return;
    const box = thing.getBoundingClientRect(), before = taken.get(thing) ?? 0;
    taken.set(thing, before + 1);
    if (!ground.contains(thing)) return beside(thing, disc, before);
    if (place === "1" && !before) put(make("i", "ring"), [box.x - here.x, box.y - here.y, box.width, box.height]);
    const below = Number(getComputedStyle(thing).getPropertyValue("--disc")) * box.height; // where its name stands above
    put(disc, [box.x - here.x + box.width / 2 + before * 28, Math.max(13, box.y - here.y - 3 + below)]);
  });
}

const things = (anchor) => all(`.left [data-anchor~="${anchor}"]`)
  .filter((each) => !each.matches("path") && each.getBoundingClientRect().width > 0);

function named(anchors) { // what tells this choice from the others: the thing that the fewest of them name
  const times = (anchor) => choices().filter((choice) => list(choice.dataset.anchors).includes(anchor)).length;
  const known = anchors.filter((anchor) => things(anchor).length).sort((one, other) => times(one) - times(other));
  return known.length ? things(known[0]).find((each) => each.matches(".spot, button")) ?? things(known[0])[0] : null;
}

const ways = (touch) => touch.forEach((anchor) => // the road of the first step
  all(`#board path.preview[data-anchor~="${anchor}"]`).forEach((path) => path.classList.add("suggested", colour())));

function beside(thing, disc, before) { // one's own things, below the board
  thing.classList.add("has-disc");
  disc.classList.toggle("more", before > 0);
  thing.append(disc);
}

function card(anchors, disc) { // on the sheet of cards
  all("button.ref-card").filter((each) => list(each.dataset.anchors).some((anchor) => anchors.includes(anchor)))
    .forEach((each) => each.append(disc.cloneNode(true)));
}
