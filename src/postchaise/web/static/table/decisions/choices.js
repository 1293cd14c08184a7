// The choices: picking things on the board narrows them, and pointing at something highlights what it is about.

import { body, closest, find, findAll, getMessage, makeElement, mustFind, splitWords } from "../../dom.js";
import { drawMinimap, followActingPiece } from "../board/viewport.js";
import { getRegion, isMyTurn } from "../context.js";
import { announce, showError } from "../panels/notices.js";
import { fitChips } from "../panels/player-panels.js";
import { explainRefusal, isBusy, onReady, playChoice } from "./commands.js";
import {
  addPick, clearDigits, getHovered, getPicks, hasPicks, isPicked, removePick, setPicks,
} from "./selection.js";

const TITLE = document.title.replace(/^● /, "");
const MAX_QUEUED = 3; // picks that wait for an answer
/** @type {{ key: string, name: string, question: string }[]} */
const queuedPicks = [];
/** @type {{ from: string, to: string } | null} */
let queuedDrop = null; // anchors of a thing and of where it goes as soon as it has been taken back
/** @type {Set<string>} */
const unfolded = new Set(); // ids of what was folded before the person picked something
/** @type {(() => void)[]} */
const refreshListeners = [];
/** @type {(choice: HTMLElement) => boolean} */
let isOfferedElsewhere = () => false;

/**
 * Call a function after every change of the choices.
 * @param {() => void} listener
 */
export const onRefresh = (listener) => { refreshListeners.push(listener); };

/**
 * Hide the choices that the card reference offers.
 * @param {(choice: HTMLElement) => boolean} test
 */
export const hideOfferedElsewhere = (test) => { isOfferedElsewhere = test; };

const getPanel = () => getRegion("decision") ?? body;

/** All choices of the decision, hidden ones too. */
export const findChoices = () => findAll("button.choice", getPanel());

/** @param {HTMLElement} choice */
const anchorsOf = (choice) => splitWords(choice.dataset.anchors);

/**
 * @param {HTMLElement} choice
 * @param {string[]} anchors
 */
const isAbout = (choice, anchors) => anchorsOf(choice).some((anchor) => anchors.includes(anchor));

/**
 * Does it stand for several choices, and only narrow to them?
 * @param {HTMLElement} choice
 */
const isNarrowing = (choice) => choice.dataset.actions === "";

/** @param {HTMLElement} choice */
const fitsPicks = (choice) =>
  getPicks().every((pick) => isAbout(choice, pick.anchors)) && !(hasPicks() && isNarrowing(choice));

export const findVisibleChoices = () =>
  findChoices().filter((choice) => !choice.hidden && !choice.closest("details:not([open])"));

/** The choices that can be taken by their number. */
export const findNumberedChoices = () => findVisibleChoices().filter((choice) => find("kbd", choice));

const findBundles = () => findChoices().filter((choice) => choice.matches(".bundle") && !isNarrowing(choice));
const findSpots = () =>
  findAll("button[data-anchor], .spot[data-anchor]").filter((spot) => !spot.matches(".choice"));

/** Bring everything that depends on choices and picks up to date. */
export function refreshChoices() {
  if (!findChoices().some(fitsPicks)) setPicks();
  const panel = getPanel(), isNarrowed = hasPicks();
  findChoices().forEach((choice) => { choice.hidden = !fitsPicks(choice) || isOfferedElsewhere(choice); });
  if (isNarrowed) hideChoicesOfBundles();
  /** @type {HTMLDetailsElement[]} */
  const folds = findAll("details.covered", panel);
  folds.forEach((details) => unfoldWhilePicking(details, isNarrowed));
  const numbered = findNumberedChoices();
  numbered.forEach((choice, index) => { mustFind("kbd", choice).textContent = String(index + 1); });
  getRegion("decision")?.classList.toggle("narrowed", isNarrowed);
  findAll(".choice.unavailable", panel).forEach((refused) => {
    refused.hidden = isNarrowed || isOfferedElsewhere(refused);
  });
  findAll(".refusals, .choice-group", panel).forEach((group) => {
    group.hidden = !find(".choice:not([hidden])", group);
  });
  refreshSpots(numbered);
  refreshNotations();
  showPicks();
  fitChips();
  highlight();
  document.title = (isMyTurn() || find("#do-agree") ? "● " : "") + TITLE;
  followActingPiece();
  requestAnimationFrame(drawMinimap); // it measures what is laid out by then
  refreshListeners.forEach((listener) => listener());
}

