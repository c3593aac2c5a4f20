"""Sheets: what is written is where the register says, and seats are told as they are seen from one's own."""

from __future__ import annotations

import pytest

from serai.kernel.chance import Chance
from serai.kernel.match import Match
from serai.kernel.sheet import LARGEST, Field, Register, Said, Seating, Sheet, Words
from serai.kernel.sight import Sight
from tests.envs.reference import expected
from tests.kernel.toy import load

COLOURS = Words(("red", "green", "blue"))
SOME = Words(("ace", "two", "three", "four"), [3, 1])


def write(sheet: Sheet) -> None:
    """Every kind of field, on one sheet."""
    sheet.number("silver", 4, 10)
    sheet.number("debt", -3, 10, -5)
    sheet.number("rich", 99, 10)
    sheet.large("points", 300, 400)
    sheet.large("few", 7, 400)
    sheet.flag("ready", True)
    sheet.word("colour", 1, COLOURS)
    sheet.word("nothing", -1, COLOURS)
    sheet.word("strange", 0, SOME)
    sheet.seat("owner", 0)
    sheet.seat("master", 4, 4)
    sheet.part("board")
    sheet.words_at("cards", [3, -1, 1], 3, SOME)
    sheet.seats_at("seats", [1, -1, 2], 4)
    sheet.numbers_at("heights", [1, 0, 9], 4, 5)
    sheet.words_at("row", [0, 1, 2, -1, 1], 6, COLOURS)
    sheet.seats_at("round", [1, 4, -1, 2, 0], 6, 4)
    sheet.numbers_at("depths", [1, 0, 9, 4, 5], 6, 5)
    sheet.numbers_at("odd", [-1, 300, 2, 0, 7], 5, 5)
    sheet.end()
    sheet.competitor("players", 1)
    sheet.numbers("cubes", [0, 2, 7], COLOURS, 5)
    sheet.place("slots", 2)
    sheet.bag("hand", [2, 2, 0, -1], COLOURS, 2)
    sheet.end()
    sheet.end()
    sheet.by_seat("votes", [5, 0, 1], 9)
    sheet.seat_bits_at("posts", [0b011, 0, 0b100])
    sheet.counts("twice", [0, 0, 1], COLOURS, 9)
    sheet.flags("lamps", [1, 0, 1], COLOURS)
    sheet.bits("doors", 0b110, COLOURS)
    sheet.keyed("worth", "of", [2, 0], [6, 1], COLOURS, 5)
    sheet.table("beside", "of", [2, 0], [1, -1], COLOURS, SOME)
    sheet.table("in_order", "of", [0, 2], [3, -1], COLOURS, SOME)
    sheet.table_bits("under", "of", [1], [0b10], COLOURS, SOME)
    sheet.keyed_seats("whose", "of", [0, 1], [2, -1], COLOURS)
    sheet.keyed_seats("again", "of", [2, 0], [0, 1], COLOURS)


def listed() -> list[Field]:
    register = Register(3)
    write(register)
    return register.fields


def page() -> dict[str, list[int]]:
    fields = listed()
    sheet = Sheet(Seating(1, 3))
    write(sheet)
    written = sheet.page()
    assert len(written) == fields[-1].start + fields[-1].size
    again = Sheet(Seating(1, 3))
    write(again)
    assert again.page() == written, "pieces that were kept from the first time"
    return {field.name: list(written[field.start : field.start + field.size]) for field in fields}


