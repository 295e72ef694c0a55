"""The laws of every game, over battles on their own under either ruleset."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import CHANCE, Chance, Outcome
from cogs.war.bundle import EVENTS
from cogs.war.game import WAR
from cogs.war.model.state import WarOptions
from cogs.war.skirmish.place import OUTCOMES
from tests.laws.laws import Walk, plays_on, resigned
from tests.war.variation import vary

RULES = ("base", "groteka")
BATTLES = 12


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(BATTLES))
def test_random_battles_keep_the_laws(rules: str, seed: int) -> None:
    walk = Walk(WAR, EVENTS, vary, seed, every=4)
    options = walk.options.model_dump() | {"scenario": "battle", "rules": rules}
    walk.options = WarOptions.model_validate(options)
    assert walk.run().outcome.reason in OUTCOMES


@pytest.mark.parametrize("rules", RULES)
def test_giving_up_is_possible_at_any_moment(rules: str) -> None:
    for seed in range(3):
        rng = Random(seed)
        state = WAR.new(WarOptions(scenario="battle", rules=rules))  # type: ignore[arg-type]
        for number in range(2000):
            pending = WAR.pending(state)
            if isinstance(pending, Outcome):
                break
            if isinstance(pending, Chance):
                state = WAR.apply(state, CHANCE, WAR.sample(state, rng)).state
                continue
            for seat in WAR.seats(state):
                left = resigned(WAR, state, seat)
                if number % 10 == seed:
                    plays_on(WAR, left, seat, rng)
            seat = pending.open[0].seat
            state = WAR.apply(state, seat, rng.choice(WAR.legal(state, seat))).state
