// Puts new HTML into a region, and keeps focus, scroll, typed text and counting numbers where they were.

import { all, announce, calm, one } from "./page.js";
import { callTab } from "./panels.js";
import { patch } from "./patch.js";

const COUNT_MS = 400;

export function swap(element, name, html) {
  swapAll([[element, name, html]]);
}

export function swapAll(parts) { // all is read before anything is written: the page is laid out once, not for every part
  const viewport = one("#viewport"), at = viewport && [viewport.scrollLeft, viewport.scrollTop];
  const kept = parts.map(([element, name]) => ({
    focus: focusIn(element), fields: fieldsIn(element), numbers: countsIn(element),
    scrolls: name in { map: 1, pieces: 1 } ? [] : scrollsIn(element), asked: one("#ask", element)?.textContent,
    known: new Set(all("li[id]", element).map((line) => line.id)),
  }));
  const table = one("#board")?.closest(".left"); // large, and much of it stays
  parts.forEach(([element, name, html], index) => {
    if (table?.contains(element) && name !== "reference") patch(element, html); // what lies in a template is no child: patch would keep it
    else element.innerHTML = html; // rendered by our own server; names and chat are escaped there
    refill(kept[index].fields);
  });
  parts.forEach(([element], index) => {
    const { scrolls, asked } = kept[index];
    if (one("#ask", element)?.textContent === asked) scrolls.forEach((back) => back()); // another question begins at its top
  });
  if (at?.some(Boolean) && (viewport.scrollLeft !== at[0] || viewport.scrollTop !== at[1])) // else it may be gliding there: let it
    viewport.scrollTo({ left: at[0], top: at[1], behavior: "instant" });
  parts.forEach(([element, name], index) => {
    const { focus, numbers, known } = kept[index];
    if (focus) refocus(element, focus);
    all("[data-count]", element).forEach((node) => count(node, numbers[node.dataset.count]));
    if (name === "chat") heard(all("li[id]", element).filter((line) => !known.has(line.id)));
  });
}

function refill(fields) {
  fields.forEach(({ id, value, open, start, end }) => {
    const field = document.getElementById(id);
    if (!field) return;
    if (open !== undefined) field.open = open;
    if (value) field.value = value;
    if (value && start !== null) field.setSelectionRange?.(start, end);
  });
}

function heard(lines) { // the region is not live itself, or every swap would read the whole talk again
  if (!lines.length) return;
  announce(lines.map((line) => line.textContent.trim()));
  callTab("chat");
}

const KEYS = ["id", "data-action", "data-do", "data-anchor", "data-tab", "href", "name"];

function focusIn(element) {
  const active = document.activeElement;
  if (!element.contains(active) || active === element) return null;
  const key = KEYS.find((name) => active.hasAttribute(name));
  const same = (other) => other.dataset.seat === active.dataset.seat &&
    (key ? other.getAttribute(key) === active.getAttribute(key) : other.textContent === active.textContent);
  return { same, tag: active.localName, ring: active.matches(":focus-visible") };
}

function refocus(element, { same, tag, ring }) {
  const found = all(tag, element).find((other) => same(other) && !other.disabled);
  const target = found ?? one("#ask", element) ?? element;
  if (!found && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true, focusVisible: ring });
}

function fieldsIn(element) {
  return all("input[id], textarea[id], details[id]", element).map((field) => ({
    id: field.id, open: field.open, value: field.value === field.defaultValue ? "" : field.value,
    start: field.selectionStart ?? null, end: field.selectionEnd ?? null,
  }));
}

function scrollsIn(element) {
  const scrollers = () => [element, ...all("ol, ul, [id]", element)];
  return scrollers().flatMap((node, index) => {
    const { scrollTop, scrollLeft } = node;
    if (!scrollTop && !scrollLeft) return [];
    return [() => {
      const again = (node.id && document.getElementById(node.id)) || scrollers()[index];
      again?.scrollTo({ left: scrollLeft, top: scrollTop, behavior: "instant" });
    }];
  });
}

const number = (node) => Number.parseInt(node.textContent.replace("−", "-"), 10);

function countsIn(element) {
  return Object.fromEntries(all("[data-count]", element).map((node) => [node.dataset.count, number(node)]));
}

function count(node, from) {
  const to = number(node), text = node.textContent, started = performance.now();
  if (!Number.isInteger(from) || !Number.isInteger(to) || from === to || calm.matches || document.hidden) return;
  node.classList.add("counting");
  const step = (now) => {
    const part = Math.max(0, Math.min(1, (now - started) / COUNT_MS));
    node.textContent = part < 1 ? String(Math.round(from + (to - from) * part)).replace("-", "−") : text;
    if (part < 1) requestAnimationFrame(step);
    else node.classList.remove("counting");
  };
  step(started);
}
