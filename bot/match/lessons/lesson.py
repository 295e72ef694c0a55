"""A lesson: the record of a game to a position, a task, and what solves and fails it, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bot.engine import Event, Record, RecordError, Seat

FILE: Final = "lessons.json"
MOST_ACTIONS: Final = 30
"""Choices in one lesson; a task that is still open then has failed."""


class LessonError(ValueError):
    """Raised for a lesson's file that cannot be read."""


@dataclass(frozen=True, slots=True)
class Course:
    """What has happened in a lesson, as its seat knows it.

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
    """One lesson in its game's file.

    record: a file beside it, the lesson's own name where none is given. seat: whose choices they are. task:
    its judge. rule: the number that leads to the text. replies: what the others, chance among them, do first
    where it is legal; after that they choose at random, but always alike. solution, failing: choices that
    solve it and that do not.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str = Field(pattern=r"[a-z][a-z0-9-]*")
    record: str = ""
    seat: Seat
    task: str
    rule: str
    replies: Mapping[Seat, tuple[str, ...]] = {}
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
        """What it is called in files and messages."""
        return self.line.key

    @property
    def seat(self) -> Seat:
        """Whose choices they are."""
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
