PYTHON ?= python3
VENV := .venv
PIP := $(VENV)/bin/python -m pip --quiet --disable-pip-version-check install --no-compile --constraint constraints.txt
PINS := pyproject.toml constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play site test quick fast bench bench-peers soak lint format clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 18

play: $(VENV)/.play  ## play in your browser (in the terminal: .venv/bin/postchaise play)
	@exec "$$($(PYTHON) tools/fast.py which)/bin/postchaise" serve --browser

site: $(VENV)/.play  ## build the site that needs no server, and serve its files on this machine
	@$(VENV)/bin/postchaise site build/site
	@echo "postchaise: http://127.0.0.1:8422/ (Ctrl-C stops)"
	@$(VENV)/bin/python -m http.server 8422 --bind 127.0.0.1 --directory build/site >/dev/null 2>&1

test:  ## check everything: style, types, imports, tests, and the compiled build
	@$(PYTHON) tools/check.py

quick:  ## after every edit: style, types, imports and the quick tests; under a minute
	@$(PYTHON) tools/check.py quick

fast: $(VENV)/.dev  ## compile the rules into .venv-fast; play then uses it until a source changes
	@$(VENV)/bin/python tools/fast.py

bench: $(VENV)/.dev  ## measure the compiled build against another engine
	@$(VENV)/bin/python tools/fast.py bench
	@.venv-bench/bin/python bench/run.py
	@.venv-bench/bin/python bench/rollouts.py

bench-peers: $(VENV)/.dev  ## compare with other libraries; writes docs/performance.md (QUICK=--quick only prints)
	@$(VENV)/bin/python tools/fast.py peers
	@.venv-peers/bin/python bench/peers.py $(QUICK)

soak: $(VENV)/.dev  ## play for ten minutes while servers, workers and the database fail (ARGS=--help)
	@$(VENV)/bin/python bench/fault_soak.py $(ARGS)

lint:  ## only the checks that do not run the code
	@$(PYTHON) tools/check.py lint

format: $(VENV)/.dev  ## format the code
	@$(VENV)/bin/ruff check --fix-only .
	@$(VENV)/bin/ruff format .

clean:  ## remove all build output, environments included
	rm -rf $(VENV) .venv-fast .venv-bench .venv-peers node_modules build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Skip byte-compilation at install; Python compiles modules on first import.
# .play is what it takes to play; .dev adds the development tools.
# Editable and never compiled, so the current source always runs.
$(VENV)/.play: $(PINS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "postchaise needs Python 3.11 or newer (make PYTHON=...)"; exit 1; }
	@echo "postchaise: setting up $(VENV)"
	@test -x $(VENV)/bin/python || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) setuptools
	@$(PIP) --no-build-isolation --editable '.[serve]'
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "postchaise: installing the tools"
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

# Only tools that check scripts and style sheets: browsers load the files as they are.
node_modules/.package-lock.json: package.json package-lock.json .npmrc
	@echo "postchaise: installing the tools for scripts and style sheets"
	@npm ci --ignore-scripts --silent
	@touch $@
