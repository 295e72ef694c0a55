"""The Lidless Eye."""

from __future__ import annotations

from cogs.war.model.state import State
from cogs.war.rules.cards.shadow_character_15_24 import TurnToEye
from tests.war.position import Played, Position
from tests.war.rules.cards.shadow_position import played

CARD = "sh_char_18"


def _acting(faces: str) -> Played:
    return Position().hand(CARD).dice(sh=f"event {faces}").acting("shadow").do(f"event event {CARD}")


def test_as_many_as_three_dice_go_into_the_hunt_box() -> None:
    game = _acting("character army army muster").do("choose army", "choose muster", "choose character")
    assert game.state.hunt.shadow == 3
    assert game.state.dice[1] == ("army",)


def test_fewer_will_do() -> None:
    game = _acting("army army").do("choose army", "decline")
    assert game.state.hunt.shadow == 1
    assert game.state.dice[1] == ("army",)


def test_without_unused_dice_nothing_happens() -> None:
    assert played(Position(), CARD).kind == "allocate"


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "eye": Position().dice(sh="army muster_army event").steps(TurnToEye()).state,
        "eye-last": Position().dice(sh="army muster").steps(TurnToEye(1)).state,
    }
