// The whole table by keyboard.

import { body, forgetDigits, notice, off, one, page, region, remember, root } from "./page.js";
import { choices, numbered, take, visible, widen } from "./choices.js";
import { DOING, reason } from "./handlers.js";
import { showTab } from "./panels.js";

const DIGIT_MS = 600;

function pressed(name) { // a key does what its button does
  const button = one(`[data-do="${name}"]`) ?? one(`#do-${name}`);
  if (button && off(button)) notice(reason(button));
  else button?.click();
}

function offer(button) { // what asks others is not done by one letter: Enter confirms
  button?.focus();
  if (button) notice(reason(button));
}

function digit(key) { // "1" may be the beginning of "12"; wait for it only where there is a twelfth choice
  clearTimeout(page.digitTimer);
  page.digits += key;
  const open = numbered(), wanted = Number(page.digits), choice = open[wanted - 1];
  const chosen = () => {
    forgetDigits();
    if (choice) take(choice);
  };
  if (!choice || wanted * 10 > open.length) return chosen();
  choices().forEach((other) => other.classList.toggle("hovered", other === choice));
  page.digitTimer = setTimeout(chosen, DIGIT_MS);
}

function step(by) { // from choice to choice
  const open = visible(), at = open.indexOf(document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length;
  open[next]?.focus();
}

const LETTERS = {
  "/": () => one("[data-form=notation] input, .say-field")?.focus(),
  "?": () => DOING.keys(),
  u: () => (one("#do-undo") ? pressed("undo") : offer(one("#do-takeback"))),
  r: () => pressed("restart"),
  t: () => pressed("text-board"),
  c: () => pressed("reference"),
  h: () => pressed("hint"),
  n: () => one("#do-hint") && DOING["hint-nudge"](),
  s: () => one("#do-hint") && DOING["hint-show"](),
  e: () => document.activeElement?.closest(".choice-row")?.querySelector(".explain-button")?.click(),
  p: () => DOING.plans(),
  l: () => {
    showTab("log");
    region("log")?.focus();
  },
};

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || one("dialog[open]:not(#rule)")) return;
  const typing = target.closest?.("input, textarea, select, [contenteditable]");
  if (key === "Escape") {
    if (one("dialog#rule[open]")) one("dialog#rule").close();
    else if (page.replay) page.replay.stop();
    else if (typing && one("#ask")) one("#ask").focus({ preventScroll: true });
    else if (page.picks.length) widen();
    else root.classList.add("no-tooltips"); // a tip in the way goes; moving on brings tips back
    return;
  }
  if (page.replay) { // steps through what happened
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (by) page.replay.step(by);
    else if (key === " " && !target.closest?.("button")) page.replay.toggle();
    else return;
    return event.preventDefault();
  }
  if (event.repeat && key === "Enter" && target.closest?.(".choice")) event.preventDefault(); // a long press is one answer
  if (typing || (event.repeat && !key.startsWith("Arrow"))) return;
  const inPanel = document.activeElement === body || region("whatnow")?.contains(document.activeElement);
  const short = remember("postchaise-keys") !== "off";
  if ((key === "ArrowDown" || key === "ArrowUp") && inPanel && visible().length) step(key === "ArrowDown" ? 1 : -1);
  else if (short && /^\d$/.test(key) && (page.digits || key !== "0")) digit(key);
  else if (short && LETTERS[key.toLowerCase()]) LETTERS[key.toLowerCase()]();
  else return;
  event.preventDefault();
});
