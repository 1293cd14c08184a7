// Home, waiting room and other pages without a board. All of them work without script; this saves steps.

import { markTables } from "./chat-marks.js";
import {
  body, closest, find, findAll, formatMessage, getMessage, loadSetting, mustFind, root, saveSetting, splitWords,
} from "./dom.js";

const COPIED_MS = 2000, ADDRESS_COPIED_MS = 1500;

// --- theme: at once, and remembered by the link that works without script -------------------------------------------

/** @param {HTMLAnchorElement} link */
function setTheme(link) {
  root.dataset.theme = link.dataset.themeSet;
  findAll("[data-theme-set]").forEach((other) => {
    other.classList.toggle("active", other === link);
    if (other === link) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  });
  fetch(link.href, { credentials: "same-origin" }).catch(() => location.assign(link.href));
}

// --- copying --------------------------------------------------------------------------------------------------------

/**
 * Copy the address of a rule; the page goes there, too.
 * @param {HTMLAnchorElement} link
 */
async function copyAddress(link) {
  const label = link.textContent;
  const isCopied = await navigator.clipboard?.writeText(link.href).then(() => true, () => false);
  if (!isCopied) return;
  link.textContent = getMessage("copied");
  setTimeout(() => { link.textContent = label; }, ADDRESS_COPIED_MS);
}

/**
 * Copy what a button names, and let its label say so for a moment.
 * @param {HTMLButtonElement} button
 */
async function copyFrom(button) {
  const { copy, copyFrom: selector } = button.dataset, source = selector ? find(selector) : null;
  const field = source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement ? source : null;
  const text = (copy ?? field?.value ?? source?.textContent ?? "").trim();
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  if (!isCopied) field?.select();
  showLabel(button, getMessage(isCopied ? "copied" : "copy-failed"));
}

/**
 * Show another label for a moment. The button is disabled meanwhile, so that a second click does not keep that label.
 * @param {HTMLButtonElement} button
 * @param {string} text
 */
function showLabel(button, text) {
  const label = [...button.childNodes];
  button.style.minWidth = `${button.offsetWidth}px`; // its neighbours stay where they are
  button.textContent = text;
  button.disabled = true;
  setTimeout(() => {
    button.replaceChildren(...label);
    button.disabled = false;
    button.focus();
  }, COPIED_MS);
}

// --- a new table: rows of seats -------------------------------------------------------------------------------------

/** @type {WeakMap<HTMLFormElement, { className: string, badge: HTMLElement | null }[]>} */
const seatLooks = new WeakMap(); // colour and shape of each seat, in the order of the table

/** @param {HTMLFormElement} form */
const findRows = (form) => findAll("[data-seat-row]", form);

/**
 * @param {HTMLElement} row
 * @param {string} kind
 * @returns {HTMLInputElement | null}
 */
const findKindInput = (row, kind) => find(`input[name$="-kind"][value="${kind}"]`, row);

/** @param {HTMLElement} row */
function getKind(row) {
  /** @type {HTMLInputElement | null} */
  const input = find("input[name$='-kind']:checked", row);
  return input?.value ?? "";
}

/**
 * Bring the form of a new table up to date.
 * @param {HTMLFormElement} form
 */
function updateForm(form) {
  const rows = findRows(form), taken = rows.filter(getKind);
  rows.forEach(showSeatFields);
  numberSeats(form, taken);
  findAll("[data-seats]", form).forEach((label) => offerStyle(label, taken.length));
  findAll(".seat-style", form).forEach((styles) => {
    styles.hidden = findAll("[data-seats]", styles).every((label) => label.hidden);
  });
  rows.forEach((row) => { // the last seats that are needed cannot be closed
    const closed = findKindInput(row, "");
    if (closed) closed.disabled = getKind(row) !== "" && taken.length <= Number(form.dataset.min);
  });
  summarizeSeats(form, taken.map(getKind));
  /** @type {HTMLButtonElement | null} */
  const add = find('[data-do="add-seat"]', form);
  if (add) add.disabled = taken.length >= Number(form.dataset.max);
}

