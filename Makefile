# make play     sets everything up and starts the game
# make test     sets everything up and runs all tests but the longest
# make help     lists the rest

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test test-long bench fmt help clean

play: $(READY)
	@$(BIN)/grachten play || [ $$? -eq 130 ]  # Ctrl-C is a good way to leave

test: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/grachten simulate search:1 planner --games 1 --seed 1  # compiles once what all tests need
	$(BIN)/pytest -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 tests/rules tests/bots/test_planning.py
	GRACHTEN_JIT=0 $(BIN)/pytest -n 2 -m plain tests/rules tests/bots/test_planning.py

test-long: test
	$(BIN)/pytest -n 2 -m long

bench: $(READY)
	$(BIN)/grachten bench

fmt: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

help:
	@echo "make play       set everything up and start the game"
	@echo "make test       set everything up and run the tests"
	@echo "make test-long  the same and the tests that take minutes"
	@echo "make bench      measure the speed against a C program"
	@echo "make fmt        bring the code into shape"
	@echo "make clean      remove what was set up"
	@echo "PYTHON=python3.12 make …  uses that Python"

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Grachten needs Python 3.11 or newer; name one with PYTHON=… make $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up in $(VENV) (once; it takes about a minute) …"
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing; on Debian and Ubuntu it is the package python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt hatchling editables
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		--no-build-isolation --editable '.[dev]'
	@touch $@
