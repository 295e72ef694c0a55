"""Votes of a side as values: what is voted for, how often, and what wins."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from bot.engine import Observation, Seat
from bot.match.match import Table
from bot.match.values import UserId
from bot.match.views import View
from bot.store import MemberRow, SideRow, VoteRow

MOST_CHOICES: Final = 8
"""Choices that are shown; what else may be done, each finds for themselves."""
LONGEST_LINE: Final = 48
"""Actions somebody may propose in one go."""
THEN: Final = ";"
"""Stands between the actions of a line, as in a menu."""
Line: TypeAlias = tuple[str, ...]
"""Texts of actions, one after the other."""


def write_line(line: Sequence[str]) -> str:
    """A line as it is stored."""
    return THEN.join(line)


def read_line(text: str) -> Line:
    """The inverse of `write_line`."""
    return tuple(text.split(THEN)) if text else ()


class Step(NamedTuple):
    """An action of a line, and what the seat sees before it."""

    seen: Observation
    text: str


@dataclass(frozen=True, slots=True)
class Walk:
    """A line as it would be played. key: the choice it is; after: what is seen then, None where it ends."""

    steps: tuple[Step, ...]
    key: Line
    after: View | None


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that is voted for. number: of its oldest standing vote.

    line: the choice itself, and what follows in it as whoever cast that vote has proposed; steps: the same,
    as far as it can be looked at.
    """

    key: Line
    line: Line
    votes: int
    number: int
    proposer: UserId
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Count:
    """A vote as everybody on the side may know it. due: in seconds of the house, None once over."""

    members: int
    voted: int
    due: int | None
    put_off: int


@dataclass(frozen=True, slots=True)
class Side:
    """A seat that people vote for, and who is there, in the order in which they came."""

    row: SideRow
    members: tuple[UserId, ...]

    @property
    def seat(self) -> Seat:
        """Tell which seat it is."""
        return self.row.seat


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote as somebody on the side sees it; nothing of another side's.

    view: of the side's seat. walk: what they are about to propose.
    """

    view: View
    side: Side
    count: Count
    choices: tuple[Choice, ...]
    own: Choice | None  # what they have voted for
    draft: Line = ()
    walk: Walk = Walk((), (), None)

    @property
    def key(self) -> Line:
        """Tell what the proposal counts for, empty while it counts for nothing yet."""
        return self.walk.key

    @property
    def then(self) -> View | None:
        """Return what the seat sees once the proposal is done; None where that ends what can be proposed."""
        return self.walk.after

    @property
    def mark(self) -> int:
        """Tell a press on a button of this step from those of others."""
        return mark_of(self.view.stamp, self.draft)


@dataclass(frozen=True, slots=True)
class Told:
    """The votes on one decision, told once the game is over. number: of the decision."""

    seat: Seat
    number: int
    votes: tuple[tuple[UserId, Line], ...]


@dataclass(frozen=True, slots=True)
class Sides:
    """A game that people vote in, as everybody may know it: who is on which side."""

    table: Table
    sides: tuple[Side, ...]

    def of(self, user: UserId) -> Side | None:
        """Find the side somebody is on."""
        return next((side for side in self.sides if user in side.members), None)

    def at(self, seat: Seat) -> Side | None:
        """Find the side that has a seat."""
        return next((side for side in self.sides if side.seat == seat), None)


def mark_of(stamp: int, draft: Line) -> int:
    """Number a step of a proposal: which decision it is about, and how far it has come."""
    return stamp * (LONGEST_LINE + 1) + len(draft)


def list_present(members: Iterable[MemberRow], seat: Seat) -> tuple[UserId, ...]:
    """List who is on a side now."""
    return tuple(row.user for row in members if row.seat == seat and row.gone is None)


def tally(votes: Iterable[VoteRow], present: Collection[UserId]) -> tuple[Choice, ...]:
    """Count the votes of those who are there: most votes first, of equals the one voted for longest."""
    by_key: dict[str, list[VoteRow]] = {}
    for vote in sorted(votes, key=lambda vote: (vote.number, vote.user)):
        if vote.choice and vote.user in present:
            by_key.setdefault(vote.choice, []).append(vote)
    choices = [
        Choice(read_line(key), read_line(cast[0].line), len(cast), cast[0].number, cast[0].user)
        for key, cast in by_key.items()
    ]
    return tuple(sorted(choices, key=lambda choice: (-choice.votes, choice.number)))


def tell_votes(votes: Iterable[VoteRow]) -> tuple[Told, ...]:
    """Tell who voted for what, decision by decision."""
    by_decision: dict[tuple[Seat, int], list[tuple[UserId, Line]]] = {}
    for vote in votes:
        if vote.choice:
            cast = by_decision.setdefault((vote.seat, vote.stamp), [])
            cast.append((vote.user, read_line(vote.choice)))
    return tuple(Told(seat, stamp, tuple(cast)) for (seat, stamp), cast in by_decision.items())
