// The shell owns Python and the frame in which the pages live: pages come and go, the shell stays.

/** @typedef {{ digest: string, runtime: string, bots: string, server: string }} Build */

const LANGUAGES = ["en", "fr", "de"];
const { documentElement: root } = document;
const base = new URL("./", location.href), app = new URL("app/", base);
const lock = `postchaise ${base.pathname}`; // the tab that holds it runs Python for all tabs
const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("#page"));
const language = LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? "en";
const forever = new Promise(() => {});
/** @type {Worker | null} */
let python = null;
let isReady = false, isNavigating = false;

async function showFailure(/** @type {unknown} */ error) {
  const box = /** @type {HTMLElement} */ (document.querySelector("#failure"));
  const messages = await (await fetch("messages.json")).json();
  box.textContent = `${messages[language].failed} (${String(error).trim().split("\n").at(-1)})`;
  box.hidden = false;
  root.classList.add("has-failed");
}

/** Take the lock if no other tab has it. */
function tryLock() {
  return new Promise((resolve) => {
    navigator.locks.request(lock, { ifAvailable: true }, (granted) => {
      resolve(Boolean(granted));
      return granted && forever;
    });
  });
}

/** Wait until the tab that runs Python is gone, then run it here. */
function waitForLock() {
  navigator.locks.request(lock, async () => {
    await startPython().catch(showFailure);
    frame.contentWindow?.location.reload();
    await forever;
  });
}

/** Show what is stored in place of the page that was drawn when the site was built, unless somebody has moved on. */
function onReady(/** @type {boolean} */ hasImage) {
  isReady = true;
  performance.mark("ready");
  const isFirstPage = frame.contentDocument?.querySelector("meta[name=prerendered]");
  const mustReload = hasImage && isFirstPage && !isNavigating;
  if (mustReload) frame.contentWindow?.location.reload();
  if (mustReload || isNavigating) frame.addEventListener("load", showReady, { once: true });
  else showReady();
}

function showReady() {
  root.classList.add("is-ready");
}

async function startPython() {
  root.classList.remove("is-ready");
  /** @type {Build} */
  const build = await (await fetch("build.json")).json();
  const worker = python = new Worker("python-worker.js", { type: "module" });
  return new Promise((resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
    worker.addEventListener("message", ({ data }) => {
      if (data.mark) performance.mark(data.mark);
      if (data.failure) reject(new Error(data.failure));
      if (data.isReady) {
        onReady(data.hasImage);
        resolve(true);
      }
    });
    worker.postMessage({ start: { build, base: base.href, app: app.href } });
  });
}

/** Register the service worker. A waiting one takes over now if no other tab runs the older build. */
async function registerServiceWorker(/** @type {boolean} */ isOnlyTab) {
  const { serviceWorker } = navigator;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
  const registration = await serviceWorker.register("service-worker.js", { updateViaCache: "none" });
  if (registration.waiting && isOnlyTab) {
    registration.waiting.postMessage({ activate: true });
    await controlled;
    location.reload(); // the older build is still in this page
    await forever;
  }
  await serviceWorker.ready;
  if (!serviceWorker.controller) await controlled;
}

/** Ask the browser not to clear what is stored here; asked once there is something. */
async function keepStorage() {
  if (navigator.storage && !await navigator.storage.persisted()) await navigator.storage.persist();
}

navigator.serviceWorker?.addEventListener("message", ({ data, ports: [port] }) => {
  if (!python) return; // another tab answers
  if (data.isOwner) port.postMessage({ isReady });
  if (!data.request) return;
  if (data.request.isNavigation) isNavigating = true;
  if (data.request.method === "POST") keepStorage();
  python.postMessage({ request: data.request }, data.request.body ? [port, data.request.body] : [port]);
});

// The address of the page is kept behind the # of ours.
frame.addEventListener("load", () => {
  const page = frame.contentWindow?.location;
  if (!page?.pathname.startsWith(app.pathname)) return;
  isNavigating = false;
  history.replaceState(null, "", `#/${page.pathname.slice(app.pathname.length)}${page.search}${page.hash}`);
  document.title = frame.contentDocument?.title ?? "";
  root.classList.add("has-page");
  performance.mark("page");
});

async function openSite() {
  root.lang = language;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `manifest.${language}.webmanifest`);
  navigator.serviceWorker.startMessages();
  const isOwner = await tryLock();
  await registerServiceWorker(isOwner);
  const started = isOwner ? startPython() : waitForLock();
  if (!isOwner) showReady(); // Python is in another tab
  frame.src = new URL(location.hash.replace(/^#\//, "") || "./", app).href;
  await started;
}

openSite().catch(showFailure);
