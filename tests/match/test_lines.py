"""Lines: composed on an imagined state by what a seat sees, followed by what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Chance, Decisions, Event, Outcome, PlayedItself, Seat, decode_events
from bot.match.lines import MOST_STEPS, Line, find_place, mark_of, select_told
from bot.match.values import RefusedError
from cogs import bundles, games
from cogs.inn.lines.model import Composition, begin, choose, compose, list_offers
from tests.laws.laws import any_options
from tests.laws.variations import HIDING, VARIATIONS

KEYS = [game.facts.key for game in games()]
SAMPLE = {"war": 500}
"""Actions of random games in whose middle lines are composed; War's set-up takes as many as other games."""


def waits(game: Any, seed: int, most: int) -> Iterator[tuple[Any, Seat, tuple[Event, ...]]]:
    """Positions of a random game in which one seat waits for one other, with what it has been told."""
    rng = Random(seed)
    state, events = game.new(any_options(game, rng, people=True)), list[Event]()
    for _ in range(most):
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            return
        if isinstance(pending, Chance):
            seat, action = CHANCE, game.sample(state, rng)
        else:
            if len(pending.open) == 1:
                waiting = [
                    waiting_seat for waiting_seat in game.seats(state) if waiting_seat != pending.open[0].seat
                ]
                viewer = rng.choice(waiting)
                yield state, viewer, tuple(event for event in events if event.known_to(viewer))
            decision = rng.choice(pending.open)
            seat, action = decision.seat, rng.choice(game.legal(state, decision.seat))
        step = game.apply(state, seat, action)
        state = step.state
        events += step.events


def some_waits(key: str, count: int) -> list[tuple[Any, Seat, tuple[Event, ...]]]:
    """Some of these positions, from all over some games."""
    positions: list[Any] = []
    for seed in range(3):
        positions += list(waits(bundles()[key].game, seed, SAMPLE.get(key, 300)))
    return Random(key).sample(positions, min(count, len(positions)))


@cache
def composed(key: str, count: int) -> tuple[tuple[Composition, tuple[Event, ...]], ...]:
    """Lines composed at random, with what the seat had been told before."""
    game, lines = bundles()[key].game, []
    for number, (state, viewer, told) in enumerate(some_waits(key, count)):
        rng, line = Random(number), begin(game, game.observe(state, viewer))
        for _ in range(30):
            if line.decision is None:
                break
            offers = list_offers(line)
            legal = line.observation.legal if line.is_own else [offer.action for offer in offers]
            if not legal:
                break
            line = choose(line, [str(rng.choice(list(legal)))])
        lines.append((line, told))
    return tuple(lines)


def kept(line: Composition, told: tuple[Event, ...]) -> Line:
    plain = select_told(told)
    return Line(since=len(plain), mark=mark_of(plain), steps=line.steps)


def read(key: str, text: str) -> tuple[Event, ...]:
    return decode_events(text, bundles()[key].events)


@pytest.mark.parametrize("key", KEYS)
def test_lines_can_be_composed_where_a_game_says_so(key: str) -> None:
    lines = [line for line, _ in composed(key, 24)]

    assert (sum(bool(line.steps) for line in lines) >= 3) == bundles()[key].lines
    assert all(
        line.answers <= MOST_STEPS for line in (kept(*pair) for pair in composed(key, 24) if pair[0].steps)
    )


@pytest.mark.parametrize("key", KEYS)
def test_nothing_another_does_in_a_line_shows_or_draws_anything(key: str) -> None:
    for line, _ in composed(key, 24):
        for step in line.steps:
            assert not any(event.reveals for event in (*read(key, step.told), *read(key, step.done)))
        assert line.ends or not any(event.reveals for event in line.told)


@pytest.mark.parametrize("key", KEYS)
def test_a_line_is_followed_while_exactly_that_is_told(key: str) -> None:
    for line, told in composed(key, 24):
        if not line.steps:
            continue
        answer, story = kept(line, told), list(told)
        for number, step in enumerate(answer.steps):
            heard = read(key, step.told)
            if heard:
                assert find_place(answer, [*story, *heard[:-1]]) == ("waits", number)
            story += [PlayedItself(seat=line.seat), *heard]
            place = find_place(answer, story)
            assert place == ("next", number)
            assert place.find_action(answer, [step.action]) == step.action
            assert place.find_action(answer, ["another"]) is None
            answer = answer.model_copy(update={"played": number + 1})
            story += read(key, step.done)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_told_differently_ends_a_line(key: str) -> None:
    for line, told in composed(key, 24):
        heard = read(key, line.steps[0].told) if line.steps else ()
        if not heard:
            continue
        answer = kept(line, told)
        other = Told(text="otherwise")

        assert find_place(answer, (*told, *heard[:-1], other)).standing == "differs"
        assert find_place(answer, (*told[:-1], other, *heard)).standing == "differs"
        if told:
            assert find_place(answer, told[:-1]).standing == "differs"


@pytest.mark.parametrize("key", sorted(HIDING))
def test_a_line_follows_from_what_its_seat_sees_alone(key: str) -> None:
    game = bundles()[key].game
    for number, (state, viewer, _) in enumerate(some_waits(key, 12)):
        other = VARIATIONS[key](state, viewer, Random(number))
        lines = [begin(game, game.observe(variant, viewer)) for variant in (state, other)]

        assert lines[0].state == lines[1].state
        assert list_offers(lines[0]) == list_offers(lines[1])


@pytest.mark.parametrize("key", KEYS)
def test_a_line_is_laid_out_again_from_what_was_chosen(key: str) -> None:
    game = bundles()[key].game
    for number, (state, viewer, _) in enumerate(some_waits(key, 8)):
        rng, log = Random(number), list[tuple[str, ...]]()
        start = line = begin(game, game.observe(state, viewer))
        while line.decision is not None and len(log) < 12:
            legal = line.observation.legal or [offer.action for offer in list_offers(line)]
            if not legal:
                break
            log.append((str(rng.choice(list(legal))),))
            line = choose(line, log[-1])

        assert compose(start, log) == line


def test_a_played_action_that_is_taken_back_ends_its_line() -> None:
    line, told = next(pair for pair in composed("confrontation", 24) if len(pair[0].steps) > 1)
    heard, done = read("confrontation", line.steps[0].told), read("confrontation", line.steps[0].done)
    answer = kept(line, told).model_copy(update={"played": 1})

    before = find_place(answer, (*told, *heard, *done))
    after = find_place(answer, (*told, *heard))

    assert before.standing == "waits"
    assert after.find_action(answer, [step.action for step in line.steps]) is None


def test_nobody_composes_a_line_while_they_are_to_choose() -> None:
    game = bundles()["confrontation"].game
    state, *_ = some_waits("confrontation", 1)[0]
    pending = game.pending(state)
    assert isinstance(pending, Decisions)

    with pytest.raises(RefusedError, match="refused-line-own-turn"):
        begin(game, game.observe(state, pending.open[0].seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Told(Event):
    """Something else that happens."""

    text: str
