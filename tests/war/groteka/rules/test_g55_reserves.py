"""G55 Returning reinforcements of the Free Peoples."""

from __future__ import annotations

import pytest

from cogs.war.groteka.reserves import ReturnReserves, fits
from cogs.war.model.components import FREE
from cogs.war.rules.turn import BeginTurn
from tests.war.position import Played, Position

DEAD = "gondor_elite*2 gondor_regular rohan_regular elves_leader*2 dwarves_leader boromir"


def _asked(dead: str = DEAD) -> Played:
    position = Position(rules="groteka").without("boromir").clear().lose(dead)
    return position.steps(ReturnReserves())


@pytest.mark.parametrize(
    ("taken", "figure", "fit"),
    [
        ((), "gondor_elite", True),
        (("gondor_elite",), "gondor_elite", False),
        (("gondor_elite",), "gondor_regular", False),
        (("gondor_regular",), "gondor_elite", False),
        (("gondor_regular",), "gondor_regular", True),
        (("gondor_regular",), "rohan_regular", True),
        (("elves_leader",), "dwarves_leader", True),
        (("gondor_leader",), "rohan_regular", True),
        (("gondor_regular",), "gondor_leader", True),
        (("gondor_regular", "gondor_regular"), "gondor_leader", False),
    ],
)
def test_g55_one_of_the_printed_sets(taken: tuple[str, ...], figure: str, fit: bool) -> None:
    """Given what has been taken back, then one more fits only within a printed set."""
    assert fits(taken, figure) == fit


def test_g55_an_elite_is_all_of_a_turn() -> None:
    """Given an Elite taken back, then it is among the reinforcements and nothing more is asked."""
    game = _asked()
    before = dict(game.state.reinforcements[FREE]).get("gondor_elite", 0)
    game.do("figure gondor_elite")
    assert dict(game.state.reinforcements[FREE])["gondor_elite"] == before + 1
    assert dict(game.state.casualties[FREE])["gondor_elite"] == 1
    assert game.kind == "allocate"


def test_g55_two_smaller_figures_of_different_nations() -> None:
    """Given a Leader taken back, then a Regular of another Nation may follow, no Elite, and that is all."""
    game = _asked().do("figure dwarves_leader")
    others = {"figure rohan_regular", "figure gondor_regular", "figure elves_leader"}
    assert set(game.options) == {*others, "decline"}
    assert game.do("figure rohan_regular").kind == "allocate"


def test_g55_may_be_declined_at_once_and_after_the_first() -> None:
    """Given the offer, then nobody need be taken back, nor a second."""
    assert _asked().do("decline").kind == "allocate"
    assert _asked().do("figure gondor_regular", "decline").kind == "allocate"


def test_a40_companions_never_come_back() -> None:
    """Given a dead Companion alone, then nothing is asked; among others he is not offered."""
    assert _asked("boromir").kind == "allocate"
    assert "figure boromir" not in _asked().options


def test_a39_it_is_asked_once_in_phase_1_of_the_mod_alone() -> None:
    """Given a dead Elite when a turn begins, then the mod asks and the base game does not."""
    kinds = []
    for rules in ("groteka", "base"):
        game = Position(rules=rules).lose("gondor_elite").steps(BeginTurn())
        kinds.append(game.kind)
    assert kinds == ["reserves", "draw"]
