# Serai, from a fresh clone: `make setup` needs python3 (3.11 or newer) and nothing else.

PYTHON ?= python3
UV_VERSION := 0.13.7
CHECKED := src $(wildcard tests tools examples)

.DEFAULT_GOAL := help
# Tests start many processes: what the first has read, the others need not read again.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help setup page compile wheel static dist check test test-research coverage bench soak mutants play screenshots fmt lock audit clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: .venv/.installed ## create .venv from requirements.lock (does nothing when up to date)

page: setup ## build the page (does nothing when up to date)
	.venv/bin/python tools/page.py build

compile: setup ## build the engine with mypyc into .venv: `serai` runs compiled (does nothing when up to date)
	.venv/bin/python tools/compile.py

wheel: page ## build the wheel of this package into dist/: a pure one; with COMPILE=1 a binary one
	rm -rf build  # what an earlier wheel left there would get into this one
	$(if $(COMPILE),SERAI_COMPILE=1) .venv/bin/python -m pip wheel --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --wheel-dir dist .

static: setup ## build the page with the engine inside into static/: for any web host, no server needed
	.venv/bin/python -m tools.static

dist: page ## everything for a release into dist/: source, pure wheel, compiled wheel for Linux; checked
	rm -rf build dist
	.venv/bin/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')" >/dev/null
	$(MAKE) --no-print-directory wheel
	$(MAKE) --no-print-directory wheel COMPILE=1
	test -x .venv-packaging/bin/twine || $(PYTHON) -m venv --clear .venv-packaging
	.venv-packaging/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
		-r requirements-packaging.lock
	PATH=$(CURDIR)/.venv-packaging/bin:$$PATH .venv-packaging/bin/auditwheel repair --wheel-dir dist dist/serai-*-linux_*.whl
	rm dist/serai-*-linux_*.whl
	.venv-packaging/bin/twine check --strict dist/*

check: setup ## for the inner loop: style, types, import rules and the quick tests
	.venv/bin/python tools/copies.py --check
	.venv/bin/ruff check setup.py $(CHECKED)
	.venv/bin/ruff format --check setup.py $(CHECKED)
	.venv/bin/mypy $(CHECKED)
	.venv/bin/lint-imports --no-logo
	.venv/bin/pytest -n 2 -m "not long" --ignore tests/browser --quiet

test: setup page .venv/.ray ## style, types, import rules, then the tests
	.venv/bin/python tools/copies.py --check
	.venv/bin/ruff check setup.py $(CHECKED)
	.venv/bin/ruff format --check setup.py $(CHECKED)
	.venv/bin/mypy $(CHECKED)
	.venv/bin/lint-imports --no-logo
	.venv/bin/python tools/page.py check
	.venv/bin/python -m tools.static
	.venv/bin/python tools/browser.py
	.venv/bin/python tools/postgres.py install
	.venv/bin/python tools/compile.py --for-tests
	.venv/bin/pytest -n 2 --ignore tests/browser
	# In processes of their own: Playwright keeps an event loop running.
	.venv/bin/pytest -n 2 --dist worksteal tests/browser

test-research: .venv-research/.installed ## the examples for researchers, with the large libraries that they use
	.venv-research/bin/pytest --quiet tests/research

coverage: setup ## which lines of the package the tests reach, as a report
	.venv/bin/pytest -n 2 --ignore tests/browser --quiet --cov --cov-report term

bench: setup ## measure the engine and the server beside their peers
	-.venv/bin/python tools/compile.py  # where there is no compiler, the sources alone are measured
	.venv/bin/serai bench --peers
	.venv/bin/python -m tools.environments --peers
	.venv/bin/python -m tools.load --peers

soak: setup ## play ten thousand games, every invariant watched
	.venv/bin/python tools/soak.py --games 10000

mutants: setup ## break rules on purpose: the rule tests must notice each
	.venv/bin/python tools/mutants.py

play: setup page ## open the web table and print its address
	.venv/bin/serai serve --compile

screenshots: page ## take the pictures of docs/screenshots anew
	.venv/bin/python tools/screenshots.py

fmt: setup ## format the code and apply the safe fixes
	.venv/bin/python tools/copies.py
	.venv/bin/ruff check --fix --exit-zero --silent setup.py $(CHECKED)
	.venv/bin/ruff format setup.py $(CHECKED)
	.venv/bin/python tools/page.py format

lock: python ## pin the dependencies of pyproject.toml anew (UV_FLAGS=--upgrade takes the newest)
	test -x .lock-venv/bin/uv || $(PYTHON) -m venv --clear .lock-venv
	.lock-venv/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	.lock-venv/bin/uv pip compile pyproject.toml --extra server --extra postgres --group dev \
		--output-file requirements.lock --quiet \
		--universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" $(UV_FLAGS)
	.lock-venv/bin/uv pip compile --group ray --constraints requirements.lock --output-file requirements-ray.lock \
		--quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" $(UV_FLAGS)
	.lock-venv/bin/uv pip compile --group learning --constraints requirements.lock --output-file requirements-research.lock \
		--quiet --universal --python-version 3.11 --no-emit-index-url --custom-compile-command "make lock" $(UV_FLAGS)
	.lock-venv/bin/uv pip compile --group packaging --constraints requirements.lock \
		--output-file requirements-packaging.lock --quiet --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" $(UV_FLAGS)

audit: python ## look up the pinned dependencies in the database of known faults (needs the network)
	test -x .lock-venv/bin/pip-audit || $(PYTHON) -m venv .lock-venv
	.lock-venv/bin/pip install --quiet --disable-pip-version-check pip-audit
	.lock-venv/bin/pip-audit --strict --requirement requirements.lock --require-hashes --disable-pip && \
	.lock-venv/bin/pip-audit --strict --requirement requirements-ray.lock --require-hashes --disable-pip || \
		{ echo "Either something was found, or the database of known faults cannot be reached: see above." >&2; exit 1; }

clean: ## remove everything that make or the tools have made
	rm -rf .venv .venv-research .venv-packaging .lock-venv .bench .compiled .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf build dist static src/*.egg-info web/node_modules src/serai/server/page
	find src $(wildcard tests tools) -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment, in two steps, so that an edit of pyproject.toml alone does not reinstall everything.
# Each stamp is written last: an interrupted step is done again.

# The lock is complete: pip must not resolve anything (an extra of a pinned package would let a newer release in).
.venv/.locked: requirements.lock
	@$(MAKE) --no-print-directory python
	$(PYTHON) -m venv --clear .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements.lock
	@touch $@

.venv/.installed: .venv/.locked pyproject.toml
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Ray is large and only its test needs it.
.venv/.ray: .venv/.installed requirements-ray.lock
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-ray.lock
	@touch $@

# The lock only constrains here: which build of PyTorch there is, and what that needs, depends on the machine.
LEARNING = $(shell $(PYTHON) -c "import tomllib; \
	print(*tomllib.load(open('pyproject.toml', 'rb'))['dependency-groups']['learning'])")
.venv-research/.installed: requirements-research.lock pyproject.toml
	@$(MAKE) --no-print-directory python
	$(PYTHON) -m venv --clear .venv-research
	.venv-research/bin/python -m pip install --quiet --disable-pip-version-check \
		--constraint requirements-research.lock $(foreach library,$(LEARNING),'$(library)')
	.venv-research/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -e .
	@touch $@

.PHONY: python
python:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Serai needs Python 3.11 or newer, but there is no '$(PYTHON)' here." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Serai needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." \
			"Name another one: make setup PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "'$(PYTHON)' lacks the venv module; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
