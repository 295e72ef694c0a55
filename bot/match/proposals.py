"""Every kind of thing to ask of the others, a class each.

A class says who may ask, what everybody reads, when its object is gone, and what is done. A new kind is its
class, its words in two languages, and the button or command that asks for it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bot.engine import Seat
from bot.match.clocks import Moment, Silence
from bot.match.match import (
    LoadedMatch,
    find_free,
    is_computer,
    own_seat_in,
    raise_wall,
    refuse_unless_playing,
    seat_in,
    with_clocks,
    with_silence,
)
from bot.match.offers import Asked, Means
from bot.match.play import Draft, add_note, end_match, give_up
from bot.match.stored_offers import Proposal
from bot.match.undo import take_back, take_back_freely
from bot.match.values import RefusedError, UserId
from bot.match.views import last_action_of
from bot.store import HandoverRow

# To pause: time stands until somebody goes on, or makes a move that everybody can see.


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(Asked):
    """Against the house alone there is one at once."""

    kind: ClassVar[str] = "pause"
    sign: ClassVar[str] = "⏸️"
    is_plain: ClassVar[bool] = True
    lapses: ClassVar[bool] = True
    in_person: ClassVar[bool] = True

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        return "refused-paused-already" if loaded.paused else None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether the table pauses already."""
        return loaded.paused

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """From now on time stands; what was claimed because somebody was late lapses."""
        silence = loaded.silence or Silence(means.moment, 0, means.moment)
        paused = with_silence(loaded, replace(silence, paused=True))
        return add_note(Draft(paused, channel=("table",)), "paused", means.now, seat=by)


def end_pause(loaded: LoadedMatch, user: UserId, now: str) -> Draft:
    """Ends a pause: any of those who play may, for all began with time running. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    silence = loaded.silence
    if silence is None or not silence.paused:
        raise RefusedError("refused-not-paused")
    after = with_silence(loaded, replace(silence, paused=False))
    return add_note(Draft(after, channel=("table",)), "resumed", now, seat=seat)


# To end the game as a draw, or without a result.


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Asked):
    """Only where a game knows one."""

    kind: ClassVar[str] = "draw"
    sign: ClassVar[str] = "🤝"
    is_plain: ClassVar[bool] = True
    lapses: ClassVar[bool] = True
    in_person: ClassVar[bool] = True

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        return None if loaded.bundle.draws else "refused-draw-unknown"

    def refuse_alone(self, by: Seat) -> str | None:
        """The house plays on."""
        return "refused-draw-house"

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Ends the game; all who still play share a place."""
        return end_match(loaded, "draw", means.now, by=by)


@dataclass(frozen=True, slots=True, kw_only=True)
class EndWithoutResult(Asked):
    """Against the house alone it is done at once."""

    kind: ClassVar[str] = "end"
    sign: ClassVar[str] = "🛑"
    is_plain: ClassVar[bool] = True
    lapses: ClassVar[bool] = True
    in_person: ClassVar[bool] = True

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Ends the game; it counts for nobody."""
        return end_match(loaded, "agreed", means.now, by=by)


# That everybody at the table may ask the house for hints.


@dataclass(frozen=True, slots=True, kw_only=True)
class Hints(Asked):
    """Until the end of the game."""

    kind: ClassVar[str] = "hints"
    is_plain: ClassVar[bool] = True

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for them."""
        return "refused-hint-already" if loaded.row.hints else None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether there are hints already."""
        return loaded.row.hints

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """From now on there are hints."""
        row = replace(loaded.row, hints=True, public_seq=loaded.row.public_seq + 1)
        return Draft(replace(loaded, row=row), channel=("table",))


# To take somebody who has gone away out of a game of three or four.
#
# What follows is what follows when a seat gives up. Whoever comes back and plays on first lets the offer
# lapse.


@dataclass(frozen=True, slots=True, kw_only=True)
class Removal(Asked):
    """of: who is to go."""

    kind: ClassVar[str] = "remove"
    declined_reason: ClassVar[str] = "refused-remove-declined"

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        if not loaded.still_plays(self.of):
            return "refused-remove-not-playing"
        return "refused-remove-self" if self.of == by else None

    def refuse_alone(self, by: Seat) -> str | None:
        """Of two, none is taken out."""
        return "refused-remove-two"

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Takes the seat out."""
        assert self.of is not None
        noted = add_note(Draft(loaded), "removed", means.now, seat=by, about=self.of)
        following = give_up(noted.match, self.of, by, means.rng, means.now, means.asking)
        return replace(following, entries=(*noted.entries, *following.entries))


