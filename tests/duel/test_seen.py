"""14.2 at the table: cards set aside, seen by one player, change nothing the others are shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.engine import CHANCE, Chance, Event, Outcome
from bot.text import LANGUAGES
from cogs import bundles
from cogs.duel.game import DUEL
from cogs.duel.state import DuelOptions, State
from tests.duel.variation import vary
from tests.duel.wanted import any_way
from tests.laws.seen import everything_seen, presentation_of, same_pictures, view_of

MOMENTS = 12
SCALE = 0.4


def after_looks(seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Positions of a game in which somebody knows what the others do not, with all that has happened."""
    rng = Random(seed)
    state = DUEL.new(DuelOptions())
    news: list[Event] = []
    while not isinstance(pending := DUEL.pending(state), Outcome):
        if isinstance(pending, Chance):
            step = DUEL.apply(state, CHANCE, DUEL.sample(state, rng))
        else:
            seat = pending.open[0].seat
            step = DUEL.apply(state, seat, any_way(DUEL, state, seat, rng))
        state = step.state
        news += step.events
        if vary(state, None, rng) is not state:
            yield state, news


@pytest.fixture(scope="module")
def looked() -> list[tuple[State, list[Event]]]:
    """Positions after a look, from a game that has enough of them."""
    for seed in range(60):
        positions = [(state, [*news]) for state, news in after_looks(seed)]
        if len(positions) >= MOMENTS:
            return positions[:MOMENTS]
    raise AssertionError("nobody looks through the pile")


def test_r14_2_a_look_betrays_nothing_in_words_menus_and_pictures(
    looked: list[tuple[State, list[Event]]],
) -> None:
    title, rng = bundles()["duel"], Random(1)
    presentation, options = presentation_of(title), DuelOptions()
    varied = 0
    for number, (state, news) in enumerate(looked):
        for viewer in (None, *title.game.facts.seats):
            other = vary(state, viewer, rng)
            varied += other != state
            told = tuple(event for event in news[-12:] if event.known_to(viewer))
            seen, replace_side = DUEL.observe(state, viewer), DUEL.observe(other, viewer)
            shown = everything_seen(title, presentation, view_of(title, options, seen, told))
            assert shown == everything_seen(title, presentation, view_of(title, options, replace_side, told))
            if number % 6 == 0:
                language = LANGUAGES[number % 2]
                assert same_pictures(title, seen, replace_side, language, SCALE, twice=number == 0)
    assert varied >= MOMENTS
