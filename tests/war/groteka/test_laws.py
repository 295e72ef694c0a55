"""The laws over battles of the mod set up at random (`make soak`: five hundred), and whole games with it."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import CHANCE, Chance, Outcome
from cogs.war.bundle import EVENTS
from cogs.war.game import WAR
from cogs.war.groteka.record import figures_of, ranks_of
from cogs.war.model.armies import army_units, leaders, units
from cogs.war.model.components import FREE, MOST_UNITS, REGIONS, SHADOW
from cogs.war.model.state import State, WarOptions
from tests.laws.laws import Walk
from tests.soak import SOAK
from tests.war.groteka.skirmish import Skirmish
from tests.war.variation import vary
from tests.war.wanted import warlike

BATTLES = 500 if SOAK else 30
BATCHES = 5
MANY = 20_000 if SOAK else 1_000
MOST_STEPS = 5_000


class Campaign(Walk):
    """A battle of the mod under the laws."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.options = WarOptions(**{**self.options.model_dump(), "rules": "groteka", "most_turns": 1})


@pytest.mark.parametrize("batch", range(BATCHES))
def test_battles_at_random_keep_the_laws(batch: int) -> None:
    count = BATTLES // BATCHES
    for seed in range(batch * count, (batch + 1) * count):
        Campaign(Skirmish(seed), EVENTS, vary, seed, every=1).run()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_battles_at_random_come_to_their_end(batch: int) -> None:
    """Many more than the laws have time for: what is rare goes wrong only now and then."""
    count = MANY // BATCHES
    for seed in range(batch * count, (batch + 1) * count):
        rng, battle = Random(seed), Skirmish(seed)
        state = battle.new(WarOptions(rules="groteka", most_turns=1))
        for _ in range(MOST_STEPS):
            pending = battle.pending(state)
            if isinstance(pending, Outcome):
                break
            seat = CHANCE if isinstance(pending, Chance) else pending.open[0].seat
            action = battle.sample(state, rng) if seat == CHANCE else rng.choice(battle.legal(state, seat))
            state = battle.apply(state, seat, action).state
            orderly(state)
        else:
            raise AssertionError(f"battle {seed} does not end")


def test_a87_a_defender_may_retreat_over_leaders_whose_army_is_gone() -> None:
    """Given the battle in which this was found, then what is imagined of it can be played on from."""
    Campaign(Skirmish(283), EVENTS, vary, 283, every=1).run()


def orderly(state: State) -> None:
    """G6 Every unit taking part has a handle, and every handle a unit."""
    battle = state.battle
    if battle is None or battle.melee is None or battle.over:
        return
    for side in (0, 1):
        drawn_up = ranks_of(state, side).units
        if drawn_up:
            assert figures_of(drawn_up) == army_units(battle.sides[side].force)
            assert len({unit.handle for unit in drawn_up}) == len(drawn_up)


def lawful(state: State) -> None:
    """1.6, 10.1, G10 Only sieges share a region; ten units at most, inside a siege too; no Leader alone."""
    for region in range(len(REGIONS)):
        armies = [units(state.stacks[side][region]) for side in (FREE, SHADOW)]
        assert (region in state.sieges) == all(armies)
        assert max(armies) <= MOST_UNITS
        assert armies[FREE] or not leaders(state.stacks[FREE][region])


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_the_mod_end_and_lose_nothing(seed: int) -> None:
    rng = Random(seed)
    state = WAR.new(WarOptions(rules="groteka", most_turns=8))
    totals, fought = WAR.conserved(state), False
    for _ in range(5000):
        pending = WAR.pending(state)
        if isinstance(pending, Outcome):
            assert fought
            return
        if isinstance(pending, Chance):
            state = WAR.apply(state, CHANCE, WAR.sample(state, rng)).state
        else:
            if pending.open[0].kind == "act":
                lawful(state)
            seat = pending.open[0].seat
            state = WAR.apply(state, seat, warlike(WAR, state, seat, rng)).state
        assert WAR.conserved(state) == totals
        orderly(state)
        fought = fought or (state.battle is not None and state.battle.melee is not None)
    raise AssertionError("longer than eight turns can be")
