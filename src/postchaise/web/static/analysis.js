// The page of an analysis: one turning point at a time, by list, chart, buttons and keys. While it is being computed,
// the page asks how far it is, draws the score chart as it grows, and reloads when it is done.

import { body, closest, find, findAll, hasModifier, mustFind, root, splitWords } from "./dom.js";

const POLL_MS = 2000;
const RING_ROOM = 20; // pixels that a ring and its edge need beyond the things in it
const RING_GAP = 4;
const narrowScreen = matchMedia("(max-width: 1100px)");
let shownPoint = 0, isLoaded = false;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** The numbers of the turning points in the list, which may be limited to one's own. */
const listPoints = () => findAll(".turning-points li").filter((item) => getComputedStyle(item).display !== "none")
  .map((item) => Number(mustFind("[data-point]", item).dataset.point));

/**
 * @param {number} point
 * @param {boolean} [moves] the person chose it: scroll and focus go there, too
 */
function selectPoint(point, moves = false) {
  if (!find(`#p${point}`)) return;
  shownPoint = point;
  findAll("[data-point]").forEach((each) => {
    const isShown = Number(each.dataset.point) === point;
    each.classList.toggle("active", isShown);
    if (each.matches(".turning-point")) each.toggleAttribute("aria-current", isShown);
  });
  drawCutout(point);
  if (isLoaded) history.replaceState(null, "", `#p${point}`); // earlier, the browser would scroll there
  if (moves && narrowScreen.matches) mustFind("#details").scrollIntoView({ block: "start" });
  if (moves) mustFind(`#p${point} h2`).focus({ preventScroll: true });
}

/** @param {number} offset */
function movePoint(offset) {
  const points = listPoints(), index = points.indexOf(shownPoint);
  if (points.length) selectPoint(points[(index + offset + points.length) % points.length]);
}

// --- the part of the board where it happened ------------------------------------------------------------------------

/** @type {Map<string, string>} */
const boards = new Map(); // HTML by position

/** @param {string} at */
async function loadBoard(at) {
  if (boards.has(at)) return;
  const address = `${body.dataset.root}/t/${body.dataset.table}/analysis/board?at=${at}`;
  const response = await fetch(address).catch(() => null);
  if (response?.ok) boards.set(at, await response.text());
}

/**
 * Show the part of the board that the moves are about. Only one board is on the page, because its drawing refers to
 * itself by ids.
 * @param {number} point
 */
async function drawCutout(point) {
  const cutout = find("#cut"), { at = "", played = "", better = "" } = mustFind(`#p${point}`).dataset;
  if (!cutout) return;
  cutout.hidden = true;
  await loadBoard(at);
  const html = boards.get(at);
  if (point !== shownPoint || html === undefined) return;
  mustFind(`#p${point} .comparison`).before(cutout);
  cutout.innerHTML = html; // rendered by our own server
  cutout.hidden = false;
  placeBoard(cutout, mustFind(".board", cutout), played, better);
}

/**
 * Scale and shift the board so that what both moves are about is in sight, and draw rings around it.
 * @param {HTMLElement} cutout
 * @param {HTMLElement} board
 * @param {string} played anchors
 * @param {string} better anchors
 */
function placeBoard(cutout, board, played, better) {
  const findRings = () => [findBoxes(board, played), findBoxes(board, better)];
  cutout.style.removeProperty("--w");
  cutout.style.removeProperty("height");
  const all = findRings().flat();
  if (!all.length) { // nothing of it is on the board
    cutout.hidden = true;
    return;
  }
  const { clientWidth, clientHeight } = cutout, area = uniteBoxes(all);
  const boardWidth = Number(getComputedStyle(cutout).getPropertyValue("--w"));
  const scale = Math.min(1, (clientWidth - RING_ROOM) / area.width, (clientHeight - RING_ROOM) / area.height);
  if (scale < 1) cutout.style.setProperty("--w", String(Math.max(1, boardWidth * scale)));
  const rings = findRings(), scaled = uniteBoxes(rings.flat());
  if (scaled.height + RING_ROOM > clientHeight) // else things far apart would both be out of sight
    cutout.style.height = `${Math.min(board.offsetHeight, scaled.height + RING_ROOM)}px`;
  rings.forEach((boxes, index) => boxes.forEach((box) => drawRing(board, box, index ? "mark" : "mark before")));
  board.style.left = `${shiftInto(clientWidth, board.offsetWidth, scaled.x + scaled.width / 2)}px`;
  board.style.top = `${shiftInto(cutout.clientHeight, board.offsetHeight, scaled.y + scaled.height / 2)}px`;
}

/**
 * Return where something of a size begins so that its middle point is in the middle of the room, without gaps.
 * @param {number} room
 * @param {number} size
 * @param {number} middle
 */
