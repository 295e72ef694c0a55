"""What a game is: its actions and events, decisions and refusals, and the contract it keeps."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from random import Random
from sys import intern
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar, get_type_hints, overload

import orjson
from pydantic import BaseModel, ConfigDict

# Actions and their canonical one-line text, e.g. `move frodo arthedain`.

A = TypeVar("A", bound="Action")
"""The actions of a game."""
WORD = re.compile(r"[a-z0-9_.+-]+")
"""What a word of an action may be made of; an action is words joined by single spaces."""

LONGEST = 80
"""Characters an action's text may have, so that it fits a custom id."""


_NAMES: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The names of a dataclass's fields: asked for with every action and event that is written."""
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(data_field.name for data_field in fields(kind))
    return names


@cache
def _join_words(name: str, joint: str) -> str:
    """The words of a class's name, as actions and events are called in texts."""
    return re.sub(r"(?<!^)(?=[A-Z])", joint, name).lower()


class NotationError(ValueError):
    """Raised for a text that is no action of the game."""


@dataclass(frozen=True, slots=True)
class Action:
    """One small, typed choice. Subclasses are frozen slotted dataclasses; `LetPass` has the verb `let_pass`.

    verb: may be said otherwise. Fields are `str` or `int`; the last may be a tuple of either, of any length.
    """

    verb: ClassVar[str]

    def __init_subclass__(cls) -> None:
        if "verb" not in vars(cls):
            cls.verb = _join_words(cls.__name__, "_")

    def __str__(self) -> str:
        words = [self.verb]
        for name in field_names(type(self)):
            value = getattr(self, name)
            words.extend(map(str, value)) if isinstance(value, tuple) else words.append(str(value))
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class SetAction(Action):
    """An action whose last field is a set: whoever types it may name its members in any order.

    Its canonical text is that of the legal one with these members (`Game.settle_order`).
    """

    def is_like(self, other: Action) -> bool:
        """Check whether both are the same but for the order of what is in the set."""
        if type(self) is not type(other):
            return False
        *single, last = field_names(type(self))
        same = all(getattr(self, name) == getattr(other, name) for name in single)
        return same and sorted(getattr(self, last)) == sorted(getattr(other, last))


Read = Callable[[str], object]


class Notation(Generic[A]):
    """The notation of a fixed set of action types: reads texts, the inverse of `str(action)`.

    >>> @dataclass(frozen=True, slots=True)
    ... class Move(Action):
    ...     verb: ClassVar[str] = "move"
    ...     figure: str
    ...     region: str
    >>> str(Move("frodo", "arthedain"))
    'move frodo arthedain'
    >>> notation = Notation([Move])
    >>> notation.parse("move frodo arthedain")
    Move(figure='frodo', region='arthedain')
    >>> notation.parse("move frodo")
    Traceback (most recent call last):
        ...
    bot.engine.game.NotationError: move frodo
    """

    def __init__(self, types: Iterable[type[A]]) -> None:
        self._grammar = {kind.verb: (kind, *_readers(kind)) for kind in types}

    def parse(self, text: str) -> A:
        """The action with this text. Raises NotationError for anything but canonical text."""
        verb, *words = text.split(" ")
        if verb not in self._grammar or len(text) > LONGEST or not all(map(WORD.fullmatch, words)):
            raise NotationError(text)
        kind, single, rest = self._grammar[verb]
        if len(words) < len(single) or (rest is None and len(words) > len(single)):
            raise NotationError(text)
        try:
            values = [read(word) for read, word in zip(single, words, strict=False)]
            if rest is not None:
                values.append(tuple(rest(word) for word in words[len(single) :]))
        except ValueError as error:
            raise NotationError(text) from error
        action = kind(*values)
        if str(action) != text:
            raise NotationError(text)
        return action


def _readers(kind: type[Action]) -> tuple[list[Read], Read | None]:
    hints = get_type_hints(kind)
    kinds = [hints[data_field.name] for data_field in fields(kind)]
    many: dict[object, Read] = {tuple[str, ...]: str, tuple[int, ...]: int}
    rest = many.get(kinds[-1]) if kinds else None
    single: list[Read] = [int if hint is int else str for hint in (kinds[:-1] if rest else kinds)]
    return single, rest


class Counted(Sequence[A], ABC):
    """Actions too many to be written down, such as all results of some dice: made when they are asked for."""

    @abstractmethod
    def make(self, number: int) -> A:
        """The action with a number from 0."""

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return [self.make(number) for number in range(*index.indices(len(self)))]
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self.make(index)


# Events: typed records of what happened, each with the audience that may know it.

