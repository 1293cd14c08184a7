// Animates pieces from where they were to where they are. The new board is there at once; a piece that moved is drawn
// at its old place first and travels from there, along the road if it stands on one, and leaves its trail on the road.

import { find, findAll, reducedMotion } from "../../dom.js";
import { getPlayback, getRegion } from "../context.js";
import { scrollBoardTo } from "./viewport.js";

const PIECE = "[data-piece]"; // holds a name that stays the same from position to position
const MOVE_MS = 350, STRETCH_MS = 90, MAX_MS = 900, TRAIL_MS = 2800;
const STEPS = 4; // points on each stretch of a road
const MIN_DISTANCE = 0.5; // pixels

/** @typedef {{ piece: HTMLElement, x: number, y: number, width: number, height: number, road?: string, stop: number }}
 * Place where a piece stands, relative to the board */
/** @typedef {{ path: SVGPathElement, isForward: boolean }} Stretch */
/** @typedef {{ piece: HTMLElement, road: Stretch[], start: () => Animation }} Move */

/** @type {{ finished: Promise<unknown>, skip: () => void } | null} */
let current = null;
/** @type {WeakMap<Element, number>} */
const trailTimers = new WeakMap();

export const isAnimating = () => current !== null;
export const skipAnimation = () => current?.skip();
export const whenAnimated = async () => { await current?.finished; };

/** Do pieces move here? Not in a hidden page, and not for people who want no motion. */
export const canAnimate = () => !document.hidden && !reducedMotion.matches;

/**
 * Change the page, and animate the pieces whose places changed.
 * @param {() => void} change
 * @param {string[]} names of the regions that it changes
 */
export async function animateChange(change, names) {
  const board = find("#board"), play = board?.closest(".left") ?? board; // everything but the panels
  if (!board || !play || !names.some((name) => play.contains(getRegion(name)))) return change();
  const before = findPlaces(board, play), width = board.clientWidth;
  change();
  const isResized = board.clientWidth !== width; // pieces on it have not moved then
  const moves = findMoves(board, play, before).filter(({ piece }) => !isResized || !board.contains(piece));
  const rider = getPlayback() && moves.find(({ road }) => road.length);
  if (rider) scrollBoardTo(rider.piece);
  moves.forEach(({ piece, road }) => road.forEach(({ path }) => showTrail(path, piece)));
  if (!canAnimate()) return;
  const running = [...moves.map((move) => move.start()), ...fadePieces(board, play, before)];
  if (!running.length) return;
  const finished = Promise.allSettled(running.map((animation) => animation.finished));
  const mine = current = { finished, skip: () => running.forEach((animation) => animation.finish()) };
  await finished;
  if (current === mine) current = null;
}

/**
 * Return every piece with its place. Where nothing moves, only those that leave a trail are needed.
 * @param {Element} board
 * @param {Element} play
 * @returns {Map<string, Place>}
 */
function findPlaces(board, play) {
  const origin = board.getBoundingClientRect();
  return new Map(findAll(canAnimate() ? PIECE : `${PIECE}[data-road]`, play).map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const { piece: name = "", road, stop } = piece.dataset;
    return [name, { piece, x: x - origin.x, y: y - origin.y, width, height, road, stop: Number(stop) }];
  }));
}

/**
 * @param {Element} board
 * @param {Element} play
 * @param {Map<string, Place>} before
 */
function findMoves(board, play, before) {
  /** @type {Move[]} */
  const moves = [];
  for (const [name, to] of findPlaces(board, play)) {
    const from = before.get(name);
    if (!from || !to.width || !from.width) continue;
    const road = to.road && to.road === from.road && from.stop !== to.stop ? findStretches(board, from, to) : [];
    const distance = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y), Math.abs(from.width - to.width));
    if (distance > MIN_DISTANCE) moves.push({ piece: to.piece, road, start: () => startMove(board, from, to, road) });
  }
  return moves;
}

/**
 * Return the stretches of a circular road, the shorter way round. Stretch i leads from stop i to the next one.
 * @param {Element} board
 * @param {Place} from
 * @param {Place} to
 * @returns {Stretch[]}
 */
function findStretches(board, { road, stop: from }, { stop: to }) {
  /** @type {SVGPathElement[]} */
  const ring = findAll(`path[data-anchor^="${road}:"]`, board);
  const forward = (to - from + ring.length) % ring.length, backward = ring.length - forward;
  const isForward = forward <= backward;
  return Array.from({ length: Math.min(forward, backward) }, (_, i) =>
    ({ path: ring[(isForward ? from + i : from - 1 - i + ring.length) % ring.length], isForward }));
}

/**
 * @param {Element} board
 * @param {Place} from
 * @param {Place} to
 * @param {Stretch[]} road
 */
function startMove(board, from, to, road) {
  /** @type {SVGSVGElement | null} */
  const svg = find("svg", board);
  const scale = board.clientWidth / (svg?.viewBox.baseVal.width || board.clientWidth);
  const points = road.flatMap(({ path, isForward }) => Array.from({ length: STEPS }, (_, i) => {
    const part = (i + 0.5) / STEPS;
    const { x, y } = path.getPointAtLength(path.getTotalLength() * (isForward ? part : 1 - part));
    return [x * scale - to.x - to.width / 2, y * scale - to.y - to.height * 0.9]; // its feet are on the road
  }));
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const transforms = [start, ...points.map(([x, y]) => `translate(${x}px, ${y}px)`), "none"];
  const duration = Math.min(MAX_MS, MOVE_MS + STRETCH_MS * road.length);
  const keyframes = transforms.map((transform) => ({ transform, transformOrigin: "0 0", zIndex: 5 }));
  const animation = to.piece.animate(keyframes, { duration, easing: "ease-in-out" });
  to.piece.classList.add("moving"); // a click goes to what lies below
  animation.finished.finally(() => to.piece.classList.remove("moving"));
  return animation;
}

/**
 * Fade in new pieces, and fade out those that left a place on the map.
 * @param {Element} board
 * @param {Element} play
 * @param {Map<string, Place>} before
 */
function fadePieces(board, play, before) {
  const pieces = findAll(PIECE, play), names = new Set(pieces.map((piece) => piece.dataset.piece ?? ""));
  const added = pieces.filter((piece) => !before.has(piece.dataset.piece ?? ""));
  const removed = [...before].filter(([name, { piece, width }]) => !names.has(name) && width && piece.matches(".piece"))
    .map(([, { piece }]) => piece);
  const layer = find(".leaving", board);
  removed.forEach((piece) => {
    for (const { name } of [...piece.attributes]) if (name.startsWith("data-")) piece.removeAttribute(name);
    layer?.append(piece);
  });
  return [
    ...added.map((piece) => piece.animate({ opacity: [0, 1] }, MOVE_MS)),
    ...(layer ? removed.map((piece) => {
      const animation = piece.animate({ opacity: [1, 0] }, { duration: MOVE_MS, fill: "forwards" });
      animation.finished.finally(() => piece.remove());
      return animation;
    }) : []),
  ];
}

/**
 * Show the stretch in the colour of the piece for a while.
 * @param {Element} path
 * @param {Element} piece
 */
function showTrail(path, piece) {
  const colour = [...piece.classList].find((name) => /^player-\d$/.test(name));
  path.setAttribute("class", `way travelled ${colour ?? ""}`);
  clearTimeout(trailTimers.get(path));
  trailTimers.set(path, setTimeout(() => path.setAttribute("class", "way preview"), TRAIL_MS));
}
