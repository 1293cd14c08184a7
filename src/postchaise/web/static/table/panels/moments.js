// What everybody should see happen: a banner over the board for some seconds, and the result when the match is over. A
// click or Escape ends them. Screen readers hear the same lines as announcements.

import { body, closest, find, findAll, makeElement, mustFind } from "../../dom.js";
import { whenAnimated } from "../board/animate.js";
import { getRegion } from "../context.js";

const SHORTEST_MS = 2600, LINE_MS = 900, LONGEST_MS = 9000;
let timer = 0;

export const hasMoment = () => find("#moment") !== null;

export function hideMoment() {
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
  const result = getRegion("decision"), dialog = /** @type {HTMLDialogElement | null} */ (find("#ending"));
  const content = dialog && find("[data-ending]", dialog);
  if (!result || !dialog || !content || find("dialog[open]")) return;
  hideMoment();
  content.replaceChildren(...[...result.children].map((child) => child.cloneNode(true)));
  removeIds(content);
  dialog.showModal();
  find("a.primary", content)?.focus();
}

/** @param {Element} copy of something that stays on the page */
const removeIds = (copy) => findAll("[id]", copy).forEach((element) => element.removeAttribute("id"));

body.addEventListener("click", (event) => { if (closest(event, "#moment")) hideMoment(); });
