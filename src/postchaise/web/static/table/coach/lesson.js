// A guided first match: points at what its step is about, frames the choice to take, and offers help after mistakes.

import { body, find, findAll, makeElement, mustFind, root, splitWords } from "../../dom.js";
import { isDrawn, makeLayer, preferClickable, removeLayer } from "../board/layer.js";
import { scrollBoardTo } from "../board/viewport.js";
import { getPlayback, getRegion } from "../context.js";
import { findChoices, onRefresh, refreshChoices } from "../decisions/choices.js";
import { sendCommand } from "../decisions/commands.js";
import { hasPicks, setPicks } from "../decisions/selection.js";
import { addButtonHandlers } from "../handlers.js";
import { announce, showError } from "../panels/notices.js";
import { showTab } from "../panels/tabs.js";

const MAX_MISTAKES = 3; // after which "do it for me" is the main button
const LAYER = "pointers";
const PANELS = ["#log", "#players"];
const shown = { step: "", expected: "" };
let mistakes = 0;

const findGuide = () => find('[data-region="lesson"] .guide');

/**
 * Return what stands for an anchor: a panel, or things on the page.
 * @param {string} anchor
 */
function findThings(anchor) {
  if (anchor.startsWith("#")) return findAll(anchor);
  const things = findAll(`:is(.left, .right) [data-anchor~="${anchor}"]`);
  return things.filter((thing) => !thing.matches("path, .seat-row") && isDrawn(thing));
}

/** @param {string} command */
const sendLessonCommand = (command) => sendCommand("lesson", { do: command, step: Number(findGuide()?.dataset.step) });

addButtonHandlers({
  "lesson-next": () => sendLessonCommand("on"),
  "lesson-back": () => sendLessonCommand("back"),
  "lesson-show": () => sendLessonCommand("show"),
  "lesson-again": () => sendLessonCommand("again"),
});

/**
 * Draw rings around things and numbers onto them; return the rings on the board.
 * @param {string[]} points anchors of what the step speaks of
 * @param {string[]} counts anchors of what it counts
 */
function drawPointers(points, counts) {
  const layer = makeLayer(LAYER);
  if (!layer) return [];
  /** @param {HTMLElement} thing */
  const isOnBoard = (thing) => layer.board.contains(thing);
  const rings = points.flatMap((anchor) => {
    const things = findThings(anchor), thing = preferClickable(things.filter(isOnBoard));
    things.filter((each) => !isOnBoard(each)).forEach((each) => each.classList.add("pointed"));
    if (!thing) return [];
    const ring = layer.place(makeElement("i", "ring"), layer.measure(thing));
    ring.dataset.target = anchor;
    return [ring];
  });
  counts.forEach((anchor, index) => {
    const things = findThings(anchor);
    const thing = things.filter(isOnBoard).find((each) => each.matches(".spot, button")) ?? things[0];
    if (!thing) return;
    const { x, y, width, height } = layer.measure(thing);
    layer.place(makeElement("b", "hop-number", String(index + 1)), { x: x + width / 2, y: y + height * 0.42 });
  });
  return rings;
}

/** Show the step of the lesson; called after every change of the page. */
function showLesson() {
  const guide = findGuide();
  root.classList.toggle("in-lesson", Boolean(guide));
  root.classList.toggle("lesson-looks", guide?.dataset.lookOnly !== undefined);
  findAll(".pointed").forEach((thing) => thing.classList.remove("pointed"));
  findAll(".want").forEach((thing) => thing.classList.remove("want"));
  if (!guide) return endLesson();
  const { expected = "", points, counts } = guide.dataset, step = `${guide.dataset.step} ${guide.dataset.id}`;
  frameChoices(expected.split("|").filter(Boolean));
  const rings = getPlayback() ? [] : drawPointers(splitWords(points), splitWords(counts));
  const isNewStep = step !== shown.step, isChanged = expected !== shown.expected;
  Object.assign(shown, { step, expected });
  if (isNewStep) beginStep(guide, rings);
  else if (isChanged) scrollToExpected();
  offerHelp();
}

/**
 * Frame the choices that lead on: bundles where there are some, and cards of the card reference.
 * @param {string[]} expected notations
 */
function frameChoices(expected) {
  const good = findChoices().filter((choice) =>
    expected.includes(choice.dataset.notation ?? "") || isWholeBundle(choice, expected));
  const bundles = good.filter((choice) => choice.dataset.actions);
  (bundles.length ? bundles : good).forEach((choice) => choice.classList.add("want"));
  const anchors = new Set(good.flatMap((choice) => splitWords(choice.dataset.anchors)));
  findAll("button.ref-card").filter((card) => splitWords(card.dataset.anchors).some((anchor) => anchors.has(anchor)))
    .forEach((card) => card.classList.add("want"));
}

/**
 * Does a bundle do only what is expected?
 * @param {HTMLElement} choice
 * @param {string[]} expected
 */
function isWholeBundle(choice, expected) {
  const actions = choice.dataset.actions?.split("|").filter(Boolean) ?? [];
  return actions.length > 0 && actions.every((action) => expected.includes(action));
}

const offerHelp = () => find("#lesson-show")?.classList.toggle("primary", mistakes >= MAX_MISTAKES);

/** From here on it is an ordinary match, and the choices are in sight. */
function endLesson() {
  removeLayer(LAYER);
  if (shown.step) showTab("decision");
  shown.step = "";
}

/**
 * @param {HTMLElement} guide
 * @param {HTMLElement[]} rings
 */
function beginStep(guide, rings) {
  const isLookOnly = guide.dataset.lookOnly !== undefined;
  mistakes = 0;
  showError("");
  announce([mustFind("h2", guide).textContent, mustFind(".reason", guide).textContent]);
  const panel = splitWords(guide.dataset.points).find((anchor) => PANELS.includes(anchor)) ?? "#players";
  showTab(isLookOnly ? panel.slice(1) : "decision");
  const last = rings.at(-1);
  if (last) {
    scrollBoardTo(last, true);
    [...rings, last].forEach((ring) => // all of them where they fit, the last one in any case
      ring.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" }));
  }
  scrollToExpected();
  const focused = document.activeElement;
  const isIdle = focused === body || ["lesson", "decision"].some((name) => getRegion(name)?.contains(focused));
  if (isLookOnly && isIdle)
    find("#lesson-next")?.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false }));
}

function scrollToExpected() {
  const choice = find("button.choice.want:not([hidden])"), card = find("button.ref-card.want");
  choice?.closest("details:not([open])")?.setAttribute("open", "");
  (card ?? choice)?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Count a wrong answer, which the guide shows. */
function countMistake() {
  const answer = find('[data-region="lesson"] .answer');
  if (!answer || answer.hidden || !answer.textContent) return;
  mistakes += 1;
  if (hasPicks()) { // nothing of it was expected
    setPicks();
    refreshChoices();
  }
  offerHelp();
  scrollToExpected();
}

const region = getRegion("lesson");
if (region) {
  onRefresh(showLesson);
  showLesson();
  new MutationObserver(countMistake)
    .observe(region, { subtree: true, attributes: true, attributeFilter: ["hidden"] });
  addEventListener("resize", () => {
    const guide = findGuide();
    if (guide) drawPointers(splitWords(guide.dataset.points), splitWords(guide.dataset.counts));
  });
}
