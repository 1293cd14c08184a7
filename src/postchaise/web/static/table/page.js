// What every part of the script uses: the page and its words, what is under way, notices, memory.

export const body = document.body;
export const root = document.documentElement;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const page = {
  source: null, tries: 0, retry: 0, textBoard: false, left: 0, // the stream
  queue: [], glide: null, shown: {}, changed: 0, // what arrives and what is on the page
  busy: false, expect: 0, waiting: 0, // a command under way
  picks: [], digits: "", digitTimer: 0, hovered: null, acting: "", whole: false, looked: -Infinity,
  onSheet: () => false, // choices that are made on the sheet of cards
  marked: () => {}, // after every swap: a lesson points at what it speaks of
  replay: null, turn: false, title: document.title.replace(/^● /, ""),
};

export const one = (selector, within = document) => within.querySelector(selector);
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
export const list = (text) => (text ?? "").split(/\s+/).filter(Boolean);
export const region = (name) => one(`[data-region="${name}"]`);
export const off = (button) => button.disabled || button.getAttribute("aria-disabled") === "true";

export function word(id, values = {}) {
  const text = one(`[data-message="${id}"]`, one("#messages")?.content ?? document)?.textContent.trim() ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export function make(tag, className, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

export function standing(id, role, parent = body) { // an element the template may bring along or leave to us
  const found = document.getElementById(id);
  if (found) return found;
  const element = make("div", id);
  element.id = id;
  if (role) element.setAttribute("role", role);
  parent.append(element);
  return element;
}

export function notice(text, stay = false) {
  const element = standing("notice", "status");
  clearTimeout(element.timer);
  element.textContent = text;
  element.hidden = !text;
  const rest = () => (root.classList.contains("offline") ? notice(word("offline"), true) : notice(""));
  if (text && !stay) element.timer = setTimeout(rest, 6000);
}

export function announce(lines) {
  const live = standing("live", "status");
  live.append(...lines.filter(Boolean).map((line) => make("p", "", line)));
  while (live.children.length > 12) live.firstChild.remove();
}

const nearest = () => (one("[data-error]", region("lesson") ?? document.createElement("p")) ? region("lesson") : region("whatnow"));

export const isRule = (id) => /^[A-Z]+-/.test(id); // others are no rules of the game

export function complain(text, near = nearest(), rule = "") { // errors stand where the person looks
  const line = near && one("[data-error]", near);
  if (!line) return text && notice(text);
  line.replaceChildren(text, ...(isRule(rule) ? [" ", ruleLink(rule)] : []));
  line.hidden = !text;
}

function ruleLink(rule) { // it opens beside the board
  const link = make("a", "rule", word("rule"));
  link.href = `${body.dataset.root}/rules/${body.dataset.game}#${rule}`;
  link.dataset.do = "rule";
  return link;
}

export function remember(key, value) { // private windows may refuse
  try {
    return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value);
  } catch {
    return null;
  }
}

export const seatQuery = () => (Number(body.dataset.seat) < 0 ? "" : `seat=${body.dataset.seat}&`); // spectators have none

export function busy(on) {
  page.busy = on;
  clearTimeout(page.waiting);
  root.classList.toggle("busy", on);
  region("whatnow")?.setAttribute("aria-busy", String(on));
}

export function press(name, on) { // a link cannot be pressed; it can be the current one
  all(`[data-do="${name}"]`).forEach((button) =>
    button.setAttribute(button.localName === "a" ? "aria-current" : "aria-pressed", String(on)));
}

export function forgetDigits() {
  clearTimeout(page.digitTimer);
  page.digits = "";
}
