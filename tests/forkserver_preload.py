"""Modules, rules, messages and templates that the fork server loads once for all test processes.

Loading takes longer than most tests. The list of games is read again by each process: some tests install their own.
"""

import gc
from contextlib import suppress
from importlib.resources import files

import postchaise.cli.main
import postchaise.server.app
import postchaise.server.run  # noqa: F401
from postchaise.bots import workers  # noqa: F401
from postchaise.i18n.languages import LANGUAGES, load_resource
from postchaise.kernel import registry
from postchaise.web.render.templates import ENVIRONMENT

for package in ("postchaise.cli", "postchaise.web", *map(registry.find_package, registry.titles())):
    for language in LANGUAGES:
        load_resource(package, "text", language)
for language in LANGUAGES:
    load_resource("postchaise.i18n", "", language)
for folder, before in [("postchaise.web", ""), *((registry.find_package(id), f"{id}/") for id in registry.titles())]:
    for template in (files(folder) / ("web/templates" if before else "templates")).iterdir():
        if not template.name.endswith(".pyc"):
            ENVIRONMENT.get_template(before + template.name)
for game in registry.titles():
    registry.game(game)
with suppress(ImportError):
    import psycopg  # noqa: F401
    import sqlalchemy.dialects.postgresql.psycopg  # noqa: F401
registry.forget_games()
gc.freeze()  # what all share is no garbage
