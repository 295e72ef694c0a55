"""Help Unlooked For"""

from __future__ import annotations

from cogs.war.model.components import FREE, SHADOW
from cogs.war.rules.battle.fighting import combat_dice
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_10"


def siege() -> Position:
    at = (
        Position()
        .clear()
        .put("minas_tirith", "gondor_regular*3 gondor_leader")
        .put("druadan_forest", "rohan_regular*5")
    )
    at = at.put("minas_tirith", "sauron_regular*5").besieged("minas_tirith")
    return at.at_war("gondor", "rohan", "sauron")


def test_r11_13_an_army_attacks_the_besieger_from_outside_only() -> None:
    game = played(siege().put("osgiliath", "gondor_regular").put("pelargir", "sauron_regular"), ID)
    assert sorted(game.options) == ["attack druadan_forest minas_tirith", "attack osgiliath minas_tirith"]


def test_each_unit_inside_costs_the_shadow_a_die_of_its_roll() -> None:
    game = played(siege(), ID, "attack druadan_forest minas_tirith", "confirm")
    assert game.state.battle is not None
    assert game.state.battle.effects == (ID,)
    assert combat_dice(game.state.battle.sides[SHADOW]) == 2
    assert combat_dice(game.state.battle.sides[FREE]) == 5


def test_r9_6_units_not_at_war_do_not_attack() -> None:
    game = played(siege().nation("rohan", 2), ID)
    assert game.told("effect-without")
    assert game.kind == AT_REST


def test_r7_2_without_a_siege_it_does_nothing() -> None:
    assert played(Position(), ID).kind == AT_REST
