"""Lure of the Ring."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_character_01_14 import ResistLure
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_13"


def _seen() -> Position:
    return Position().fellowship(hidden=False, region="hollin")


def test_the_companion_drawn_falls_or_his_level_corrupts() -> None:
    fallen = played(_seen(), CARD, "companion legolas", "choose companion")
    assert "legolas" not in fallen.state.fellowship.companions
    assert fallen.state.fellowship.corruption == 0
    kept = played(_seen(), CARD, "companion legolas", "choose corruption")
    assert "legolas" in kept.state.fellowship.companions
    assert kept.state.fellowship.corruption == 2


def test_the_free_peoples_choose() -> None:
    assert played(_seen(), CARD, "companion gimli").seat == "free_peoples"


def test_with_gollum_as_guide_it_is_one_point() -> None:
    alone = Position().fellowship(hidden=False, companions=(), guide="gollum")
    assert played(alone, CARD).state.fellowship.corruption == 1


def test_it_is_no_casualty_unless_that_is_agreed() -> None:
    choosing = ("companion legolas", "choose companion")
    literal = _seen().table("sh_char_15").hand("fp_char_07")
    game = played(literal, CARD, *choosing)
    assert game.kind == "guide"
    assert game.do("guide strider").kind == "allocate"
    agreed = Position(lure_is_casualty=True).fellowship(hidden=False).table("sh_char_15").hand("fp_char_07")
    assert "choose hand" in played(agreed, CARD, *choosing).options


def test_the_fellowship_must_be_revealed() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "lure": Position().fellowship(hidden=False, corruption=4).steps(ResistLure("boromir")).state,
        "lure-hobbit": Position().fellowship(hidden=False).steps(ResistLure("peregrin")).state,
    }
