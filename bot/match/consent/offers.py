"""What needs the consent of the others at the table: an offer is made, agreed to, declined or withdrawn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from bot.engine import Seat
from bot.match.computer.people import is_computer
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, StoredOffer, refuse_unless_playing, seat_in
from bot.match.table import RefusedError, UserId

LAPSING: Final = ("undo", "end", "draw", "pause")
"""What nobody is asked any more once play goes on."""


def seats_to_ask(loaded: LoadedMatch, offer: StoredOffer) -> frozenset[Seat]:
    """Seats whose consent is needed: of all people who still play, but for the one who asks or is to go."""
    people = {seat for seat in loaded.still_playing() if not is_computer(loaded.player_at(seat))}
    return frozenset(people) - {offer.by, offer.removes}


def refuse_unless_open(loaded: LoadedMatch, offer: StoredOffer) -> None:
    """Raises RefusedError while another offer waits, or where the same one has just been declined."""
    latest = loaded.latest_offer
    if latest is None:
        return
    if not latest.declined:
        raise RefusedError("refused-offer-open")
    if (latest.kind, latest.removes) == (offer.kind, offer.removes):
        raise RefusedError("refused-remove-declined" if offer.kind == "remove" else "refused-offer-declined")


def propose_to_others(loaded: LoadedMatch, offer: StoredOffer, alone: Callable[[], Draft] | str) -> Draft:
    """Asks those whose consent is needed. alone: what is done where nobody is to be asked, or why not.

    Raises RefusedError.
    """
    refuse_unless_open(loaded, offer)
    if seats_to_ask(loaded, offer):
        return make_offer(loaded, offer)
    if isinstance(alone, str):
        raise RefusedError(alone)
    return alone()


def make_offer(loaded: LoadedMatch, offer: StoredOffer) -> Draft:
    """Those whose consent is needed are told of an offer."""
    seats = seats_to_ask(loaded, offer)
    users = tuple(user for seat, user in loaded.seating() if seat in seats)
    return Draft(_store(loaded, offer), channel=("table",), asked=users)


def find_surviving_offer(before: LoadedMatch, after: LoadedMatch, acted: Collection[Seat]) -> str | None:
    """The offer made last, as it is stored; None where play has gone on since.

    Only what everybody can see counts: an offer that lapses would tell of a secret step. acted: the seats
    that played; an offer about a seat lapses when that seat does.
    """
    latest = before.latest_offer
    if latest is None or (latest.kind not in LAPSING and latest.removes not in acted):
        return before.row.offer
    went_on = before.row.public_seq != after.row.public_seq or before.public != after.public
    return None if went_on else before.row.offer


def agree(loaded: LoadedMatch, user: UserId, number: int | None) -> tuple[StoredOffer, bool]:
    """The offer with one more consent, and whether that was the last one needed. Raises RefusedError."""
    seat, offer = _find_offer(loaded, user, number)
    if seat is None:
        offer = replace(offer, substitute="accepted")
    elif seat == offer.by:
        raise RefusedError("refused-own-offer")
    else:
        offer = replace(offer, agreed=tuple(sorted({*offer.agreed, seat})))
    return offer, not seats_to_ask(loaded, offer) - set(offer.agreed) and offer.substitute != "asked"


def note_consent(loaded: LoadedMatch, offer: StoredOffer) -> Draft:
    """Stores a consent that is not the last one needed."""
    return Draft(_store(loaded, offer), channel=("table",))


def refuse(loaded: LoadedMatch, user: UserId, number: int | None) -> Draft:
    """A seat declines, or the one who asked withdraws. Raises RefusedError."""
    _, offer = _find_offer(loaded, user, number)
    return Draft(_store(loaded, replace(offer, declined=True)), channel=("table",))


def _find_offer(loaded: LoadedMatch, user: UserId, number: int | None) -> tuple[Seat | None, StoredOffer]:
    """The seat of somebody who may answer, None for who is asked to take one over; and what is asked."""
    refuse_unless_playing(loaded)
    seat = None if loaded.newcomer == user else seat_in(loaded, user)
    offer = loaded.latest_offer
    if offer is None or offer.declined or (number is not None and number != offer.seq):
        raise RefusedError("refused-no-offer")
    if seat is not None and seat == offer.removes != offer.by:
        raise RefusedError("refused-offer-about-you")
    return seat, offer


def _store(loaded: LoadedMatch, offer: StoredOffer) -> LoadedMatch:
    row = replace(loaded.row, offer=str(offer), public_seq=loaded.row.public_seq + 1)
    return replace(loaded, row=row)
