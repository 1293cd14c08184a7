// node compile.mjs PYODIDE LIBRARY KEPT: compiles every module with the Python of Pyodide, in place of its source.
// KEPT is a JSON list of the sources to leave as they are.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , pyodide, library, kept] = process.argv;
const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide();
python.FS.mkdir("/library");
python.FS.mount(python.FS.filesystems.NODEFS, { root: path.resolve(library) }, "/library");
python.globals.set("kept", kept);
python.runPython(`
import json, pathlib, py_compile

root = pathlib.Path("/library")
kept = set(json.loads(kept))
for source in sorted(root.rglob("*.py")):
    name = str(source.relative_to(root))
    if name not in kept:
        py_compile.compile(
            str(source), str(source) + "c", dfile=name, doraise=True, optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        source.unlink()
`);
