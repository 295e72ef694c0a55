"""Cruel Weather."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_character_01_14 import ShiftFellowship
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_10"


def test_r12_the_figure_shifts_and_progress_stays() -> None:
    game = played(Position().fellowship(region="hollin", progress=2), CARD, "region moria")
    fellowship = game.state.fellowship
    assert (fellowship.progress, fellowship.hidden) == (2, True)
    assert game.told("fellowship-shifted")[0].region == "moria"
    assert not game.told("tile-drawn")


def test_r1_1_black_borders_are_not_crossed() -> None:
    game = played(Position().fellowship(region="rivendell", progress=1), CARD)
    assert "region goblins_gate" not in game.options


def test_it_needs_progress() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "weather": Position().fellowship(progress=2).steps(ShiftFellowship()).state,
    }
