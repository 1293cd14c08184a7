// Runs the application in Pyodide. Each request brings a port for its answer; bots think in bot-worker.js.

const STORE = "images", KEY = "current";
const FOLDER = "/data", DATABASE = `${FOLDER}/postchaise.sqlite`;

/** @returns {Promise<IDBDatabase>} */
function openImages(/** @type {string} */ name) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @returns {Promise<{ database: Uint8Array, cookies: string } | undefined>} */
function loadImage(/** @type {IDBDatabase} */ images) {
  return new Promise((resolve, reject) => {
    const request = images.transaction(STORE).objectStore(STORE).get(KEY);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolve when the image is stored. */
function storeImage(
  /** @type {IDBDatabase} */ images, /** @type {Uint8Array} */ database, /** @type {string} */ cookies,
) {
  return new Promise((resolve, reject) => {
    const change = images.transaction(STORE, "readwrite", { durability: "strict" });
    change.objectStore(STORE).put({ database, cookies }, KEY);
    change.oncomplete = () => resolve(null);
    change.onabort = () => reject(change.error);
  });
}

/** The worker of the bots, started at the first request. It answers in any order. */
class Bots {
  constructor(/** @type {object} */ options) {
    this.options = options;
    /** @type {Map<number, { resolve: (found: Uint8Array) => void, reject: (error: Error) => void }>} */
    this.waiting = new Map();
    this.last = 0;
    /** @type {Worker | null} */
    this.worker = null;
  }

  start() {
    const worker = new Worker(new URL("bot-worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data: { number, answer: found, failure } }) => {
      const waiting = this.waiting.get(number);
      this.waiting.delete(number);
      if (found) waiting?.resolve(found);
      else waiting?.reject(new Error(failure));
    });
    worker.addEventListener("error", (event) => {
      this.waiting.forEach(({ reject }) => reject(new Error(event.message)));
      this.waiting.clear();
      this.worker = null; // the next request starts another one
    });
    worker.postMessage({ start: this.options });
    return worker;
  }

  /** @returns {Promise<Uint8Array>} */
  ask(/** @type {Uint8Array} */ request) {
    this.worker ??= this.start();
    const number = ++this.last, { worker } = this;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      worker.postMessage({ number, request });
    });
  }
}

async function startApplication(/** @type {{ build: any, base: string, app: string }} */ { build, base, app }) {
  const mark = (/** @type {string} */ name) => postMessage({ mark: name });
  const runtime = `${base}${build.runtime}`;
  const archives = [build.bots, build.server].map((name) => fetch(base + name).then((found) => found.arrayBuffer()));
  const images = await openImages(`postchaise ${new URL(base).pathname}`);
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: runtime });
  mark("python");
  const packages = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
  for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir: packages });
  mark("unpacked");
  const image = await loadImage(images);
  python.FS.mkdir(FOLDER);
  if (image) python.FS.writeFile(DATABASE, image.database);
  const { start_application: start } = python.pyimport("postchaise.site.browser");
  mark("imported");
  const bots = new Bots({ build, base });
  // Pyodide destroys the arguments of a call when it ends: what outlives it is copied at once
  const ask = (/** @type {any} */ request) => bots.ask(request.toJs());
  const put = (/** @type {any} */ database, /** @type {string} */ cookies) => (
    storeImage(images, database.toJs(), cookies));
  const bridge = await start(app, FOLDER, image?.cookies ?? "", ask, put);
  return { python, bridge, hasImage: Boolean(image) };
}

/** @type {Promise<{ python: any, bridge: any, hasImage: boolean }>} */
let started;

async function answer(
  /** @type {{ method: string, url: string, headers: [string, string][], body: ArrayBuffer | null }} */
  { method, url, headers, body },
  /** @type {MessagePort} */ port,
) {
  const { python, bridge } = await started;
  const { pathname, search } = new URL(url);
  const gone = python.pyimport("asyncio").Event();
  let isOpen = true;
  port.onmessage = () => isOpen && gone.set();
  const begin = (/** @type {number} */ status, /** @type {any} */ shown) => {
    port.postMessage({ status, headers: shown.toJs() });
  };
  const write = (/** @type {any} */ piece) => {
    const bytes = piece.toJs();
    port.postMessage({ piece: bytes }, [bytes.buffer]);
  };
  try {
    const path = decodeURIComponent(pathname);
    await bridge.handle(method, path, search.slice(1), headers, new Uint8Array(body ?? 0), begin, write, gone);
  } catch (error) {
    console.error(error);
    port.postMessage({ status: 500, headers: [["content-type", "text/plain"]] });
  }
  port.postMessage({ isEnd: true });
  isOpen = false; // departures after the end do not matter
  gone.destroy();
}

addEventListener("message", ({ data, ports: [port] }) => {
  if (data.request) answer(data.request, port);
  if (!data.start) return;
  started = startApplication(data.start);
  started.then(({ hasImage }) => postMessage({ isReady: true, hasImage }), (error) => {
    postMessage({ failure: String(error) });
  });
});
