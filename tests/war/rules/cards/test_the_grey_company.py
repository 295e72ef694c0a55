"""The Grey Company"""

from __future__ import annotations

from cogs.war.model.components import FREE
from cogs.war.model.state import State
from cogs.war.rules.cards.free_character_16_24 import JoinTheCompany
from tests.war.position import Position, at
from tests.war.rules.cards.free_position import hand_size, played, refused

ID = "fp_char_24"


def test_r7_2_he_must_be_with_an_army() -> None:
    assert refused(Position().put("edoras", "strider"), ID) == ""
    assert refused(Position().put("fangorn", "strider"), ID) == "refusal-card-condition"


def test_a_regular_is_lost_for_an_elite_of_its_nation_and_two_cards_are_drawn() -> None:
    at = Position().clear().put("edoras", "rohan_regular elves_regular strider")
    game = played(at, ID, "figure rohan_regular", "draw fp_str_01", "draw fp_str_02")
    assert game.there("free_peoples", "edoras") == {"elves_regular": 1, "rohan_elite": 1, "strider": 1}
    assert ("rohan_regular", 1) in game.state.casualties[FREE]
    assert hand_size(game) == 2


def test_without_a_regular_only_the_cards_are_left() -> None:
    game = played(Position().clear().put("edoras", "rohan_elite strider"), ID)
    assert game.told("effect-without")
    assert game.kind == "draw"


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "company": at(edoras="strider rohan_regular gondor_regular").steps(JoinTheCompany()).state,
    }
