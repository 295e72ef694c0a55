"""The knowledge of a game that the search uses, at which level, and the reasons given for a choice.

Knowledge is the only part of a computer player that differs from game to game. Everything here speaks of
imagined states: full positions that the player cannot tell from the truth.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from bot.engine import CHANCE, Action, Chance, Event, Game, Observation, Outcome, Seat

MOST_PLAYOUTS = 20_000
"""No thought is longer, whatever the clock says."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Play-outs or seconds, whichever end first; with play-outs alone the same seed gives the same choice.

    least: play-outs that are made even if the seconds are over.
    clock: what tells the seconds; the time of the process alone where several share a core.
    """

    playouts: int | None = None
    seconds: float | None = None
    least: int = 1
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        if self.playouts is None and self.seconds is None:
            raise ValueError("a budget names play-outs or seconds")
        if self.playouts is not None and self.playouts < 1:
            raise ValueError("a budget allows at least one play-out")
        if self.seconds is not None and self.seconds < 0:
            raise ValueError("a budget cannot end before it begins")

    @property
    def most(self) -> int:
        """Play-outs it allows at most."""
        return MOST_PLAYOUTS if self.playouts is None else min(self.playouts, MOST_PLAYOUTS)

    def starts(self) -> Callable[[], bool]:
        """Start the clock; return a function that says whether the time is over."""
        if self.seconds is None:
            return lambda: False
        clock, end = self.clock, self.clock() + self.seconds
        return lambda: clock() >= end


PAIR: Final = 2
"""Players of a game without third parties."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of computer player."""

    name: str  # in all games
    budget: Budget  # what it thinks with at a table
    most: int  # play-outs it never exceeds, whatever the budget: the shallow thought of a newcomer
    slack: float  # how much worse than the best a choice may be, in chances: the less, the likelier
    remembers: bool  # it keeps in mind what it was told; otherwise it goes by what lies on the table
    temperature: float = 1.0  # how little it knows where a good player looks: weights to the power 1 / this
    reckons: bool = False  # where only dice stand before the end, it works out the odds and tries nothing
    minds_others: bool = True  # it looks then at how far others are
    among_more: Level | None = None  # how it plays where three or four do; None: as ever
    least: int = 0  # play-outs that every legal choice is given, however poor it looks

    def among(self, players: int) -> Level:
        """Return the level at which it plays among so many."""
        return self.among_more if players > PAIR and self.among_more is not None else self


NEWCOMER = Level("newcomer", Budget(seconds=0.4), most=24, slack=0.06, remembers=False)
REGULAR = Level("regular", Budget(seconds=0.5), most=160, slack=0.01, remembers=True)
MASTER = Level("master", Budget(seconds=2.5), most=20_000, slack=0.0, remembers=True)


def list_levels(newcomer: Level, regular: Level, master: Level) -> Mapping[str, Level]:
    """List all levels of a game by name, from the weakest."""
    return MappingProxyType({level.name: level for level in (newcomer, regular, master)})


LEVELS: Mapping[str, Level] = list_levels(NEWCOMER, REGULAR, MASTER)
"""The levels of a game that has none of its own."""


S = TypeVar("S")
A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Observation)  # noqa: E741 - states, actions and observations, as in the engine

Story: TypeAlias = Sequence[Event]
"""What one seat has been told, event by event, from the start: its memory."""


class Knowledge(ABC, Generic[S, A, O]):
    """The knowledge a computer player has of one game. Values: chances of winning, from 0 to 1, by seat."""

    game: Game[S, A, O]
    small_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions inside another one, which are thought about for a part of the time (`SMALL`)."""
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
        """Judge everybody's chance of winning in a position that is not over."""

    def weigh_terms(self, state: S, seat: Seat) -> Mapping[str, float]:
        """List the terms of `evaluate` by name, each in a seat's favour: logits of winning, or nearly so.

        The sentence of a term is the game's message `why-<name>`.
        """
        return {}

    @abstractmethod
    def clock(self, state: S) -> int:
        """Tell how far the game has come: it ticks where a position may be judged, such as between turns."""

    def count_players(self, seen: O) -> int:
        """Count how many play."""
        return 2

    def weigh(self, state: S, seat: Seat, legal: Sequence[A]) -> Sequence[float]:
        """Rate how likely a sensible player is to choose each action: positive weights, prior and policy."""
        return [1.0] * len(legal)

    def narrow(self, state: S, seat: Seat, legal: Sequence[A]) -> Sequence[A]:
        """Pick the actions worth a thought, never none: without those that only lead in circles."""
        return legal

    def imagine(self, seen: O, story: Story) -> Callable[[Random], S]:
        """Return a function drawing states that fit the observation and, as far as it pays, the story."""
        return lambda rng: self.game.determinise(seen, rng)

    def is_near_win(self, state: S, seat: Seat) -> bool:
        """Tell whether a seat may win before others choose; else no certain win is looked for."""
        return True

    def choose_by_heart(self, seen: O, rng: Random) -> A | None:
        """Choose without a search, as in an opening; None where a search decides."""
        return None

    def lay_out(self, seen: O, rng: Random) -> Sequence[A]:
        """Choose a whole set-up that suits, as a chain of actions; nothing where none is asked for."""
        return ()

    def reckon(self, seen: O, minds_others: bool) -> tuple[Mapping[A, float], int] | None:
        """Work out what each action is worth, where it can be done, and from how many ends of a turn.

        None where a search has to find out. Asked for by levels that reckon (`Level.reckons`), with whether
        they look at how far others are.
        """
        return None

    def reward(self, outcome: Outcome, seats: Sequence[Seat]) -> Mapping[Seat, float]:
        """Return what an end is worth to everybody: a win one, a shared one its share."""
        share = 1 / len(outcome.winners) if outcome.winners else 0.0
        return {seat: share if seat in outcome.winners else 0.0 for seat in seats}