const shiftInto = (room, size, middle) => Math.min(0, Math.max(room - size, room / 2 - middle));

/** @param {Box[]} boxes */
function uniteBoxes(boxes) {
  const x = Math.min(...boxes.map((box) => box.x)), y = Math.min(...boxes.map((box) => box.y));
  return {
    x, y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/**
 * Return a box for each anchor that is somewhere on the board, unless it is all over it.
 * @param {HTMLElement} board
 * @param {string} anchors
 */
function findBoxes(board, anchors) {
  const frame = board.getBoundingClientRect();
  return splitWords(anchors).map((anchor) => findAll(`[data-anchor~="${CSS.escape(anchor)}"]`, board)
    .map((thing) => thing.getBoundingClientRect()).filter(({ width, height }) => width && height)
    .map(({ x, y, width, height }) => ({ x: x - frame.x, y: y - frame.y, width, height })))
    .filter((boxes) => boxes.length).map(uniteBoxes)
    .filter(({ width, height }) => width < frame.width / 3 && height < frame.height / 3);
}

/**
 * @param {HTMLElement} board
 * @param {Box} box
 * @param {string} className
 */
function drawRing(board, { x, y, width, height }, className) {
  const ring = board.appendChild(document.createElement("i"));
  ring.className = className;
  Object.assign(ring.style, {
    left: `${x - RING_GAP}px`, top: `${y - RING_GAP}px`,
    width: `${width + 2 * RING_GAP}px`, height: `${height + 2 * RING_GAP}px`,
  });
}

let resizeFrame = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(resizeFrame);
  resizeFrame = requestAnimationFrame(() => { if (shownPoint) drawCutout(shownPoint); });
});

// --- pointer and keys -----------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const link = closest(event, ".turning-point, .point-mark"), button = closest(event, "[data-offset]");
  if (link) {
    event.preventDefault();
    selectPoint(Number(link.dataset.point), true);
  } else if (button) {
    movePoint(Number(button.dataset.offset));
    find(`#p${shownPoint} [data-offset="${button.dataset.offset}"]`)?.focus();
  }
});

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "who" && !listPoints().includes(shownPoint)) movePoint(1);
});

/** Switch between one's own turning points and those of all players. */
const togglePlayers = () => (find("#who-mine:not(:checked)") ?? find("#who-all:not(:checked)"))?.click();

document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : body, key = event.key.toLowerCase();
  if (hasModifier(event) || target.matches("input:not([type=radio]), select")) return;
  if (key === "j") movePoint(1);
  else if (key === "k") movePoint(-1);
  else if (key === "m" && find("#who-mine")) togglePlayers();
  else if (key === "enter" && target.matches("body, h2, main")) find(`#p${shownPoint} [data-board]`)?.click();
  else return;
  event.preventDefault();
});

// --- while the analysis is being computed ---------------------------------------------------------------------------

let drawnPositions = 0; // of the score chart

/**
 * Replace the score chart by the one that the server draws now.
 * @param {number} positions
 */
async function refreshChart(positions) {
  const html = await fetch(location.href).then((response) => (response.ok ? response.text() : "")).catch(() => "");
  const next = find("#course", new DOMParser().parseFromString(html, "text/html")), chart = find("#course");
  if (!next || find(".detail")) return;
  const mode = find("[name=mode]:checked")?.id, hadFocus = chart?.contains(document.activeElement);
  chart?.remove();
  find(".will")?.remove(); // what it promised is there
  mustFind(".lead").after(document.adoptNode(next));
  const input = mode ? document.getElementById(mode) : null;
  if (input instanceof HTMLInputElement) input.checked = true;
  if (hadFocus) input?.focus();
  drawnPositions = positions;
}

async function pollProgress() {
  const response = await fetch(`${body.dataset.root}/t/${body.dataset.table}/analysis.json`).catch(() => null);
  const progress = response?.ok ? await response.json() : null;
  if (progress && progress.state !== "queued" && progress.state !== "going") return location.reload();
  if (progress) {
    mustFind("#going").textContent = progress.sentence;
    /** @type {HTMLProgressElement} */ (mustFind("#progress")).value = progress.done;
    if (progress.grown > drawnPositions) await refreshChart(progress.grown);
  }
  setTimeout(pollProgress, POLL_MS);
}

addEventListener("hashchange", () => selectPoint(Number(location.hash.slice(2))));
root.classList.add("js");
selectPoint(Number(/^#p(\d+)$/.exec(location.hash)?.[1] ?? 1));
if (!shownPoint) selectPoint(1);
addEventListener("load", () => { isLoaded = true; });
if (find("#progress")) setTimeout(pollProgress, POLL_MS);
