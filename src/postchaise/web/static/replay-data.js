// A whole match in one answer: each region as its distinct pieces of HTML, and what changes from moment to moment.

/**
 * @typedef {object} RegionHistory
 * @property {string} name
 * @property {string[]} pieces of HTML
 * @property {number[]} since the moment at which each version appeared
 * @property {number[][]} versions as numbers of pieces
 */

/**
 * A change: the moment, and spans of [pieces that stay, pieces that go, pieces that come]; -1 is the next new piece.
 * @typedef {[at: number, ...spans: number[][]]} Change
 */

/**
 * Build all versions of all regions; the server's side is `web/render/delta.py`.
 * @param {Record<string, { pieces: string[], changes: Change[] }>} regions
 * @returns {RegionHistory[]}
 */
export const unpackRegions = (regions) => Object.entries(regions).map(([name, { pieces, changes }]) => {
  /** @type {number[]} */
  const since = [];
  /** @type {number[][]} */
  const versions = [];
  let known = 0;
  for (const [at, ...spans] of changes) {
    const before = versions.at(-1) ?? [], after = [];
    let done = 0;
    for (const [stay, go, ...come] of spans) {
      after.push(...before.slice(done, done + stay));
      for (const piece of come) after.push(piece < 0 ? known++ : piece);
      done += stay + go;
    }
    since.push(at);
    versions.push([...after, ...before.slice(done)]);
  }
  return { name, pieces, since, versions };
});

/**
 * Return the index of the last number that is not greater than the value; -1 if all are.
 * @param {number[]} sorted
 * @param {number} value
 */
export function findLastIndex(sorted, value) {
  let low = 0, high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Return the index of the version that a region shows at a moment.
 * @param {RegionHistory} region
 * @param {number} at
 */
export const findVersion = (region, at) => Math.max(0, findLastIndex(region.since, at));

/**
 * @param {RegionHistory} region
 * @param {number} version
 */
export const buildHtml = ({ pieces, versions }, version) => versions[version].map((piece) => pieces[piece]).join("");
