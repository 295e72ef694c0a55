"""The ladder's second table: who meets which stranger, what is asked, and how it is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import cogs
from bot.engine import Record, replay
from tests.ladder.__main__ import run
from tests.ladder.matches import VARIANTS, Match, list_matches_with_strangers
from tests.ladder.players import describe
from tests.ladder.report import is_finished, judge_match, write, write_strangers
from tests.ladder.series import Result, Results, describe_both, play_game
from tests.ladder.sprt import score_of
from tests.ladder.strangers import STRANGERS, Style, find_stranger
from tests.ladder.tune import NOBODY, play, seat_stranger

MATCHES = {match.name: match for match in list_matches_with_strangers()}
LIGHT = MATCHES["confrontation: master as light - turtle"]
RUSH = MATCHES["confrontation: newcomer as dark - Frodo’s rush"]


def result_of(match: Match, number: int, score: float) -> Result:
    """A game of a match with this score."""
    return Result(
        *(match.name, match.share, number, score, "won", 60, (1.0, 0.1), (30, 30), (900, 0), (0.1, 0.0)),
        played_as=describe_both(match),
    )


def keep(path: Path, match: Match, scores: list[float]) -> Results:
    """Results in which a match has been played so."""
    results = Results(path)
    for number, score in enumerate(scores):
        results.add(result_of(match, number, score))
    return results


@pytest.mark.parametrize("level", ["master", "regular"])
def test_a_level_meets_every_stranger_of_every_game_of_two_from_every_seat(level: str) -> None:
    asked = {
        (variant.name, style.name, seat)
        for variant in VARIANTS
        for style in STRANGERS
        if variant.seats == 2 and variant.key == style.key
        for seat in style.opponents
    }

    met = {
        (match.variant.name, match.other, match.seat) for match in MATCHES.values() if match.player == level
    }

    assert met == asked
    assert ("war", "sits behind walls", "shadow") in met
    assert ("war", "sits behind walls", "free_peoples") not in met


def test_a_newcomer_meets_one_stranger_a_game_and_nothing_is_asked_of_it() -> None:
    newcomers = [match for match in MATCHES.values() if match.player == "newcomer"]

    assert {match.variant.name for match in newcomers} == {
        variant.name for variant in VARIANTS if variant.seats == 2
    }
    assert len({(match.variant.name, match.other) for match in newcomers}) == 6
    assert {match.wanted for match in newcomers} == {None}


@pytest.mark.parametrize(
    ("name", "bar", "most", "share"),
    [
        ("duel: master as sauron - races first", 0.8, 30, 0.25),
        ("duel: regular as sauron - races first", 0.65, 30, 0.25),
        ("journey: master as sam - never stops", 0.55, 200, 0.25),
        ("war: master as shadow - walks into empty Settlements", 0.8, 12, 0.1),
        ("war with the mod: regular as free_peoples - fills the Hunt Box and hunts", 0.65, 24, 0.1),
    ],
)
def test_what_is_asked_of_whom_and_how_long_it_is_played(
    name: str, bar: float, most: int, share: float
) -> None:
    match = MATCHES[name]

    assert match.wanted is not None
    assert score_of(match.wanted) == pytest.approx(bar)
    assert (match.most, match.share) == (most, share)


def test_a_pair_of_which_nothing_is_played_stands_open_on_the_page(tmp_path: Path) -> None:
    page = write(Results(tmp_path / "results.jsonl"))

    assert "## Against strangers" in page
    assert "| confrontation | turtle | Light | 0.25 | open | open | – |" in page
    assert "| war | sits behind walls | Shadow | 0.1 | open | open | – |" in page
    assert "| confrontation | Frodo’s rush | Dark | 0.25 | open | open | open |" in page
    assert "0 games so far." in page.split("## Against strangers")[1]


@pytest.mark.parametrize(
    ("scores", "told"),
    [([1.0, 0.0, 1.0], "67% of 3, open"), ([1.0] * 12, "100% of 12, shown"), ([0.0] * 9, "0% of 9, refuted")],
)
def test_what_was_played_from_a_seat_is_told_with_what_it_shows(
    scores: list[float], told: str, tmp_path: Path
) -> None:
    page = write(keep(tmp_path / "results.jsonl", LIGHT, scores))

    assert f"| confrontation | turtle | Light | 0.25 | {told} | open | – |" in page
    assert "| confrontation | turtle | Dark | 0.25 | open | open | – |" in page


def test_games_with_less_time_have_a_line_of_their_own_and_decide_nothing(tmp_path: Path) -> None:
    page = write(keep(tmp_path / "results.jsonl", replace(LIGHT, share=0.0167), [1.0] * 12))

    assert "| confrontation | turtle | Light | 0.25 | open | open | – |" in page
    assert "| confrontation | turtle | Light | 0.0167 | 100% of 12, shown | open | – |" in page
    assert " 0 are shown" in page


def test_the_second_table_is_written_again_and_the_rest_of_the_page_stays(tmp_path: Path) -> None:
    page = write(Results(tmp_path / "none.jsonl")).replace("games so far, Python", "games long ago, Python")
    first, _ = page.split("## Against strangers")

    again = write_strangers(page, keep(tmp_path / "results.jsonl", LIGHT, [1.0] * 12))

    assert again.split("## Against strangers")[0] == first
    assert "games long ago" in first
    assert "| confrontation | turtle | Light | 0.25 | 100% of 12, shown | open | – |" in again
    assert again.split("## How long it took")[1] == page.split("## How long it took")[1]
    assert (
        write_strangers(first + "## How long it took\n", Results(tmp_path / "none.jsonl")).count("\n## A")
        == 1
    )


def test_a_newcomer_is_finished_with_a_stranger_when_all_games_are_played(tmp_path: Path) -> None:
    results = keep(tmp_path / "results.jsonl", RUSH, [0.0] * (RUSH.most - 1))
    assert not is_finished(results, RUSH)

    results.add(result_of(RUSH, RUSH.most - 1, 1.0))

    assert is_finished(results, RUSH)
    assert judge_match(results, RUSH, RUSH.share) == "open"
    assert f"| open | open | {1 / RUSH.most:.0%} of {RUSH.most} |" in write(results)


def test_a_game_counts_no_longer_when_the_stranger_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = keep(tmp_path / "results.jsonl", LIGHT, [1.0] * 12)
    changed = tuple(replace(style, edition=style.edition + 1) for style in STRANGERS)

    monkeypatch.setattr("tests.ladder.strangers.STRANGERS", changed)

    assert describe("turtle", "confrontation", 2) == "edition 2"
    assert results.rounds(LIGHT, LIGHT.share) == []


def test_a_game_against_a_stranger_is_played_from_its_seat_and_its_record_kept(tmp_path: Path) -> None:
    match = MATCHES["journey: newcomer as sam - never stops"]

    run(Results(tmp_path / "results.jsonl"), [replace(match, most=2)], float("inf"), tmp_path / "records")

    kept = Results(tmp_path / "results.jsonl").all
    records = sorted((tmp_path / "records").iterdir())
    assert [result.match for result in kept] == [match.name] * 2
    assert [path.name for path in records] == [
        f"journey, newcomer as sam - never stops, {number}.txt" for number in (1, 2)
    ]
    *_, last = replay(cogs.game("journey"), Record.parse(records[1].read_text("utf-8")))
    assert last.state.outcome is not None
    assert last.state.outcome.reason == kept[1].reason
    assert kept[0] == replace(play_game(match, 0, match.share), **_spent(kept[0]))


def _spent(result: Result) -> dict[str, tuple[float, float]]:
    return {"seconds": result.seconds, "longest": result.longest}


def test_every_second_game_of_a_fit_has_a_stranger() -> None:
    rng = Random(1)

    seated = [seat_stranger("war", number, rng) for number in range(40)]

    assert [bool(strangers) for strangers in seated] == [False, True] * 20
    met = {style.name for strangers in seated for style in strangers.values()}
    assert len(met) > 3
    assert all(seat in style.seats for strangers in seated for seat, style in strangers.items())


def test_a_stranger_in_a_fit_plays_its_own_way() -> None:
    """Given the same seed, with a stranger in one seat and without."""
    style = find_stranger("duel", "quest first")
    assert isinstance(style, Style)
    knowledge = cogs.agent("duel").knowledge

    among_ourselves = play(knowledge, Random(1), NOBODY)
    with_stranger = play(knowledge, Random(1), {"sauron": style})

    assert among_ourselves == play(knowledge, Random(1))
    assert with_stranger != among_ourselves
    assert with_stranger
