"""The Black Captain Commands."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_character_15_24 import Command
from cogs.war.rules.cards.vocabulary_shadow import MoveOrAttack
from tests.war.position import Position, at
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_24"


def _commanding() -> Position:
    at = Position().clear().at_war("sauron").put("osgiliath", "sauron_regular*2 witch_king")
    return at.put("nurn", "sauron_regular nazgul").put("minas_tirith", "gondor_regular")


def test_two_nazgul_come_where_he_is_and_his_army_moves() -> None:
    game = played(_commanding(), CARD, "choose recruit", "choose move", "march osgiliath north_ithilien")
    game.do("confirm")
    assert game.there("shadow", "north_ithilien") == {"sauron_regular": 2, "nazgul": 2, "witch_king": 1}


def test_only_his_army_moves_or_attacks() -> None:
    game = played(_commanding(), CARD, "choose recruit", "choose move")
    assert all(option.startswith("march osgiliath ") for option in game.options)
    game = played(_commanding(), CARD, "choose recruit", "choose attack")
    assert game.options == ["attack osgiliath minas_tirith"]


def test_or_nazgul_fly() -> None:
    game = played(
        _commanding(), CARD, "choose fly", "figure_in nazgul nurn", "fly nazgul 1 nurn moria", "confirm"
    )
    assert game.there("shadow", "moria") == {"nazgul": 1}
    assert game.do("decline").kind == "allocate"


def test_r1_8_a_besieger_gets_them_too() -> None:
    at = Position().clear().put("minas_tirith", "gondor_regular sauron_regular witch_king")
    game = played(at.besieged("minas_tirith"), CARD, "choose recruit")
    assert game.there("shadow", "minas_tirith")["nazgul"] == 2


def test_he_must_be_in_play() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "captain": at(morannon="sauron_regular witch_king").steps(Command()).state,
        "captain-then": at(osgiliath="sauron_regular witch_king", minas_tirith="gondor_regular")
        .at_war()
        .steps(MoveOrAttack("sh_char_24", 1, "witch_king"))
        .state,
    }
