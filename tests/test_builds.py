"""Two builds of one source: they play the same, and an old compiled one is never taken for the present sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from serai import builds
from serai.games import all_names
from tests.games.variants import variants

ROOT = Path(__file__).parent.parent
NAMES = sorted(str(variant) for variant in variants())
EVERY = tuple(all_names())  # before a test registers one of its own


@pytest.fixture(scope="module")
def compiled() -> Path:
    """A build of these sources: that of the environment, or the one that `make test` makes for this."""
    for folder in (builds.environment_folder(), ROOT / ".compiled"):
        if not builds.unusable(folder):
            return folder
    pytest.skip("no compiled build of these sources: tools/compile.py --for-tests makes one where there is a compiler")


def run(build: str, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != builds.VARIABLE}
    if build:
        environment[builds.VARIABLE] = build
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def play(build: str, *names: str) -> dict[str, list[str]]:
    ran = run(build, "-m", "tests.chain", *names)
    assert ran.returncode == 0, ran.stderr
    played: dict[str, list[str]] = json.loads(ran.stdout)
    return played


@pytest.mark.parametrize("game", sorted({name.partition("-")[0] for name in NAMES}))
def test_both_builds_play_the_same(compiled: Path, game: str) -> None:
    names = [name for name in NAMES if name.partition("-")[0] == game]
    ours = play("interpreted", *names)
    theirs = play(str(compiled), *names)
    assert (ours.pop("build"), theirs.pop("build")) == (["interpreted"], ["compiled"])
    assert theirs == ours


@pytest.mark.parametrize("build", ["interpreted", "compiled"])
def test_playing_and_looking_leaves_nothing_that_refers_to_itself(compiled: Path, build: str) -> None:
    """What only Python's search for garbage can free costs time at every step, above all of many matches."""
    ran = run(str(compiled) if build == "compiled" else build, "-m", "tests.garbage")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == dict.fromkeys(EVERY, 0)


def test_the_compiled_build_reads_the_data_files_of_the_sources(compiled: Path) -> None:
    ran = run(str(compiled), "-m", "serai", "games", "--json")
    assert ran.returncode == 0, ran.stderr


def test_without_a_compiler_that_is_said_and_nothing_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    ran = run("", "tools/compile.py", "--into", str(tmp_path / "build"))
    assert ran.returncode == 1
    assert "there is no C compiler 'no-such-compiler'" in ran.stderr
    assert "apt install gcc" in ran.stderr
    assert not list(tmp_path.iterdir())


class TestChoosing:
    """Which build `import serai` takes."""

    @pytest.fixture
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """A build of these sources as far as anybody can tell; it is never imported."""
        folder = tmp_path / "build"
        for room in builds.ROOMS:
            for path in (builds.PACKAGE / room).rglob("__init__.py"):
                (folder / path.parent.relative_to(builds.PACKAGE.parent)).mkdir(parents=True, exist_ok=True)
        builds.complete(folder, builds.source_digests())
        monkeypatch.setattr(builds, "environment_folder", lambda: folder)
        monkeypatch.setattr(sys, "path", sys.path[:])
        monkeypatch.delenv(builds.VARIABLE)
        return folder

    def test_a_build_of_these_sources_comes_first(self, folder: Path) -> None:
        assert builds.choose_build() == [str(folder / "serai")]

    def test_interpreted_means_the_sources(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(builds.VARIABLE, "interpreted")
        assert builds.choose_build() == []

    def test_without_a_build_the_sources_run_in_silence(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (folder / builds.MANIFEST).unlink()
        assert builds.choose_build() == []
        assert capsys.readouterr().err == ""

    @pytest.mark.parametrize("change", ["changed", "added", "removed"])
    def test_an_old_build_is_not_used_and_that_is_said_once(
        self, folder: Path, capsys: pytest.CaptureFixture[str], change: str
    ) -> None:
        digests = builds.source_digests()
        if change == "removed":
            digests["kernel/old.py"] = ""
        elif change == "added":
            del digests["kernel/match.py"]
        else:
            digests["kernel/match.py"] = "another"
        _rewrite(folder, sources=digests)
        assert builds.choose_build() == []
        said = capsys.readouterr().err
        assert "kernel/old.py" in said if change == "removed" else "kernel/match.py" in said
        assert "make compile" in said
        assert builds.choose_build() == []
        assert capsys.readouterr().err == ""

    def test_a_build_for_another_python_is_not_used(self, folder: Path) -> None:
        _rewrite(folder, suffix=".cpython-27.so")
        assert "another Python" in builds.unusable(folder)

    def test_the_build_of_another_tree_is_passed_over_in_silence(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        _rewrite(folder, package="/somewhere/else", sources={})
        assert builds.choose_build() == []
        assert capsys.readouterr().err == ""

    @pytest.mark.parametrize("wanted", ["compiled", "/nowhere"])
    def test_who_insists_on_a_compiled_build_gets_it_or_an_error(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, wanted: str
    ) -> None:
        (folder / builds.MANIFEST).unlink()
        monkeypatch.setenv(builds.VARIABLE, wanted)
        with pytest.raises(builds.BuildUnusable, match="make compile"):
            builds.choose_build()


class TestBinaryWheel:
    """There the modules lie beside the sources."""

    @pytest.fixture(autouse=True)
    def package(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "kernel").mkdir()
        (tmp_path / "kernel" / f"match{EXTENSION_SUFFIXES[0]}").touch()
        monkeypatch.setattr(builds, "PACKAGE", tmp_path)

    @pytest.mark.parametrize("wanted", ["", "compiled"])
    def test_it_runs_compiled(self, monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
        monkeypatch.setenv(builds.VARIABLE, wanted)
        assert builds.choose_build() == []
        assert builds.available_builds() == ["compiled"]

    def test_it_cannot_run_interpreted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(builds.VARIABLE, "interpreted")
        with pytest.raises(builds.BuildUnusable, match="SERAI_BUILD=interpreted, but this is a binary wheel"):
            builds.choose_build()


def _rewrite(folder: Path, **changes: object) -> None:
    path = folder / builds.MANIFEST
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | changes), "utf-8")
