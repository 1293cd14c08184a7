// The card reference: all cards at a glance, at any time; where cards are the choices, it is the way to choose one.

import {
  body, closest, find, findAll, hasModifier, loadSetting, makeElement, phone, root, splitWords,
} from "../../dom.js";
import { getNumber, getPlayback, getRegion, seatQuery } from "../context.js";
import { addButtonHandlers } from "../handlers.js";
import { replaceRegion } from "../stream/regions.js";
import { hideOfferedElsewhere, refreshChoices } from "./choices.js";
import { playAction, request } from "./commands.js";

const sheet = find("#reference");
const state = {
  isOpen: false,
  isOpening: false, // the focus goes to a card without choosing it
  picks: "", // the kind of action that a card stands for; empty when the cards are only looked up
  wanted: "", // that kind, if a line of the question has opened it
  playedAt: -1, // the position at which a card was taken
  declinedAt: -1, // the position at which the person closed the sheet without choosing
  chosen: "", // the first anchor of the card that is shown in large
  chosenBefore: "", // when the pointer went down
  filter: "all",
  loadedAt: -1, // the position that the sheet belongs to
};
/** @type {HTMLElement | null} */
let opener = null; // gets the focus back

const findCards = () => (sheet ? findAll("button.ref-card", sheet) : []);
/** @returns {HTMLInputElement | null} */
const findSearchField = () => find("#card-find");
const getPickedKind = () => find("[data-picker]", getRegion("decision") ?? body)?.dataset.picker ?? "";

/** @param {HTMLElement} card */
const getCardId = (card) => splitWords(card.dataset.anchors)[0];

/** @param {string} anchor */
const findCard = (anchor) => findCards().find((card) => splitWords(card.dataset.anchors).includes(anchor));

/**
 * Fold case and accents.
 * @param {string} text
 */
const foldText = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

hideOfferedElsewhere((choice) =>
  state.isOpen && state.picks !== "" && choice.dataset.notation?.split(" ")[0] === state.picks);

/** @param {HTMLElement} button */
function toggleReference(button) {
  if (state.isOpen && !button.dataset.opens) return closeReference();
  state.wanted = button.dataset.opens ?? "";
  openReference("", button);
}

/**
 * @param {string} [anchor] of a card to show in large
 * @param {HTMLElement | null} [from] what gets the focus back
 */
export async function openReference(anchor = "", from = null) {
  if (!sheet || getPlayback()) return;
  opener = from ?? /** @type {HTMLElement | null} */ (document.activeElement);
  state.filter = "all";
  if (!await loadReference()) return;
  state.isOpen = true;
  showReference();
  const cards = findCards();
  const card = (anchor && findCard(anchor)) || cards.find((each) => each.matches(".want"))
    || cards.find((each) => each.matches(".is-can")) || cards[0];
  if (anchor) chooseCard(card);
  state.isOpening = !anchor && state.picks !== ""; // nobody has chosen the first card
  if (anchor || !phone.matches) card?.focus(/** @type {FocusOptions} */ ({ focusVisible: false }));
  else if (state.picks) card?.scrollIntoView({ block: "center" }); // what can be chosen may lie below the rest
  state.isOpening = false;
}

/** @param {boolean} [isDeclined] the person closes it without choosing */
function closeReference(isDeclined = true) {
  const focused = document.activeElement;
  const hadFocus = sheet?.contains(focused) || find("#pick")?.contains(focused);
  if (isDeclined && state.picks) state.declinedAt = getNumber();
  Object.assign(state, { isOpen: false, picks: "", wanted: "", chosen: "" });
  showReference();
  if (hadFocus) (opener?.isConnected && opener !== body ? opener : find("#ask"))?.focus({ preventScroll: true });
}

