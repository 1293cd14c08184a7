// The sheet of all cards: looked up at any time, and the way to choose where the cards are the choices.

import { all, body, list, one, page, region, remember, root, seatQuery } from "./page.js";
import { refresh } from "./choices.js";
import { ask, decide } from "./commands.js";
import { swap } from "./regions.js";

const sheet = one("#reference"), small = matchMedia("(max-width: 820px)");
const state = { open: false, answer: "", declined: -1, chosen: "", before: "", filter: "all", back: null, shown: -1 };
const cards = () => all("button.ref-card", sheet);
const find = () => one("#card-find", sheet);
const now = () => Number(body.dataset.number);
const asked = () => one("[data-picker]", region("whatnow") ?? body)?.dataset.picker ?? "";
const kind = (choice) => choice.dataset.notation?.split(" ")[0] ?? "";
const cardOf = (anchor) => cards().find((card) => list(card.dataset.anchors).includes(anchor));
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

page.onSheet = (choice) => state.open && state.answer !== "" && kind(choice) === state.answer;

export function toggleSheet(button) {
  if (!sheet) return;
  if (state.open) close();
  else open("", button);
}

async function open(anchor = "", from = null) {
  if (page.replay) return;
  state.back = from ?? document.activeElement;
  state.filter = "all";
  if (!await load()) return;
  state.open = true;
  show();
  const card = (anchor && cardOf(anchor)) || cards().find((each) => each.matches(".want")) || cards().find((each) => each.matches(".is-can")) || cards()[0];
  if (anchor) choose(card);
  if (anchor || !small.matches) card?.focus({ focusVisible: false });
  else if (state.answer) card?.scrollIntoView({ block: "center" }); // what can be chosen may lie below the rest
}

function close(declined = true) {
  if (declined && state.answer) state.declined = now();
  state.open = false;
  state.answer = state.chosen = "";
  const inside = sheet.contains(document.activeElement) || one("#pick")?.contains(document.activeElement);
  show();
  if (inside) (state.back?.isConnected && state.back !== body ? state.back : one("#ask"))?.focus({ preventScroll: true });
}

async function load() { // the server says what each card costs and who has it, now
  const number = now(), { html } = await ask(`reference?${seatQuery()}`);
  if (html === undefined) return false;
  all("#pick").forEach((pick) => pick.remove()); // it comes with the sheet; two loads may overlap
  swap(sheet, "reference", html);
  state.shown = number;
  state.answer = one("#reference-cards", sheet)?.dataset.picks ?? "";
  return true;
}

function show() {
  sheet.hidden = !state.open;
  root.classList.toggle("looking-up", state.open);
  all('[data-do="reference"][aria-expanded]').forEach((button) => button.setAttribute("aria-expanded", String(state.open)));
  all("[data-filter]", sheet).forEach((button) =>
    button.setAttribute("aria-pressed", String(button.dataset.filter === state.filter)));
  search();
  choose(state.chosen ? cardOf(state.chosen) : null);
  refresh();
}

function search() {
  const wanted = plain(find()?.value.trim() ?? "");
  const dim = (card) => state.filter !== "all" && !card.classList.contains(`is-${state.filter}`);
  cards().forEach((card) => {
    card.classList.toggle("miss", wanted !== "" && !plain(card.textContent).includes(wanted));
    card.classList.toggle("faded", dim(card));
  });
  const nothing = one(".nothing", sheet);
  if (nothing) nothing.hidden = hits().length > 0;
}

const hits = () => { // names first: who types "spy" means the Spy, not whoever speaks of one
  const wanted = plain(find()?.value.trim() ?? ""), found = cards().filter((card) => !card.matches(".miss"));
  const named = found.filter((card) => plain(one("b", card).textContent).startsWith(wanted));
  return wanted && named.length ? named : found;
};

function choose(card) { // in large, beside the question; on a small screen below the cards
  state.chosen = card ? list(card.dataset.anchors)[0] : "";
  cards().forEach((other) => other.setAttribute("aria-pressed", String(other === card)));
  const pick = one("#pick") ?? Object.assign(document.createElement("div"), { id: "pick", className: "pick" });
  const more = card && one(`template[data-card-id="${state.chosen}"]`, sheet);
  pick.hidden = !state.open || !more;
  pick.className = `pick ${list(card?.parentElement.className).find((each) => each.startsWith("kind-")) ?? ""}`;
  pick.replaceChildren(...(more ? [more.content.cloneNode(true)] : []));
  const head = one(".question-head", region("whatnow") ?? body);
  if (!small.matches && head) head.after(pick);
  else sheet.append(pick);
}

