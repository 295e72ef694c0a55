"""A moment to go on from: whoever sat there could not tell what is imagined of it from what was."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.agents import Budget
from bot.engine import CHANCE, Chance, Event, Outcome, Record
from bot.engine.record import BEGIN, begin_from
from bot.match.bundle import GameBundle
from bot.match.moments import imagine
from bot.match.review import find_moment
from cogs import bundles
from tests.playthroughs.make import CUT, FOLDER

GAMES = {bundle.key: bundle for bundle in bundles().values()}
LAST = 10**9


def golden(key: str) -> Record:
    """The first record kept of a game."""
    path = min((FOLDER / key).glob("*.txt"))
    return Record.parse(path.read_text("utf-8").partition(CUT)[0])


def some_moments(bundle: GameBundle, record: Record) -> list[int]:
    last = find_moment(bundle.game, record, None, LAST, over=True).last
    return sorted({last * part // 7 for part in range(1, 7)})


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_is_imagined_is_what_that_seat_saw(key: str) -> None:
    bundle, record = GAMES[key], golden(key)
    game = bundle.game
    for number in some_moments(bundle, record):
        truth = imagine(bundle, record, number, None, Random(0))
        for seat in game.seats(truth):
            imagined = imagine(bundle, record, number, seat, Random(number))
            assert game.observe(imagined, seat) == game.observe(truth, seat)
            assert game.load(game.dump(imagined)) == imagined


@pytest.mark.parametrize("key", sorted(GAMES))
def test_as_it_was_is_what_stepping_shows_there(key: str) -> None:
    bundle, record = GAMES[key], golden(key)
    for number in (0, *some_moments(bundle, record), LAST):
        stepped = find_moment(bundle.game, record, None, number, over=True)
        truth = imagine(bundle, record, number, None, Random(0))
        assert bundle.game.observe(truth, None) == stepped.observation


def test_p4_what_a_seat_did_not_know_is_drawn_anew() -> None:
    """Once in the Confrontation somebody imagines figures that do not stand there."""
    bundle, record = GAMES["confrontation"], golden("confrontation")
    number = some_moments(bundle, record)[1]
    truth: Any = imagine(bundle, record, number, None, Random(0))
    drawn = [imagine(bundle, record, number, "light", Random(seed)) for seed in range(8)]
    assert any(state != truth for state in drawn)
    assert imagine(bundle, record, number, "light", Random(3)) == drawn[3]


MOVES = 14
A_THOUGHT = Budget(playouts=6)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_house_plays_on_from_there_knowing_no_more_than_what_it_was_told_since(key: str) -> None:
    bundle, record, rng = GAMES[key], golden(key), Random(5)
    game = bundle.game
    for number in some_moments(bundle, record)[::2]:
        state: Any = imagine(bundle, record, number, game.facts.seats[0], Random(number))
        assert begin_from(game, game.new(state.options), BEGIN + game.dump(state)) == state
        told: list[Event] = []
        for _ in range(MOVES):
            pending = game.pending(state)
            if isinstance(pending, Outcome):
                break
            if isinstance(pending, Chance):
                step = game.apply(state, CHANCE, game.sample(state, rng))
            else:
                seat = pending.open[0].seat
                story = [event for event in told if event.known_to(seat)]
                seen = game.observe(state, seat)
                step = game.apply(state, seat, bundle.agent.choose(seen, story, A_THOUGHT, rng).action)
            state, told = step.state, [*told, *step.events]
