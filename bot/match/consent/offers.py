"""Requests to the others at a table: offers are made, agreed to, declined or withdrawn.

Only seats that still play, played by people themselves, are asked and decide. Each seat has one open offer at
most; those of several seats wait side by side.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment
from bot.match.computer.people import is_computer
from bot.match.consent.asked import Asked
from bot.match.table.draft import Draft, add_note
from bot.match.table.loaded_match import (
    LoadedMatch,
    own_seat_in,
    refuse_unless_playing,
    seat_in,
    with_offers,
)
from bot.match.table.stored_offers import LASTING, Proposal, StoredOffer
from bot.match.table.values import RefusedError, UserId

NOTED: Final = "offer-"
"""What notes of the log about an offer begin with."""


def seats_to_ask(loaded: LoadedMatch, offer: StoredOffer) -> frozenset[Seat]:
    """Seats whose consent is needed: of all people who still play, but for the one who asks or is to go."""
    people = {seat for seat in loaded.still_playing() if not is_computer(loaded.player_at(seat))}
    return frozenset(people) - {offer.by, offer.what.of}


def is_answered(loaded: LoadedMatch, offer: StoredOffer) -> bool:
    """Tell whether nobody is left whose answer is awaited."""
    return offer.what.awaited is None and not seats_to_ask(loaded, offer) - set(offer.agreed)


def awaits(loaded: LoadedMatch, offer: StoredOffer, user: UserId) -> bool:
    """Tell whether an open offer waits for the answer of this user."""
    seat = loaded.seat_of(user)
    if seat is None:
        return offer.what.awaited == user
    asked = seats_to_ask(loaded, offer) - set(offer.agreed)
    return seat in asked and loaded.player_at(seat) == user


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
    if any(each.declined and each.what.key == what.key for each in loaded.offers):
        raise RefusedError(what.declined_reason)
    same = [each for each in loaded.open_offers if each.what.is_same(what)]
    if any(each.by == seat for each in same):
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
    users = tuple(user for each, user in loaded.seating() if each in seats)
    asked = users if what.awaited is None else (*users, what.awaited)
    if not asked:
        return None
    return Draft(_show(loaded, (*keep_of_others(loaded, seat), offer)), channel=("table",), asked=asked)


def keep_of_others(loaded: LoadedMatch, seat: Seat) -> tuple[StoredOffer, ...]:
    """The offers without the one a seat has made."""
    return tuple(each for each in loaded.offers if each.declined or each.by != seat)


def without(loaded: LoadedMatch, offer: StoredOffer) -> LoadedMatch:
    """The match without an offer."""
    return with_offers(loaded, (each for each in loaded.offers if each.seq != offer.seq))


def consent(loaded: LoadedMatch, user: UserId, number: int | None, moment: Moment) -> StoredOffer:
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


def refuse(loaded: LoadedMatch, user: UserId, number: int | None, moment: Moment, now: str) -> Draft:
    """A seat declines, or whoever has asked withdraws. Raises RefusedError."""
    offer = _find_offer(loaded, user, number, moment)
    seat = loaded.seat_of(user)
    if seat is not None and seat == offer.by:
        return _withdraw(loaded, offer, now)
    if seat is not None:
        _refuse_unless_asked(loaded, user, seat, offer)
    declined = with_offers(loaded, _put(loaded, replace(offer, declined=True)))
    return note_end(Draft(declined, channel=("table",)), offer, "declined", now)


def withdraw(loaded: LoadedMatch, user: UserId, now: str) -> Draft:
    """Withdraw what a seat has asked for. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = seat_in(loaded, user)
    offer = next((each for each in loaded.open_offers if each.by == seat), None)
    if offer is None:
        raise RefusedError("refused-no-offer")
    return _withdraw(loaded, offer, now)


def expire(loaded: LoadedMatch, moment: Moment, now: str) -> Draft:
    """Ends what has waited for three days, and says so."""
    draft = Draft(with_offers(loaded, (each for each in loaded.offers if not each.is_due(moment))))
    for each in loaded.open_offers:
        if each.is_due(moment):
            draft = note_end(draft, each, "expired", now)
    return draft


def give_time(loaded: LoadedMatch, moment: Moment) -> LoadedMatch:
    """The match in which what an older version has asked ends after three days, too."""
    if all(each.due is not None for each in loaded.offers):
        return loaded
    due = moment + LASTING
    return with_offers(
        loaded, (replace(each, due=due if each.due is None else each.due) for each in loaded.offers)
    )


def note_end(draft: Draft, offer: StoredOffer, how: str, now: str) -> Draft:
    """The draft with a line at the table that an offer has ended, and how."""
    return add_note(draft, f"{NOTED}{how}", now, seat=offer.by, topic=offer.kind)


def _withdraw(loaded: LoadedMatch, offer: StoredOffer, now: str) -> Draft:
    return note_end(Draft(without(loaded, offer), channel=("table",)), offer, "withdrawn", now)


def _find_offer(loaded: LoadedMatch, user: UserId, number: int | None, moment: Moment) -> StoredOffer:
    """The offer a user answers: the one of this number, or the first one that waits for them or is theirs.

    Raises RefusedError.
    """
    refuse_unless_playing(loaded)
    offers = [each for each in loaded.open_offers if not each.is_due(moment)]
    seat = loaded.seat_of(user)
    if seat is None:
        offers = [each for each in offers if each.what.newcomer == user]
        if not offers:
            raise RefusedError("refused-not-seated")
    if number is not None:
        offers = [each for each in offers if each.seq == number]
    offers.sort(key=lambda each: (not awaits(loaded, each, user), each.by != seat))
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
    return tuple(offer if each.seq == offer.seq else each for each in loaded.offers)


def _show(loaded: LoadedMatch, offers: tuple[StoredOffer, ...]) -> LoadedMatch:
    after = with_offers(loaded, offers)
    return replace(after, row=replace(after.row, public_seq=after.row.public_seq + 1))
