"""War: the pace that has been seen tells how much time there is, and what time is good for."""

from __future__ import annotations

from typing import Any, cast

import pytest

import cogs
from cogs.war.agents import WarKnowledge
from cogs.war.agents.estimate import (
    judge,
    pace_of_ring,
    plan_rest,
    turns_of_ring,
    turns_of_shadow,
    weigh_arms,
    weigh_terms,
    weigh_way,
)
from cogs.war.model.components import NUMBER
from cogs.war.rules.fellowship import FellowshipPhase, Walk
from cogs.war.rules.turn import AllocateHunt
from tests.war.position import Played, Position

KNOWLEDGE = cast("WarKnowledge", cogs.agent("war").knowledge)
MOVE = "use character move_fellowship"
CALM, HURRIED = 8.0, -3.0
"""Logits of being in time."""


def readiness(game: Played) -> dict[str, float]:
    """How readily the seat that is asked takes each action."""
    legal = cogs.game("war").legal(game.state, game.seat)
    return dict(zip(map(str, legal), KNOWLEDGE.weigh(game.state, game.seat, legal), strict=True))


def rest(position: Position, in_time: float) -> tuple[float, float]:
    """What a rest brings there, and what it costs."""
    return plan_rest(position.state, sum(weigh_way(position.state)), in_time)


def at(region: str, **changes: Any) -> Position:
    return Position().fellowship(region=region, **changes)


# Who has been slow so far is not in time either.


def test_armies_that_have_not_come_nearer_need_longer() -> None:
    early, late = (turns_of_shadow(Position().having(turn=turn).state, 10) for turn in (2, 12))

    assert late > 1.3 * early


def test_the_first_turns_tell_nothing_yet_with_the_mod_either() -> None:
    for options in ({}, {"rules": "groteka"}):
        wanted = 11 if options else 10
        first, third = (turns_of_shadow(Position(**options).having(turn=n).state, wanted) for n in (1, 3))
        assert first == third


def test_a_fellowship_that_hurries_is_expected_sooner_than_one_that_dawdles() -> None:
    quick, slow = (at("rivendell", progress=8).having(turn=turn).state for turn in (4, 9))

    assert pace_of_ring(quick) > pace_of_ring(slow)
    assert turns_of_ring(quick) < turns_of_ring(slow)


@pytest.mark.parametrize("turn", [3, 12])
def test_who_hurries_is_hunted_with_more_dice(turn: int) -> None:
    weights = readiness(at("rivendell", progress=8).having(turn=turn).steps(AllocateHunt()))

    assert (weights["allocate 3"] > weights["allocate 2"]) == (turn == 3)


def test_in_mordor_the_shadow_hunts_with_many_where_its_armies_are_late() -> None:
    def many(position: Position) -> bool:
        weights = readiness(position.fellowship(region="", mordor=1).having(turn=12).steps(AllocateHunt()))
        return weights["allocate 4"] > weights["allocate 2"]

    near = Position().at_war().captured("minas_tirith", "erebor", "helms_deep", "lorien", "edoras")

    assert many(Position())
    assert not many(near.empty("dale").put("withered_heath", "sauron_regular*5"))


# What time is good for: a rest on the way, and one step at a time.


def test_with_time_a_rest_on_the_way_takes_corruption_back() -> None:
    gained, lost = rest(at("lorien", corruption=4), CALM)

    assert gained > 1
    assert lost > 0
    assert rest(at("lorien", corruption=4), HURRIED) == (0.0, 0.0)


def test_the_farther_the_place_to_rest_the_less_it_is_worth() -> None:
    here, on_the_way, behind = (
        rest(at(region, corruption=4), CALM)[0] for region in ("minas_tirith", "osgiliath", "minas_morgul")
    )

    assert here > on_the_way > behind
    assert rest(at("minas_tirith", corruption=4).captured("minas_tirith"), CALM)[0] < here


@pytest.mark.parametrize("position", [at("lorien"), at("", mordor=1, corruption=6)])
def test_nobody_rests_who_is_not_tired_nor_in_mordor(position: Position) -> None:
    assert rest(position, CALM) == (0.0, 0.0)


def test_what_a_rest_is_worth_has_a_term_of_its_own() -> None:
    tired, fresh = (at("lorien", corruption=corruption) for corruption in (4, 0))

    assert weigh_terms(tired.state)["rest"] > 0.1
    assert weigh_terms(fresh.state)["rest"] == 0


def test_corruption_weighs_less_before_a_place_to_rest_than_behind_the_last() -> None:
    def lost(region: str) -> float:
        fresh, tired = (at(region, corruption=corruption).having(turn=8).state for corruption in (0, 3))
        return judge(fresh) - judge(tired)

    assert lost("minas_tirith") < lost("minas_morgul") / 1.5


def test_with_time_it_moves_once_a_turn_and_without_as_often_as_it_can() -> None:
    def second(position: Position) -> float:
        game = position.hunt(shadow=2, free=1).dice(fp="character", sh="army").acting("free_peoples")
        return readiness(game)[MOVE]

    hurried = Position().captured("minas_tirith", "erebor", "helms_deep", "edoras", "lorien")

    assert second(Position()) < second(hurried) / 2


def test_a_tired_fellowship_that_is_revealed_keeps_to_the_way_over_minas_tirith() -> None:
    def favourite(corruption: int) -> str:
        way = (NUMBER["druadan_forest"],)
        game = at("druadan_forest", progress=3, corruption=corruption, hidden=False)
        weights = readiness(game.having(turn=8).steps(Walk("revealed", way)))
        steps = [action for action in weights if action.startswith("go ")]
        return max(steps, key=weights.__getitem__)

    assert favourite(4) in ("go minas_tirith", "go lossarnach")


def test_it_declares_itself_to_leave_the_nazgul_behind() -> None:
    def declares(position: Position) -> float:
        return readiness(position.steps(FellowshipPhase()))["declare"]

    haunted, alone = at("hollin", progress=2).put("hollin", "nazgul"), at("hollin", progress=2)

    assert declares(haunted) > 5 * declares(alone)
    assert sum(weigh_way(haunted.state)) < sum(weigh_way(alone.state))


# What else helps the Ring-bearers.


def test_in_mordor_a_ring_makes_the_die_that_is_missing() -> None:
    def turns(**fellowship: Any) -> float:
        game = Position().fellowship(**fellowship).dice(fp="army muster", sh="army").acting("free_peoples")
        return readiness(game)["turn_die muster character"]

    assert turns(region="", mordor=2) > 5 * turns(region="lorien")


def test_a_card_that_answers_a_hunt_tile_is_worth_more_on_the_table() -> None:
    def guards(position: Position) -> float:
        return weigh_terms(position.state)["guards"]

    assert guards(Position().table("fp_char_05")) > guards(Position().hand("fp_char_05")) + 0.1


def test_points_that_are_not_taken_yet_are_no_victory() -> None:
    held, coming = weigh_arms(0, 4.0, 4)

    assert held + coming < weigh_arms(4, 0.0, 4)[0] / 2