Audience = tuple[str, ...] | None
"""Seats that may know an event; None means everybody, spectators included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened. Subclasses are frozen slotted dataclasses of ids, numbers and tuples of them.

    `reveals` marks events after which an action can be taken back only by consent (docs/taking-back.md):
    something hidden was shown, drawn or rolled. `opens` and `closes` mark the first and the last event of an
    episode, such as a battle, that is told in one piece. `begins_turn` marks what one leafs
    to in a whole game.
    """

    reveals: ClassVar[bool] = False
    opens: ClassVar[bool] = False
    closes: ClassVar[bool] = False
    begins_turn: ClassVar[bool] = False
    audience: Audience = None

    @classmethod
    def kind(cls) -> str:
        """The event's name in catalogues and in the log: `FigureShown` is `figure-shown`."""
        return _join_words(cls.__name__, "-")

    def known_to(self, viewer: str | None) -> bool:
        """Check whether a seat (None: a spectator) may know it."""
        return self.audience is None or (viewer is not None and viewer in self.audience)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedItself(Event):
    """A note that the next action was done without asking: it had one choice and everybody could tell.

    It stands before the events of that action, in the log of any game; no game tells it.
    """

    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted(Event):
    """Something was done about the table, not in the game: it was ended, paused, moved, mended.

    what: says what, for a message `noted-<what>`. seat: who did it; empty: nobody at the table. about: whom
    it concerned; empty: nobody. topic: which of several things it was about. No game tells it.
    """

    what: str
    seat: str = ""
    about: str = ""
    topic: str = ""


LONGEST_EPISODE = 60
"""Events of an episode that are told in one piece; of a longer one the last."""


def latest(events: Sequence[Event], most: int) -> Sequence[Event]:
    """The last `most` events; where that would begin inside an episode, from its opening."""
    first = max(len(events) - most, 0)
    for number in range(min(first, len(events) - 1), max(len(events) - LONGEST_EPISODE, 0) - 1, -1):
        event = events[number]
        if event.opens:
            return events[number:]
        if event.closes and number < first:
            break
    return events[first:]


def encode_events(events: Iterable[Event]) -> str:
    """Events as JSON text: a list of objects, each with its kind."""
    rows = [
        {"kind": event.kind()} | {name: getattr(event, name) for name in field_names(type(event))}
        for event in events
    ]
    return orjson.dumps(rows).decode()


def decode_events(text: str, types: Iterable[type[Event]]) -> tuple[Event, ...]:
    """The inverse of `encode_events` for a game's event types. Raises KeyError for an unknown kind."""
    known = {event_type.kind(): event_type for event_type in types}
    return tuple(known[row.pop("kind")](**_tuples(row)) for row in orjson.loads(text))


def _tuples(row: dict[str, Any]) -> dict[str, Any]:
    return {name: _frozen(value) for name, value in row.items()}


def _frozen(value: Any) -> Any:
    if isinstance(value, str):
        # The same few names, in the news of every match that is kept in memory.
        return intern(value)
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


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

    in_print: options among whose values the print leaves the choice, or that change no rule; others, where
    they are not as usual, differ from the print.
    """

    in_print: ClassVar[frozenset[str]] = frozenset({"series"})
    model_config = ConfigDict(frozen=True, extra="forbid")

    @property
    def counts(self) -> bool:
        """Check whether a game with these options counts on the leaderboard."""
        return True


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts a game declares about itself."""

    key: str  # registry key, also the folder's name
    command: str  # name of its slash command group
    ruleset: int
    seats: tuple[Seat, ...]  # all seats in seating order
    players: tuple[int, ...]  # allowed numbers of users
    longest: int  # an upper bound on the number of actions of one game, chance included (for the laws)
    minutes: int = 0  # how long a game takes, about: the shortest is shown first
    # Whether a series may be played with the seats rotated after each game (`Options.series`)
    rotates: bool = False
    # What is added up in a series: the points of each game, or one for each game won.
    adds: Literal["points", "wins"] = "points"
    # Whether its seats play differently, so that somebody may be good at one and not at another.
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

    def conceive(self, seen: O) -> Iterable[A]:
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


# The refusals a game may give, each with the names of its facts.

COMMON_REFUSALS: Final[Mapping[str, tuple[str, ...]]] = {
    "refusal-game-over": (),
    "refusal-not-your-decision": (),
    "refusal-not-now": (),  # a choice that belongs to another decision than the open one
    "refusal-unknown": ("name",),  # nothing in the game has this name
    "refusal-bad-chance": (),  # not a result chance can have now
}
"""Every game has these: the engine gives the first two, parsing and checking of any action the others."""


class Refusals:
    """A way to refuse: `refuse = Refusals({…})`, then `refuse("refusal-region-full", "5.3", region="shire")`.

    facts: by message id the variables of the message, in order; they hold ids, not words.
    """

    def __init__(self, facts: Mapping[str, tuple[str, ...]]) -> None:
        self.facts: Mapping[str, tuple[str, ...]] = {**COMMON_REFUSALS, **facts}

    def __call__(self, reason: str, rule: str, **facts: str) -> Refusal:
        """A refusal with its facts. Raises KeyError for a reason that is not listed."""
        assert self.facts[reason] == tuple(facts), f"the facts of {reason}"
        return Refusal(reason, rule, facts)
