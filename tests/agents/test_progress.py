"""The house gets on: in no game does a side go eight turns in which nothing changes that wins it the game.

War alone can be played so: in the others a turn lays or takes a card, moves a figure on or fills a sheet.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import cogs
from bot.agents import Budget
from cogs.war.model.components import FREE, NATION_NUMBER, NATIONS_OF, SHADOW
from cogs.war.model.queries import points
from cogs.war.model.state import SEATS, SIDE, State, evolve
from tests.agents.play import Turn, agent_player, play
from tests.soak import SOAK
from tests.war.position import Position

STROLL = 8
GAMES = 12 if SOAK else 1
THOUGHT = Budget(playouts=32 if SOAK else 6)


def standing(state: State, side: int) -> tuple[Any, ...]:
    """What changes when a side gets on: points, sieges, its Nations, corruption, the Fellowship's way."""
    way = state.fellowship
    nations = tuple(state.nations[NATION_NUMBER[nation]] for nation in NATIONS_OF[side])
    walked = (way.region, way.progress, way.mordor) if side == FREE else ()
    return points(state, FREE), points(state, SHADOW), state.sieges, nations, way.corruption, walked


def longest_stroll(states: Iterable[State], side: int) -> int:
    """The most turns on end in which a side has not got on."""
    longest, since, last = 0, 0, None
    for state in states:
        if standing(state, side) != last:
            last, since = standing(state, side), state.turn
        longest = max(longest, state.turn - since)
    return longest


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_side_of_war_goes_eight_turns_without_getting_on(seed: int) -> None:
    game, agent = cogs.game("war"), cogs.agent("war").at("master")
    options = game.options() if SOAK else game.options(most_turns=12)
    *turns, _ = play(game, options, dict.fromkeys(SEATS, agent_player(agent, THOUGHT)), Random(seed))
    states = [turn.state for turn in turns if isinstance(turn, Turn)]

    strolls = {seat: longest_stroll(states, SIDE[seat]) for seat in SEATS}

    assert max(strolls.values()) < STROLL


def test_a_stroll_is_noticed() -> None:
    """Given a planted one: eight turns in which only figures have gone to and fro."""
    there, back = Position().state, Position().put("osgiliath", "boromir").state
    states = [evolve((there, back)[turn % 2], turn=turn) for turn in range(1, 10)]

    assert longest_stroll(states, FREE) == longest_stroll(states, SHADOW) == STROLL
