"""Strider: as Guide he hides the Fellowship with any result."""

from __future__ import annotations

from cogs.war.model.components import CHARACTERS
from tests.war.position import Position


def test_any_result_hides_a_revealed_fellowship_while_he_guides() -> None:
    at = Position().fellowship(hidden=False, guide="strider").dice(fp="event muster army")
    game = at.acting("free_peoples")
    assert {"use event slip_away", "use muster slip_away"} <= set(game.options)
    game.do("use muster slip_away")
    assert game.state.fellowship.hidden
    assert game.state.hunt.free == 0


def test_not_under_another_guide_and_not_when_hidden() -> None:
    at = Position().fellowship(hidden=False).dice(fp="event")
    assert "use event slip_away" not in at.acting("free_peoples").options
    at = Position().fellowship(guide="strider").dice(fp="event")
    assert "use event slip_away" not in at.acting("free_peoples").options


def test_one_way_to_hide_is_offered_not_two() -> None:
    at = Position().fellowship(hidden=False, guide="strider").dice(fp="character")
    hiding = [
        option
        for option in at.acting("free_peoples").options
        if option.endswith(("slip_away", "hide_fellowship"))
    ]
    assert hiding == ["use character slip_away"]


def test_he_activates_the_north_only() -> None:
    assert CHARACTERS["strider"].activates == ("north",)
