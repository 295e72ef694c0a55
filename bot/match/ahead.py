"""Answers kept ahead of time: standing ones, and lines of expected moves; what each says of a question.

An answer is asked for nothing but what its seat observes and was told. Whether a standing answer fits follows
from what everybody can see, so that neither a move nor its hour betrays what the seat holds. What is kept is
somebody's own: no stand-in and nobody who takes over the seat has it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from bot.engine import Action, Decision, Event, Observation, Seat
from bot.match.bundle import GameBundle, Span, StandingAnswer
from bot.match.clocks import Moment
from bot.match.lines import Ended, Line, find_place
from bot.match.values import UserId
from bot.store import KeptRow

WAIT: Final = 10
"""Seconds from what everybody saw last to the answer, whatever was kept and whatever it chooses."""
MOST_KEPT: Final = 12
"""Answers of a seat."""
MOST_LINES: Final = 8
"""Lines among them."""
MOST_PARSED: Final = 4096


class Standing(BaseModel):
    """An answer by a rule of the game. until: the battle or turn it was kept in, as everybody counts them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["standing"] = "standing"
    rule: str
    span: Span
    until: str = ""
    ended: Ended = ""


KeptAnswer: TypeAlias = Annotated[Standing | Line, Field(discriminator="kind")]
_READER: Final[TypeAdapter[Standing | Line]] = TypeAdapter(KeptAnswer)
Story: TypeAlias = Sequence[Event]
"""Everything a seat has been told."""


@lru_cache(maxsize=MOST_PARSED)
def read_answer(text: str) -> Standing | Line:
    """An answer as it is stored. Raises ValidationError."""
    return _READER.validate_json(text)


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer with its number at the table."""

    number: int
    answer: Standing | Line


@dataclass(frozen=True, slots=True)
class Ahead:
    """since: when everybody saw something last. due: when each seat's kept answers are asked.

    played: the presses made for each seat since its person last acted, which that person has not seen.
    """

    since: Moment
    due: Mapping[Seat, Moment] = field(default_factory=dict)
    played: Mapping[Seat, Sequence[int]] = field(default_factory=dict)

    def __str__(self) -> str:
        """As it is stored."""
        return orjson.dumps(self).decode()


@lru_cache(maxsize=MOST_PARSED)
def read_ahead(text: str) -> Ahead:
    """The inverse of `str`."""
    return Ahead(**orjson.loads(text))


def list_kept(rows: Sequence[KeptRow], user: UserId, seat: Seat | None) -> tuple[Kept, ...]:
    """List what a user has kept for a seat, lines first: in this order they are asked."""
    own_rows = (row for row in rows if (row.user, row.seat) == (user, seat))
    own = [Kept(row.position, read_answer(row.answer)) for row in own_rows]
    return tuple(sorted(own, key=lambda kept: (kept.answer.kind != "line", kept.number)))


def find_rule(bundle: GameBundle, key: str) -> StandingAnswer | None:
    """Find a game's standing answer by its name."""
    return next((rule for rule in bundle.standing if rule.key == key), None)


def find_decision(observation: Observation) -> Decision | None:
    """Find what the viewer must decide now."""
    return next((decision for decision in observation.waiting if decision.seat == observation.viewer), None)


def list_fitting(bundle: GameBundle, observation: Observation) -> tuple[StandingAnswer, ...]:
    """List the standing answers there are to the question before the viewer."""
    decision = find_decision(observation)
    if decision is None or not observation.legal:
        return ()
    return tuple(rule for rule in bundle.standing if rule.fits(observation, decision))


def list_spans(bundle: GameBundle, rule: StandingAnswer, observation: Observation) -> tuple[Span, ...]:
    """List for how long a standing answer may be kept now, the shortest first."""
    return tuple(span for span in rule.spans if span == "game" or bundle.count_span(observation, span))


def may_answer(
    kept: Standing | Line, bundle: GameBundle, observation: Observation, decision: Decision
) -> bool:
    """Tell whether an answer may be one to a question, as far as everybody can see."""
    if kept.ended or isinstance(kept, Line):
        return not kept.ended
    rule = find_rule(bundle, kept.rule)
    return rule is not None and rule.fits(observation, decision)


def answer(
    kept: Standing | Line, bundle: GameBundle, observation: Observation, story: Story, decision: Decision
) -> Action | None:
    """Return what an answer says to the question before its seat; None where it says nothing to it."""
    if not may_answer(kept, bundle, observation, decision):
        return None
    if isinstance(kept, Line):
        text = find_place(kept, story).find_action(kept, map(str, observation.legal))
        return next((action for action in observation.legal if str(action) == text), None)
    rule = find_rule(bundle, kept.rule)
    return None if rule is None else rule.choose(observation)
