"""G57 Disbanding with a Muster result."""

from __future__ import annotations

from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.model.state import evolve
from cogs.war.rules.turn import BeginTurn
from tests.war.position import Played, Position


def _at(rules: str = "groteka") -> Position:
    position = Position(rules=rules).clear().at_war()
    position.put("minas_tirith", "gondor_regular*3 gondor_elite gondor_leader boromir")
    return position.put("dol_amroth", "gondor_regular*2")


def _disbanding() -> Played:
    return _at().dice(fp="muster muster").acting("free_peoples").do("use muster disband")


def test_g57_any_number_from_any_regions() -> None:
    """Given a Muster result, then units of several regions go, until enough is enough."""
    game = _disbanding()
    assert "disband gondor_regular 3 minas_tirith" in game.options
    assert "decline" not in game.options
    game.do("disband gondor_regular 2 minas_tirith", "disband gondor_regular 2 dol_amroth", "decline")
    assert game.there("free_peoples", "minas_tirith") == {
        "gondor_regular": 1,
        "gondor_elite": 1,
        "gondor_leader": 1,
        "boromir": 1,
    }
    assert game.there("free_peoples", "dol_amroth") == {}
    assert dict(game.state.apart[FREE]) == {"gondor_regular": 4}


def test_g57_they_are_not_recruited_before_the_next_turn() -> None:
    """Given every Regular disbanded, then none is available this turn, and all are in the next."""
    game = _disbanding()
    held = dict(game.state.reinforcements[FREE])["gondor_regular"]
    game.do("disband gondor_regular 3 minas_tirith", "decline")
    assert dict(game.state.reinforcements[FREE])["gondor_regular"] == held
    after = evolve(game.state, agenda=(BeginTurn(),))
    turned = Played(after)
    assert dict(turned.state.reinforcements[FREE])["gondor_regular"] == held + 3
    assert turned.state.apart == ((), ())


def test_a41_leaders_left_alone_are_lost() -> None:
    """Given a Leader and a Companion left without units, then he dies and the Companion stays."""
    game = _disbanding().do("disband gondor_regular 3 minas_tirith", "disband gondor_elite 1 minas_tirith")
    assert game.there("free_peoples", "minas_tirith") == {"boromir": 1}
    assert dict(game.state.casualties[FREE])["gondor_leader"] == 1


def test_a41_the_shadow_disbands_too_and_no_nazgul() -> None:
    """Given an Army with Nazgûl, then its units alone are offered."""
    position = _at().put("morannon", "sauron_regular sauron_elite nazgul").dice(sh="muster")
    game = position.acting("shadow").do("use muster disband")
    assert game.options == ["disband sauron_regular 1 morannon", "disband sauron_elite 1 morannon"]


def test_g57_a_garrison_may_go_and_the_stronghold_falls() -> None:
    """Given a besieged garrison that is disbanded, then the besieger captures the Stronghold."""
    position = _at().put("minas_tirith", "sauron_regular").besieged("minas_tirith")
    game = position.dice(fp="muster").acting("free_peoples").do("use muster disband")
    game.do("disband gondor_regular 3 minas_tirith", "disband gondor_elite 1 minas_tirith")
    assert NUMBER["minas_tirith"] in game.state.captured
    assert not game.state.sieges


def test_g57_the_base_game_disbands_nobody() -> None:
    """Given the base rules, then there is no such use of a die."""
    game = _at("base").dice(fp="muster").acting("free_peoples")
    assert "use muster disband" not in game.options
    assert game.reason("use muster disband") == "refusal-use-impossible"


def test_g57_what_is_not_there_is_refused() -> None:
    """Given units that are not there, then the refusal says why."""
    game = _disbanding()
    assert game.reason("disband gondor_regular 1 pelargir") == "refusal-no-army"
    assert game.reason("disband gondor_regular 4 minas_tirith") == "refusal-not-among"
    assert game.reason("disband boromir 1 minas_tirith") == "refusal-unknown"
    assert game.state.apart[SHADOW] == ()
