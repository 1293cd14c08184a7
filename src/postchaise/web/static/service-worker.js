// The service worker. Before it stand ROOT (the path of the site), EDITION (changes with whatever is kept) and KEPT.
// Files have their edition in their address and are kept; pages never are, so nothing old is ever shown.

const CACHE = `postchaise ${EDITION}`;
const FILE = new RegExp(`^${ROOT}/static/[0-9a-f]{12}/`);
const LANGUAGE = `${ROOT}/offline/language`; // under this name the language of the last page is remembered

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE)
    .then((cache) => cache.addAll(KEPT.map((each) => new Request(each, { cache: "reload" }))))
    .then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== CACHE && name.startsWith("postchaise ")) await caches.delete(name);
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(clean());
});

// Null when a newer worker has thrown it away: to open it again would leave it lying there for ever.
const own = async () => ((await caches.has(CACHE)) ? caches.open(CACHE) : null);

const kept = async (request) => {
  const cache = await own(), found = await cache?.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.headers.get("cache-control")?.includes("immutable")) await cache?.put(request, answer.clone());
  return answer;
};

const away = async () => {
  const cache = await own();
  const asked = (await (await cache?.match(LANGUAGE))?.text()) ?? navigator.language.slice(0, 2);
  const page = (await cache?.match(`${ROOT}/offline/${asked}`)) ?? (await cache?.match(`${ROOT}/offline/en`));
  return page ?? Response.error();
};

const page = async (event) => {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    const language = answer.headers.get("content-language");
    if (language) event.waitUntil(own().then((cache) => cache?.put(LANGUAGE, new Response(language))));
    return answer;
  } catch {
    return away();
  }
};

addEventListener("fetch", (event) => {
  const { request } = event, address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (FILE.test(address.pathname)) event.respondWith(kept(request));
});

addEventListener("message", (event) => event.ports[0]?.postMessage(EDITION)); // which one is at work

// --- messages: whose turn it is --------------------------------------------------------------------------------------

const count = async () => {
  const open = await registration.getNotifications();
  await (open.length ? navigator.setAppBadge?.(open.length) : navigator.clearAppBadge?.());
};

addEventListener("push", (event) => {
  const { title, body, tag, url, lang } = event.data.json();
  const look = { body, tag, lang, data: { url }, icon: `${ROOT}/icon/192.png`, badge: `${ROOT}/icon/badge-96.png` };
  event.waitUntil(registration.showNotification(title, look).then(count));
});

const open = async (url) => {
  const address = new URL(url, location.href).href;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  return there ? there.focus() : clients.openWindow(address);
};

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(count().then(() => open(event.notification.data.url)));
});
addEventListener("notificationclose", (event) => event.waitUntil(count()));
