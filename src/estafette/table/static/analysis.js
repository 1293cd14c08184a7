// The page of an analysis: one turning point at a time, by list, chart, buttons and keys. While it is computed the page
// asks how far it is, and comes anew when it is done.

const EVERY = 2000;
const root = document.documentElement, body = document.body;
const one = (selector, inside = document) => inside.querySelector(selector);
const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
const NARROW = matchMedia("(max-width: 1100px)");
let now = 0, ready = false;

const shown = (thing) => getComputedStyle(thing).display !== "none";
const listed = () => all(".tps li").filter(shown).map((each) => Number(one("[data-nth]", each).dataset.nth));

function select(nth, go = false) {
  if (!one(`#p${nth}`)) return;
  now = nth;
  all("[data-nth]").forEach((each) => {
    each.classList.toggle("on", Number(each.dataset.nth) === nth);
    if (each.matches(".it")) each.toggleAttribute("aria-current", Number(each.dataset.nth) === nth);
  });
  if (ready) history.replaceState(null, "", `#p${nth}`); // until the page is there the browser would go to it
  if (go && NARROW.matches) one("#details").scrollIntoView({ block: "start" });
  if (go) one(`#p${nth} h2`).focus({ preventScroll: true });
}

function step(by) {
  const those = listed(), at = those.indexOf(now);
  if (those.length) select(those[(at + by + those.length) % those.length]);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-nth]"), button = event.target.closest?.("[data-by]");
  if (link) {
    event.preventDefault();
    select(Number(link.dataset.nth), true);
  } else if (button) {
    step(Number(button.dataset.by));
    one(`#p${now} [data-by="${button.dataset.by}"]`)?.focus();
  }
});

document.addEventListener("change", (event) => {
  if (event.target.name === "who" && !listed().includes(now)) step(1);
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches?.("input, select")) return;
  const other = one("#who-mine:not(:checked)") ?? one("#who-all:not(:checked)");
  if (key === "j" || key === "J") step(1);
  else if (key === "k" || key === "K") step(-1);
  else if ((key === "m" || key === "M") && one("#who-mine")) other?.click();
  else if (key === "Enter" && (target === body || target.matches?.("h2, main"))) one(`#p${now} [data-board]`)?.click();
  else return;
  event.preventDefault();
});

async function ask() {
  const answer = await fetch(`${body.dataset.root}/t/${body.dataset.table}/analysis.json`).catch(() => null);
  const told = answer?.ok ? await answer.json() : null;
  if (told && told.state !== "queued" && told.state !== "going") return location.reload();
  if (told) {
    one("#going").textContent = told.said;
    one("#progress").value = told.done;
  }
  setTimeout(ask, EVERY);
}

addEventListener("hashchange", () => select(Number(location.hash.slice(2))));
root.classList.add("js");
select(Number(/^#p(\d+)$/.exec(location.hash)?.[1] ?? 1));
if (!now) select(1);
addEventListener("load", () => { ready = true; });
if (one("#progress")) setTimeout(ask, EVERY);
