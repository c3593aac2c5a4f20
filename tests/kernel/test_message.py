"""Messages and events."""

from __future__ import annotations

from serai.kernel.message import Event, Hidden, Message, SeatName


def test_messages_are_equal_by_key_and_arguments() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")
    assert Message("a") != "a"
    assert len({Message("a", {"n": 1}), Message("a", {"n": 1}), Message("a")}) == 2
    assert len({SeatName(1), SeatName(1), SeatName(2)}) == 2


def test_a_message_shows_what_it_says() -> None:
    assert repr(Message("gained", {"n": 1, "who": SeatName(2)})) == "gained(n=1, who=seat 2)"


def test_an_event_opens_what_is_hidden_only_for_who_may_see_it() -> None:
    event = Event("event-saw", 0, "R-1", {"card": Hidden("mill", (0, 2)), "n": 1})
    assert event.seen_by(0).arguments == {"card": "mill", "n": 1}
    assert event.seen_by(2).arguments == {"card": "mill", "n": 1}
    assert event.seen_by(1).arguments == {"card": "hidden", "n": 1}
    assert event.seen_by(-1).arguments == {"card": "hidden", "n": 1}
    assert (event.seen_by(1).seat, event.seen_by(1).rule) == (0, "R-1")


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    event = Event("event-lost", 0, "R-1", {"n": 1})
    assert event.seen_by(3) is event
