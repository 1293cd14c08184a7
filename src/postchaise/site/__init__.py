"""The whole site as a folder of files: the server runs in the visitor's browser, in Pyodide behind a service worker."""
