"""Writes, below the fields of every state, what follows from them: FIELDS, __slots__, NESTED and `copy`.

    python tools/copies.py            write them anew in every table.py that has changed
    python tools/copies.py --check    only say which are out of date

A state names each field once, as an annotation. Copies are the hottest function of a search, so they are written out
instead of being worked out while it runs; nobody has to write them by hand. A list is copied, unless it is `Kept`
(replaced, never changed); a state is copied by its own `copy`; what is `Apart` is no part of the state.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "    # What follows is written by tools/copies.py from the fields above."
END = "    # End of what tools/copies.py has written."
TABLE = "KernelTable"  # by this name a game's table knows its base


class Name(NamedTuple):
    """A field: its name and its annotation."""

    name: str
    kind: ast.expr


def main() -> int:
    stale = [path for path in tables() if written(path.read_text("utf-8")) != path.read_text("utf-8")]
    for path in stale:
        if "--check" in sys.argv[1:]:
            print(f"{path.relative_to(ROOT)} is out of date: run python tools/copies.py", file=sys.stderr)
        else:
            path.write_text(written(path.read_text("utf-8")), "utf-8")
            print(f"{path.relative_to(ROOT)} written anew")
    return 1 if stale and "--check" in sys.argv[1:] else 0


def tables() -> list[Path]:
    """Every file that holds written parts."""
    files = sorted((ROOT / "src" / "serai" / "games").rglob("*.py")) + sorted((ROOT / "tests" / "kernel").rglob("*.py"))
    return [path for path in files if BEGIN in path.read_text("utf-8")]


def written(source: str) -> str:
    """The source with every written part anew."""
    module = ast.parse(source)
    states = {node.name for node in module.body if isinstance(node, ast.ClassDef)} | {"Chance", "Part"}
    states |= set(_imported_states(module))
    lines = source.split("\n")
    upto = len(lines)
    for node in reversed(module.body):
        if isinstance(node, ast.ClassDef) and BEGIN in lines[node.lineno : upto]:
            begin = lines.index(BEGIN, node.lineno)
            end = lines.index(END, begin)
            lines[begin : end + 1] = [BEGIN, *_parts(node, states), END]
        upto = node.lineno - 1
    return "\n".join(lines)


def _imported_states(module: ast.Module) -> Iterator[str]:
    """Names imported from another table: the part of an expansion, for instance."""
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.rpartition(".")[2] == "table":
            yield from (alias.asname or alias.name for alias in node.names)


def _parts(node: ast.ClassDef, states: set[str]) -> list[str]:
    is_table = any(isinstance(base, ast.Name) and base.id == TABLE for base in node.bases)
    fields = [
        Name(line.target.id, line.annotation)
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is None
    ]
    own = [field for field in fields if _wrapper(field.kind) != "Apart"]
    apart = [field for field in fields if _wrapper(field.kind) == "Apart"]
    nested = {field.name: state for field in own if (state := _state(field.kind, states))}
    return [
        *_names("FIELDS", [f"*{TABLE}.FIELDS"] if is_table else [], own),
        *_slots(is_table, apart),
        *_nested(is_table, nested),
        "",
        f"    def copy(self) -> {node.name}:",
        f"        twin = {node.name}()",
        *(["        twin.chance = self.chance.copy()"] if is_table else []),
        *(f"        twin.{name} = self.{name}" for name in ("reveals", "confirm") if is_table),
        *(["        twin.story = None"] if is_table else []),
        *(f"        twin.{field.name} = self.{field.name}" for field in apart),
        *(f"        twin.{field.name} = {_copied(field.kind, f'self.{field.name}', states)}" for field in own),
        "        return twin",
        "",
    ]


def _names(name: str, first: list[str], fields: list[Name]) -> list[str]:
    text = ", ".join([*first, *(f'"{field.name}"' for field in fields)]) + ","
    return [f"    {name} = (", *(f"        {line}" for line in wrap(text, 112)), "    )  # fmt: skip"]


def _slots(is_table: bool, apart: list[Name]) -> list[str]:
    fields = f"FIELDS[len({TABLE}.FIELDS) :]" if is_table else "FIELDS"
    if not apart and not is_table:
        return ["    __slots__ = FIELDS"]
    more = ", ".join(f'"{field.name}"' for field in apart)
    return [f"    __slots__ = (*{fields}, {more})" if more else f"    __slots__ = {fields}"]


def _nested(is_table: bool, nested: dict[str, str]) -> list[str]:
    parts = ['"chance": Chance'] if is_table else []
    parts += [f'"{name}": {state}' for name, state in nested.items()]
    if not parts:
        return []
    return [f"    NESTED: ClassVar[dict[str, type[State]]] = {{{', '.join(parts)}}}"]


def _copied(kind: ast.expr, value: str, states: set[str]) -> str:
    """The expression that copies a value of some kind."""
    if isinstance(kind, ast.BinOp):  # X | None
        inner = _copied(kind.left, value, states)
        return value if inner == value else f"{inner} if {value} is not None else None"
    if isinstance(kind, ast.Name):
        return f"{value}.copy()" if kind.id in states else value
    wrapper = _wrapper(kind)
    if wrapper == "list":
        assert isinstance(kind, ast.Subscript)
        inner = _copied(kind.slice, "one", states)
        return f"{value}.copy()" if inner == "one" else f"[{inner} for one in {value}]"
    assert wrapper in ("Kept", "tuple"), f"no way to copy {ast.unparse(kind)}"
    return value


def _wrapper(kind: ast.expr) -> str:
    return kind.value.id if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name) else ""


def _state(kind: ast.expr, states: set[str]) -> str:
    """The state inside a field, if there is one."""
    return next((node.id for node in ast.walk(kind) if isinstance(node, ast.Name) and node.id in states), "")


if __name__ == "__main__":
    sys.exit(main())
