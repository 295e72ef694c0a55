"""Lines: what a seat answers ahead of time, as long as it is told what it has imagined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import orjson
from pydantic import BaseModel, ConfigDict, Field

from bot.engine import Event, Noted, PlayedItself, encode_events, fingerprint

MOST_STEPS: Final = 5
"""Answers of one line; an answer may take several actions."""
MOST_ACTIONS: Final = 40
"""Own actions of one line."""
REMEMBERED: Final = 8
"""Events before a line begins by which one knows the moment again."""


Ended: TypeAlias = Literal["", "rules", "differs"]
"""Why an answer no longer stands: the rules were corrected under it, or a line was not what came."""


class LineStep(BaseModel):
    """What the seat is told next, and what it then does.

    told, done: events as JSON, as the seat knows them: before the action, and of it; those of the last action
    are not waited for. opens: whether it begins another answer, for the others have done something.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    told: str
    action: str
    done: str = "[]"
    opens: bool = True


class Line(BaseModel):
    """A line of one seat.

    since: how many events the seat had been told when it was kept. mark: by which the last of these are known
    again. played: how many of the actions have been taken.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["line"] = "line"
    since: int = Field(ge=0)
    mark: str
    steps: tuple[LineStep, ...] = Field(min_length=1, max_length=MOST_ACTIONS)
    played: int = 0
    ended: Ended = ""

    @property
    def answers(self) -> int:
        """Count the answers of the seat."""
        return count_answers(self.steps)


def count_answers(steps: Iterable[LineStep]) -> int:
    """Count the answers in some steps: actions with nothing of the others between them are one."""
    return sum(step.opens for step in steps)


Standing: TypeAlias = Literal["waits", "next", "differs", "done"]
"""How a line stands: it waits for what it expects, its next action comes now, it has ended, it is through."""


class Place(NamedTuple):
    """Where a line stands. step: the number of the action that comes next."""

    standing: Standing
    step: int

    def find_action(self, line: Line, legal: Iterable[str]) -> str | None:
        """Find the action that comes now; None where the seat is asked what the line did not expect."""
        if self.standing != "next":
            return None
        action = line.steps[self.step].action
        return action if action in legal else None


def follow(line: Line, story: Iterable[Event], action: str) -> Line:
    """The line once its seat, which is asked, has chosen an action; empty: none that was kept."""
    place = find_place(line, story)
    if place.standing == "done":
        return line.model_copy(update={"played": len(line.steps)})
    is_next = place.find_action(line, [action]) is not None
    return line.model_copy(update={"played": place.step + 1} if is_next else {"ended": "differs"})


def select_told(story: Iterable[Event]) -> tuple[Event, ...]:
    """What happened in the game: neither what was done about the table, nor what only played itself."""
    return tuple(event for event in story if not isinstance(event, Noted | PlayedItself))


def mark_of(told: Sequence[Event]) -> str:
    """By what a moment is known again, of which this is everything that had been told."""
    return fingerprint(encode_events(told[-REMEMBERED:]))


def find_place(line: Line, story: Iterable[Event]) -> Place:
    """Find where a line stands. story: everything the seat has been told.

    It is compared by that alone: where something else has happened, or what was before it has been taken
    back, the line has ended.
    """
    told = select_told(story)
    if len(told) < line.since or mark_of(told[: line.since]) != line.mark:
        return Place("differs", line.played)
    since = _read(encode_events(told[line.since :]))
    expected: list[Any] = []
    for number, step in enumerate(line.steps):
        expected += _read(step.told)
        if number >= line.played and since == expected[: len(since)]:
            return Place("next" if len(since) == len(expected) else "waits", number)
        if number < len(line.steps) - 1:
            expected += _read(step.done)
    return Place("done" if since[: len(expected)] == expected else "differs", len(line.steps))


def _read(text: str) -> list[Any]:
    events: list[Any] = orjson.loads(text)
    return events