/** While things are picked, list an action once: as its bundle, if a visible bundle plays it alone. */
function hideChoicesOfBundles() {
  const offered = new Set(findBundles().filter((bundle) => !bundle.hidden).map(({ dataset }) => dataset.actions));
  findChoices().forEach((choice) => { choice.hidden ||= offered.has(choice.dataset.notation); });
}

/**
 * Show on the board what can be clicked, what is picked, and which number it has.
 * @param {HTMLElement[]} numbered
 */
function refreshSpots(numbered) {
  const open = new Set(findVisibleChoices().flatMap(anchorsOf));
  const possible = new Set(findChoices().flatMap(anchorsOf)); // a click there begins the selection again
  findSpots().forEach((spot) => {
    const anchors = splitWords(spot.dataset.anchor), isUseful = anchors.some((anchor) => possible.has(anchor));
    const [choice, other] = numbered.filter((each) => isAbout(each, anchors));
    spot.dataset.key = choice && !other ? mustFind("kbd", choice).textContent : ""; // a game may show it there
    spot.classList.toggle("selectable", anchors.some((anchor) => open.has(anchor)));
    spot.classList.toggle("picked", isPicked(spot.dataset.anchor ?? ""));
    spot.setAttribute("aria-disabled", String(!isUseful));
    const piece = spot.parentElement?.matches(".piece") ? spot.parentElement : spot;
    spot.tabIndex = isUseful || find(".tooltip", piece) ? 0 : -1;
    // A screen reader needs no click target that leads nowhere: the text board tells what is there.
    const isSilent = spot.tabIndex < 0 && spot.matches(".board .spot") && spot !== document.activeElement;
    if (isSilent) spot.setAttribute("aria-hidden", "true");
    else spot.removeAttribute("aria-hidden");
  });
}

/** Offer the notations of the visible choices where one can be typed. */
function refreshNotations() {
  find("#notations")?.replaceChildren(...findVisibleChoices().flatMap(({ dataset: { notation } }) =>
    (notation ? [Object.assign(document.createElement("option"), { value: notation })] : [])));
}

/**
 * Show what a bundle stands for while the person picks things on the board.
 * @param {HTMLDetailsElement} details
 * @param {boolean} isNarrowed
 */
function unfoldWhilePicking(details, isNarrowed) {
  if (isNarrowed && !details.open) unfolded.add(details.id);
  else if (isNarrowed || !unfolded.delete(details.id)) return;
  details.open = isNarrowed;
}

/** Show the picks as chips above the choices; a click on one takes it back. */
function showPicks() {
  const panel = getRegion("decision");
  let row = panel && find("[data-chips]", panel);
  if (!panel || (!row && !hasPicks())) return;
  if (!row) {
    row = makeElement("div", "chips");
    row.dataset.chips = "";
    panel.prepend(row);
  }
  row.hidden = !hasPicks();
  row.replaceChildren(makeElement("span", "", getMessage("narrowed")), ...getPicks().map(({ name }, index) => {
    const chip = /** @type {HTMLButtonElement} */ (makeElement("button", "chip", `${name} ×`));
    chip.type = "button";
    chip.dataset.deselect = String(index);
    chip.setAttribute("aria-label", `${name}: ${getMessage("widen")}`);
    return chip;
  }));
}

/** The kind of question, such as "prompt-plan": what it counts may differ. */
const getQuestion = () => find("#ask")?.dataset.question ?? "";

