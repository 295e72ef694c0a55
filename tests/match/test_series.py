"""A series: seats rotate, points add up, and old buttons lead on to the next game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from bot.engine import Outcome
from bot.match.archive import read_record
from bot.match.bundle import GameBundle
from bot.match.lobby import options_to_offer
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.play import rotate
from bot.match.rating import Ladder
from bot.match.results import count_games, find_series_winners, is_series_decided
from cogs import bundles
from tests.match.house import ANN, BEN, CAT, DAN, HERE, House, refused
from tests.match.tiny_game import TinyGame, TinyState, tiny_bundle


class ScoringGame(TinyGame):
    """The winner of a game gets the points the test says, the loser none (as in rule 10.2)."""

    points = 0

    @classmethod
    def _outcome(cls, state: TinyState, reason: str, winners: tuple[str, ...]) -> Outcome:
        return Outcome(winners, reason, tuple((seat, cls.points * (seat in winners)) for seat in state.seats))


@pytest.fixture
async def scoring(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.open(tmp_path / "scoring.db", tiny_bundle(ScoringGame()))
    yield house
    await house.store.close()


async def won(house: House, match: int, winner: int, points: int) -> Table:
    """Ends a game for two: the other one gives up."""
    ScoringGame.points = points
    loser = BEN if winner == ANN else ANN
    return (await house.tables.resign(match, loser, house.token())).view.table


async def series_of_two(house: House) -> int:
    return await house.begun(ANN, BEN, series=2)


@pytest.mark.parametrize(
    ("second", "totals", "best"),
    [(4, ((ANN, 4), (BEN, 4)), (ANN, BEN)), (5, ((ANN, 4), (BEN, 5)), (BEN,))],
)
async def test_s74_the_higher_sum_of_two_games_wins_and_equal_sums_are_drawn(
    scoring: House, second: int, totals: tuple[tuple[int, int], ...], best: tuple[int, ...]
) -> None:
    first = await won(scoring, await series_of_two(scoring), ANN, 4)
    assert not is_series_decided(first)
    assert first.next is not None
    last = await won(scoring, first.next, BEN, second)
    assert last.totals == totals
    assert find_series_winners(last.totals) == best
    assert is_series_decided(last)


async def test_s75_the_winner_scores_and_the_loser_scores_nothing(scoring: House) -> None:
    table = await won(scoring, await series_of_two(scoring), BEN, 7)
    assert table.totals == ((ANN, 0), (BEN, 7))
    assert [(row.user, row.score, row.place) for row in await scoring.store.results(1, None)] == [
        (BEN, 7, 1),
        (ANN, 0, 2),
    ]


async def test_the_second_game_begins_at_once_with_the_seats_swapped(house: House) -> None:
    match = await series_of_two(house)
    await house.clear_outbox()
    ended = (await house.tables.resign(match, ANN, "r")).view.table
    assert (ended.phase, ended.number, ended.series) == ("over", 1, 2)
    assert ended.next is not None
    table = await house.tables.tables_at(HERE)
    assert table is not None
    assert (table.id, table.number, table.phase, table.message) == (ended.next, 2, "playing", None)
    assert table.seats == (("north", BEN), ("east", ANN))
    told = await house.outbox()
    assert (match, "over", None) in told
    assert {(table.id, "table", None), (table.id, "turn", ANN), (table.id, "turn", BEN)} <= set(told)
    await house.tables.archive.verify(table.id)


async def test_old_buttons_lead_on_to_the_next_game(house: House) -> None:
    match = await series_of_two(house)
    ended = (await house.tables.resign(match, ANN, "r")).view.table
    error = await refused(house.tables.act(match, BEN, 1, ["put a"], "x"))
    assert (error.reason, error.facts) == ("refused-over", {"next": str(ended.next)})


async def test_the_end_of_one_game_and_the_start_of_the_next_are_one_step(house: House) -> None:
    match = await series_of_two(house)
    house.faulty.fail = "before"
    with pytest.raises(RuntimeError, match="crashed"):
        await house.tables.resign(match, ANN, "r")
    later = await house.reopened()
    assert (await later.tables.table(match)).phase == "playing"
    assert (await later.tables.resign(match, ANN, "r")).view.table.next is not None
    assert (await later.tables.resign(match, ANN, "r")).repeated
    await later.store.close()


async def test_a_single_game_is_followed_by_none(house: House) -> None:
    match = await house.finished()
    table = await house.tables.table(match)
    assert (table.next, table.series) == (None, 1)
    assert not is_series_decided(table)
    assert await house.tables.tables_at(HERE) is None


def test_seats_rotate_by_one() -> None:
    assert rotate((("a", 1), ("b", 2), ("c", 3))) == {1: "b", 2: "c", 3: "a"}


async def test_two_games_of_the_confrontation_from_lobby_to_leaderboard(house: House) -> None:
    tables = MatchService(house.store, bundles(), rng=Random(5))
    rng = Random(6)
    lobby = await tables.open_lobby("confrontation", HERE, ANN, [BEN], {"series": 2}, "open")
    await tables.join(lobby.id, BEN, None, "join")
    table = await tables.begin(lobby.id, ANN, "begin")
    sides = []
    for press in range(2_000):
        if table.phase == "over" and table.next is not None:
            sides.append(table.seat_of(ANN))
            table = await tables.table(table.next)
        if table.phase == "over":
            break
        user = rng.choice([ANN, BEN])
        view = await tables.view(table.id, user)
        if view.observation.legal:
            text = str(rng.choice(view.observation.legal))
            table = (await tables.act(table.id, user, view.stamp, [text], f"p{press}")).view.table
        else:
            table = view.table
    sides.append(table.seat_of(ANN))
    assert sorted(map(str, sides)) == ["dark", "light"]
    assert table.totals[0][1] + table.totals[1][1] > 0
    for match in (lobby.id, table.id):
        await tables.archive.verify(match)
        _, record, played = read_record(bundles(), await tables.archive.record(match, ANN))
        assert len(played) == len(record.log) + 1
    assert sum(line.played for line in (await tables.leaderboards.of(1, Ladder("confrontation"))).lines) == 4


async def test_the_next_game_of_a_series_begins_blank_and_remembers_only_the_points(house: House) -> None:
    match = await series_of_two(house)
    await house.tables.set_message(match, 77, datetime(2026, 1, 1, tzinfo=UTC))
    await house.tables.propose(match, ANN, "pause", house.token())
    await house.tables.agree(match, BEN, house.token())
    ended = (await house.tables.resign(match, ANN, "r")).view.table
    assert ended.next is not None
    assert not (await house.tables.table(ended.next)).paused
    before, after = [await house.store.match(match_id) for match_id in (match, ended.next)]
    assert before is not None
    assert after is not None
    assert (before.row.next_id, before.row.phase, before.row.series_id) == (ended.next, "over", match)
    row = after.row
    assert (row.series_id, row.next_id, row.number, row.series) == (match, None, 2, 2)
    assert (row.message, row.message_posted, row.outcome, row.offer) == (None, None, None, None)
    assert row.last_entry == len(await house.store.entries(ended.next)) == 2, "two cards are dealt"
    assert (row.last_press, row.revision, row.public_seq) == (1, 1, 0), "nobody has seen anything of it"
    assert row.stamps == (("north", 2), ("east", 2))
    assert row.created > before.row.created
    assert after.invited == ()
    assert {seat.user: seat.seat for seat in after.seats} == {ANN: "east", BEN: "north"}
    assert after.series == before.series != ()


class WinsGame(ScoringGame):
    """Games won are added up, whatever the points were."""

    facts = replace(TinyGame.facts, adds="wins")


async def test_where_games_won_are_added_up_points_do_not_matter_and_a_restart_changes_nothing(
    tmp_path: Path,
) -> None:
    house = await House.open(tmp_path / "wins.db", tiny_bundle(WinsGame()))
    first = await won(house, await house.begun(ANN, BEN, series=4), ANN, 9)
    assert first.next is not None
    second = await won(house, first.next, BEN, 1)
    assert second.next is not None
    third = await won(house, second.next, BEN, 1)
    assert (third.number, third.totals) == (3, ((ANN, 1), (BEN, 2)))
    assert third.next is not None
    later = await house.reopened(WinsGame())
    assert (await later.tables.table(third.next)).totals == third.totals
    await later.store.close()


@pytest.mark.parametrize("bundle", bundles().values(), ids=bundles())
def test_a_match_of_several_games_is_offered_exactly_where_the_sides_differ(bundle: GameBundle) -> None:
    offered = "series" in options_to_offer(bundle.game.options)
    assert offered == bundle.game.facts.rotates == bundle.game.facts.sided
    assert count_games(bundle.game, bundle.game.options()) == 1, "before anything is agreed on"


class CountedGame(TinyGame):
    """Ends as the test says: whoever wins need not have the most points."""

    winners: tuple[str, ...] = ()
    scores: tuple[tuple[str, int], ...] = ()

    @classmethod
    def _outcome(cls, state: TinyState, reason: str, winners: tuple[str, ...]) -> Outcome:
        return Outcome(cls.winners, reason, cls.scores)


@pytest.mark.parametrize(
    ("winners", "points", "places"),
    [
        (("north",), (1, 5, 5, 2), (1, 2, 2, 4)),
        (("east", "west"), (9, 4, 4, 3), (3, 1, 4, 1)),
        ((), (2, 2, 1, 0), (1, 1, 3, 4)),
        (("south",), (), (2, 2, 1, 2)),
        ((), (0,), (1, 1, 1, 1)),
    ],
)
async def test_winners_come_first_then_points_decide_and_equals_share_a_place(
    tmp_path: Path, winners: tuple[str, ...], points: tuple[int, ...], places: tuple[int, ...]
) -> None:
    seats, users = ("north", "east", "south", "west"), (ANN, BEN, CAT, DAN)
    counted = (*points, 0, 0, 0, 0)[:4]
    CountedGame.winners, CountedGame.scores = winners, tuple(zip(seats, points, strict=False))
    house = await House.open(tmp_path / "counted.db", tiny_bundle(CountedGame()))
    match = await house.finished(*users)
    rows = {row.user: row for row in await house.store.results(1, "tiny")}
    assert tuple(rows[user].place for user in users) == places
    assert tuple(rows[user].won for user in users) == tuple(seat in winners for seat in seats)
    assert tuple(rows[user].score for user in users) == counted
    assert tuple(rows[user].seat for user in users) == seats
    table = await house.tables.table(match)
    assert table.totals == tuple(zip(users, counted, strict=True))
    await house.store.close()
