"""`python -m bot agent`: the house plays with other programs."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bot.cli.agent import answer_lines
from bot.engine import CHANCE, Chance, Outcome
from cogs import game


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


def ask(**question: Any) -> dict[str, Any]:
    """The answer to one question."""
    [line] = answer_lines([json.dumps(question), "\n"])
    answer: dict[str, Any] = json.loads(line)
    return answer


def moved_log(actions: int) -> list[tuple[str, str]]:
    """The log of a game of Duel at random, so many actions long, somebody having to choose."""
    duel, rng, log = game("duel"), Random(2), list[tuple[str, str]]()
    state = duel.new(duel.options())
    while len(log) < actions or isinstance(duel.pending(state), Chance):
        pending = duel.pending(state)
        assert not isinstance(pending, Outcome)
        if isinstance(pending, Chance):
            seat, action = CHANCE, duel.sample(state, rng)
        else:
            seat = pending.open[0].seat
            action = rng.choice(list(duel.legal(state, seat)))
        log.append((seat, str(action)))
        state = duel.apply(state, seat, action).state
    return log


def test_a_log_goes_in_and_an_action_with_what_was_considered_comes_out() -> None:
    answer = ask(game="duel", log=moved_log(20), playouts=16, seed=3)

    assert answer["playouts"] == 16
    assert answer["action"] in {candidate["action"] for candidate in answer["candidates"]}
    assert sum(candidate["visits"] for candidate in answer["candidates"]) == 16
    assert answer == ask(game="duel", log=moved_log(20), playouts=16, seed=3)


def test_a_record_goes_in_as_it_is_exported() -> None:
    record = "Game: confrontation\nRuleset: 1\nOptions: {}\n\nlight place frodo shire\n"

    answer = ask(record=record, seat="dark", level="newcomer")

    assert answer["seat"] == "dark"
    assert answer["action"].startswith("place ")


@pytest.mark.parametrize(
    ("question", "error", "message"),
    [
        ({"game": "chess"}, "record-game-unknown", "I don’t know the game chess."),
        (
            {"game": "duel", "level": "god"},
            "cli-agent-question",
            None,
        ),
        ({"game": "duel", "seat": "sauron"}, "cli-agent-nobody", "sauron has nothing to choose now."),
        ({"game": "duel", "log": [["chance", "resign"]]}, "record-line-unreadable", None),
        ({"game": "duel", "log": [["sauron", "play c1_01"]]}, "record-line-illegal", None),
        ({"game": "duel", "log": [["gimli", "play c1_01"]]}, "record-line-unreadable", None),
        ({"record": "Game: duel\n"}, "record-header-missing", None),
        ({"game": "duel", "options": {"dragons": 3}}, "record-options-unreadable", None),
    ],
)
def test_what_is_wrong_is_told_and_the_next_line_is_read(
    question: dict[str, Any], error: str, message: str | None
) -> None:
    answer = ask(**question)

    assert answer["error"] == error
    assert message is None or answer["message"] == message


def test_a_line_that_is_no_json_is_told() -> None:
    first, second = answer_lines(["what do you play?", '{"game": "chess"}'])

    assert json.loads(first)["error"] == "cli-agent-not-json"
    assert json.loads(second)["error"] == "record-game-unknown"
