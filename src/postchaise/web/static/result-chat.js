// The chat on the result page: the same lines as at the table.

import { body, find, mustFind } from "./dom.js";
import { readChat } from "./chat-marks.js";

const { root, table, number, marks = "", csrf = "" } = body.dataset;
const api = `${root}/api/v1/tables/${table}`;

/** @param {HTMLFormElement} form */
async function send(form) {
  /** @type {HTMLInputElement} */
  const field = mustFind("input", form);
  const error = mustFind("[data-error]", form), text = field.value.trim();
  if (!text) return;
  const headers = { "Content-Type": "application/json", "X-Csrf": csrf };
  const request = { method: "POST", headers, body: JSON.stringify({ text }) };
  const answer = await fetch(`${api}/chat`, request).catch(() => null);
  if (answer?.ok) field.value = "";
  error.textContent = answer && !answer.ok ? (await answer.json()).message : "";
  error.hidden = !error.textContent;
}

/** @param {MessageEvent<string>} event */
function showLines(event) {
  const html = JSON.parse(event.data).regions?.chat, chat = find("[data-region=chat]");
  if (html === undefined || !chat) return;
  chat.innerHTML = html; // rendered by our own server, which escapes names and chat
  chat.scrollTop = chat.scrollHeight;
  readChat();
}

find("form[data-form=chat]")?.addEventListener("submit", (event) => {
  event.preventDefault();
  send(/** @type {HTMLFormElement} */ (event.target));
});
document.addEventListener("visibilitychange", readChat);
const stream = new EventSource(`${api}/stream?version=${number}&marks=${encodeURIComponent(marks)}`);
stream.addEventListener("update", showLines);
readChat();
