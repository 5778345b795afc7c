# The one task runner. Needs Python 3.11 or newer and make; everything else goes into .venv.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=

# Compiled bytecode makes every start two to four times faster.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@echo "make <target>   (extra arguments: make <target> ARGS='...')"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

##  Environment: one stamp per extra; repeated calls do nothing until pyproject.toml changes.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Hullbreach needs Python 3.11 or newer, but $(PYTHON) is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed-%: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$*]'
	@touch $@

.PHONY: install
install: $(VENV)/.installed-dev ## make .venv with everything needed to play and to develop

.PHONY: play
play: $(VENV)/.installed-play ## play in the browser
	$(BIN)/hullbreach serve $(ARGS)

.PHONY: terminal
terminal: $(VENV)/.installed-play ## play in the terminal
	$(BIN)/hullbreach play theseus $(ARGS)

.PHONY: test
test: $(VENV)/.installed-dev ## all quick tests, then lint, types and imports
	$(BIN)/python -m pytest -n auto -m 'not slow and not browser' $(ARGS)
	@$(MAKE) --no-print-directory lint types imports

.PHONY: test-web
test-web: $(VENV)/.installed-dev ## play the web client in a real Chromium
	$(BIN)/python -m pytest -m browser tests/web $(ARGS)

.PHONY: lint
lint: $(VENV)/.installed-dev ## ruff: style and format
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

.PHONY: types
types: $(VENV)/.installed-dev ## mypy --strict
	@$(BIN)/mypy

.PHONY: imports
imports: $(VENV)/.installed-dev ## import direction: server, table, games, kernel; nothing upward
	@said=$$($(BIN)/lint-imports 2>&1) || { echo "$$said"; exit 1; }; echo "$$said" | tail -n 1

.PHONY: format
format: $(VENV)/.installed-dev ## put the code into the one format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: rules
rules: $(VENV)/.installed-dev ## which rule stands where in the code, and which test proves it
	@$(BIN)/python -m tools.rules_report $(ARGS)

.PHONY: mass
mass: $(VENV)/.installed-dev ## the slow tests, then 100,000 random matches of all games and modes
ifneq ($(ARGS),)
	$(BIN)/python -m tests.mass $(ARGS)
else
	$(BIN)/python -m pytest -n auto -m slow --timeout 3600
	$(BIN)/python -m tests.mass --matches 500
	$(BIN)/python -m tests.mass --plain --matches 33400
endif

.PHONY: exhaust
exhaust: $(VENV)/.installed-dev ## play until everything in the games has been resolved once
ifneq ($(ARGS),)
	$(BIN)/python -m tests.exhaustive $(ARGS)
else
	$(BIN)/python -m tests.exhaustive --game theseus
	$(BIN)/python -m tests.exhaustive --game lockdown --seconds 900
	$(BIN)/python -m tests.exhaustive --game nemesis --seconds 600
endif

.PHONY: leaks
leaks: $(VENV)/.installed-dev ## mix all that a viewer cannot know: no byte that he is sent may change
	$(BIN)/python -m tests.leaks $(ARGS)

.PHONY: audit
audit: $(VENV)/.installed-dev $(VENV)/.installed-audit ## known weaknesses of what is installed
	@$(BIN)/python -m tools.audit $(ARGS)

.PHONY: soak
soak: $(VENV)/.installed-dev ## an hour of 300 live tables: memory and delays must not grow
	$(BIN)/python -m bench.soak $(ARGS)

KILLS ?= 200

.PHONY: faults
faults: $(VENV)/.installed-dev $(VENV)/.installed-postgres ## kill the server KILLS=200 times, fill its disk, take its database away
	HULLBREACH_KILLS=$(KILLS) $(BIN)/python -m pytest -rA --timeout 7200 \
		$(foreach what,kills faults endurance clocks messages live_table many_servers hostile,tests/server/test_$(what).py) $(ARGS)

INPUTS ?= 1000000

.PHONY: fuzz
fuzz: $(VENV)/.installed-dev $(VENV)/.installed-fuzz ## twisted records, positions, options, messages: INPUTS=1000000 for each
	@for target in messages live options files changes records positions saves bodies; do \
		$(BIN)/python -m tests.fuzz $$target --guided --inputs $(INPUTS) $(ARGS) || exit 1; done
	$(BIN)/python -m tests.fuzz reports --guided --inputs $$(($(INPUTS) / 100)) $(ARGS)

.PHONY: web
web: $(BIN)/python ## build the web client into the package
	@$(BIN)/python web/build.py

.PHONY: pictures
pictures: $(VENV)/.installed-dev web ## take the pictures of the web client into docs/pictures
	$(BIN)/python -m tests.web.pictures

.PHONY: bench
bench: $(VENV)/.installed-dev $(VENV)/.installed-bench ## our speed beside other programs, side by side
	$(BIN)/python -m bench $(ARGS)

REV ?= HEAD

.PHONY: bench-compare
bench-compare: $(VENV)/.installed-dev $(VENV)/.installed-bench ## our speed beside another commit: REV=v1.0
	$(BIN)/python -m bench.compare $(REV) $(ARGS)

.PHONY: bench-server
bench-server: $(VENV)/.installed-dev ## how a server carries 500 tables of bots over WebSockets
	$(BIN)/python -m bench.server $(ARGS)

.PHONY: scale
scale: $(VENV)/.installed-dev ## play through how many tables a house of many servers holds
	$(BIN)/python -m bench.scale $(ARGS)

COMPILED := build/compiled

.PHONY: compiled
compiled: ## the rules compiled to C, in an environment of their own: their tests, then their speed
	$(PYTHON) -m venv --clear $(COMPILED)
	HULLBREACH_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check '.[dev,bench]'
	$(COMPILED)/bin/python -c 'import hullbreach.kernel.match as found; assert found.__file__.endswith((".so", ".pyd")), found'
	$(COMPILED)/bin/python -m pytest -n auto -m 'not slow and not browser' $(ARGS)
	$(COMPILED)/bin/python -m bench

.PHONY: docs
docs: $(VENV)/.installed-docs ## build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Read site/index.html; for its search: $(BIN)/python -m http.server --directory site"

.PHONY: clean
clean: ## remove .venv, caches and everything built
	rm -rf $(VENV) build dist site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
