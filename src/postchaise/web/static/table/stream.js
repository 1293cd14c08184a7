// The stream of news from the server; it heals itself.

import { all, notice, page, body, root, seatQuery, word } from "./page.js";

const api = `${body.dataset.root}/api/v1/tables/${body.dataset.table}`;
let hear = () => {}; // who is told what arrives

export function listen(hearer) {
  hear = hearer;
}

export function connect(have = -1) { // any other number than the table's own brings every region
  clearTimeout(page.retry);
  page.source?.close();
  if (have < 0) page.queue = []; // what waited is told again, perhaps for another seat
  const drawn = have < 0 ? "" : `&drawn=${encodeURIComponent(body.dataset.drawn ?? "")}`;
  const source = new EventSource(`${api}/stream?${seatQuery()}text_board=${Number(page.textBoard)}&have=${have}${drawn}`);
  page.source = source;
  source.onopen = () => {
    if (page.tries > 1) notice(word("online"));
    page.tries = 0;
    root.classList.remove("offline");
    all("[data-error]").filter((line) => line.textContent === word("unreachable")).forEach((line) => { // it is reached
      line.textContent = "";
      line.hidden = true;
    });
    if (body.dataset.status === "waiting") hear({ reload: true }); // who came meanwhile is not told again
  };
  source.onerror = () => {
    if (source !== page.source) return;
    source.close();
    page.tries += 1;
    if (page.tries > 1) { // the first break is healed without a word
      root.classList.add("offline");
      notice(word("offline"), true);
    }
    page.retry = setTimeout(connect, Math.min(10000, 250 * 2 ** page.tries) * (0.7 + 0.6 * Math.random()));
  };
  source.addEventListener("update", (event) => hear(JSON.parse(event.data)));
  source.addEventListener("reload", () => hear({ reload: true }));
}
