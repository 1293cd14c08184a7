// The stream of updates from the server. It reconnects by itself.

import { body, findAll, getMessage, root } from "../../dom.js";
import { apiUrl, getShownSeat, isTextBoard, seatQuery } from "../context.js";
import { showNotice } from "../panels/notices.js";

const MAX_RETRY_MS = 10_000, FIRST_RETRY_MS = 250;

/**
 * What the server sends: the regions that changed, and what happened.
 * @typedef {object} Update
 * @property {boolean} [reload] the page became another one
 * @property {number} [number]
 * @property {number} [seat]
 * @property {boolean} [over]
 * @property {boolean} [turn]
 * @property {Record<string, string>} [regions] HTML by name
 * @property {string} [new_log_lines] log lines that follow those already there
 * @property {string} [moment] HTML of what is shown over the board for some seconds
 * @property {string[]} [announcements] announcements
 * @property {boolean} [taken_back] the match went back; a banner over the board may tell of what did not happen
 * @property {string[]} [touched_anchors] anchors of what just happened
 */

/** @type {EventSource | null} */
let source = null;
/** @type {EventSource | null} a stream that ends when the next one is open: nobody sees the person leave in between */
let formerSource = null;
let attempts = 0;
let retryTimer = 0;
/** @type {(update: Update) => void} */
let receive = () => {};
let dropQueue = () => {};

/**
 * Say who gets the updates.
 * @param {(update: Update) => void} onUpdate
 * @param {() => void} onRestart is called before everything is sent again: what waits is outdated
 */
export function subscribe(onUpdate, onRestart) {
  receive = onUpdate;
  dropQueue = onRestart;
}

export function disconnect() {
  clearTimeout(retryTimer);
  source?.close();
  source = null;
  closeFormer();
}

function closeFormer() {
  formerSource?.close();
  formerSource = null;
}

/**
 * Open the stream.
 * @param {number} [known] the position that the page shows; any other number than the table's brings every region
 */
export function connect(known = -1) {
  const former = source;
  source = null;
  disconnect();
  formerSource = former;
  if (known < 0) dropQueue();
  const marks = known < 0 ? "" : `&marks=${encodeURIComponent(body.dataset.marks ?? "")}`;
  const shown = getShownSeat() === null ? "" : `shown=${getShownSeat()}&`;
  const query = `${seatQuery()}${shown}text_board=${Number(isTextBoard())}&version=${known}${marks}`;
  const opened = source = new EventSource(`${apiUrl}/stream?${query}`);
  opened.onopen = () => { closeFormer(); markOnline(); };
  opened.onerror = () => { if (opened === source) retry(); };
  opened.addEventListener("update", (event) => { if (opened === source) receive(JSON.parse(event.data)); });
  opened.addEventListener("reload", () => { if (opened === source) receive({ reload: true }); });
}

function markOnline() {
  if (attempts > 1) showNotice(getMessage("online"));
  attempts = 0;
  root.classList.remove("offline");
  const unreachable = getMessage("unreachable");
  findAll("[data-error]").filter((line) => line.textContent === unreachable).forEach((line) => {
    line.textContent = "";
    line.hidden = true;
  });
  if (body.dataset.status === "waiting") receive({ reload: true }); // who sat down meanwhile is not sent again
}

function retry() {
  disconnect();
  attempts += 1;
  if (attempts > 1) { // the first interruption is not worth a notice
    root.classList.add("offline");
    showNotice(getMessage("offline"), true);
  }
  const jitter = 0.7 + 0.6 * Math.random();
  retryTimer = setTimeout(connect, Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts) * jitter);
}
