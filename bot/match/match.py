"""A match in memory, with what everybody may know of it, who plays there, what each was told and did last."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import product
from typing import Any, Final, TypeAlias, TypeGuard

import orjson

from bot.agents import LEVELS as AGENT_LEVELS
from bot.engine import CHANCE, Decisions, Event, Observation, Options, Outcome, Seat
from bot.engine.game import AnyGame
from bot.match.ahead import Ahead, read_ahead
from bot.match.bundle import GameBundle
from bot.match.clocks import Clocks, PaceName, Silence, read_clocks, read_silence, write_clocks, write_silence
from bot.match.news import News
from bot.match.origin import Origin, read_origin
from bot.match.stored_offers import StoredOffer, name_newcomers, newcomers_of, read_offers, write_offers
from bot.match.values import MatchId, OfferKind, Phase, Place, RefusedError, UserId
from bot.store import EntryRow, FollowerRow, HandoverRow, KeptRow, MatchRow, SeatRow


@dataclass(frozen=True, slots=True)
class Table:
    """A match as everybody may know it, from the lobby to the end."""

    id: MatchId
    key: str
    place: Place
    phase: Phase
    host: UserId
    options: Options
    seats: tuple[tuple[Seat, UserId | None], ...]  # who sits where, None for a free seat
    invited: tuple[UserId, ...]
    joined: tuple[UserId, ...]  # in a lobby, everybody who has joined, with or without a wish for a seat
    number: int  # number, series: which game of how many
    series: int
    # Points of each user in the series so far (with this one once it is over)
    totals: tuple[tuple[UserId, int], ...]
    message: int | None  # the table (or lobby) message, None before the first or after it was lost
    message_posted: datetime | None
    ruleset: int
    seq: int  # grows whenever something everybody may know has happened, and only then
    outcome: Outcome | None
    offers: tuple[Offer, ...] = ()  # what waits for an answer, in the order in which it was asked
    next: MatchId | None = None  # the match that follows in the series, once it has begun
    # In the phase `broken`, the number of the logged action that the rules no longer allow.
    broken: int | None = None
    stand_ins: tuple[tuple[Seat, UserId], ...] = ()  # who of the house plays for whoever has a seat
    hints: bool = False  # whether all people at the table have agreed that everybody may ask the house
    # Whose time runs; None where there is no hurry.
    clocks: Clocks | None = None
    silence: Silence | None = None  # how long nothing has happened, and whether time stands by agreement
    opened: datetime | None = None  # when its lobby was
    origin: Origin | None = None  # what it is played on from, without the position
    asks: bool = False  # whether its lobby asks how reliably people play

    @property
    def paused(self) -> bool:
        """Tell whether all have agreed to pause."""
        return self.phase == "playing" and self.silence is not None and self.silence.paused

    @property
    def people(self) -> tuple[UserId, ...]:
        """List who sits there, or has joined its lobby, but for the house."""
        seated = tuple(user for _, user in self.seats if user is not None)
        return tuple(user for user in dict.fromkeys((*seated, *self.joined)) if is_person(user))

    def offer_by(self, seat: Seat | None) -> Offer | None:
        """Return what a seat has asked of the others and waits for: one thing at a time."""
        return next((offer for offer in self.offers if offer.by == seat), None)

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
    """Something one seat has asked of the others: open until they have answered, it is withdrawn or
    replaced, what it is about is gone, or three days are over.
    """

    kind: OfferKind
    by: Seat
    seq: int  # which offer of the match it is, so that a button of an older one can be told apart
    agreed: tuple[Seat, ...]
    of: Seat | None = None  # the seat it is about
    level: str | None = None  # how strong the house would play it
    newcomer: UserId | None = None  # who would take it over, and whether they have accepted
    accepted: bool = False


# A match in memory: a frozen value, replaced as a whole once a change of it is on disk.

Heard: TypeAlias = Mapping[Seat | None, str]
"""When each viewer has heard of something last, in ISO 8601; nobody who has heard of nothing yet."""


@dataclass(frozen=True, slots=True)
class LastAction:
    """The entries of one request, from `first` to `last`."""

    press: int  # the number of the request
    seat: Seat
    first: int
    last: int
    # Not when something hidden was shown, drawn or rolled, when somebody gave up, or when a seat got a
    # decision through somebody else's action: by this request, or since as far as the seat knows of it.
    free: bool
    shown: bool = False  # when more than a decision was handed over


MOST_TRAIL = 2
"""Positions kept for taking back without replaying the log."""


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match with its position."""

    bundle: GameBundle
    row: MatchRow
    seats: tuple[SeatRow, ...]
    invited: tuple[UserId, ...]
    options: Options
    totals: tuple[tuple[UserId, int], ...] = ()
    state: Any = None  # None in a lobby and where broken
    begun: bool = False  # whether anybody has been told of a position
    news: News = field(default_factory=dict)  # news, heard: by viewer
    heard: Heard = field(default_factory=dict)
    last_actions: tuple[LastAction, ...] = ()  # one of each seat
    trail: tuple[tuple[int, Any], ...] = ()  # the state before each of the latest requests
    resigned: tuple[Seat, ...] = ()
    broken: int | None = None  # the number of the entry the rules no longer allow
    # The entry whose position is stored; None where there is none that could be trusted.
    snapshot: int | None = None
    followers: tuple[FollowerRow, ...] = ()
    handovers: tuple[HandoverRow, ...] = ()
    kept: tuple[KeptRow, ...] = ()  # what was answered ahead of time

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
        return tuple(offer for offer in self.offers if offer.is_open)

    @property
    def clocks(self) -> Clocks | None:
        """Tell whose time runs; None where there is no hurry."""
        return read_clocks(self.row.clocks)

    @property
    def silence(self) -> Silence | None:
        """Tell how long nothing has happened; None where that is not counted yet, or no more."""
        return read_silence(self.row.silence)

    @property
    def ahead(self) -> Ahead | None:
        """Tell when kept answers are due; None where there are none."""
        return None if self.row.ahead is None else read_ahead(self.row.ahead)

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
        return next((row.seat for row in self.seats if user in (row.user, row.stand_in)), None)

    def user_at(self, seat: Seat) -> UserId | None:
        """Tell whose seat it is, whoever plays it."""
        return next((row.user for row in self.seats if row.seat == seat), None)

    def player_at(self, seat: Seat) -> UserId | None:
        """Tell who plays a seat: a stand-in, or whoever sits there."""
        return next((row.stand_in or row.user for row in self.seats if row.seat == seat), None)

    def has_joined(self, user: UserId) -> bool:
        """Tell whether a user is at the table, with or without a seat."""
        return any(row.user == user for row in self.seats)

    @property
    def origin(self) -> Origin | None:
        """Tell what it is played on from; None where it begins at the beginning."""
        return None if self.row.origin is None else read_origin(self.row.origin)

    @property
    def places(self) -> tuple[Seat, ...]:
        """List the seats people may sit on: of a game that is played on those it has."""
        return self.game.facts.seats if self.origin is None else self.origin.seats

    @property
    def sizes(self) -> tuple[int, ...]:
        """Tell how many may play."""
        return self.game.facts.players if self.origin is None else (len(self.origin.seats),)

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

    @property
    def taken(self) -> tuple[Seat, ...]:
        """Seats in play."""
        return tuple(seat for seat, _ in self.seating())

    def seating(self) -> tuple[tuple[Seat, UserId], ...]:
        """Seats in play with their users, in seating order."""
        taken = {row.seat: row.user for row in self.seats if row.seat is not None}
        return tuple((seat, taken[seat]) for seat in self.game.facts.seats if seat in taken)


