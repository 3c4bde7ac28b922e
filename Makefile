# Everything a person needs: `make run` opens the program, `make test` checks it.
# What is missing is installed first: Python packages into .venv, system libraries by
# .ci/check_machine.py.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)

ifeq ($(shell uname),Linux)
DISPLAY_IS_THERE := $(DISPLAY)$(WAYLAND_DISPLAY)$(filter-out offscreen minimal,$(QT_QPA_PLATFORM))
else
DISPLAY_IS_THERE := yes
endif

.DEFAULT_GOAL := help
.PHONY: help run test test-quick test-packaging test-all lint bench docs screenshots translations bundle desktop clean check-machine

help:
	@echo "make run          open the program (without a display: draw the demo into demo/)"
	@echo "make test         run the tests"
	@echo "make test-quick   run the tests of what was changed since the main branch"
	@echo "make test-packaging  check what is installed: the wheel and the source archive"
	@echo "make test-all     run all tests, the slow ones and the bundle's too"
	@echo "make lint         check style and types"
	@echo "make bench        measure, and write the figures to bench/RESULTS.md"
	@echo "make docs         build the documentation: docs/build/index.html"
	@echo "make screenshots  draw the pictures of the documentation again"
	@echo "make translations collect the texts of the window for its translators, and what they wrote"
	@echo "make bundle       make dist/cubeapp/, a folder that runs without Python"
	@echo "make desktop      put this checkout's program into the desktop's menu"
	@echo "make clean        remove what make made"

# The main job as pictures: a cube is painted in, solved, and watched move by move.
EXPORT := $(BIN)/cubeapp export
DEMO_PAINTED := LDBUUFUDFRUDRRFDLDRBDRFULBB
DEMO_REST := BRRRDDUBFULFLLFRDULFFLBBLUB
DEMO_BARE := ...........................

ifdef DISPLAY_IS_THERE
run: $(VENV)/installed
	@$(PYTHON) .ci/check_machine.py $(if $(DISPLAY),--window)
	@$(BIN)/cubeapp
else
run: $(VENV)/installed
	@echo "There is no display here, so the demo is drawn as pictures instead."
	@mkdir -p demo
	@$(EXPORT) demo/1-half-painted.png --view both --facelets $(DEMO_PAINTED)$(DEMO_BARE)
	@$(EXPORT) demo/2-painted.png --view both --facelets $(DEMO_PAINTED)$(DEMO_REST)
	@$(EXPORT) demo/3-solution.png --each move --facelets $(DEMO_PAINTED)$(DEMO_REST) --solve auto
	@$(EXPORT) demo/4-solved.png --view both --facelets $(DEMO_PAINTED)$(DEMO_REST) --solve auto
endif

# Each worker begins with its share of the longest tests, then takes a part of the others, files in
# their order, so that hardly a file's fixtures are made twice; one that is done takes over from the
# others. There is one for each of two cores: with a third one `make test` was slower.
PYTEST = QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
WORKERS := 2

test: $(VENV)/installed-dev
	$(PYTEST) -m "not slow and not packaging"

test-quick: $(VENV)/installed-dev
	$(PYTEST) -m "not slow and not packaging" $$($(BIN)/python -m tests.quick)

test-packaging: $(VENV)/installed-dev
	$(PYTEST) -m "not slow and packaging"

test-all: $(VENV)/installed-dev $(VENV)/installed-bundle
	$(PYTEST)

lint: $(VENV)/installed-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(VENV)/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[peers]" \
		|| echo "The peers cannot be built here (they need a C compiler): measuring without them."
	QT_QPA_PLATFORM=offscreen $(BIN)/python bench

docs: $(VENV)/installed-docs
	$(BIN)/python -m sphinx --quiet --fresh-env --fail-on-warning --keep-going docs docs/build
	@echo docs/build/index.html

