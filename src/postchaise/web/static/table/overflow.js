// What somebody has, as chips in one line: those without room are behind "+3".

import { all, one } from "./page.js";

const open = new Set(); // rows somebody has opened
const small = matchMedia("(max-width: 820px)");

const below = (chip, { chips }) => chip.offsetTop > chips[0].offsetTop + 2;

export function fitChips() { // after every swap, and when the window changes; the page is laid out once for all rows
  const rows = all(".person-chips").map((row) => ({ row, more: one(".more", row), chips: all(".person-chip:not(.more)", row),
    shown: open.has(row.id) && !small.matches })).filter(({ more }) => more);
  rows.forEach(({ row, more, chips, shown }) => {
    row.classList.toggle("open", shown);
    row.classList.add("fitted");
    chips.forEach((chip) => { chip.hidden = false; });
    more.hidden = true;
    more.setAttribute("aria-expanded", String(shown));
  });
  const full = small.matches ? [] : rows.filter((each) => each.chips.some((chip) => below(chip, each)));
  full.forEach((each) => { each.fitting = each.chips.filter((chip) => !below(chip, each)).length; });
  full.forEach(({ more }) => {
    more.hidden = false;
    more.textContent = "−";
  });
  let folding = full.filter(({ shown }) => !shown);
  while (folding.length) {
    folding.forEach(({ more, chips, fitting }) => {
      chips.forEach((chip, index) => { chip.hidden = index >= fitting; });
      more.textContent = `+${chips.length - fitting}`;
    });
    folding = folding.filter((each) => each.fitting > 0 && below(each.more, each));
    folding.forEach((each) => { each.fitting -= 1; });
  }
}

document.addEventListener("click", (event) => {
  const row = event.target.closest?.(".person-chip.more")?.closest(".person-chips"), was = row && open.has(row.id);
  if (!row && !open.size) return;
  open.clear();
  if (row && !was) open.add(row.id);
  fitChips();
});
addEventListener("resize", fitChips);