/** Load what each card costs and who has it at this position; return whether it arrived. */
async function loadReference() {
  const number = getNumber(), { html } = await request(`reference?${seatQuery()}choose=${state.wanted}`);
  if (html === undefined || !sheet) return false;
  findAll("#pick").forEach((detail) => detail.remove()); // two loads may overlap
  replaceRegion(sheet, "reference", html);
  state.loadedAt = number;
  state.picks = find("#reference-cards", sheet)?.dataset.picks ?? "";
  return true;
}

function showReference() {
  if (!sheet) return;
  sheet.hidden = !state.isOpen;
  root.classList.toggle("looking-up", state.isOpen);
  findAll('[data-do="reference"][aria-expanded]').forEach((button) =>
    button.setAttribute("aria-expanded", String(state.isOpen)));
  findAll("[data-filter]", sheet).forEach((button) =>
    button.setAttribute("aria-pressed", String(button.dataset.filter === state.filter)));
  filterCards();
  chooseCard(state.chosen ? findCard(state.chosen) : undefined);
  refreshChoices();
}

const getSearchText = () => foldText(findSearchField()?.value.trim() ?? "");

function filterCards() {
  const text = getSearchText();
  findCards().forEach((card) => {
    card.classList.toggle("miss", text !== "" && !foldText(card.textContent).includes(text));
    card.classList.toggle("faded", state.filter !== "all" && !card.classList.contains(`is-${state.filter}`));
  });
  const nothing = sheet && find(".nothing", sheet);
  if (nothing) nothing.hidden = findHits().length > 0;
}

/** Return the cards that were searched for. Names come first: "spy" means the Spy, not a card that mentions one. */
function findHits() {
  const text = getSearchText(), found = findCards().filter((card) => !card.matches(".miss"));
  const named = found.filter((card) => foldText(find("b", card)?.textContent ?? "").startsWith(text));
  return text && named.length ? named : found;
}

/**
 * Show a card in large next to the question; on a small screen below the cards.
 * @param {HTMLElement} [card]
 */
function chooseCard(card) {
  state.chosen = card ? getCardId(card) : "";
  findCards().forEach((other) => other.setAttribute("aria-pressed", String(other === card)));
  const detail = find("#pick") ?? Object.assign(makeElement("div"), { id: "pick" });
  /** @type {HTMLTemplateElement | null} */
  const template = card ? find(`#reference template[data-card-id="${state.chosen}"]`) : null;
  const kind = splitWords(card?.parentElement?.className).find((name) => name.startsWith("kind-"));
  detail.hidden = !state.isOpen || !template;
  detail.className = `pick ${kind ?? ""}`;
  detail.replaceChildren(...(template ? [template.content.cloneNode(true)] : []));
  const head = find(".question-head", getRegion("decision") ?? body);
  if (!phone.matches && head) head.after(detail);
  else sheet?.append(detail);
}

/** Play the card that is shown in large, if it stands for one action; else move on to its buttons. */
function playCard() {
  const buttons = findAll("#pick [data-play-action]");
  if (buttons.length === 1) playButton(buttons[0]);
  else buttons[0]?.focus();
}

/** @param {HTMLElement} button */
function playButton(button) {
  state.playedAt = getNumber();
  playAction({ action: Number(button.dataset.playAction) }, button.textContent.trim());
}

// --- keys -----------------------------------------------------------------------------------------------------------

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} element */
function getCentre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * Move the focus to the nearest card in a direction.
 * @param {Element} card
 * @param {string} key
 */
function focusNeighbour(card, key) {
  const [dx, dy] = DIRECTIONS[key], [x, y] = getCentre(card);
  /** @param {Element} other */
  const measureDistance = (other) => {
    const [otherX, otherY] = getCentre(other), ahead = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    return ahead > 4 ? ahead + 3 * aside : Infinity;
  };
  const distances = new Map(findCards().map((other) => [other, measureDistance(other)]));
  const [nearest] = [...distances].filter(([, distance]) => distance < Infinity)
    .sort(([, first], [, second]) => first - second);
  nearest?.[0].focus();
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLInputElement} field
 * @returns {boolean} whether the key was used
 */
