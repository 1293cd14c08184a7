// The page of an analysis: one turning point at a time, by list, chart, buttons and keys. While it is computed the page
// asks how far it is, draws the course as it grows, and comes anew when it is done.

const EVERY = 2000, RIM = 20; // what a ring and its edge need beyond the things in it
const root = document.documentElement, body = document.body;
const one = (selector, inside = document) => inside.querySelector(selector);
const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
const NARROW = matchMedia("(max-width: 1100px)");
let now = 0, ready = false;

const shown = (thing) => getComputedStyle(thing).display !== "none";
const listed = () => all(".turning-points li").filter(shown).map((each) => Number(one("[data-point]", each).dataset.point));

function select(nth, go = false) {
  if (!one(`#p${nth}`)) return;
  now = nth;
  all("[data-point]").forEach((each) => {
    each.classList.toggle("active", Number(each.dataset.point) === nth);
    if (each.matches(".turning-point")) each.toggleAttribute("aria-current", Number(each.dataset.point) === nth);
  });
  draw(nth);
  if (ready) history.replaceState(null, "", `#p${nth}`); // until the page is there the browser would go to it
  if (go && NARROW.matches) one("#details").scrollIntoView({ block: "start" });
  if (go) one(`#p${nth} h2`).focus({ preventScroll: true });
}

// --- the board where it happened ----------------------------------------------------------------------------------

const boards = new Map(); // by position, as the server draws them

async function draw(nth) { // one board is on the page: what it refers to by name is its own
  const cut = one("#cut"), { at, played, better } = one(`#p${nth}`).dataset;
  if (!cut) return;
  cut.hidden = true;
  if (!boards.has(at)) {
    const answer = await fetch(`${body.dataset.root}/t/${body.dataset.table}/analysis/board?at=${at}`).catch(() => null);
    if (answer?.ok) boards.set(at, await answer.text());
  }
  if (nth !== now || !boards.has(at)) return;
  one(`#p${nth} .comparison`).before(cut);
  cut.innerHTML = boards.get(at); // drawn by our own server
  cut.hidden = false;
  const board = one(".board", cut), found = () => [places(board, played), places(board, better)];
  ["--w", "height"].forEach((each) => cut.style.removeProperty(each));
  if (!found().flat().length) return cut.hidden = true; // nothing of it is on the board
  const { clientWidth: w, clientHeight: low } = cut, near = union(found().flat()), wide = Number(getComputedStyle(cut).getPropertyValue("--w"));
  const scale = Math.min(1, (w - RIM) / near.w, (low - RIM) / near.h); // no ring is cut where the board can be smaller
  if (scale < 1) cut.style.setProperty("--w", Math.max(1, wide * scale));
  const rings = found(), whole = union(rings.flat());
  if (whole.h + RIM > low) cut.style.height = `${Math.min(board.offsetHeight, whole.h + RIM)}px`; // else what is far apart were both out of sight
  const h = cut.clientHeight;
  rings.forEach((boxes, i) => boxes.forEach((each) => mark(board, each, i ? "mark" : "mark before")));
  const shift = (room, size, middle) => Math.min(0, Math.max(room - size, room / 2 - middle));
  board.style.left = `${shift(w, board.offsetWidth, whole.x + whole.w / 2)}px`;
  board.style.top = `${shift(h, board.offsetHeight, whole.y + whole.h / 2)}px`;
}

let resized = 0; // rings are drawn where things are now
addEventListener("resize", () => {
  cancelAnimationFrame(resized);
  resized = requestAnimationFrame(() => now && draw(now));
});

function union(boxes) {
  const x = Math.min(...boxes.map((each) => each.x)), y = Math.min(...boxes.map((each) => each.y));
  return { x, y, w: Math.max(...boxes.map((each) => each.x + each.w)) - x, h: Math.max(...boxes.map((each) => each.y + each.h)) - y };
}

function places(board, anchors) { // one for each anchor that is somewhere on the board, not all over it
  const from = board.getBoundingClientRect();
  return anchors.split(" ").filter(Boolean).map((each) => all(`[data-anchor~="${CSS.escape(each)}"]`, board)
    .map((thing) => thing.getBoundingClientRect()).filter(({ width, height }) => width && height)
    .map(({ x, y, width: w, height: h }) => ({ x: x - from.x, y: y - from.y, w, h })))
    .filter((boxes) => boxes.length).map(union).filter(({ w, h }) => w < from.width / 3 && h < from.height / 3);
}

function mark(board, { x, y, w, h }, name) {
  const ring = board.appendChild(document.createElement("i"));
  ring.className = name;
  ring.style.cssText = `left:${x - 4}px;top:${y - 4}px;width:${w + 8}px;height:${h + 8}px`;
}

function step(by) {
  const those = listed(), at = those.indexOf(now);
  if (those.length) select(those[(at + by + those.length) % those.length]);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".turning-point, .point-mark"), button = event.target.closest?.("[data-offset]");
  if (link) {
    event.preventDefault();
    select(Number(link.dataset.point), true);
  } else if (button) {
    step(Number(button.dataset.offset));
    one(`#p${now} [data-offset="${button.dataset.offset}"]`)?.focus();
  }
});

document.addEventListener("change", (event) => {
  if (event.target.name === "who" && !listed().includes(now)) step(1);
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches?.("input:not([type=radio]), select")) return;
  const other = one("#who-mine:not(:checked)") ?? one("#who-all:not(:checked)");
  if (key === "j" || key === "J") step(1);
  else if (key === "k" || key === "K") step(-1);
  else if ((key === "m" || key === "M") && one("#who-mine")) other?.click();
  else if (key === "Enter" && (target === body || target.matches?.("h2, main"))) one(`#p${now} [data-board]`)?.click();
  else return;
  event.preventDefault();
});

let grown = 0; // positions of the course that are drawn

async function grow(most) { // the chart as the server draws it now
  const answer = await fetch(location.href).catch(() => null), page = answer?.ok ? await answer.text() : "";
  const fresh = one("#course", new DOMParser().parseFromString(page, "text/html")), here = one("#course");
  if (!fresh || one(".detail")) return;
  const mode = one("[name=mode]:checked")?.id, focused = here?.contains(document.activeElement) && mode;
  here?.remove();
  one(".will")?.remove(); // what it said would come is there
  one(".lead").after(document.adoptNode(fresh));
  if (mode) one(`#${mode}`).checked = true;
  if (focused) one(`#${mode}`).focus();
  grown = most;
}

async function ask() {
  const answer = await fetch(`${body.dataset.root}/t/${body.dataset.table}/analysis.json`).catch(() => null);
  const told = answer?.ok ? await answer.json() : null;
  if (told && told.state !== "queued" && told.state !== "going") return location.reload();
  if (told) {
    one("#going").textContent = told.said;
    one("#progress").value = told.done;
    if (told.grown > grown) await grow(told.grown);
  }
  setTimeout(ask, EVERY);
}

addEventListener("hashchange", () => select(Number(location.hash.slice(2))));
root.classList.add("js");
select(Number(/^#p(\d+)$/.exec(location.hash)?.[1] ?? 1));
if (!now) select(1);
addEventListener("load", () => { ready = true; });
if (one("#progress")) setTimeout(ask, EVERY);
