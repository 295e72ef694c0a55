"""Games between players that are given what an agent is given, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from bot.agents import Agent, Budget, Story
from bot.engine import CHANCE, Action, Chance, Event, Observation, Options, Outcome, Seat
from bot.engine.game import AnyGame

Player: TypeAlias = Callable[[Observation, Story, Random], Action]
"""Chooses one of `seen.legal`."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision about to be made. stories: what every seat has been told so far, and who looks on (None)."""

    state: Any
    seat: Seat
    seen: Observation
    stories: Mapping[Seat | None, tuple[Event, ...]]


def play(
    game: AnyGame,
    options: Options,
    players: Mapping[Seat, Player],
    rng: Random,
    log: list[tuple[Seat, str]] | None = None,
) -> Iterator[Any]:
    """A whole game, a `Turn` for each decision; the last item is the state in which it ended.

    log: is given every action with its seat.
    """
    state = game.new(options)
    stories: dict[Seat | None, tuple[Event, ...]] = dict.fromkeys((*game.seats(state), None), ())
    for _ in range(game.facts.longest + 1):
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            yield state
            return
        if isinstance(pending, Chance):
            seat, action = CHANCE, game.sample(state, rng)
        else:
            seat = rng.choice(pending.open).seat
            seen = game.observe(state, seat)
            yield Turn(state, seat, seen, dict(stories))
            action = players[seat](seen, stories[seat], rng)
        step = game.apply(state, seat, action)
        state = step.state
        if log is not None:
            log.append((seat, str(action)))
        for viewer in stories:
            stories[viewer] += tuple(event for event in step.events if event.known_to(viewer))
    raise AssertionError(f"{game.facts.key} does not end")


def agent_player(agent: Agent, budget: Budget | None = None) -> Player:
    """An agent as a player."""
    return lambda seen, story, rng: agent.choose(seen, story, budget, rng).action


def random_player(seen: Observation, story: Story, rng: Random) -> Action:
    """Anything that is legal."""
    return rng.choice(seen.legal)
