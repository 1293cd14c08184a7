// What buttons and forms do.

import { all, body, one, notice, page, press, remember, root, word } from "./page.js";
import { choices } from "./choices.js";
import { wanted } from "./confirm.js";
import { drawWindow, followActing } from "./panels.js";
import { toggleSheet } from "./card-reference.js";
import { command, decide, post } from "./commands.js";
import { replay } from "./catch-up.js";
import { connect } from "./stream.js";

const seat = (near, wish) => post(`seats/${near.dataset.seat}`, wish, near.closest("form, li, section"));

const levelOf = ({ dataset }) => { // with the style that was chosen for the seat
  const style = dataset.styleFrom && one(dataset.styleFrom)?.value;
  return (dataset.level ?? "") + (style ? `:${style}` : "");
};

export const DOING = {
  undo: () => command("undo"),
  restart: () => command("restart"),
  takeback: () => command("takeback"),
  agree: (button) => command("takeback/answer", { agree: true, seat: Number(button.dataset.seat) }),
  refuse: (button) => command("takeback/answer", { agree: false, seat: Number(button.dataset.seat) }),
  reveal: (button) => takeSeat(button.dataset.seat),
  "text-board": () => setTextBoard(!page.textBoard),
  fit: () => { press("fit", root.classList.toggle("fitted")); drawWindow(); followActing(true); },
  reference: (button) => toggleSheet(button),
  keys: (button) => { button?.closest("dialog")?.close(); one("dialog#keys")?.showModal(); },
  settings: () => one("dialog#settings")?.showModal(),
  "confirm-when": (choice) => remember("postchaise-confirm", choice.value),
  pace: (choice) => post("pace", { pace: choice.value }, choice.closest("dialog")),
  "keys-on": (box) => remember("postchaise-keys", box.checked ? "on" : "off"),
  "auto-continue": (box) => remember("postchaise-auto-continue", box.checked ? "on" : "off"),
  "catch-up": () => replay(),
  rule: (link) => beside(link),
  copy: (button) => copy(button),
  "seat-free": (button) => seat(button, { do: "free" }),
  "seat-bot": (button) => seat(button, { do: "bot", level: levelOf(button) }),
  "seat-offer": (button) => seat(button, { do: "offer" }),
  "seat-hand": async (button) => { if (await parting(`seats/${button.dataset.seat}`, { do: "offer" }, button)) location.reload(); },
  "offer-agree": (button) => seat(button, { do: "agree" }),
  "offer-refuse": (button) => seat(button, { do: "refuse" }),
  "copy-link": (button) => copyText(new URL(body.dataset.root + button.dataset.link, location.href).href),
  "seat-back": async (button) => { if (await seat(button, { do: "back" })) location.reload(); },
  leave: (button) => leave(button, false),
  resign: (button) => leave(button, true),
  close: async (button) => { if (await parting("close", {}, button)) location.assign(`${body.dataset.root}/`); },
};

const whole = (text) => { // the only choice that begins like this is meant
  const said = text.toLowerCase(), open = choices().map((choice) => choice.dataset.notation ?? "");
  const meant = open.filter((notation) => notation === said || notation.startsWith(`${said} `));
  return meant.length === 1 ? meant[0] : text;
};

export const FORMS = {
  notation: (form, text) => decide({ notation: whole(text) }),
  chat: (form, text) => post("chat", { text }, form),
  name: (form, text) => rename(form, text),
  sit: (form, text) => sit(form.dataset.seat, text, form),
};

export async function submitted(form) {
  const input = one("input:not([type=hidden]), textarea", form);
  if (!input.value.trim()) return;
  const sent = input.value, done = await FORMS[form.dataset.form](form, sent.trim());
  const now = (input.id && document.getElementById(input.id)) || input; // the region may be a new one by now
  if (done && now.value === sent) now.value = "";
}

export async function act(button) {
  if (await wanted(button)) DOING[button.dataset.do]?.(button);
}

async function rename(form, name) {
  const { names } = (await seat(form, { do: "name", name })) ?? {};
  if (!names) return false;
  notice(word("named"));
  form.closest("dialog")?.close();
  one("input", form).value = names[form.dataset.seat]; // somebody else may have it already
  const me = one(".account-name bdi");
  if (me) me.textContent = names[form.dataset.seat];
  return false; // it stays in its field
}

async function parting(path, payload, button) { // the stream would only say that the page is to be loaded again
  page.source?.close();
  const done = await post(path, payload, button.closest("dialog, section"));
  if (!done) connect();
  return done;
}

async function leave(button, resign) { // who resigns may want to see the end
  if (!(await parting("leave", { resign }, button))) return;
  if (resign) location.reload();
  else location.assign(`${body.dataset.root}/`);
}

async function sit(wanted, name, near) {
  if (await post("join", { seat: Number(wanted), name }, near)) location.reload();
}

function setTextBoard(on) {
  page.textBoard = on;
  remember("postchaise-text-board", on ? "1" : "0");
  root.classList.toggle("text-board", on);
  press("text-board", on);
  connect();
}

function takeSeat(taken) { // two people at one screen: the next one says "I am here"
  body.dataset.seat = taken;
  const address = new URL(location.href);
  address.searchParams.set("seat", taken);
  history.replaceState(null, "", address);
  connect();
}

async function beside(link) { // a rule is read beside the board, not instead of it
  const { pathname: game, hash } = new URL(link.href), text = await fetch(`${game}/${hash.slice(1)}`).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "");
  if (!text) return location.assign(link.href);
  const panel = one("dialog#rule"), tip = link.closest("[data-tip], .choice-row"); // what it was read from stays, to come back to
  all(".reading").forEach((other) => other.classList.remove("reading"));
  tip?.classList.add("reading");
  one("[data-rule-text]", panel).innerHTML = text; // rendered by our own server
  if (!panel.open) panel.show();
  one("#rule-h", panel).focus();
  panel.onclose = () => {
    if (link.isConnected) link.focus({ preventScroll: true });
    tip?.classList.remove("reading");
  };
}

function copy(button) {
  const source = button.dataset.copyFrom && one(button.dataset.copyFrom);
  source?.select?.(); // so that the hand can finish what the script may not do
  return copyText((button.dataset.copy ?? source?.value ?? source?.textContent ?? "").trim());
}

async function copyText(text) {
  const done = await navigator.clipboard?.writeText(text).then(() => true).catch(() => false);
  notice(word(done ? "copied" : "copy-failed"));
}

export function reason(button) { // why it cannot be used: said beside it, or in its tip
  return button.dataset.reason ?? document.getElementById(button.getAttribute("aria-describedby"))?.textContent ?? "";
}
