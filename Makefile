# Everything a person does with the inn. Each target prepares the environment by itself on its first run.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOOLS := .venv-tools
SHIPPED := .venv-shipped
LICENCES := Apache;BSD;LGPL;MIT;MPL;Mozilla Public;PSF;Python Software Foundation;Unlicense
ACTIVITY := bot/web/activity
LOCK = $(TOOLS)/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate
WORKERS ?= 4
VERSIONS ?= 3.12 3.13
PARALLEL := -n $(WORKERS) --dist loadfile --no-loadscope-reorder
SNAPSHOTS = $(shell grep -rl SnapshotAssertion tests --include='test_*.py')

# What one process has compiled the others need not: a suite starts hundreds of them.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick lint types imports unit floors versions soak mutants ladder bench scale figures lock sdk audit emojis playthroughs snapshots screenshots site pictures clean

play: $(VENV)/run.stamp  ## the sandbox and the bot, or the real Discord with DISCORD_TOKEN in .env
	$(call tell,Opening the inn: a few seconds …,Otwieram gospodę: kilka sekund …)
	@$(BIN)/python -m bot play

test: lint  ## everything, with a sample of the long checks; types and contracts beside the tests, many of which wait
	@$(MAKE) --jobs 2 unit types imports

quick: lint types  ## lint, types and the tests of the folders that were changed: under 90 seconds
	$(BIN)/pytest $(PARALLEL) $$($(BIN)/python -m tests.changed)

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev.stamp
	$(BIN)/mypy

imports: $(VENV)/dev.stamp
	$(BIN)/lint-imports

unit: $(VENV)/dev.stamp
	$(BIN)/pytest $(PARALLEL)

floors: $(VENV)/dev.stamp  ## the tests of the code alone: no browser, no process, no Discord in process
	$(BIN)/pytest $(PARALLEL) --ignore tests/browser --ignore tests/faults --ignore tests/season --ignore tests/simcord --ignore tests/wire

versions:  ## lint, types and those tests on every other Python that is found, each in an environment of its own
	@for version in $(VERSIONS); do \
	    export PYENV_VERSION=$$version; \
	    if ! python$$version -c '' 2>/dev/null; then echo "Python $$version is not here: left out"; continue; fi; \
	    $(MAKE) VENV=.venv-$$version PYTHON=python$$version lint types floors || exit 1; \
	done

soak: WORKERS := 3
soak: $(VENV)/dev.stamp  ## the long versions of laws and faults: some hours on two cores
	SOAK=1 $(BIN)/pytest -n $(WORKERS) --dist loadgroup --timeout 7200 \
		tests/browser/test_across_processes.py tests/browser/test_axe.py tests/browser/test_by_keys.py tests/browser/test_heights.py tests/browser/test_touched_games.py tests/browser/test_touching.py tests/laws tests/faults tests/inn/statistics tests/month tests/season tests/match/test_killed.py tests/match/test_playing_on_machine.py tests/match/test_server_away.py tests/match/tournaments/test_pairings.py \
		tests/scale tests/simcord/test_every_game.py tests/simcord/test_vote_evenings.py tests/simcord/test_vote_rush.py tests/simcord/test_whole_games.py tests/simcord/test_whole_wars.py \
		tests/*/test_board.py tests/*/test_text.py \
		tests/war/groteka/test_laws.py tests/war/painting/test_board.py tests/war/words/test_game_text.py \
		tests/wire/test_first_command.py tests/wire/test_server_goes.py tests/wire/test_several_processes.py
	$(BIN)/python -m tests.mutants

mutants: $(VENV)/dev.stamp  ## small faults planted in draw, match, store and ui, a sample of each: at least 85 of 100 must be noticed; an hour
	$(BIN)/python -m tests.mutants

ladder: $(VENV)/dev.stamp  ## who plays how well, written to docs/opponents.md; goes on where it stopped; QUICK=1: two minutes
	nice -n 19 $(BIN)/python -m tests.ladder $(if $(QUICK),--quick)

bench: $(VENV)/dev.stamp  ## how fast it is, written to docs/performance.md and build/bench.json; QUICK=1: two minutes
	$(BIN)/python -m tests.bench $(if $(QUICK),--quick)

scale: $(VENV)/dev.stamp  ## how many servers and tables it carries, written to docs/scaling.md; QUICK=1: a smaller world
	$(BIN)/python -m tests.scale $(if $(QUICK),--quick)

figures: $(VENV)/dev.stamp  ## how large the program is, and how its folders hang together
	@$(BIN)/python -m tests.figures