def test_every_kind_of_field() -> None:
    assert page() == {
        "silver": [4],
        "debt": [2],
        "rich": [10],
        "points": [255, 45],
        "few": [7, 0],
        "ready": [1],
        "colour": [0, 1, 0],
        "nothing": [0, 0, 0],
        "strange": [0, 0],
        "owner": [0, 0, 1],  # seat 1 looks: seat 0 is two seats on
        "master": [0, 0, 0, 1],
        "board.cards": [1, 0, 0, 0, 0, 1],
        "board.seats": [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
        "board.heights": [1, 0, 5, 0],
        "board.row": [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0],
        "board.round": [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
        "board.depths": [1, 0, 5, 4, 5, 0],
        "board.odd": [0, 5, 2, 0, 5],
        "players.+1.cubes": [0, 2, 5],
        "players.+1.slots.2.hand": [1, 0, 2],
        "votes": [0, 1, 5],
        "posts": [1, 0, 1, 0, 0, 0, 0, 1, 0],
        "twice": [2, 1, 0],
        "lamps": [1, 0, 1],
        "doors": [0, 1, 1],
        "worth": [1, 0, 5],
        "beside": [0, 0, 0, 0, 0, 1],
        "in_order": [1, 0, 0, 0, 0, 0],
        "under": [0, 0, 0, 1, 0, 0],
        "whose": [0, 1, 0, 0, 0, 0, 0, 0, 0],
        "again": [1, 0, 0, 0, 0, 0, 0, 0, 1],
    }


def test_a_passage_is_written_anew_only_when_its_numbers_have_changed() -> None:
    heights, cards, written = [1, 2], [[0]], []

    def page(sheet: Sheet) -> list[int]:
        sheet.number("turn", 5, 9)
        for name in ("first", "second"):
            if name == "first":
                sheet.follows(heights)
            sheet.follows_kept(cards[0])
            if not sheet.stands():
                written.append(name)
                sheet.numbers_at(name, [*heights, *cards[0]], 3, 9)
                sheet.passage()
        return list(sheet.page())

    kept = Sheet(Seating(0, 2), keeps=True)
    assert page(kept) == page(kept) == [5, 1, 2, 0, 1, 2, 0]
    assert written == ["first", "second"]
    heights[1] = 7  # in its place
    assert page(kept) == [5, 1, 7, 0, 1, 2, 0], "the second says that it does not follow from heights"
    cards[0] = [4]
    assert page(kept) == page(Sheet(Seating(0, 2))) == [5, 1, 7, 4, 1, 7, 4]
    assert written == ["first", "second", "first", "first", "second", "first", "second"]


def test_of_a_page_that_was_broken_off_nothing_is_kept() -> None:
    """Somebody may interrupt a program that looks, and go on."""
    heights = [1, 2]

    def page(sheet: Sheet, is_broken_off: bool = False) -> list[int]:
        sheet.begin()
        sheet.follows(heights)
        sheet.follows_number(5)
        if not sheet.stands():
            if is_broken_off:
                raise KeyboardInterrupt
            sheet.numbers_at("heights", heights, 2, 9)
            sheet.passage()
        return list(sheet.page())

    kept = Sheet(Seating(0, 2), keeps=True)
    assert page(kept) == [1, 2]
    heights[0] = 7
    with pytest.raises(KeyboardInterrupt):
        page(kept, is_broken_off=True)
    assert page(kept) == page(kept) == [7, 2]


def test_a_piece_is_written_once_for_all_matches() -> None:
    said, written = Said(), []

    def page(sheet: Sheet, height: int) -> list[int]:
        sheet.number("turn", 5, 9)
        sheet.follows_number(height)
        if not sheet.stands():
            sheet.number("before", 1, 9)
            if not sheet.repeats(said, height):
                written.append(height)
                sheet.number("height", height, 9)
                sheet.said(said, height)
            sheet.number("after", 2, 9)
            sheet.passage()
        return list(sheet.page())

    kept = Sheet(Seating(0, 2), keeps=True)
    assert page(kept, 3) == page(Sheet(Seating(0, 2)), 3) == [5, 1, 3, 2]
    assert page(kept, 4) == [5, 1, 4, 2]
    assert page(kept, 3) == [5, 1, 3, 2]
    assert written == [3, 4]


def test_bytes_are_scaled_by_the_largest() -> None:
    scales = {field.name: field.scale for field in listed()}
    assert (scales["silver"], scales["debt"], scales["points"], scales["colour"]) == (10, 15, LARGEST, 1)


@pytest.mark.parametrize(("least", "most"), [(0, 0), (3, 2), (0, 256), (-1, 255)])
def test_an_amount_that_no_byte_can_say_is_refused(least: int, most: int) -> None:
    with pytest.raises(ValueError, match=r"silver: from -?\d to \d+ is more than it can say"):
        Register(2).number("silver", 0, most, least)


@pytest.mark.parametrize("expansions", [(), ("carnival",)])
def test_an_expansion_adds_to_the_sheet(expansions: tuple[str, ...]) -> None:
    game = load(expansions=expansions)
    sight = Sight(Match(game, 2))
    assert any(field.name == "cheers" for field in sight.fields) == bool(expansions)
    match = Match(game, 2, "sheet")
    chance = Chance.seeded("sheet")
    while match.decision is not None:
        match.play(match.decision.options[chance.below(len(match.decision.options))])
        for seat in range(2):
            written = sight.page(match, seat)
            assert written == sight.page(match.determinize(seat, "otherwise"), seat)
            for field in sight.fields[3:]:  # behind the question
                shown = list(written[field.start : field.start + field.size])
                assert shown == expected(field, match.observe(seat), seat, 2), field.name
