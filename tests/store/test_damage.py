# ruff: noqa: ASYNC240 - nothing else runs on the loop while a test looks at its files
"""A damaged file is one clear sentence when it is opened, whichever page of it is hit."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.config import NEVER
from bot.store import CorruptError, MatchChange, SeatRow, SnapshotRow, SqliteStore, Store, StoreError
from tests.store.rows import change, entry, match_row

PAGE = 4096
HEADER = 100
"""Bytes of the header of the file."""


MATCHES = 6
LOG = tuple(entry(seq, events=f'["{"e" * (9000 if seq == 3 else 60)}"]') for seq in range(1, 20))
SNAPSHOT = SnapshotRow(19, "s" * 6000, "f")


async def fill(store: Store) -> None:
    """Matches with rows in every table, some of them longer than a page."""
    for match in range(1, MATCHES + 1):
        await store.commit(
            change(
                MatchChange(
                    match_row(match, last_entry=19),
                    None,
                    seats=(SeatRow(7, 0, "north"), SeatRow(8, 1, "east")),
                    invited=(9,),
                    entries=LOG,
                    snapshot=SNAPSHOT,
                    outbox=(("table", None),),
                ),
                token=f"t{match}",
            )
        )
        await store.set_user_settings(match, "{}")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a small real database, which has no unused pages."""
    path = tmp_path_factory.mktemp("whole") / "house.db"

    async def make() -> None:
        store = await SqliteStore.open(path)
        await fill(store)
        await store.close()

    asyncio.run(make())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA freelist_count").fetchone() == (0,)
    return path.read_bytes()


def pages(whole: bytes) -> Iterator[int]:
    yield from range(0, len(whole), PAGE)


async def is_noticed(path: Path, content: bytes) -> bool:
    """Whether a file is refused in one sentence; or, where only the tail of a snapshot is hit, which has a
    fingerprint, whether everything else is as it was."""
    path.write_bytes(content)
    try:
        store = await SqliteStore.open(path)
    except StoreError as error:
        return "\n" not in str(error)
    stored_matches = [await store.match(match) for match in range(1, MATCHES + 1)]
    logs = [await store.entries(match) for match in range(1, MATCHES + 1)]
    await store.close()
    return all(log == LOG for log in logs) and any(
        stored and stored.snapshot != SNAPSHOT for stored in stored_matches
    )


@pytest.mark.parametrize("filling", [b"\0", b"\xa5", None], ids=["zeroes", "a5", "noise"])
async def test_a_page_overwritten_anywhere_is_found_at_the_start(
    path: Path, whole: bytes, filling: bytes | None
) -> None:
    rng = Random(1)
    missed = []
    for at in pages(whole):
        garbage = rng.randbytes(PAGE) if filling is None else filling * PAGE
        if not await is_noticed(path, whole[:at] + garbage + whole[at + PAGE :]):
            missed.append(at // PAGE + 1)
    assert missed == []


async def test_a_file_cut_off_anywhere_is_found_at_the_start(path: Path, whole: bytes) -> None:
    cuts = [1, HEADER - 1, HEADER, 512, *pages(whole), *(at + 100 for at in pages(whole))]
    missed = [cut for cut in cuts if cut and not await is_noticed(path, whole[:cut])]
    assert missed == []


async def test_a_damaged_header_is_found_at_the_start(path: Path, whole: bytes) -> None:
    path.write_bytes(bytes(HEADER) + whole[HEADER:])
    with pytest.raises(CorruptError):
        await SqliteStore.open(path)


async def test_noise_in_the_schema_is_found_at_the_start_or_harms_nothing(path: Path, whole: bytes) -> None:
    """Given some bytes of the first page changed at random, a store that opens can still be used."""
    rng = Random(2)
    for _ in range(60):
        content = bytearray(whole)
        for _ in range(8):
            content[rng.randrange(PAGE)] = rng.randrange(256)
        path.write_bytes(content)
        try:
            store = await SqliteStore.open(path)
        except StoreError:
            continue
        stored = await store.match(1)
        assert stored is not None
        assert stored.gapless
        await store.close()


async def test_what_cannot_be_read_later_is_a_typed_error_too(path: Path) -> None:
    """Given stamps that are JSON but no stamps, as only a hand could have written them."""
    store = await SqliteStore.open(path)
    await store.commit(change(MatchChange(match_row(), None)))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE match SET stamps = '[1]'")
    with pytest.raises(CorruptError):
        await store.match(1)
    assert await store.match(2) is None
    await store.close()


def test_the_program_says_so_in_one_sentence_and_that_it_stays_so(path: Path, whole: bytes) -> None:
    path.write_bytes(whole[:PAGE] + bytes(PAGE) + whole[2 * PAGE :])
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "play", "--port", "0", "--database", str(path)],
        env={**os.environ, "LANGUAGE": "en", "LANG": "C"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == NEVER, ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert str(path) in ended.stderr
