"""Boromir: at home any result advances his Nation."""

from __future__ import annotations

from cogs.war.model.queries import box
from tests.war.position import Position

USE = "use event rouse_gondor"


def test_any_result_advances_the_nation_while_he_is_at_home() -> None:
    at = Position().put("minas_tirith", "boromir").dice(fp="event").nation("gondor", 1)
    game = at.acting("free_peoples").do(USE)
    assert box(game.state, "gondor") == 2
    assert game.told("nation-advanced")[0].cause == "ability"


def test_elsewhere_and_in_the_fellowship_he_does_not() -> None:
    at = Position().put("osgiliath", "boromir").dice(fp="event")
    assert USE not in at.acting("free_peoples").options
    assert USE not in Position().dice(fp="event").acting("free_peoples").options


def test_a_captured_home_does_not_count_but_a_besieged_one_does() -> None:
    at = Position().put("dol_amroth", "boromir").dice(fp="event").put("dol_amroth", "sauron_regular*2")
    assert USE in at.besieged("dol_amroth").acting("free_peoples").options
    at = (
        Position()
        .empty("minas_tirith")
        .put("minas_tirith", "boromir")
        .captured("minas_tirith")
        .dice(fp="event")
    )
    assert USE not in at.acting("free_peoples").options


def test_a_passive_nation_stops_before_at_war() -> None:
    at = Position().put("minas_tirith", "boromir").nation("gondor", 3, active=False).dice(fp="event")
    assert USE not in at.acting("free_peoples").options
    assert USE in at.nation("gondor", 3).acting("free_peoples").options
