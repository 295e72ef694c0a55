"""Gimli: at home any result advances his Nation."""

from __future__ import annotations

from cogs.war.model.queries import box
from tests.war.position import Position

USE = "use event rouse_dwarves"


def test_any_result_advances_the_nation_while_he_is_at_home() -> None:
    at = Position().put("erebor", "gimli").dice(fp="event").nation("dwarves", 1)
    game = at.acting("free_peoples").do(USE)
    assert box(game.state, "dwarves") == 2
    assert game.told("nation-advanced")[0].cause == "ability"


def test_elsewhere_and_in_the_fellowship_he_does_not() -> None:
    at = Position().put("iron_hills", "gimli").dice(fp="event")
    assert USE not in at.acting("free_peoples").options
    assert USE not in Position().dice(fp="event").acting("free_peoples").options


def test_a_captured_home_does_not_count_but_a_besieged_one_does() -> None:
    at = Position().put("erebor", "gimli").dice(fp="event").put("erebor", "sauron_regular*2")
    assert USE in at.besieged("erebor").acting("free_peoples").options
    at = Position().empty("erebor").put("erebor", "gimli").captured("erebor").dice(fp="event")
    assert USE not in at.acting("free_peoples").options


def test_a_passive_nation_stops_before_at_war() -> None:
    at = Position().put("erebor", "gimli").nation("dwarves", 3, active=False).dice(fp="event")
    assert USE not in at.acting("free_peoples").options
    assert USE in at.nation("dwarves", 3).acting("free_peoples").options
