// This browser's share of the randomness of a shuffle: a random number that is sent with the form, remembered, and
// later compared with the deal that the server reports.

import { findAll, loadSetting, saveSetting } from "./dom.js";

/** @typedef {{ table: string, seal: string, nonce: string }} Share */

const STORAGE_KEY = "postchaise-shuffles";
const MAX_TABLES = 40;
const NONCE_BYTES = 16;

/** @returns {Share[]} */
function loadShares() {
  try {
    return JSON.parse(loadSetting(STORAGE_KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string | undefined} table */
const findShare = (table) => loadShares().find((share) => share.table === table);

/** @param {Share} share */
function saveShare(share) {
  const others = loadShares().filter(({ table }) => table !== share.table);
  saveSetting(STORAGE_KEY, JSON.stringify([...others.slice(1 - MAX_TABLES), share]));
}

function makeNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @type {HTMLFormElement[]} */
const forms = findAll("form[data-shuffle]");
forms.forEach((form) => { // the server has committed to its seal before it learns the nonce
  const { shuffle: table = "", seal = "" } = form.dataset;
  const known = findShare(table);
  const share = known?.seal === seal ? known : { table, seal, nonce: makeNonce() };
  /** @type {HTMLInputElement} */ (form.elements.namedItem("nonce")).value = share.nonce;
  saveShare(share);
  if ("auto" in form.dataset) form.submit();
});

findAll("[data-dealt]").forEach((warning) => { // shown if the deal was not made with our nonce
  const { dealt = "", table, seal } = warning.dataset;
  const share = findShare(table);
  warning.hidden = !share || (share.seal === seal && dealt.split(" ").includes(share.nonce));
});
