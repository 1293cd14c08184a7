// Replaces the HTML of regions, and keeps focus, scroll positions, typed text and counting numbers where they were.

import { find, findAll, reducedMotion } from "../../dom.js";
import { announce } from "../panels/notices.js";

/** @typedef {{ element: HTMLElement, name: string, html: string }} Replacement */

const COUNT_MS = 400;
const FOCUS_KEYS = ["id", "data-action", "data-do", "data-anchor", "data-tab", "href", "name"];
const DRAWN_REGIONS = new Set(["map", "pieces"]); // nothing in them scrolls

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} html
 */
export const replaceRegion = (element, name, html) => replaceRegions([{ element, name, html }]);

/**
 * Replace several regions at once. All is read before anything is written, so that the page is laid out only once.
 * @param {Replacement[]} replacements
 */
export function replaceRegions(replacements) {
  const viewport = find("#viewport");
  const left = viewport?.scrollLeft ?? 0, top = viewport?.scrollTop ?? 0;
  const saved = replacements.map(({ element, name }) => ({
    focus: saveFocus(element), fields: saveFields(element), numbers: readNumbers(element),
    scrolls: DRAWN_REGIONS.has(name) ? [] : saveScrolls(element), question: find("#ask", element)?.textContent,
    lines: new Set(findAll("li[id]", element).map((line) => line.id)),
  }));
  const play = find("#board")?.closest(".left"); // large, and much of it stays
  replacements.forEach(({ element, name, html }, index) => {
    if (play?.contains(element) && name !== "reference") patch(element, html); // patch does not look into templates
    else element.innerHTML = html; // rendered by our own server, which escapes names and chat
    restoreFields(saved[index].fields);
  });
  replacements.forEach(({ element }, index) => { // another question begins at its top
    const { scrolls, question } = saved[index];
    if (find("#ask", element)?.textContent === question) scrolls.forEach((restore) => restore());
  });
  // Where nothing moved it, it may be scrolling smoothly: that goes on.
  if (viewport && (left || top) && (viewport.scrollLeft !== left || viewport.scrollTop !== top))
    viewport.scrollTo({ left, top, behavior: "instant" });
  replacements.forEach(({ element, name }, index) => {
    const { focus, numbers, lines } = saved[index];
    if (focus) restoreFocus(element, focus);
    findAll("[data-count]", element).forEach((node) => animateNumber(node, numbers.get(node.dataset.count ?? "")));
    if (name === "chat") announceLines(findAll("li[id]", element).filter((line) => !lines.has(line.id)));
  });
}

/**
 * The chat is no live region, or all of it would be read again with every line.
 * @param {Element[]} lines
 */
function announceLines(lines) {
  if (!lines.length) return;
  announce(lines.map((line) => line.textContent.trim()));
}

// --- changing only what differs: what stays need not be styled and laid out again ------------------------------------

/**
 * Elements with different names are never made into each other.
 * @param {Node} node
 */
const getName = (node) => (node instanceof Element ? node.getAttribute("data-piece") ?? node.id : "");

/**
 * @param {Element} element
 * @param {string} html rendered by our own server, which escapes names and chat
 */
export function patch(element, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  patchChildren(element, template.content);
}

/**
 * @param {Node | undefined} current
 * @param {Node | undefined} next
 */
const isEqual = (current, next) => Boolean(current && next?.isEqualNode(current));

/**
 * @param {Node} current
 * @param {Node} next
 */
