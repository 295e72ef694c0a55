"""The Ringwraiths Are Abroad."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary_shadow import MoveOrAttack
from tests.war.position import Position, at
from tests.war.rules.cards.shadow_position import played

CARD = "sh_char_23"


def _abroad() -> Position:
    at = Position().clear().at_war("sauron").put("minas_morgul", "nazgul")
    return at.put("osgiliath", "sauron_regular*2").put("minas_tirith", "gondor_regular")


FLIGHT = ("figure_in nazgul minas_morgul", "fly nazgul 1 minas_morgul osgiliath")


def test_nazgul_fly_and_may_then_go_with_an_army() -> None:
    game = played(_abroad(), CARD, *FLIGHT, "choose move", "march osgiliath north_ithilien", "confirm")
    assert game.there("shadow", "north_ithilien") == {"sauron_regular": 2, "nazgul": 1}


def test_r10_2_a_nazgul_stays_with_a_part_that_moves() -> None:
    game = played(_abroad(), CARD, *FLIGHT, "choose move", "march osgiliath north_ithilien")
    assert "leave nazgul 1" not in game.options


def test_or_one_army_attacks() -> None:
    game = played(_abroad(), CARD, *FLIGHT, "choose attack", "attack osgiliath minas_tirith", "confirm")
    assert game.kind == "withdraw"


def test_or_neither() -> None:
    assert played(_abroad(), CARD, *FLIGHT, "decline").kind == "allocate"


def test_without_an_army_with_a_nazgul_nothing_more_is_asked() -> None:
    assert played(_abroad(), CARD, "confirm").kind == "allocate"


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "abroad": at(osgiliath="sauron_regular nazgul", minas_tirith="gondor_regular")
        .at_war()
        .steps(MoveOrAttack("sh_char_23", 2, "nazgul"))
        .state,
    }
