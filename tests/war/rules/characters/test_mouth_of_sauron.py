"""The Mouth of Sauron: his entrance, and Messenger of the Dark Tower."""

from __future__ import annotations

from cogs.war.model.queries import MESSENGER
from cogs.war.model.state import State
from cogs.war.rules.characters import EnterPlay
from cogs.war.rules.uses import results_of
from tests.war.position import Position

USE = "use muster mouth_of_sauron"
FREE_NATIONS = ("dwarves", "elves", "gondor", "north", "rohan")


def test_he_comes_to_a_sauron_stronghold_when_all_free_nations_are_at_war() -> None:
    game = Position().at_war(*FREE_NATIONS).dice(sh="muster").acting("shadow").do(USE)
    assert set(game.options) == {
        f"region {region}"
        for region in ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")
    }
    game.do("region barad_dur")
    assert game.there("shadow", "barad_dur")["mouth_of_sauron"] == 1


def test_or_when_the_fellowship_is_in_mordor() -> None:
    at = Position().dice(sh="muster")
    assert USE not in at.acting("shadow").options
    assert USE in at.fellowship(region="", mordor=0).acting("shadow").options


def test_a_captured_stronghold_is_closed_to_him() -> None:
    at = Position().at_war(*FREE_NATIONS).empty("moria").captured("moria").dice(sh="muster")
    assert "region moria" not in at.acting("shadow").do(USE).options


def test_once_a_turn_a_muster_result_serves_as_an_army_result() -> None:
    at = Position().put("morannon", "mouth_of_sauron")
    assert "army" in results_of(at.state, 1, "muster")
    assert "army" not in results_of(at.having(once=(MESSENGER,)).state, 1, "muster")
    assert "army" not in results_of(Position().state, 1, "muster")
    assert results_of(at.state, 1, "event") == ("event",)


def test_using_it_is_remembered_for_the_turn() -> None:
    at = Position().at_war("sauron").put("morannon", "mouth_of_sauron").dice(sh="muster muster")
    game = at.acting("shadow")
    game.do("use muster move_armies")
    assert MESSENGER in game.state.once


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "mouth": Position().steps(EnterPlay("mouth_of_sauron")).state,
    }