AnyKnowledge: TypeAlias = Knowledge[Any, Any, Any]


# Why one choice is better than another: the term of the evaluation that sets them most apart.
#
# Both are played in the same imagined states, and on by the policy to where a position may be judged. What is
# told is a mean over these, so it is only told where it is far from chance.

WINS: Final = "wins"
"""The reason of what wins for certain: `why-wins` and `why-win` are messages of all games."""
WIN: Final = "win"
"""The term of an end: to win more often, or to lose less often."""
WON: Final = 6.0
UNDECIDED: Final = 3.0
"""What a win, and a position that is not over, are worth beside a game's own terms."""
LEAST: Final = 0.04
"""In logits, one in a hundred near the middle: whatever speaks less for an action is not worth a sentence."""
SURELY: Final = 2.5
"""Standard errors by which a mean must be above nothing to be told."""
SAMPLES: Final = 60
MOST_STEPS: Final = 200


@dataclass(frozen=True, slots=True)
class Comparison:
    """Of two actions in the same imagined games.

    lead: by how much the chance of winning with the first is greater, on average. reason: the term that
    speaks most for it; None where nothing surely does.
    """

    lead: float
    reason: str | None


def compare(
    knowledge: AnyKnowledge,
    viewer: Seat,
    imagine: Callable[[Random], Any],
    actions: tuple[Action, Action],
    rng: Random,
) -> Comparison:
    """Compare the first action with the second."""
    leads: list[float] = []
    gains: dict[str, list[float]] = {}
    for _ in range(SAMPLES):
        state, seed = imagine(rng), rng.getrandbits(32)
        before = {**knowledge.weigh_terms(state, viewer), WIN: UNDECIDED}
        (chance, own), (others_chance, others) = (
            _follow(knowledge, state, viewer, action, Random(seed))  # noqa: S311 - play, not secrecy
            for action in actions
        )
        leads.append(chance - others_chance)
        for term in {**own, **others}:
            usual = before.get(term, 0.0)
            gains.setdefault(term, []).append(own.get(term, usual) - others.get(term, usual))
    means = {term: sum(gained) / SAMPLES for term, gained in gains.items()}
    telling = [term for term, mean in means.items() if mean >= max(LEAST, SURELY * _err(gains[term]))]
    lead = sum(leads) / SAMPLES
    if lead <= 0 or not telling:
        return Comparison(lead, None)
    return Comparison(lead, max(telling, key=means.__getitem__))


def _err(gained: Sequence[float]) -> float:
    """Estimate the standard error of a mean over all samples; those not listed changed nothing."""
    mean = sum(gained) / SAMPLES
    squares = sum([(gain - mean) ** 2 for gain in gained]) + (SAMPLES - len(gained)) * mean**2
    return sqrt(squares / (SAMPLES - 1) / SAMPLES)


def _follow(
    knowledge: AnyKnowledge, state: Any, viewer: Seat, action: Action, rng: Random
) -> tuple[float, Mapping[str, float]]:
    """Find the chance and the terms once the turn of an action is over, as sensible players would go on."""
    game = knowledge.game
    end = knowledge.clock(state) + knowledge.horizon
    state = game.apply(state, viewer, action).state
    for _ in range(MOST_STEPS):
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            reward = knowledge.reward(pending, game.seats(state))[viewer]
            return reward, {WIN: WON * reward}
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        if knowledge.clock(state) >= end:
            break
        seat = pending.open[0].seat
        legal = knowledge.narrow(state, seat, game.legal(state, seat))
        chosen = rng.choices(legal, knowledge.weigh(state, seat, legal))[0]
        state = game.apply(state, seat, chosen).state
    terms = {**knowledge.weigh_terms(state, viewer), WIN: UNDECIDED}
    return knowledge.evaluate(state)[viewer], terms
