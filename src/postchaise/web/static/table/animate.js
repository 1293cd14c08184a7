// Pieces glide from where they were to where they are. The new board is there at once; what moved is drawn at its old
// place first and travels from there, along the road if it stands on one, and leaves its trail on the road.

import { all, calm, one, page, region } from "./page.js";
import { lookAt } from "./panels.js";

const PIECE = "[data-piece]"; // a name that stays the same from board to board
const MS = 350, STRETCH_MS = 90, MOST_MS = 900, TRAIL_MS = 2800;
const STEPS = 4; // points on each stretch of a road

export const moving = () => !document.hidden && !calm.matches;

export async function glide(change, regions) {
  const board = one("#board"), table = board?.closest(".left") ?? board; // everything but the panels
  if (!Object.keys(regions).some((name) => table?.contains(region(name)))) return change();
  const before = seen(board, table), size = board.clientWidth;
  change();
  const larger = board.clientWidth !== size; // shown larger or smaller: what stands on it has not moved
  const travels = travelled(board, table, before).filter(({ piece }) => !larger || !board.contains(piece));
  const rider = page.replay && travels.find(({ road }) => road.length);
  if (rider) lookAt(rider.piece);
  travels.forEach(({ piece, road }) => road.forEach(({ path }) => trail(path, piece)));
  if (!moving()) return;
  const running = [...travels.map((travel) => travel.start()), ...fade(board, table, before)];
  if (!running.length) return;
  const finished = Promise.allSettled(running.map((animation) => animation.finished));
  const here = page.glide = { finished, skip: () => running.forEach((animation) => animation.finish()) };
  await finished;
  if (page.glide === here) page.glide = null;
}

function seen(board, table) { // every piece with its place on the board; where nothing moves, only what leaves a trail
  const origin = board.getBoundingClientRect();
  return new Map(all(moving() ? PIECE : `${PIECE}[data-road]`, table).map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const { road, stop } = piece.dataset;
    return [piece.dataset.piece, { piece, x: x - origin.x, y: y - origin.y, width, height, road, stop: Number(stop) }];
  }));
}

function travelled(board, table, before) {
  const found = [];
  for (const [name, now] of seen(board, table)) {
    const then = before.get(name);
    if (!then || !now.width || !then.width) continue;
    const road = now.road && now.road === then.road && then.stop !== now.stop ? between(board, then, now) : [];
    const apart = Math.max(Math.abs(then.x - now.x), Math.abs(then.y - now.y), Math.abs(then.width - now.width));
    if (apart > 0.5) found.push({ piece: now.piece, road, start: () => travel(board, then, now, road) });
  }
  return found;
}

// The stretches of a road that leads in a ring, the shorter way round: stretch i goes from stop i to the next one.
function between(board, { road, stop: from }, { stop: to }) {
  const ring = all(`path[data-anchor^="${road}:"]`, board);
  const onward = (to - from + ring.length) % ring.length, back = ring.length - onward;
  const forth = onward <= back;
  return Array.from({ length: Math.min(onward, back) }, (_, i) =>
    ({ path: ring[(forth ? from + i : from - 1 - i + ring.length) % ring.length], forth }));
}

function travel(board, then, now, road) {
  const scale = board.clientWidth / (one("svg", board)?.viewBox.baseVal.width || board.clientWidth);
  const on = road.flatMap(({ path, forth }) => Array.from({ length: STEPS }, (_, i) => {
    const part = (i + 0.5) / STEPS;
    const { x, y } = path.getPointAtLength(path.getTotalLength() * (forth ? part : 1 - part));
    return [x * scale - now.x - now.width / 2, y * scale - now.y - now.height * 0.9]; // its feet are on the road
  }));
  const from = `translate(${then.x - now.x}px, ${then.y - now.y}px) scale(${then.width / now.width})`;
  const steps = [from, ...on.map(([x, y]) => `translate(${x}px, ${y}px)`), "none"];
  const duration = Math.min(MOST_MS, MS + STRETCH_MS * road.length);
  return now.piece.animate(steps.map((transform) => ({ transform, transformOrigin: "0 0", zIndex: 5 })),
    { duration, easing: "ease-in-out" });
}

function fade(board, table, before) { // what is new comes, what is gone goes
  const there = new Set(all(PIECE, table).map((piece) => piece.dataset.piece));
  const fresh = all(PIECE, table).filter((piece) => !before.has(piece.dataset.piece));
  const left = ([name, { piece, width }]) => !there.has(name) && width && piece.matches(".piece"); // at a place on the map
  const gone = [...before].filter(left).map(([, { piece }]) => piece);
  const leaving = one(".leaving", board);
  gone.forEach((piece) => {
    for (const { name } of [...piece.attributes]) if (name.startsWith("data-")) piece.removeAttribute(name);
    leaving?.append(piece);
  });
  return [
    ...fresh.map((piece) => piece.animate({ opacity: [0, 1] }, MS)),
    ...(leaving ? gone.map((piece) => {
      const animation = piece.animate({ opacity: [1, 0] }, { duration: MS, fill: "forwards" });
      animation.finished.finally(() => piece.remove());
      return animation;
    }) : []),
  ];
}

function trail(path, piece) { // in the colour of whoever went there
  const colour = [...piece.classList].find((name) => /^player-\d$/.test(name));
  path.setAttribute("class", `way travelled ${colour ?? ""}`);
  clearTimeout(path.timer);
  path.timer = setTimeout(() => path.setAttribute("class", "way preview"), TRAIL_MS);
}
