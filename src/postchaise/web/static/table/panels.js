// Panels that share a place: log and chat; on a small screen all of them. And the window on the board.

import { all, calm, one, page, press, region, root } from "./page.js";

export function showTab(name) {
  const main = one("main");
  if (!one("[data-tab]")) return;
  main.classList.remove(`show-${main.dataset.show}`);
  main.classList.add(`show-${name}`);
  main.dataset.show = name;
  all("[data-tab]").forEach((tab) => {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
    if (tab.dataset.tab === name) tab.classList.remove("unread");
  });
  if (name === "chat" && one("#talk")) one("#talk").open = true;
  toEnd(name); // while it was out of sight it could not follow
}

const NEWS = ["log", "chat"];
const left = new Map(), was = new Map(); // by name: whether somebody scrolled back, and where it stood
const LOOK_MS = 8000;
const EDGE = 60;
const CORNER = 170; // the map in small, and the button beside it
let own = null; // the piece one acts with, until one has seen where it came to, and since when it is there

export function toEnd(name) {
  const news = NEWS.includes(name) && region(name);
  if (!news) return;
  news.scrollTop = news.scrollHeight;
  was.set(name, news.scrollTop); // now: its own event may come together with that of somebody who scrolls back
}

// What is read to its end stays at its end, whatever grows or shrinks around it; only scrolling back leaves the end.
const keepEnd = (name) => left.get(name) || toEnd(name);
const sizes = new ResizeObserver((changed) => changed.forEach(({ target }) => keepEnd(target.dataset.region)));
NEWS.map(region).filter(Boolean).forEach((news) => {
  sizes.observe(news);
  news.addEventListener("scroll", () => {
    const name = news.dataset.region, back = news.scrollTop < (was.get(name) ?? 0);
    if (news.scrollHeight - news.scrollTop - news.clientHeight < 4) left.delete(name);
    else if (back) left.set(name, true);
    was.set(name, news.scrollTop);
  }, { passive: true });
});

export const followNews = () => NEWS.forEach(keepEnd);

export function peek() { // a closed chat shows what was said last
  const last = all('[data-region="chat"] li[id] span').at(-1), line = one("#talk-last");
  if (!line || !last) return;
  line.textContent = [...last.children].map((part) => part.textContent).join(": ");
  one("#talk").classList.remove("quiet");
}

export function callTab(name) { // another tab has news
  if (one("main")?.dataset.show !== name) one(`[data-tab="${name}"]`)?.classList.add("unread");
  if (name === "chat") one("#talk:not([open]) > summary")?.classList.add("unread");
}

// The window on the board goes to the piece that acts; not while somebody looks around and others play.
export function followActing(again = false) {
  const viewport = one("#viewport"), piece = viewport && one(".now", viewport);
  followWhole(piece?.dataset.showWhole !== undefined);
  const acting = piece ? `${piece.dataset.anchor} ${piece.dataset.stop}` : "";
  if (piece) own = page.turn ? { name: piece.dataset.piece } : null;
  else if (own) own.since ??= performance.now();
  if (own?.since && viewport?.clientWidth) followOwn(viewport); // else the board shows another side of itself
  if (acting === page.acting && !again) return;
  const still = calm.matches || !page.acting; // as on a page that just opened
  page.acting = acting;
  if (!acting || (!page.turn && performance.now() - page.looked < LOOK_MS)) return;
  lookAt(piece, still);
}

// Once, to where one's own piece has come; not when somebody has looked around since, or sees it anyway.
function followOwn(viewport) {
  const piece = one(`[data-piece="${own.name}"]`, viewport), { since } = own;
  own = null;
  if (piece && page.looked <= since && !within(piece, viewport)) lookAt(piece);
}

export function within(piece, viewport) {
  const box = piece.getBoundingClientRect(), frame = viewport.getBoundingClientRect();
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

function followWhole(whole) { // what matters does not fit into the window: the whole board, until somebody chooses
  if (whole === page.whole) return;
  page.whole = whole;
  press("fit", root.classList.toggle("fitted", whole));
}

export function lookAt(piece, still = calm.matches) { // where the board is larger than its window
  const viewport = one("#viewport");
  if (viewport.scrollWidth <= viewport.clientWidth) return;
  const box = piece.getBoundingClientRect(), frame = viewport.getBoundingClientRect();
  viewport.scrollBy({
    left: box.x + box.width / 2 - frame.x - frame.width / 2, top: box.y + box.height / 2 - frame.y - frame.height / 2,
    behavior: still ? "instant" : "smooth",
  });
}

export function look(event) { // a touch on the map in small moves the window there
  const viewport = one("#viewport"), board = one("#board"), box = one("#mini").getBoundingClientRect();
  const [x, y] = [(event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height];
  viewport.scrollTo({ left: x * board.clientWidth - viewport.clientWidth / 2,
    top: y * board.clientHeight - viewport.clientHeight / 2, behavior: calm.matches ? "instant" : "smooth" });
  page.looked = performance.now();
}

export function drawWindow() {
  const viewport = one("#viewport"), board = one("#board"), mini = one("#mini"), shape = one("#mini-window");
  if (!viewport || !board?.clientWidth || !mini || !shape) return;
  const { width, height } = mini.viewBox.baseVal, scale = width / board.clientWidth;
  const sides = { x: viewport.scrollLeft * scale, y: viewport.scrollTop * scale,
    width: Math.min(width, viewport.clientWidth * scale), height: Math.min(height, viewport.clientHeight * scale) };
  const end = viewport.scrollWidth - viewport.clientWidth;
  const hidden = (up) => end > 0 ? [false, true].map((right) => covered(mini, viewport, right, up)) : [0, 0];
  const low = hidden(false), high = Math.min(...low) ? hidden(true) : low, up = Math.min(...high) < Math.min(...low);
  const [west, east] = up ? high : low;
  const aside = west === east ? viewport.scrollLeft > end - EDGE : east > west;
  Object.entries(sides).forEach(([name, value]) => shape.setAttribute(name, value)); // after all was measured
  root.classList.toggle("east", end > 0 && aside); // map in small: not over what one looks at
  root.classList.toggle("north", up);
}

function covered(mini, viewport, right, up) { // how much of choices, ends of the route and roads to what fits it would hide there
  const { height } = mini.getBoundingClientRect(), frame = viewport.getBoundingClientRect();
  const top = up ? frame.top + 8 : frame.bottom - 8 - height, bottom = top + height;
  const [from, to] = right ? [frame.right - CORNER, frame.right] : [frame.left, frame.left + CORNER];
  const common = (low, high, from, to) => Math.max(0, Math.min(high, to) - Math.max(low, from));
  return all(".spot.selectable, .flag, .road-fit", viewport).map((spot) => spot.getBoundingClientRect())
    .reduce((sum, box) => sum + common(box.left, box.right, from, to) * common(box.top, box.bottom, top, bottom), 0);
}
