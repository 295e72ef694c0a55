"""What every backend of the store must keep of tournaments; part of `Conformance`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.store import (
    ArchiveQuery,
    ConflictError,
    EntrantRow,
    MatchChange,
    PairingRow,
    PlaceTakenError,
    ResultRow,
    Store,
    TournamentChange,
    TournamentRow,
)
from tests.store.rows import NOW, change, match_row

PEOPLE = (EntrantRow(1, 1, 101, 1, None), EntrantRow(1, 2, 102, 1, 3))


def tournament_row(**fields: Any) -> TournamentRow:
    """A tournament that people may enter."""
    row = TournamentRow(0, 1, 500, 99, "Cup", "tiny", "entry", "{}", 0, 40, None, 1, 0, NOW)
    return replace(row, **fields)


def pairing(**fields: Any) -> PairingRow:
    """A game that is to be opened."""
    return replace(PairingRow(1, 1, 1, 1, "[1,2]", None, None, None, None, played=False), **fields)


async def begin(store: Store, *pairings: PairingRow) -> None:
    """A tournament with two people that is being played, and shown as it stands."""
    await store.write_tournament(TournamentChange(tournament_row(), None, PEOPLE, (), "t"))
    row = tournament_row(id=1, phase="playing", due=None, round=1, revision=2, shown=2)
    await store.write_tournament(TournamentChange(row, 1, PEOPLE, pairings))


class TournamentConformance:
    """Tests of one backend; the fixture `store` is in `Conformance`."""

    async def test_a_tournament_comes_back_as_it_was_written(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        games = (pairing(channel=7, match=1, points="[12,0]", reason="late", played=True), pairing(leg=2))
        await begin(store, *games)
        stored = await store.tournament(1)
        assert stored is not None
        assert (stored.row.phase, stored.row.round, stored.row.revision) == ("playing", 1, 2)
        assert (stored.entrants, stored.pairings) == (PEOPLE, games)
        assert await store.tournament(2) is None

    async def test_asked_for_twice_a_tournament_is_opened_once(self, store: Store) -> None:
        asked = TournamentChange(tournament_row(), None, (), (), "t")
        assert [await store.write_tournament(asked), await store.write_tournament(asked)] == [1, 1]
        assert await store.tournaments(1, ("entry",)) == (1,)

    async def test_a_channel_has_one_tournament_that_goes_on(self, store: Store) -> None:
        await begin(store)
        with pytest.raises(PlaceTakenError) as caught:
            await store.write_tournament(TournamentChange(tournament_row(), None, (), (), "u"))
        assert caught.value.match == 1
        over = tournament_row(id=1, phase="over", revision=3, shown=3)
        await store.write_tournament(TournamentChange(over, 2, PEOPLE, ()))
        assert await store.write_tournament(TournamentChange(tournament_row(), None, (), (), "u")) == 2
        assert await store.tournaments(1, ("entry", "over")) == (2, 1)

    async def test_a_tournament_that_was_changed_meanwhile_is_not_written_over(self, store: Store) -> None:
        await begin(store)
        with pytest.raises(ConflictError):
            await store.write_tournament(TournamentChange(tournament_row(id=1, revision=2), 1, (), ()))
        stored = await store.tournament(1)
        assert stored is not None
        assert stored.entrants == PEOPLE

    async def test_what_is_to_be_done_follows_from_the_rows(self, store: Store) -> None:
        await store.write_tournament(TournamentChange(tournament_row(shown=1), None, PEOPLE, (), "t"))
        assert (await store.tournaments_to_do(39), await store.next_entry_end()) == ((), 40)
        assert await store.tournaments_to_do(40) == (1,)
        playing = tournament_row(id=1, phase="playing", due=None, revision=2, shown=2)
        await store.commit(change(MatchChange(match_row(), None)))

        for revision, game, to_do in (
            (2, pairing(), (1,)),
            (3, pairing(channel=7, match=1), ()),
            (4, pairing(channel=7, match=1, points="[12,0]"), ()),
        ):
            row = replace(playing, revision=revision, shown=revision)
            await store.write_tournament(TournamentChange(row, revision - 1, PEOPLE, (game,)))
            assert await store.tournaments_to_do(99) == to_do
        await store.write_tournament(
            TournamentChange(replace(playing, revision=5, shown=4), 4, PEOPLE, (pairing(match=1),))
        )
        assert await store.tournaments_to_do(99) == (1,)

    async def test_the_end_of_a_match_is_something_to_do(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        await begin(store, pairing(channel=7, match=1))
        assert await store.tournaments_to_do(0) == ()
        await store.commit(change(MatchChange(match_row(phase="over", revision=2), 1)))
        assert await store.tournaments_to_do(0) == (1,)

    async def test_an_erased_user_is_a_pseudonym_in_tournaments_too(self, store: Store) -> None:
        await begin(store)
        assert await store.tournaments_of(101) == await store.tournaments_of(99) == (1,)
        first, second = await store.erase(101), await store.erase(99)
        stored = await store.tournament(1)
        assert stored is not None
        assert (stored.entrants[0].user, stored.row.host, stored.row.revision) == (first, second, 4)
        assert await store.tournaments_of(101) == ()

    async def test_the_games_of_a_tournament_can_be_found_together(self, store: Store) -> None:
        for match in (1, 2):
            won = ResultRow(match, match, 1, "tiny", 101, "north", 1, True, 4, NOW)
            await store.commit(change(MatchChange(match_row(match), None, results=(won,))))
        await begin(store, pairing(channel=7, match=2))
        rows = await store.archive(ArchiveQuery(1, tournament=1))
        assert [row.match for row in rows] == [2]
