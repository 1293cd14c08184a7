// The viewport onto a board that is larger than the screen: it follows the piece that acts, and a minimap shows it.

import { find, findAll, reducedMotion, root } from "../../dom.js";
import { isMyTurn, setPressed } from "../context.js";

const LOOK_AROUND_MS = 8000;
const MARGIN = 60; // pixels from the right end at which the minimap goes to the other side
const MINIMAP_WIDTH = 170; // with the button next to it
const MINIMAP_GAP = 8;

let actingPiece = ""; // the piece that acts, and where it stands
let showsWholeBoard = false;
let lookedAround = -Infinity; // when the person last moved the viewport
/** @type {{ name: string, movedAt?: number } | null} */
let ownPiece = null; // the piece the person acts with, until they have seen where it went

const findViewport = () => find("#viewport");

/** Note that the person moves the viewport: for a while it follows nobody. */
export const noteLookAround = () => { lookedAround = performance.now(); };

/**
 * Is the whole piece inside the viewport?
 * @param {Element} piece
 * @param {Element} viewport
 */
export function isInView(piece, viewport) {
  const box = piece.getBoundingClientRect(), frame = viewport.getBoundingClientRect();
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

/**
 * Scroll the board so that a piece is in the middle of the viewport.
 * @param {Element} piece
 * @param {boolean} [instant]
 */
export function scrollBoardTo(piece, instant = reducedMotion.matches) {
  const viewport = findViewport();
  if (!viewport || viewport.scrollWidth <= viewport.clientWidth) return;
  const box = piece.getBoundingClientRect(), frame = viewport.getBoundingClientRect();
  viewport.scrollBy({
    left: box.x + box.width / 2 - frame.x - frame.width / 2,
    top: box.y + box.height / 2 - frame.y - frame.height / 2,
    behavior: instant ? "instant" : "smooth",
  });
}

/**
 * Follow the piece that acts; not while the person looks around and others play.
 * @param {boolean} [again] also if it has not moved
 */
export function followActingPiece(again = false) {
  const viewport = findViewport(), piece = viewport && find(".now", viewport);
  showWholeBoard(piece?.dataset.showWhole !== undefined);
  const acting = piece ? `${piece.dataset.anchor} ${piece.dataset.stop}` : "";
  if (piece) ownPiece = isMyTurn() ? { name: piece.dataset.piece ?? "" } : null;
  else if (ownPiece) ownPiece.movedAt ??= performance.now();
  if (viewport?.clientWidth) followOwnPiece(viewport); // else the board shows another view
  if (acting === actingPiece && !again) return;
  const instant = reducedMotion.matches || !actingPiece; // as on a page that has just opened
  actingPiece = acting;
  if (!piece || (!isMyTurn() && performance.now() - lookedAround < LOOK_AROUND_MS)) return;
  scrollBoardTo(piece, instant);
}

/**
 * Scroll once to where the person's own piece went, unless they have looked around since or see it anyway.
 * @param {Element} viewport
 */
function followOwnPiece(viewport) {
  if (ownPiece?.movedAt === undefined) return;
  const piece = find(`[data-piece="${ownPiece.name}"]`, viewport), { movedAt } = ownPiece;
  ownPiece = null;
  if (piece && lookedAround <= movedAt && !isInView(piece, viewport)) scrollBoardTo(piece);
}

/**
 * Show the whole board while the piece that acts asks for it, unless the person changes it.
 * @param {boolean} whole
 */
function showWholeBoard(whole) {
  if (whole === showsWholeBoard) return;
  showsWholeBoard = whole;
  setPressed("fit", root.classList.toggle("fitted", whole));
}

// --- minimap --------------------------------------------------------------------------------------------------------

/**
 * Move the viewport to the place on the minimap that was clicked.
 * @param {MouseEvent} event
 */
function scrollFromMinimap(event) {
  const viewport = findViewport(), board = find("#board"), box = find("#mini")?.getBoundingClientRect();
  if (!viewport || !board || !box) return;
  const x = (event.clientX - box.x) / box.width, y = (event.clientY - box.y) / box.height;
  viewport.scrollTo({
    left: x * board.clientWidth - viewport.clientWidth / 2, top: y * board.clientHeight - viewport.clientHeight / 2,
    behavior: reducedMotion.matches ? "instant" : "smooth",
  });
  noteLookAround();
}

/** Draw the part of the board that is in view into the minimap, and put the minimap where it hides least. */
export function drawMinimap() {
  const viewport = findViewport(), board = find("#board"), frame = find("#mini-window");
  /** @type {SVGSVGElement | null} */
  const minimap = find("svg#mini");
  if (!viewport || !board?.clientWidth || !minimap || !frame) return;
  const { width, height } = minimap.viewBox.baseVal, scale = width / board.clientWidth;
  const sides = {
    x: viewport.scrollLeft * scale, y: viewport.scrollTop * scale,
    width: Math.min(width, viewport.clientWidth * scale), height: Math.min(height, viewport.clientHeight * scale),
  };
  const end = viewport.scrollWidth - viewport.clientWidth;
  /** @param {boolean} isTop */
  const measureRow = (isTop) =>
    (end > 0 ? [false, true].map((isRight) => measureHidden(minimap, viewport, isRight, isTop)) : [0, 0]);
  const bottom = measureRow(false), top = Math.min(...bottom) ? measureRow(true) : bottom;
  const isTop = Math.min(...top) < Math.min(...bottom);
  const [left, right] = isTop ? top : bottom;
  const isLeftBetter = left === right ? viewport.scrollLeft > end - MARGIN : right > left;
  Object.entries(sides).forEach(([name, value]) => frame.setAttribute(name, String(value))); // after all was measured
  root.classList.toggle("east", end > 0 && isLeftBetter);
  root.classList.toggle("north", isTop);
}

/**
 * Return how many places to choose, ends of routes and roads the minimap would hide in a corner.
 * @param {Element} minimap
 * @param {Element} viewport
 * @param {boolean} isRight
 * @param {boolean} isTop
 */
function measureHidden(minimap, viewport, isRight, isTop) {
  const { height } = minimap.getBoundingClientRect(), frame = viewport.getBoundingClientRect();
  const top = isTop ? frame.top + MINIMAP_GAP : frame.bottom - MINIMAP_GAP - height, bottom = top + height;
  const [left, right] = isRight
    ? [frame.right - MINIMAP_WIDTH, frame.right] : [frame.left, frame.left + MINIMAP_WIDTH];
  const boxes = findAll(".spot.selectable, .flag, .road-fit", viewport).map((spot) => spot.getBoundingClientRect());
  return boxes.reduce((sum, box) =>
    sum + measureOverlap(box.left, box.right, left, right) * measureOverlap(box.top, box.bottom, top, bottom), 0);
}

/**
 * @param {number} low
 * @param {number} high
 * @param {number} otherLow
 * @param {number} otherHigh
 */
const measureOverlap = (low, high, otherLow, otherHigh) =>
  Math.max(0, Math.min(high, otherHigh) - Math.max(low, otherLow));

/** Keep the minimap up to date: called once by every page with a board. */
export function watchViewport() {
  addEventListener("resize", drawMinimap);
  findViewport()?.addEventListener("scroll", drawMinimap, { passive: true });
  find("#mini")?.addEventListener("click", scrollFromMinimap);
}
