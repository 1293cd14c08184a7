// The log beside a replay: it follows the moment that is shown, and tells where on the board it happened.

import { all, list, one } from "./table/page.js";
import { lookAt, within } from "./table/panels.js";
import { last } from "./replay-data.js";

export function mark(match, now) { // only what changes is touched: a log has a thousand lines
  const back = all("#story .now");
  back.forEach((line) => line.classList.remove("now"));
  const lines = match.lines.get(now) ?? [];
  lines.forEach((line) => line.classList.add("now"));
  all("#story [tabindex='0']").forEach((line) => { line.tabIndex = -1; });
  (lines.at(-1) ?? match.all[0])?.setAttribute("tabindex", "0");
  const from = match.past, to = last(match.times, now) + 1;
  for (let i = Math.min(from, to); i < Math.max(from, to); i += 1) match.all[i].classList.toggle("past", i < to);
  match.past = to;
  follow(match, Math.max(0, to - 1));
  all("[data-letter]").forEach((letter) => letter.classList.toggle("active", Number(letter.dataset.at) === now));
  all(".board .touched").forEach((thing) => thing.classList.remove("touched"));
  lines.flatMap((each) => list(each.dataset.highlight)).forEach((anchor) =>
    all(`.board [data-anchor~="${CSS.escape(anchor)}"]:not(.spot)`).forEach((thing) => thing.classList.add("touched")));
}

export function lookThere() { // a window smaller than the board goes to where it happened, else to whoever acts
  const viewport = one("#viewport");
  if (!viewport) return;
  const found = [".touched", ".now[data-piece]"].map((kind) => all(kind, viewport)).find((things) => things.length) ?? [];
  if (found.length && !found.some((thing) => within(thing, viewport))) lookAt(found.at(-1));
}

function follow(match, line) { // a little above the middle; lists that are out of sight need no layout
  const story = one("#story"), upper = (nth) => match.all[nth]?.getBoundingClientRect().top ?? 0;
  const part = match.all[line]?.closest("ol"), near = [part?.previousElementSibling, part, part?.nextElementSibling];
  all("#story > ol").forEach((each) => each.classList.toggle("near", near.includes(each)));
  const here = upper(line);
  let top = line;
  while (top > 0 && here - upper(top - 1) < story.clientHeight * 0.45) top -= 1;
  story.scrollTop += upper(top) - story.getBoundingClientRect().top - 2; // no line is cut at the top
}
