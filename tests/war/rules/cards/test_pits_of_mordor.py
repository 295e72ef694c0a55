"""Pits of Mordor."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_24"


def test_two_regulars_come_in_each_of_three_strongholds() -> None:
    chosen = ("moria", "morannon", "barad_dur")
    game = played(
        Position().clear().at_war("sauron"), CARD, *(f"region {stronghold}" for stronghold in chosen)
    )
    for region in chosen:
        assert game.there("shadow", region) == {"sauron_regular": 2}


def test_a_stronghold_under_siege_may_be_picked() -> None:
    at = Position().clear().at_war("sauron").put("moria", "sauron_regular dwarves_regular").besieged("moria")
    assert "region moria" in played(at, CARD).options


def test_sauron_must_be_at_war() -> None:
    assert barred(Position(), CARD)
