"""The words of the match floor: lobbies, matches and views, as the ui sees them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from bot.engine import Event, Observation, Options, Outcome, Refusal, Seat
from bot.match.clocks.clocks import Clocks
from bot.match.clocks.silence import Silence
from bot.text import GivenText

UserId: TypeAlias = int
MatchId: TypeAlias = int
OfferKind: TypeAlias = str
"""What can be asked of the others: each has a module in `bot/match/consent/kinds`."""
Phase = Literal["lobby", "playing", "over", "cancelled", "broken"]
Reason: TypeAlias = str
"""Why a request was turned down: a message id of the common catalogue, e.g. `refused-stale`."""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a match. A thread is a channel of its own."""

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
    action that the rules no longer allow. stand_ins: who of the house plays for whoever has a seat.
    hints: whether all people at the table have agreed that everybody may ask the house.
    offers: what waits for an answer, in the order in which it was asked.
    clocks: whose time runs; None where there is no hurry. silence: how long nothing has happened, and whether
    time stands by agreement. opened: when its lobby was.
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
    offers: tuple[Offer, ...] = ()
    next: MatchId | None = None
    broken: int | None = None
    stand_ins: tuple[tuple[Seat, UserId], ...] = ()
    hints: bool = False
    clocks: Clocks | None = None
    silence: Silence | None = None
    opened: datetime | None = None

    @property
    def paused(self) -> bool:
        """Tell whether all have agreed to pause."""
        return self.phase == "playing" and self.silence is not None and self.silence.paused

    def offer_by(self, seat: Seat | None) -> Offer | None:
        """Return what a seat has asked of the others and waits for: one thing at a time."""
        return next((each for each in self.offers if each.by == seat), None)

    def seat_of(self, user: UserId) -> Seat | None:
        """Tell where a user sits, if at all."""
        return next((seat for seat, taken in self.seats if taken == user), None)

    def user_at(self, seat: Seat) -> UserId | None:
        """Tell whose seat it is, if anybody's."""
        return dict(self.seats)[seat]

    def player_at(self, seat: Seat) -> UserId | None:
        """Tell who plays a seat: a stand-in, or whoever sits there."""
        return self.stand_in_at(seat) or self.user_at(seat)

    def stand_in_at(self, seat: Seat) -> UserId | None:
        """Tell who of the house plays for whoever sits there; None where nobody does."""
        return dict(self.stand_ins).get(seat)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something one seat has asked of the others: open until they have answered, it is withdrawn or replaced,
    what it is about is gone, or three days are over.

    seq: which offer of the match it is, so that a button of an older one can be told apart. of: the seat it
    is about. level: how strong the house would play it. newcomer: who would take it over, and whether they
    have accepted.
    """

    kind: OfferKind
    by: Seat
    seq: int
    agreed: tuple[Seat, ...]
    of: Seat | None = None
    level: str | None = None
    newcomer: UserId | None = None
    accepted: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """One user's view of a match: nothing in it may be hidden from that user.

    seat: None for somebody who does not play. stamp: changes exactly when the seat's own decision does; a
    press carries it back and is stale when it differs (always 0 for spectators). news: the latest events the
    viewer may know, oldest first. alone: whether everybody else who still plays is of the house.
    playing: how many still play. next: whose turn comes after the present one, where everybody knows it.
    invited: whether the viewer, who does not play, is asked to take over a seat. asked: the numbers of the
    offers that wait for the viewer's answer. undone: by the number of an offer to take back, what would be
    undone, as far as the viewer may know it. gave_up: whether the viewer has a seat that plays no more.
    """

    table: Table
    seat: Seat | None
    stamp: int
    observation: Observation
    news: tuple[Event, ...]
    can_undo: Literal["no", "free", "by-consent"]
    alone: bool = False
    playing: int = 0
    next: Seat | None = None
    invited: bool = False
    asked: tuple[int, ...] = ()
    undone: tuple[tuple[int, tuple[Event, ...]], ...] = ()
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """A table of somebody's: who must choose there, and since when nothing has happened that they know of."""

    table: Table
    choosing: tuple[UserId, ...]
    since: datetime


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of an action: the actor's view afterwards; `repeated` where the token was known before."""

    view: View
    repeated: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard. rating: in one game a number, in all games how far above their averages.

    deviation: how uncertain it still is, in the same points. last: when the latest game finished.
    """

    user: UserId
    played: int
    won: int
    points: int
    rating: int
    deviation: int
    provisional: bool
    last: str


@dataclass(frozen=True, slots=True)
class HouseStanding:
    """The results of somebody against computer players, in one game, at one level and on one seat."""

    user: UserId
    key: str
    level: str
    seat: Seat
    played: int
    won: int


class RefusedError(Exception):
    """A request that was turned down without any effect: a reason of the house, or a refusal of the game.

    typed: the action that was turned down; legal: what would have been legal in its place, where one was.
    """

    def __init__(
        self,
        reason: Reason,
        refusal: Refusal | None = None,
        *,
        typed: str = "",
        legal: tuple[str, ...] = (),
        **facts: str | GivenText,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.refusal = refusal
        self.typed = typed
        self.legal = legal
        self.facts = facts
