"""The Eagles are Coming!"""

from __future__ import annotations

from cogs.war.model.components import NUMBER, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.cards.free_character_16_24 import ChoosePrey, FlyOff
from tests.war.position import Position, at
from tests.war.rules.cards.free_position import AT_REST, played, refused

ID = "fp_char_18"


def hunted() -> Position:
    at = Position().clear().put("osgiliath", "gondor_regular*2 gandalf_the_white")
    return at.put("minas_morgul", "sauron_regular").put(
        "south_ithilien", "sauron_regular*2 nazgul*3 witch_king"
    )


def test_r7_2_an_army_with_a_companion_must_stand_beside_one_with_nazgul() -> None:
    assert refused(hunted(), ID) == ""
    far = Position().clear().put("edoras", "rohan_regular boromir").put("dol_guldur", "sauron_regular nazgul")
    assert refused(far, ID) == "refusal-card-condition"


def test_r7_2_the_witch_king_alone_is_no_prey() -> None:
    at = Position().clear().put("osgiliath", "gondor_regular boromir")
    assert refused(at.put("south_ithilien", "sauron_regular witch_king"), ID) == "refusal-card-condition"


def test_each_five_or_six_kills_and_the_others_fly_where_the_shadow_says() -> None:
    game = played(hunted(), ID, "roll 5 2 6")
    assert game.seat == "shadow"
    assert "region dol_guldur" in game.options
    game.do("region dol_guldur")
    assert game.there("shadow", "south_ithilien") == {"sauron_regular": 2, "witch_king": 1}
    assert game.there("shadow", "dol_guldur") == {"nazgul": 1}


def test_where_all_die_nobody_flies() -> None:
    game = played(hunted(), ID, "roll 5 5 6")
    assert game.kind == AT_REST
    assert ("nazgul", 8) in game.state.reinforcements[SHADOW]


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "prey": at(
            edoras="rohan_regular gimli", folde="sauron_regular nazgul*3", westemnet="sauron_regular nazgul"
        )
        .steps(ChoosePrey())
        .state,
        "fly-off": at(folde="sauron_regular nazgul*3").steps(FlyOff(NUMBER["folde"])).state,
        "fly-off-one": at(folde="sauron_regular nazgul").steps(FlyOff(NUMBER["folde"])).state,
    }
