"""Círdan's Ships"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import played, refused

ID = "fp_str_13"


def coast() -> Position:
    return Position().clear().put("pelargir", "gondor_regular").put("edoras", "rohan_regular").at_war("elves")


def test_r7_2_the_elves_must_be_at_war() -> None:
    assert refused(coast(), ID) == ""
    assert refused(coast().nation("elves", 3), ID) == "refusal-card-condition"


def test_two_units_land_in_the_same_region() -> None:
    game = played(coast().put("dol_amroth", "gondor_regular"), ID, "recruit elves_elite pelargir")
    assert game.options == ["recruit elves_regular pelargir", "recruit elves_elite pelargir"]
    game.do("recruit elves_regular pelargir")
    assert game.there("free_peoples", "pelargir") == {
        "gondor_regular": 1,
        "elves_regular": 1,
        "elves_elite": 1,
    }


def test_r7_4_a_besieged_garrison_is_an_army_on_its_coast() -> None:
    at = Position().clear().put("dol_amroth", "gondor_regular").put("dol_amroth", "sauron_regular")
    game = played(at.besieged("dol_amroth").at_war("elves"), ID)
    assert "recruit elves_elite dol_amroth" in game.options
