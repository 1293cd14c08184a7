// What has been read of the chat of each table, and when its lines were written: for all pages with a chat, and for the
// list of one's tables.

import { find, findAll, loadSetting, root, saveSetting } from "./dom.js";

const KEY = "postchaise-chat-read", MOST_TABLES = 100;
const DAY_MS = 86_400_000;

/** @returns {[table: string, line: number][]} the latest last */
const loadMarks = () => JSON.parse(loadSetting(KEY) ?? "[]");

/**
 * The number of the last line that was read; 0 before the first.
 * @param {string} table
 */
const getLastRead = (table) => loadMarks().find(([id]) => id === table)?.[1] ?? 0;

/** @param {HTMLElement} line */
const getNumber = (line) => Number(line.id.slice(2)); // "c-12"

/** @param {ParentNode} chat */
const getLines = (chat) => findAll("li[id]", chat);

/**
 * Remember that everything was read.
 * @param {string} table
 * @param {ParentNode} chat
 */
export function markRead(table, chat) {
  const last = getLines(chat).at(-1);
  if (!last || getNumber(last) <= getLastRead(table)) return;
  const others = loadMarks().filter(([id]) => id !== table);
  saveSetting(KEY, JSON.stringify([...others.slice(1 - MOST_TABLES), [table, getNumber(last)]]));
}

/**
 * Whether somebody else has written since this browser last read.
 * @param {string} table
 * @param {ParentNode} chat
 * @param {number} seat one's own; -1 for none
 */
export function hasUnread(table, chat, seat) {
  const read = getLastRead(table);
  return getLines(chat).some((line) => getNumber(line) > read && (seat < 0 || Number(line.dataset.seat) !== seat));
}

/** Show which tables of a list have lines that were not read. */
export function markTables() {
  findAll("[data-last-line]").forEach((mark) => {
    mark.hidden = Number(mark.dataset.lastLine) <= getLastRead(mark.dataset.chatOf ?? "");
  });
}

/**
 * Write the times in the clock of this device; of another day with the date.
 * @param {ParentNode} [chat]
 */
export function showTimes(chat = document) {
  const today = new Date().toDateString();
  findAll("time[data-at]", chat).forEach((element) => {
    const at = new Date(Number(element.dataset.at) * 1000), isToday = at.toDateString() === today;
    const isRecent = Date.now() - at.getTime() < 300 * DAY_MS;
    /** @type {Intl.DateTimeFormatOptions} */
    const date = isToday ? {} : { day: "numeric", month: "short", ...(isRecent ? {} : { year: "numeric" }) };
    element.textContent = at.toLocaleString(root.lang, { ...date, hour: "2-digit", minute: "2-digit" });
  });
}

/** Show a chat that is in sight all the time, as beside a result. */
export function readChat() {
  const chat = find("[data-region=chat]");
  const { table = "" } = document.body.dataset;
  if (!chat) return;
  showTimes(chat);
  if (!document.hidden) markRead(table, chat);
}
