"""The words of the match floor: lobbies, matches and views, as the ui sees them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from bot.engine import Event, Observation, Options, Outcome, Refusal, Seat
from bot.match.clocks.clocks import Clocks

UserId: TypeAlias = int
MatchId: TypeAlias = int
OfferKind = Literal["undo", "remove"]
Phase = Literal["lobby", "playing", "over", "cancelled", "broken"]
Reason: TypeAlias = str
"""Why a request was turned down: a message id of the common catalogue, e.g. `refused-stale`."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is played. A thread is a channel of its own."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Table:
    """A match as everybody may know it, from the lobby to the end.

    seats: who sits where, None for a free seat. joined: in a lobby, everybody who has joined, with or without
    a wish for a seat. number and series: which game of how many. totals: points of each user in the series so
    far (with this one once it is over). message: the table (or lobby) message, None before the first or after
    it was lost. seq: grows whenever something everybody may know has happened, and only then. next: the match
    that follows in the series, once it has begun. broken: in the phase `broken`, the number of the logged
    action that the rules no longer allow. clocks: whose time runs; None where there is no hurry.
    """

    id: MatchId
    key: str
    place: Place
    phase: Phase
    host: UserId
    options: Options
    seats: tuple[tuple[Seat, UserId | None], ...]
    invited: tuple[UserId, ...]
    joined: tuple[UserId, ...]
    number: int
    series: int
    totals: tuple[tuple[UserId, int], ...]
    message: int | None
    message_posted: datetime | None
    ruleset: int
    seq: int
    outcome: Outcome | None
    offer: Offer | None
    next: MatchId | None = None
    broken: int | None = None
    clocks: Clocks | None = None

    def seat_of(self, user: UserId) -> Seat | None:
        """Where a user sits, if at all."""
        return next((seat for seat, taken in self.seats if taken == user), None)

    def user_at(self, seat: Seat) -> UserId | None:
        """Who sits on a seat, if anybody."""
        return dict(self.seats)[seat]


@dataclass(frozen=True, slots=True)
class Offer:
    """Something one seat has asked of the others; open until all have answered or play went on.

    undo: to take back what `by` did last. remove: to take the seat `of` out of the game. seq: which offer
    of the match it is, so that a button of an older one can be told apart.
    """

    kind: OfferKind
    by: Seat
    seq: int
    agreed: tuple[Seat, ...]
    of: Seat | None = None


@dataclass(frozen=True, slots=True)
class View:
    """One user's view of a match: nothing in it may be hidden from that user.

    seat: None for somebody who does not play. stamp: changes exactly when the seat's own decision does; a
    press carries it back and is stale when it differs (always 0 for spectators). news: the latest events the
    viewer may know, oldest first.
    """

    table: Table
    seat: Seat | None
    stamp: int
    observation: Observation
    news: tuple[Event, ...]
    can_undo: Literal["no", "free", "by-consent"]


@dataclass(frozen=True, slots=True)
class Turn:
    """A table of somebody's: who must choose there, and since when nothing has happened that they know of."""

    table: Table
    choosing: tuple[UserId, ...]
    since: datetime


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an action: the actor's view afterwards; `repeated` when the token had been seen before."""

    view: View
    repeated: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the leaderboard of one guild and game (key None: all games)."""

    user: UserId
    played: int
    won: int
    points: int
    rating: float


@dataclass(frozen=True, slots=True)
class HouseStanding:
    """How somebody did against computer players, in one game, at one level and on one seat."""

    user: UserId
    key: str
    level: str
    seat: Seat
    played: int
    won: int


class RefusedError(Exception):
    """A request that was turned down without any effect: a reason of the house, or a refusal of the game."""

    def __init__(self, reason: Reason, refusal: Refusal | None = None, **facts: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.refusal = refusal
        self.facts = facts
