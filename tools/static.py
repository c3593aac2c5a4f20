"""The page with the engine inside: a folder that any web host can serve, and that works offline after the first visit.

    tools/static.py [FOLDER]    build it into FOLDER (static/ by default)

The page is the same as with a server; behind it stands `serai.server.alone` in Pyodide (the npm package), in a worker.
The engine's files lie packed in `engine/`, named by their content. Nothing is asked of any other host.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools import page

ROOT = Path(__file__).resolve().parent.parent
DEFAULT = ROOT / "static"
PYODIDE = page.WEB / "node_modules" / "pyodide"
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"  # of that Pyodide
BUILT = ".built"
MOST_BYTES = 15_000_000  # of a first visit

# What of Serai a browser has no use for.
LEFT_OUT = re.compile(
    r"serai/(arena|cli|envs)/|serai/server/(page|routes|migrations|notifying)/|/board\.py$|/__pycache__/|\.so$"
)
LIBRARIES = {  # what `serai.language` needs, and of it only this
    "attr": r"\.py$",
    "attrs": r"\.py$",
    "babel": r"^babel/[^/]+\.py$|^babel/global\.dat$|^babel/localtime/.*\.py$|^babel/locale-data/(root|en|fr)\.dat$",
    "fluent": r"\.py$",
    "pytz": r"^pytz/[^/]+\.py$",
    "typing_extensions.py": r"",
}
NOTICES = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "msgspec", "pytz", "typing_extensions")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else DEFAULT).resolve()
    stamp = _stamp()
    if (folder / BUILT).exists() and (folder / BUILT).read_text("utf-8") == stamp:
        return
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary, "static")
        build_page(fresh)
        build_engine(fresh / "engine")
        (fresh / "licences.txt").write_text(page.licences() + "\n" + _notices(), "utf-8")
        adjust(fresh)
        total = sum(path.stat().st_size for path in fresh.rglob("*") if path.is_file())
        if total > MOST_BYTES:
            sys.exit(f"{total:,} bytes are more than the {MOST_BYTES:,} of a first visit")
        (fresh / BUILT).write_text(stamp, "utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(fresh, folder)
    print(f"{folder}: {total / 1e6:.1f} MB. Try it: python3 -m http.server --directory {folder}")


def _stamp() -> str:
    """What the folder is made of, as one digest."""
    digest = hashlib.sha256(page.stamp().encode())
    for path in sorted((ROOT / "src" / "serai").rglob("*")):
        if path.is_file() and not LEFT_OUT.search(path.as_posix()):
            digest.update(path.read_bytes())
    for path in (Path(__file__), page.WEB / "alone" / "sw.js", ROOT / "requirements.lock"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build_page(folder: Path) -> None:
    page.install()
    page.node_program(
        "vite", "build", "--logLevel", "warn", "--outDir", str(folder), "--emptyOutDir", "--base", "./",
        more={"VITE_ALONE": "yes"},
    )  # fmt: skip


def build_engine(folder: Path) -> None:
    folder.mkdir()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    files = {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": (PYODIDE / "python_stdlib.zip").read_bytes(),
        "pyodide-lock.json": json.dumps({"info": lock["info"], "packages": {}}).encode(),
        "site.zip": site(),
    }
    listed = []
    for name, plain in files.items():
        packed = not name.endswith(".zip")
        written = gzip.compress(plain, 9, mtime=0) if packed else plain
        file = f"{name.replace('.', '-')}-{hashlib.sha256(written).hexdigest()[:12]}.bin"  # no host touches a .bin
        (folder / file).write_bytes(written)
        listed.append({"name": name, "file": file, "bytes": len(written), "packed": packed})
    (folder / "files.json").write_text(json.dumps(listed), "utf-8")


def site() -> bytes:
    """What Python finds in the browser beside its standard library."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(_modules()):
            entry = zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0))  # the same content makes the same bytes
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return made.getvalue()


def _modules() -> Iterator[tuple[str, bytes]]:
    source = ROOT / "src"
    for path in (source / "serai").rglob("*"):
        name = path.relative_to(source).as_posix()
        if path.is_file() and not LEFT_OUT.search(name):
            yield name, path.read_bytes()
    libraries = Path(sysconfig.get_path("purelib"))
    for top, wanted in LIBRARIES.items():
        found = libraries / top
        for path in [found] if found.is_file() else found.rglob("*"):
            name = path.relative_to(libraries).as_posix()
            if path.is_file() and re.search(wanted, name) and "__pycache__" not in name:
                yield name, path.read_bytes()
    with zipfile.ZipFile(_msgspec()) as wheel:
        for name in wheel.namelist():
            if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                yield name, wheel.read(name)


def _msgspec() -> io.BytesIO:
    """The wheel of msgspec for Pyodide, as requirements.lock pins it."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    pinned = re.search(r"^msgspec==.*?(?=^\S|\Z)", lock, re.MULTILINE | re.DOTALL)
    assert pinned is not None
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "wanted.txt")
        wanted.write_text(re.sub(r"^\s+#.*$", "", pinned[0], flags=re.MULTILINE), "utf-8")
        subprocess.run(
            [
                sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
                "--require-hashes", "--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON,
                "--dest", folder, "--requirement", str(wanted),
            ],
            check=True,
            stderr=None if os.environ.get("VERBOSE") else subprocess.DEVNULL,
        )  # fmt: skip
        (wheel,) = Path(folder).glob("msgspec-*.whl")
        return io.BytesIO(wheel.read_bytes())


def _notices() -> str:
    """The licences of what is in the engine and not ours."""
    libraries = Path(sysconfig.get_path("purelib"))
    parts = [
        "pyodide (MPL-2.0, https://www.mozilla.org/MPL/2.0/; its source: https://github.com/pyodide/pyodide)\n",
        "Python (PSF-2.0, https://docs.python.org/3/license.html)\n",
    ]
    for name in NOTICES:
        (about,) = libraries.glob(f"{name}-*.dist-info")
        texts = [
            path
            for path in about.rglob("*")
            if path.is_file() and path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))
        ]
        kind = re.search(r"^License(?:-Expression)?: (.+)$", (about / "METADATA").read_text("utf-8"), re.MULTILINE)
        text = "\n".join(path.read_text("utf-8").strip() for path in texts)
        parts.append(f"{name} ({kind[1] if kind else 'see below'})\n{'=' * 72}\n{text}\n")
    return "\n".join(parts)


def adjust(folder: Path) -> None:
    """What the page says about its own address: it may lie in any folder of a host."""
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(manifest.read_text("utf-8").replace('"/', '"./'), "utf-8")
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    kept = ["./", *(name for name in files if not name.startswith("engine/") and name not in ("index.html", "sw.js"))]
    version = hashlib.sha256(b"".join((folder / name).read_bytes() for name in files)).hexdigest()[:12]
    worker = (page.WEB / "alone" / "sw.js").read_text("utf-8")
    worker = worker.replace('VERSION = ""', f'VERSION = "{version}"').replace(
        "FILES = []", f"FILES = {json.dumps(kept)}"
    )
    (folder / "sw.js").write_text(worker, "utf-8")


if __name__ == "__main__":
    main()
