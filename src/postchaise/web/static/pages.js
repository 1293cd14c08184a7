// Home, waiting room and other quiet pages. Everything here also works without it; it only saves a step.
{
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);

  const word = (id) => one(`[data-message="${id}"]`, one("template#messages")?.content ?? document)?.textContent.trim() ?? "";
  document.documentElement.classList.add("js");

  // --- theme: at once, and remembered by the same link that works without script ---------------------------------

  const setTheme = (link) => {
    document.documentElement.dataset.theme = link.dataset.themeSet;
    all("[data-theme-set]").forEach((other) => {
      other.classList.toggle("active", other === link);
      if (other === link) other.setAttribute("aria-current", "true");
      else other.removeAttribute("aria-current");
    });
    fetch(link.href, { credentials: "same-origin" }).catch(() => location.assign(link.href));
  };

  // --- copying a link --------------------------------------------------------------------------------------------

  const copyAddress = async (link) => { // of a rule; the page goes there, too
    const said = link.textContent;
    await navigator.clipboard?.writeText(link.href).then(() => { link.textContent = word("copied"); }).catch(() => {});
    setTimeout(() => { link.textContent = said; }, 1500);
  };

  const copy = async (button) => {
    const source = button.dataset.copyFrom && one(button.dataset.copyFrom);
    const text = (button.dataset.copy ?? source?.value ?? source?.textContent ?? "").trim();
    const label = [...button.childNodes];
    button.style.minWidth = `${button.offsetWidth}px`; // what stands beside it does not jump
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = word("copied");
    } catch {
      source?.select?.();
      button.textContent = word("copy-failed");
    }
    button.disabled = true; // so that a second click does not remember the answer as the label
    setTimeout(() => {
      button.replaceChildren(...label);
      button.disabled = false;
      button.focus();
    }, 2000);
  };

  // --- a new table: rows of seats --------------------------------------------------------------------------------

  const rows = (form) => all("[data-seat-row]", form);
  const choice = (row, kind) => one(`input[name$="-kind"][value="${kind}"]`, row);
  const kindOf = (row) => one("input[name$='-kind']:checked", row)?.value ?? "";

  const drawForm = (form) => { // a seat nobody gets is out of sight; each kind of seat shows its own fields
    const counts = {};
    rows(form).forEach((row) => {
      const kind = kindOf(row);
      row.hidden = !kind;
      if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
      all("[data-seat-kinds]", row).forEach((field) => {
        field.hidden = !field.dataset.seatKinds.split(" ").includes(kind || "closed");
        all("input, select", field).forEach((control) => { control.disabled = field.hidden; });
      });
    });
    const taken = rows(form).filter(kindOf);
    const shapes = (form.shapes ??= rows(form).map((row) => [row.className, one(".badge", row)])); // as at the table: without gaps
    taken.forEach((row, nth) => {
      row.className = shapes[nth][0];
      one(".badge", row)?.replaceWith(shapes[nth][1].cloneNode(true));
    });
    all("[data-seats]", form).forEach((label) => { // characters that know the game for so many
      const box = one("input", label);
      label.hidden = !label.dataset.seats.split(" ").includes(String(taken.length));
      if (label.hidden && box.checked) one("input", label.parentElement).checked = true;
      box.disabled ||= label.hidden;
    });
    all(".seat-style", form).forEach((part) => { part.hidden = all("[data-seats]", part).every((label) => label.hidden); });
    rows(form).forEach((row) => { // the last seats that are needed cannot be closed
      if (choice(row, "")) choice(row, "").disabled = kindOf(row) !== "" && taken.length <= Number(form.dataset.min);
    });
    const words = one("template#summary")?.content;
    const parts = Object.entries(counts).map(([kind, n]) => {
      const { one: single = "", many = "" } = (words && one(`[data-message="${kind}"]`, words)?.dataset) ?? {};
      return (n === 1 ? single : many).replace("{n}", n);
    });
    const line = one("[data-summary]", form);
    if (line) line.textContent = parts.filter(Boolean).join(", ");
    const add = one('[data-do="add-seat"]', form);
    if (add) add.disabled = taken.length >= Number(form.dataset.max);
  };

  const addSeat = (form) => {
    const row = rows(form).find((each) => !kindOf(each));
    const bot = row && choice(row, "bot");
    if (!bot) return;
    bot.checked = true;
    drawForm(form);
    bot.focus();
  };

  const changed = (form, target) => { // who closes a seat finds the focus where it can be opened again
    drawForm(form);
    if (target.closest("[data-seat-row]")?.hidden) one('[data-do="add-seat"]', form)?.focus();
  };

  document.addEventListener("click", (event) => {
    const theme = event.target.closest("[data-theme-set]"), button = event.target.closest("[data-do]");
    if (theme) {
      event.preventDefault();
      setTheme(theme);
    }
    if (button?.dataset.do === "copy") copy(button);
    if (button?.dataset.do === "copy-address") copyAddress(button);
    if (button?.dataset.do === "filter-tables") {
      localStorage.setItem(KEY, button.dataset.filterKind);
      drawPicks();
    }
    if (button?.dataset.do === "add-seat") addSeat(button.closest("form"));
  });

  all("form[data-form=new]").forEach((form) => {
    form.addEventListener("change", (event) => changed(form, event.target));
    drawForm(form);
  });

  // --- home: open tables of one kind, and news of one's own without a click -------------------------------------

  const KEY = "postchaise-open";
  const drawPicks = () => { // a kind that no table has any more hides nothing
    const picks = all("[data-filter-kind]"), kept = localStorage.getItem(KEY) ?? "";
    const kind = picks.some((each) => each.dataset.filterKind === kept) ? kept : "";
    picks.forEach((each) => each.setAttribute("aria-pressed", String(each.dataset.filterKind === kind)));
    const rows = all("#open-list > li");
    rows.forEach((row) => { row.hidden = Boolean(kind) && !row.dataset.kind.split(" ").includes(kind); });
    if (one("#none-picked")) one("#none-picked").hidden = rows.some((row) => !row.hidden);
  };
  drawPicks();

  const EVERY = 15_000; // milliseconds
  let stamp = null;
  const renew = (page) => { // the lists and the banner; the focus stays on what has the same id
    const focused = document.activeElement?.id;
    all("[data-refresh]").forEach((part) => {
      const next = one(`[data-refresh="${part.dataset.refresh}"]`, page);
      part.innerHTML = next.innerHTML;
      part.hidden = next.hidden;
    });
    const main = one("main"), had = main.dataset.waiting.split(" "), has = one("main", page).dataset.waiting;
    main.dataset.waiting = has;
    main.className = one("main", page).className;
    document.title = page.title;
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
    drawPicks();
    dispatchEvent(new Event("renewed"));
    if (has.split(" ").some((each) => each && !had.includes(each))) dispatchEvent(new CustomEvent("call", { detail: "turn" }));
  };
  const look = async () => {
    const answer = await fetch(`${document.body.dataset.root}/my/turns`).then((found) => found.json()).catch(() => null);
    if (!answer?.stamp || answer.stamp === stamp) return;
    const first = stamp === null && answer.waiting.join(" ") === one("main").dataset.waiting;
    stamp = answer.stamp;
    if (!first) renew(new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html"));
  };
  if (one("main[data-waiting]")) {
    look();
    setInterval(look, EVERY);
    addEventListener("focus", look);
  }

  // A code that came with a picture stands behind #, which no server is told.
  all("form[data-form=move]").forEach((form) => {
    if (location.hash.length > 1) form.elements.code.value = decodeURIComponent(location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  });

  // --- a record that is brought: the file fills the field that can be pasted into, too -----------------------------

  const brought = async ({ files: [file], dataset }) => {
    if (!file) return;
    const field = one(dataset.fills);
    one("[data-file-name]").textContent = file.name;
    const large = file.size > field.maxLength;
    field.value = large ? "" : await file.text();
    field.setCustomValidity(large ? dataset.tooLarge : "");
    field.closest("form").requestSubmit();
    field.oninput = () => field.setCustomValidity("");
  };
  one("input[data-fills]")?.addEventListener("change", (event) => brought(event.target));

  // One table from one click, also from two.
  document.addEventListener("submit", (event) => {
    if (event.target.method !== "post") return;
    if (event.target.dataset.sent) event.preventDefault();
    event.target.dataset.sent = "1";
  });
  addEventListener("pageshow", () => {
    all("form[data-sent]").forEach((form) => delete form.dataset.sent);
    all("form[data-form=new]").forEach(drawForm); // on the way back the browser fills in what was chosen, and tells nobody
  });
}
