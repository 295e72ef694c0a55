"""The laws of tests/laws, also over games that seek out what is rare at random."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Chance, Outcome, Seat
from cogs.duel.events import EVENTS
from cogs.duel.game import DUEL, Duel
from cogs.duel.observation import DuelObservation
from cogs.duel.state import SEATS, DuelOptions, State
from tests.duel.variation import vary
from tests.duel.wanted import any_way
from tests.laws.laws import BrokenLawError, Walk, resigned


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_the_laws(seed: int) -> None:
    Walk(DUEL, EVENTS, vary, seed, every=4).run()


class SeekingWalk(Walk):
    """Takes tiles and looks through the pile whenever it can."""

    def step(self, state: Any, seat: Seat) -> Any:
        if seat == CHANCE:
            return super().step(state, seat)
        wanted = any_way(self.game, state, seat, self.rng)
        taken = self.game.apply(state, seat, wanted)
        self.events_inverse(taken.events)
        self.log.append((seat, str(wanted)))
        return taken.state


@pytest.mark.parametrize("seed", range(10))
def test_games_that_seek_the_rare_keep_the_laws(seed: int) -> None:
    SeekingWalk(DUEL, EVENTS, vary, seed, every=1).run()


@pytest.mark.parametrize("seat", SEATS)
def test_giving_up_is_possible_at_any_moment(seat: Seat) -> None:
    rng = Random(5)
    state = DUEL.new(DuelOptions())
    while not isinstance(pending := DUEL.pending(state), Outcome):
        if isinstance(pending, Chance):
            state = DUEL.apply(state, CHANCE, DUEL.sample(state, rng)).state
            continue
        resigned(DUEL, state, seat)
        chooser = pending.open[0].seat
        state = DUEL.apply(state, chooser, any_way(DUEL, state, chooser, rng)).state


def test_cards_set_aside_shown_to_all_are_noticed() -> None:
    class Leaky(Duel):
        def observe(self, state: State, viewer: Seat | None) -> DuelObservation:
            seen = super().observe(state, viewer)
            aside = tuple(
                replace(chapter_aside, cards=state.aside[chapter_aside.chapter - 1])
                for chapter_aside in seen.aside
            )
            return replace(seen, aside=aside)

    def walks() -> None:
        for seed in range(20):
            SeekingWalk(Leaky(), EVENTS, vary, seed, every=2).run()

    with pytest.raises(BrokenLawError) as caught:
        walks()
    assert caught.value.law in ("non-interference", "determinise")


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
