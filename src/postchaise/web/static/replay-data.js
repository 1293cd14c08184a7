// A whole match in one answer: each region as its distinct pieces of HTML and what changed from moment to moment.

// By region: the moments since which it looks so, and its versions as lists of pieces.
export function unpack(regions) {
  return Object.entries(regions).map(([name, { pieces, changes }]) => {
    const since = [], versions = [];
    let now = [], known = 0; // -1 is the next piece that has not come yet
    for (const [at, ...spans] of changes) {
      const after = [];
      let done = 0;
      for (const [stay, go, ...come] of spans) {
        for (const end = done + stay; done < end; done += 1) after.push(now[done]);
        for (const piece of come) after.push(piece < 0 ? known++ : piece);
        done += go;
      }
      for (; done < now.length; done += 1) after.push(now[done]);
      now = after;
      since.push(at);
      versions.push(now);
    }
    return { name, pieces, since, versions };
  });
}

export function last(sorted, value) { // the last that is not beyond the value; -1 where all are
  let low = 0, high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export const version = (region, at) => Math.max(0, last(region.since, at));
export const html = ({ pieces, versions }, number) => versions[number].map((piece) => pieces[piece]).join("");
