"""Requests to the others at a table: made, agreed to, declined, withdrawn, ended with what they are about.

Only seats that still play, played by people themselves, are asked and decide. Each seat has one open offer at
most; those of several seats wait side by side.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Literal, TypeAlias

import orjson

from bot.engine import Seat
from bot.match.clocks import Moment
from bot.match.match import LoadedMatch, is_computer, own_seat_in, refuse_unless_playing, seat_in, with_offers
from bot.match.play import PLAY, Asking, Draft, add_note
from bot.match.stored_offers import LASTING, Proposal, StoredOffer
from bot.match.values import RefusedError, UserId
from bot.match.views import awaits, is_answered, seats_to_ask
from bot.store import EntryRow

# What it takes to carry out what all have agreed to.


Entries: TypeAlias = Callable[[], Awaitable[tuple[EntryRow, ...]]]
"""Reads the whole log of the match."""


@dataclass(frozen=True, slots=True)
class Means:
    """The time, chance, who wants to be asked even where they have one choice, and the log."""

    now: str
    moment: Moment
    rng: Random
    asking: Asking
    entries: Entries


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Proposal, ABC):
    """The rules of a kind of request: who may ask, when it is gone, what is done when all have agreed."""

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for this now; None where it can."""
        return None

    def refuse_alone(self, by: Seat) -> str | None:
        """Say why a seat cannot have it where nobody else plays who could agree; None: it is done at once."""
        return None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether there is nothing left to agree to, as everybody can see."""
        return False

    @abstractmethod
    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Carry out what all have agreed to. Raises RefusedError."""


def asked_in(offer: StoredOffer) -> Asked:
    """Return what an offer asks for, with its rules. Raises TypeError where it has none."""
    if not isinstance(offer.what, Asked):
        raise TypeError(offer.kind)
    return offer.what


NOTED: Final = "offer-"
"""What notes of the log about an offer begin with."""


def find_asker(loaded: LoadedMatch, user: UserId, what: Asked) -> Seat:
    """The seat of a user who may ask for something. Raises RefusedError."""
    seat = own_seat_in(loaded, user) if what.in_person else seat_in(loaded, user)
    if not loaded.still_plays(seat):
        raise RefusedError("refused-not-seated")
    reason = what.check(loaded, seat)
    if reason is not None:
        raise RefusedError(reason)
    return seat


def find_same(loaded: LoadedMatch, seat: Seat, what: Proposal) -> StoredOffer | None:
    """Return what another seat has asked for, where it is just this.

    Raises RefusedError where that was declined, or waits already as this seat's own.
    """
    if any(offer.declined and offer.what.key == what.key for offer in loaded.offers):
        raise RefusedError(what.declined_reason)
    same = [offer for offer in loaded.open_offers if offer.what.is_same(what)]
    if any(offer.by == seat for offer in same):
        raise RefusedError("refused-offer-asked")
    return next(iter(same), None)


def make_offer(loaded: LoadedMatch, seat: Seat, what: Asked, moment: Moment) -> Draft | None:
    """Those whose consent is needed are told; what the seat asked for before is asked no longer.

    None where nobody else is to be asked and it can be done at once. Raises RefusedError where it cannot.
    """
    offer = StoredOffer(what, seat, loaded.row.public_seq + 1, moment + LASTING)
    seats = seats_to_ask(loaded, offer)
    reason = None if seats else what.refuse_alone(seat)
    if reason is not None:
        raise RefusedError(reason)
    users = tuple(user for other, user in loaded.seating() if other in seats)
    asked = users if what.awaited is None else (*users, what.awaited)
    if not asked:
        return None
    return Draft(_show(loaded, (*keep_of_others(loaded, seat), offer)), channel=("table",), asked=asked)


def keep_of_others(loaded: LoadedMatch, seat: Seat) -> tuple[StoredOffer, ...]:
    """The offers without the one a seat has made."""
    return tuple(offer for offer in loaded.offers if offer.declined or offer.by != seat)


def drop_offer(loaded: LoadedMatch, offer: StoredOffer) -> LoadedMatch:
    """The match without an offer."""
    return with_offers(loaded, (other for other in loaded.offers if other.seq != offer.seq))


