// What happened since my last turn, step by step, forwards and backwards; then the present comes back.

import { calm, make, notice, one, page, region, root, seatQuery, standing, word, body } from "./page.js";
import { refresh } from "./choices.js";
import { glide } from "./animate.js";
import { ask } from "./commands.js";
import { pump } from "./updates.js";
import { swapAll } from "./regions.js";

const FRAME_MS = 700;
const LAST_MS = 6000; // what happened last is read, not watched

export async function replay() {
  if (page.replay) return;
  const run = page.replay = player();
  const { frames = [], message } = await ask(`since?${seatQuery()}text_board=${Number(page.textBoard)}`);
  await page.glide?.finished;
  if (frames.length) await playFrames(frames, run);
  else notice(message ?? word("since-none"));
  page.replay = null;
  pump(); // what arrived meanwhile
}

function player() { // what buttons and keys do to it; without motion the person turns the pages
  let due = null, wake = () => {};
  const push = (by) => {
    due = by;
    page.glide?.skip();
    wake();
  };
  return {
    over: false,
    playing: !calm.matches,
    stop() { this.over = true; push(0); },
    step(by) { this.playing = false; push(by); },
    toggle() { this.playing = !this.playing; push(this.playing ? 1 : 0); },
    async next(last) { // how many steps to go on
      let timer = 0;
      if (due === null) await new Promise((done) => {
        wake = done;
        if (this.playing) timer = setTimeout(() => { due ??= 1; done(); }, last ? LAST_MS : FRAME_MS);
      });
      clearTimeout(timer);
      const by = due;
      due = null;
      return by;
    },
  };
}

async function playFrames(frames, run) { // the first is the table as it was
  const moments = [];
  frames.forEach((frame) => moments.push({ ...moments.at(-1), ...frame.regions })); // a frame tells what changed
  const back = document.activeElement, viewport = one("#viewport"), { scrollLeft: left, scrollTop: top } = viewport ?? {};
  const names = Object.keys(moments.at(-1)).filter(region);
  const now = Object.fromEntries(names.map((name) => [name, page.shown[name] ?? region(name).innerHTML]));
  let shown = now;
  const place = (moment) => {
    swapAll(names.filter((name) => moment[name] !== undefined && moment[name] !== shown[name])
      .map((name) => [region(name), name, moment[name]]));
    shown = { ...shown, ...moment };
  };
  const caption = opened(run);
  place(moments[0]); // back in time nobody rides
  for (let at = 1; !run.over && at < frames.length;) {
    caption.tell(at, frames);
    await glide(() => place(moments[at]), moments[at]);
    at = Math.max(0, at + await run.next(at === frames.length - 1));
  }
  await glide(() => { place(now); refresh(); }, now);
  viewport?.scrollTo({ left, top, behavior: calm.matches ? "instant" : "smooth" });
  caption.close();
  (back?.isConnected ? back : one("#ask"))?.focus({ preventScroll: true });
}

function opened(run) { // in the place of the question
  const caption = standing("caption", "", one(".right") ?? body), text = make("div", "lines"), foot = make("div", "foot");
  const button = (name, onclick) => Object.assign(make("button", "button", word(name)), { type: "button", onclick });
  const toggle = button("since-pause", () => run.toggle()), on = button("since-next", () => run.step(1));
  foot.append(button("since-back", () => run.step(-1)), toggle, on, button("since-stop", () => run.stop()));
  text.setAttribute("role", "status");
  caption.replaceChildren(text, foot);
  caption.style.minHeight = `${region("whatnow")?.offsetHeight ?? 0}px`; // nothing else moves
  caption.hidden = false;
  root.classList.add("since");
  (run.playing ? toggle : on).focus({ preventScroll: true });
  return {
    tell(at, frames) {
      toggle.textContent = word(run.playing ? "since-pause" : "since-play");
      text.replaceChildren(make("small", "", word("since-step", { n: at, of: frames.length - 1 })),
        ...frames[at].lines.map((line) => make("p", "", line)));
    },
    close() {
      caption.hidden = true;
      root.classList.remove("since");
    },
  };
}
