# `make` says what there is. Everything stays inside this folder: tools in .venv, what is made in build.
.DEFAULT_GOAL := help
.PHONY: help setup play test check docs format bench clean

PYTHON ?= python3
VENV := .venv/bin
STAMP := .venv/.installed
DOCS_STAMP := .venv/.installed-for-docs
# Every folder of these with a pyproject.toml is a member of the workspace; a new one is installed without a word here.
MEMBERS := $(patsubst %/pyproject.toml,%,$(wildcard core/pyproject.toml plugins/*/pyproject.toml frontends/*/pyproject.toml examples/*/pyproject.toml))

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile

setup: $(STAMP) ## install everything into .venv (needs the network the first time only)

# Three steps, because hatchling must be there before the members are installed without build isolation: so that
# a later run, when a pyproject.toml has changed, needs no network.
$(STAMP): constraints.txt pyproject.toml $(MEMBERS:%=%/pyproject.toml)
	@echo "Installing into .venv; the first time this takes a minute or two."
	@test -x $(VENV)/python || $(PYTHON) -m venv .venv
	@rm -f $@
	$(VENV)/python -m pip install --quiet --constraint constraints.txt pip hatchling editables
	$(VENV)/python -m pip install --quiet --constraint constraints.txt --no-build-isolation --group dev $(MEMBERS:%=--editable ./%)
	@touch $@

play: $(STAMP) ## play Cartouche (without a terminal, bots play and the match is shown)
	$(VENV)/tablewright play examples/configs/cartouche.toml $(ARGS)

test: $(STAMP) ## run every test
	$(VENV)/python -m pytest -n auto $(ARGS)

check: $(STAMP) ## style, types and who imports whom
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(VENV)/mypy
	$(VENV)/lint-imports

# Nothing that a page links to may be missing (-W): neither a page nor a heading.
docs: $(DOCS_STAMP) ## build the pages as a site, build/site/index.html
	$(VENV)/python -m docs.press.site build/pages
	$(VENV)/sphinx-build -W --keep-going -q -j auto -d build/doctrees -c docs/press/look build/pages build/site

# Sphinx is for this alone, so that all else does without it.
$(DOCS_STAMP): $(STAMP)
	$(VENV)/python -m pip install --quiet --constraint constraints.txt --group docs
	@touch $@

format: $(STAMP) ## lay out the code and sort its imports
	$(VENV)/ruff check --fix .
	$(VENV)/ruff format .

bench: $(STAMP) ## measure the speed, print the table and write build/bench.json
	$(VENV)/python -m benchmarks $(ARGS)

clean: ## remove what was installed and made
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
