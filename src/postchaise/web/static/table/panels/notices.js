// What the page tells people: notices, announcements for screen readers, and errors next to where they look.

import { body, find, getMessage, makeElement, root } from "../../dom.js";
import { getRegion } from "../context.js";

const NOTICE_MS = 6000;
const MAX_ANNOUNCEMENTS = 12;
let noticeTimer = 0;

/**
 * Return the element with this id, which the template may bring along; make it if it does not.
 * @param {string} id
 * @param {string} role
 * @param {Element} [parent]
 */
export function ensureElement(id, role, parent = body) {
  const present = document.getElementById(id);
  if (present) return present;
  const element = makeElement("div", id);
  element.id = id;
  if (role) element.setAttribute("role", role);
  parent.append(element);
  return element;
}

/**
 * Show a short text at the edge of the page; an empty one removes it.
 * @param {string} text
 * @param {boolean} [stay] until the next notice, instead of a few seconds
 */
export function showNotice(text, stay = false) {
  const element = ensureElement("notice", "status");
  clearTimeout(noticeTimer);
  element.textContent = text;
  element.hidden = !text;
  if (text && !stay) noticeTimer = setTimeout(hideNotice, NOTICE_MS);
}

function hideNotice() {
  if (root.classList.contains("offline")) showNotice(getMessage("offline"), true);
  else showNotice("");
}

/**
 * Let screen readers say some lines.
 * @param {string[]} lines
 */
export function announce(lines) {
  const live = ensureElement("live", "status");
  live.append(...lines.filter(Boolean).map((line) => makeElement("p", "", line)));
  while (live.children.length > MAX_ANNOUNCEMENTS) live.firstElementChild?.remove();
}

/** @param {string} id of a reason; some are about the server and not about the rules of the game */
export const isRuleId = (id) => /^[A-Z]+-/.test(id);

/** @param {string} id */
function makeRuleLink(id) {
  const link = /** @type {HTMLAnchorElement} */ (makeElement("a", "rule", getMessage("rule")));
  link.href = `${body.dataset.root}/rules/${body.dataset.game}#${id}`;
  link.dataset.do = "rule"; // opens next to the board
  return link;
}

function findErrorPlace() {
  const lesson = getRegion("lesson");
  return lesson && find("[data-error]", lesson) ? lesson : getRegion("decision");
}

/**
 * Show an error where the person looks; an empty text removes it.
 * @param {string} text
 * @param {Element | null} [place] an element with a line for errors
 * @param {string} [rule] the id of the rule that forbids it
 */
export function showError(text, place = findErrorPlace(), rule = "") {
  const line = place && find("[data-error]", place);
  if (line) {
    line.replaceChildren(text, ...(isRuleId(rule) ? [" ", makeRuleLink(rule)] : []));
    line.hidden = !text;
  } else if (text) showNotice(text);
}