/**
 * Pick a thing on the board, or put it back. While a command is under way the pick waits for its answer.
 * @param {HTMLElement} spot
 */
export function pickSpot(spot) {
  const key = spot.dataset.anchor ?? "";
  const name = spot.dataset.name || spot.getAttribute("aria-label") || key.split(":").pop() || "";
  if (!isBusy()) narrowChoices(key, name);
  else if (queuedPicks.length < MAX_QUEUED) queuedPicks.push({ key, name, question: getQuestion() });
}

/** @param {string} anchor */
const findSpot = (anchor) => findSpots().find((spot) => spot.dataset.anchor === anchor);

/** Pick what was clicked while the last command was under way. It was meant for the same question, or for nothing. */
function pickQueued() {
  if (isBusy()) return;
  const [from, to] = queuedDrop ? [queuedDrop.from, queuedDrop.to].map(findSpot) : [];
  queuedDrop = null;
  if (from && to) return dropOnto(from, to);
  const pick = queuedPicks.shift();
  if (!pick) return;
  const anchors = splitWords(pick.key);
  if (pick.question !== getQuestion() || !findChoices().some((choice) => isAbout(choice, anchors))) {
    queuedPicks.length = 0;
    return;
  }
  narrowChoices(pick.key, pick.name);
  setTimeout(pickQueued);
}

onReady(pickQueued);

/**
 * Take a choice: play it, narrow to the choices it stands for, or open their cards.
 * @param {HTMLElement} choice
 */
export function takeChoice(choice) {
  if (choice.dataset.do) choice.click();
  else if (isNarrowing(choice)) narrowChoices(anchorsOf(choice)[0], find("b", choice)?.textContent ?? "");
  else playChoice(choice);
}

/**
 * @param {string} key anchors, separated by spaces
 * @param {string} name
 */
function narrowChoices(key, name) {
  const anchors = splitWords(key), pick = { key, anchors, name };
  const index = getPicks().findIndex((other) => other.key === key);
  if (!findChoices().some((choice) => isAbout(choice, anchors))) return explainWhyNot(anchors);
  const bundles = hasPicks() ? [] : findBundles().filter((choice) => isAbout(choice, anchors));
  if (bundles.length === 1) return void playChoice(bundles[0]);
  if (index >= 0) removePick(index);
  else if (findVisibleChoices().some((choice) => isAbout(choice, anchors))) addPick(pick);
  else setPicks([pick]); // it does not go together with the others
  clearDigits();
  refreshChoices();
  const open = findVisibleChoices();
  if (index < 0 && open.length === 1) return void playChoice(open[0]);
  announce([open.length === 1 ? getMessage("one-choice") : getMessage("choices-left", { n: open.length })]);
}

/**
 * Narrow to some of the choices, by what only they are about or, failing that, by what all of them are about.
 * @param {HTMLElement[]} wanted
 * @param {string} name
 */
export function narrowTo(wanted, name) {
  const shared = anchorsOf(wanted[0]).filter((anchor) => wanted.every((choice) => isAbout(choice, [anchor])));
  const count = (/** @type {string} */ anchor) => findChoices().filter((choice) => isAbout(choice, [anchor])).length;
  const [anchor] = shared.sort((one, other) => count(one) - count(other));
  if (!anchor) {
    wanted[0].focus();
    return false;
  }
  setPicks([{ key: anchor, anchors: [anchor], name }]);
  clearDigits();
  refreshChoices();
  announce([getMessage("choices-left", { n: findVisibleChoices().length })]);
  return true;
}

/**
 * Say why nothing can be done with a thing: what the refusal that names it says; otherwise ask about the action that
 * would be about it, written like those that can be taken.
 * @param {string[]} anchors
 */
