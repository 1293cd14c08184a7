// The log next to a replay: it follows the moment that is shown, and marks on the board where it happened.

import { find, findAll, mustFind, splitWords } from "./dom.js";
import { isInView, scrollBoardTo } from "./table/board/viewport.js";
import { findLastIndex } from "./replay-data.js";

const TOP_MARGIN = 2; // pixels: no line is cut at the top
const READ_PART = 0.45; // of the log shows what has happened before

/** Only what changes is touched, because a log has a thousand lines. */
export class ReplayLog {
  #story = mustFind("#story");
  /** @type {HTMLElement[]} */
  #lines = findAll("#story button");
  #times = this.#lines.map((line) => Number(line.dataset.at));
  #past = 0; // how many lines are marked as past

  /**
   * Return the lines of a moment.
   * @param {number} at
   */
  getLines(at) {
    const end = findLastIndex(this.#times, at) + 1, start = findLastIndex(this.#times, at - 1) + 1;
    return this.#lines.slice(start, end);
  }

  /**
   * Show a moment: mark its lines, and on the board what they are about.
   * @param {number} at
   */
  showMoment(at) {
    const lines = this.getLines(at), past = findLastIndex(this.#times, at) + 1;
    findAll("#story .now").forEach((line) => line.classList.remove("now"));
    lines.forEach((line) => line.classList.add("now"));
    findAll("#story [tabindex='0']").forEach((line) => { line.tabIndex = -1; });
    (lines.at(-1) ?? this.#lines[0])?.setAttribute("tabindex", "0");
    const changed = this.#lines.slice(Math.min(this.#past, past), Math.max(this.#past, past));
    changed.forEach((line) => line.classList.toggle("past", past > this.#past));
    this.#past = past;
    this.#scrollTo(Math.max(0, past - 1));
    findAll("[data-letter]").forEach((letter) => letter.classList.toggle("active", Number(letter.dataset.at) === at));
    findAll(".board .touched").forEach((thing) => thing.classList.remove("touched"));
    lines.flatMap((line) => splitWords(line.dataset.highlight)).forEach((anchor) =>
      findAll(`.board [data-anchor~="${CSS.escape(anchor)}"]:not(.spot)`)
        .forEach((thing) => thing.classList.add("touched")));
  }

  /**
   * Move the focus from line to line.
   * @param {EventTarget | null} from
   * @param {number} offset
   */
  moveFocus(from, offset) {
    const next = this.#lines[this.#lines.findIndex((line) => line === from) + offset];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Scroll so that a line is a little above the middle. Lists that are out of sight need no layout.
   * @param {number} index
   */
  #scrollTo(index) {
    /** @param {number} line */
    const getTop = (line) => this.#lines[line]?.getBoundingClientRect().top ?? 0;
    const list = this.#lines[index]?.closest("ol");
    const near = [list?.previousElementSibling, list, list?.nextElementSibling];
    findAll("#story > ol").forEach((each) => each.classList.toggle("near", near.some((other) => other === each)));
    const current = getTop(index);
    let top = index;
    while (top > 0 && current - getTop(top - 1) < this.#story.clientHeight * READ_PART) top -= 1;
    this.#story.scrollTop += getTop(top) - this.#story.getBoundingClientRect().top - TOP_MARGIN;
  }
}

/** Scroll the board to where it happened, else to the piece that acts. */
export function scrollToMoment() {
  const viewport = find("#viewport");
  if (!viewport) return;
  const touched = findAll(".touched", viewport);
  const things = touched.length ? touched : findAll(".now[data-piece]", viewport), last = things.at(-1);
  if (last && !things.some((thing) => isInView(thing, viewport))) scrollBoardTo(last);
}