def table_of(loaded: LoadedMatch) -> Table:
    """The match as everybody may know it."""
    row = loaded.row
    if row.phase in ("lobby", "cancelled") and loaded.state is None:
        seats = tuple((seat, loaded.user_at(seat)) for seat in loaded.places)
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
        joined=tuple(seat_row.user for seat_row in loaded.seats),
        number=row.number,
        series=row.series,
        totals=loaded.totals,
        message=row.message,
        message_posted=datetime.fromisoformat(row.message_posted) if row.message_posted else None,
        ruleset=row.ruleset,
        seq=row.public_seq,
        outcome=read_outcome(row.outcome),
        offers=tuple(
            Offer(offer.kind, offer.by, offer.seq, offer.agreed, **offer.what.facts)
            for offer in loaded.open_offers
        ),
        next=row.next_id,
        broken=loaded.broken,
        clocks=loaded.clocks,
        silence=loaded.silence,
        hints=row.hints,
        asks=row.asks,
        opened=datetime.fromisoformat(row.created),
        origin=None if loaded.origin is None else loaded.origin.shown,
        stand_ins=tuple(
            (seat_row.seat, seat_row.stand_in)
            for seat_row in loaded.seats
            if seat_row.seat and seat_row.stand_in
        ),
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


def with_clocks(loaded: LoadedMatch, clocks: Clocks | None) -> LoadedMatch:
    """The match with other clocks."""
    return replace(loaded, row=replace(loaded.row, clocks=write_clocks(clocks)))


def with_ahead(loaded: LoadedMatch, ahead: Ahead | None) -> LoadedMatch:
    """The match with kept answers due at other moments."""
    return replace(loaded, row=replace(loaded.row, ahead=None if ahead is None else str(ahead)))


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


FEW: Final = 2
"""People who need not be told whose turn comes after the other's."""


def next_in_turn(loaded: LoadedMatch) -> Seat | None:
    """Tell whose turn comes after the present one, where three or more take turns and everybody knows it."""
    order = loaded.game.turn_order(loaded.state) if loaded.phase == "playing" else ()
    return order[1] if len(order) > FEW else None


