// When it is one's turn: sounds, messages through the Push API, and the number on the icon of an installed site.
// Nothing of it happens before somebody asks for it.
{
  const { root, csrf, table } = document.body.dataset;
  const one = (selector, within = document) => within.querySelector(selector);
  const kept = { sound: "postchaise-sound", push: "postchaise-push" };
  const recall = (key) => { try { return localStorage.getItem(key); } catch { return null; } }; // private windows may refuse
  const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { /* then not */ } };

  // --- sounds: a posthorn of two voices, made here --------------------------------------------------------------

  const TUNES = { // pitch in Hz, begin and length in seconds
    turn: [[440, 0, 0.14], [587.3, 0.15, 0.34]],
    over: [[440, 0, 0.14], [554.4, 0.15, 0.14], [659.3, 0.3, 0.14], [880, 0.45, 0.6]],
    said: [[698.5, 0, 0.09]],
  };
  let ears = null;

  const note = (pitch, from, length) => {
    const start = ears.currentTime + from, volume = ears.createGain(), soft = ears.createBiquadFilter();
    soft.type = "lowpass";
    soft.frequency.value = 1800;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.16, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    [["sawtooth", 1], ["triangle", 2.005]].forEach(([type, times]) => {
      const voice = ears.createOscillator();
      voice.type = type;
      voice.frequency.value = pitch * times;
      voice.connect(soft);
      voice.start(start);
      voice.stop(start + length);
    });
    soft.connect(volume).connect(ears.destination);
  };

  const play = async (name) => {
    if (recall(kept.sound) !== "on" || !window.AudioContext) return;
    ears ??= new AudioContext();
    if (ears.state === "suspended") await Promise.race([ears.resume(), new Promise((late) => setTimeout(late, 500))]);
    if (ears.state !== "running") return; // the browser wants a click first; what is late is not played at all
    TUNES[name]?.forEach((each) => note(...each));
    document.documentElement.dataset.played = name;
  };
  addEventListener("call", (event) => play(event.detail));

  // --- messages --------------------------------------------------------------------------------------------------

  const send = (address, body) => fetch(`${root}${address}`, {
    method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json", "X-Csrf": csrf },
  }).then(async (answer) => (answer.ok ? "" : (await answer.json()).message));
  const told = (subscription) => {
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  };
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const why = (id, text = one(`[data-push-status="${id}"]`, one("#alerts-words").content)?.textContent ?? "") => {
    one("#push-why").textContent = text;
  };

  const listening = async () => (await navigator.serviceWorker.ready).pushManager;
  const subscribed = async () => (await (await listening()).getSubscription());

  const begin = async (box) => {
    if (await Notification.requestPermission() !== "granted") return why("denied");
    const subscription = await (await listening()).subscribe({ userVisibleOnly: true, applicationServerKey: bytes(box.dataset.key) });
    const problem = await send("/my/push", told(subscription));
    if (problem) {
      await subscription.unsubscribe();
      return why("", problem);
    }
    keep(kept.push, subscription.endpoint);
    return why("on");
  };

  const end = async () => {
    const subscription = await subscribed();
    keep(kept.push, "");
    if (subscription) {
      await send("/my/push/off", { endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    }
    why("off");
  };

  const ready = async (box) => { // as it is now; a browser may have changed its address by itself
    if (!box.dataset.key) return why("no-key");
    if (!navigator.serviceWorker || !window.PushManager || !window.Notification) return why("no-push");
    const subscription = await subscribed(), wanted = recall(kept.push);
    if (subscription && wanted && subscription.endpoint !== wanted && !await send("/my/push", told(subscription)))
      keep(kept.push, subscription.endpoint);
    box.disabled = false;
    box.checked = Boolean(subscription && wanted);
    return why(Notification.permission === "denied" ? "denied" : box.checked ? "on" : "off");
  };

  // --- the number on the icon, and messages about what is on the screen already ------------------------------------
  // It is how many tables wait. The home page knows; at a table the server is asked, when somebody comes and goes.

  const home = one("main[data-waiting]");
  const waiting = async () => (home
    ? home.dataset.waiting.split(" ").filter(Boolean)
    : (await (await fetch(`${root}/my/turns`)).json()).waiting);

  const seen = async () => {
    const open = await (await navigator.serviceWorker?.getRegistration())?.getNotifications?.() ?? [];
    open.filter((each) => each.tag === table).forEach((each) => each.close());
    if (!navigator.setAppBadge) return;
    const { length: count } = await waiting();
    await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  };

  const sound = one("#sound-on"), push = one("#push-on");
  if (sound) {
    sound.disabled = false;
    sound.checked = recall(kept.sound) === "on";
    sound.addEventListener("change", () => {
      keep(kept.sound, sound.checked ? "on" : "off");
      play("turn");
    });
    ready(push).catch(() => why("no-push"));
    push.addEventListener("change", () => {
      push.disabled = true;
      (push.checked ? begin(push) : end()).catch(() => why("failed")).finally(async () => {
        push.checked = Boolean(recall(kept.push));
        push.disabled = false;
      });
    });
  }
  const look = () => seen().catch(() => {});
  if (home || table) {
    look();
    ["call", "renewed"].forEach((kind) => addEventListener(kind, look));
    document.addEventListener("visibilitychange", look);
  }
}
