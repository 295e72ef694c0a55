"""Several processes on one PostgreSQL database: who has what; who has lost it writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.store import (
    Change,
    ConflictError,
    LeaseError,
    MatchChange,
    News,
    OthersThereError,
    ShardCountError,
    ShardPlan,
    SharedFileError,
    TokenSeenError,
)
from bot.store.cluster import SNOWFLAKE
from bot.store.opening import open_store
from tests.postgres import Server
from tests.store.rows import change, match_row

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.postgres import PostgresStore

Opening = Callable[[ShardPlan], Awaitable["PostgresStore"]]
ONE, TWO = 1 << SNOWFLAKE, 2 << SNOWFLAKE
"""Servers of shards 1 and 0 of two."""


@pytest.fixture
def address(server: Server) -> str:
    """Of a new database."""
    return server.new_house()


@pytest_asyncio.fixture
async def opening(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opening]:
    """Opens the database as a process of several does, and closes it at the end."""
    from bot.store.postgres import PostgresStore, session, share

    monkeypatch.setattr(share, "BEAT", 0.1)
    monkeypatch.setattr(session, "ENTRY", 1.0)
    opened = []

    async def open_shared(plan: ShardPlan) -> PostgresStore:
        opened.append(await PostgresStore.open(address, plan=plan))
        return opened[-1]

    yield open_shared
    for store in opened:
        await store.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for a condition."""
    async with asyncio.timeout(30):
        while not is_so():  # noqa: ASYNC110 - no one event tells
            await asyncio.sleep(0.02)


def held(store: PostgresStore) -> frozenset[int]:
    """The shards a process holds."""
    assert store.share is not None
    return store.share.held


async def freeze(store: PostgresStore) -> None:
    """Has a process say no more that it lives, as one that is stopped; its connections stay."""
    assert store.share is not None
    assert store.share._task is not None
    store.share._task.cancel()
    await asyncio.gather(store.share._task, return_exceptions=True)


async def test_shards_and_duties_are_dealt_out_and_what_is_left_is_taken_by_the_others(
    opening: Opening,
) -> None:
    """Given one process with all, another one joins, and the first one leaves."""
    first = await opening(ShardPlan(4))
    await until(lambda: len(held(first)) == 4)
    second = await opening(ShardPlan(4))
    assert first.share
    assert second.share
    await until(lambda: bool(first.share and len(first.share.leaving) == 2))
    await first.share.give_up(first.share.leaving)
    await until(lambda: len(held(second)) == 2)
    assert held(first) | held(second) == {0, 1, 2, 3}
    assert (first.share.has_duties, second.share.has_duties) == (True, False)
    await first.close()
    await until(lambda: len(held(second)) == 4 and bool(second.share and second.share.has_duties))


async def test_fixed_shards_are_not_taken_by_another(opening: Opening) -> None:
    first = await opening(ShardPlan(4, range(2)))
    await until(lambda: held(first) == {0, 1})
    second = await opening(ShardPlan(4, range(1, 4)))
    await until(lambda: held(second) == {2, 3})
    await first.close()
    await until(lambda: held(second) == {1, 2, 3})


