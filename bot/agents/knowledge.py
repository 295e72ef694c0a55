"""What a computer player knows of one game: the only part of it that differs from game to game.

Everything here speaks of imagined states: full positions that the player cannot tell from the truth.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from bot.agents.level import LEVELS, Level
from bot.engine import Action, Event, Game, Observation, Outcome, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Observation)  # noqa: E741 - states, actions and observations, as in the engine

Story: TypeAlias = Sequence[Event]
"""What one seat has been told, event by event, from the start: its memory."""


class Knowledge(ABC, Generic[S, A, O]):
    """What a computer player knows of one game. Values are chances of winning, from 0 to 1, by seat."""

    game: Game[S, A, O]
    mixed_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions in which whoever can be read loses: there a choice is drawn."""
    horizon: ClassVar[int] = 1
    """Ticks of `clock` that the policy plays beyond what was searched, before a position is judged."""
    exploration: ClassVar[float] = 0.4
    """How far the prior reaches against values from 0 to 1: the more, the longer all is looked at."""
    hopeless: ClassVar[float] = 0.0
    """The chance of winning below which there is nothing left to play for; 0: nobody resigns this game."""
    levels: ClassVar[Mapping[str, Level]] = LEVELS
    edition: ClassVar[int] = 1
    """Raised when it plays otherwise: the ladder counts no game that an earlier one has played."""
    edition_among_more: ClassVar[int | None] = None
    """The same of how it plays among three and four, where that is another; None: `edition`."""

    @abstractmethod
    def evaluate(self, state: S) -> Mapping[Seat, float]:
        """Everybody's chance of winning in a position that is not over."""

    def weigh_terms(self, state: S, seat: Seat) -> Mapping[str, float]:
        """What `evaluate` is made of, by name, each in a seat's favour: logits of winning, or nearly so.

        The sentence of a term is the game's message `why-<name>`.
        """
        return {}

    @abstractmethod
    def clock(self, state: S) -> int:
        """How far the game has come: it ticks where a position may be judged, such as between turns."""

    def count_players(self, seen: O) -> int:
        """How many play."""
        return 2

    def weigh(self, state: S, seat: Seat, legal: Sequence[A]) -> Sequence[float]:
        """How likely a sensible player is to choose each action, as positive weights: prior and policy."""
        return [1.0] * len(legal)

    def narrow(self, state: S, seat: Seat, legal: Sequence[A]) -> Sequence[A]:
        """The actions worth a thought, never none: without those that only lead in circles."""
        return legal

    def imagine(self, seen: O, story: Story) -> Callable[[Random], S]:
        """What draws states that fit the observation, and as far as it pays what has been told before."""
        return lambda rng: self.game.determinise(seen, rng)

    def choose_by_heart(self, seen: O, rng: Random) -> A | None:
        """What is chosen without a search, such as an opening; None where a search decides."""
        return None

    def reckon(self, seen: O, minds_others: bool) -> tuple[Mapping[A, float], int] | None:
        """What each action is worth where it can be worked out, and from how many ends of a turn.

        None where a search has to find out. Asked for by levels that reckon (`Level.reckons`), with whether
        they look at how far others are.
        """
        return None

    def reward(self, outcome: Outcome, seats: Sequence[Seat]) -> Mapping[Seat, float]:
        """What an end is worth to everybody: a win one, a shared one its share."""
        share = 1 / len(outcome.winners) if outcome.winners else 0.0
        return {seat: share if seat in outcome.winners else 0.0 for seat in seats}


AnyKnowledge: TypeAlias = Knowledge[Any, Any, Any]