function useSearchKey({ key }, field) {
  if (key === "Escape" && field.value) {
    field.value = "";
    filterCards();
  } else if (key === "Escape") closeReference();
  else if (key === "ArrowDown") findHits()[0]?.focus();
  else if (key === "Enter") {
    const [card, other] = findHits();
    if (card && !other) {
      chooseCard(card);
      card.focus();
      if (state.picks) playCard();
    }
  } else return false;
  return true;
}

/** @param {KeyboardEvent} event */
function handleKey(event) {
  const { key } = event, field = findSearchField();
  if (!state.isOpen || getPlayback() || hasModifier(event) || find("dialog[open]")) return;
  const typing = closest(event, "input, textarea, select"), card = closest(event, "button.ref-card");
  let isUsed = false;
  if (field && field === event.target) isUsed = useSearchKey(event, field);
  else if (typing) return;
  else if (key === "Escape") {
    isUsed = true;
    closeReference();
  } else if (card && key in DIRECTIONS) {
    isUsed = true;
    focusNeighbour(card, key);
  } else if (/^\p{L}$/u.test(key) && loadSetting("postchaise-keys") !== "off") {
    event.stopPropagation(); // the letter goes into the field
    field?.focus();
  }
  if (!isUsed) return;
  event.preventDefault();
  event.stopPropagation();
}

// --- pointer --------------------------------------------------------------------------------------------------------

/** @param {MouseEvent} event */
function handleClick(event) {
  const card = closest(event, "button.ref-card"), filter = closest(event, "[data-filter]");
  const action = closest(event, "[data-play-action]");
  if (action) playButton(action);
  else if (closest(event, "#do-catch-up") && state.isOpen) closeReference(); // the board is to be seen
  else if (filter) {
    state.filter = filter.dataset.filter ?? "all";
    showReference();
  } else if (card) { // the second click plays it; a key finds it chosen by the focus
    const wasChosen = (event.detail === 0 ? state.chosen : state.chosenBefore) === getCardId(card);
    chooseCard(card);
    state.chosenBefore = state.chosen;
    if (wasChosen) playCard();
  }
}

/** The position has changed: open the sheet if cards are the choices, close it if they no longer are, or renew it. */
async function followPosition() {
  const kind = getPickedKind(), isOffered = kind || find(`[data-opens="${state.wanted}"]`);
  const wasPlayed = state.playedAt >= 0 && state.playedAt !== getNumber() && !kind;
  if (state.isOpen && (wasPlayed || (state.picks && !isOffered))) {
    state.playedAt = -1;
    return closeReference(false);
  }
  if (!state.isOpen && kind && state.declinedAt !== getNumber() && !find("dialog[open]")) {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const isIdle = focused === body || getRegion("decision")?.contains(focused);
    /** @type {HTMLElement | null} */
    const question = find("#ask");
    return openReference("", isIdle ? question : focused);
  }
  if (state.isOpen && (state.loadedAt === getNumber() || await loadReference())) showReference();
}

if (sheet) {
  addButtonHandlers({ reference: toggleReference });
  addEventListener("keydown", handleKey, true);
  document.addEventListener("click", handleClick);
  sheet.addEventListener("input", () => {
    filterCards();
    findHits()[0]?.scrollIntoView({ block: "nearest" });
  });
  sheet.addEventListener("pointerdown", () => { state.chosenBefore = state.chosen; });
  sheet.addEventListener("focusin", (event) => {
    const card = closest(event, "button.ref-card");
    if (card && !state.isOpening) chooseCard(card);
  });
  const decisionPanel = getRegion("decision");
  if (decisionPanel) new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => !(node instanceof Element) || node.id !== "pick")) followPosition();
  }).observe(decisionPanel, { childList: true });
  followPosition();
}
