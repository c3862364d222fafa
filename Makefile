# `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= 2
# Each worker takes one long row of tests and then half of what the other still has: modules share houses and databases.
TESTS := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
# Only a host whose database is on a PostgreSQL server needs what speaks to it.
DATABASE := $(or $(DATABASE_URL),$(shell sed -n 's/^ *\(export  *\)\{0,1\}DATABASE_URL *=//p' .env 2>/dev/null))
POSTGRES := $(if $(findstring postgres,$(DATABASE)),.venv/postgres)

.DEFAULT_GOAL := help
.PHONY: help run test test-postgres lint types soak chaos tournament tournament-table train fit bench bench-compare bench-processes walk tree docs screens fmt clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Orrery needs Python 3.11 or newer; set PYTHON=/path/to/it"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "Python's venv module is missing; on Debian and Ubuntu: apt-get install python3-venv"; exit 2; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/runtime: .venv/made requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/dev: .venv/runtime requirements-dev.txt requirements-postgres.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

.venv/postgres: .venv/made requirements-postgres.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-postgres.txt
	@touch $@

run: .venv/runtime $(POSTGRES) ## start the bot, or the local table when there is no token
	@$(BIN)/python -m bot

test: lint types .venv/dev ## the one gate: lint, types, imports, tests
	@$(BIN)/python -m compileall -q assets bot engine render  # once, not in each of the many processes
	$(TESTS) --max-worker-restart 3 -m "not soak"

test-postgres: .venv/dev ## the tests of the bot with every database on a PostgreSQL server
	ORRERY_TEST_POSTGRES=all $(TESTS) -m "not soak" tests/bot

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: .venv/dev
	$(BIN)/mypy

soak: .venv/dev ## the long random, crash and fuzz runs
	$(TESTS) -m soak -o faulthandler_timeout=3600

chaos: .venv/dev ## 200 faults on the whole bot, about four minutes; prints figures
	@timeout 1500 $(BIN)/python -m tests.chaos

bench: .venv/dev ## measure everything (some minutes); prints JSON
	@$(BIN)/python -m bot.bench

tournament: .venv/dev ## computer players against each other (hours; resumes); CONTESTS=... MINUTES=...
	@$(BIN)/python -m engine tournament $(CONTESTS) $(if $(MINUTES),--minutes $(MINUTES))
	@$(MAKE) --no-print-directory tournament-table

tournament-table: .venv/dev ## the table of docs/benchmarks from docs/benchmarks/tournament.txt
	@$(BIN)/python -m engine tournament --table --into docs/benchmarks/README.md

train: .venv/dev ## better weights for computer players, written to build/; GAME=... ROUNDS=...
	@$(BIN)/python -m engine train --game $(or $(GAME),gaia) --rounds $(or $(ROUNDS),4) --out build/weights.json

fit: .venv/dev ## learn what positions are worth, written to build/; GAME=... ROUNDS=... GAMES=... SEED=... START=...
	@$(BIN)/python -m engine fit --game $(or $(GAME),gaia) --rounds $(or $(ROUNDS),4) --games $(or $(GAMES),300) \
		--seed $(or $(SEED),1) $(if $(START),--start $(START)) \
		--option map=random --option factions=random --out build/weights.json

bench-compare: .venv/dev ## measure, and compare with docs/benchmarks/baseline.json
	@$(BIN)/python -m bot.bench --compare docs/benchmarks/baseline.json

bench-processes: .venv/dev ## turns a second with a file and with 1, 2, 4 processes on a server; SECONDS=15
	@$(BIN)/python -m tests.bot.bench.side_by_side $(if $(SECONDS),--seconds $(SECONDS))

walk: .venv/dev ## the files and functions that a player's acts pass through
	@$(BIN)/python -m tests.walk

tree: .venv/dev ## the folders with a line for each, as a table of contents
	@$(BIN)/python -m tests.contents

docs: .venv/dev ## write docs/rules-coverage.md from the marks in the code
	$(BIN)/python -m engine coverage > docs/rules-coverage.md

screens: .venv/dev ## write docs/screens anew (needs Chromium); NAMES=...
	@$(BIN)/python -m tests.screens $(NAMES)

fmt: .venv/dev ## format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove what the other targets made
	rm -rf .venv build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
