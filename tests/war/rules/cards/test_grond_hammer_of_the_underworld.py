"""Grond, Hammer of the Underworld."""

from __future__ import annotations

from tests.war.position import Played, Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_20"


def _storm(garrison: str = "gondor_regular*5") -> Position:
    at = Position().clear().at_war("sauron").put("minas_tirith", f"{garrison} sauron_regular*5 witch_king")
    return at.besieged("minas_tirith")


def _missing(game: Played) -> Played:
    return game.roll(1, 1, 1, 1, 1).roll(1, 1, 1, 1, 1).roll(1, 1)


def test_r11_12_the_siege_battle_goes_over_three_rounds() -> None:
    game = played(_storm(), CARD, "confirm")
    for _ in range(2):
        _missing(game)
        assert game.kind == "cease"
        game.do("press_on")
    _missing(game)
    assert len(game.told("round-began")) == 3
    assert game.kind == "allocate"


def test_r11_4_1_the_garrison_has_no_card_in_the_first_round_only() -> None:
    at = _storm().hand("fp_str_02", "fp_char_07")
    game = _missing(played(at, CARD, "confirm"))
    assert [event.side for event in game.told("no-combat-card")][-1] == "free_peoples"
    game.do("press_on")
    assert (game.kind, game.seat) == ("combat_card", "free_peoples")


def test_unless_a_companion_fights() -> None:
    at = _storm("gondor_regular*5 boromir").hand("fp_str_02")
    game = played(at, CARD, "confirm")
    assert (game.kind, game.seat) == ("combat_card", "free_peoples")


def test_the_witch_king_must_be_with_besiegers() -> None:
    assert barred(Position().clear().put("minas_morgul", "sauron_regular witch_king"), CARD)
    assert barred(_storm().besieged(), CARD)
