// Tabs of panels that share a place on small screens, and the log and the chat, which stay scrolled to their end.

import { body, find, findAll } from "../../dom.js";
import { getRegion, getSeat } from "../context.js";

const SCROLLING = ["log", "chat"];
const END_TOLERANCE = 4; // pixels
/** @type {Set<string>} */
const scrolledBack = new Set(); // regions that the person has scrolled back
/** @type {Map<string, number>} */
const lastScroll = new Map();

/** @param {string} name */
export function showTab(name) {
  const main = find("main");
  if (!main || !find("[data-tab]")) return;
  main.classList.remove(`show-${main.dataset.show}`);
  main.classList.add(`show-${name}`);
  main.dataset.show = name;
  findAll("[data-tab]").forEach((tab) => {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
    if (tab.dataset.tab === name) tab.classList.remove("unread");
  });
  const chat = findChat();
  if (name === "chat" && chat) chat.open = true;
  updateChat();
  scrollToEnd(name); // it could not follow while it was hidden
}

/**
 * Mark a tab that is not shown as having news.
 * @param {string} name
 */
export function markTab(name) {
  if (find("main")?.dataset.show !== name) find(`[data-tab="${name}"]`)?.classList.add("unread");
}

/** @param {string} name */
export function scrollToEnd(name) {
  const element = SCROLLING.includes(name) ? getRegion(name) : null;
  if (!element) return;
  element.scrollTop = element.scrollHeight;
  lastScroll.set(name, element.scrollTop); // now: our event may come together with one of the person
}

// What is read to its end stays at its end, whatever grows or shrinks around it; only scrolling back leaves the end.
/** @param {string} name */
function keepAtEnd(name) {
  if (!scrolledBack.has(name)) scrollToEnd(name);
}

/** Follow what is new in log and chat. */
export const followNews = () => SCROLLING.forEach(keepAtEnd);

const sizes = new ResizeObserver((changes) =>
  changes.forEach(({ target }) => keepAtEnd(target.getAttribute("data-region") ?? "")));
SCROLLING.forEach((name) => {
  const element = getRegion(name);
  if (!element) return;
  sizes.observe(element);
  element.addEventListener("scroll", () => {
    const isBack = element.scrollTop < (lastScroll.get(name) ?? 0);
    if (element.scrollHeight - element.scrollTop - element.clientHeight < END_TOLERANCE) scrolledBack.delete(name);
    else if (isBack) scrolledBack.add(name);
    lastScroll.set(name, element.scrollTop);
  }, { passive: true });
});

/** @returns {HTMLDetailsElement | null} */
const findChat = () => find("#chat");

/** Show the last line of a chat that is folded, and whether something was not read yet. */
export function previewChat() {
  updateChat();
  const last = findAll('[data-region="chat"] li[id] span').at(-1), preview = find("#chat-last");
  if (!preview || !last) return;
  preview.textContent = [...last.children].map((part) => part.textContent).join(": ");
  findChat()?.classList.remove("quiet");
}

const updateChat = () => { if (find('[data-region="chat"] li[id]')) noteChat(); };

/** Mark what was not read; it counts as read when it is in sight. */
async function noteChat() {
  const { hasUnread, markRead, showTimes } = await import("../../chat-marks.js");
  const lines = getRegion("chat"), { table = "" } = body.dataset;
  if (!lines) return;
  showTimes(lines);
  if (!document.hidden && lines.checkVisibility()) markRead(table, lines);
  const isUnread = hasUnread(table, lines, getSeat());
  findAll('#chat > summary, [data-tab="chat"]').forEach((mark) => mark.classList.toggle("unread", isUnread));
}

document.addEventListener("visibilitychange", updateChat);
findChat()?.addEventListener("toggle", () => {
  updateChat();
  scrollToEnd(findChat()?.open ? "chat" : "log");
});
