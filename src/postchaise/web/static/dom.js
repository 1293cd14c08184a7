// Elements, messages and stored settings: what the scripts of all pages share.

export const body = document.body;
export const root = document.documentElement;
/** Both layouts of a phone, as in style.css. */
export const phone = matchMedia("(max-width: 700px), (max-height: 500px)");
export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Return the first element that matches, or null.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {E | null}
 */
export const find = (selector, within = document) => within.querySelector(selector);

/**
 * Return the first element that matches; the template promises that there is one.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {E}
 */
export function mustFind(selector, within = document) {
  /** @type {E | null} */
  const element = within.querySelector(selector);
  if (!element) throw new Error(`no element matches ${selector}`);
  return element;
}

/**
 * Return all elements that match, as an array.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {E[]}
 */
export function findAll(selector, within = document) {
  /** @type {NodeListOf<E>} */
  const elements = within.querySelectorAll(selector);
  return [...elements];
}

/**
 * Return the target of an event, or its nearest ancestor, that matches.
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export const closest = (event, selector) =>
  (event.target instanceof Element ? event.target.closest(selector) : null);

/**
 * Make an element with a class and a text.
 * @param {string} tag
 * @param {string} [className]
 * @param {string} [text]
 */
export function makeElement(tag, className = "", text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** @param {string} [text] words separated by spaces, as in a data attribute */
export const splitWords = (text = "") => text.split(/\s+/).filter(Boolean);

/** @param {Element} button */
export const isDisabled = (button) =>
  button.matches(":disabled") || button.getAttribute("aria-disabled") === "true";

/** @param {KeyboardEvent} event */
export const hasModifier = (event) => event.ctrlKey || event.altKey || event.metaKey;

/**
 * Fill the names in braces of a message.
 * @param {string} text
 * @param {Record<string, unknown>} values
 */
export const formatMessage = (text, values) =>
  text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

/**
 * Return a message that the template brought along in the language of the page.
 * @param {string} id
 * @param {Record<string, unknown>} [values]
 */
export function getMessage(id, values = {}) {
  /** @type {HTMLTemplateElement | null} */
  const messages = find("template#messages");
  return formatMessage(find(`[data-message="${id}"]`, messages?.content)?.textContent.trim() ?? "", values);
}

/**
 * Read a setting of this browser; null if there is none, or if a private window refuses.
 * @param {string} key
 */
export function loadSetting(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Store a setting in this browser. Private windows may refuse: then it lasts as long as the page.
 * @param {string} key
 * @param {string} value
 */
export function saveSetting(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch { /* nothing depends on it */ }
}
