"""Everything of one database into another, in both directions, and what is not everything is noticed."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from pathlib import Path

import pytest

from bot.store import (
    ActRow,
    AheadRow,
    DeadlineRow,
    DifferentError,
    FollowerRow,
    HandoverRow,
    MatchChange,
    NotEmptyError,
    RatingChange,
    RatingRow,
    RatingStep,
    SeatRow,
    SettingRow,
    SnapshotRow,
    SqliteStore,
    Store,
)
from bot.store.moving import move
from bot.store.tables import TABLES, Rows
from tests.postgres import Server
from tests.store.conformance import result
from tests.store.puzzles import answer_row, puzzle_row
from tests.store.rows import NOW, change, entry, match_row
from tests.store.tournaments import begin, pairing


async def fill(store: Store) -> None:
    """Matches with rows in every table, and truths of both kinds."""
    for match in (1, 2, 3):
        log = (entry(1, reveals=True, text="Żółw ’…"), entry(2, kind="undo", hands=True), entry(3, undone=2))
        await store.commit(
            change(
                MatchChange(
                    match_row(match, last_entry=3, outcome='{"a": [1]}' if match == 2 else None),
                    None,
                    seats=(SeatRow(7, 0, "north"), SeatRow(8, 1, None)),
                    invited=(9, 4),
                    followers=(FollowerRow(6, "end"),),
                    handovers=(HandoverRow(2, "north", 6),),
                    entries=log,
                    snapshot=SnapshotRow(3, '{"a":1}', "f"),
                    results=(
                        result(match, 7, won=match == 1, score=-4, house=None if match == 3 else "master"),
                    ),
                    outbox=(("table", None), ("turn", 7)),
                ),
                token=f"t{match}",
            )
        )
    rating = RatingRow(1, "tiny", "", 5, 7, 25.0, 1 / 3, 1, 1, -4, NOW)
    step = RatingStep(1, 7, "tiny", 1, 25.0, 1 / 3, NOW)
    await store.write_ratings(RatingChange(1, None, 1, "year", (rating,), (step,)))
    await store.commit(
        change(MatchChange(match_row(4, clocks="{}"), None, deadlines=(DeadlineRow(4, "", 9),)))
    )
    await begin(store, pairing(channel=7, match=1, points="[12,0]", played=True), pairing(leg=2))
    await store.add_act(ActRow(1, NOW, 7, "forbidden", None, 8))
    await store.write_feats(3, [("s7", "unseen")], [("s7", "frodo.shire")])
    await store.set_blocks(7, [9])
    await store.puzzles.write(puzzle_row(message=5, told=True))
    await store.puzzles.keep_ahead(AheadRow(1, 1, 5, None))
    await store.puzzles.answer(answer_row(7))
    await store.set_review(1, '{"version": 1}')
    await store.commit(
        change(
            MatchChange(match_row(5, phase="over", last_entry=1), None, entries=(entry(1, text="Żółw ’…"),))
        )
    )
    await store.compact(5)
    changed = SettingRow(1, NOW, 7, "pace", "null", '"day"')
    await store.set_guild_settings(1, '{"b": 2,  "a": 1}', [changed])
    await store.set_user_settings(7, "{}")
    await store.set_value("last-pseudonym", "-3")


async def everything(store: Store) -> dict[str, list[str]]:
    """Every row of every table, as text."""
    found: dict[str, list[str]] = {}
    async with aclosing(store.tables()) as tables:
        async for table, rows in tables:
            found.setdefault(table, []).extend(
                repr([int(each) if isinstance(each, bool) else each for each in row]) for row in rows
            )
    return {table: sorted(rows) for table, rows in found.items()}


@pytest.fixture
async def file(tmp_path: Path) -> AsyncGenerator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "here.db")
    await fill(store)
    yield store
    await store.close()


async def test_there_and_back_again_everything_is_the_same(
    server: Server, file: SqliteStore, tmp_path: Path
) -> None:
    from bot.store.postgres import PostgresStore

    there = await PostgresStore.open(server.new_database())
    back = await SqliteStore.open(tmp_path / "back.db")
    moved: list[int] = []
    assert await move(file, there, moved.append) == (5, moved[-1])
    await move(there, back)
    before = await everything(file)
    assert before.keys() == TABLES.keys()
    assert await everything(there) == await everything(back) == before
    for store in (there, back):
        assert await store.fresh_match() == 6
        assert await store.match(2) == await file.match(2)
        old = {item.id for item in await store.outbox(9)}
        await store.commit(change(MatchChange(match_row(2, revision=2), 1, outbox=(("offer", 8),))))
        assert {item.id for item in await store.outbox(9, after=max(old))} - old, "told after what was there"
    await there.close()
    await back.close()


async def test_what_is_not_empty_is_refused_and_left_alone(
    server: Server, file: SqliteStore, tmp_path: Path
) -> None:
    from bot.store.postgres import PostgresStore

    for store in (await PostgresStore.open(server.new_database()), await SqliteStore.open(tmp_path / "b.db")):
        await store.set_value("a", "1")
        with pytest.raises(NotEmptyError):
            await move(file, store)
        assert (await store.match(1), await store.value("a")) == (None, "1")
        await store.close()


async def test_a_row_that_was_changed_on_the_way_is_noticed_and_its_match_is_named(
    file: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = await SqliteStore.open(tmp_path / "back.db")
    true = target.fill

    async def fill_wrongly(tables: AsyncGenerator[Rows]) -> None:
        async def wrong() -> AsyncGenerator[Rows]:
            async for table, rows in tables:
                yield table, [(*row[:3], "0") if table == "snapshot" and row[0] == 2 else row for row in rows]

        await true(wrong())

    monkeypatch.setattr(target, "fill", fill_wrongly)
    with pytest.raises(DifferentError) as caught:
        await move(file, target)
    assert caught.value.matches == [2]
    await target.close()