SHOT := $(BIN)/cubeapp shot
WINDOW := --width 1280 --height 800
PICTURES := docs/pictures
SCRAMBLE := R U2 F' L D B2 U' R2 F D2 L' B U F2
SCRAMBLE_7 := 2-3Rw2 U 3Fw' R2 3Uw D' 2L B2 3Rw' F 4Uw2 2B L' 3Dw R

screenshots: $(VENV)/installed
	$(SHOT) $(PICTURES)/play.png $(WINDOW) --alg "R U2 F' L D2 B R' U L2 F" --at 9.4
	$(SHOT) $(PICTURES)/seven.png $(WINDOW) --size 7 --alg "$(SCRAMBLE_7)" --at 13.4
	$(SHOT) $(PICTURES)/solve.png $(WINDOW) --place solve \
		--facelets $(DEMO_PAINTED)$(DEMO_BARE)
	$(SHOT) $(PICTURES)/learn.png $(WINDOW) --place learn \
		--alg "$(SCRAMBLE)" --solve cfop --at 22.4
	$(SHOT) $(PICTURES)/course.png $(WINDOW) --lesson 3.1
	$(SHOT) $(PICTURES)/train.png $(WINDOW) --place train
	$(SHOT) $(PICTURES)/lab.png $(WINDOW) --place lab --alg "R U R' U'" --at 2.4
	$(SHOT) $(PICTURES)/looks.png $(WINDOW) --theme dark --marks patterns --hints \
		--alg "R U2 F'"
	$(BIN)/cubeapp export $(PICTURES)/strip.png --alg "R U R' U'" --each move

# Texts that are gone go; those that are new wait in the .ts files for their translation.
TEXTS = $(sort $(shell find cubeapp -name '*.py'))
TRANSLATIONS := resources/translations

# Texts that stand in data files are shown to lupdate as a module of Python.
DATA_TEXTS := build/data_texts.py

translations: $(VENV)/installed
	mkdir -p $(TRANSLATIONS) $(dir $(DATA_TEXTS))
	$(BIN)/python -c "from cubeapp.engine.library import texts; print(texts.marked_texts())" \
		> $(DATA_TEXTS)
	for language in de zh; do \
		$(BIN)/pyside6-lupdate -silent -locations none -no-obsolete \
			-tr-function-alias "tr+=mark,tr+=Text" $(TEXTS) $(DATA_TEXTS) \
			-target-language $$language -ts $(TRANSLATIONS)/cubeapp_$$language.ts && \
		$(BIN)/pyside6-lrelease -silent $(TRANSLATIONS)/cubeapp_$$language.ts || exit 1; \
	done

bundle: $(VENV)/installed-bundle
	$(BIN)/pyinstaller --noconfirm --log-level WARN --distpath dist --workpath build \
		packaging/cubeapp.spec

SHARE := $(or $(XDG_DATA_HOME),$(HOME)/.local/share)

desktop: $(VENV)/installed
	install -D -m 644 resources/icons/cubeapp.svg \
		"$(SHARE)/icons/hicolor/scalable/apps/cubeapp.svg"
	mkdir -p "$(SHARE)/applications"
	sed 's|^Exec=cubeapp|Exec="$(CURDIR)/$(BIN)/cubeapp"|' packaging/cubeapp.desktop \
		> "$(SHARE)/applications/cubeapp.desktop"

clean:
	rm -rf $(VENV) .cache build dist docs/build demo .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find cubeapp tests bench docs -name __pycache__ -type d -prune -exec rm -rf {} +

check-machine:
	@$(PYTHON) .ci/check_machine.py

# A stamp is older than pyproject.toml when the dependencies may have changed; an
# environment whose Python is gone is made anew.
$(VENV)/installed $(VENV)/installed-dev $(VENV)/installed-docs $(VENV)/installed-bundle: pyproject.toml | check-machine
	@$(BIN)/python -c "" 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--editable ".$(patsubst installed-%,[%],$(filter-out installed,$(notdir $@)))"
	@touch $@
