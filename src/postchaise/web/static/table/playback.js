// Whether the page shows the past. While it does, updates wait, and nothing can be played.

/**
 * @typedef {object} Playback
 * @property {() => void} stop
 * @property {(offset: number) => void} [step]
 * @property {() => void} [toggle]
 */

/** @type {Playback | null} */
let playback = null;

export const getPlayback = () => playback;

/** @param {Playback | null} next */
export const setPlayback = (next) => { playback = next; };
