// What a person does goes to the server; the answer comes by the stream.

import { body, busy, complain, notice, page, word } from "./page.js";
import { connect } from "./stream.js";

const api = `/api/v1/tables/${body.dataset.table}`;
const STALE = 409;

export async function ask(path, payload) { // always an object; `status` and `message` when it failed
  try {
    const sent = payload && { method: "POST", body: JSON.stringify(payload) };
    const headers = { "Content-Type": "application/json", "X-Csrf": body.dataset.csrf ?? "" };
    const options = { ...sent, headers, credentials: "same-origin", signal: AbortSignal.timeout(15000) };
    const answer = await fetch(`${api}/${path}`, options);
    const told = await answer.json().catch(() => ({}));
    return answer.ok ? told : { ...told, status: answer.status, message: told.message || word("failed") };
  } catch {
    return { status: -1, message: word("unreachable") };
  }
}

// A command about the game: one at a time, with the number of the position it was decided on.
export async function command(path, payload = { number: Number(body.dataset.number) }) {
  if (page.busy || page.replay) return false;
  busy(true);
  complain("");
  page.glide?.skip(); // who acts has seen enough
  page.expect = Infinity; // an update that is not the answer to this does not end the wait
  const { status, message, number } = await ask(path, { seat: Number(body.dataset.seat), ...payload });
  page.expect = number ?? 0;
  if (status && status !== STALE) {
    busy(false);
    complain(message);
  } else { // the new position comes by the stream; if it does not, we ask for it
    if (status) notice(word("stale") || message);
    if (Number(body.dataset.number) >= page.expect) busy(false);
    else page.waiting = setTimeout(() => { busy(false); connect(); }, 3000);
  }
  return !status;
}

export const decide = (what) => command("actions", { number: Number(body.dataset.number), ...what });
export const play = ({ dataset: { action, actions } }) =>
  decide(actions ? { actions: actions.split("|") } : { action: Number(action) });

export async function post(path, payload, near) { // what does not change the position
  const answer = await ask(path, payload);
  complain(answer.status ? answer.message : "", near);
  return answer.status ? null : answer;
}
