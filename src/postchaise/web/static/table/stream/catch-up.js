// Replays what happened since the person's last turn, step by step, forwards and backwards; then the present comes
// back.

import { body, find, getMessage, makeElement, reducedMotion, root } from "../../dom.js";
import { animateChange, skipAnimation, whenAnimated } from "../board/animate.js";
import { getPlayback, getRegion, isTextBoard, seatQuery, setPlayback } from "../context.js";
import { refreshChoices } from "../decisions/choices.js";
import { request } from "../decisions/commands.js";
import { addButtonHandlers } from "../handlers.js";
import { ensureElement, showNotice } from "../panels/notices.js";
import { replaceRegions } from "./regions.js";
import { getShownHtml, processQueue } from "./updates.js";

const FRAME_MS = 700;
const LAST_FRAME_MS = 6000; // what happened last is read, not only seen

/** @typedef {{ regions: Record<string, string>, lines: string[] }} Frame */
/** @typedef {Record<string, string>} Regions HTML by name */

/** Load what happened since the person's last turn, and show it. */
async function playCatchUp() {
  if (getPlayback()) return;
  const player = new Player();
  setPlayback(player);
  const { steps: frames = [], message } = await request(`catch-up?${seatQuery()}text_board=${Number(isTextBoard())}`);
  await whenAnimated();
  if (frames.length) await playFrames(frames, player);
  else showNotice(message ?? getMessage("since-none"));
  setPlayback(null);
  processQueue();
}

/** What buttons and keys control. Without motion the person turns the pages. */
class Player {
  isStopped = false;
  isPlaying = !reducedMotion.matches;
  /** @type {number | null} */
  #offset = null; // where the person wants to go
  #wake = () => {};

  /** @param {number} offset */
  #move(offset) {
    this.#offset = offset;
    skipAnimation();
    this.#wake();
  }

  stop() {
    this.isStopped = true;
    this.#move(0);
  }

  /** @param {number} offset */
  step(offset) {
    this.isPlaying = false;
    this.#move(offset);
  }

  toggle() {
    this.isPlaying = !this.isPlaying;
    this.#move(this.isPlaying ? 1 : 0);
  }

  /**
   * Wait for the time or for the person; resolve to how many frames to go on.
   * @param {number} delay
   * @returns {Promise<number>}
   */
  async waitForStep(delay) {
    let timer = 0;
    if (this.#offset === null) {
      await new Promise((resolve) => {
        this.#wake = () => resolve(undefined);
        if (this.isPlaying) timer = setTimeout(this.#wake, delay);
      });
    }
    clearTimeout(timer);
    const offset = this.#offset ?? 1;
    this.#offset = null;
    return offset;
  }
}

/**
 * @param {Frame[]} frames the first is the table as it was; each holds what changed
 * @param {Player} player
 */
async function playFrames(frames, player) {
  /** @type {Regions[]} */
  const moments = [];
  frames.forEach(({ regions }) => moments.push({ ...moments.at(-1), ...regions }));
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const viewport = find("#viewport"), left = viewport?.scrollLeft, top = viewport?.scrollTop;
  const elements = Object.keys(moments[moments.length - 1]).flatMap((name) => {
    const element = getRegion(name);
    return element ? [{ name, element }] : [];
  });
  /** @type {Regions} */
  const present = Object.fromEntries(elements.map(({ name, element }) =>
    [name, getShownHtml(name) ?? element.innerHTML]));
  let shown = present;
  /** @param {Regions} moment */
  const showMoment = (moment) => {
    replaceRegions(elements.filter(({ name }) => moment[name] !== undefined && moment[name] !== shown[name])
      .map(({ name }) => ({ name, element: /** @type {HTMLElement} */ (getRegion(name)), html: moment[name] })));
    shown = { ...shown, ...moment };
  };
  const caption = openCaption(player);
  showMoment(moments[0]); // back in time nothing is animated
  for (let at = 1; !player.isStopped && at < frames.length;) {
    const next = at;
    caption.show(next, frames);
    await animateChange(() => showMoment(moments[next]), Object.keys(moments[next]));
    at = Math.max(0, next + await player.waitForStep(next === frames.length - 1 ? LAST_FRAME_MS : FRAME_MS));
  }
  await animateChange(() => { showMoment(present); refreshChoices(); }, Object.keys(present));
  viewport?.scrollTo({ left, top, behavior: reducedMotion.matches ? "instant" : "smooth" });
  caption.close();
  (focused?.isConnected ? focused : find("#ask"))?.focus({ preventScroll: true });
}

/**
 * Show what happens, and the buttons of the player, in the place of the question.
 * @param {Player} player
 */
function openCaption(player) {
  const caption = ensureElement("caption", "", find(".right") ?? body);
  const text = makeElement("div", "lines"), foot = makeElement("div", "foot");
  /**
   * @param {string} message
   * @param {() => void} onclick
   */
  const makeButton = (message, onclick) =>
    Object.assign(makeElement("button", "button", getMessage(message)), { type: "button", onclick });
  const toggle = makeButton("since-pause", () => player.toggle());
  const next = makeButton("since-next", () => player.step(1));
  foot.append(makeButton("since-back", () => player.step(-1)), toggle, next,
    makeButton("since-stop", () => player.stop()));
  text.setAttribute("role", "status");
  caption.replaceChildren(text, foot);
  caption.style.minHeight = `${getRegion("decision")?.offsetHeight ?? 0}px`; // nothing else moves
  caption.hidden = false;
  root.classList.add("since");
  (player.isPlaying ? toggle : next).focus({ preventScroll: true });
  return {
    /**
     * @param {number} at
     * @param {Frame[]} frames
     */
    show(at, frames) {
      toggle.textContent = getMessage(player.isPlaying ? "since-pause" : "since-play");
      text.replaceChildren(makeElement("small", "", getMessage("since-step", { n: at, of: frames.length - 1 })),
        ...frames[at].lines.map((line) => makeElement("p", "", line)));
    },
    close() {
      caption.hidden = true;
      root.classList.remove("since");
    },
  };
}

addButtonHandlers({ "catch-up": playCatchUp });
