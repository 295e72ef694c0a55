"""What every backend of the store must keep of positions of the day; part of `Conformance`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.store import NOBODY, AheadRow, MatchChange, PlaceTakenError, PuzzleAnswerRow, PuzzleRow, Store
from tests.store.rows import change, match_row

UNTIL = "2026-03-02T08:00:00+00:00"
BEFORE, AFTER = "2026-03-02T07:59:59+00:00", "2026-03-02T08:00:01+00:00"


def puzzle_row(**fields: Any) -> PuzzleRow:
    """A position that has not been posted yet."""
    return replace(PuzzleRow(1, "2026-03-01", 1, 5, '{"a":1}', 20, None, UNTIL), **fields)


def answer_row(user: int, **fields: Any) -> PuzzleAnswerRow:
    """An answer in time."""
    return replace(PuzzleAnswerRow(1, "2026-03-01", user, "a", solved=True, at=BEFORE), **fields)


class PuzzleConformance:
    """Tests of one backend."""

    async def test_the_position_of_a_day_is_written_once_and_then_says_where_it_stands(
        self, store: Store
    ) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        later = puzzle_row(day="2026-03-02", entry=9)
        for row in (puzzle_row(), later, puzzle_row(guild=2)):
            await store.puzzles.write(row)
        await store.puzzles.write(puzzle_row(entry=7, message=33, told=True))
        assert await store.puzzles.latest(1, 9) == (later, puzzle_row(message=33, told=True))
        assert await store.puzzles.latest(1, 1) == (later,)
        assert await store.puzzles.latest(3, 9) == ()

    async def test_positions_are_kept_ahead_until_they_are_dropped(self, store: Store) -> None:
        for match in (1, 2):
            await store.commit(change(MatchChange(match_row(match), None)))
        first, dry = AheadRow(1, 1, 5, '{"a":1}'), AheadRow(1, 2, 0, None)
        for row in (dry, replace(first, entry=3), first, replace(first, guild=2)):
            await store.puzzles.keep_ahead(row)
        assert await store.puzzles.ahead(1) == (first, dry)
        await store.puzzles.drop_ahead(1, 1)
        assert await store.puzzles.ahead(1) == (dry,)
        assert len(await store.puzzles.ahead(2)) == 1

    async def test_a_game_of_the_houses_own_is_written_with_its_position_and_takes_no_place(
        self, store: Store
    ) -> None:
        """Given a table at play, then such a game may be kept in its channel, and is not its last one."""
        await store.commit(change(MatchChange(match_row(1, channel=5), None)))
        row = match_row(2, channel=5, phase="over", host=NOBODY)
        await store.commit(change(MatchChange(row, None, puzzle=(5, '{"a":1}'))))
        assert await store.puzzles.ahead(1) == (AheadRow(1, 2, 5, '{"a":1}'),)
        assert await store.match_at(1, 5) == 1
        assert await store.last_at(1, 5) is None
        with pytest.raises(PlaceTakenError):
            await store.commit(change(MatchChange(match_row(3, channel=5), None)))
        await store.guilds.erase(1)
        assert await store.match(2) is None
        assert await store.puzzles.ahead(1) == ()

    async def test_what_is_said_of_a_position_later_takes_the_place_of_what_was_said_first(
        self, store: Store
    ) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        for row in (puzzle_row(), puzzle_row(guild=2)):
            await store.puzzles.write(row)
        await store.puzzles.judge(1, "2026-03-01", '{"a":2}')
        assert await store.puzzles.latest(1, 1) == (puzzle_row(content='{"a":2}'),)
        assert await store.puzzles.latest(2, 1) == (puzzle_row(guild=2),)

    async def test_an_answer_counts_in_time_and_the_last_one_of_a_user(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        await store.puzzles.write(puzzle_row())
        assert await store.puzzles.answer(answer_row(7, choice="b", solved=False))
        assert await store.puzzles.answer(answer_row(7))
        assert await store.puzzles.answer(answer_row(8))
        assert not await store.puzzles.answer(answer_row(7, choice="c", at=AFTER))
        assert not await store.puzzles.answer(answer_row(9, at=UNTIL))
        assert not await store.puzzles.answer(answer_row(9, day="2026-03-02"))
        assert await store.puzzles.answers(1, "2026-03-01") == (answer_row(7), answer_row(8))
        assert await store.puzzles.answers(1, "2026-03-02") == ()
        assert await store.puzzles.answers_of(7) == (answer_row(7),)

    async def test_an_erased_users_answers_are_gone(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        await store.puzzles.write(puzzle_row())
        for user in (7, 8):
            await store.puzzles.answer(answer_row(user))
        await store.erase(7)
        assert await store.puzzles.answers(1, "") == (answer_row(8),)
