// Asks the person to confirm what they cannot take back alone.

import { find, makeElement, mustFind } from "../dom.js";

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
