"""No statement about votes, reports, parts, guesses or sums looks through a whole table, on either engine."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

import pytest

from bot.store import GuessRow, MatchChange, Store, Summary
from bot.store.queries.votes import SideRow, VoteRow
from bot.store.store import GuessStore, PartStore, ReportStore, SummaryStore, VoteStore
from bot.store.work import Connection, Method, Statement
from tests.store.reports import report_row
from tests.store.rows import NOW, change, match_row, result
from tests.store.test_postgres import address
from tests.store.test_queries import store

__all__ = ["address", "store"]

SIDE = SideRow(1, "s7", stamp=1, due=9)
VOTE = VoteRow(1, "s7", 1, 7, 0, "end", "end", "", NOW)
GUESS = GuessRow(1, "", 9, 0, 1, "s7", 75, NOW)
ASKED: Mapping[type[Any], Mapping[str, tuple[Any, ...]]] = {
    VoteStore: {
        **dict.fromkeys(("sides", "members", "sides_of", "votes", "votes_of", "running"), (1,)),
        "join": (1, 7, "s7", NOW),
        "see": (1, 7, "s7"),
        "open": (SIDE,),
        "keep_draft": (VOTE,),
        "cast": (VOTE,),
        "stop": (SIDE, 9),
        "put_off": (SIDE, 20),
        "note_thread": (1, "s7", 5),
        "note_message": (1, "s7", 1, 6),
        "leave": (1, 7, NOW),
    },
    ReportStore: {
        "add": (report_row(), 2, 3),
        "find": (1,),
        "list_of": (1,),
        "list_like": (report_row(number=2), 3),
        "answer": (1, "So it is", NOW),
        "note_told": (1, NOW),
    },
    PartStore: {
        "write": (1, [("s7", "finished", None)]),
        "list_latest": (1, 7, NOW, 30),
        "list_of": (7,),
        "count_unknown": (1, 7),
    },
    GuessStore: {
        "write": (GUESS,),
        "settle": ([GUESS],),
        "list_of_match": (1,),
        "list_of": (9,),
        "list_unsettled": (1,),
        "list_best": (1, "2000", "2999"),
    },
    SummaryStore: {
        "list_guilds": (),
        "is_due": (1,),
        "add_up": (1, 10),
        "tallies": (1, "tiny", "month"),
        "pairs": (1, 5),
        "longest": (1, "tiny", 3, frozenset({5}), 7),
        "median": (1, "tiny", "turns", 3),
    },
}
"""Every method, and what it is asked with."""
WHOLE: frozenset[str] = frozenset()
"""Statements that may look through a whole table."""


def name_methods(part: type[Any]) -> set[str]:
    return {name for name, method in vars(part).items() if isinstance(method, Method)}


def record(monkeypatch: pytest.MonkeyPatch, kind: type[Connection]) -> list[tuple[str, Mapping[str, Any]]]:
    """Every statement that a kind of connection is given from now on, with its values."""
    heard: list[tuple[str, Mapping[str, Any]]] = []
    fetch, execute, together = kind.fetch, kind.execute, kind.execute_together

    async def hear(self: Any, query: str, given: Any = None, /, **values: Any) -> list[Any]:
        heard.append((query, given or values))
        return await fetch(self, query, given, **values)

    async def hear_execute(self: Any, query: str, /, **values: Any) -> None:
        heard.append((query, values))
        await execute(self, query, **values)

    async def hear_together(self: Any, statements: Iterable[Statement]) -> None:
        listed = list(statements)
        heard.extend((query, row) for query, rows in listed for row in rows[:1])
        await together(self, listed)

    monkeypatch.setattr(kind, "fetch", hear)
    monkeypatch.setattr(kind, "execute", hear_execute)
    monkeypatch.setattr(kind, "execute_together", hear_together)
    return heard


async def find_kind(store: Store) -> type[Connection]:
    async def work(connection: Connection) -> type[Connection]:
        return type(connection)

    return await store.reader.read(work)


def explain(
    statement: str, values: Mapping[str, Any], *, on_server: bool
) -> Callable[[Connection], Awaitable[str]]:
    """How an engine would carry out a statement, in its own words."""

    async def work(connection: Connection) -> str:
        if on_server:
            # Whatever an index can do is done by it, though the tables are small.
            await connection.execute("SET LOCAL enable_seqscan = off")
            rows = await connection.fetch(f"EXPLAIN {statement}", values)
        else:
            rows = await connection.fetch(f"EXPLAIN QUERY PLAN {statement}", values)
        return "\n".join(str(row[-1]) for row in rows)

    return work


def looks_through(plan: str) -> list[str]:
    """The lines of a plan that look through a whole table."""
    return [
        line.strip()
        for line in plan.splitlines()
        if "Seq Scan on" in line
        or (line.startswith("SCAN ") and "INDEX" not in line and "CONSTANT" not in line)
    ]


async def fill(store: Store) -> None:
    """A game that is over, one that is played, and a report."""
    await store.commit(change(MatchChange(match_row(), None), token="a"))
    over = match_row(2, phase="over")
    await store.commit(change(MatchChange(over, None, results=(result(2, 7, house=None),)), token="b"))
    await store.write_feats(2, [], [("s7", "shire")], Summary(5, 60, '{"s7":["moria"]}'))


@pytest.mark.parametrize("part", list(ASKED), ids=lambda part: part.__name__)
async def test_every_statement_is_carried_out_by_an_index(
    store: Store, part: type[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store)
    [own] = [attribute for attribute in vars(store).values() if type(attribute) is part]
    with monkeypatch.context() as patched:
        heard = record(patched, await find_kind(store))
        for name, values in ASKED[part].items():
            named = {"shared": True} if name == "answer" else {}
            await getattr(own, name)(*values, **named)
        if part is VoteStore:
            await store.votes_due(9)
        if part is SummaryStore:
            await store.set_user_settings(7, '{"profile":false}')
    on_server = "postgres" in type(store).__module__
    scans = {}
    for statement, values in dict(heard).items():
        if statement.split()[0] not in ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH"):
            continue
        plan = await store.reader.read(explain(statement, values, on_server=on_server))
        if statement not in WHOLE and looks_through(plan):
            scans[statement] = looks_through(plan)
    assert scans == {}
    assert heard


@pytest.mark.parametrize("part", list(ASKED), ids=lambda part: part.__name__)
def test_every_method_is_asked(part: type[Any]) -> None:
    assert name_methods(part) == set(ASKED[part])
