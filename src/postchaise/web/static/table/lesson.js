// A guided first game: points at what its step speaks of, frames the wanted choice, and counts wrong answers.

import { all, announce, body, complain, list, make, one, page, region, root } from "./page.js";
import { choices, refresh } from "./choices.js";
import { DOING } from "./handlers.js";
import { lookAt, showTab } from "./panels.js";
import { command } from "./commands.js";

const TRIES = 3; // wrong answers after which "do it for me" is the main button
const told = { step: "", wanted: "", wrong: 0 };
const guide = () => one(".guide", region("lesson") ?? document.createElement("p"));
const things = (anchor) => anchor.startsWith("#") ? all(anchor) // a panel; else what stands for it on the page, large things last
  : all(`.left [data-anchor~="${anchor}"], .right [data-anchor~="${anchor}"]`).filter((each) => !each.matches("path, .seat-row") && each.getBoundingClientRect().width > 0);

const say = (what) => command("lesson", { do: what, step: Number(guide().dataset.step) });
Object.assign(DOING, {
  "lesson-next": () => say("on"),
  "lesson-back": () => say("back"),
  "lesson-show": () => say("show"),
  "lesson-again": () => say("again"),
});

function layer(name) {
  one("#board > .pointers")?.remove();
  const over = make("div", name);
  over.setAttribute("aria-hidden", "true");
  one("#board")?.append(over);
  return over;
}

function draw(points, counts) { // rings and numbers, in parts of the board, whatever its size
  const over = layer("pointers"), ground = one("#board"), here = ground.getBoundingClientRect();
  const part = (value, whole) => `${(100 * value / whole).toFixed(2)}%`;
  const put = (thing, x, y, w = 0, h = 0) => {
    Object.assign(thing.style, { left: part(x, here.width), top: part(y, here.height) });
    if (w) Object.assign(thing.style, { width: part(w, here.width), height: part(h, here.height) });
    over.append(thing);
    return thing;
  };
  const box = (thing) => thing.getBoundingClientRect();
  const rings = points.flatMap((anchor) => {
    const found = things(anchor), on = found.filter((each) => ground.contains(each));
    found.filter((each) => !ground.contains(each)).forEach((each) => each.classList.add("pointed"));
    const best = on.find((each) => each.matches(".spot, button")) ?? on[0];
    if (!best) return [];
    const { x, y, width, height } = box(best);
    const ring = put(make("i", "ring"), x - here.x, y - here.y, width, height);
    ring.dataset.target = anchor;
    return [ring];
  });
  counts.forEach((anchor, index) => {
    const best = things(anchor).filter((each) => ground.contains(each)).find((each) => each.matches(".spot, button")) ?? things(anchor)[0];
    if (!best) return;
    const { x, y, width, height } = box(best);
    put(make("b", "hop-number", String(index + 1)), x - here.x + width / 2, y - here.y + height * 0.42);
  });
  return rings;
}

function mark() { // after every swap
  const now = guide();
  root.classList.toggle("in-lesson", Boolean(now));
  root.classList.toggle("lesson-looks", now?.dataset.lookOnly !== undefined);
  all(".pointed").forEach((thing) => thing.classList.remove("pointed"));
  all(".want").forEach((thing) => thing.classList.remove("want"));
  if (!now) return end();
  const { step, expected: wanted = "", points, counts, id } = now.dataset, next = wanted.split("|").filter(Boolean);
  const good = choices().filter((choice) => next.includes(choice.dataset.notation) || whole(choice, next));
  const bundled = good.filter((choice) => choice.dataset.actions);
  (bundled.length ? bundled : good).forEach((choice) => choice.classList.add("want"));
  const anchors = new Set(good.flatMap((choice) => list(choice.dataset.anchors)));
  all("button.ref-card").filter((card) => good.length && list(card.dataset.anchors).some((each) => anchors.has(each))).forEach((card) => card.classList.add("want"));
  const rings = page.replay ? [] : draw(list(points), list(counts));
  const fresh = `${step} ${id}` !== told.step, other = wanted !== told.wanted;
  Object.assign(told, { step: `${step} ${id}`, wanted });
  if (fresh) begin(now, rings);
  else if (other) intoView();
  one("#lesson-show")?.classList.toggle("primary", told.wrong >= TRIES);
}

function end() { // from here on it is an ordinary match, and what one can do is in sight
  one("#board > .pointers")?.remove();
  if (told.step) showTab("whatnow");
  told.step = "";
}

const whole = (choice, next) => { // a bundle that does nothing but what is wanted
  const actions = choice.dataset.actions?.split("|").filter(Boolean) ?? [];
  return actions.length > 0 && actions.every((each) => next.includes(each));
};

function begin(now, rings) { // another step: said to those who listen, shown to those who look
  told.wrong = 0;
  complain("");
  announce([one("h2", now).textContent, one(".reason", now).textContent]);
  const panel = list(now.dataset.points).find((each) => ["#log", "#players"].includes(each));
  showTab(now.dataset.lookOnly !== undefined ? (panel ?? "#players").slice(1) : "whatnow");
  if (rings[0]) lookAt(rings.at(-1), true);
  [...rings, ...rings.slice(-1)].forEach((ring) => ring.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" })); // all of them, where they fit
  intoView();
  const focused = document.activeElement;
  if (now.dataset.lookOnly !== undefined && (focused === body || region("lesson").contains(focused) || region("whatnow").contains(focused)))
    one("#lesson-next")?.focus({ preventScroll: true, focusVisible: false });
}

function intoView() { // the wanted choice is never out of sight
  const wanted = one("button.choice.want:not([hidden])"), card = one("button.ref-card.want");
  if (wanted) wanted.closest("details:not([open])")?.setAttribute("open", "");
  (card ?? wanted)?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

const answers = new MutationObserver(() => { // said in the panel; the third one offers help
  const line = one(".answer", region("lesson"));
  if (!line || line.hidden || !line.textContent) return;
  told.wrong += 1;
  if (page.picks.length) { // what was picked on the board was not wanted: everything is open again
    page.picks = [];
    refresh();
  }
  one("#lesson-show")?.classList.toggle("primary", told.wrong >= TRIES);
  intoView();
});

if (region("lesson")) {
  page.marked = mark;
  answers.observe(region("lesson"), { subtree: true, attributes: true, attributeFilter: ["hidden"] });
  addEventListener("resize", () => guide() && draw(list(guide().dataset.points), list(guide().dataset.counts)));
}
