"""The ladder: when enough has been played, and that nothing is written that was not."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random

import pytest

import cogs
from bot.agents import LEVELS, Budget
from bot.engine import Outcome
from cogs.battle.agent import find_worths
from cogs.war.agents.estimate import RACE, WAY
from tests.ladder import tune_battle, tune_race, tune_table
from tests.ladder.__main__ import run
from tests.ladder.matches import SHARE, list_matches
from tests.ladder.players import describe
from tests.ladder.report import judge_match, write
from tests.ladder.series import Result, Results, describe_both, play_game, score
from tests.ladder.sprt import elo_of, estimate, judge, judge_losses, score_of
from tests.ladder.tune import Sample, fit

DUEL = next(listed_match for listed_match in list_matches() if listed_match.name == "duel: newcomer - random")
RESULT = Result(
    *(DUEL.name, 0.25, 0, 1.0, "won", 60, (1.0, 0.1), (30, 30), (900, 0), (0.1, 0.0)), describe_both(DUEL)
)


@pytest.mark.parametrize(
    ("scores", "verdict"),
    [
        ([1.0] * 3, "open"),
        ([1.0] * 20, "shown"),
        ([0.5] * 20, "refuted"),
        ([1.0, 0.5, 0.5, 1.0] * 3, "open"),
        ([1.0, 1.0, 1.0, 0.5] * 20, "shown"),
    ],
)
def test_a_match_ends_when_what_is_asked_is_shown_or_refuted(scores: list[float], verdict: str) -> None:
    assert judge(scores, 150) == verdict


@pytest.mark.parametrize(
    ("lost", "games", "allowed", "verdict"),
    [
        (0, 36, 0.05, "open"),
        (0, 37, 0.05, "shown"),
        (1, 50, 0.05, "open"),
        (1, 60, 0.05, "shown"),
        (6, 30, 0.05, "refuted"),
        (0, 194, 0.01, "shown"),
        (1, 194, 0.01, "open"),
    ],
)
def test_where_few_points_may_be_lost_these_are_counted(
    lost: int, games: int, allowed: float, verdict: str
) -> None:
    assert judge_losses([0.0] * lost + [1.0] * (games - lost), allowed) == verdict


def test_elo_and_score_are_inverse_and_the_interval_holds_the_estimate() -> None:
    rating = estimate([1.0, 0.5, 1.0, 0.5, 0.5, 1.0])

    assert elo_of(score_of(150)) == pytest.approx(150)
    assert rating.low < rating.elo < rating.high


def test_among_several_the_place_counts() -> None:
    seats = ("north", "east", "south")
    outcome = Outcome(("east",), "ended", (("north", 4), ("east", 9), ("south", 4)))

    assert [score(outcome, seat, seats) for seat in seats] == [0.25, 1.0, 0.25]


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(path).add(RESULT)
    Results(path).add(replace(RESULT, number=1, score=0.0))

    kept = Results(path)

    assert kept.all[0] == RESULT
    assert kept.rounds(DUEL, 0.25) == [0.5]
    assert kept.rounds(DUEL, 0.5) == []


def test_what_a_level_played_before_it_was_changed_is_not_counted(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add(replace(RESULT, played_as=("edition 1, most 1, slack 0.5", "")))
    results.add(replace(RESULT, number=1, played_as=("edition 1, most 1, slack 0.5", "")))

    assert results.rounds(DUEL, 0.25) == []
    assert "| duel: newcomer - random |" not in write(results)


def test_every_level_is_described_by_what_makes_it_so() -> None:
    told = {describe(level, game.facts.key, 2) for game in cogs.games() for level in LEVELS}

    assert describe("master", "journey", 3) == "edition 3, most 20000, slack 0 remembers reckons"
    assert describe("newcomer", "war", 2) == "edition 10, most 8, slack 0.4 temperature 1.65"
    assert all(told)
    assert describe("regular", "battle", 2) != describe("regular", "battle", 4)
    assert describe("random", "duel", 2) == describe("plain", "duel", 2) == ""


def test_a_battle_of_war_is_fitted_by_its_parts() -> None:
    told = list(tune_battle.report(seed=1, battles=3))

    assert told[0] == "3 battles, seed 1"
    assert [line.split(" ×")[0].strip() for line in told[3:]] == list(tune_battle.NAMES)


def test_without_time_nothing_is_played_and_nothing_is_written_of_it(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")

    run(results, list(list_matches()), 0.0)

    assert results.all == []
    assert "| duel: " not in write(results)


def test_half_a_round_does_not_stand_on_the_page(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add(RESULT)
    assert "| duel: newcomer - random |" not in write(results)
    results.add(replace(RESULT, number=1, score=0.5))

    page = write(results)

    assert "| duel: newcomer - random | 0.25 | 2 | 75% | 100%, 50% |" in page
    assert "| duel | 0.033 s | – | – | – |" in page


def test_where_nobody_may_arrive_only_games_that_somebody_won_are_judged(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    match = next(
        listed_match for listed_match in list_matches() if listed_match.name == "journey: master - random"
    )
    for number in range(400):
        played = replace(RESULT, match=match.name, number=number, score=(1.0, 0.5)[number % 2])
        results.all.append(replace(played, share=match.share, played_as=describe_both(match)))

    assert judge_match(results, match, match.share) == "shown"
    assert judge_match(results, replace(match, only_won=False), match.share) == "refuted"


def test_what_all_games_have_left_open_is_not_told_as_decided(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    match = next(
        listed_match for listed_match in list_matches() if listed_match.name == "journey: master - random"
    )
    played = replace(RESULT, match=match.name, share=match.share, played_as=describe_both(match))
    lost = {100, 200}
    results.all = [replace(played, number=number, score=float(number not in lost)) for number in range(300)]
    assert "0 are decided" in write(results)
    assert "; 0 left open by all the games" in write(results)

    results.all = [
        replace(played, number=number, score=float(number not in lost) if number < 300 else 0.5)
        for number in range(match.most)
    ]

    assert "0 are decided" in write(results)
    assert "; 1 left open by all the games" in write(results)


def test_no_player_is_given_more_time_than_is_asked() -> None:
    shares = {match.name: match.share for match in list_matches()}

    assert max(shares.values()) == SHARE
    assert [name for name, share in shares.items() if share < SHARE] == [
        f"{game}: master - random" for game in ("confrontation", "duel", "battle", "war with the mod")
    ]


def test_of_several_seats_the_average_place_is_told(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    match = next(
        listed_match
        for listed_match in list_matches()
        if listed_match.name == "journey for three: master - regular"
    )
    for number, points in enumerate((1.0, 0.5, 0.0)):
        result = replace(RESULT, match=match.name, number=number, score=points)
        results.add(replace(result, played_as=describe_both(match)))

    assert "| journey for three: master - regular | 0.25 | 3 | 50%, place 2.00 | 100%, 50%, 0% |" in write(
        results
    )


def test_of_one_seat_every_game_is_a_round(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    match = next(match for match in list_matches() if match.name == "war: regular as shadow - one-ply")
    for number, points in enumerate((1.0, 1.0, 0.0)):
        result = replace(RESULT, match=match.name, number=number, score=points)
        results.add(replace(result, played_as=describe_both(match)))

    assert f"| {match.name} | 0.25 | 3 | 67% | 67% |" in write(results)


def test_tuning_finds_the_weight_that_the_games_were_made_with() -> None:
    rng = Random(1)
    samples = []
    for _ in range(600):
        terms = {"heavy": rng.gauss(0, 1), "idle": rng.gauss(0, 1)}
        chance = 1 / (1 + exp(-0.5 - 2 * terms["heavy"]))
        samples.append(Sample(terms, float(rng.random() < chance)))

    begins, factors = fit(samples, ("heavy", "idle"))

    assert 1.5 < factors["heavy"] < 2.5
    assert abs(factors["idle"]) < 0.3
    assert 0.2 < begins < 0.8


def test_a_newcomer_beats_random_play() -> None:
    """A sample of the ladder: on a busy machine a newcomer has less time to think, and may lose one game."""
    assert sum(play_game(DUEL, number, 0.02).score for number in range(3)) >= 2


def test_the_race_of_war_is_fitted_by_its_parts() -> None:
    """Given positions of a game that ended this way and that, and once by arms, which tells nothing of it."""
    states, _ = tune_race.play_game(cogs.agent("war").at("newcomer"), Budget(playouts=1), Random(1))
    samples = tune_race.Samples()
    for reason in ("outcome-ring-destroyed", "outcome-corruption", "outcome-free-peoples-conquest"):
        samples.add(states, reason)
    without = list(tune_race.tell_parts(samples))
    samples.add(states, "outcome-shadow-conquest")

    told = list(tune_race.tell_parts(samples))

    assert [line.split(" ×")[0].strip() for line in told if " × " in line] == [*WAY, *RACE]
    assert (len(samples.way), len(samples.race)) == (2 * len(states), 2 * len(states))
    assert told[0] == without[0]
    assert told[len(WAY) + 2] != without[len(WAY) + 2]


def test_the_table_of_four_is_fitted_stage_by_stage() -> None:
    """Given the end of a game of four, of whom two are level."""
    agent = cogs.agent("battle").at("newcomer")
    states, _ = tune_table.play_game(agent, Budget(playouts=1), Random(1))
    places = {"north": 1.0, "east": 0.5, "south": 0.5, "west": 0.0}

    samples = list(tune_table.compare_players(states[0], places))

    assert [sample.won for sample in samples] == [1.0, 1.0, 1.0, 0.5, 1.0, 1.0]
    assert samples[0].terms["turn"] > 0
    assert {tune_table.STAGES["its beginning"], tune_table.STAGES["its end"]} <= {
        find_worths(state) for state in states
    }