# That the house plays for oneself, or for somebody who has gone away, until they are back.


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIn(Asked):
    """of: whose seat. level: how strong the house plays it."""

    kind: ClassVar[str] = "stand-in"
    level: str

    def is_same(self, other: Proposal) -> bool:
        """Tell whether another asks for the same seat to be played as strongly."""
        return isinstance(other, StandIn) and (self.of, self.level) == (other.of, other.level)

    @property
    def facts(self) -> dict[str, Any]:
        """Return what everybody may know of it."""
        return {"of": self.of, "level": self.level}

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        if not loaded.still_plays(self.of):
            return "refused-remove-not-playing"
        return "refused-stand-in-already" if self.is_gone(loaded, by) else None

    def refuse_alone(self, by: Seat) -> str | None:
        """Nobody decides it alone."""
        return "refused-stand-in-alone" if self.of == by else "refused-stand-in-two"

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether the house plays that seat already."""
        return self.of is not None and is_computer(loaded.player_at(self.of))

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """The house plays."""
        assert self.of is not None
        return stand_in(loaded, self.of, self.level)


def stand_in(loaded: LoadedMatch, seat: Seat, level: str) -> Draft:
    """The house plays a seat from now on, at a level; it is told of its turn. Raises RefusedError."""
    refuse_unless_playing(loaded)
    if not loaded.still_plays(seat):
        raise RefusedError("refused-remove-not-playing")
    if is_computer(loaded.player_at(seat)):
        raise RefusedError("refused-stand-in-already")
    taken = [user for row in loaded.seats for user in (row.user, row.stand_in) if user is not None]
    player = find_free(level, taken)
    turns = (player,) if loaded.decisions().of(seat) is not None else ()
    return replace(_set_stand_in(raise_wall(loaded), seat, player), turns=turns)


def come_back(loaded: LoadedMatch, user: UserId) -> Draft:
    """Let whoever the house has played for play again. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = seat_in(loaded, user)
    if loaded.user_at(seat) != user or loaded.player_at(seat) == user:
        raise RefusedError("refused-stand-in-none")
    return _set_stand_in(loaded, seat, None)


def _set_stand_in(loaded: LoadedMatch, seat: Seat, player: UserId | None) -> Draft:
    """Everybody sees at the table who plays a seat."""
    seats = tuple(
        replace(seat_row, stand_in=player) if seat_row.seat == seat else seat_row for seat_row in loaded.seats
    )
    row = replace(loaded.row, public_seq=loaded.row.public_seq + 1)
    return Draft(replace(loaded, seats=seats, row=row), people=True, channel=("table",))


# To hand a seat to somebody else, who must agree, too.
#
# Whoever wants to stop hands on their own seat; in a game of three or four the others may hand on that of
# somebody who has gone away, who keeps it by playing on. Who is asked to take it over stands among the
# invited until that is answered.


@dataclass(frozen=True, slots=True, kw_only=True)
class Substitute(Asked):
    """of: whose seat. newcomer: who is to take it over. accepted: whether they have agreed."""

    kind: ClassVar[str] = "substitute"
    invites: ClassVar[bool] = True
    accepted: bool = False

    def is_same(self, other: Proposal) -> bool:
        """Tell whether another asks for the same seat to be handed to the same person."""
        return self.key == other.key and self.newcomer == other.newcomer

    @property
    def awaited(self) -> UserId | None:
        """Tell who is to sit down."""
        return None if self.accepted else self.newcomer

    @property
    def facts(self) -> dict[str, Any]:
        """Return what everybody may know of it."""
        return {"of": self.of, "newcomer": self.newcomer, "accepted": self.accepted}

    def accept(self) -> Proposal:
        """They have agreed."""
        return replace(self, accepted=True)

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        if not loaded.still_plays(self.of) or is_computer(loaded.user_at(self.of)):
            return "refused-remove-not-playing"
        if self.newcomer is None or loaded.has_joined(self.newcomer) or is_computer(self.newcomer):
            return "refused-substitute-seated"
        # Of what the same seat asks this takes the place.
        others = [offer for offer in loaded.open_offers if offer.by != by and not self.is_same(offer.what)]
        taken = self.newcomer in [offer.what.newcomer for offer in others]
        return "refused-substitute-asked" if taken else None

    def refuse_alone(self, by: Seat) -> str | None:
        """One's own seat is handed on without the others where there are none: the newcomer is asked."""
        return "refused-substitute-two" if self.of != by else None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether the newcomer has been erased, or sits at the table by now."""
        return self.newcomer is None or loaded.has_joined(self.newcomer)

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Hands the seat on."""
        assert self.of is not None
        return _hand_on(loaded, self.of, self.newcomer, means.moment)


