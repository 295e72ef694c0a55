"""What every backend of the store must keep of games in which people vote; part of `Conformance`."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.store import MatchChange, Store
from bot.store.queries.votes import SideRow, VoteRow
from tests.store.rows import NOW, change, match_row

NORTH = SideRow(1, "north", stamp=4, due=90)


def vote_row(user: int, choice: str = "step 1", stamp: int = 4) -> VoteRow:
    """Somebody's vote on the decision of the north; its number is given by the store."""
    return VoteRow(1, "north", stamp, user, 0, choice, choice, "", NOW)


async def sit_down(store: Store, *users: int) -> None:
    """A match in which so many are in the north, where a vote is open."""
    await store.commit(change(MatchChange(match_row(), None)))
    for user in users:
        assert await store.votes.join(1, user, "north", NOW)
    await store.votes.open(NORTH)


async def due_of(store: Store) -> int | None:
    [side] = await store.votes.sides(1)
    return side.due


async def votes_of(store: Store) -> list[tuple[int, str, int]]:
    return [(vote.user, vote.choice, vote.number) for vote in await store.votes.votes(1, "north", 4)]


class VoteConformance:
    """Tests of one backend."""

    async def test_a_vote_counts_while_it_is_open_and_keeps_its_place_while_it_stays_the_same(
        self, store: Store
    ) -> None:
        await sit_down(store, 7, 8, 9)
        assert not await store.votes.cast(vote_row(7, stamp=3)), "that was another decision"
        for row in (vote_row(7), vote_row(8, "end"), vote_row(7)):
            assert await store.votes.cast(row)
        assert await votes_of(store) == [(7, "step 1", 1), (8, "end", 2)]
        await store.votes.keep_draft(replace(vote_row(8, ""), draft="step 2"))
        assert await votes_of(store) == [(7, "step 1", 1), (8, "end", 2)]
        assert [vote.draft for vote in await store.votes.votes_of(8)] == ["step 2"]
        assert await store.votes.cast(vote_row(7, "end"))
        assert await votes_of(store) == [(8, "end", 2), (7, "end", 3)]
        assert [vote.user for vote in await store.votes.votes(1)] == [8, 7]

    async def test_a_vote_in_which_all_have_voted_is_due_at_once_and_stops_once(self, store: Store) -> None:
        await sit_down(store, 7, 8)
        assert await store.votes_due(9) == (NORTH,)
        await store.votes.cast(vote_row(7))
        await store.votes.keep_draft(vote_row(8, ""))
        assert await due_of(store) == 90
        assert not await store.votes.stop(NORTH, 89)
        await store.votes.leave(1, 8, NOW)
        assert await due_of(store) == 1
        assert await store.votes.stop(NORTH, 1)
        assert await due_of(store) == 0
        assert not await store.votes.cast(vote_row(7, "end")), "it is being counted"
        assert await store.votes.stop(NORTH, 1), "whoever was cut off counts it again"
        await store.votes.put_off(NORTH, None)
        assert (await due_of(store), await store.votes_due(9)) == (None, ())
        assert not await store.votes.stop(NORTH, 99)

    async def test_a_vote_that_nobody_took_part_in_goes_on_and_the_next_decision_takes_its_place(
        self, store: Store
    ) -> None:
        await sit_down(store, 7)
        await store.votes.open(replace(NORTH, due=5))
        assert await due_of(store) == 90, "it is open already"
        assert await store.votes.stop(NORTH, 90)
        await store.votes.put_off(NORTH, 180)
        assert [(side.due, side.put_off) for side in await store.votes.sides(1)] == [(180, 1)]
        await store.votes.open(replace(NORTH, stamp=5, due=200))
        assert [(side.stamp, side.due, side.put_off) for side in await store.votes.sides(1)] == [(5, 200, 0)]
        assert not await store.votes.stop(NORTH, 999), "that was the decision before"
        assert await store.votes.running(1) == (1,)
        assert await store.votes.running(2) == ()

    async def test_votes_cast_at_once_have_different_numbers(self, store: Store) -> None:
        users = range(11, 31)
        await sit_down(store, *users)
        assert all(await asyncio.gather(*(store.votes.cast(vote_row(user)) for user in users)))
        assert sorted(number for *_, number in await votes_of(store)) == list(range(1, 21))
        assert await due_of(store) == 1

    async def test_somebody_is_on_one_side_and_on_no_other_once_they_have_seen_its_cards(
        self, store: Store
    ) -> None:
        await sit_down(store, 7)
        assert await store.votes.join(1, 7, "east", NOW)
        assert not await store.votes.see(1, 7, "north"), "they have left it"
        assert await store.votes.see(1, 7, "east")
        assert not await store.votes.join(1, 7, "north", NOW)
        await store.votes.leave(1, 7, "later")
        assert not await store.votes.join(1, 7, "north", NOW)
        rows = {member.seat: (member.gone, member.seen) for member in await store.votes.members(1)}
        assert rows == {"north": (NOW, False), "east": ("later", True)}
        assert await store.votes.join(1, 7, "east", NOW)
        assert [(member.seat, member.gone) for member in await store.votes.sides_of(7)] == [
            ("east", None),
            ("north", NOW),
        ]

    async def test_a_side_knows_its_thread_and_its_latest_message(self, store: Store) -> None:
        await sit_down(store, 7)
        await store.votes.note_thread(1, "north", 55)
        await store.votes.note_message(1, "north", 4, 600)
        await store.votes.note_message(1, "north", 3, 500)
        [side] = await store.votes.sides(1)
        assert (side.thread, side.message, side.shown, side.due) == (55, 600, 4, 90)
        await store.votes.note_thread(1, "north", None)
        [side] = await store.votes.sides(1)
        assert (side.thread, side.message, side.shown, side.stamp) == (None, None, 0, 4)
