"""What the house knows of War: no thought for follies, and a race in which nothing is counted twice."""

from __future__ import annotations

from random import Random
from typing import cast

import cogs
from bot.engine import CHANCE, Chance
from cogs.war.agents import WarKnowledge
from cogs.war.agents.estimate import judge_battle, turns_of_shadow, weigh_way
from cogs.war.model.state import State, WarOptions
from cogs.war.rules.turn import AllocateHunt
from cogs.war.skirmish.actions import ChooseFamous
from tests.war.position import Played, Position

MOVE = "use character move_fellowship"
KNOWLEDGE = cast("WarKnowledge", cogs.agent("war").knowledge)


def worth_a_thought(game: Played) -> list[str]:
    """What is looked at, of what is legal."""
    seat = game.seat
    legal = cogs.game("war").legal(game.state, seat)
    return [str(action) for action in KNOWLEDGE.narrow(game.state, seat, legal)]


def readiness(game: Played) -> dict[str, float]:
    """How readily the seat that is asked takes each action that is worth a thought."""
    legal = KNOWLEDGE.narrow(game.state, game.seat, cogs.game("war").legal(game.state, game.seat))
    return dict(zip(map(str, legal), KNOWLEDGE.weigh(game.state, game.seat, legal), strict=True))


def test_the_shadow_hardly_hunts_with_nearly_all_its_dice_but_it_may() -> None:
    weights = readiness(Position().steps(AllocateHunt()))

    assert weights["allocate 4"] < weights["allocate 3"] / 4
    assert weights["allocate 7"] > 0


def test_it_does_so_rather_where_the_ring_bearers_are_nearly_corrupted() -> None:
    weights = readiness(Position().fellowship(corruption=9).steps(AllocateHunt()))

    assert weights["allocate 4"] > weights["allocate 3"] / 2


def test_an_army_leaves_one_regular_in_a_settlement_and_nobody_elsewhere() -> None:
    at = Position().at_war("sauron").dice(sh="army army").acting("shadow")
    at.do("use army move_armies", "march dol_guldur southern_mirkwood")
    assert len(at.options) > 3

    assert worth_a_thought(at) == ["confirm", "leave sauron_regular 1"]
    at.do("leave sauron_regular 1")
    assert worth_a_thought(at) == ["confirm"]


def test_will_is_not_spent_on_what_a_muster_does() -> None:
    game = Position().dice(fp="will_of_the_west muster", sh="army").acting("free_peoples")
    left_out = set(game.options) - set(worth_a_thought(game))

    assert "use will_of_the_west advance_nation" in left_out
    assert "use muster advance_nation" not in left_out


def test_a_nation_goes_to_war_once_for_all_that_its_armies_are_to_take() -> None:
    before = Position().state
    after = Position().at_war("sauron", "isengard").state

    saved = turns_of_shadow(before, 10) - turns_of_shadow(after, 10)

    assert 0 < saved < 1


def test_dice_in_the_hunt_box_count_for_the_moves_of_this_turn_only() -> None:
    calm = Position().dice(fp="character character").hunt(shadow=2).state
    hunted = Position().dice(fp="character character").hunt(shadow=6).state
    nobody_moves = Position().dice(fp="muster muster").hunt(shadow=6).state

    assert 0 < sum(weigh_way(calm)) - sum(weigh_way(hunted)) < 1
    assert weigh_way(nobody_moves) == weigh_way(Position().dice(fp="muster muster").state)


def test_the_fellowship_seldom_moves_into_a_crowded_hunt_box_but_it_may() -> None:
    calm = Position().dice(fp="character", sh="army").hunt(shadow=1, free=1).acting("free_peoples")
    crowded = Position().dice(fp="character", sh="army").hunt(shadow=3, free=2).acting("free_peoples")

    assert 0 < readiness(crowded)[MOVE] < readiness(calm)[MOVE] / 4


def test_in_mordor_it_moves_whoever_hunts() -> None:
    at = Position().dice(fp="character muster", sh="army").hunt(shadow=6).fellowship(region="", mordor=1)
    game = at.acting("free_peoples")
    others = {option for option in game.options if option.startswith("use character")} - {MOVE}

    assert others
    assert not others & {*worth_a_thought(game)}
    assert {MOVE, "use muster advance_nation"} <= {*worth_a_thought(game)}


def test_one_companion_leaves_the_fellowship_at_a_time() -> None:
    game = Position().dice(fp="character", sh="army").acting("free_peoples")
    game.do("use character separate")
    assert worth_a_thought(game) == game.options

    game.do("join gimli")

    assert len(game.options) > 1
    assert worth_a_thought(game) == ["confirm"]


def test_companions_go_where_their_own_live_rather_than_to_the_enemy() -> None:
    game = Position().fellowship(progress=3).dice(fp="character", sh="army").acting("free_peoples")
    game.do("use character separate", "join gimli", "confirm")
    legal = cogs.game("war").legal(game.state, game.seat)

    weights = dict(zip(map(str, legal), KNOWLEDGE.weigh(game.state, game.seat, legal), strict=True))

    assert weights["travel rivendell"] > weights["travel bree"] > weights["travel angmar"]


def begun(famous: str) -> State:
    """A battle that is ready, with the Armies that are proposed, as it begins."""
    game, rng = cogs.game("war"), Random(1)
    state = game.new(WarOptions(scenario="battle"))
    while state.battle is None:
        pending = game.pending(state)
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        seen = game.observe(state, pending.open[0].seat)
        chosen = ChooseFamous(famous)
        action = chosen if chosen in seen.legal else KNOWLEDGE.choose_by_heart(seen, rng) or seen.legal[0]
        state = game.apply(state, pending.open[0].seat, action).state
    return cast("State", state)


def test_walls_are_worth_more_than_twice_as_many_outside() -> None:
    """Given battles that regulars have fought: Helm's Deep is held mostly, the Fords of Isen hardly ever."""
    assert judge_battle(begun("helms_deep")) > 0.6
    assert judge_battle(begun("gondor_besieged")) > 0.7
    assert judge_battle(begun("fords_of_isen")) < 0.3
    assert judge_battle(begun("moria")) > 0.9
