"""A match as text: save, export, bug report and test fixture in one notation.

    Game: confrontation
    Ruleset: 1
    Options: {"series":2}

    light place frodo shire
    chance shuffle light shire 2 0 1 3
    dark resign

A header line is `Name: value`; after an empty line comes one action a line: the seat, then its text. The
pseudo-action `resign` stands for giving up. `chance begin <state>`, in the first line alone, stands for all
that led to a position from which the game is played on. Lines may end in a comment after ` # `.

>>> text = '''Game: confrontation
... Ruleset: 1
... Options: {}
...
... light place frodo shire  # at home
... dark resign
... '''
>>> record = Record.parse(text)
>>> record.log
(('light', 'place frodo shire'), ('dark', 'resign'))
>>> Record.parse(str(record)) == record
True
>>> Record.parse(text.replace("Ruleset: 1", "Ruleset: one"))
Traceback (most recent call last):
    ...
bot.engine.record.RecordError: line 2: record-line-unreadable: one
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from bot.engine.agenda import UnreadableStateError
from bot.engine.game import (
    CHANCE,
    AnyGame,
    Event,
    IllegalActionError,
    NotationError,
    Options,
    Outcome,
    Refusal,
    Seat,
    Step,
)

RESIGN = "resign"
BEGIN = "begin "
"""Before the position a game is played on from, as `Game.dump` writes it."""
MOST_LINES = 100_000
LONGEST_TEXT = 80
"""Characters of a bad line that are told."""
_RULESET = re.compile("[0-9]{1,9}")
_HEADER = re.compile(r"([A-Z][A-Za-z-]*): (.*)")
_LINE = re.compile(r"([a-z][a-z0-9_]*) ([^#]*[^# ])(?: +#.*)?")


class RecordError(ValueError):
    """Raised for a record that cannot be read or played; `line` counts from 1, `reason` is a message id.

    text: of the line, as far as it is told. refusal: why the rules of a game do not allow it, where that is
    the reason.
    """

    def __init__(
        self, reason: str, line: int, text: str = "", refusal: Refusal | None = None, game: str = ""
    ) -> None:
        text = text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"
        super().__init__(f"line {line}: {reason}: {text}")
        self.reason = reason
        self.line = line
        self.text = text
        self.refusal = refusal
        self.game = game


@dataclass(frozen=True, slots=True)
class Record:
    """Header fields and the log of (seat, action text)."""

    game: str
    ruleset: int
    options: str
    log: tuple[tuple[Seat, str], ...]
    tags: tuple[tuple[str, str], ...] = field(default=())

    def __str__(self) -> str:
        header = [("Game", self.game), ("Ruleset", str(self.ruleset)), ("Options", self.options), *self.tags]
        lines = [f"{name}: {value}" for name, value in header]
        lines += ["", *(f"{seat} {text}" for seat, text in self.log)]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """The inverse of `str`. Raises RecordError naming the first bad line."""
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise RecordError("record-too-long", MOST_LINES)
        blank = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
        header = dict(_header(lines[:blank]))
        for number, name in enumerate(("Game", "Ruleset", "Options"), start=1):
            if name not in header:
                raise RecordError("record-header-missing", number, name)
        if not _RULESET.fullmatch(header["Ruleset"]):
            raise RecordError("record-line-unreadable", 2, header["Ruleset"])
        tags = tuple((k, v) for k, v in header.items() if k not in {"Game", "Ruleset", "Options"})
        log = tuple(_log(lines[blank:], blank))
        return cls(header["Game"], int(header["Ruleset"]), header["Options"], log, tags)


def _header(lines: list[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(lines, start=1):
        header = _HEADER.fullmatch(line)
        if header is None:
            raise RecordError("record-line-unreadable", number, line)
        yield header[1], header[2]


def _log(lines: list[str], before: int) -> Iterator[tuple[Seat, str]]:
    for number, line in enumerate(lines, start=before + 1):
        if not line.strip() or line.startswith("#"):
            continue
        entry = _LINE.fullmatch(line.rstrip())
        if entry is None:
            raise RecordError("record-line-unreadable", number, line)
        yield entry[1], entry[2]


@dataclass(frozen=True, slots=True)
class Played:
    """One entry of a replayed log: who did what, the state after it, and its events."""

    seat: Seat
    text: str
    state: Any
    events: tuple[Event, ...]


def begin_from(game: AnyGame, start: Any, text: str) -> Any:
    """The position a line `chance begin <state>` stands for. start: that of a game that begins as usual.

    Raises NotationError where it is none of this game, or not of one in which the same was agreed and nothing
    is missing.
    """
    try:
        state = game.load(text.removeprefix(BEGIN))
    except UnreadableStateError as error:
        raise NotationError(text) from error
    actual, wanted = (
        (getattr(position, "options", None), game.seats(position), game.conserved(position))
        for position in (state, start)
    )
    if actual != wanted:
        raise NotationError(text)
    return state


def apply_line(game: AnyGame, state: Any, seat: Seat, text: str, *, first: bool = False) -> Step[Any]:
    """Play a line of a log. first: before anything else. Raises NotationError, IllegalActionError."""
    if text == RESIGN:
        return game.resign(state, seat)
    if first and seat == CHANCE and text.startswith(BEGIN):
        return Step(begin_from(game, state, text), ())
    return game.apply(state, seat, game.parse(text))


def replay(game: AnyGame, record: Record) -> Iterator[Played]:
    """Play a record from the start; the first item is the start itself, with an empty seat and text.

    Raises RecordError at the first entry that is no action or an illegal one; `line` counts entries from 1.
    """
    if record.game != game.facts.key or record.ruleset > game.facts.ruleset:
        raise RecordError("record-foreign", 1, f"{record.game} {record.ruleset}")
    try:
        options: Options = game.options.model_validate_json(record.options)
    except ValueError as error:
        raise RecordError("record-options-unreadable", 3, record.options) from error
    state = game.new(options)
    yield Played("", "", state, ())
    for number, (seat, text) in enumerate(record.log, start=1):
        try:
            step = apply_line(game, state, seat, text, first=number == 1)
        except NotationError as error:
            raise RecordError("record-line-unreadable", number, text) from error
        except IllegalActionError as error:
            raise RecordError("record-line-illegal", number, text, error.refusal, record.game) from error
        state = step.state
        yield Played(seat, text, state, step.events)


# Feats: what may be remembered of a game for long, decided when it is over, from all that happened in it.

GIVEN_UP: Final = "outcome-resigned"
"""How a game ends because others gave up: nobody has done anything in it that is worth remembering."""


E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A game that is over: who sat, how it ended, and all that happened, whoever knew of it then."""

    seats: tuple[Seat, ...]
    outcome: Outcome
    events: tuple[Event, ...]

    def find(self, *kinds: type[E]) -> Iterator[E]:
        """The events of some kinds, in their order."""
        return (event for event in self.events if isinstance(event, kinds))

    def won(self, seat: Seat, reason: str | None = None) -> bool:
        """Check whether a seat is among the winners; reason: and the game ended like this."""
        return seat in self.outcome.winners and reason in (None, self.outcome.reason)


