// The service worker hands requests for pages to the tab that runs Python, and serves files from its cache. Before it
// stand BUILD (which changes with every file), CACHED (the files) and PLACEHOLDER (the address for which the first
// pages were drawn).

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SHELL = new URL("./", location.href), APP = new URL("app/", SHELL);
const PREFIX = `postchaise-site ${SHELL.pathname} `;
const CACHE = PREFIX + BUILD;
const LASTING = /^(pyodide\/|app\/static\/|\w+\.[0-9a-f]{12}\.zip$)/; // their names change with their content
const LANGUAGES = ["en", "fr", "de"];
const RETRY_MS = 50, OWNER_MS = 1000, PATIENCE_MS = 60_000;
const WITHOUT_BODY = [204, 303, 304, 307, 308, 302];

const delay = (/** @type {number} */ ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

// --- files ----------------------------------------------------------------------------------------------------------

/** Find a file that did not change since another build. */
async function findUnchanged(/** @type {string} */ name) {
  if (!LASTING.test(name)) return undefined;
  return caches.match(new URL(name, SHELL).href);
}

async function fillCache() {
  const cache = await caches.open(CACHE);
  await Promise.all(CACHED.map(async (name) => {
    const address = new URL(name, SHELL).href;
    const response = await findUnchanged(name) ?? await fetch(address, { cache: "no-cache" });
    if (!response.ok) throw new Error(`${response.status} ${name}`);
    await cache.put(address, response);
  }));
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

/** Serve a file of this build, so that two builds never mix. */
async function fetchFile(/** @type {Request} */ request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(CACHE);
  const address = pathname === SHELL.pathname ? new URL("index.html", SHELL).href : request.url;
  return await cache.match(address, { ignoreSearch: true }) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(fillCache()));
worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

// --- pages ----------------------------------------------------------------------------------------------------------

/**
 * Ask a tab whether it runs Python.
 * @param {WindowClient} client
 * @returns {Promise<{ client: WindowClient, isReady: boolean }>} never resolves if it does not
 */
function askOwner(client) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data: { isReady } }) => resolve({ client, isReady });
    client.postMessage({ isOwner: true }, [port2]);
  });
}

/** Find the tab that runs Python. It may be only starting, or have just been closed. */
async function findOwner() {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const shells = open.filter(({ frameType }) => frameType === "top-level");
    const found = await Promise.race([...shells.map(askOwner), delay(shells.length ? OWNER_MS : RETRY_MS)]);
    if (found) return found;
  }
  return null;
}

/** The home page as it was drawn when the site was built. */
async function fetchFirstPage() {
  const language = LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? "en";
  const page = await fetchFile(new Request(new URL(`first/${language}.html`, SHELL)));
  const { origin, pathname } = new URL(PLACEHOLDER);
  const text = (await page.text()).replaceAll(origin, SHELL.origin).replaceAll(`${pathname}/`, APP.pathname)
    .replaceAll(pathname, APP.pathname.slice(0, -1)).replace("<head>", '<head><meta name="prerendered">');
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
}

/** Send a request to Python; the answer is a stream. */
async function askPython(/** @type {Request} */ request, /** @type {WindowClient} */ client) {
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  const { port1, port2 } = new MessageChannel();
  const isNavigation = request.mode === "navigate";
  const message = { method: request.method, url: request.url, headers: [...request.headers], body, isNavigation };
  return new Promise((resolve) => {
    /** @type {ReadableStreamDefaultController<Uint8Array>} */
    let controller;
    let isOpen = true;
    const stream = new ReadableStream({
      start(given) { controller = given; },
      cancel() {
        isOpen = false;
        port1.postMessage("gone");
      },
    });
    port1.onmessage = ({ data: { status, headers, piece, isEnd } }) => {
      if (status) resolve(new Response(WITHOUT_BODY.includes(status) ? null : stream, { status, headers }));
      if (piece && isOpen) controller.enqueue(piece);
      if (!isEnd) return;
      if (isOpen) controller.close();
      port1.close();
    };
    client.postMessage({ request: message }, body ? [port2, body] : [port2]);
  });
}

async function fetchPage(/** @type {Request} */ request) {
  const { pathname, search } = new URL(request.url);
  if (request.destination === "document") // opened without the shell, which then opens it again
    return Response.redirect(`${SHELL.href}#/${pathname.slice(APP.pathname.length)}${search}`, 302);
  const owner = await findOwner();
  if (!owner) return Response.error();
  const isHome = pathname === APP.pathname && !search && request.method === "GET" && request.mode === "navigate";
  return isHome && !owner.isReady ? fetchFirstPage() : askPython(request, owner.client);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (origin !== SHELL.origin || !pathname.startsWith(SHELL.pathname)) return;
  const isPage = pathname.startsWith(APP.pathname) && !pathname.startsWith(`${APP.pathname}static/`);
  if (isPage) event.respondWith(fetchPage(request));
  else if (request.method === "GET") event.respondWith(fetchFile(request));
});

worker.addEventListener("message", ({ data }) => {
  if (data.activate) worker.skipWaiting();
});
