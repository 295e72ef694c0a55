"""Worn with Sorrow and Toil."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_character_15_24 import WearDown
from cogs.war.rules.fellowship import DeclareFellowship
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import played

CARD = "sh_char_15"
CASUALTY = ("tile std_1", "casualty guide")


def _hunted(**options: bool) -> Position:
    return Position(**options).table(CARD).fellowship(region="hollin")


def test_r7_3_it_stays_on_the_table() -> None:
    assert played(Position(), CARD).state.table[1] == (CARD,)


def test_a_casualty_costs_a_random_character_card_of_the_hand() -> None:
    at = _hunted().hand("fp_char_07", "fp_char_08", "fp_str_02")
    game = played(at, "sh_char_05", *CASUALTY, "choose hand")
    assert game.options == ["pick fp_char_07", "pick fp_char_08"]
    game.do("pick fp_char_08")
    assert game.state.hands[0] == ("fp_char_07", "fp_str_02")
    assert game.state.table[1] == (CARD,)


def test_or_one_on_the_table_or_nothing() -> None:
    game = played(_hunted().table("fp_char_12"), "sh_char_05", *CASUALTY)
    assert game.options == ["card fp_char_12", "decline"]
    assert game.do("card fp_char_12").state.table[0] == ()


def test_without_a_character_card_nothing_is_asked() -> None:
    game = played(_hunted().hand("fp_str_02"), "sh_char_05", *CASUALTY)
    assert "choose hand" not in game.options


def test_r7_3_it_goes_when_the_fellowship_is_declared_in_safety() -> None:
    at = Position().table(CARD).fellowship(region="rivendell")
    game = at.steps(DeclareFellowship()).do("declare")
    assert game.state.table[1] == ()


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "worn": Position().table("sh_char_15", "fp_char_05").hand("fp_char_12").steps(WearDown()).state,
    }
