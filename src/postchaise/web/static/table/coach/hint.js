// The coach: asks the server for help, puts its answer below the choices, where it moves none of them, and marks
// choices and board.

import { body, closest, find, findAll, getMessage, makeElement, mustFind } from "../../dom.js";
import { scrollBoardTo } from "../board/viewport.js";
import { getNumber, getPlayback, getRegion, getSeat, isSpectator } from "../context.js";
import { findChoices, findVisibleChoices } from "../decisions/choices.js";
import { playAction, request } from "../decisions/commands.js";
import { addButtonHandlers } from "../handlers.js";
import { announce, showError, showNotice } from "../panels/notices.js";
import { clearHintMarks, showHintMarks } from "./hint-marks.js";

const MANY_CHOICES = 9; // with more of them the best are copied to the top
const THINKING_MS = 400; // after which the person is told that it takes time
const PANEL = "hint-panel";

/** @type {{ html: string, question: string, level: string }} the help that is shown; `level` is for the next request */
const shown = { html: "", question: "", level: "hint" };
let hasConsent = false;
let isAsking = false;
/** @type {HTMLElement | null} */
let explained = null; // the button of the choice whose explanation is unfolded

const getPanel = () => document.getElementById(PANEL);
const getQuestion = () => findChoices().map((choice) => choice.id).join(" ");
const getPlans = () => find("#plans-place");
const hasAskedBefore = () => Boolean(find(`.seat-row[data-anchor="seat:${getSeat()}"] .helped-mark`));

/** Tell the person before their first hint in a match that everybody will see it; resolve to whether they agree. */
async function askConsent() {
  /** @type {HTMLDialogElement | null} */
  const dialog = find("dialog#ask-help");
  if (!dialog || hasConsent || hasAskedBefore()) return Boolean(dialog);
  dialog.showModal();
  /** @type {boolean} */
  const answer = await new Promise((resolve) => { // the close event would come too late
    dialog.onsubmit = ({ submitter }) => resolve(submitter?.getAttribute("value") === "yes");
    dialog.oncancel = () => resolve(false);
  });
  hasConsent = answer;
  return answer;
}

/**
 * Ask the coach; return null if there is no answer, or if the table has moved on.
 * @param {string} level
 * @param {object} [more]
 */
async function askCoach(level, more = {}) {
  if (isAsking || getPlayback() || isSpectator() || !await askConsent()) return null;
  setAsking(true);
  let isTold = false;
  const timer = setTimeout(() => { isTold = true; showNotice(getMessage("hint-thinking"), true); }, THINKING_MS);
  const question = getQuestion();
  const answer = await request("hint", { seat: getSeat(), number: getNumber(), level, ...more });
  clearTimeout(timer);
  if (isTold) showNotice("");
  setAsking(false);
  showError(answer.status ? answer.message ?? "" : "");
  return answer.status || (level !== "plans" && question !== getQuestion()) ? null : answer;
}

/** @param {boolean} on */
function setAsking(on) {
  isAsking = on;
  if (on) find("#do-hint")?.setAttribute("aria-busy", "true");
  else find("#do-hint")?.removeAttribute("aria-busy");
}

/** @param {string} level */
async function getHelp(level) {
  const answer = await askCoach(level);
  if (!answer) return;
  Object.assign(shown, { html: answer.html, question: getQuestion(), level });
  showHelp();
  const first = find("#board .disc.first-disc, #board .glow-zone");
  if (first) scrollBoardTo(first);
  announce([find(`#${PANEL} [data-announce]`)?.textContent.trim() ?? ""]);
}

