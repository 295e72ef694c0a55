"""Half-orcs and Goblin-men."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_13"


def _armies() -> Position:
    at = Position().clear().at_war("isengard").put("umbar", "southrons_easterlings_regular")
    at.put("minas_tirith", "sauron_regular gondor_regular").put("moria", "nazgul")
    return at.put("dol_guldur", "sauron_regular elves_regular").besieged("minas_tirith", "dol_guldur")


def test_a_unit_joins_any_army_besieging_and_besieged_ones_too() -> None:
    game = played(_armies(), CARD)
    places = ("dol_guldur", "minas_tirith", "umbar")
    kinds = ("isengard_regular", "isengard_elite")
    assert set(game.options) == {f"recruit {kind} {place}" for kind in kinds for place in places}
    game.do("recruit isengard_elite minas_tirith")
    assert game.there("shadow", "minas_tirith")["isengard_elite"] == 1
    assert game.kind == "allocate"


def test_the_nation_must_be_at_war() -> None:
    assert barred(Position(), CARD)
