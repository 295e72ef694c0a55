"""Aragorn: Strider becomes the Heir of Isildur."""

from __future__ import annotations

import pytest

from cogs.war.model.components import FREE
from cogs.war.rules.turn import pool_size
from tests.war.position import Position

USE = "use will_of_the_west aragorn"


@pytest.mark.parametrize("region", ["minas_tirith", "dol_amroth", "pelargir"])
def test_he_replaces_strider_in_an_unconquered_seat_of_gondor(region: str) -> None:
    at = Position().put(region, "strider").dice(fp="will_of_the_west")
    game = at.acting("free_peoples").do(USE)
    assert game.there("free_peoples", region)["aragorn"] == 1
    assert "strider" not in game.there("free_peoples", region)
    assert game.told("character-entered")[0].instead == "strider"
    assert pool_size(game.state, FREE) == 5


def test_entering_he_activates_gondor() -> None:
    game = Position().put("minas_tirith", "strider").dice(fp="will_of_the_west").acting("free_peoples")
    game.do(USE)
    assert [event.nation for event in game.told("nation-activated")] == ["gondor"]


def test_a_besieged_seat_will_do_a_captured_one_or_another_region_not() -> None:
    at = Position().put("minas_tirith", "strider sauron_regular*3").dice(fp="will_of_the_west")
    assert USE in at.besieged("minas_tirith").acting("free_peoples").options
    at = Position().empty("minas_tirith").put("minas_tirith", "strider").captured("minas_tirith")
    assert USE not in at.dice(fp="will_of_the_west").acting("free_peoples").options
    at = Position().put("edoras", "strider").dice(fp="will_of_the_west")
    assert USE not in at.acting("free_peoples").options
    assert USE not in Position().dice(fp="will_of_the_west").acting("free_peoples").options


def test_only_a_will_of_the_west_die_brings_him() -> None:
    at = Position().put("minas_tirith", "strider").dice(fp="character event muster muster_army")
    assert not any(option.endswith(" aragorn") for option in at.acting("free_peoples").options)