function patchChildren(current, next) {
  const before = [...current.childNodes], after = [...next.childNodes];
  const shorter = Math.min(before.length, after.length);
  let head = 0, tail = 0; // how many are the same at the beginning and at the end
  while (head < shorter && isEqual(before[head], after[head])) head += 1;
  while (tail < shorter - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const changed = before.slice(head, before.length - tail), wanted = after.slice(head, after.length - tail);
  const following = before[before.length - tail] ?? null;
  wanted.forEach((node, index) => {
    if (index >= changed.length) current.insertBefore(node, following);
    else patchNode(changed[index], node);
  });
  changed.slice(wanted.length).forEach((node) => node.remove());
}

/**
 * @param {ChildNode} current
 * @param {ChildNode} next
 */
function patchNode(current, next) {
  if (current.nodeName !== next.nodeName || getName(current) !== getName(next)) current.replaceWith(next);
  else if (current instanceof Element && next instanceof Element) {
    for (const { name } of [...current.attributes]) if (!next.hasAttribute(name)) current.removeAttribute(name);
    for (const { name, value } of next.attributes)
      if (current.getAttribute(name) !== value) current.setAttribute(name, value);
    patchChildren(current, next);
  } else current.nodeValue = next.nodeValue;
}

// --- focus ----------------------------------------------------------------------------------------------------------

/** @typedef {{ isSame: (other: HTMLElement) => boolean, tag: string, visible: boolean }} SavedFocus */

/**
 * @param {Element} element
 * @returns {SavedFocus | null}
 */
function saveFocus(element) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!active || !element.contains(active) || active === element) return null;
  const key = FOCUS_KEYS.find((name) => active.hasAttribute(name));
  return {
    isSame: (other) => other.dataset.seat === active.dataset.seat &&
      (key ? other.getAttribute(key) === active.getAttribute(key) : other.textContent === active.textContent),
    tag: active.localName,
    visible: active.matches(":focus-visible"),
  };
}

/**
 * @param {HTMLElement} element
 * @param {SavedFocus} focus
 */
function restoreFocus(element, { isSame, tag, visible }) {
  const same = findAll(tag, element).find((other) => isSame(other) && !other.matches(":disabled"));
  /** @type {HTMLElement} */
  const target = same ?? find("#ask", element) ?? element;
  if (!same && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: visible }));
}

// --- fields and scroll positions ------------------------------------------------------------------------------------

/** @param {Element} element */
function saveFields(element) {
  return findAll("input[id], textarea[id], details[id]", element).map((field) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const value = field.value === field.defaultValue ? "" : field.value;
      return { id: field.id, value, start: field.selectionStart, end: field.selectionEnd };
    }
    return { id: field.id, open: field instanceof HTMLDetailsElement && field.open };
  });
}

/** @param {ReturnType<typeof saveFields>} fields */
function restoreFields(fields) {
  fields.forEach(({ id, value, open, start, end }) => {
    const field = document.getElementById(id);
    if (field instanceof HTMLDetailsElement) field.open = Boolean(open);
    if (!value || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.value = value;
    if (start !== null && start !== undefined) field.setSelectionRange(start, end ?? start);
  });
}

/** @param {Element} element */
function saveScrolls(element) {
  const findScrollers = () => [element, ...findAll("ol, ul, [id]", element)];
  return findScrollers().flatMap((node, index) => {
    const { scrollTop: top, scrollLeft: left } = node;
    if (!top && !left) return [];
    return [() => {
      const same = (node.id && document.getElementById(node.id)) || findScrollers()[index];
      same?.scrollTo({ left, top, behavior: "instant" });
    }];
  });
}

// --- numbers that count up or down ----------------------------------------------------------------------------------

/** @param {Element} node */
const readNumber = (node) => Number.parseInt(node.textContent.replace("−", "-"), 10);

/** @param {Element} element */
const readNumbers = (element) =>
  new Map(findAll("[data-count]", element).map((node) => [node.dataset.count ?? "", readNumber(node)]));

/**
 * @param {HTMLElement} node
 * @param {number} [from]
 */
function animateNumber(node, from = Number.NaN) {
  const to = readNumber(node), text = node.textContent, started = performance.now();
  if (!Number.isInteger(from) || !Number.isInteger(to) || from === to) return;
  if (reducedMotion.matches || document.hidden) return;
  node.classList.add("counting");
  /** @param {number} now */
  const drawFrame = (now) => {
    const progress = Math.max(0, Math.min(1, (now - started) / COUNT_MS));
    node.textContent = progress < 1 ? String(Math.round(from + (to - from) * progress)).replace("-", "−") : text;
    if (progress < 1) requestAnimationFrame(drawFrame);
    else node.classList.remove("counting");
  };
  drawFrame(started);
}