def waiting_people(loaded: LoadedMatch) -> tuple[Seat, ...]:
    """Seats of people who must choose themselves: everybody can see who they are."""
    users = [(decision.seat, loaded.player_at(decision.seat)) for decision in loaded.decisions().open]
    return tuple(seat for seat, user in users if user is not None and user > 0 and is_person(user))


# The players of the house: people of its own, whose ids no user of Discord can have.

LEVELS: Final = tuple(AGENT_LEVELS)
"""From the weakest."""
OF_A_LEVEL: Final = 3
"""As many of a level can sit at one table: all but one of four seats."""
PEOPLE: Final = {
    10 * number + place: level
    for (number, level), place in product(enumerate(LEVELS, start=1), range(1, OF_A_LEVEL + 1))
}
"""The level of each, by user id. Discord's ids begin far above."""


def is_computer(user: UserId | None) -> bool:
    """Tell whether the house plays a seat."""
    return user in PEOPLE


CROWDS: Final = range(901, 909)
"""Those who vote for a seat, as one user: the first of them for the first seat of a game, and so on."""


def crowd_of(loaded: LoadedMatch, seat: Seat) -> UserId:
    """The user that stands for all who vote for a seat."""
    return CROWDS[loaded.game.facts.seats.index(seat)]


def is_crowd(user: UserId | None) -> bool:
    """Tell whether many people have a seat together, and vote."""
    return user in CROWDS


def is_person(user: UserId | None) -> bool:
    """Tell whether somebody is neither of the house nor many at once; who was erased is somebody, too."""
    return not is_computer(user) and not is_crowd(user)


def level_of(user: UserId) -> str:
    """Tell how strong somebody of the house plays. Raises KeyError for anybody else."""
    return PEOPLE[user]


def find_free(level: str, taken: Collection[UserId]) -> UserId:
    """Somebody of the house of this level who does not sit at a table yet. Raises RefusedError."""
    free = (user for user, its in PEOPLE.items() if its == level and user not in taken)
    player = next(free, None)
    if player is None:
        raise RefusedError("refused-full")
    return player


def has_house_alone(loaded: LoadedMatch, seat: Seat) -> bool:
    """Tell whether everybody else who still plays is of the house."""
    others = [loaded.player_at(other) for other in loaded.still_playing() if other != seat]
    return bool(others) and all(map(is_computer, others))


def strongest(users: Iterable[UserId]) -> str | None:
    """The highest level of the computer players among some users; None where there is none."""
    ranks = [LEVELS.index(PEOPLE[user]) for user in users if user in PEOPLE]
    return LEVELS[max(ranks)] if ranks else None


def add_heard(heard: Heard, viewers: Sequence[Seat | None], events: Iterable[Event], now: str) -> Heard:
    """Tell when each viewer has heard of something last, after further events."""
    new = tuple(events)
    return {**heard, **{viewer: now for viewer in viewers if any(event.known_to(viewer) for event in new)}}


# What each seat did last, and whether it may still take that back freely.
#
# What is final for a seat follows from what that seat did and saw: whatever others have done in secret
# meanwhile changes nothing here, for it would be betrayed.


def is_final(entry: EntryRow) -> bool:
    """Tell whether neither it nor what its witnesses did before may be taken back freely any more."""
    return entry.reveals or entry.hands or entry.kind != "action"


def is_secret_from(seat: Seat, entry: EntryRow) -> bool:
    """Tell whether a seat knows nothing of an entry of another seat, or of the chance that followed it.

    Who must choose and who has given up is known to everybody.
    """
    if entry.hands or entry.kind == "resign":
        return False
    audiences = (event.get("audience") for event in orjson.loads(entry.events))
    return all(audience is not None and seat not in audience for audience in audiences)


def last_actions(before: Iterable[LastAction], entries: Iterable[EntryRow]) -> tuple[LastAction, ...]:
    """Return what each seat did last after further entries that count, in the order of the requests."""
    last = {action.seat: action for action in before}
    makers: dict[int, Seat] = {}
    for entry in entries:
        if entry.kind == "note":
            continue
        maker = makers.setdefault(entry.press, entry.seat)
        shows = entry.reveals or entry.kind != "action"
        if is_final(entry):
            last = {
                seat: action
                if seat != maker and is_secret_from(seat, entry)
                else replace(action, free=False, shown=action.shown or shows)
                for seat, action in last.items()
            }
        if maker == CHANCE:
            continue
        so_far = last.get(maker)
        if so_far is not None and so_far.press == entry.press:
            last[maker] = replace(so_far, last=entry.seq)
        else:
            last[maker] = LastAction(entry.press, maker, entry.seq, entry.seq, not is_final(entry), shows)
    return tuple(sorted(last.values(), key=lambda action: action.press))
