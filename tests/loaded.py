"""What every process of ours begins with: the modules, the rules, the words of every language, the templates.

It takes longer than most tests, so the process that forks all others does it once. Which games there are is looked up
again by each: some tests bring their own.
"""

import gc
from contextlib import suppress
from importlib.resources import files

import estafette.cli.main
import estafette.server.app
import estafette.server.run  # noqa: F401
from estafette.bots import workers  # noqa: F401
from estafette.kernel import registry
from estafette.table.engine import ENGINE
from estafette.text.languages import LANGUAGES, resource

for package in ("estafette.cli", "estafette.table", *map(registry.package_of, registry.titles())):
    for language in LANGUAGES:
        resource(package, "text", language)
for language in LANGUAGES:
    resource("estafette.text", "", language)
for folder, before in [("estafette.table", ""), *((registry.package_of(id), f"{id}/") for id in registry.titles())]:
    for template in (files(folder) / ("table/templates" if before else "templates")).iterdir():
        if not template.name.endswith(".pyc"):
            ENGINE.get_template(before + template.name)
for game in registry.titles():
    registry.game(game)
with suppress(ImportError):
    import psycopg  # noqa: F401
    import sqlalchemy.dialects.postgresql.psycopg  # noqa: F401
for known in (registry._entries, registry.game, registry.extras):
    known.cache_clear()
gc.freeze()  # what all share is no garbage
