// Tells people that it is their turn: sounds, push messages, and the badge on the icon of an installed site. Only for
// those who have asked for it.

import { body, find, loadSetting, mustFind, root, saveSetting, splitWords } from "./dom.js";

const SOUND_KEY = "postchaise-sound", PUSH_KEY = "postchaise-push";
const { root: siteRoot = "", csrf = "", table } = body.dataset;

// --- sounds: a posthorn of two voices, synthesized -------------------------------------------------------------------

/** @type {Record<string, [pitch: number, start: number, length: number][]>} in Hz and seconds */
const TUNES = {
  turn: [[440, 0, 0.14], [587.3, 0.15, 0.34]],
  over: [[440, 0, 0.14], [554.4, 0.15, 0.14], [659.3, 0.3, 0.14], [880, 0.45, 0.6]],
};
/** @type {[OscillatorType, number][]} waveform, and factor of the pitch */
const VOICES = [["sawtooth", 1], ["triangle", 2.005]];
const SILENCE = 0.0001, LOUDNESS = 0.16, ATTACK = 0.03, CUTOFF = 1800;
const RESUME_MS = 500;
/** @type {AudioContext | null} */
let audio = null;

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} delay
 * @param {number} length
 */
function playNote(context, pitch, delay, length) {
  const start = context.currentTime + delay, volume = context.createGain(), filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = CUTOFF;
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  VOICES.forEach(([type, factor]) => {
    const voice = context.createOscillator();
    voice.type = type;
    voice.frequency.value = pitch * factor;
    voice.connect(filter);
    voice.start(start);
    voice.stop(start + length);
  });
  filter.connect(volume).connect(context.destination);
}

/**
 * Play a tune, unless the browser wants a click first: a late sound would only confuse.
 * @param {string} name
 */
async function playTune(name) {
  if (loadSetting(SOUND_KEY) !== "on" || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  const timeout = new Promise((resolve) => { setTimeout(resolve, RESUME_MS); });
  if (audio.state === "suspended") await Promise.race([audio.resume(), timeout]);
  const context = audio;
  if (context.state !== "running") return;
  TUNES[name]?.forEach((note) => playNote(context, ...note));
  root.dataset.played = name;
}

addEventListener("postchaise:attention", (event) => playTune(/** @type {CustomEvent<string>} */ (event).detail));

// --- push messages --------------------------------------------------------------------------------------------------

/**
 * Send a request; resolve to why it was refused, or to nothing.
 * @param {string} path
 * @param {object} payload
 * @returns {Promise<string>}
 */
async function post(path, payload) {
  const headers = { "Content-Type": "application/json", "X-Csrf": csrf };
  const response = await fetch(`${siteRoot}${path}`, { method: "POST", body: JSON.stringify(payload), headers });
  return response.ok ? "" : (await response.json()).message;
}

/** @param {PushSubscription} subscription */
function toPayload(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
}

/** @param {string} text base64url */
const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/**
 * Say what holds next to the switch.
 * @param {string} id of a message
 * @param {string} [text]
 */
function showPushStatus(id, text) {
  /** @type {HTMLTemplateElement} */
  const messages = mustFind("template#alerts-words");
  const message = text ?? find(`[data-push-status="${id}"]`, messages.content)?.textContent ?? "";
  mustFind("#push-why").textContent = message;
}

const getPushManager = async () => (await navigator.serviceWorker.ready).pushManager;
const getSubscription = async () => (await getPushManager()).getSubscription();

/** @param {string} key of the server */
async function subscribe(key) {
  if (await Notification.requestPermission() !== "granted") return showPushStatus("denied");
  const manager = await getPushManager();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(key) });
  const problem = await post("/my/push", toPayload(subscription));
  if (problem) {
    await subscription.unsubscribe();
    return showPushStatus("", problem);
  }
  saveSetting(PUSH_KEY, subscription.endpoint);
  showPushStatus("on");
}

async function unsubscribe() {
  const subscription = await getSubscription();
  saveSetting(PUSH_KEY, "");
  if (subscription) {
    await post("/my/push/off", { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  showPushStatus("off");
}

/**
 * Show whether messages are switched on. The browser may have changed the address of a subscription.
 * @param {HTMLInputElement} box
 */
async function showSubscription(box) {
  if (!box.dataset.key) return showPushStatus("no-key");
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return showPushStatus("no-push");
  const subscription = await getSubscription(), saved = loadSetting(PUSH_KEY);
  if (subscription && saved && subscription.endpoint !== saved && !await post("/my/push", toPayload(subscription)))
    saveSetting(PUSH_KEY, subscription.endpoint);
  const isOn = Boolean(subscription && saved);
  Object.assign(box, { disabled: false, checked: isOn });
  if (Notification.permission === "denied") showPushStatus("denied");
  else showPushStatus(isOn ? "on" : "off");
}

/** @param {HTMLInputElement} box */
async function toggleSubscription(box) {
  box.disabled = true;
  try {
    await (box.checked ? subscribe(box.dataset.key ?? "") : unsubscribe());
  } catch {
    showPushStatus("failed");
  }
  Object.assign(box, { checked: Boolean(loadSetting(PUSH_KEY)), disabled: false });
}

/** @type {HTMLInputElement | null} */
const soundBox = find("#sound-on");
/** @type {HTMLInputElement | null} */
const pushBox = find("#push-on");
if (soundBox) {
  soundBox.disabled = false;
  soundBox.checked = loadSetting(SOUND_KEY) === "on";
  soundBox.addEventListener("change", () => {
    saveSetting(SOUND_KEY, soundBox.checked ? "on" : "off");
    playTune("turn");
  });
}
if (pushBox) {
  showSubscription(pushBox).catch(() => showPushStatus("no-push"));
  pushBox.addEventListener("change", () => toggleSubscription(pushBox));
}

// --- the badge, and messages about what is on the screen already ----------------------------------------------------

const home = find("main[data-waiting]");

/** Return the tables that wait. The home page knows them; elsewhere the server is asked. */
async function findWaitingTables() {
  if (home) return splitWords(home.dataset.waiting);
  const response = await fetch(`${siteRoot}/my/turns`);
  return (await response.json()).waiting;
}

async function updateBadge() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const open = await registration?.getNotifications() ?? [];
  open.filter(({ tag }) => tag === table).forEach((notification) => notification.close());
  if (!("setAppBadge" in navigator)) return;
  const { length } = await findWaitingTables();
  await (length ? navigator.setAppBadge(length) : navigator.clearAppBadge());
}

const tryUpdateBadge = () => updateBadge().catch(() => {});
if (home || table) {
  tryUpdateBadge();
  ["postchaise:attention", "postchaise:refresh"].forEach((kind) => addEventListener(kind, tryUpdateBadge));
  document.addEventListener("visibilitychange", tryUpdateBadge);
}
