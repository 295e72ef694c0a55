"""An erased user is nowhere in the files: neither in a row, nor where a row once was, nor in the log."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest

from bot.store import ActRow, MatchChange, ResultRow, SeatRow, SqliteStore
from tests.store.rows import NOW, change, match_row

ANN = 812_345_678_901_234_567
"""As long as Discord's ids are."""


def traces(path: Path, user: int) -> dict[str, int]:
    """How often an id stands in each file of a database, as SQLite's number and as text."""
    forms = (user.to_bytes(8, "big"), str(user).encode())
    counted = {
        file.name: sum(file.read_bytes().count(form) for form in forms)
        for file in path.parent.glob(f"{path.name}*")
    }
    return {name: number for name, number in counted.items() if number}


def others(rng: Random) -> Iterator[int]:
    """Ids of other people, between which that of Ann sorts anywhere."""
    while True:
        yield ANN + rng.choice((-1, 1)) * rng.randrange(1, 10**9)


async def play(store: SqliteStore, matches: range, rng: Random) -> None:
    """Matches in which Ann hosts, sits, is invited, is to be told, and has a result; and some without her."""
    people = others(rng)
    for match in matches:
        user, host = (ANN if rng.random() < 0.6 else next(people) for _ in range(2))
        row = match_row(match, host=host)
        seats = [SeatRow(user, 0, "north"), SeatRow(next(people), 1, "east")]
        invited = (next(people), ANN) if rng.random() < 0.5 else ()
        result = ResultRow(match, match, 1, "tiny", user, "north", 1, True, 4, NOW)
        act = ActRow(1, NOW, host, "taken-out", match, user)
        outbox = (("turn", user), ("offer", next(people)))
        await store.commit(
            change(
                MatchChange(row, None, tuple(seats), invited, results=(result,), outbox=outbox, acts=(act,)),  # type: ignore[arg-type]
                token=f"t{match}",
            )
        )
        if rng.random() < 0.5:
            swapped = tuple(
                SeatRow(seat_row.user, 1 - seat_row.position, seat_row.seat) for seat_row in seats
            )
            row = match_row(match, revision=2, host=next(people), phase="over")
            await store.commit(change(MatchChange(row, 1, swapped, ())))
        await store.set_user_settings(next(people), "{}")
    await store.set_user_settings(ANN, "{}")


async def test_after_an_erasure_the_id_is_in_none_of_the_files(path: Path) -> None:
    store = await SqliteStore.open(path)
    await play(store, range(1, 400), Random(1))
    assert traces(path, ANN)
    await store.erase(ANN)
    assert traces(path, ANN) == {}
    await store.set_value("afterwards", "1")
    assert traces(path, ANN) == {}
    await store.close()
    assert traces(path, ANN) == {}


async def test_what_a_release_before_left_behind_is_overwritten_too(path: Path) -> None:
    """Given rows that were deleted without being overwritten, as releases before this one did."""
    store = await SqliteStore.open(path)
    await play(store, range(1, 200), Random(2))
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as older:
        older.execute("PRAGMA secure_delete = OFF")
        older.execute("DELETE FROM result")
        older.execute("DELETE FROM outbox")
    store = await SqliteStore.open(path)
    await store.erase(ANN)
    assert traces(path, ANN) == {}
    await store.close()


async def test_an_erasure_counts_although_a_backup_is_being_made_and_the_log_is_emptied_later(
    path: Path,
) -> None:
    """Given another connection that reads, then the log cannot be emptied; the next pruning does it."""
    store = await SqliteStore.open(path)
    await play(store, range(1, 20), Random(3))
    async with store.writer.alone() as connection:
        await connection.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM match").fetchone()
        await store.erase(ANN)
        assert (await store.person(ANN)) == ((), ())
        assert traces(path, ANN)
        reader.execute("COMMIT")
    await store.prune("2020")
    assert traces(path, ANN) == {}
    await store.close()


async def test_where_the_file_cannot_be_built_anew_the_next_pruning_does_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(path)
    await play(store, range(1, 20), Random(3))

    @asynccontextmanager
    async def fail() -> AsyncIterator[None]:
        raise sqlite3.OperationalError("disk I/O error")
        yield

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(store.writer, "alone", fail)
        await store.erase(ANN)
        assert traces(path, ANN)

    await store.prune("2020")
    assert traces(path, ANN) == {}
    await store.close()
