"""One source, two builds: the engine runs as it stands, or as extension modules that `make compile` made of it.

The compiled modules lie in the environment, never among the sources, in folders like those of the package; what is not
compiled is linked there. A manifest says which sources they were made of. On `import serai` these are compared: if a
single one has changed since, the sources run, and a line on the standard error says so. `SERAI_BUILD` chooses:
`interpreted`, `compiled` (an error where that cannot be), or the folder of another compiled build. In a binary wheel
the modules lie in their places: it runs compiled, and only so.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
ROOMS = ("kernel", "games", "bots")  # compiled as far as mypyc can and it pays
VARIABLE = "SERAI_BUILD"
MANIFEST = "manifest.json"
_fell_back: list[str] = []  # why the sources run where nobody asked for them: the compiled build is an old one


class BuildUnusable(ImportError):
    """The compiled build that was asked for cannot be used: says why, and what to do."""


def environment_folder() -> Path:
    """Where `make compile` puts its build: in the virtual environment."""
    return Path(sys.prefix) / "serai-compiled"


def running_build() -> str:
    """`compiled` or `interpreted`: what the kernel is here and now."""
    from serai.kernel import match

    return "interpreted" if str(match.__file__).endswith(".py") else "compiled"


def choose_build() -> list[str]:
    """Where to look for the engine before its sources: the compiled build, if there is one of these very sources."""
    wanted = os.environ.get(VARIABLE, "")
    if is_binary():
        if wanted not in ("", "compiled"):
            raise BuildUnusable(f"{VARIABLE}={wanted}, but this is a binary wheel: install the pure one for that")
        return []
    if wanted == "interpreted":
        return []
    folder = environment_folder() if wanted in ("", "compiled") else Path(wanted)
    problem = unusable(folder)
    if not problem:
        sys.path.append(str(folder))  # here lies the library that all compiled modules share
        return [str(folder / PACKAGE.name)]
    if wanted:
        raise BuildUnusable(f"{VARIABLE}={wanted}, but {problem}")
    if (folder / MANIFEST).is_file() and _origin(folder) == str(PACKAGE):
        _fell_back.append(problem)
        print(f"serai: {problem}; the sources run instead, more slowly", file=sys.stderr)
        os.environ[VARIABLE] = "interpreted"  # said once is enough: not again by every process started from here
    return []


def are_sources_wanted() -> bool:
    """Whether somebody asked for the sources, rather than that there was no build of them."""
    return os.environ.get(VARIABLE) == "interpreted" and not _fell_back


def look_again() -> None:
    """A build was made meanwhile: processes that are started from here on look for it."""
    if _fell_back:
        os.environ.pop(VARIABLE, None)


def is_binary() -> bool:
    """Whether this package was compiled when it was made: a binary wheel."""
    return (PACKAGE / "kernel" / f"match{EXTENSION_SUFFIXES[0]}").is_file()


def available_builds() -> list[str]:
    """The builds that can run here: the sources, the compiled one if `make compile` has made it; of a wheel its own."""
    if is_binary():
        return ["compiled"]
    return ["interpreted"] if unusable(environment_folder()) else ["interpreted", "compiled"]


def unusable(folder: Path) -> str:
    """Why the build in a folder cannot stand for these sources; empty if it can."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    except OSError:
        return f"there is no compiled build in {folder}: `make compile` makes one"
    if manifest["suffix"] != EXTENSION_SUFFIXES[0]:
        return f"the compiled build in {folder} is for another Python: `make compile` makes one for this"
    made_of: dict[str, str] = manifest["sources"]
    now = source_digests()
    changed = sorted(name for name in made_of.keys() | now.keys() if made_of.get(name) != now.get(name))
    if changed:
        more = f" and {len(changed) - 1} more" if changed[1:] else ""
        return f"{changed[0]}{more} changed since `make compile`, which makes a new build"
    return ""


def complete(folder: Path, digests: dict[str, str]) -> None:
    """Make a folder of compiled modules a whole build: link what is not compiled, say what it was made of."""
    for room in ROOMS:
        _link(PACKAGE / room, folder / PACKAGE.name / room)
    manifest = {"package": str(PACKAGE), "suffix": EXTENSION_SUFFIXES[0], "sources": digests}
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1), "utf-8")


def _link(source: Path, place: Path) -> None:
    for path in source.iterdir():
        if (path / "__init__.py").is_file():
            _link(path, place / path.name)
        elif path.name != "__pycache__" and not (place / path.name.replace(".py", EXTENSION_SUFFIXES[0])).is_file():
            (place / path.name).symlink_to(path)


def source_digests(rooms: Iterable[str] = ROOMS) -> dict[str, str]:
    """The sources of the rooms that are compiled, by their paths, each with a hash."""
    files = sorted(path for room in rooms for path in (PACKAGE / room).rglob("*.py"))
    return {
        path.relative_to(PACKAGE).as_posix(): blake2b(path.read_bytes(), digest_size=16).hexdigest() for path in files
    }


def _origin(folder: Path) -> str:
    return str(json.loads((folder / MANIFEST).read_text("utf-8"))["package"])