@dataclass(frozen=True, slots=True)
class Feat:
    """Something worth remembering. key: of the message `feat-<key>` in the game's own catalogue.

    earned: the seats that did it; one that did it again counts once.
    """

    key: str
    earned: Callable[[Chronicle], Iterable[Seat]]


def find_feats(feats: Sequence[Feat], chronicle: Chronicle) -> Iterator[tuple[Seat, str]]:
    """Find the feats of each seat in a game that is over; none where the others gave up."""
    if chronicle.outcome.reason == GIVEN_UP:
        return
    for feat in feats:
        for seat in dict.fromkeys(feat.earned(chronicle)):
            yield seat, feat.key


# Moments: what people remember of a game while it is played, from what everybody may know of it.


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that has a picture of its own when it happens, once in a game for each thing it is about.

    key: of the message `moment-<key>` with `.line` in the game's own catalogue. art: what is painted. kind:
    of the events it may be. about: of such an event, the message id of what it is about, empty for nothing;
    None where it is another moment, or none.
    """

    key: str
    art: str
    kind: type[Event]
    about: Callable[[Any], str | None]

    def find(self, event: Event) -> str | None:
        """The message id of what an event is about, where it is this moment."""
        return self.about(event) if isinstance(event, self.kind) else None


def ending(reason: str) -> Callable[[Any], str | None]:
    """Find the end of a game for some reason."""
    return lambda event: "" if event.reason == reason else None
