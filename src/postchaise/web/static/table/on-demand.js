// Loads what most visitors do not use: the coach, the card reference, the catch-up and the guided first match. What a
// person does with them is done when they have arrived.

import { closest, find, getMessage, splitWords } from "../dom.js";
import { getRegion } from "./context.js";
import { onRefresh } from "./decisions/choices.js";
import { showNotice } from "./panels/notices.js";

const loadCoach = () => Promise.all([import("./coach/hint.js"), enableStyle("coach-style")]);

/** @type {Record<string, () => Promise<unknown>>} by the value of data-do, or its first words */
const parts = {
  "catch-up": () => import("./stream/catch-up.js"),
  explain: loadCoach,
  hint: loadCoach,
  lesson: () => import("./coach/lesson.js"),
  plans: loadCoach,
  reference: loadReference,
};

/** @returns {Promise<typeof import("./decisions/card-reference.js")>} */
async function loadReference() {
  const [module] = await Promise.all([import("./decisions/card-reference.js"), enableStyle("reference-style")]);
  return module;
}

/**
 * Load a style sheet that the page names in its place, but disabled; resolve when it applies.
 * @param {string} id
 */
async function enableStyle(id) {
  /** @type {HTMLLinkElement | null} */
  const link = find(`link#${id}`);
  if (!link || link.sheet) return;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", reject, { once: true });
  });
  link.disabled = false;
  await loaded;
}

/**
 * Load the part of the page that carries out a command; resolve to whether it is there.
 * @param {string} command
 */
export async function loadPart(command) {
  const name = Object.keys(parts).find((each) => command === each || command.startsWith(`${each}-`));
  if (!name) return true;
  return parts[name]().then(() => true, () => {
    showNotice(getMessage("unreachable"));
    return false;
  });
}

/**
 * Show the card that a thing on the page stands for, unless a click on the thing means something else.
 * @param {Event} event
 */
async function showCard(event) {
  /** @type {HTMLElement | null} */
  const thing = closest(event, "[data-card], [data-anchor]");
  const kinds = splitWords(find("#reference")?.dataset.kinds);
  const anchor = splitWords(thing?.dataset.card ?? thing?.dataset.anchor)
    .find((each) => kinds.includes(each.split(":")[0]));
  const isActive = thing?.matches("button:not([data-card]), .spot") && thing.getAttribute("aria-disabled") !== "true";
  const isOther = isActive || closest(event, "a[href], [data-do], .choice, .log, .tooltip, #reference, #pick");
  if (anchor && !isOther && await loadPart("reference")) (await loadReference()).openReference(anchor, thing);
}

const decisionPanel = getRegion("decision");
if (find("#reference")) {
  document.addEventListener("click", showCard);
  onRefresh(() => { if (decisionPanel && find("[data-picker]", decisionPanel)) loadPart("reference"); });
}
if (getRegion("lesson")) loadPart("lesson");
