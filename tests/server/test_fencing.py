"""Whoever writes from an old look at a table writes nothing: the call begins again from what the store says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session
from websockets import ConnectionClosed

from serai.server.fencing import push_in
from serai.server.models import ChoiceRow, ReleaseRow, SeatRow, TableRow
from tests.server.conftest import Running, receive, running


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(database) as server:
        yield server


def revision(server: Running, table: str) -> int:
    with Session(server.house.store.engine) as session:
        return session.scalars(select(TableRow.revision).where(TableRow.id == table)).one()


def test_a_choice_from_an_old_look_begins_again(server: Running) -> None:
    ada = server.device("Ada")
    table = ada.new_table("me", "me")
    state = ada.state(table)
    known = server.live(table).row.revision
    with Session(server.house.store.engine) as session, session.begin():
        push_in(session, [table])
    answer = ada.choose(table, state)
    assert answer.status_code == 200 and answer.json()["version"] == 1
    assert revision(server, table) == known + 2


def test_who_has_lost_the_seat_meanwhile_chooses_nothing(server: Running) -> None:
    """As a process that slept while another one gave the seat away."""
    ada = server.device("Ada")
    table = ada.new_table("me", "me")
    state = ada.state(table)
    with Session(server.house.store.engine) as session, session.begin():
        push_in(session, [table])
        session.execute(update(SeatRow).where(SeatRow.table_id == table).values(person="somebody else"))
    answer = ada.choose(table, state)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
    with Session(server.house.store.engine) as session:
        assert not session.scalars(select(ChoiceRow).where(ChoiceRow.table_id == table)).all()


def test_a_seat_is_not_given_from_an_old_look(server: Running) -> None:
    """What another process has written about the seats is not written over."""
    ada, eve = server.device("Ada"), server.device("Eve")
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = link["table"]
    ada.state(table)
    with Session(server.house.store.engine) as session, session.begin():
        push_in(session, [table])
        session.execute(
            update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == 1).values(kind="person", person="zoe")
        )
    answer = eve.answer("POST", link["invite"], {"entropy": "x"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-seat")


def test_an_old_process_leaves_a_match_of_newer_rules_alone(server: Running) -> None:
    """While processes are replaced one by one: it would carry the match back to its own rules."""
    ada = server.device("Ada")
    table = ada.new_table("me", "me")
    with Session(server.house.store.engine) as session, session.begin():
        values = {"rules_version": 1000, "program": "1000.0.0"}
        session.execute(update(ReleaseRow).where(ReleaseRow.table_id == table).values(**values))
    server.forget(table)
    answer = ada.answer("GET", f"/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (503, "updating")
    with ada.socket(table) as socket:
        assert receive(socket)["type"] == "gone"
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012  # it comes back, to another process


def test_a_bot_at_a_table_that_somebody_else_changed_goes_on(server: Running) -> None:
    ada = server.device("Ada")
    table = ada.new_table("me", "bot")
    state = ada.state(table)
    for _ in range(3):
        while not state["decision"]["options"]:
            state = ada.state(table)
        with Session(server.house.store.engine) as session, session.begin():
            push_in(session, [table])
        assert ada.choose(table, state).status_code == 200
        state = ada.state(table)
