"""The compiled build: with SERAI_COMPILE=1 the engine becomes extension modules, by mypyc; otherwise nothing is added.

    SERAI_COMPILE=1 pip wheel --no-deps .    a binary wheel (`pip wheel --no-deps .` alone: the pure one)
    make compile                             the same modules for this environment, beside the sources

`SERAI_OPTIMIZE` is the level for the C compiler (2 unless given). Everything else about the package stands in
pyproject.toml.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOMS = ("kernel", "games", "bots")
# What no search meets and takes long to compile, what needs more than the engine may (boards), and what mypyc cannot
# (a class of exceptions with two bases).
LEFT_OUT = (
    "bots/messages", "bots/stdio", "bots/web", "bots/workers", "kernel/scenario", "kernel/expectation", "kernel/words",
    "*/board", "*/catalogue", "*/faults", "*/position", "*/settling",
)  # fmt: skip


def sources() -> list[str]:
    """The files to compile."""
    package = Path("src", "serai")
    files = [path for room in ROOMS for path in sorted((package / room).rglob("*.py"))]
    return [str(path) for path in files if not any(path.match(f"{pattern}.py") for pattern in LEFT_OUT)]


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    modules: list[Extension] = mypycify(
        sources(),
        opt_level=os.environ.get("SERAI_OPTIMIZE", "2"),
        debug_level="0",
        multi_file=True,  # many small files: compiled side by side
        group_name="serai",
        target_dir=os.environ.get("SERAI_C_FILES", "build/c"),
    )
    if os.name == "posix":
        for module in modules:  # so functions call each other directly, not by a table in which others may replace them
            module.extra_compile_args.append("-fvisibility=hidden")
    return modules


class BuildSideBySide(build_ext):
    """Uses all processors: for the files of an extension, and for several extensions."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: compile_one([source], **settings), sources)
                return [name for part in parts for name in part]

        self.compiler.compile = compile_all
        super().build_extensions()


if os.environ.get("SERAI_COMPILE") != "1":
    setup()
elif find_spec("mypyc") is None:  # pip asks what the build needs before it is there
    setup(setup_requires=["mypy[mypyc]"])
else:
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide})
