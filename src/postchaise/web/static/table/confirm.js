// Asks the person before something that cannot be taken back by oneself.

import { make, one } from "./page.js";

export function sure(said, no = "") { // resolves to true when the person agrees
  const dialog = one("dialog#confirm"), [refuse, agree] = ["no", "yes"].map((value) => one(`[value="${value}"]`, dialog));
  refuse.dataset.usual ??= refuse.textContent;
  refuse.textContent = no || refuse.dataset.usual;
  one("[data-confirm-body]", dialog).replaceChildren(...said);
  dialog.returnValue = "";
  dialog.showModal();
  agree.focus();
  return new Promise((done) => {
    dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true });
  });
}

export async function wanted(button) { // a button may bring the question along
  const { confirm, confirmFrom } = button.dataset;
  if (!confirm && !confirmFrom) return true;
  return sure(confirm ? [make("p", "", confirm)] : [one(confirmFrom).content.cloneNode(true)]);
}