lock: $(TOOLS)/stamp sdk  ## writes the lock files again from pyproject.toml: every version with the digests of its files
	$(LOCK) pyproject.toml --extra postgres --output-file requirements.lock
	$(LOCK) pyproject.toml --extra postgres --group dev --constraint requirements.lock --output-file requirements-dev.lock
	$(LOCK) --group tools --output-file requirements-tools.lock

sdk:  ## bundles Discord's SDK for Activities into one file, from package.json beside it; left out where there is no npm
	@if ! command -v npm >/dev/null; then echo "npm is not here: $(ACTIVITY)/sdk.js stays as it is"; exit 0; fi; \
	mkdir -p build/sdk && cp $(ACTIVITY)/package.json $(ACTIVITY)/package-lock.json build/sdk && cd build/sdk && \
	npm install --quiet --ignore-scripts --no-audit --no-fund --omit-lockfile-registry-resolved && \
	echo 'export { DiscordSDK } from "@discord/embedded-app-sdk";' | npx esbuild --log-level=warning --bundle --format=esm --minify \
		--legal-comments=none --banner:js='/* What this is made of: sdk.licences.txt beside it. */' --target=es2020 --outfile=sdk.js && \
	for each in $$(npm ls --all --parseable --omit=dev | tail -n +2 | grep -v @types/); do \
		printf '%s\n\n' "$${each##*/node_modules/}"; cat "$$each"/LICEN*; printf '\n\n'; done > sdk.licences.txt && \
	cp sdk.js sdk.licences.txt package-lock.json ../../$(ACTIVITY)

audit: $(TOOLS)/stamp $(SHIPPED)/stamp  ## known faults and licences of what is shipped; its bill of materials in build/sbom.json
	@mkdir -p build
	$(TOOLS)/bin/cyclonedx-py environment $(SHIPPED) --pyproject pyproject.toml --output-file build/sbom.json
	$(TOOLS)/bin/pip-licenses --python $(SHIPPED)/bin/python --from=mixed --partial-match --allow-only "$(LICENCES)"
	$(PYTHON) -m tests.web.bundle "$(LICENCES)"
	$(TOOLS)/bin/pip-audit --strict --require-hashes --disable-pip --requirement requirements.lock

emojis: $(VENV)/dev.stamp  ## paints our emojis again, from the sprites of the boards
	$(BIN)/python -m tests.draw.emojis

playthroughs: $(VENV)/dev.stamp  ## writes the golden records again: read the difference before you commit it
	$(BIN)/python -m tests.playthroughs.make

snapshots: $(VENV)/dev.stamp  ## writes the texts kept by tests again: read the difference before you commit it
	$(BIN)/pytest --snapshot-update $(SNAPSHOTS)

screenshots: $(VENV)/dev.stamp  ## plays in a real browser and keeps the pictures in build/screenshots
	$(BIN)/pytest tests/browser

site: $(VENV)/dev.stamp  ## the guides and rules as a static page, in build/site
	$(BIN)/python -m docs.site.build

pictures: $(VENV)/dev.stamp  ## paints the boards of README, guides and site again, into docs/pictures
	$(BIN)/python -m docs.site.pictures

clean:
	rm -rf $(VENV) $(TOOLS) $(SHIPPED) $(VERSIONS:%=.venv-%) build mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(SHIPPED)/stamp: requirements.lock
	@$(PYTHON) -m venv --clear $(SHIPPED)
	@$(SHIPPED)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

$(TOOLS)/stamp: requirements-tools.lock
	@$(PYTHON) -m venv $(TOOLS)
	@$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-tools.lock
	@touch $@

# What takes long is said in the language of the shell: $(call tell,in English,in Polish)
tell = @case "$${LC_ALL:-$${LC_MESSAGES:-$$LANG}}" in pl*) echo "$(2)";; *) echo "$(1)";; esac

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Prancing Pony needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	$(call tell,The first time only: making a Python environment in $(VENV) …,Tylko za pierwszym razem: tworzę środowisko Pythona w $(VENV) …)
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements.lock | $(VENV)/bin/python
	$(call tell,Installing the libraries of requirements.lock: about a minute …,Instaluję biblioteki z requirements.lock: około minuty …)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

$(VENV)/dev.stamp: requirements-dev.lock | $(VENV)/bin/python
	$(call tell,Installing the libraries of requirements-dev.lock: a minute or two …,Instaluję biblioteki z requirements-dev.lock: minuta lub dwie …)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@ $(VENV)/run.stamp
