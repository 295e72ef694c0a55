"""Positions and events to try the words on: played ones, reached by sides with aims of their own.

Whatever is said is said of observations; the state serves to play on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.engine import CHANCE, Action, Chance, Event, Outcome, Seat
from bot.engine.game import AnyGame
from cogs.war.game import WAR
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import SEATS, State, WarOptions
from tests.war.wanted import ringbearing, warlike

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
_WASTE = frozenset({"skip", "pass", "decline", "lay_none"})
_WHOLE = {"event": 25.0, "lay": 12.0, "use_guide": 5.0, "casualty": 5.0, "give_up": 8.0, "accept": 4.0}


def curious(game: AnyGame, state: State, seat: Seat, rng: Random) -> Action:
    """Plays cards wherever it can and seldom wastes anything."""
    legal: list[Action] = list(game.legal(state, seat))
    weights = [0.2 if action.verb in _WASTE else _WHOLE.get(action.verb, 1.0) for action in legal]
    return rng.choices(legal, weights)[0]


def wandering(game: AnyGame, state: State, seat: Seat, rng: Random) -> Action:
    """Anything."""
    legal: list[Action] = list(game.legal(state, seat))
    return rng.choice(legal)


POLICIES = {"warlike": warlike, "ringbearing": ringbearing, "curious": curious, "wandering": wandering}


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a game, what happened on the way to it, and who decides (None: chance, or it is over)."""

    state: State
    events: tuple[Event, ...]
    seat: Seat | None

    def seen(self, viewer: Seat | None) -> WarObservation:
        """What a viewer sees of it."""
        return WAR.observe(self.state, viewer)


def played(name: str, seed: int, options: WarOptions, most: int = 5000) -> Iterator[Moment]:
    """A game from its start to its end, moment by moment; `most` bounds its actions."""
    rng, policy = Random(seed), POLICIES[name]
    state = WAR.new(options)
    events: tuple[Event, ...] = ()
    for _ in range(most):
        pending = WAR.pending(state)
        deciding = None if isinstance(pending, Outcome | Chance) else pending.open[0].seat
        yield Moment(state, events, deciding)
        if isinstance(pending, Outcome):
            return
        actor = CHANCE if deciding is None else deciding
        action = WAR.sample(state, rng) if deciding is None else policy(WAR, state, deciding, rng)
        step = WAR.apply(state, actor, action)
        state, events = step.state, tuple(step.events)
