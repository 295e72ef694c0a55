"""Whole games: what must be true of the map whenever a side is about to act, and how games end."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import CHANCE, Chance, Decisions, Outcome
from cogs.war.game import WAR
from cogs.war.model.armies import leaders, units
from cogs.war.model.components import AT_WAR, FREE, MOST_BESIEGED, MOST_UNITS, REGIONS, SHADOW
from cogs.war.model.queries import controller, side_besieged
from cogs.war.model.state import State, WarOptions
from cogs.war.rules.uses import CHANCES, DECISIONS, OUTCOMES
from tests.war.wanted import ringbearing, warlike


def lawful(state: State) -> None:
    """1.4, 1.6, 10.1, 11.10, 11.14 Only sieges share a region; no stack is too high, no Leader alone."""
    assert state.battle is None
    assert state.chase is None
    assert all(1 <= box <= AT_WAR for box in state.nations)
    for region, name in enumerate(REGIONS):
        armies = [units(state.stacks[side][region]) for side in (FREE, SHADOW)]
        assert (region in state.sieges) == all(armies), name
        assert units(state.stacks[FREE][region]) or not leaders(state.stacks[FREE][region]), name
        for side, number in enumerate(armies):
            most = MOST_BESIEGED if side_besieged(state, region) == side else MOST_UNITS
            assert number <= most, name
            if number and region not in state.sieges:
                assert controller(state, region) in (side, None), name


@pytest.mark.parametrize("seed", range(4))
def test_the_map_is_in_order_at_every_action_and_nothing_is_lost(seed: int) -> None:
    rng = Random(seed)
    state = WAR.new(WarOptions(most_turns=12))
    totals = WAR.conserved(state)
    for _ in range(3000):
        pending = WAR.pending(state)
        if isinstance(pending, Outcome):
            assert pending.reason in OUTCOMES
            return
        if isinstance(pending, Chance):
            assert pending.kind in CHANCES
            state = WAR.apply(state, CHANCE, WAR.sample(state, rng)).state
            continue
        assert isinstance(pending, Decisions)
        assert pending.open[0].kind in DECISIONS
        if pending.open[0].kind == "act":
            lawful(state)
        seat = pending.open[0].seat
        state = WAR.apply(state, seat, warlike(WAR, state, seat, rng)).state
        assert WAR.conserved(state) == totals
    raise AssertionError("longer than twelve turns can be")


def test_the_ring_can_be_carried_to_mordor() -> None:
    ends = set()
    for seed in range(4):
        rng, state = Random(seed), WAR.new(WarOptions())
        while not isinstance(pending := WAR.pending(state), Outcome):
            if isinstance(pending, Chance):
                state = WAR.apply(state, CHANCE, WAR.sample(state, rng)).state
                continue
            seat = pending.open[0].seat
            state = WAR.apply(state, seat, ringbearing(WAR, state, seat, rng)).state
        ends.add(pending.reason)
    assert ends >= {"outcome-ring-destroyed", "outcome-corruption"}


def test_a_state_in_the_middle_of_a_battle_is_stored_and_read() -> None:
    rng, state = Random(3), WAR.new(WarOptions(most_turns=6))
    stored = 0
    for _ in range(600):
        pending = WAR.pending(state)
        if isinstance(pending, Outcome):
            break
        if state.battle is not None:
            text = WAR.dump(state)
            assert WAR.load(text) == state
            assert WAR.dump(WAR.load(text)) == text
            stored += 1
        seat = CHANCE if isinstance(pending, Chance) else pending.open[0].seat
        action = WAR.sample(state, rng) if seat == CHANCE else warlike(WAR, state, seat, rng)
        state = WAR.apply(state, seat, action).state
    assert stored
