// What happened since my last turn, played step by step; then the present comes back.

import { calm, make, notice, one, page, region, root, seatQuery, standing, word, body } from "./page.js";
import { refresh } from "./choices.js";
import { glide } from "./glide.js";
import { ask } from "./send.js";
import { pump } from "./show.js";

const FRAME_MS = 700;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

export async function replay() {
  if (page.replay) return;
  let wake = () => {};
  const run = page.replay = { over: false, stop: () => { run.over = true; wake(); } };
  const { frames = [], message } = await ask(`since?${seatQuery()}`); // the first is the board as it was
  await page.glide?.finished;
  if (frames.length) await playFrames(frames, run, (done) => { wake = done; }, () => wake());
  else notice(message ?? word("since-none"));
  page.replay = null;
  pump(); // what arrived meanwhile
}

async function playFrames([start, ...frames], run, onWake, next) {
  const parts = ["map", "pieces"].filter(region), back = document.activeElement, viewport = one("#viewport");
  const { scrollLeft: left, scrollTop: top } = viewport ?? {};
  const now = Object.fromEntries(parts.map((name) => [name, region(name).innerHTML]));
  const place = (regions) => Object.entries(regions).forEach(([name, html]) => {
    if (parts.includes(name)) region(name).innerHTML = html;
  });
  const button = (name, onclick) => Object.assign(make("button", "btn", word(name)), { type: "button", onclick });
  const caption = standing("caption", "", viewport?.parentElement ?? body);
  const text = make("div", "lines"), buttons = make("div", "foot");
  text.setAttribute("role", "status");
  if (calm.matches) buttons.append(button("since-next", next)); // without motion the person turns the pages
  buttons.append(button("since-stop", run.stop));
  caption.replaceChildren(text, buttons);
  caption.hidden = false;
  root.classList.add("since");
  buttons.firstChild.focus({ preventScroll: true });
  place(start.regions); // back in time nobody rides
  for (const [index, frame] of frames.entries()) {
    if (run.over) break;
    const woken = new Promise(onWake);
    text.replaceChildren(make("small", "", word("since-step", { n: index + 1, of: frames.length })),
      ...frame.lines.map((line) => make("p", "", line)));
    await glide(() => place(frame.regions ?? {}), frame.regions ?? {});
    if (!run.over) await (calm.matches ? woken : Promise.race([woken, sleep(FRAME_MS)]));
  }
  await glide(() => { place(now); refresh(); }, now);
  viewport?.scrollTo({ left, top, behavior: calm.matches ? "instant" : "smooth" });
  caption.hidden = true;
  root.classList.remove("since");
  (back?.isConnected ? back : one("#ask"))?.focus({ preventScroll: true });
}
