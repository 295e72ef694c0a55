"""A game as the bot knows it: its rules, words, board, computer player and lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bot.agents import Agent
from bot.draw.board import Board
from bot.engine import (
    Action,
    Chronicle,
    Decision,
    Event,
    Feat,
    Moment,
    Options,
    Record,
    RecordError,
    Seat,
)
from bot.engine.game import AnyGame
from bot.text import GameText, Language, Translator

# A lesson: the record of a game to a position, a task, and what solves and fails it, as data.

FILE: Final = "lessons.json"
TURN: Final = "turn"
"""The chapter about one plain turn: the spot to look at is marked from the beginning."""
FOUNDATIONS: Final = ("goal", TURN, "round")
"""The first chapters of every game, which assume nothing: how it is won, one turn, one full round."""
MOST_ACTIONS: Final = 30
"""Choices in one lesson; a task that is still open then has failed."""


class LessonError(ValueError):
    """Raised for a lesson's file that cannot be read."""


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a lesson, as its seat knows it.

    begun, seen: the observation at the position and now. events: everything told since. actions: what was
    chosen, as text. Of a game's own observations: Any.
    """

    begun: Any
    seen: Any
    events: tuple[Event, ...]
    actions: tuple[str, ...]

    def find(self, *kinds: type[Event]) -> tuple[Any, ...]:
        """The events of some kinds."""
        return tuple(event for event in self.events if isinstance(event, kinds))


Task: TypeAlias = Callable[[Course], bool | None]
"""Whether the task is solved: True or False as soon as that is decided, None while it is open."""


class LessonLine(BaseModel):
    """One lesson in its game's file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str = Field(pattern=r"[a-z][a-z0-9-]*")
    record: str = ""  # a file beside it, the lesson's own name where none is given
    seat: Seat  # whose choices they are
    task: str  # its judge
    rule: str  # the number that leads to the text
    # Of the message `lessons-<chapter>` in the game's catalogue; lessons of one chapter stand together.
    chapter: str = Field(default="ideas", pattern=r"[a-z][a-z0-9-]*")
    look_at: tuple[str, ...] = ()  # what a hint marks in the picture, by the handles of `Board.spots`
    # What the others, chance among them, do first where it is legal; after that they choose at random, but
    # always alike.
    replies: Mapping[Seat, tuple[str, ...]] = {}
    # solution, failing: choices that solve it and that do not.
    solution: tuple[str, ...] = Field(min_length=1)
    failing: tuple[tuple[str, ...], ...] = Field(min_length=1)


@dataclass(frozen=True, eq=False, slots=True)
class Lesson:
    """A lesson with its record and its judge. number: its place among those of its game, from 1."""

    number: int
    line: LessonLine
    record: Record
    task: Task

    @property
    def key(self) -> str:
        """Return what it is called in files and messages."""
        return self.line.key

    @property
    def seat(self) -> Seat:
        """Tell whose choices they are."""
        return self.line.seat


def load_lessons(folder: Path, tasks: Mapping[str, Task]) -> tuple[Lesson, ...]:
    """The lessons of a game in their order. Raises LessonError."""
    try:
        lines = TypeAdapter(tuple[LessonLine, ...]).validate_json((folder / FILE).read_bytes())
        records = {
            name: Record.parse((folder / f"{name}.txt").read_text("utf-8"))
            for name in {line.record or line.key for line in lines}
        }
    except (OSError, ValidationError, RecordError) as error:
        raise LessonError(f"{folder}: {error}") from error
    unknown = {line.task for line in lines} - tasks.keys()
    if unknown:
        raise LessonError(f"{folder}: no task {sorted(unknown)}")
    return tuple(
        Lesson(number, line, records[line.record or line.key], tasks[line.task])
        for number, line in enumerate(lines, start=1)
    )


# A title of the house: the rules of a game with its words, its pictures and who plays it for the house.


@dataclass(frozen=True, slots=True)
class Variant:
    """Another game that some options make of it.

    name: of the message `about-<name>` in the game's own catalogue, which introduces it in place of `about`.
    """

    name: str
    settled: Mapping[str, object]

    def has_settled(self, options: Mapping[str, object]) -> bool:
        """Tell whether a table with these options plays it."""
        return all(options.get(name) == value for name, value in self.settled.items())


@dataclass(frozen=True, slots=True)
class Begun:
    """The beginnings of a game, for the favourites in a profile and for what wins on a server.

    find: what a seat of a game that is over began with; None where that was nothing.
    say: that in words, by the game's own catalogue.
    """

    find: Callable[[Chronicle, Seat], str | None]
    say: Callable[[Translator, str], str]


@dataclass(frozen=True, slots=True)
class PlayedCards:
    """The cards of a game, for what wins on a server.

    find: those a seat of a game that is over has played.
    say: what one is called, by the game's own catalogue.
    """

    find: Callable[[Chronicle, Seat], Iterable[str]]
    say: Callable[[Translator, str], str]


