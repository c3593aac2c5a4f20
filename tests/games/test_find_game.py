"""Finding games by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.games import UnknownGame, all_names, find_game
from serai.kernel.content import ContentError


@pytest.mark.parametrize("name", all_names())
def test_a_game_is_found_by_its_name_and_read_once(name: str) -> None:
    game = find_game(name)
    assert game.name == name
    assert find_game(name) is game


def test_a_game_that_is_unknown_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; games are .*wayfarers"):
        find_game("chess")


def test_content_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="is not a folder of content files"):
        find_game("wayfarers", tmp_path / "nowhere")