/** Show the help, also again after the choices were replaced, as long as the question is the same. */
function showHelp() {
  hideHelp();
  const foot = find(".foot", getRegion("decision") ?? body);
  if (!shown.html || !foot) return;
  const focused = document.activeElement?.id;
  foot.insertAdjacentHTML("beforebegin", shown.html); // rendered by our own server
  const panel = mustFind(`#${PANEL}`), { level, glow = "" } = panel.dataset;
  /** @type {HTMLTemplateElement[]} */
  const marks = findAll("template[data-hint-mark]", panel);
  body.dataset.hintLevel = level;
  find("#do-hint")?.setAttribute("aria-expanded", "true");
  const hidden = marks.filter((mark) => !markChoice(mark));
  const best = find(".best", panel);
  if (best) best.hidden = !hidden.length && !(level === "hint" && findVisibleChoices().length > MANY_CHOICES);
  showHintMarks(glow, marks);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/**
 * Mark the line of a choice, or of the bundle that begins with it.
 * @param {HTMLTemplateElement} mark
 * @returns {boolean} whether one of them is visible
 */
function markChoice(mark) {
  const { hintMark: action, notation = "", rank } = mark.dataset, visible = findVisibleChoices();
  const choice = visible.find((each) => each.dataset.action === action)
    ?? visible.find((each) => each.dataset.actions?.split("|").includes(notation));
  if (!choice) return false;
  const parts = /** @type {DocumentFragment} */ (mark.content.cloneNode(true)).children;
  const [seal, label] = /** @type {HTMLElement[]} */ ([...parts]);
  [seal, label].forEach((part) => { part.dataset.hintPart = ""; });
  choice.classList.add("ranked", rank === "1" ? "rank-1" : "rank-2");
  find("kbd", choice)?.after(seal, label);
  return true;
}

function hideHelp() {
  getPanel()?.remove();
  clearHintMarks();
  findAll("[data-hint-part]").forEach((part) => part.remove());
  findAll(".ranked", getRegion("decision") ?? body)
    .forEach((choice) => choice.classList.remove("ranked", "rank-1", "rank-2"));
  delete body.dataset.hintLevel;
  find("#do-hint")?.setAttribute("aria-expanded", "false");
}

function closeHelp() {
  const hadFocus = getPanel()?.contains(document.activeElement);
  shown.html = "";
  foldExplanation();
  hideHelp();
  if (hadFocus) find("#do-hint")?.focus({ preventScroll: true });
}

/**
 * Unfold an explanation below a choice, or fold it again.
 * @param {HTMLElement} button
 */
async function explainChoice(button) {
  const { action = "" } = button.dataset;
  if (explained && find(".explanation-panel")?.dataset.explains === action) return foldExplanation();
  foldExplanation();
  const answer = await askCoach("explain", { action: Number(action) });
  if (!answer) return;
  const explanation = makeElement("div", "explanation-panel");
  explanation.dataset.explains = action;
  if (answer.html) explanation.innerHTML = answer.html; // rendered by our own server
  else explanation.textContent = getMessage("hint-nothing");
  explained = document.getElementById(button.id); // the choices may have been replaced meanwhile
  explained?.closest(".choice-row")?.append(explanation);
  explained?.setAttribute("aria-expanded", "true");
  explanation.scrollIntoView({ block: "nearest" });
  announce([find("[data-announce]", explanation)?.textContent ?? explanation.textContent]);
}

function foldExplanation() {
  findAll(".explanation-panel").forEach((explanation) => explanation.remove());
  explained?.setAttribute("aria-expanded", "false");
  explained = null;
}

async function togglePlans() {
  const plans = getPlans();
  if (!plans) return;
  if (!plans.hidden) return closePlans();
  const answer = await askCoach("plans");
  if (!answer) return;
  plans.innerHTML = answer.html; // rendered by our own server
  plans.hidden = false;
  announce([plans.innerText]);
}

function closePlans() {
  const plans = getPlans(), hadFocus = plans?.contains(document.activeElement);
  if (plans) plans.hidden = true;
  if (hadFocus) (find("#do-plans") ?? find("#do-hint"))?.focus({ preventScroll: true });
}

/** @param {HTMLElement} button */
function playBest({ dataset: { action } }) {
  const label = find(`#${PANEL} :is(.best b, .line span)`)?.textContent ?? "";
  return playAction({ action: Number(action) }, label);
}

addButtonHandlers({
  hint: () => (getPanel() ? closeHelp() : getHelp(shown.level)),
  "hint-nudge": () => getHelp("nudge"),
  "hint-hint": () => getHelp("hint"),
  "hint-show": () => getHelp("show"),
  "hint-close": closeHelp,
  "hint-play": playBest,
  explain: explainChoice,
  plans: togglePlans,
  "plans-close": closePlans,
});

addEventListener("keydown", (event) => { // Escape closes what was opened last
  if (event.key !== "Escape" || getPlayback() || find("dialog[open]") || closest(event, "input, textarea")) return;
  const plans = getPlans();
  if (plans && !plans.hidden) closePlans();
  else if (explained) foldExplanation();
  else if (getPanel()) closeHelp();
  else return;
  event.stopPropagation();
}, true);

/** The choices were replaced: show the help again, or close it if the question is another one. */
function followQuestion() {
  if (explained && !explained.isConnected) foldExplanation();
  if (!shown.html) return;
  if (shown.question === getQuestion()) showHelp();
  else closeHelp();
}

const decisionPanel = getRegion("decision");
if (decisionPanel) {
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => !(node instanceof Element) || node.id !== PANEL)) followQuestion();
  }).observe(decisionPanel, { childList: true });
  new MutationObserver(() => { if (getPanel()) showHelp(); })
    .observe(mustFind("main"), { attributeFilter: ["data-view"] });
}
