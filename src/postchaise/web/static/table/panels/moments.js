// What everybody should see happen: a banner over the board for some seconds, and the result when the match is over. A
// click anywhere or Escape ends the banner; a click does what it is meant to do, too, as the banner is no target.
// Screen readers hear the same lines as announcements.

import { body, find, findAll, getMessage, makeElement, mustFind } from "../../dom.js";
import { whenAnimated } from "../board/animate.js";
import { getRegion } from "../context.js";

const SHORTEST_MS = 2600, LINE_MS = 900, LONGEST_MS = 9000;
let timer = 0;

/** Load the style, which most visits do not need; resolve when it holds. */
const loadStyle = () => new Promise((resolve) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("../../moments.css", import.meta.url).href;
  link.onload = link.onerror = resolve;
  document.head.append(link);
});
export const styleLoaded = loadStyle();

function hideMoment() {
  clearTimeout(timer);
  find("#moment")?.remove();
}

/** @param {string} html lines of the log, and points gained or lost */
export function showMoment(html) {
  hideMoment();
  const banner = makeElement("div", "moment panel");
  banner.id = "moment";
  banner.ariaHidden = "true";
  banner.innerHTML = html;
  removeIds(banner);
  mustFind(".left").append(banner);
  const lines = findAll("li", banner).length;
  timer = setTimeout(hideMoment, Math.min(LONGEST_MS, SHORTEST_MS + lines * LINE_MS));
}

/** Show the result, as it stands in the place of the question, over everything else. */
export async function showEnding() {
  await whenAnimated();
  const result = getRegion("decision");
  if (!result || find("dialog[open]")) return;
  hideMoment();
  const dialog = /** @type {HTMLDialogElement} */ (makeElement("dialog", "panel dialog ending-dialog"));
  const content = makeElement("div"), form = makeElement("form", "actions");
  dialog.id = "ending";
  form.setAttribute("method", "dialog");
  form.append(makeElement("button", "button", getMessage("ending-stay")));
  content.append(...[...result.children].map((child) => child.cloneNode(true)));
  removeIds(content);
  dialog.ariaLabel = find("h2", content)?.textContent ?? "";
  dialog.append(content, form);
  dialog.addEventListener("close", () => dialog.remove());
  body.append(dialog);
  dialog.showModal();
  find("a.primary", content)?.focus();
}

/** @param {Element} copy of something that stays on the page */
const removeIds = (copy) => findAll("[id]", copy).forEach((element) => element.removeAttribute("id"));

document.addEventListener("pointerdown", hideMoment);
