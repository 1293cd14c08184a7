// Dialogs: rules next to the board, and questions before what the person cannot take back alone.

import { find, findAll, makeElement, mustFind } from "../../dom.js";

/** @type {string | undefined} */
let defaultRefusal;

/**
 * Ask a question; resolve to whether the person agrees.
 * @param {Node[]} question
 * @param {string} [refusal] the label of the button that refuses
 * @returns {Promise<boolean>}
 */
export function confirmDialog(question, refusal = "") {
  /** @type {HTMLDialogElement} */
  const dialog = mustFind("dialog#confirm");
  const refuse = mustFind('[value="no"]', dialog), agree = mustFind('[value="yes"]', dialog);
  defaultRefusal ??= refuse.textContent;
  refuse.textContent = refusal || defaultRefusal;
  mustFind("[data-confirm-body]", dialog).replaceChildren(...question);
  dialog.returnValue = "";
  dialog.showModal();
  agree.focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

/**
 * Ask the question that a button brings along; without one the answer is yes.
 * @param {HTMLElement} button
 */
export async function confirmButton(button) {
  const { confirm, confirmFrom } = button.dataset;
  if (confirm) return confirmDialog([makeElement("p", "", confirm)]);
  if (!confirmFrom) return true;
  /** @type {HTMLTemplateElement | null} */
  const template = find(confirmFrom);
  return !template || confirmDialog([template.content.cloneNode(true)]);
}

/** @param {string} id */
export function openDialog(id) {
  /** @type {HTMLDialogElement | null} */
  const dialog = find(`dialog#${id}`);
  dialog?.showModal();
}

/**
 * Open a rule next to the board.
 * @param {HTMLAnchorElement} link
 */
export async function openRule(link) {
  const { pathname, hash } = new URL(link.href);
  const html = await fetch(`${pathname}/${hash.slice(1)}`).then((response) => (response.ok ? response.text() : ""))
    .catch(() => "");
  if (!html) return location.assign(link.href);
  /** @type {HTMLDialogElement} */
  const dialog = mustFind("dialog#rule");
  const source = link.closest("[data-tip], .choice-row"); // stays open while the rule is read
  findAll(".reading").forEach((other) => other.classList.remove("reading"));
  source?.classList.add("reading");
  mustFind("[data-rule-text]", dialog).innerHTML = html; // rendered by our own server
  if (!dialog.open) dialog.show();
  mustFind("#rule-h", dialog).focus();
  dialog.onclose = () => {
    if (link.isConnected) link.focus({ preventScroll: true });
    source?.classList.remove("reading");
  };
}