function take(card) { // where one choice alone takes it
  const takes = all("[data-play-action]", one("#pick"));
  if (card && takes.length === 1) taking(takes[0]);
  else if (takes.length) takes[0].focus();
}

const taking = (button) => decide({ action: Number(button.dataset.playAction) }, button.textContent.trim());

function walk(card, key) { // to the nearest card in that direction
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (each) => { const box = each.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(card);
  const far = (each) => {
    const [ex, ey] = middle(each), ahead = (ex - x) * dx + (ey - y) * dy, aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    return ahead > 4 ? ahead + 3 * aside : Infinity;
  };
  const next = cards().filter((each) => far(each) < Infinity).sort((one, other) => far(one) - far(other))[0];
  next?.focus();
}

async function follow() { // after every new position: the sheet belongs to it
  const picker = asked();
  if (state.open && state.answer && !picker) return close(false);
  if (!state.open && picker && state.declined !== now() && !one("dialog[open]")) {
    const idle = document.activeElement === body || region("whatnow")?.contains(document.activeElement);
    return open("", idle ? one("#ask") : document.activeElement);
  }
  if (!state.open) return;
  if (state.shown !== now() && !await load()) return;
  show();
}

function pressed(event) {
  const { key, target } = event;
  if (!state.open || page.replay || event.ctrlKey || event.altKey || event.metaKey || one("dialog[open]")) return;
  const typing = target.closest?.("input, textarea, select"), own = typing === find();
  const done = () => { event.preventDefault(); event.stopPropagation(); };
  if (key === "Escape" && (own || !typing)) {
    done();
    if (!own || !typing.value) return close();
    typing.value = "";
    search();
  } else if (own && key === "Enter") {
    done();
    const [card, more] = hits();
    if (card && !more) {
      choose(card);
      card.focus();
      if (state.answer) take(card);
    }
  } else if (own && key === "ArrowDown") {
    done();
    hits()[0]?.focus();
  } else if (!typing && key.startsWith("Arrow") && target.matches?.("button.ref-card")) {
    done();
    walk(target, key);
  } else if (!typing && /^\p{L}$/u.test(key) && remember("postchaise-keys") !== "off") {
    event.stopPropagation(); // the letter goes on into the field
    find()?.focus();
  }
}

if (sheet) {
  const kinds = list(sheet.dataset.kinds);
  addEventListener("keydown", pressed, true);
  sheet.addEventListener("input", () => {
    search();
    hits()[0]?.scrollIntoView({ block: "nearest" });
  });
  sheet.addEventListener("pointerdown", () => { state.before = state.chosen; });
  sheet.addEventListener("focusin", ({ target }) => { if (target.matches("button.ref-card")) choose(target); });
  document.addEventListener("click", (event) => {
    const near = (selector) => event.target.closest?.(selector);
    const card = near("button.ref-card"), filter = near("[data-filter]"), taken = near("[data-play-action]");
    if (taken) return taking(taken);
    if (near("#do-catch-up") && state.open) return close(); // the board is to be seen
    if (filter) {
      state.filter = filter.dataset.filter;
      return show();
    }
    if (card) { // the second click takes it; a key finds it chosen by the focus
      const known = event.detail ? state.before === list(card.dataset.anchors)[0] : true;
      choose(card);
      state.before = state.chosen;
      return known && take(card);
    }
    const thing = near("[data-card], [data-anchor]"), anchors = list(thing?.dataset.card ?? thing?.dataset.anchor);
    const anchor = anchors.find((each) => kinds.includes(each.split(":")[0]));
    const live = thing?.matches("button:not([data-card]), .spot") && thing.getAttribute("aria-disabled") !== "true";
    if (anchor && !live && !near("a[href], [data-do], .choice, .log, .tooltip")) open(anchor, thing);
  });
  const swapped = (changes) => changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.id !== "pick"));
  new MutationObserver((changes) => { if (swapped(changes)) follow(); }).observe(region("whatnow"), { childList: true });
  follow();
}
