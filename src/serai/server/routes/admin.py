"""Administration: what `serai admin` does, for an account that may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from sqlalchemy.orm import Session

from serai.server import administering
from serai.server.house import Call, house_of, person_of, refusals
from serai.server.models import Person
from serai.server.problems import not_yours
from serai.server.wire import AdminCounts, AdminNotice, AdminPerson, AdminTable, BanRequest

T = TypeVar("T")
Search = Annotated[str, QueryParameter(max_length=100, description="a part of a name, or an id")]


async def _doing(request: Call, work: Callable[[Session], T]) -> T:
    """Do something in the store, if the caller may; raises Refused."""
    person = person_of(request)

    def checked(session: Session) -> T:
        found = session.get(Person, person)
        if found is None or not found.is_admin or found.account is None:
            raise not_yours("Only an administrator may do this.")
        return work(session)

    return await house_of(request).store.write(checked)


@get("/admin", summary="How much there is, and what is told", responses=refusals(401, 403))
async def show_counts(request: Call) -> AdminCounts:
    found = await _doing(request, administering.counts)
    return AdminCounts(
        counts={name: value for name, value in found.items() if isinstance(value, int)},
        announcement=str(found["announcement"]),
        maintenance=str(found["maintenance"]),
    )


@get("/admin/people", summary="People", responses=refusals(401, 403))
async def show_people(request: Call, search: Search = "") -> list[AdminPerson]:
    return await _doing(request, lambda session: administering.people(session, search))


@get("/admin/tables", summary="Tables", responses=refusals(401, 403))
async def show_tables(request: Call, search: Search = "") -> list[AdminTable]:
    return await _doing(request, lambda session: administering.tables(session, search))


@post(
    "/admin/people/{person:str}/ban",
    status_code=HTTP_204_NO_CONTENT,
    summary="Send somebody away, or let them come back",
    responses=refusals(401, 403, 404),
)
async def ban(request: Call, person: FromPath[str], data: JSONBody[BanRequest]) -> None:
    await _doing(request, lambda session: administering.ban(session, person, data.banned))


@delete("/admin/people/{person:str}", summary="Delete somebody", responses=refusals(401, 403, 404))
async def delete_person(request: Call, person: FromPath[str]) -> None:
    await _doing(request, lambda session: administering.delete_person(session, person))


@delete("/admin/tables/{table:str}", summary="Delete a table", responses=refusals(401, 403, 404))
async def delete_table(request: Call, table: FromPath[str]) -> None:
    await _doing(request, lambda session: administering.delete_table(session, table))


@post(
    "/admin/notice",
    status_code=HTTP_204_NO_CONTENT,
    summary="Tell everybody something; close for maintenance, or open again",
    responses=refusals(401, 403),
)
async def tell(request: Call, data: JSONBody[AdminNotice]) -> None:
    def work(session: Session) -> None:
        administering.announce(session, data.announcement.strip())
        administering.close(session, data.maintenance.strip())

    await _doing(request, work)


routes = Router(
    "/",
    route_handlers=[show_counts, show_people, show_tables, ban, delete_person, delete_table, tell],
    tags=["admin"],
)
