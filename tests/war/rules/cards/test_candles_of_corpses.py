"""Candles of Corpses."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played


def test_each_four_or_more_corrupts() -> None:
    game = played(Position().fellowship(region="dead_marshes"), "sh_char_08", "roll 3 4 6")
    assert game.state.fellowship.corruption == 2


def test_with_gollum_as_guide_only_a_six_does() -> None:
    alone = Position().fellowship(region="dead_marshes", companions=(), guide="gollum")
    assert played(alone, "sh_char_08", "roll 4 5 6").state.fellowship.corruption == 1


def test_r15_1_twelve_points_end_the_game_at_once() -> None:
    game = played(Position().fellowship(region="dead_marshes", corruption=10), "sh_char_08", "roll 4 5 6")
    assert game.kind == "outcome-corruption"


def test_r1_5_a_settlement_of_the_free_peoples_protects() -> None:
    assert barred(Position(), "sh_char_08")
