// The coach: asks the server, puts its answer between the question and the choices, and marks choices and board.

import { all, announce, body, complain, make, notice, one, page, region, word } from "./page.js";
import { choices, visible } from "./choices.js";
import { DOING } from "./handlers.js";
import { board, clear } from "./hint-marks.js";
import { lookAt } from "./panels.js";
import { ask, decide } from "./commands.js";

const MANY = 9; // choices; with more of them the best are copied to the top
const THINKING_MS = 400;
const state = { html: "", question: "", wanted: "hint", agreed: false, explained: null, thinking: false };

const PANEL = "hint-panel";
const panel = () => document.getElementById(PANEL);
const question = () => choices().map((choice) => choice.id).join(" ");
const place = () => one("#plans-place");
const marked = () => one(`.seat-row[data-anchor="seat:${body.dataset.seat}"] .helped-mark`); // this seat has asked before

async function agreed() { // the first time in a match: everybody will see it
  const dialog = one("dialog#ask-help");
  if (!dialog || state.agreed || marked()) return Boolean(dialog);
  dialog.showModal();
  return state.agreed = await new Promise((done) => { // when it is said: the event of closing comes later
    dialog.onsubmit = ({ submitter }) => done(submitter?.value === "yes");
    dialog.oncancel = () => done(false);
  });
}

async function asked(level, more = {}) {
  if (state.thinking || page.replay || Number(body.dataset.seat) < 0 || !await agreed()) return null;
  state.thinking = true;
  one("#do-hint")?.setAttribute("aria-busy", "true");
  let told = false;
  const waiting = setTimeout(() => { told = true; notice(word("hint-thinking"), true); }, THINKING_MS);
  const now = question(), payload = { seat: Number(body.dataset.seat), number: Number(body.dataset.number) };
  const answer = await ask("hint", { ...payload, level, ...more });
  clearTimeout(waiting);
  if (told) notice("");
  state.thinking = false;
  one("#do-hint")?.removeAttribute("aria-busy");
  complain(answer.status ? answer.message : "");
  return answer.status || (level !== "plans" && now !== question()) ? null : answer; // the table may have moved on
}

async function help(level) {
  const answer = await asked(level);
  if (!answer) return;
  Object.assign(state, { html: answer.html, question: question(), wanted: level });
  show();
  const first = one("#board .disc.first-disc, #board .glow-zone");
  if (first) lookAt(first); // on a small screen the window goes where the help is
  announce([one("[data-announce]", panel())?.textContent.trim() ?? ""]);
}

function show() { // again after every swap, as long as the question is the same
  hide();
  const head = one(".question-head", region("whatnow") ?? body);
  if (!state.html || !head) return;
  const kept = document.activeElement?.id;
  head.insertAdjacentHTML("afterend", state.html); // rendered by our own server
  const level = panel().dataset.level, marks = all("template[data-hint-mark]", panel());
  body.dataset.hintLevel = level;
  one("#do-hint")?.setAttribute("aria-expanded", "true");
  const out = marks.filter((mark) => !mark_choice(mark)).length > 0 || (level === "hint" && visible().length > MANY);
  const best = one(".best", panel());
  if (best) best.hidden = !out;
  board(panel().dataset.glow, marks);
  if (kept) document.getElementById(kept)?.focus({ preventScroll: true });
}

function mark_choice(mark) { // into the line of the choice, or of the bundle that begins with it; false: neither is in sight
  const { hintMark: action, notation, rank: nth } = mark.dataset, seen = visible();
  const choice = seen.find((each) => each.dataset.action === action)
    ?? seen.find((each) => each.dataset.actions?.split("|").includes(notation));
  if (!choice) return false;
  const [seal, said, why, share] = mark.content.cloneNode(true).children, text = one(".choice-text", choice);
  [seal, said, why, share].forEach((part) => { part.dataset.hintPart = ""; });
  choice.classList.add("ranked", nth === "1" ? "rank-1" : "rank-2");
  one("kbd", choice)?.after(seal, said);
  (text ?? choice).append(why); // a choice that its game draws has no such place
  (text ?? why).after(share);
  return true;
}

function hide() {
  panel()?.remove();
  clear();
  all("[data-hint-part]").forEach((each) => each.remove());
  all(".ranked", region("whatnow") ?? body).forEach((choice) => choice.classList.remove("ranked", "rank-1", "rank-2"));
  delete body.dataset.hintLevel;
  one("#do-hint")?.setAttribute("aria-expanded", "false");
}

function close() {
  const inside = panel()?.contains(document.activeElement);
  state.html = "";
  fold();
  hide();
  if (inside) one("#do-hint")?.focus({ preventScroll: true });
}

async function explain(button) { // unfolds below the choice
  if (state.explained && one(".explanation-panel")?.dataset.explains === button.dataset.action) return fold();
  fold();
  const answer = await asked("explain", { action: Number(button.dataset.action) });
  if (!answer) return;
  const below = make("div", "explanation-panel");
  below.dataset.explains = button.dataset.action;
  if (answer.html) below.innerHTML = answer.html; // rendered by our own server
  else below.textContent = word("hint-nothing");
  state.explained = document.getElementById(button.id);
  state.explained?.closest(".choice-row").append(below);
  state.explained?.setAttribute("aria-expanded", "true");
  below.scrollIntoView({ block: "nearest" });
  announce([one("[data-announce]", below)?.textContent ?? below.textContent]);
}

function fold() {
  all(".explanation-panel").forEach((each) => each.remove());
  state.explained?.setAttribute("aria-expanded", "false");
  state.explained = null;
}

async function plans() {
  if (!place()) return;
  if (!place().hidden) return closePlans();
  const answer = await asked("plans");
  if (!answer) return;
  place().innerHTML = answer.html; // rendered by our own server
  place().hidden = false;
  announce([place().innerText]);
}

function closePlans() {
  const inside = place()?.contains(document.activeElement);
  if (place()) place().hidden = true;
  if (inside) (one("#do-plans") ?? one("#do-hint"))?.focus({ preventScroll: true });
}

Object.assign(DOING, {
  hint: () => (panel() ? close() : help(state.wanted)),
  "hint-nudge": () => help("nudge"),
  "hint-hint": () => help("hint"),
  "hint-show": () => help("show"),
  "hint-close": close,
  "hint-play": (button) => decide({ action: Number(button.dataset.action) }, one(".best b, .line span", panel())?.textContent ?? ""),
  explain,
  plans,
  "plans-close": closePlans,
});

addEventListener("keydown", (event) => { // Escape closes what was opened last
  if (event.key !== "Escape" || page.replay || one("dialog[open]") || event.target.closest?.("input, textarea")) return;
  const shut = place() && !place().hidden ? closePlans : state.explained ? fold : panel() ? close : null;
  if (!shut) return;
  event.stopPropagation();
  shut();
}, true);

const asks = region("whatnow");
if (asks) {
  new MutationObserver((changes) => { // another question: the help belonged to the last one
    if (changes.every(({ addedNodes }) => [...addedNodes].every((node) => node.id === PANEL))) return;
    if (state.explained && !state.explained.isConnected) fold();
    if (!state.html) return;
    if (state.question === question()) show();
    else close();
  }).observe(asks, { childList: true });
  new MutationObserver(() => { if (panel()) show(); }).observe(one("main"), { attributeFilter: ["data-view"] });
}
