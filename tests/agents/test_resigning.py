"""Against a stronger player the house resigns in the end, and only where whoever looks on gives it up too."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import cogs
from bot.agents import Budget
from bot.match.house import Hopes
from tests.agents.play import Turn, agent_player, play, random_player
from tests.laws.seen import view_of
from tests.war.position import Position as War

HARD, FEW = Budget(playouts=12), Budget(playouts=8)


def find_resignation(key: str, lost: str, seed: int) -> int | None:
    """Count the decisions of a game in which one side plays at random, until the house would resign for it.

    None where it never would.
    """
    bundle, hopes = cogs.bundles()[key], Hopes()
    game, agent = bundle.game, bundle.agent.at("newcomer")
    options = game.options()
    players = dict.fromkeys(game.facts.seats, agent_player(bundle.agent.at("regular"), HARD))
    begins = True
    for number, turn in enumerate(play(game, options, {**players, lost: random_player}, Random(seed))):
        if not isinstance(turn, Turn):
            return None
        if turn.seat == lost and begins:
            choice = agent.choose(turn.seen, turn.stories[lost], FEW, Random(1))
            chance = choice.candidates[0].chance
            if chance is not None and chance < agent.knowledge.hopeless:
                openly = bundle.agent.estimate(game.observe(turn.state, None), turn.stories[None], Random(1))
                chance = max(chance, openly[lost])
            view = view_of(bundle, options, turn.seen, ())
            seats = tuple((seat, user) for user, seat in enumerate(game.seats(turn.state), start=1))
            view = replace(view, table=replace(view.table, seats=seats))
            if hopes.gives_up(view, view.table.user_at(lost) or 0, agent, chance):
                return number
        begins = turn.seat != lost
    return None


LOST = {"confrontation": "dark", "duel": "sauron", "battle": "north"}


@pytest.mark.parametrize(("key", "lost"), LOST.items())
def test_it_resigns_to_a_stronger_player_before_the_end(key: str, lost: str) -> None:
    assert any(find_resignation(key, lost, seed) is not None for seed in range(6))


def test_in_war_whoever_looks_on_gives_up_a_side_that_is_as_good_as_beaten() -> None:
    """Given the Ring-bearers one step from the Crack of Doom, uncorrupted, then the Shadow has no hope."""
    agent, game = cogs.agent("war"), cogs.game("war")
    at = War().fellowship(region=-1, mordor=4).dice(fp="character character", sh="muster")
    state = at.acting("free_peoples").state

    assert agent.estimate(game.observe(state, None), (), Random(1))["shadow"] < agent.knowledge.hopeless


def test_in_journey_nobody_resigns() -> None:
    assert cogs.agent("journey").knowledge.hopeless == 0
