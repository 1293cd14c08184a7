// This browser's part of the shuffle: a number nobody could guess. It is remembered, and compared with what was dealt.
{
  const MEMORY = "postchaise-shuffles", TABLES = 40;
  const all = (selector) => [...document.querySelectorAll(selector)];

  const remembered = () => {
    try {
      return JSON.parse(localStorage.getItem(MEMORY)) ?? [];
    } catch { // private windows have no memory
      return [];
    }
  };

  const given = (table) => remembered().find((each) => each.table === table);

  const keep = (part) => {
    const others = remembered().filter((each) => each.table !== part.table);
    try {
      localStorage.setItem(MEMORY, JSON.stringify([...others.slice(1 - TABLES), part]));
    } catch { /* the shuffle is as good without */ }
  };

  const fresh = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };

  all("form[data-shuffle]").forEach((form) => { // the seal was there first
    const { shuffle: table, seal } = form.dataset, before = given(table);
    const part = before?.seal === seal ? before : { table, seal, nonce: fresh() };
    form.elements.nonce.value = part.nonce;
    keep(part);
    if ("auto" in form.dataset) form.submit();
  });

  all("[data-dealt]").forEach((warning) => { // shown when the server says something else than it did
    const { dealt, table, seal } = warning.dataset, part = given(table);
    warning.hidden = !part || part.seal === seal && dealt.split(" ").includes(part.nonce);
  });
}