def _hand_on(loaded: LoadedMatch, seat: Seat, newcomer: UserId | None, now: Moment) -> Draft:
    """Hands a seat on; its time begins anew, and who had it sits there no longer. Raises RefusedError."""
    old = loaded.user_at(seat)
    if newcomer is None or old is None:
        raise RefusedError("refused-no-offer")
    row = loaded.row
    host = newcomer if row.host == old else row.host
    taken = [
        replace(seat_row, user=newcomer, stand_in=None) if seat_row.seat == seat else seat_row
        for seat_row in loaded.seats
    ]
    handover = HandoverRow(row.last_entry, seat, old)
    after = replace(
        loaded,
        seats=tuple(taken),
        followers=tuple(follower for follower in loaded.followers if follower.user != newcomer),
        handovers=(*loaded.handovers, handover),
        row=replace(row, host=host, public_seq=row.public_seq + 1),
    )
    return Draft(
        _with_time(raise_wall(after), seat, now),
        people=True,
        channel=("table",),
        handed=(old, newcomer),
        handovers=(handover,),
        followed=True,
    )


def _with_time(loaded: LoadedMatch, seat: Seat, now: Moment) -> LoadedMatch:
    clocks = loaded.clocks
    if clocks is None or not clocks.of(seat).turn:
        return loaded
    claim = None if clocks.claim is not None and clocks.claim.of == seat else clocks.claim
    return with_clocks(loaded, replace(clocks.put(clocks.of(seat).begin(now)), claim=claim))


# To take back what one did last, and what followed from it.


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Asked):
    """press: the number of the request that is to be undone.

    goes: what would be undone with it, as numbers of entries of the log and their events; empty where an
    older version has asked.
    """

    kind: ClassVar[str] = "undo"
    lapses: ClassVar[bool] = True
    in_person: ClassVar[bool] = True
    declined_reason: ClassVar[str] = "refused-undo-declined"
    press: int
    goes: tuple[tuple[int, str], ...] = ()

    @property
    def key(self) -> object:
        """A no counts for what was asked for, and not for what is done later."""
        return self.kind, self.press

    @property
    def told(self) -> tuple[tuple[int, str], ...]:
        """Return what would be undone."""
        return self.goes

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether the seat's last action was before the one to be undone."""
        last = last_action_of(loaded, by)
        return last is None or last.press < self.press

    def without(self, undone: Collection[int]) -> Proposal | None:
        """Leave out what has been taken back since; nothing is left where that is the action itself."""
        if self.goes and self.goes[0][0] in undone:
            return None
        return replace(self, goes=tuple(pair for pair in self.goes if pair[0] not in undone))

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Takes it back, and says so at the table: what others did since may have gone, too."""
        draft = await take_back(loaded, by, self.press, means)
        is_alone = all(seat == by for seat in loaded.still_playing())
        return draft if is_alone else add_note(draft, "taken-back", means.now, seat=by)


async def plan_take_back(loaded: LoadedMatch, user: UserId, means: Means) -> Draft | Asked:
    """Takes back what a user did last where that is free; otherwise what is to be asked. Raises RefusedError.

    It is tried first, so that nothing is asked that cannot be done, and everybody reads what would go.
    """
    freely = await take_back_freely(loaded, user, means)
    if freely is not None:
        return freely
    seat = loaded.seat_of(user)
    assert seat is not None
    last = last_action_of(loaded, seat)
    assert last is not None
    if ("undo", last.press) in [offer.what.key for offer in loaded.offers]:
        return TakeBack(press=last.press)
    tried = await take_back(loaded, seat, last.press, means)
    events = {entry.seq: entry.events for entry in await means.entries()}
    return TakeBack(press=last.press, goes=tuple((number, events[number]) for number in sorted(tried.undone)))
