"""What every backend of the store must keep of people's parts in games; part of `Conformance`."""

from __future__ import annotations

from dataclasses import replace

from bot.store import GuessRow, MatchChange, PartRow, Store
from tests.store.rows import NOW, change, match_row, result

LONG_AGO = "1999-01-01"


class PartConformance:
    """Tests of one backend."""

    async def test_parts_are_kept_once_and_the_latest_come_first(self, store: Store) -> None:
        for match in (1, 2, 3):
            rows = (result(match, 7, house=None), result(match, 8, house=None))
            await store.commit(change(MatchChange(match_row(match, phase="over"), None, results=rows)))
        for match, ending in ((1, "finished"), (2, "timed")):
            for turns in ("[1,20]", "[5]"):
                await store.parts.write(
                    match, [("s7", ending, turns), ("s8", "excused", None), ("s9", "", None)]
                )
        first, second = (
            PartRow(match, "s7", 7, 1, NOW, how, "[1,20]") for match, how in ((1, "finished"), (2, "timed"))
        )
        assert await store.parts.list_latest(1, 7, LONG_AGO, 9) == (second, first)
        assert await store.parts.list_latest(1, 7, LONG_AGO, 1) == (second,)
        assert await store.parts.list_latest(1, 7, "2999", 9) == (first,), "the other is forgiven"
        assert await store.parts.list_latest(1, 8, LONG_AGO, 9) == (), "others decided that"
        assert await store.parts.list_latest(2, 7, LONG_AGO, 9) == ()
        assert [await store.parts.count_unknown(1, user) for user in (7, 8, 9)] == [1, 1, 0]
        assert await store.parts.list_of(7) == (first, second)

    async def test_an_erased_persons_parts_are_nobodys(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(phase="over"), None, results=(result(1, 7),))))
        await store.parts.write(1, [("s7", "resigned", None)])
        pseudonym = await store.erase(7)
        assert await store.parts.list_of(7) == ()
        assert [part.ending for part in await store.parts.list_of(pseudonym)] == ["resigned"]

    async def test_that_a_lobby_asks_is_kept_with_it(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(asks=True), None)))
        stored = await store.match(1)
        assert stored is not None
        assert stored.row.asks is True

    async def test_a_guess_is_kept_while_its_match_is_played_settled_once_and_added_up(
        self, store: Store
    ) -> None:
        row = GuessRow(1, "", 7, 4, 1, "north", 75, NOW)
        await store.commit(change(MatchChange(match_row(last_press=4), None)))
        assert not await store.guesses.write(replace(row, press=3)), "something has been done since"
        for guess in (row, replace(row, sure=90), replace(row, user=8)):
            assert await store.guesses.write(guess)
        assert [guess.sure for guess in await store.guesses.list_of_match(1)] == [90, 75]
        assert await store.guesses.list_unsettled(1) == ()
        await store.commit(change(MatchChange(match_row(revision=2, last_press=5, phase="over"), 1)))
        assert not await store.guesses.write(replace(row, press=5)), "it is over"
        assert await store.guesses.list_unsettled(1) == (1,)
        for points in (-224, 96):
            guesses = await store.guesses.list_of_match(1)
            await store.guesses.settle([replace(guess, points=points, ended=NOW) for guess in guesses])
        assert await store.guesses.list_unsettled(1) == ()
        assert await store.guesses.list_best(1, "2000", "2999") == ((7, 1, -224), (8, 1, -224))
        assert await store.guesses.list_best(1, "2000", NOW) == ()
        await store.erase(7)
        assert await store.guesses.list_of(7) == ()
