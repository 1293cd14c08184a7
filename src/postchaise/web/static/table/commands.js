// What a person does goes to the server; the answer comes by the stream.

import { body, busy, complain, isRule, make, notice, one, page, remember, word } from "./page.js";
import { sure } from "./confirm.js";
import { connect } from "./stream.js";

const api = `${body.dataset.root}/api/v1/tables/${body.dataset.table}`;
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
  page.onward = path === "actions"; // who takes something back wants to be asked again
  busy(true);
  complain("");
  page.glide?.skip(); // who acts has seen enough
  page.expect = Infinity; // an update that is not the answer to this does not end the wait
  const { status, message, number, rule } = await ask(path, { seat: Number(body.dataset.seat), ...payload });
  page.expect = number ?? 0;
  if (status && status !== STALE) {
    busy(false);
    complain(message, undefined, rule);
  } else { // the new position comes by the stream; if it does not, we ask for it
    if (status) notice(word("stale") || message);
    if (Number(body.dataset.number) >= page.expect) { busy(false); onward(); }
    else page.waiting = setTimeout(() => { busy(false); connect(); }, 3000);
  }
  return !status;
}

async function agreed(what, label) { // who has set it so is asked before the turn ends, or something is revealed
  const when = remember("postchaise-confirm") ?? "never";
  if (when === "never" || page.busy || page.replay) return true;
  busy(true);
  const { ends, reveals } = await ask("foresee", { seat: Number(body.dataset.seat), ...what });
  busy(false);
  if (!reveals && !(ends && when === "always")) return true;
  return sure([make("h2", "", word(reveals ? "reveals-ask" : "ends-ask")), make("p", "", label)], word("ends-no"));
}

export async function decide(what, label = what.notation ?? "") {
  const seen = { number: Number(body.dataset.number), ...what };
  return (await agreed(seen, label)) && command("actions", seen);
}

export const play = (choice) => {
  const { dataset: { action, actions } } = choice;
  return decide(actions ? { actions: actions.split("|") } : { action: Number(action) }, (choice.querySelector("b") ?? choice).textContent.trim());
};

export async function whyNot(notation) { // of what cannot be done: only what the rules say; it is never played
  const { status, message, rule } = page.busy || page.replay ? {} : await ask("foresee", { seat: Number(body.dataset.seat), number: Number(body.dataset.number), notation });
  if (status && isRule(rule)) complain(message, undefined, rule);
}

export async function post(path, payload, near) { // what does not change the position
  const answer = await ask(path, payload);
  complain(answer.status ? answer.message : "", near);
  return answer.status ? null : answer;
}

export function onward() { // an answer by which nothing is lost is given for whoever lets it; Undo brings the question back
  const choice = one(`#${one("[data-auto-continue]")?.dataset.autoContinue}`);
  if (choice && page.onward && !page.busy && !page.glide && remember("postchaise-auto-continue") !== "off") play(choice);
}
