"""`python -m tests.ladder.tune_battle`: how the parts of a battle of War should be weighted, by self-play.

Battles with Armies put together at random are fought by regulars on both sides, and a factor for each part
of `cogs/war/agents/estimate.py` is fitted to who won: 1 says that its weight is right. The same seed gives
the same factors.

--seed SEED      of the battles (1)
--battles NUMBER how many are fought (400)
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import cogs
from bot.agents import Agent, Budget
from bot.engine import CHANCE, Action, Chance, Outcome
from cogs.war.agents.estimate import weigh_army, weigh_ground
from cogs.war.game import WAR
from cogs.war.model.actions import Confirm
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import SEATS, State, WarOptions
from cogs.war.skirmish.actions import ChooseFamous
from tests.ladder.tune import Sample, tell_fit

THOUGHT = Budget(playouts=40)
FAMOUS, CONTENT = 0.3, 0.15
"""How often a battle that is ready is fought; how often an Army is left as it is."""
MOST_CHANGES, MOST_STEPS = 10, 1_000
NAMES = ("hits", "leadership", "companions", "siege", "relief", "city")


def fight(regular: Agent, rng: Random) -> Sample | None:
    """One battle, as it stood when it began; None where it did not end."""
    state = WAR.new(WarOptions(scenario="battle"))
    changes, terms = 0, None
    for _ in range(MOST_STEPS):
        pending = WAR.pending(state)
        if isinstance(pending, Outcome):
            won = 1.0 if SEATS[FREE] in pending.winners else 0.0
            return None if terms is None else Sample(terms, won)
        if isinstance(pending, Chance):
            state = WAR.apply(state, CHANCE, WAR.sample(state, rng)).state
            continue
        if terms is None and state.battle is not None:
            terms = weigh_parts(state)
        seat, kind = pending.open[0].seat, pending.open[0].kind
        changes = changes + 1 if kind == "battle_army" else 0
        seen = WAR.observe(state, seat)
        action = _set_up(seen.legal, changes, rng) if state.battle is None else None
        state = WAR.apply(state, seat, action or regular.choose(seen, (), THOUGHT, rng).action).state
    return None


def _set_up(legal: tuple[Any, ...], changes: int, rng: Random) -> Action | None:
    """A place, or a change of an Army, at random; None: what the house does by heart."""
    famous = [action for action in legal if isinstance(action, ChooseFamous)]
    if famous:
        return rng.choice(famous if rng.random() < FAMOUS else legal)
    if not changes:
        return None
    content = changes > MOST_CHANGES or rng.random() < CONTENT
    done = [action for action in legal if isinstance(action, Confirm)]
    return done[0] if content and done else rng.choice(legal)


def weigh_parts(state: State) -> Mapping[str, float]:
    """What the chance of the Free Peoples is made of."""
    free, shadow = weigh_army(state, FREE), weigh_army(state, SHADOW)
    return {**{name: free[name] - shadow[name] for name in free}, **weigh_ground(state)}


def report(seed: int, battles: int) -> Iterator[str]:
    """The lines that are printed."""
    rng, regular = Random(seed), cogs.agent("war").at("regular")
    samples = [sample for _ in range(battles) if (sample := fight(regular, rng)) is not None]
    yield f"{len(samples)} battles, seed {seed}"
    yield from tell_fit("the Free Peoples", samples, NAMES)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder.tune_battle")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--battles", type=int, default=400)
    given = parser.parse_args()
    for line in report(given.seed, given.battles):
        print(line)


if __name__ == "__main__":
    main()
