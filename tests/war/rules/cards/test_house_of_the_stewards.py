"""House of the Stewards"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, hand_size, played, refused

ID = "fp_char_23"


def test_r7_2_boromir_must_stand_in_gondor() -> None:
    assert refused(Position().put("erech", "boromir"), ID) == ""
    assert refused(Position().put("osgiliath", "boromir"), ID) == "refusal-card-condition"
    assert refused(Position(), ID) == "refusal-card-condition"


def test_gondor_recruits_beside_him_and_two_cards_are_drawn() -> None:
    game = played(Position().put("erech", "boromir"), ID, "recruit gondor_elite erech")
    assert game.there("free_peoples", "erech") == {"gondor_elite": 1, "boromir": 1}
    game.do("draw fp_str_01", "draw fp_str_02")
    assert hand_size(game) == 2
    assert game.kind == AT_REST


def test_r7_4_beside_an_enemy_army_only_the_cards_are_left() -> None:
    game = played(Position().put("erech", "boromir").put("erech", "sauron_regular"), ID)
    assert game.told("effect-without")
    assert game.kind == "draw"


def test_r7_4_a_besieged_stronghold_is_no_hindrance() -> None:
    at = Position().put("minas_tirith", "boromir").put("minas_tirith", "sauron_regular*2")
    game = played(at.besieged("minas_tirith"), ID)
    assert game.options == ["recruit gondor_regular minas_tirith", "recruit gondor_elite minas_tirith"]
