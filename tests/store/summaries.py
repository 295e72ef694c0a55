"""What every backend of the store must keep of finished games and their sums; part of `Conformance`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import LongRow, MatchChange, PairRow, ResultRow, Store, Summary, TallyRow
from tests.store.rows import NOW, change, match_row

HIDDEN, SHOWN = '{"language":null,"profile":false}', '{"language":"pl","profile":true}'


async def finish(
    store: Store, match: int, users: Sequence[int], turns: int = 5, guild: int = 1, house: str | None = None
) -> None:
    """A game that is over, won by the first of those who played, and looked through."""
    results = tuple(
        ResultRow(match, match, guild, "tiny", user, f"s{place}", 1 + (place > 1), place == 1, 0, NOW, house)
        for place, user in enumerate(users, start=1)
    )
    row = match_row(match, phase="over", guild=guild)
    await store.commit(change(MatchChange(row, None, results=results)))
    summary = Summary(turns, 60 * turns, '{"s1":["moria","rohan"],"s2":["moria"]}')
    for _ in range(2):
        await store.write_feats(match, [], [("s1", "shire")], summary)


async def add_up(store: Store, guild: int = 1) -> int:
    """How many games were looked at, two at a time."""
    looked_at = 0
    while await store.summaries.is_due(guild):
        looked_at += await store.summaries.add_up(guild, 2)
    return looked_at


async def played_of(store: Store, guild: int = 1) -> dict[tuple[str, str], tuple[int, int]]:
    """What was added up, by what it is and its name."""
    return {(row.what, row.name): (row.played, row.won) for row in await store.summaries.tallies(guild)}


class SummaryConformance:
    """Tests of one backend."""

    async def test_games_among_people_are_added_up_once_each_on_their_guild(self, store: Store) -> None:
        await finish(store, 1, (7, 8))
        await finish(store, 2, (8, 7), guild=2)
        await finish(store, 3, (7, 9), house="keen")
        await finish(store, 4, (8, 7, 9))
        assert await store.summaries.list_guilds() == (1, 2)
        assert [await add_up(store), await add_up(store), await add_up(store, 2)] == [2, 0, 1]
        assert await played_of(store) == {
            ("month", "2026-01"): (2, 0),
            ("side", "s1"): (2, 2),
            ("side", "s2"): (2, 0),
            ("side", "s3"): (1, 0),
            ("opening", "s1 shire"): (2, 2),
            ("card", "s1 moria"): (2, 2),
            ("card", "s1 rohan"): (2, 2),
            ("card", "s2 moria"): (2, 0),
        }
        assert await store.summaries.tallies(1, "tiny", "month") == (
            TallyRow("tiny", "month", "2026-01", 2, 0),
        )
        assert await store.summaries.tallies(1, "war") == ()
        assert await store.summaries.pairs(1, 9) == (PairRow(7, 8, 2),)
        assert await store.summaries.list_guilds() == ()

    async def test_games_of_who_hides_their_profile_leave_the_sums_and_come_back(self, store: Store) -> None:
        for match, users in ((1, (7, 8)), (2, (8, 9)), (3, (7, 8))):
            await finish(store, match, users)
        await add_up(store)
        whole, pairs = await played_of(store), await store.summaries.pairs(1, 9)
        await store.set_user_settings(7, SHOWN)
        assert not await store.summaries.is_due(1)
        await store.set_user_settings(7, HIDDEN)
        assert await add_up(store) == 2
        assert (await played_of(store))["month", "2026-01"] == (1, 0)
        assert await store.summaries.pairs(1, 9) == ()
        await store.set_user_settings(9, HIDDEN)
        await add_up(store)
        assert await played_of(store) == {}
        for user in (7, 9):
            await store.set_user_settings(user, SHOWN)
        assert await add_up(store) == 3
        assert (await played_of(store), await store.summaries.pairs(1, 9)) == (whole, pairs)

    async def test_erased_people_keep_their_games_and_lose_their_pairs(self, store: Store) -> None:
        await store.set_user_settings(7, HIDDEN)
        for match, users in ((1, (7, 8)), (2, (8, 9)), (3, (9, 8))):
            await finish(store, match, users)
        await add_up(store)
        assert (await played_of(store))["month", "2026-01"] == (2, 0)
        await store.erase(7)
        await store.erase(9)
        assert await store.summaries.pairs(1, 9) == ()
        await add_up(store)
        assert (await played_of(store))["month", "2026-01"] == (3, 0)
        assert await store.summaries.pairs(1, 9) == ()
        await store.set_user_settings(8, HIDDEN)
        await add_up(store)
        assert await played_of(store) == {}

    async def test_the_longest_games_and_the_medians_are_of_those_that_count(self, store: Store) -> None:
        for match, turns in ((1, 30), (2, 10), (3, 20), (4, 40)):
            await finish(store, match, (7, 8) if match != 4 else (8, 9), turns)
        await add_up(store)
        long = [LongRow(4, 1004, 40, 2400, NOW, (8, 9)), LongRow(1, 1001, 30, 1800, NOW, (7, 8))]
        assert [*await store.summaries.longest(1, "tiny", 2, frozenset(), 0)] == long
        hidden = frozenset({1001, 1004})
        seen = await store.summaries.longest(1, "tiny", 2, hidden, 9)
        assert [row.match for row in seen] == [4, 3]
        assert await store.summaries.median(1, "tiny", "turns", 4) == 25
        await store.set_user_settings(9, HIDDEN)
        await add_up(store)
        assert await store.summaries.median(1, "tiny", "turns", 3) == 20
        assert await store.summaries.median(1, "tiny", "seconds", 3) == 1200
        assert await store.summaries.median(2, "tiny", "turns", 0) is None
