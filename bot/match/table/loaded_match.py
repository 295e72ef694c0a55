"""A match in memory: a frozen value, replaced as a whole once a change of it is on disk."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, TypeGuard

import orjson

from bot.engine import Decisions, Observation, Options, Outcome, Seat
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.clocks.clocks import Clocks, read_clocks, write_clocks
from bot.match.clocks.pace import PaceName
from bot.match.clocks.silence import Silence, read_silence, write_silence
from bot.match.table.entries import Heard, LastAction, News
from bot.match.table.stored_offers import (
    StoredOffer,
    name_newcomers,
    newcomers_of,
    read_offers,
    write_offers,
)
from bot.match.table.values import Offer, Phase, Place, RefusedError, Table, UserId
from bot.store import FollowerRow, HandoverRow, MatchRow, SeatRow

MOST_TRAIL = 2
"""Positions kept for taking back without replaying the log."""


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match with its position.

    state: None in a lobby and where broken. begun: whether anybody has been told of a position. news, heard:
    by viewer. last_actions: one of each seat. trail: the state before each of the latest requests. broken:
    the number of the entry the rules no longer allow. snapshot: the entry whose position is stored; None
    where there is none that could be trusted.
    """

    bundle: GameBundle
    row: MatchRow
    seats: tuple[SeatRow, ...]
    invited: tuple[UserId, ...]
    options: Options
    totals: tuple[tuple[UserId, int], ...] = ()
    state: Any = None
    begun: bool = False
    news: News = field(default_factory=dict)
    heard: Heard = field(default_factory=dict)
    last_actions: tuple[LastAction, ...] = ()
    trail: tuple[tuple[int, Any], ...] = ()
    resigned: tuple[Seat, ...] = ()
    broken: int | None = None
    snapshot: int | None = None
    followers: tuple[FollowerRow, ...] = ()
    handovers: tuple[HandoverRow, ...] = ()

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.bundle.game

    @property
    def public(self) -> Observation:
        """Return what a spectator observes. It is made anew each time: what happened says mostly enough."""
        observation: Observation = self.game.observe(self.state, None)
        return observation

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everybody who has a view of their own, spectators included."""
        return (None, *self.game.facts.seats)

    @property
    def offers(self) -> tuple[StoredOffer, ...]:
        """List what seats have asked of the others, in their order, and what was declined."""
        if self.row.offer is None or self.row.phase != "playing":
            return ()
        return name_newcomers(read_offers(self.row.offer), self.invited)

    @property
    def open_offers(self) -> tuple[StoredOffer, ...]:
        """Return what waits for an answer."""
        return tuple(each for each in self.offers if each.is_open)

    @property
    def clocks(self) -> Clocks | None:
        """Tell whose time runs; None where there is no hurry."""
        return read_clocks(self.row.clocks)

    @property
    def silence(self) -> Silence | None:
        """Tell how long nothing has happened; None where that is not counted yet, or no more."""
        return read_silence(self.row.silence)

    @property
    def paused(self) -> bool:
        """Tell whether all have agreed to pause."""
        return self.silence is not None and self.silence.paused

    @property
    def phase(self) -> Phase:
        """As everybody sees it."""
        return "broken" if self.broken is not None and self.row.phase == "playing" else self.row.phase

    def seat_of(self, user: UserId) -> Seat | None:
        """Tell where a user sits, or plays for somebody; in a lobby, the seat the user wishes for."""
        return next((each.seat for each in self.seats if user in (each.user, each.stand_in)), None)

    def user_at(self, seat: Seat) -> UserId | None:
        """Tell whose seat it is, whoever plays it."""
        return next((each.user for each in self.seats if each.seat == seat), None)

    def player_at(self, seat: Seat) -> UserId | None:
        """Tell who plays a seat: a stand-in, or whoever sits there."""
        return next((each.stand_in or each.user for each in self.seats if each.seat == seat), None)

    def has_joined(self, user: UserId) -> bool:
        """Tell whether a user is at the table, with or without a seat."""
        return any(each.user == user for each in self.seats)

    def decisions(self) -> Decisions:
        """The open decisions; none when the game is over."""
        pending = self.game.pending(self.state)
        return pending if isinstance(pending, Decisions) else Decisions(())

    def still_playing(self) -> tuple[Seat, ...]:
        """Seats of users who have neither given up nor been erased."""
        return tuple(seat for seat, user in self.seating() if seat not in self.resigned and user > 0)

    def still_plays(self, seat: Seat | None) -> TypeGuard[Seat]:
        """Tell whether there is such a seat, and whoever has it has neither given up nor been erased."""
        return seat in self.still_playing()

    def seating(self) -> tuple[tuple[Seat, UserId], ...]:
        """Seats in play with their users, in seating order."""
        taken = {each.seat: each.user for each in self.seats if each.seat is not None}
        return tuple((seat, taken[seat]) for seat in self.game.facts.seats if seat in taken)


def table_of(loaded: LoadedMatch) -> Table:
    """The match as everybody may know it."""
    row = loaded.row
    if row.phase in ("lobby", "cancelled") and loaded.state is None:
        seats = tuple((seat, loaded.user_at(seat)) for seat in loaded.game.facts.seats)
    else:
        seats = loaded.seating()
    return Table(
        id=row.id,
        key=row.game,
        place=Place(row.guild, row.channel),
        phase=loaded.phase,
        host=row.host,
        options=loaded.options,
        seats=seats,
        invited=loaded.invited,
        joined=tuple(each.user for each in loaded.seats),
        number=row.number,
        series=row.series,
        totals=loaded.totals,
        message=row.message,
        message_posted=datetime.fromisoformat(row.message_posted) if row.message_posted else None,
        ruleset=row.ruleset,
        seq=row.public_seq,
        outcome=read_outcome(row.outcome),
        offers=tuple(map(_show_offer, loaded.open_offers)),
        next=row.next_id,
        broken=loaded.broken,
        clocks=loaded.clocks,
        silence=loaded.silence,
        hints=row.hints,
        opened=datetime.fromisoformat(row.created),
        stand_ins=tuple((each.seat, each.stand_in) for each in loaded.seats if each.seat and each.stand_in),
    )


def _show_offer(offer: StoredOffer) -> Offer:
    """An offer as everybody may know it."""
    return Offer(offer.kind, offer.by, offer.seq, offer.agreed, **offer.what.facts)


def write_outcome(outcome: Outcome) -> str:
    """An outcome as JSON."""
    return orjson.dumps([outcome.winners, outcome.reason, outcome.scores]).decode()


def read_outcome(text: str | None) -> Outcome | None:
    """The inverse of `write_outcome`; None for None."""
    if text is None:
        return None
    winners, reason, scores = orjson.loads(text)
    return Outcome(tuple(winners), reason, tuple((seat, points) for seat, points in scores))


def with_clocks(loaded: LoadedMatch, clocks: Clocks | None) -> LoadedMatch:
    """The match with other clocks."""
    return replace(loaded, row=replace(loaded.row, clocks=write_clocks(clocks)))


def with_silence(loaded: LoadedMatch, silence: Silence | None) -> LoadedMatch:
    """The match with another silence."""
    return replace(loaded, row=replace(loaded.row, silence=write_silence(silence)))


def with_offers(loaded: LoadedMatch, offers: Iterable[StoredOffer]) -> LoadedMatch:
    """The match with other offers; who is to take over a seat is among the invited while that is open."""
    kept = tuple(offers)
    invited = newcomers_of(kept) if loaded.row.phase == "playing" else loaded.invited
    return replace(loaded, invited=invited, row=replace(loaded.row, offer=write_offers(kept)))


def with_pace(loaded: LoadedMatch, pace: PaceName | None) -> LoadedMatch:
    """The match with all its time ahead, or with no hurry."""
    return with_clocks(loaded, None if pace is None else Clocks(pace))


def raise_wall(loaded: LoadedMatch) -> LoadedMatch:
    """The match once somebody's part in it has ended: nothing so far is taken back any more."""
    return replace(loaded, row=replace(loaded.row, wall=loaded.row.last_entry))


def with_state(loaded: LoadedMatch, state: Any) -> LoadedMatch:
    """The match in another position."""
    return replace(loaded, state=state, begun=True)


def refuse_unless_playing(loaded: LoadedMatch) -> None:
    """Raises RefusedError unless the match is being played."""
    phase = loaded.phase
    if phase == "lobby":
        raise RefusedError("refused-not-begun")
    if phase == "cancelled":
        raise RefusedError("refused-cancelled")
    if phase == "broken":
        raise RefusedError("refused-broken", line=str(loaded.broken))
    if phase == "over":
        raise RefusedError("refused-over", next=str(loaded.row.next_id or 0))


def seat_in(loaded: LoadedMatch, user: UserId) -> Seat:
    """The seat of a user who plays. Raises RefusedError."""
    seat = loaded.seat_of(user)
    if seat is None:
        raise RefusedError("refused-not-seated")
    return seat


def own_seat_in(loaded: LoadedMatch, user: UserId) -> Seat:
    """The seat of a user who plays it now, and for whom nobody stands in. Raises RefusedError."""
    seat = seat_in(loaded, user)
    if loaded.player_at(seat) != user:
        raise RefusedError("refused-stand-in-plays")
    return seat
