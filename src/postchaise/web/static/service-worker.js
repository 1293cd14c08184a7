// The service worker. The server puts ROOT (the path of the site), EDITION (which changes with every cached file) and
// CACHED (the addresses to fetch at once) before it. Files carry their edition in their address and are cached; pages
// are never cached, so nothing outdated is shown.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = `postchaise ${EDITION}`;
const STATIC_FILE = new RegExp(`^${ROOT}/static/[0-9a-f]{12}/`);
const LANGUAGE_KEY = `${ROOT}/offline/language`; // the language of the last page is cached under this address

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE)
    .then((cache) => cache.addAll(CACHED.map((address) => new Request(address, { cache: "reload" }))))
    .then(() => worker.skipWaiting()));
});

async function deleteOldCaches() {
  for (const name of await caches.keys())
    if (name !== CACHE && name.startsWith("postchaise ")) await caches.delete(name);
}

async function activate() {
  await deleteOldCaches();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener("activate", (event) => event.waitUntil(activate()));

/** Open our cache; null if a newer worker has deleted it, because opening would create it again. */
async function openCache() {
  return (await caches.has(CACHE)) ? caches.open(CACHE) : null;
}

/** @param {Request} request */
async function fetchFile(request) {
  const cache = await openCache();
  const cached = await cache?.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && response.headers.get("cache-control")?.includes("immutable"))
    await cache?.put(request, response.clone());
  return response;
}

async function fetchOfflinePage() {
  const cache = await openCache();
  const language = (await (await cache?.match(LANGUAGE_KEY))?.text()) ?? navigator.language.slice(0, 2);
  const page = (await cache?.match(`${ROOT}/offline/${language}`)) ?? (await cache?.match(`${ROOT}/offline/en`));
  return page ?? Response.error();
}

/** @param {string} language */
async function saveLanguage(language) {
  const cache = await openCache();
  await cache?.put(LANGUAGE_KEY, new Response(language));
}

/** @param {FetchEvent} event */
async function fetchPage(event) {
  try {
    /** @type {Response} */
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    const language = response.headers.get("content-language");
    if (language) event.waitUntil(saveLanguage(language));
    return response;
  } catch {
    return fetchOfflinePage();
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetchPage(event));
  else if (STATIC_FILE.test(pathname)) event.respondWith(fetchFile(request));
});

// A page asks which worker is active.
worker.addEventListener("message", (event) => event.ports[0]?.postMessage(EDITION));

// --- push messages --------------------------------------------------------------------------------------------------

async function updateBadge() {
  const open = await worker.registration.getNotifications();
  await (open.length ? navigator.setAppBadge?.(open.length) : navigator.clearAppBadge?.());
}

worker.addEventListener("push", (event) => {
  const { title, body, tag, url, lang } = event.data?.json() ?? {};
  const icons = { icon: `${ROOT}/icon/192.png`, badge: `${ROOT}/icon/badge-96.png` };
  event.waitUntil(worker.registration.showNotification(title, { body, tag, lang, data: { url }, ...icons })
    .then(updateBadge));
});

/** @param {string} url */
async function openPage(url) {
  const address = new URL(url, location.href).href;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((client) => client.url.split(/[?#]/)[0] === address);
  return open ? open.focus() : worker.clients.openWindow(address);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(updateBadge().then(() => openPage(event.notification.data.url)));
});
worker.addEventListener("notificationclose", (event) => event.waitUntil(updateBadge()));