/**
 * Hide a closed seat, and show the fields of its kind.
 * @param {HTMLElement} row
 */
function showSeatFields(row) {
  const kind = getKind(row);
  row.hidden = !kind;
  findAll("[data-seat-kinds]", row).forEach((field) => {
    field.hidden = !splitWords(field.dataset.seatKinds).includes(kind || "closed");
    /** @type {(HTMLInputElement | HTMLSelectElement)[]} */
    const controls = findAll("input, select", field);
    controls.forEach((control) => { control.disabled = field.hidden; });
  });
}

/**
 * Give the seats that are taken their colours as at the table, where there are no gaps.
 * @param {HTMLFormElement} form
 * @param {HTMLElement[]} taken
 */
function numberSeats(form, taken) {
  const looks = seatLooks.get(form)
    ?? findRows(form).map((row) => ({ className: row.className, badge: find(".badge", row) }));
  seatLooks.set(form, looks);
  taken.forEach((row, index) => {
    const { className, badge } = looks[index];
    row.className = className;
    if (badge) find(".badge", row)?.replaceWith(badge.cloneNode(true));
  });
}

/**
 * Offer a style of play only for the numbers of players that it knows.
 * @param {HTMLElement} label
 * @param {number} players
 */
function offerStyle(label, players) {
  /** @type {HTMLInputElement} */
  const input = mustFind("input", label);
  label.hidden = !splitWords(label.dataset.seats).includes(String(players));
  if (label.hidden && input.checked && label.parentElement)
    /** @type {HTMLInputElement} */ (mustFind("input", label.parentElement)).checked = true;
  input.disabled ||= label.hidden;
}

/**
 * @param {HTMLFormElement} form
 * @param {string[]} kinds
 */
function summarizeSeats(form, kinds) {
  const line = find("[data-summary]", form);
  /** @type {HTMLTemplateElement | null} */
  const messages = find("template#summary");
  if (!line) return;
  line.textContent = [...new Set(kinds)].map((kind) => {
    const n = kinds.filter((other) => other === kind).length;
    const { one = "", many = "" } = find(`[data-message="${kind}"]`, messages?.content)?.dataset ?? {};
    return formatMessage(n === 1 ? one : many, { n });
  }).filter(Boolean).join(", ");
}

/** @param {HTMLFormElement} form */
function addSeat(form) {
  const row = findRows(form).find((each) => !getKind(each)), input = row && findKindInput(row, "bot");
  if (!input) return;
  input.checked = true;
  updateForm(form);
  input.focus();
}

/** @type {HTMLFormElement[]} */
const tableForms = findAll("form[data-form=new]");
tableForms.forEach((form) => {
  form.addEventListener("change", (event) => {
    updateForm(form);
    if (closest(event, "[data-seat-row]")?.hidden) find('[data-do="add-seat"]', form)?.focus(); // to open it again
  });
  updateForm(form);
});

// --- home: open tables of one kind, and news without a click --------------------------------------------------------

const FILTER_KEY = "postchaise-open";
const REFRESH_MS = 15_000;
/** @type {string | null} */
let lastStamp = null; // changes with everything the page shows

/** Show the tables of the chosen kind; a kind that no table has any more hides nothing. */
function filterTables() {
  const filters = findAll("[data-filter-kind]"), saved = loadSetting(FILTER_KEY) ?? "";
  const kind = filters.some((each) => each.dataset.filterKind === saved) ? saved : "";
  filters.forEach((each) => each.setAttribute("aria-pressed", String(each.dataset.filterKind === kind)));
  const rows = findAll("#open-list > li");
  rows.forEach((row) => { row.hidden = Boolean(kind) && !splitWords(row.dataset.kind).includes(kind); });
  const nothing = find("#none-picked");
  if (nothing) nothing.hidden = rows.some((row) => !row.hidden);
}

