"""The Nazgûl Strike!."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_character_01_14 import Strike
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_11"
FLIGHT = ("figure_in nazgul minas_morgul", "fly nazgul 1 minas_morgul hollin")


def _hidden() -> Position:
    return Position().clear().put("minas_morgul", "nazgul").fellowship(region="hollin", progress=2)


def test_a_character_card_on_the_table_goes() -> None:
    game = played(_hidden().table("fp_char_07"), CARD, *FLIGHT, "card fp_char_07")
    assert game.state.table[0] == ()
    assert game.state.discards[0] == ("fp_char_07",)


def test_r13_5_or_a_hunt_roll_is_made_without_progress() -> None:
    game = played(_hidden().hunt(shadow=2), CARD, *FLIGHT, "choose hunt")
    assert game.kind == "roll"
    game.roll(1, 2).roll(3)
    assert game.state.fellowship.progress == 2


def test_or_neither_and_without_a_nazgul_nothing_is_asked() -> None:
    assert played(_hidden(), CARD, *FLIGHT, "decline").kind == "allocate"
    assert played(_hidden(), CARD, "confirm").kind == "allocate"


def test_it_needs_progress() -> None:
    assert barred(Position(), CARD)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    on_table = ("fp_char_05", "fp_char_06")
    return {
        "strike": Position().table(*on_table).put("rivendell", "nazgul").steps(Strike()).state,
    }
