// Answers that the page gives by itself: forced ones, and those that the person wants to repeat every time.

import { find, getMessage, loadSetting, saveSetting } from "../../dom.js";
import { isAnimating } from "../board/animate.js";
import { getNumber } from "../context.js";
import { showNotice } from "../panels/notices.js";
import { findChoices, onRefresh } from "./choices.js";
import { hasPlayed, isBusy, onPlay, onReady, playChoice } from "./commands.js";

let answeredAt = -1; // the last position that was answered; a refused answer is not given twice

/** The box that has the answer to this question repeated, if it is such a question. */
const findRepeatBox = () => /** @type {HTMLInputElement | null} */ (find("[data-repeat]"));

/** @param {HTMLInputElement} box */
const getKey = (box) => `postchaise-repeat-${box.dataset.repeat}`;

function findAutomaticChoice() {
  const id = find("[data-auto-continue]")?.dataset.autoContinue, box = findRepeatBox();
  if (id) return document.getElementById(id);
  const repeated = box && loadSetting(getKey(box));
  return repeated ? findChoices().find((choice) => choice.dataset.notation === repeated) : null;
}

/** Give a forced or repeated answer for people who want that. Undo brings the question back, and then it stays. */
export function continueAutomatically() {
  if (!hasPlayed() || isBusy() || isAnimating() || loadSetting("postchaise-auto-continue") === "off") return;
  const choice = findAutomaticChoice();
  if (!choice || answeredAt === getNumber()) return;
  answeredAt = getNumber();
  showNotice(getMessage("automatic", { choice: (find("b", choice) ?? choice).textContent.trim() }));
  playChoice(choice);
}

onReady(continueAutomatically);
onRefresh(() => {
  const box = findRepeatBox();
  if (box) box.checked = Boolean(loadSetting(getKey(box)));
});
onPlay((choice) => {
  const box = findRepeatBox();
  if (box && choice.dataset.notation) saveSetting(getKey(box), box.checked ? choice.dataset.notation : "");
});