async def test_one_that_was_replaced_writes_nothing_and_notices(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a process that is stopped in the middle of a transaction, and wakes up once it was replaced."""
    from bot.store.postgres import session, share

    monkeypatch.setattr(share, "LIFE", 4.0)
    monkeypatch.setattr(share, "SILENT", 3.0)
    monkeypatch.setattr(session, "LIFE", 4.0)
    first = await opening(ShardPlan(2))
    await until(lambda: held(first) == {0, 1})
    second = await opening(ShardPlan(2))
    await second.commit(change(MatchChange(match_row(), None)))
    await freeze(first)
    # It holds the row of the match, which the other one needs.
    locked = await first.writer._session.connection()
    await first.writer._session.sign(locked, 99)
    await locked.execute("UPDATE match SET revision = 7 WHERE id = 1")
    await second.commit(change(MatchChange(match_row(revision=2), 1), token="t"))
    await until(lambda: held(second) == {0, 1})
    errors = await asyncio.gather(
        *(first.set_value(name, "late") for name in "abc"),
        first.commit(change(MatchChange(match_row(revision=3), 2))),
        return_exceptions=True,
    )
    assert [type(error) for error in errors] == [LeaseError] * 4
    assert first.share
    assert first.share.lost.is_set()
    assert held(first) == frozenset()
    assert [await second.value(name) for name in "abc"] == [None] * 3
    assert await second.share.revision(1) == 2 if second.share else False


async def test_of_two_that_change_a_match_from_the_same_revision_one_is_told_to_look_again(
    opening: Opening,
) -> None:
    first, second = await opening(ShardPlan(2)), await opening(ShardPlan(2))
    await first.commit(change(MatchChange(match_row(), None)))

    async def press(store: PostgresStore, token: str) -> None:
        await store.commit(change(MatchChange(match_row(revision=2), 1), token=token))

    errors = await asyncio.gather(press(first, "a"), press(second, "b"), return_exceptions=True)
    assert sorted(type(error) for error in errors if error) == [ConflictError]  # type: ignore[type-var]
    token = "b" if errors[0] is not None else "a"
    with pytest.raises(TokenSeenError):
        await (first if token == "b" else second).commit(
            Change((MatchChange(match_row(revision=3), 2),), token, "")
        )


async def test_each_works_off_what_is_of_its_servers_and_hears_of_the_rest(opening: Opening) -> None:
    first, second = await opening(ShardPlan(2, range(1))), await opening(ShardPlan(2, range(1, 2)))
    await until(lambda: held(first) == {0} and held(second) == {1})
    heard: list[News] = []
    assert first.share
    assert second.share
    second.share.on_news(heard.append)
    rows = match_row(1, guild=TWO, channel=1), match_row(2, guild=ONE, channel=2)
    for row in rows:
        await first.commit(change(MatchChange(row, None, outbox=(("table", None),)), token=str(row.id)))
    assert [item.match for item in await first.outbox(9)] == [1]
    assert [item.match for item in await second.outbox(9)] == [2]
    await first.share.replace("user", 5, None, "{}")
    await first.share.announce(News("panel", 1, "7:0.5:ab"))
    await until(lambda: len(heard) == 4)
    panel = News("panel", 1, "7:0.5:ab")
    assert heard == [News("match", 1, str(TWO)), News("match", 2, str(ONE)), News("user", 5), panel]


async def test_settings_that_were_changed_meanwhile_are_not_written_over(opening: Opening) -> None:
    first, second = await opening(ShardPlan(2)), await opening(ShardPlan(2))
    assert first.share
    assert second.share
    changes = (
        share.replace("user", 5, None, text) for share, text in ((first.share, "1"), (second.share, "2"))
    )
    errors = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(error) for error in errors if error] == [ConflictError]
    assert await first.user_settings(5) == ("2" if errors[0] else "1")


async def test_numbers_of_results_are_without_gaps_whoever_writes_them(opening: Opening) -> None:
    from tests.store.rows import result

    stores = await opening(ShardPlan(2)), await opening(ShardPlan(2))
    for number in range(1, 9):
        await stores[0].commit(
            change(MatchChange(match_row(number, channel=number), None), token=str(number))
        )
    ends = [
        stores[number % 2].commit(
            change(
                MatchChange(match_row(number, revision=2, channel=number), 1, results=(result(number, 7),)),
                token=f"end-{number}",
            )
        )
        for number in range(1, 9)
    ]
    await asyncio.gather(*ends)
    rows = await stores[0].results(1, None)
    assert len(rows) == 8


async def test_who_wants_it_alone_is_refused_beside_others_and_the_other_way_round(
    opening: Opening, address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from bot.store.postgres import PostgresStore, session

    monkeypatch.setattr(session, "LEASE_PATIENCE", 0.2)
    shared = await opening(ShardPlan(2))
    with pytest.raises(LeaseError):
        await PostgresStore.open(address)
    with pytest.raises(ShardCountError):
        await opening(ShardPlan(3))
    await shared.close()
    alone = await PostgresStore.open(address)
    with pytest.raises(LeaseError):
        await opening(ShardPlan(2))
    await alone.close()
    with pytest.raises(SharedFileError):
        await open_store(tmp_path / "pony.db", ShardPlan(2))


async def test_a_migration_waits_until_it_is_alone_unless_it_says_otherwise(
    opening: Opening, address: str, tmp_path: Path
) -> None:
    import shutil

    from bot.store.postgres import PostgresStore
    from bot.store.postgres.session import FOLDER

    await opening(ShardPlan(2))
    shutil.copytree(FOLDER, tmp_path / "sql")
    number = len(list(FOLDER.glob("*.sql"))) + 1
    further = tmp_path / "sql" / f"V{number:04}__more.sql"
    further.write_text("CREATE TABLE more (a integer);\n")
    with pytest.raises(OthersThereError):
        await PostgresStore.open(address, folder=tmp_path / "sql", plan=ShardPlan(2))
    further.write_text("-- side by side: yes\nCREATE TABLE more (a integer);\n")
    later = await PostgresStore.open(address, folder=tmp_path / "sql", plan=ShardPlan(2))
    await later.close()


async def test_each_transaction_looks_whether_it_may_still_write(
    opening: Opening, server: Server, address: str
) -> None:
    """Given a process that was replaced, and whose connection has not noticed."""
    store = await opening(ShardPlan(2))
    await store.set_value("a", "1")
    server.query(address, "UPDATE process SET ended = true")
    for names in ("a", "bc"):
        errors = await asyncio.gather(*(store.set_value(name, "2") for name in names), return_exceptions=True)
        assert {type(error) for error in errors} == {LeaseError}
    assert [await store.value(name) for name in "abc"] == ["1", None, None]
