"""Who meets whom: what must hold in every format, and what the library's own checker says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from caissify_pairings.fpc import check_trf
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.match.tournaments import rounds
from bot.match.tournaments.formats import groups_of, last_group_round, seeds_of, winner_of
from bot.match.tournaments.model import POINT, Entrant, Terms, Tournament
from bot.match.tournaments.rounds import MORE_GAMES, find_winner
from bot.text import GivenText
from tests.match.tournaments.paper import DRAW, LOSS, WIN, as_trf, at_random, decide, open_on_paper, play_out
from tests.soak import SOAK

seeds = st.integers(0, 2**32)
few = settings(max_examples=500 if SOAK else 12, deadline=None, derandomize=not SOAK)


def swiss_with_changes(people: int, count: int, rng: Random) -> Tournament:
    """A Swiss in which now and then somebody withdraws or comes late."""
    cup = open_on_paper(people, Terms(rounds=count))
    while cup.phase == "playing":
        there = [entrant for entrant in cup.entrants if entrant.until is None]
        if rng.random() < 0.3 and len(there) > 4:
            cup = rounds.withdraw(cup, rng.choice(there).user)
        if rng.random() < 0.3 and cup.phase == "playing" and cup.round < count:
            cup = rounds.enter(cup, 2000 + len(cup.entrants))
        cup = decide(cup, at_random(rng))
    return cup


@few
@given(st.integers(4, 17), st.integers(1, 5), seeds)
def test_in_a_swiss_nobody_meets_twice_nor_sits_out_twice(people: int, count: int, seed: int) -> None:
    cup = swiss_with_changes(people, count, Random(seed))
    met = [
        frozenset(pairing.players)
        for pairing in cup.pairings()
        if len(pairing.players) == 2 and pairing.was_played
    ]
    assert len(met) == len(set(met))
    byes = Counter(game.players[0] for game in cup.games if game.is_bye)
    # Where few are left, the library gives a second bye rather than have two meet again.
    assert max(byes.values(), default=0) <= 1 or len(cup.playing(cup.round)) <= cup.round + 1


@few
@given(st.integers(4, 17), st.integers(1, 5), seeds)
def test_in_each_round_of_a_swiss_everybody_there_has_one_place(people: int, count: int, seed: int) -> None:
    cup = swiss_with_changes(people, count, Random(seed))
    for number in range(1, cup.round + 1):
        seated = [player for pairing in cup.pairings(number) for player in pairing.players]
        there = [
            entrant.number
            for entrant in cup.entrants
            if entrant.since <= number and (entrant.until is None or entrant.until >= number)
        ]
        assert sorted(seated) == there
        assert sum(pairing.games[0].is_bye for pairing in cup.pairings(number)) <= len(there) % 2


@few
@given(st.integers(6, 16), st.integers(2, 5), seeds)
@example(9, 5, 2)  # a bye that is a float
@example(8, 5, 19)  # a win without a game, after which nobody sits out
def test_the_librarys_checker_finds_the_same_pairings(people: int, count: int, seed: int) -> None:
    rng = Random(seed)
    cup = open_on_paper(people, Terms(rounds=count))
    leaves = rng.randrange(1, count)
    while cup.phase == "playing":
        cup = decide(cup, at_random(rng))
        if cup.phase == "playing" and cup.round == leaves + 1:
            cup = decide(cup, at_random(rng))
            if cup.phase == "playing":
                # They have been paired for the round being played, and are not in the next.
                gone = cup.entrants[rng.randrange(people)].user
                cup = rounds.withdraw(cup, gone)
    report = check_trf(as_trf(cup))
    assert report["summary"]["rounds_checked"] == cup.round
    assert report["summary"]["total_discrepancies"] == 0, report


@pytest.mark.parametrize("people", [2, 5, 6])
@pytest.mark.parametrize("both_sides", [False, True])
def test_everybody_meets_everybody_once(people: int, *, both_sides: bool) -> None:
    cup = play_out(open_on_paper(people, Terms(format="round-robin", both_sides=both_sides)), Random(people))
    met = sorted(tuple(sorted(meeting.players)) for meeting in cup.pairings() if len(meeting.players) == 2)
    assert met == sorted(combinations(range(1, people + 1), 2))
    for pairing in cup.pairings():
        seats = [game.players for game in pairing.games]
        assert len(seats) == (2 if both_sides and len(pairing.players) == 2 else 1)
        assert len(set(seats)) == len(seats)


def test_what_the_manager_has_set_stays_when_the_game_ends() -> None:
    cup = open_on_paper(4, Terms(rounds=1))
    game = replace(cup.games[0], match=5, channel=6)
    ruled = rounds.rule(cup.with_game(game), game, game.players[1], GivenText("late"))
    assert rounds.note_results(ruled, {5: WIN}).games[0].points == LOSS


def test_whoever_has_gone_loses_what_is_left_of_a_round_robin() -> None:
    cup = open_on_paper(4, Terms(format="round-robin"))
    gone = cup.games[0].players[0]
    cup = decide(rounds.withdraw(decide(cup, lambda _: WIN), 1000 + gone), lambda _: WIN)
    over = play_out(cup, Random(1))
    later = [game for game in over.games_of(gone) if game.round > 2]
    assert later
    assert all(game.of(gone) == 0 and sum(game.points or ()) == POINT and not game.played for game in later)


@few
@given(st.integers(2, 20), seeds)
def test_in_a_knock_out_one_is_left_and_whoever_lost_is_out(people: int, seed: int) -> None:
    cup = play_out(open_on_paper(people, Terms(format="knock-out")), Random(seed))
    losers = [
        player for pairing in cup.pairings() for player in pairing.players if player != winner_of(pairing)
    ]
    assert len(losers) == len(set(losers)) == people - 1
    assert find_winner(cup) not in losers
    for pairing in cup.pairings():
        later = [p for p in cup.pairings() if p.games[0].round > pairing.games[0].round]
        out = set(pairing.players) - {winner_of(pairing)}
        assert not any(out & set(p.players) for p in later)


def test_level_in_a_knock_out_two_play_on_with_sides_changed_then_the_better_placed_goes_on() -> None:
    cup = open_on_paper(2, Terms(format="knock-out"))
    over = cup
    while over.phase == "playing":
        over = decide(over, lambda _: DRAW)
    assert [game.players for game in over.games] == [(1, 2), (2, 1), (1, 2)]
    assert len(over.games) == 1 + MORE_GAMES
    assert find_winner(over) == 1
    assert find_winner(decide(decide(cup, lambda _: DRAW), lambda _: WIN)) == 2


def test_a_finalist_who_has_withdrawn_does_not_win() -> None:
    cup = decide(open_on_paper(4, Terms(format="knock-out")), lambda _: LOSS)
    gone = cup.games[-1].players[0]
    assert find_winner(rounds.withdraw(cup, 1000 + gone)) != gone


@few
@given(st.integers(4, 18), seeds)
def test_of_groups_the_two_best_of_each_enter_the_bracket(people: int, seed: int) -> None:
    cup = play_out(open_on_paper(people, Terms(format="groups")), Random(seed))
    groups, last = groups_of(cup), last_group_round(cup)
    assert sorted(number for group in groups for number in group) == list(range(1, people + 1))
    assert max(map(len, groups)) - min(map(len, groups)) <= 1
    chosen = seeds_of(cup)
    assert all(len(set(group) & set(chosen)) == 2 for group in groups)
    first = {player for pairing in cup.pairings(last + 1) for player in pairing.players}
    assert first == set(chosen)
    for pairing in cup.pairings():
        assert pairing.games[0].round > last or any(set(pairing.players) <= set(group) for group in groups)


@few
@given(st.integers(2, 17), st.integers(3, 4), seeds)
def test_at_tables_of_three_and_four_everybody_has_a_place_and_none_is_empty(
    people: int, seats: int, seed: int
) -> None:
    cup = play_out(open_on_paper(people, Terms(seats=seats, rounds=3)), Random(seed))
    for number in (1, 2, 3):
        sizes = [len(pairing.players) for pairing in cup.pairings(number)]
        assert sum(sizes) == people
        assert max(sizes) <= seats
        assert max(sizes) - min(sizes) <= 1


def test_where_nobody_new_is_left_to_meet_a_swiss_ends_early() -> None:
    over = play_out(open_on_paper(4, Terms(rounds=9)), Random(1))
    assert (over.phase, over.round) == ("over", 3)


def test_with_both_sides_a_bye_is_worth_two_games() -> None:
    cup = open_on_paper(3, Terms(both_sides=True, rounds=2))
    (bye,) = [game for game in cup.games if game.is_bye]
    assert bye.points == (2 * POINT,)
    cup = decide(cup, lambda _: WIN)
    assert [game.players for game in cup.games if not game.is_bye] == [(1, 2), (2, 1)]
    assert cup.round == 1
    assert decide(cup, lambda _: WIN).round == 2


def test_a_game_not_yet_opened_of_whoever_withdraws_goes_to_the_other() -> None:
    cup = open_on_paper(4, Terms(rounds=1))
    game = cup.games[0]
    after = rounds.withdraw(cup, 1000 + game.players[0])
    assert after.games[0].points == LOSS
    opened = cup.with_game(replace(game, match=5, channel=6))
    assert rounds.withdraw(opened, 1000 + game.players[0]).games[0].points is None


def kept_apart(cup: Tournament, *pairs: tuple[int, int]) -> Tournament:
    """The tournament, with pairs of numbers who do not want to meet."""
    return replace(cup, apart=frozenset(frozenset(1000 + number for number in pair) for pair in pairs))


def begin_apart(people: int, terms: Terms, *pairs: tuple[int, int]) -> Tournament:
    """Begun, with such pairs."""
    entrants = tuple(Entrant(number, 1000 + number) for number in range(1, people + 1))
    opened = Tournament(*(1, 1, 1, 9, GivenText("Cup"), "tiny", "entry", terms), entrants=entrants)
    return rounds.begin(kept_apart(opened, *pairs), [entrant.user for entrant in entrants])


def meetings(cup: Tournament) -> set[frozenset[int]]:
    """Who has met whom."""
    tables = [pairing.players for pairing in cup.pairings()]
    return {frozenset(pair) for players in tables for pair in combinations(players, 2)}


@few
@given(st.integers(6, 14), st.integers(2, 4), seeds)
def test_who_blocked_one_another_do_not_meet_in_a_swiss_while_there_is_another_way(
    people: int, count: int, seed: int
) -> None:
    rng = Random(seed)
    pair = tuple(sorted(rng.sample(range(1, people + 1), 2)))
    cup = begin_apart(people, Terms(rounds=min(count, people - 3)), (pair[0], pair[1]))
    cup = play_out(cup, rng)
    assert (cup.phase, cup.round) == ("over", min(count, people - 3))
    assert frozenset(pair) not in meetings(cup)


@pytest.mark.parametrize(
    ("terms", "people"),
    [
        (Terms(rounds=3), 8),
        (Terms(format="knock-out"), 5),
        (Terms(format="groups"), 8),
        (Terms(seats=4, rounds=2), 8),
    ],
    ids=lambda param: param.format if isinstance(param, Terms) else "",
)
def test_in_no_format_who_blocked_one_another_meet_in_the_first_round(terms: Terms, people: int) -> None:
    usual = begin_apart(people, terms)
    for pair in sorted(map(sorted, meetings(usual))):
        cup = begin_apart(people, terms, (pair[0], pair[1]))
        assert frozenset(pair) not in meetings(cup)
        seated = sorted(player for pairing in cup.pairings() for player in pairing.players)
        assert seated == list(range(1, people + 1))


def test_groups_stay_as_they_were_dealt_whoever_blocks_whom_later() -> None:
    cup = begin_apart(8, Terms(format="groups"), (1, 4))
    assert not any({1, 4} <= {*group} for group in groups_of(cup))
    assert groups_of(kept_apart(cup, (1, groups_of(cup)[0][1]))) == groups_of(cup)
    over = play_out(cup, Random(3))
    early = [pairing for pairing in over.pairings() if pairing.games[0].round <= last_group_round(over)]
    assert not any({1, 4} == {*pairing.players} for pairing in early)


@pytest.mark.parametrize("terms", [Terms(rounds=3), Terms(format="round-robin"), Terms(format="knock-out")])
def test_where_there_is_no_other_way_they_are_paired(terms: Terms) -> None:
    cup = begin_apart(2, terms, (1, 2))
    assert meetings(cup) == {frozenset({1, 2})}


def test_of_several_blocks_those_are_kept_that_can_be() -> None:
    cup = begin_apart(4, Terms(rounds=1), (1, 2), (1, 3), (1, 4), (2, 3))
    assert len(cup.pairings()) == 2
    assert sum(frozenset(pair) in meetings(cup) for pair in ((1, 2), (1, 3), (1, 4))) == 1
    assert frozenset({2, 3}) not in meetings(cup)
