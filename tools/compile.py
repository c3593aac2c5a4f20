"""Builds the engine with mypyc into this environment, so that `serai …` runs compiled (see `serai.builds`).

tools/compile.py                 does nothing while the build is up to date
tools/compile.py --into FOLDER   the same in another folder, for SERAI_BUILD=FOLDER
tools/compile.py --for-tests     quickly built, aside, for the tests that compare both builds
tools/compile.py --in-background at low priority, and only until the standard input ends: for who plays meanwhile
tools/compile.py --remove        back to the sources
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from threading import Thread

os.environ["SERAI_BUILD"] = "interpreted"  # before the import: an old build must not stand in the way of a new one

from serai import builds

ROOT = Path(__file__).resolve().parent.parent
OPTIMIZE = "2"
FOR_TESTS = ROOT / ".compiled"


class CannotCompile(RuntimeError):
    """The build failed; says why."""


class NoCompiler(CannotCompile):
    """There is no way to compile here; says what to do."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", metavar="FOLDER", type=Path, default=builds.environment_folder(), help="the build")
    parser.add_argument("--optimize", metavar="N", default=OPTIMIZE, help=f"for the C compiler (default: {OPTIMIZE})")
    parser.add_argument("--for-tests", action="store_true", help="build what the tests compare with, if it is possible")
    parser.add_argument("--in-background", action="store_true", help="at low priority, until the standard input ends")
    parser.add_argument("--remove", action="store_true", help="remove the build")
    arguments = parser.parse_args()
    folder = arguments.into.resolve()
    try:
        if arguments.for_tests:
            build_for_tests()
        elif arguments.remove:
            shutil.rmtree(folder, ignore_errors=True)
        elif builds.unusable(folder):
            if arguments.in_background:
                _check_compiler()
                _stay_in_background()
                print(
                    "Serai is being compiled in the background (some minutes, once); then bots think further.",
                    flush=True,
                )
            build(folder, arguments.optimize)
    except CannotCompile as problem:
        print(f"tools/compile.py: {problem}", file=sys.stderr)
        return 0 if arguments.for_tests and isinstance(problem, NoCompiler) else 1
    return 0


def build_for_tests() -> None:
    """A build for the tests, unless the environment has one; not optimized, since C compilers take their time."""
    if builds.unusable(builds.environment_folder()) and builds.unusable(FOR_TESTS):
        build(FOR_TESTS, "0")


def build(folder: Path, optimize: str = OPTIMIZE) -> None:
    """Make a build in a folder; the old one stays until the new one is whole. Raises CannotCompile."""
    _check_compiler()
    digests = builds.source_digests()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as workshop:
        fresh = Path(workshop, "fresh")
        _compile(fresh, Path(workshop), optimize)
        builds.complete(fresh, digests)
        if not builds.unusable(folder):
            return  # somebody else was quicker
        if folder.exists():
            folder.rename(Path(workshop, "old"))
        fresh.rename(folder)


def _compile(fresh: Path, workshop: Path, optimize: str) -> None:
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    folders = ["--build-lib", str(fresh), "--build-temp", str(workshop / "objects")]
    settings = {"SERAI_COMPILE": "1", "SERAI_OPTIMIZE": optimize, "SERAI_C_FILES": str(workshop / "c")}
    result = subprocess.run(
        [*command, *folders], cwd=ROOT, env=os.environ | settings, text=True, capture_output=True, check=False
    )
    if result.returncode:
        raise CannotCompile(f"mypyc or the C compiler failed:\n{result.stdout[-4000:]}{result.stderr[-4000:]}")


def _stay_in_background() -> None:
    """Be nice, and end with who holds the other end of the standard input, whatever ends it."""
    os.nice(19)
    if os.getpgrp() != os.getpid():
        os.setpgid(0, 0)
    signal.signal(signal.SIGTERM, lambda *_: None)  # for the compilers; this process has to tidy up after them
    Thread(target=_end_with_input, daemon=True).start()


def _end_with_input() -> None:
    while os.read(0, 1024):
        pass
    while True:
        os.killpg(0, signal.SIGTERM)
        time.sleep(0.1)  # one may just be beginning


def _check_compiler() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise NoCompiler(
            f"there is no C compiler {compiler!r} here. On Debian and Ubuntu: apt install gcc; or name another one: "
            "CC=clang make compile. Without a compiled build Serai runs all the same, more slowly."
        )
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NoCompiler("the headers of this Python are missing. On Debian and Ubuntu: apt install python3-dev")


if __name__ == "__main__":
    sys.exit(main())
