"""The odds of a turn: worked out, so the best choice is known and a chance is the mean of what follows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random

import pytest

import cogs
from bot.agents import Candidate
from bot.engine import CHANCE, Outcome
from cogs.journey.actions import Again, Keep, Roll
from cogs.journey.agent import JourneyKnowledge, Kind, list_choices, list_rolls
from cogs.journey.state import State
from tests.journey.position import Play, Position, sheet

KNOWLEDGE = JourneyKnowledge()
COLOURED = Kind(("yellow", "blue", "green"), (("nazgul", 1), ("orc", 2), ("ring", 3)))
BLACK = Kind(("black",), (("orc", 3), ("white_tree", 3)))


def worths(at: Play) -> Mapping[str, float]:
    """What each action is worth, by its text."""
    seen = cogs.game("journey").observe(at.state, at.state.turn)
    reckoned = KNOWLEDGE.reckon(seen, minds_others=True)
    assert reckoned is not None
    return {str(action): worth for action, worth in reckoned[0].items()}


def kept(at: Play) -> set[str]:
    """The dice that the best choice sets aside, as far as they were rolled now."""
    chosen: set[str] = set()
    for _ in range(5):
        values = worths(at)
        best = max(values, key=lambda action: (values[action], action == "keep"))
        if best == "keep":
            rolling = at.state.rolling
            assert rolling is not None
            return {f"{die.colour}.{die.symbol}" for die in rolling.rolled if die.colour in rolling.chosen}
        if best == "again":
            return {"again"}
        at.do(best)
    return chosen


@pytest.mark.parametrize(
    ("at", "wanted"),
    [
        (
            Position().rolled("yellow.ring red.nazgul blue.nazgul green.orc black.weapon"),
            {"yellow.ring", "red.nazgul"},
        ),
        (
            Position().rolled("yellow.ring blue.gandalf green.orc red.weapon black.orc"),
            {"yellow.ring", "blue.gandalf"},
        ),
        (
            Position(sheets={"frodo": sheet(3, 6), "sam": sheet(3, 6)}).rolled(
                "red.orc black.white_tree", aside="yellow.ring blue.ring green.gandalf", roll=3
            ),
            {"black.white_tree"},
        ),
        (
            Position(place="rivendell").rolled("yellow.ring red.ring blue.ring green.orc black.orc"),
            {"yellow.ring", "red.ring", "blue.ring"},
        ),
        (
            Position(place="rohan").rolled("yellow.orc red.orc blue.orc green.nazgul black.orc"),
            {"again"},
        ),
        (
            Position(sheets={"frodo": sheet(5, 5), "sam": sheet(8, 1)}).rolled(
                "yellow.orc red.nazgul blue.nazgul green.ring black.orc"
            ),
            {"red.nazgul", "green.ring"},
        ),
    ],
    ids=["whose Nazgûl", "few dice", "the Tree at last", "Rivendell", "Rohan", "the blow that ends it"],
)
def test_it_keeps_what_a_strong_player_keeps(at: Play, wanted: set[str]) -> None:
    assert kept(at) == wanted


def chance_after(state: State, text: str) -> float:
    """The mean over every result of the last dice, by the engine itself, nothing left to choose."""
    game = cogs.game("journey")
    before = game.apply(state, "frodo", game.parse(text)).state
    faces = before.options.printed.faces
    assert before.rolling is not None
    left = before.rolling.left
    total = 0.0
    rolls = list(product(*[faces[colour] for colour in left]))
    for shown in rolls:
        roll = Roll(tuple(f"{colour}.{symbol}" for colour, symbol in zip(left, shown, strict=True)))
        after = game.apply(before, CHANCE, roll).state
        pending = game.pending(after)
        over = isinstance(pending, Outcome)
        judged = KNOWLEDGE.reward(pending, game.seats(after)) if over else KNOWLEDGE.evaluate(after)
        total += judged["frodo"]
    return total / len(rolls)


def test_with_one_die_left_to_roll_a_choice_is_worth_the_mean_of_what_the_engine_makes_of_it() -> None:
    at = Position(sheets={"frodo": sheet(3, 6), "sam": sheet(3, 6)}).rolled(
        "red.weapon black.orc", aside="yellow.ring blue.ring green.gandalf", roll=3
    )
    at.do("take red")

    assert worths(at)["keep"] == pytest.approx(chance_after(at.state, "keep"))


def test_of_everything_but_putting_back_something_is_said() -> None:
    at = (
        Position(place="rohan")
        .rolled("yellow.orc red.ring blue.orc green.gandalf black.weapon")
        .do("take red")
    )
    legal = {str(action) for action in cogs.game("journey").legal(at.state, "frodo")}

    assert legal - set(worths(at)) == {"put red"}
    assert {str(Keep()), str(Again())} <= set(worths(at))


def test_the_chances_of_all_rolls_add_up() -> None:
    rolls = list_rolls((COLOURED, BLACK), (2, 1))

    assert sum(chance for chance, _ in rolls) == pytest.approx(1)
    assert len(rolls) == 6 * 2
    chance_of_each = {roll: chance for chance, roll in rolls}
    assert chance_of_each[(0, "orc"), (0, "ring"), (1, "orc")] == pytest.approx(2 * 2 / 6 * 3 / 6 * 3 / 6)


def test_a_nazgul_has_to_be_kept_and_of_other_symbols_one_may() -> None:
    roll = ((0, "nazgul"), (0, "ring"), (0, "ring"), (1, "nazgul"))

    assert set(list_choices(roll, any_symbols=False)) == {
        ((0, "nazgul"),),
        ((1, "nazgul"),),
        ((0, "nazgul"), (0, "ring")),
        ((1, "nazgul"), (0, "ring")),
    }
    assert ((0, "nazgul"), (1, "nazgul"), (0, "ring"), (0, "ring")) in list_choices(roll, any_symbols=True)


def test_the_master_works_it_out_and_searches_nothing() -> None:
    at = Position().rolled("yellow.ring red.nazgul blue.nazgul green.orc black.weapon")
    seen = cogs.game("journey").observe(at.state, "frodo")

    first, second = (
        cogs.agent("journey").at("master").choose(seen, (), None, Random(seed)) for seed in (1, 2)
    )

    assert first == second
    assert list(first.candidates) == sorted(first.candidates, key=lambda candidate: -chance_of(candidate))


def chance_of(candidate: Candidate) -> float:
    """Of winning."""
    assert candidate.chance is not None
    return candidate.chance