@dataclass(frozen=True, slots=True)
class Components:
    """The text printed on a game's components, as far as whoever owns the game may correct it by a file."""

    # Of the messages `command-<name>`, `<name>-use` and `<name>-own` in the game's own catalogue, and of the
    # file.
    name: str
    option: str  # the option that holds such a file, None for the components as the game comes with them
    kind: type[BaseModel]  # what is read, with `bot.engine.read_component_file`
    printed: BaseModel  # these
    views: tuple[str, ...]  # the pictures, of a game not begun, that show all of them
    describe: Callable[[Options, Language], str]  # the same in words, in Discord markdown, a line each


# What may be answered ahead of time: by a rule of the game, for a battle, a turn, or the whole of it.

Span = Literal["fight", "turn", "game"]
SPANS: Final[tuple[Span, ...]] = get_args(Span)


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """An answer one may keep to kinds of questions; `ahead-<key>` in its game's catalogue says it.

    kinds: of decisions, such as `retreat`, or by one rule alone, `retreat 11.11`. choose: from the
    observation of a seat that is asked, one of its legal actions. suits: which of these questions it answers,
    beyond their kind. Only by what everybody can see: an answer that came or did not come because of what the
    seat holds would betray it. So `choose` always finds something.
    """

    key: str
    kinds: frozenset[str]
    choose: Callable[[Any], Action | None]
    spans: tuple[Span, ...] = SPANS
    suits: Callable[[Any], bool] = lambda observation: True

    def fits(self, observation: Any, decision: Decision) -> bool:
        """Tell whether it answers the question before the viewer."""
        names = {decision.kind, f"{decision.kind} {decision.rule}"}
        return not names.isdisjoint(self.kinds) and self.suits(observation)


def first_of(*verbs: str) -> Callable[[Any], Action | None]:
    """Make the choice of the first legal action with one of these verbs; an earlier verb goes before."""

    def choose(observation: Any) -> Action | None:
        actions = (action for action in observation.legal if action.verb in verbs)
        return min(actions, key=lambda action: verbs.index(action.verb), default=None)

    return choose


@dataclass(frozen=True, slots=True)
class Contest:
    """A battle inside a game, by what everybody is told of it: who watches may guess who holds the field.

    began, ended: its first event and those that may be its last; it is over, too, where the next one begins.
    closing: what decides it, from which on nobody may guess. find_holder: who holds the field, by all its
    events; None: nobody.
    """

    began: type[Event]
    closing: tuple[type[Event], ...]
    ended: tuple[type[Event], ...]
    find_holder: Callable[[Sequence[Event]], Seat | None]


@dataclass(frozen=True, eq=False)
class GameBundle:
    """All that the bot needs to offer a game: nothing else in bot/ knows one game from another."""

    game: AnyGame
    words: GameText[Any]
    board: Board[Any]
    events: tuple[type[Event], ...]
    """Every event type of the game, for reading the log back."""
    agent: Agent
    """Who plays it for the house, at the strongest level. It can be sent to a process of its own."""
    variants: tuple[Variant, ...] = ()
    """What else than the whole game some options make of it."""
    components: Components | None = None
    """What a file may correct; None where nothing is uncertain."""
    lessons: tuple[Lesson, ...] = ()
    """What newcomers may learn, from the first to the last."""
    beyond: str = ""
    """The last chapter of lessons, where it is for who knows the game: a first game comes before it."""
    draws: bool = False
    """Whether its rules know an equal end, so that players may agree on one."""
    feats: tuple[Feat, ...] = ()
    """What may be remembered of a game; `feat-<key>` with `.about` in its catalogue says what it is."""
    moments: tuple[Moment, ...] = ()
    """What has a title card of its own when it happens, the greatest first."""
    begun: Begun | None = None
    """Favourite openings; None where all games begin alike."""
    cards: PlayedCards | None = None
    """What is played from a hand; None where there are no cards."""
    standing: tuple[StandingAnswer, ...] = ()
    """What may be answered ahead of time."""
    lines: bool = True
    """Whether a move of others can be foreseen with an answer to it: not where dice precede each choice."""
    contest: Contest | None = None
    """The battles in it that may be guessed at; None where there are none, or they are over at once."""
    count_span: Callable[[Any, Span], str] = lambda observation, span: ""
    """Which battle or turn this is, as everybody can tell; empty: none."""

    def command(self, language: Language) -> str:
        """Return what its command group is called in a language."""
        translator = self.words.translator(language)
        return translator("command") if translator.has("command") else self.game.facts.command

    def of(self, options: Options) -> GameBundle:
        """The same for a table that plays with these options, where words depend on them."""
        words = self.words.of(options)
        return self if words is self.words else replace(self, words=words)

    def naming_all(self) -> GameBundle:
        """The same for looking back: whoever looks may do so through the eyes of another."""
        return replace(self, words=self.words.naming_all())

    @property
    def key(self) -> str:
        """The registry key."""
        return self.game.facts.key
