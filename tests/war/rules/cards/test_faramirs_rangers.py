"""Faramir's Rangers"""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.free_strategy import ChooseAmbush
from tests.war.position import Position, at
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_06"


def test_r7_6_three_dice_against_an_army_in_ithilien_then_osgiliath_is_reinforced() -> None:
    at = Position().clear().put("north_ithilien", "sauron_regular*3").put("osgiliath", "gondor_regular")
    game = played(at, ID, "roll 5 6 1", "recruit gondor_elite osgiliath")
    assert game.there("shadow", "north_ithilien") == {"sauron_regular": 1}
    assert game.there("free_peoples", "osgiliath") == {
        "gondor_regular": 1,
        "gondor_elite": 1,
        "gondor_leader": 1,
    }


def test_without_an_army_in_osgiliath_nobody_is_recruited() -> None:
    at = Position().clear().put("osgiliath", "sauron_regular*3")
    game = played(at, ID, "roll 1 1 1")
    assert game.kind == AT_REST


def test_it_may_be_played_for_the_recruits_alone() -> None:
    game = played(Position().clear().put("osgiliath", "gondor_regular"), ID)
    assert game.options == ["recruit gondor_regular osgiliath", "recruit gondor_elite osgiliath"]


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "ambush": at(north_ithilien="sauron_regular", osgiliath="sauron_regular").steps(ChooseAmbush()).state,
    }