def add_consent(loaded: LoadedMatch, user: UserId, number: int | None, moment: Moment) -> StoredOffer:
    """The offer with one more consent. Raises RefusedError."""
    offer = _find_offer(loaded, user, number, moment)
    seat = loaded.seat_of(user)
    if seat is None:
        return replace(offer, what=offer.what.accept())
    if seat == offer.by:
        raise RefusedError("refused-own-offer")
    _refuse_unless_asked(loaded, user, seat, offer)
    return replace(offer, agreed=tuple(sorted({*offer.agreed, seat})))


def note_consent(loaded: LoadedMatch, offer: StoredOffer) -> Draft:
    """Stores a consent that is not the last one needed."""
    return Draft(_show(loaded, _put(loaded, offer)), channel=("table",))


def decline(loaded: LoadedMatch, user: UserId, number: int | None, moment: Moment, now: str) -> Draft:
    """A seat declines, or whoever has asked withdraws. Raises RefusedError."""
    offer = _find_offer(loaded, user, number, moment)
    seat = loaded.seat_of(user)
    if seat is not None and seat == offer.by:
        return _withdraw(loaded, offer, now)
    if seat is not None:
        _refuse_unless_asked(loaded, user, seat, offer)
    declined = with_offers(loaded, _put(loaded, replace(offer, declined=True)))
    return note_end(Draft(declined, channel=("table",)), offer, "declined", now)


