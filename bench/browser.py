"""The browser of the benchmarks: Debian's headless Chromium, or a whole one where there is no other."""

import os
import shutil

COMMANDS = ("chromium-headless-shell", "chromium")
BROWSER = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, COMMANDS)), "")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
