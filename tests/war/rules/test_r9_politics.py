"""9 Politics."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.war.model.components import FREE, NATION_OF, NUMBER, SHADOW
from cogs.war.model.queries import at_war, box, is_active
from cogs.war.rules import nations
from tests.war.battles import attack, facing
from tests.war.position import Position


def quiet(event: Any) -> None:
    """Nobody listens."""


def test_r9_2_a_passive_nation_reaches_box_three_at_most() -> None:
    state = nations.advance(Position().state, "gondor", "card", quiet, steps=3)
    assert box(state, "gondor") == 3
    state = nations.advance(nations.activate(state, "gondor", "card", quiet), "gondor", "card", quiet)
    assert box(state, "gondor") == 4


def test_r5_4_a_passive_nation_is_not_moved_into_at_war_with_a_die() -> None:
    game = Position().nation("gondor", 3, active=False).dice(fp="muster").acting("free_peoples")
    game.do("use muster advance_nation")
    assert game.reason("nation gondor") == "refusal-passive"


def test_r12_an_attack_on_a_passive_nation_in_box_three_brings_it_to_war_at_once() -> None:
    state = Position().nation("gondor", 3, active=False).state
    state = nations.react_to_attack(state, ("gondor",), NUMBER["pelargir"], quiet)
    assert is_active(state, "gondor")
    assert box(state, "gondor") == 4


def test_r9_4_attack_and_capture_give_a_step_each() -> None:
    state = Position().state
    state = nations.react_to_attack(state, ("north",), NUMBER["dale"], quiet)
    state = nations.settlement_captured(state, SHADOW, NUMBER["dale"], quiet)
    assert is_active(state, "north")
    assert box(state, "north") == 3


def test_r9_3a_an_army_entering_activates() -> None:
    state = nations.react_to_entry(Position().state, SHADOW, NUMBER["westemnet"], quiet)
    assert is_active(state, "rohan")


def test_r9_3c_declaration_in_a_city_or_stronghold_activates() -> None:
    state = Position().state
    assert is_active(nations.fellowship_declared(state, NUMBER["edoras"], quiet), "rohan")
    assert not is_active(nations.fellowship_declared(state, NUMBER["westemnet"], quiet), "rohan")


@pytest.mark.parametrize(
    ("companion", "region", "nation", "activates"),
    [
        ("gandalf_the_grey", "edoras", "rohan", True),
        ("meriadoc", "erebor", "dwarves", True),
        ("strider", "dale", "north", True),
        ("strider", "minas_tirith", "gondor", False),
        ("boromir", "minas_tirith", "gondor", True),
        ("boromir", "lossarnach", "gondor", False),
    ],
)
def test_r9_3d_companions_activate(companion: str, region: str, nation: str, activates: bool) -> None:
    state = nations.companion_arrived(Position().state, companion, NUMBER[region], quiet)
    assert is_active(state, nation) is activates


def test_r9_3d_not_in_a_settlement_the_shadow_controls() -> None:
    state = Position().captured("minas_tirith").state
    assert not is_active(nations.companion_arrived(state, "boromir", NUMBER["minas_tirith"], quiet), "gondor")


def test_r9_3_a_set_back_stops_at_the_first_box() -> None:
    state = nations.set_back(Position().state, "north", "card", quiet)
    assert box(state, "north") == 1


def test_r9_6_units_of_a_nation_at_peace_enter_no_other_nation() -> None:
    at = Position().clear().put("lossarnach", "gondor_regular*2").put("folde", "rohan_regular")
    game = at.dice(fp="muster_army").acting("free_peoples").do("use muster_army move_armies")
    assert game.reason("march folde druadan_forest") == "refusal-borders"
    assert game.reason("march lossarnach osgiliath") == ""


def test_r4_units_of_a_nation_at_peace_may_stand_outside_their_borders() -> None:
    at = Position().clear().put("osgiliath", "gondor_regular*2")
    game = at.dice(fp="muster_army").acting("free_peoples").do("use muster_army move_armies")
    assert game.reason("march osgiliath north_ithilien") == ""


def test_r9_4_shadow_nations_advance_too_when_attacked() -> None:
    at = Position().clear().at_war("rohan").put("fords_of_isen", "rohan_regular*3")
    at.put("gap_of_rohan", "isengard_regular").dice(fp="muster_army")
    game = at.acting("free_peoples")
    game.do("use muster_army attack", "attack fords_of_isen gap_of_rohan", "confirm")
    assert box(game.state, "isengard") == 4


def test_r9_4_recapture_by_the_owner_advances_nobody() -> None:
    state = nations.settlement_captured(Position().state, FREE, NUMBER["dale"], quiet)
    assert box(state, "north") == 1


def test_r9_1_an_advance_is_one_box_towards_the_last_which_is_war() -> None:
    state = Position().state
    boxes = []
    for _ in range(4):
        state = nations.advance(state, "elves", "card", quiet)
        boxes.append(box(state, "elves"))
    assert boxes == [2, 3, 4, 4]
    assert at_war(state, "elves")


def test_r9_3b_an_attack_activates_the_nations_of_the_army_wherever_it_stands() -> None:
    """Given units of passive Rohan outside Rohan, when they are attacked, then Rohan becomes active."""
    at = facing("sauron_regular*2", "rohan_regular boromir", ("cardolan", "south_downs"))
    at.nation("rohan", 1, active=False).nation("gondor", 1, active=False)
    game = attack(at, "shadow", "cardolan", "south_downs")
    assert [(event.nation, event.cause) for event in game.told("nation-activated")] == [("rohan", "attack")]
    assert not is_active(game.state, "gondor")


def test_r9_5_activation_comes_before_the_advance() -> None:
    """Given the passive North, when its Army is attacked, then it is told as active before its step."""
    at = facing("sauron_regular*2", "north_regular", ("cardolan", "south_downs"))
    game = attack(at.nation("north", 3, active=False), "shadow", "cardolan", "south_downs")
    kinds = [event.kind() for event in game.events]
    assert kinds.index("nation-activated") < kinds.index("nation-advanced")
    assert at_war(game.state, "north")


def test_r9_7_who_has_retreated_across_a_border_must_leave_that_nation_next() -> None:
    """Given Gondor at peace inside Rohan, then its Army goes out of Rohan, not deeper into it."""
    at = Position().clear().nation("gondor", 2).put("eastemnet", "gondor_regular")
    game = at.dice(fp="muster_army").acting("free_peoples").do("use muster_army move_armies")
    marches = {text.split()[2] for text in game.options if text.startswith("march eastemnet ")}
    assert marches
    assert not any(NATION_OF[NUMBER[region]] not in (None, "gondor") for region in marches)


def test_r9_8_a_captured_settlement_neither_recruits_nor_advances() -> None:
    """Given Minas Tirith captured, then Boromir there rouses nobody and no Gondor figure comes."""
    at = Position().empty("minas_tirith").put("minas_tirith", "boromir").captured("minas_tirith")
    game = at.at_war("gondor").dice(fp="muster event").acting("free_peoples")
    assert game.reason("use event rouse_gondor") != ""
    game.do("use muster recruit")
    assert game.reason("recruit gondor_regular minas_tirith") == "refusal-no-recruiting-there"
    nation = at.nation("gondor", 2).dice(fp="event").acting("free_peoples")
    assert nation.reason("use event rouse_gondor") == "refusal-use-impossible"
