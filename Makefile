PYTHON ?= python3
VENV := .venv
PIP := $(VENV)/bin/python -m pip --quiet --disable-pip-version-check install --no-compile --constraint constraints.txt
PINS := pyproject.toml constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test quick fast bench bench-peers lint format clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 18

play: $(VENV)/.play  ## open the tables in your browser (in the terminal: .venv/bin/postchaise play)
	@exec "$$($(PYTHON) tools/fast.py which)/bin/postchaise" serve --browser

test:  ## check everything: style, types, imports, tests, and the compiled build
	@$(PYTHON) tools/check.py

quick:  ## after every edit: style, types, arrows and the tests that take no time; under a minute
	@$(PYTHON) tools/check.py quick

fast: $(VENV)/.dev  ## compile the rules into .venv-fast; play then uses it until a source changes
	@$(VENV)/bin/python tools/fast.py

bench: $(VENV)/.dev  ## measure the compiled build against another engine
	@$(VENV)/bin/python tools/fast.py bench
	@.venv-bench/bin/python bench/run.py
	@.venv-bench/bin/python bench/rollouts.py

bench-peers: $(VENV)/.dev  ## measure beside what researchers have, into docs/performance.md (QUICK=--quick only prints)
	@$(VENV)/bin/python tools/fast.py peers
	@.venv-peers/bin/python bench/peers.py $(QUICK)

lint:  ## only the checks that do not run the code
	@$(PYTHON) tools/check.py lint

format: $(VENV)/.dev  ## put the code into the style of the house
	@$(VENV)/bin/ruff check --fix-only .
	@$(VENV)/bin/ruff format .

clean:  ## remove everything that was made, environments included
	rm -rf $(VENV) .venv-fast .venv-bench .venv-peers build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Most modules of what is installed nobody imports: those that are, Python compiles then.
# What it takes to play; and, on top of it, what it takes to work on the house.
# Editable and never compiled: what runs is always the source as it is now.
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
