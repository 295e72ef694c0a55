"""The contract of a game, and decisions at which the end can be told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

from bot.engine.action import Action, NotationError
from bot.engine.event import Event
from bot.engine.state import UnreadableStateError

# The contract every game keeps (in short: docs/adding-a-game.md).
#
# A game is a stateless object. Its state is a frozen value; `apply` returns a new one. Dice and decks are
# settled from outside by actions of the seat `chance`.

Seat: TypeAlias = str
"""A place at the table, e.g. `light`; never a user."""

CHANCE: Seat = "chance"
"""The seat of dice and decks: its actions are drawn by `Game.sample` or supplied by a replay."""


class Options(BaseModel):
    """Options agreed before play. Each game subclasses it; every field has a default and `choices`.

    Fields are `bool`, `int`, or `Literal[...]` of strings, so that a lobby can offer each as a menu. A game
    for several numbers of players has a field `seats: tuple[Seat, ...]`: those that are taken.

    `json_schema_extra={"offered": False}`: people are not asked; `{"offered": {other: value}}`: only where
    another option has this value, because it cannot matter otherwise.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    @property
    def counts(self) -> bool:
        """Check whether a game with these options counts on the leaderboard."""
        return True


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts a game declares about itself.

    key: registry key, also the folder's name. command: name of its slash command group.
    seats: all seats in seating order. players: allowed numbers of users.
    longest: an upper bound on the number of actions of one game, chance included (for the laws).
    sided: whether its seats play differently, so that somebody may be good at one and not at another.
    rotates: whether a series may be played with the seats rotated after each game (`Options.series`).
    adds: what is added up in a series: the points of each game, or one for each game won.
    """

    key: str
    command: str
    ruleset: int
    seats: tuple[Seat, ...]
    players: tuple[int, ...]
    longest: int
    rotates: bool = False
    adds: Literal["points", "wins"] = "points"
    sided: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice one seat must make now. Everybody may know that it is open: `kind` must betray nothing.

    rule: the number of the rule that asks for it, e.g. `5.7`.
    """

    seat: Seat
    kind: str
    rule: str


@dataclass(frozen=True, slots=True)
class Decisions:
    """All choices open now; several seats may choose at the same time."""

    open: tuple[Decision, ...]

    def of(self, seat: Seat) -> Decision | None:
        """The open decision of one seat, if any."""
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance that dice or a deck must settle now, before anybody chooses."""

    kind: str
    rule: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. `reason` is a message id of the game's catalogue; `scores` are points per seat."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[tuple[Seat, int], ...]

    def score(self, seat: Seat) -> int:
        """Points of one seat."""
        return dict(self.scores)[seat]


Pending: TypeAlias = Decisions | Chance | Outcome


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason to refuse an action. `reason` is a message id; `facts` are its variables: ids, not words."""

    reason: str
    rule: str
    facts: Mapping[str, str] = field(default_factory=dict)


