// The bots: a Python of their own, with the games and without the server.

/** @type {Promise<any>} */
let started;

async function startBots(/** @type {{ build: any, base: string }} */ { build, base }) {
  const runtime = `${base}${build.runtime}`;
  const archive = fetch(base + build.bots).then((found) => found.arrayBuffer());
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: runtime });
  const packages = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
  python.unpackArchive(await archive, "zip", { extractDir: packages });
  return python.pyimport("postchaise.site.bot_worker").answer;
}

async function answer(/** @type {number} */ number, /** @type {Uint8Array} */ request) {
  try {
    const compute = await started;
    const found = compute(request), bytes = found.toJs();
    found.destroy();
    postMessage({ number, answer: bytes });
  } catch (error) {
    postMessage({ number, failure: String(error) });
  }
}

addEventListener("message", ({ data }) => {
  if (data.start) started = startBots(data.start);
  else answer(data.number, data.request);
});