def withdraw_offer(loaded: LoadedMatch, user: UserId, now: str) -> Draft:
    """Withdraw what a seat has asked for. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = seat_in(loaded, user)
    offer = next((open_offer for open_offer in loaded.open_offers if open_offer.by == seat), None)
    if offer is None:
        raise RefusedError("refused-no-offer")
    return _withdraw(loaded, offer, now)


def expire(loaded: LoadedMatch, moment: Moment, now: str) -> Draft:
    """Ends what has waited for three days, and says so."""
    draft = Draft(with_offers(loaded, (offer for offer in loaded.offers if not offer.is_due(moment))))
    for offer in loaded.open_offers:
        if offer.is_due(moment):
            draft = note_end(draft, offer, "expired", now)
    return draft


def give_time(loaded: LoadedMatch, moment: Moment) -> LoadedMatch:
    """The match in which what an older version has asked ends after three days, too."""
    if all(offer.due is not None for offer in loaded.offers):
        return loaded
    due = moment + LASTING
    return with_offers(
        loaded, (replace(offer, due=due if offer.due is None else offer.due) for offer in loaded.offers)
    )


def note_end(draft: Draft, offer: StoredOffer, how: str, now: str) -> Draft:
    """The draft with a line at the table that an offer has ended, and how."""
    return add_note(draft, f"{NOTED}{how}", now, seat=offer.by, topic=offer.kind)


def _withdraw(loaded: LoadedMatch, offer: StoredOffer, now: str) -> Draft:
    return note_end(Draft(drop_offer(loaded, offer), channel=("table",)), offer, "withdrawn", now)


def _find_offer(loaded: LoadedMatch, user: UserId, number: int | None, moment: Moment) -> StoredOffer:
    """The offer a user answers: the one of this number, or the first one that waits for them or is theirs.

    Raises RefusedError.
    """
    refuse_unless_playing(loaded)
    offers = [offer for offer in loaded.open_offers if not offer.is_due(moment)]
    seat = loaded.seat_of(user)
    if seat is None:
        offers = [offer for offer in offers if offer.what.newcomer == user]
        if not offers:
            raise RefusedError("refused-not-seated")
    if number is not None:
        offers = [offer for offer in offers if offer.seq == number]
    offers.sort(key=lambda offer: (not awaits(loaded, offer, user), offer.by != seat))
    if not offers:
        raise RefusedError("refused-no-offer")
    return offers[0]


def _refuse_unless_asked(loaded: LoadedMatch, user: UserId, seat: Seat, offer: StoredOffer) -> None:
    """Raises RefusedError for who does not play, or is not to decide this."""
    if seat == offer.what.of:
        raise RefusedError("refused-offer-about-you")
    if loaded.still_plays(seat) and loaded.player_at(seat) != user:
        raise RefusedError("refused-stand-in-plays")
    if seat not in seats_to_ask(loaded, offer):
        raise RefusedError("refused-offer-not-asked")


def _put(loaded: LoadedMatch, offer: StoredOffer) -> tuple[StoredOffer, ...]:
    return tuple(offer if other.seq == offer.seq else other for other in loaded.offers)


def _show(loaded: LoadedMatch, offers: tuple[StoredOffer, ...]) -> LoadedMatch:
    after = with_offers(loaded, offers)
    return replace(after, row=replace(after.row, public_seq=after.row.public_seq + 1))


# Offers end with what they are about. This is looked at in every commit, so that none is forgotten.
#
# Only what everybody can see counts: an offer that ended by a secret step would betray it.

Why = Literal["went-on", "gone"]
"""Why nobody is asked any more: play has gone on, or there is nothing left to agree to."""


@dataclass(frozen=True, slots=True)
class Turnabout:
    """The part of a change that offers may be about, as everybody can see.

    moved: the seats that have played on, or come back. handed: those that are somebody else's now. undone:
    the entries that have been taken back. went_on: whether play has.
    """

    after: LoadedMatch
    moved: frozenset[Seat]
    handed: frozenset[Seat]
    undone: Collection[int]
    went_on: bool


def end_gone_offers(before: LoadedMatch | None, draft: Draft, now: str) -> Draft:
    """The draft without the offers whose object is gone, and with a line about each.

    before: the match as it is on disk; None where that is not at hand.
    """
    loaded = draft.match
    if loaded.row.phase != "playing":
        return draft if loaded.row.offer is None else replace(draft, match=with_offers(loaded, ()))
    offers = loaded.offers
    if offers:
        seen = _see(before, draft)
        left = [(offer, _look_at(offer, seen)) for offer in offers]
        mended = tuple(fate for _, fate in left if isinstance(fate, StoredOffer))
        if mended != offers:
            draft = replace(draft, match=with_offers(loaded, mended))
        for offer, fate in left:
            if not isinstance(fate, StoredOffer) and offer.is_open:
                draft = note_end(draft, offer, fate, now)
    has_changed = before is not None and before.row.offer != draft.match.row.offer
    if has_changed and "table" not in draft.channel:
        draft = replace(draft, channel=("table", *draft.channel))
    return draft


def _look_at(offer: StoredOffer, seen: Turnabout) -> StoredOffer | Why:
    """Return what is left of an offer, or why nothing is."""
    after, what = seen.after, offer.what
    left = what.without(seen.undone)
    if left is None or asked_in(offer).is_gone(after, offer.by) or not _can_ask(offer, seen):
        return "gone"
    if what.of is not None and (what.of in seen.handed or not after.still_plays(what.of)):
        return "gone"
    if (what.lapses and seen.went_on) or (what.of is not None and what.of in seen.moved):
        return "went-on"
    asked = seats_to_ask(after, offer)
    offer = replace(offer, what=left, agreed=tuple(s for s in offer.agreed if s in asked - seen.handed))
    return "gone" if offer.is_open and is_answered(after, offer) else offer


def _can_ask(offer: StoredOffer, seen: Turnabout) -> bool:
    """Tell whether the one who has asked is still there to ask."""
    if offer.by in seen.handed or not seen.after.still_plays(offer.by):
        return False
    return not (offer.what.in_person and is_computer(seen.after.player_at(offer.by)))


def _see(before: LoadedMatch | None, draft: Draft) -> Turnabout:
    played = [entry for entry in draft.entries if entry.kind in PLAY]
    shown = any(map(is_shown, played)) or _looks_different(before, draft.match)
    went_on = bool(played) and shown
    moved = {entry.seat for entry in played} if went_on else set()
    return Turnabout(
        after=draft.match,
        moved=frozenset(moved | _find_back(before, draft.match)),
        handed=frozenset(handover.seat for handover in draft.handovers),
        undone=frozenset(draft.undone),
        went_on=went_on,
    )


def is_shown(entry: EntryRow) -> bool:
    """Tell whether everybody is told something of an entry."""
    return any(event.get("audience") is None for event in orjson.loads(entry.events))


def _looks_different(before: LoadedMatch | None, after: LoadedMatch) -> bool:
    begun = before is not None and before.begun and after.begun
    return before is not None and begun and before.public != after.public


def _find_back(before: LoadedMatch | None, after: LoadedMatch) -> set[Seat]:
    """Seats whose people have come back, for whom the house has played."""
    if before is None or before.seats is after.seats:
        return set()
    played = {row.seat: row.user for row in before.seats if row.seat and row.stand_in is not None}
    return {
        row.seat for row in after.seats if row.seat and not row.stand_in and played.get(row.seat) == row.user
    }