class IllegalActionError(ValueError):
    """Raised by `apply` for an action that `check` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} (rule {refusal.rule})")
        self.refusal = refusal


S = TypeVar("S")
"""The state of a game."""
A = TypeVar("A", bound=Action)
"""The actions of a game."""
O_co = TypeVar("O_co", bound="Observation", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The result of one action: the new state, and what happened, in order."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """Everything one seat (or a spectator) may know. Games add their own fields, one by one.

    viewer: the observing seat, None for a spectator. waiting: the open decisions of all seats.
    legal: the viewer's own legal actions, in menu order; empty when it need not choose.
    """

    viewer: Seat | None
    waiting: tuple[Decision, ...]
    legal: tuple[Action, ...]
    outcome: Outcome | None


O = TypeVar("O", bound=Observation)  # noqa: E741 - states, actions and observations: S, A, O


class Game(ABC, Generic[S, A, O]):
    """The rules of one title. docs/adding-a-game.md says in a line what each operation promises."""

    facts: ClassVar[Facts]
    options: ClassVar[type[Options]]
    open_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions of which everybody at the table can tell what they allow."""
    idle_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions at which nothing may be worth a choice (`find_idle`)."""
    ending_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions at which who chooses can tell whether a choice ends the game, and how."""

    @abstractmethod
    def new(self, options: Options) -> S:
        """The start, before any chance has happened."""

    @abstractmethod
    def seats(self, state: S) -> tuple[Seat, ...]:
        """The seats taken in this game, in seating order."""

    @abstractmethod
    def pending(self, state: S) -> Pending:
        """Return the open decisions, the chance to be settled, or the outcome."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every legal action of a seat (or of `chance`), in menu order; empty if it need not choose."""

    def shows_choices(self, seen: O, decision: Decision) -> bool:
        """Check whether everybody at the table can tell what a decision allows. seen: as a spectator sees it.

        Where it allows one thing only, it is then done without asking.
        """
        return decision.kind in self.open_kinds

    def find_idle(self, seen: O, decision: Decision) -> A | None:
        """Find the action that is taken without asking because nothing else would change anything.

        seen: as a spectator sees it; asked for `idle_kinds` only.
        """
        return None

    def turn_order(self, state: S) -> Sequence[Seat]:
        """List the seats from the one whose turn it is, where turns go round and everybody knows how."""
        return ()

    @abstractmethod
    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Return why a seat may not take an action now, or None: the one place where legality is decided."""

    def settle_order(self, state: S, seat: Seat, action: A) -> A:
        """The legal action that is the same but for the order of a set in it; else the action itself."""
        return action

    def conceive(self, seen: O) -> Sequence[A]:
        """List what the viewer, who must choose, might think of, legal or not: asked why it is missing."""
        return ()

    def arrange(self, seen: O) -> Sequence[A]:
        """List the actions that lay out the viewer's set-up as it stands, in order; empty until complete."""
        return ()

    def trace(self, positions: Iterable[tuple[int, S]]) -> Mapping[str, str]:
        """Names of the hidden pieces everybody can keep track of, by `<seat> <place>` in the last position.

        positions: numbered, from the start. A name follows its piece, and is gone when nobody can tell any
        more which that is; so what somebody has noted of it can be found again (`list_guesses`).
        """
        return {}

    def list_guesses(self, seen: O) -> Mapping[str, Sequence[str]]:
        """The places of hidden pieces of others of which the viewer may note a guess, with what it may be."""
        return {}

    def add_guesses(self, seen: O, guesses: Mapping[str, Sequence[str]]) -> O:
        """The observation with what the viewer has noted of the pieces at these places."""
        return seen

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        """The state after an action. Raises IllegalActionError where `check` refuses."""

    @abstractmethod
    def sample(self, state: S, rng: Random) -> A:
        """Draw the chance action that is pending."""

    @abstractmethod
    def resign(self, state: S, seat: Seat) -> Step[S]:
        """The state after a seat has given up: the rulings of docs/rules say what follows."""

    @abstractmethod
    def observe(self, state: S, viewer: Seat | None) -> O:
        """Everything the viewer may know, and nothing else."""

    @abstractmethod
    def determinise(self, observation: O, rng: Random) -> S:
        """A full state that the observer cannot tell from the truth."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action with this canonical text. Raises NotationError."""

    @abstractmethod
    def dump(self, state: S) -> str:
        """The state as text, with the ruleset version."""

    @abstractmethod
    def load(self, text: str) -> S:
        """The inverse of `dump`. Raises UnreadableStateError."""

    def conserved(self, state: S) -> Mapping[str, int]:
        """Totals that no action may change (pieces, cards, coins), for the laws."""
        return {}


AnyGame: TypeAlias = Game[Any, Any, Any]

__all__ = [
    "CHANCE",
    "AnyGame",
    "Chance",
    "Decision",
    "Decisions",
    "Facts",
    "Game",
    "IllegalActionError",
    "NotationError",
    "Observation",
    "Options",
    "Outcome",
    "Pending",
    "Refusal",
    "Seat",
    "Step",
    "UnreadableStateError",
]


# Choices that end the game: from an observation alone.


def find_endings(
    game: AnyGame, seen: Observation, lines: Iterable[Sequence[Action]]
) -> Mapping[tuple[Action, ...], Outcome]:
    """The lines of actions with which the viewer ends the game, and how; only where the viewer can tell.

    Tried out in a state imagined from the observation: `Game.ending_kinds` names the decisions at which any
    such state gives the true answer.
    """
    kinds = {decision.kind for decision in seen.waiting if decision.seat == seen.viewer}
    if seen.viewer is None or len(seen.waiting) != 1 or not kinds <= game.ending_kinds:
        return {}
    imagined = game.determinise(seen, Random(0))  # noqa: S311 - nothing of chance is looked at
    found = {}
    for line in lines:
        state = imagined
        for action in line:
            if game.check(state, seen.viewer, action) is not None:
                break
            state = game.apply(state, seen.viewer, action).state
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            found[tuple(line)] = pending
    return found
