// What the coach shows on the board: numbered discs at the best choices, and light where a nudge leads the eye.

import { findAll, makeElement, splitWords } from "../../dom.js";
import { findAnchored, makeLayer, preferClickable, removeLayer } from "../board/layer.js";
import { getSeat } from "../context.js";
import { findChoices } from "../decisions/choices.js";

const LAYER = "discs";
const GLOW_SCALE = 1.9;
const DISC_WIDTH = 28; // pixels; discs at the same thing stand side by side
const MIN_TOP = 13; // pixels: no disc is cut off at the top
const seatColour = () => `player-${getSeat() + 1}`;

export function clearHintMarks() {
  removeLayer(LAYER);
  findAll(".suggested").forEach((path) => path.classList.remove("suggested", seatColour()));
  findAll(".ref-card .disc, .has-disc > .disc").forEach((disc) => disc.remove());
  findAll(".has-disc").forEach((thing) => thing.classList.remove("has-disc"));
}

/**
 * @param {string} glow anchors that a nudge leads to
 * @param {HTMLElement[]} marks of the best choices
 */
export function showHintMarks(glow, marks) {
  clearHintMarks();
  const layer = makeLayer(LAYER);
  if (!layer) return;
  new Set(splitWords(glow).flatMap(findAnchored)).forEach((thing) => {
    const { x, y, width, height } = layer.measure(thing), more = (GLOW_SCALE - 1) / 2;
    if (layer.board.contains(thing) && width < layer.width / 3)
      layer.place(makeElement("i", "glow-zone"),
        { x: x - width * more, y: y - height * more, width: width * GLOW_SCALE, height: height * GLOW_SCALE });
  });
  /** @type {Map<Element, number>} */
  const discsAt = new Map();
  marks.forEach(({ dataset: { rank = "", anchors: names, highlight } }) => {
    const anchors = splitWords(names), disc = makeElement("b", `disc${rank === "1" ? " first-disc" : ""}`, rank);
    markCards(anchors, disc);
    if (marks.length === 1) markRoads(splitWords(highlight));
    const thing = findDistinctive(anchors);
    if (!thing) return;
    const index = discsAt.get(thing) ?? 0;
    discsAt.set(thing, index + 1);
    if (!layer.board.contains(thing)) return markBelonging(thing, disc, index);
    const box = layer.measure(thing);
    if (rank === "1" && !index) layer.place(makeElement("i", "ring"), box);
    const offset = Number(getComputedStyle(thing).getPropertyValue("--disc")) * box.height; // below its name
    layer.place(disc, { x: box.x + box.width / 2 + index * DISC_WIDTH, y: Math.max(MIN_TOP, box.y - 3 + offset) });
  });
}

/**
 * Return the thing that tells this choice from the others: the one that the fewest of them are about.
 * @param {string[]} anchors
 */
function findDistinctive(anchors) {
  /** @param {string} anchor */
  const countChoices = (anchor) =>
    findChoices().filter((choice) => splitWords(choice.dataset.anchors).includes(anchor)).length;
  const [best] = anchors.filter((anchor) => findAnchored(anchor).length)
    .sort((first, second) => countChoices(first) - countChoices(second));
  return best === undefined ? null : preferClickable(findAnchored(best));
}

/**
 * Highlight the roads of the first step.
 * @param {string[]} anchors
 */
const markRoads = (anchors) => anchors.forEach((anchor) =>
  findAll(`#board path.preview[data-anchor~="${anchor}"]`)
    .forEach((path) => path.classList.add("suggested", seatColour())));

/**
 * Mark one of the person's own things, which are below the board.
 * @param {Element} thing
 * @param {Element} disc
 * @param {number} index
 */
function markBelonging(thing, disc, index) {
  thing.classList.add("has-disc");
  disc.classList.toggle("more", index > 0);
  thing.append(disc);
}

/**
 * Mark cards of the card reference.
 * @param {string[]} anchors
 * @param {Element} disc
 */
function markCards(anchors, disc) {
  findAll("button.ref-card")
    .filter((card) => splitWords(card.dataset.anchors).some((anchor) => anchors.includes(anchor)))
    .forEach((card) => card.append(disc.cloneNode(true)));
}
