"""The Day Without Dawn."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_04"


def test_unused_dice_with_the_will_of_the_west_are_lost() -> None:
    at = Position().at_war().hand(CARD).dice(fp="character will_of_the_west will_of_the_west", sh="event")
    game = at.acting("shadow").do(f"event event {CARD}")
    assert game.state.dice[0] == ("character",)
    assert [event.face for event in game.told("die-turned")] == ["", ""]


def test_r7_2_without_any_nothing_happens() -> None:
    assert played(Position().at_war(), CARD).told("effect-without")


def test_every_shadow_nation_must_be_at_war() -> None:
    assert barred(Position().at_war("sauron", "isengard"), CARD)