function explainWhyNot(anchors) {
  const reason = findAll(".choice.unavailable", getPanel())
    .filter(({ dataset }) => splitWords(dataset.highlight).some((anchor) => anchors.includes(anchor)))
    .map((refused) => find(".reason", refused))[0];
  if (reason) {
    const rule = find("a", reason)?.getAttribute("href")?.split("#")[1];
    return showError(reason.firstChild?.textContent?.trim() ?? "", undefined, rule);
  }
  const notations = findChoices().flatMap((choice) => anchorsOf(choice).flatMap((known) => anchors.map((anchor) => {
    const { notation = "" } = choice.dataset;
    const [kind, value] = anchor.split(":"), [knownKind, knownValue] = known.split(":");
    if (kind !== knownKind || !value) return notation;
    return notation.replace(new RegExp(`(?<= )${knownValue}(?= |$)`), value);
  }).filter((notation) => notation && notation !== choice.dataset.notation)));
  const last = notations.sort().at(-1); // with the most of what is counted, for instance horses
  if (last) explainRefusal(last);
}

/**
 * Pick two things because one was dropped onto the other. What is put down already is taken back first.
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 */
export function dropOnto(from, to) {
  setPicks();
  if (findGoals(from).some((anchor) => splitWords(to.dataset.anchor).includes(anchor))) return void moveThing(from, to);
  const both = [from, to].map((spot) => splitWords(spot.dataset.anchor));
  const open = findChoices().filter((choice) => both.every((anchors) => isAbout(choice, anchors)));
  if (open.length === 1) return void playChoice(open[0]);
  refreshChoices();
  if (open.length) [from, to].forEach(pickSpot);
}

/** @param {HTMLElement} from */
const findGoals = (from) => splitWords(from.dataset.dragGoals);

/**
 * Take a thing back, and drop what it is then onto another place.
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 */
async function moveThing(from, to) {
  const anchors = splitWords(from.dataset.anchor);
  const back = findChoices().find((choice) => choice.dataset.notation && isAbout(choice, anchors));
  queuedDrop = { from: from.dataset.dragAs ?? "", to: to.dataset.anchor ?? "" };
  if (!back || !await playChoice(back)) queuedDrop = null;
}

/**
 * Return where a thing may be dropped: on what its choices are about besides itself.
 * @param {HTMLElement} from
 */
export function findDropTargets(from) {
  const anchors = splitWords(from.dataset.anchor);
  const targets = new Set(findChoices().filter((choice) => isAbout(choice, anchors)).flatMap(anchorsOf)
    .filter((anchor) => !anchors.includes(anchor)));
  findGoals(from).forEach((anchor) => targets.add(anchor));
  return findAll("[data-anchor]").filter((spot) =>
    splitWords(spot.dataset.anchor).some((anchor) => targets.has(anchor)));
}

/**
 * Take back a pick.
 * @param {number} [index] of the last one
 */
export function unpick(index = getPicks().length - 1) {
  removePick(index);
  refreshChoices();
  if (document.activeElement === body) find("#ask")?.focus({ preventScroll: true });
}

/**
 * Highlight what the pointer or the focus is about: choices and log lines on the board, the board in the choices.
 */
export function highlight() {
  const source = /** @type {HTMLElement | null | undefined} */ (
    getHovered() ?? document.activeElement?.closest("[data-highlight], [data-anchor]"));
  const anchors = splitWords(source?.dataset.highlight ?? source?.dataset.anchor);
  const isBoard = Boolean(source && !source.dataset.highlight);
  findAll("[data-anchor]").forEach((node) =>
    node.classList.toggle("highlighted", splitWords(node.dataset.anchor).some((anchor) => anchors.includes(anchor))));
  findChoices().forEach((choice) => choice.classList.toggle("hovered", isBoard && isAbout(choice, anchors)));
}

getRegion("decision")?.addEventListener("click", (event) => { // what was folded gets numbers, and comes into view
  const details = closest(event, "summary")?.parentElement;
  details?.addEventListener("toggle", () => {
    refreshChoices();
    if (details.matches("[open]")) details.scrollIntoView({ block: "nearest" });
  }, { once: true });
});
