"""A match in memory: a frozen value, replaced as a whole once a change of it is on disk."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import orjson

from bot.engine import Decisions, Observation, Options, Outcome, Seat, evolver
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.past import News, Press
from bot.match.table import Offer, OfferKind, Phase, Place, RefusedError, Table, UserId
from bot.store import MatchRow, SeatRow

MOST_TRAIL = 2
"""Positions kept for taking back without replaying the log."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An offer as it is stored. declined: answered with no.

    press: what it would take back; 0 where it would take a seat out of the game: `removes`.
    """

    by: Seat
    seq: int
    press: int
    agreed: tuple[Seat, ...] = ()
    declined: bool = False
    removes: Seat | None = None

    def __str__(self) -> str:
        return orjson.dumps(
            [self.by, self.seq, self.press, self.agreed, self.declined, self.removes]
        ).decode()

    @classmethod
    def parse(cls, text: str | None) -> Asked | None:
        """The inverse of `str`; None for None."""
        if text is None:
            return None
        by, seq, press, agreed, declined, *removes = orjson.loads(text)
        return cls(by, seq, press, tuple(agreed), declined, *removes)


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match with its position.

    state: None in a lobby and where broken. begun: whether anybody has been told of a position. news: by
    viewer. presses: the last one of each seat. trail: the state before each of the latest presses. broken:
    the number of the entry the rules no longer allow. snapshot: the entry whose position is stored; None
    where there is none that could be trusted.
    """

    title: GameBundle
    row: MatchRow
    seats: tuple[SeatRow, ...]
    invited: tuple[UserId, ...]
    options: Options
    totals: tuple[tuple[UserId, int], ...] = ()
    state: Any = None
    begun: bool = False
    news: News = field(default_factory=dict)
    presses: tuple[Press, ...] = ()
    trail: tuple[tuple[int, Any], ...] = ()
    resigned: tuple[Seat, ...] = ()
    broken: int | None = None
    snapshot: int | None = None

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.title.game

    @property
    def public(self) -> Observation:
        """What a spectator observes. It is made anew each time: what happened says mostly enough."""
        observation: Observation = self.game.observe(self.state, None)
        return observation

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everybody who has a view of their own, spectators included."""
        return (None, *self.game.facts.seats)

    @property
    def asked(self) -> Asked | None:
        """The offer made last, answered or not."""
        return Asked.parse(self.row.offer)

    @property
    def offered(self) -> Offer | None:
        """The offer that waits for an answer."""
        asked = self.asked
        if asked is None or asked.declined:
            return None
        kind: OfferKind = "undo" if asked.removes is None else "remove"
        return Offer(kind, asked.by, asked.seq, asked.agreed, asked.removes)

    @property
    def phase(self) -> Phase:
        """As everybody sees it."""
        return "broken" if self.broken is not None and self.row.phase == "playing" else self.row.phase

    def seat_of(self, user: UserId) -> Seat | None:
        """Where a user sits; in a lobby, the seat the user wishes for."""
        return next((each.seat for each in self.seats if each.user == user), None)

    def user_at(self, seat: Seat) -> UserId | None:
        """Who sits on a seat."""
        return next((each.user for each in self.seats if each.seat == seat), None)

    def has_joined(self, user: UserId) -> bool:
        """Whether a user is at the table, with or without a seat."""
        return any(each.user == user for each in self.seats)

    def decisions(self) -> Decisions:
        """The open decisions; none when the game is over."""
        pending = self.game.pending(self.state)
        return pending if isinstance(pending, Decisions) else Decisions(())

    def still_playing(self) -> tuple[Seat, ...]:
        """Seats of users who have neither given up nor been erased."""
        return tuple(seat for seat, user in self.seated() if seat not in self.resigned and user > 0)

    def seated(self) -> tuple[tuple[Seat, UserId], ...]:
        """Seats in play with their users, in seating order."""
        taken = {each.seat: each.user for each in self.seats if each.seat is not None}
        return tuple((seat, taken[seat]) for seat in self.game.facts.seats if seat in taken)


evolve = evolver(LoadedMatch)
"""A match with some of it replaced; every press makes several, and this is how they are made quickly."""
evolve_row = evolver(MatchRow)
"""The row of a match with some of it replaced."""


def table_of(live: LoadedMatch) -> Table:
    """The match as everybody may know it."""
    row = live.row
    if row.phase in ("lobby", "cancelled") and live.state is None:
        seats = tuple((seat, live.user_at(seat)) for seat in live.game.facts.seats)
    else:
        seats = live.seated()
    return Table(
        id=row.id,
        key=row.game,
        place=Place(row.guild, row.channel),
        phase=live.phase,
        host=row.host,
        options=live.options,
        seats=seats,
        invited=live.invited,
        joined=tuple(each.user for each in live.seats),
        number=row.number,
        series=row.series,
        totals=live.totals,
        message=row.message,
        message_posted=datetime.fromisoformat(row.message_posted) if row.message_posted else None,
        ruleset=row.ruleset,
        seq=row.public_seq,
        outcome=read_outcome(row.outcome),
        offer=live.offered,
        next=row.next_id,
        broken=live.broken,
    )


def write_outcome(outcome: Outcome) -> str:
    """An outcome as JSON."""
    return orjson.dumps([outcome.winners, outcome.reason, outcome.scores]).decode()


def read_outcome(text: str | None) -> Outcome | None:
    """The inverse of `write_outcome`; None for None."""
    if text is None:
        return None
    winners, reason, scores = orjson.loads(text)
    return Outcome(tuple(winners), reason, tuple((seat, points) for seat, points in scores))


def with_state(live: LoadedMatch, state: Any) -> LoadedMatch:
    """The match in another position."""
    return evolve(live, state=state, begun=True)


def refuse_unless_playing(live: LoadedMatch) -> None:
    """Raises RefusedError unless the match is being played."""
    phase = live.phase
    if phase == "lobby":
        raise RefusedError("refused-not-begun")
    if phase == "cancelled":
        raise RefusedError("refused-cancelled")
    if phase == "broken":
        raise RefusedError("refused-broken", line=str(live.broken))
    if phase == "over":
        raise RefusedError("refused-over", next=str(live.row.next_id or 0))


def seat_in(live: LoadedMatch, user: UserId) -> Seat:
    """The seat of a user who plays. Raises RefusedError."""
    seat = live.seat_of(user)
    if seat is None:
        raise RefusedError("refused-not-seated")
    return seat
