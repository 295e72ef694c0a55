"""Whole tournaments with the database, the director and random moves; the process is killed between."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.match.clocks import HOUR
from bot.match.rating import Ladder
from bot.match.tournaments.model import POINT, Terms, rank
from bot.store import ArchiveQuery
from bot.text import GivenText
from tests.match.house import House, refused
from tests.match.tournaments.cup import GUILD, HOST, PEOPLE, Cup, Hall, Kills


@pytest.fixture
async def cup(tmp_path: Path) -> AsyncIterator[Cup]:
    cup = Cup(await House.open(tmp_path / "house.db"), Hall(), Random(4))
    yield cup
    await cup.house.store.close()


async def test_sixteen_play_a_swiss_with_two_withdrawals_a_late_entry_and_kills_between(cup: Cup) -> None:
    await cup.open(PEOPLE[:16], Terms(rounds=4, pace="day"))
    await cup.house.tables.tournaments.begin(cup.number, HOST)
    # The director dies in the middle of opening the tables, and again before any is shown.
    cup.hall.fail = True
    await cup.director.look()
    await cup.die()
    first = await cup.look()
    assert len({game.match for game in first.games}) == len({game.channel for game in first.games}) == 8

    await cup.die()
    second = await cup.play_round()
    tournaments = cup.house.tables.tournaments
    await tournaments.withdraw(cup.number, PEOPLE[3])
    await tournaments.enter(cup.number, PEOPLE[20], ())
    await cup.die()
    third = await cup.play_round()
    await cup.house.tables.tournaments.withdraw(cup.number, PEOPLE[7])
    fourth = await cup.play_round()
    await cup.die()
    over = await cup.play_round()

    assert [tournament.round for tournament in (first, second, third, fourth, over)] == [1, 2, 3, 4, 4]
    assert over.phase == "over"
    assert [len(over.playing(number)) for number in (1, 2, 3, 4)] == [16, 16, 16, 15]
    met = [frozenset(game.players) for game in over.games if not game.is_bye]
    assert len(met) == len(set(met))
    # What each table counted is what its record says, and every game was begun once.
    for game in over.games:
        if game.match is None:
            continue
        record = await cup.house.tables.archive.read_record(game.match)
        assert record is not None
        table = await cup.house.tables.table(game.match)
        assert table.outcome is not None
        winners = [table.user_at(seat) for seat in table.outcome.winners]
        best = [over.entrant_of(number).user for number in game.players if game.of(number) >= POINT // 2]
        assert sorted(map(str, winners)) == sorted(map(str, best))
    played = [game.match for game in over.games if game.match is not None]
    assert len(played) == len(set(played)) == 8 + 8 + 8 + 7
    points = {line.number: line.points for line in rank(over)}
    assert sum(points.values()) == sum(sum(game.points or ()) for game in over.games)
    assert cup.hall.shown[-1] == over or cup.hall.shown[-1].phase == "over"

    games = await cup.house.tables.archive.find(ArchiveQuery(GUILD, tournament=cup.number, most=100))
    assert sorted(game.match for game in games) == sorted(played)
    rated = await cup.house.tables.leaderboards.of(GUILD, Ladder("tiny"))
    assert sum(line.played for line in rated.lines) == 2 * len(played)


async def test_killed_at_any_write_a_tournament_comes_to_the_same_end(cup: Cup) -> None:
    await cup.open(PEOPLE[:2], Terms(rounds=1, both_sides=True))
    await cup.house.tables.tournaments.begin(cup.number, HOST)
    kills = Kills()
    for _ in range(80):
        kills.arm(cup.house)
        await cup.director.look()
        now = await cup.now()
        for game in now.games:
            if game.match is not None and game.points is None:
                await cup.play(game.match)
        if now.phase == "over" and now.shown == now.revision:
            break
        await cup.die()
    over = await cup.now()
    assert kills.number > 5
    assert over.phase == "over"
    assert [game.match for game in over.games] == [1, 2]
    assert await cup.house.store.matches(("playing", "over")) == (1, 2)
    assert len(cup.hall.threads) == 1


async def test_a_tournament_begins_by_itself_when_the_time_to_enter_is_over(cup: Cup) -> None:
    await cup.open(PEOPLE[:4], Terms(), seconds=HOUR)
    assert (await cup.look()).phase == "entry"
    await cup.die()
    cup.house.hours.passed += HOUR + 1
    assert (await cup.look()).round == 1


async def test_what_happens_while_it_is_being_shown_is_shown_next(cup: Cup) -> None:
    await cup.open(PEOPLE[:1], Terms())
    tournaments = cup.house.tables.tournaments
    cup.hall.meanwhile = lambda: tournaments.enter(cup.number, PEOPLE[1], ())
    await cup.look()
    assert [len(tournament.entrants) for tournament in cup.hall.shown] == [1, 2]


async def test_killed_between_withdrawing_and_giving_up_the_game_is_given_up_all_the_same(cup: Cup) -> None:
    await cup.open(PEOPLE[:2], Terms(rounds=1))
    await cup.begin()
    cup.house.faulty.fail = "before"
    with pytest.raises(RuntimeError):
        await cup.house.tables.tournaments.withdraw(cup.number, PEOPLE[0])
    await cup.die()
    await cup.look()
    assert (await cup.look()).phase == "over"


async def test_with_one_entrant_it_does_not_begin(cup: Cup) -> None:
    await cup.open(PEOPLE[:1], Terms(), seconds=HOUR)
    few = await refused(cup.house.tables.tournaments.begin(cup.number, HOST))
    cup.house.hours.passed += HOUR + 1
    assert (await cup.look()).phase == "cancelled"
    assert few.reason == "refused-tournament-few"


async def test_the_best_rated_is_placed_first(cup: Cup) -> None:
    await cup.open(PEOPLE[:2], Terms(rounds=1))
    await cup.begin()
    over = await cup.play_round()
    winner = over.entrant_of(rank(over)[0].number).user
    await cup.open([user for user in PEOPLE[:3] if user != winner] + [winner], Terms(rounds=1))
    assert (await cup.begin()).entrant_of(1).user == winner


async def test_both_sides_are_played_one_after_the_other_at_the_same_table(cup: Cup) -> None:
    await cup.open(PEOPLE[:2], Terms(rounds=1, both_sides=True))
    begun = await cup.begin()
    over = await cup.play_round()
    first, second = over.games
    assert len(begun.games) == 1
    assert first.players == second.players[::-1]
    assert first.match != second.match


async def test_three_and_four_sit_at_the_tables_of_a_game_for_so_many(cup: Cup) -> None:
    await cup.open(PEOPLE[:7], Terms(rounds=1, seats=4))
    begun = await cup.begin()
    assert sorted(len(game.players) for game in begun.games) == [3, 4]
    assert (await cup.play_round()).phase == "over"


async def test_the_manager_sets_a_result_and_the_round_goes_on_from_it(cup: Cup) -> None:
    await cup.open(PEOPLE[:2], Terms(format="knock-out"))
    begun = await cup.begin()
    tournaments = cup.house.tables.tournaments
    winner = begun.entrant_of(begun.games[0].players[1]).user
    others = await refused(tournaments.rule(cup.number, PEOPLE[0], (1, 1, 1), winner, GivenText("mine")))
    nobody = await refused(tournaments.rule(cup.number, HOST, (1, 9, 1), winner, GivenText("?")))
    stranger = await refused(tournaments.rule(cup.number, HOST, (1, 1, 1), PEOPLE[9], GivenText("?")))
    over = await tournaments.rule(cup.number, HOST, (1, 1, 1), winner, GivenText("did not come"))

    assert [error.reason for error in (others, nobody, stranger)] == [
        "refused-tournament-manager",
        "refused-tournament-game",
        "refused-tournament-winner",
    ]
    assert (over.phase, over.games[0].reason, over.games[0].points) == (
        "over",
        GivenText("did not come"),
        (0, POINT),
    )
    # What is played on at the table changes nothing any more.
    assert over.games[0].match is not None
    await cup.play(over.games[0].match)
    assert (await cup.look()).games[0].points == (0, POINT)


async def test_a_manager_gives_a_game_of_their_own_to_nobody_but_the_other(cup: Cup) -> None:
    await cup.open(PEOPLE[:2], Terms(format="knock-out"))
    game = (await cup.begin()).games[0]
    one, other = (entrant.user for entrant in map((await cup.look()).entrant_of, game.players))
    rule = cup.house.tables.tournaments.rule
    for winner in (one, None):
        error = await refused(rule(cup.number, one, (1, 1, 1), winner, GivenText("mine"), manages=True))
        assert error.reason == "refused-tournament-own"
    over = await rule(cup.number, one, (1, 1, 1), other, GivenText("did not come"), manages=True)
    assert over.games[0].points == (0, POINT)


async def test_a_result_from_which_a_round_of_the_bracket_followed_stands(cup: Cup) -> None:
    await cup.open(PEOPLE[:4], Terms(format="knock-out"))
    await cup.begin()
    final = await cup.play_round()
    tournaments = cup.house.tables.tournaments
    error = await refused(tournaments.rule(cup.number, HOST, (1, 1, 1), None, GivenText("?")))
    assert final.round == 2
    assert error.reason == "refused-tournament-bracket"


async def test_whoever_withdraws_gives_up_the_game_being_played(cup: Cup) -> None:
    await cup.open(PEOPLE[:2], Terms(rounds=1))
    begun = await cup.begin()
    await cup.house.tables.tournaments.withdraw(cup.number, PEOPLE[0])
    over = await cup.look()
    gone = begun.entrant(PEOPLE[0])
    assert gone is not None
    assert over.phase == "over"
    assert over.games[0].played
    assert over.games[0].of(gone.number) == 0


async def test_an_erased_user_has_withdrawn_and_is_nobody(cup: Cup) -> None:
    await cup.open(PEOPLE[:4], Terms(rounds=2))
    await cup.begin()
    exported = await cup.house.tables.export(PEOPLE[1])
    await cup.house.tables.erase(PEOPLE[1])
    after = await cup.look()
    assert '"Winter cup"' in exported
    assert after.entrant(PEOPLE[1]) is None
    (erased,) = [entrant for entrant in after.entrants if entrant.user < 0]
    assert erased.until is not None
    assert (await cup.play_round()).round == 2


async def test_who_may_enter_and_when(cup: Cup) -> None:
    await cup.open((), Terms(format="knock-out", role=5))
    tournaments = cup.house.tables.tournaments
    without = await refused(tournaments.enter(cup.number, PEOPLE[0], (4,)))
    for user in PEOPLE[:2]:
        await tournaments.enter(cup.number, user, (5,))
    twice = await refused(tournaments.enter(cup.number, PEOPLE[0], (5,)))
    stranger = await refused(tournaments.withdraw(cup.number, PEOPLE[5]))
    await cup.begin()
    late = await refused(tournaments.enter(cup.number, PEOPLE[2], (5,)))
    again = await refused(tournaments.begin(cup.number, HOST))
    assert [
        error.reason.removeprefix("refused-tournament-") for error in (without, twice, stranger, late)
    ] == [
        "role",
        "entered",
        "not-entered",
        "closed",
    ]
    assert again.reason == "refused-tournament-begun"


async def test_one_tournament_goes_on_in_a_channel_and_one_that_was_called_off_makes_room(cup: Cup) -> None:
    await cup.open((), Terms())
    taken = await refused(cup.open((), Terms()))
    tournaments = cup.house.tables.tournaments
    await tournaments.cancel(cup.number, HOST)
    over = await refused(tournaments.enter(cup.number, PEOPLE[0], ()))
    await cup.open((), Terms())
    assert (taken.reason, over.reason) == ("refused-tournament-here", "refused-tournament-over")


async def test_what_a_game_cannot_be_played_by_is_refused(cup: Cup) -> None:
    for terms, reason in (
        (Terms(seats=3, both_sides=True), "format"),
        (Terms(seats=4, format="knock-out"), "format"),
        (Terms(options={"rounds": "many"}), None),
    ):
        error = await refused(cup.open((), terms))
        assert error.reason == (f"refused-tournament-{reason}" if reason else "refused-option-invalid")


async def test_who_was_blocked_is_not_paired_with_whoever_did(cup: Cup) -> None:
    await cup.open(PEOPLE[:4], Terms(rounds=1))
    await cup.house.tables.company.block(PEOPLE[2], [PEOPLE[0]])
    begun = await cup.begin()
    met = [{begun.entrant_of(number).user for number in game.players} for game in begun.games]
    assert len(met) == 2
    assert {PEOPLE[0], PEOPLE[2]} not in met


async def test_the_export_has_ones_entries_and_an_erasure_leaves_others_as_they_were(cup: Cup) -> None:
    await cup.open(PEOPLE[:4], Terms(rounds=2))
    await cup.begin()
    await cup.play_round()
    over = await cup.play_round()
    tables = cup.house.tables
    before = {
        board_line.user: board_line
        for board_line in (await tables.leaderboards.of(GUILD, Ladder("tiny"))).lines
    }

    exported = json.loads(await tables.export(PEOPLE[0]))
    await tables.erase(PEOPLE[0])

    (entry,) = exported["tournaments"]
    own = over.entrant(PEOPLE[0])
    assert own is not None
    assert (entry["tournament"], entry["number"], entry["phase"]) == (cup.number, own.number, "over")
    assert str(PEOPLE[1]) not in json.dumps(exported)
    await tables.leaderboards.rate_everything(anew=True)
    after = {
        board_line.user: board_line
        for board_line in (await tables.leaderboards.of(GUILD, Ladder("tiny"))).lines
    }
    assert after == {user: line for user, line in before.items() if user != PEOPLE[0]}
    now = await cup.now()
    assert rank(now) == rank(over)
    assert now.entrant_of(own.number).user < 0
    assert json.loads(await tables.export(PEOPLE[0]))["tournaments"] == []
