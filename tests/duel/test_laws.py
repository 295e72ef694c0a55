"""The laws of tests/laws over games that seek out what is rare at random: looks at the pile, alliances,
tiles.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import CHANCE, Chance, Outcome
from cogs.duel.events import EVENTS
from cogs.duel.game import DUEL
from cogs.duel.state import DuelOptions
from tests.duel.variation import vary
from tests.duel.wanted import any_way
from tests.laws.laws import Walk


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_the_laws(seed: int) -> None:
    Walk(DUEL, EVENTS, vary, seed, every=4).run()


class SeekingWalk(Walk):
    """Takes tiles and looks through the pile whenever it can."""

    def step(self, state, seat):  # type: ignore[no-untyped-def]
        before = self.rng.getstate()
        if seat != CHANCE:
            wanted = any_way(DUEL, state, seat, self.rng)
            step = DUEL.apply(state, seat, wanted)
            self.events_inverse(step.events)
            self.log.append((seat, str(wanted)))
            return step.state
        self.rng.setstate(before)
        return super().step(state, seat)


@pytest.mark.parametrize("seed", range(10))
def test_games_that_seek_the_rare_keep_the_laws(seed: int) -> None:
    SeekingWalk(DUEL, EVENTS, vary, seed, every=1).run()


def test_nothing_is_left_undecided_within_the_declared_length() -> None:
    lengths = []
    for seed in range(60):
        rng = Random(seed)
        state = DUEL.new(DuelOptions())
        for number in range(DUEL.facts.longest + 1):
            pending = DUEL.pending(state)
            if isinstance(pending, Outcome):
                lengths.append(number)
                break
            if isinstance(pending, Chance):
                state = DUEL.apply(state, CHANCE, DUEL.sample(state, rng)).state
            else:
                seat = pending.open[0].seat
                state = DUEL.apply(state, seat, any_way(DUEL, state, seat, rng)).state
    assert len(lengths) == 60