/**
 * Replace the lists and the banner; the focus stays on what has the same id.
 * @param {Document} page as the server shows it now
 */
function refreshHome(page) {
  const focused = document.activeElement?.id;
  findAll("[data-refresh]").forEach((part) => {
    const next = mustFind(`[data-refresh="${part.dataset.refresh}"]`, page);
    part.innerHTML = next.innerHTML;
    part.hidden = next.hidden;
  });
  const main = mustFind("main"), next = mustFind("main", page), before = splitWords(main.dataset.waiting);
  main.dataset.waiting = next.dataset.waiting;
  main.className = next.className;
  document.title = page.title;
  if (focused && document.activeElement === body) document.getElementById(focused)?.focus();
  filterTables();
  markTables();
  dispatchEvent(new Event("postchaise:refresh"));
  if (splitWords(next.dataset.waiting).some((table) => !before.includes(table)))
    dispatchEvent(new CustomEvent("postchaise:attention", { detail: "turn" }));
}

/** Ask the server whether something has changed, and refresh the page if so. */
async function checkHome() {
  const answer = await fetch(`${body.dataset.root}/my/turns`).then((response) => response.json()).catch(() => null);
  if (!answer?.stamp || answer.stamp === lastStamp) return;
  const isCurrent = lastStamp === null && answer.waiting.join(" ") === find("main")?.dataset.waiting;
  lastStamp = answer.stamp;
  if (isCurrent) return;
  const html = await (await fetch(location.href)).text();
  refreshHome(new DOMParser().parseFromString(html, "text/html"));
}

filterTables();
markTables();
if (find("main[data-waiting]")) {
  checkHome();
  setInterval(checkHome, REFRESH_MS);
  addEventListener("focus", checkHome);
}

// --- forms ----------------------------------------------------------------------------------------------------------

// A code that came with a picture stands behind #, which no server gets to see.
/** @type {HTMLFormElement[]} */
const moveForms = findAll("form[data-form=move]");
moveForms.forEach((form) => {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("code"));
  if (location.hash.length > 1) field.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
});

/**
 * Put the text of a file into the field that it could be pasted into, and send the form.
 * @param {HTMLInputElement} input
 */
async function loadFile({ files, dataset: { fills = "", tooLarge = "" } }) {
  const file = files?.[0];
  if (!file) return;
  /** @type {HTMLTextAreaElement} */
  const field = mustFind(fills);
  mustFind("[data-file-name]").textContent = file.name;
  const isLarge = file.size > field.maxLength, text = isLarge ? "" : await file.text();
  field.value = text;
  field.setCustomValidity(isLarge ? tooLarge : "");
  field.form?.requestSubmit();
  field.oninput = () => field.setCustomValidity("");
}

/** @type {HTMLInputElement | null} */
const fileInput = find("input[data-fills]");
fileInput?.addEventListener("change", () => loadFile(fileInput));

document.addEventListener("submit", (event) => { // a double click sends a form only once
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = "1";
});
addEventListener("pageshow", () => { // on the way back the browser fills in what was chosen, without an event
  findAll("form[data-sent]").forEach((form) => { delete form.dataset.sent; });
  tableForms.forEach(updateForm);
});

// --- clicks ---------------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  /** @type {HTMLAnchorElement | null} */
  const theme = closest(event, "[data-theme-set]");
  /** @type {HTMLButtonElement | null} */
  const button = closest(event, "[data-do]");
  if (theme) {
    event.preventDefault();
    setTheme(theme);
  }
  if (!button) return;
  switch (button.dataset.do) {
    case "copy": copyFrom(button); break;
    case "copy-address": copyAddress(/** @type {HTMLAnchorElement} */ (/** @type {HTMLElement} */ (button))); break;
    case "filter-tables":
      saveSetting(FILTER_KEY, button.dataset.filterKind ?? "");
      filterTables();
      break;
    case "add-seat": if (button.form) addSeat(button.form); break;
    default: // of another script
  }
});
root.classList.add("js");
