"""How fast the house thinks: play-outs of the search a second, each of which ends in a judged position."""

from __future__ import annotations

import time
from random import Random

import cogs
from bot.agents import Agent, Budget
from bot.engine import Decisions, Observation
from tests.bench import play
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, plain

PLAYOUTS = 60
POSITIONS = 6


def measure(plan: Plan) -> list[Figure]:
    """One figure for each game of the house."""
    return [_measure_game(key, plan) for key in cogs.bundles()]


def _measure_game(key: str, plan: Plan) -> Figure:
    agent, rng = cogs.agent(key), Random(5)
    asked = _find_questions(agent, rng)
    rates = [_think(agent, asked, rng) for _ in range(plan.rounds)]
    note = f"CPU time; {PLAYOUTS} play-outs in each of {len(asked)} positions of random play, without a story"
    gain = "The more a computer player looks at in the time it has, the better it plays."
    return plain(f"{key}: play-outs of the search a second", rates, None, "/s", note, gain=gain)


def _find_questions(agent: Agent, rng: Random) -> list[Observation]:
    """Observations of seats that have a choice which is not known by heart."""
    game, found = agent.knowledge.game, []
    for state in play.positions(game, 1):
        pending = game.pending(state)
        if isinstance(pending, Decisions):
            seen = game.observe(state, pending.open[0].seat)
            if len(seen.legal) > 1 and agent.knowledge.choose_by_heart(seen, rng) is None:
                found.append(seen)
    return rng.sample(found, min(POSITIONS, len(found)))


def _think(agent: Agent, asked: list[Observation], rng: Random) -> float:
    begun = time.process_time()
    made = sum(agent.choose(seen, (), Budget(playouts=PLAYOUTS), rng).playouts for seen in asked)
    return made / (time.process_time() - begun)
