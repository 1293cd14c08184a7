// What somebody has, as chips in one line: those without room are behind "+3".

import { all, one } from "./page.js";

const open = new Set(); // rows somebody has opened
const small = matchMedia("(max-width: 820px)");

export function fitChips() { // after every swap, and when the window changes
  all(".ppl").forEach((row) => {
    const more = one(".more", row), chips = all(".pp:not(.more)", row), shown = open.has(row.id) && !small.matches;
    if (!more) return;
    row.classList.toggle("open", shown);
    row.classList.add("fit");
    chips.forEach((chip) => { chip.hidden = false; });
    more.hidden = true;
    more.setAttribute("aria-expanded", String(shown));
    const below = (chip) => chip.offsetTop > chips[0].offsetTop + 2;
    if (small.matches || !chips.some(below)) return;
    more.hidden = false;
    more.textContent = "−";
    if (shown) return;
    let fitting = chips.filter((chip) => !below(chip));
    const fold = () => {
      chips.forEach((chip, index) => { chip.hidden = index >= fitting.length; });
      more.textContent = `+${chips.length - fitting.length}`;
    };
    fold();
    for (; fitting.length > 0 && below(more) ; fold()) fitting = fitting.slice(0, -1);
  });
}

document.addEventListener("click", (event) => {
  const row = event.target.closest?.(".pp.more")?.closest(".ppl"), was = row && open.has(row.id);
  if (!row && !open.size) return;
  open.clear();
  if (row && !was) open.add(row.id);
  fitChips();
});
addEventListener("resize", fitChips);
