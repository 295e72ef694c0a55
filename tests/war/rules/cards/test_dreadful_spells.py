"""Dreadful Spells."""

from __future__ import annotations

from cogs.war.model.components import NUMBER
from cogs.war.model.queries import is_active
from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_character_15_24 import ChooseCaster, ChooseVictim
from tests.war.position import Position, at
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_19"


def _near() -> Position:
    at = Position().clear().put("osgiliath", "sauron_regular nazgul*2 witch_king")
    return at.put("minas_tirith", "gondor_regular*3 gondor_leader boromir")


def test_r7_6_a_die_for_each_nazgul_against_an_army_beside_them() -> None:
    game = played(_near(), CARD).roll(5, 6, 4)
    assert game.there("free_peoples", "minas_tirith")["gondor_regular"] == 1


def test_r7_6_a_wiped_out_army_loses_its_leaders_but_not_its_companions() -> None:
    game = played(_near(), CARD).roll(5, 6, 5)
    assert game.there("free_peoples", "minas_tirith") == {"boromir": 1}


def test_r7_7_no_nation_reacts() -> None:
    game = played(_near().nation("gondor", 2, active=False), CARD).roll(5, 1, 1)
    assert not is_active(game.state, "gondor")


def test_r7_8_a_wiped_out_garrison_loses_the_stronghold_to_its_besieger() -> None:
    at = Position().clear().put("minas_tirith", "gondor_regular sauron_regular nazgul")
    game = played(at.besieged("minas_tirith"), CARD).roll(5)
    assert NUMBER["minas_tirith"] in game.state.captured


def test_the_nazgul_must_be_with_an_army_near_one() -> None:
    assert barred(Position().clear().put("osgiliath", "nazgul").put("minas_tirith", "gondor_regular"), CARD)
    assert barred(Position().clear().put("moria", "sauron_regular nazgul").put("dale", "north_regular"), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "victim": at(
            minas_morgul="sauron_regular nazgul",
            north_ithilien="gondor_regular",
            south_ithilien="rohan_regular",
        )
        .steps(ChooseVictim())
        .state,
        "caster": at(
            osgiliath="gondor_regular",
            north_ithilien="sauron_regular nazgul",
            south_ithilien="sauron_regular nazgul*2",
        )
        .steps(ChooseCaster(NUMBER["osgiliath"]))
        .state,
    }
