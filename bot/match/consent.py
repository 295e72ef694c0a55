"""What needs the consent of the others at the table: an offer is made, agreed to, declined or withdrawn."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import Seat
from bot.match.draft import Draft
from bot.match.loaded import Asked, LoadedMatch, refuse_unless_playing, seat_in
from bot.match.table import RefusedError, UserId


def needed(live: LoadedMatch, asked: Asked) -> frozenset[Seat]:
    """Seats whose consent is needed: those of all who still play, but for the one who asks or is to go."""
    return frozenset(live.still_playing()) - {asked.by, asked.removes}


def asking(live: LoadedMatch, asked: Asked) -> Draft:
    """An offer is made: those whose consent is needed are told."""
    users = tuple(user for seat, user in live.seated() if seat in needed(live, asked))
    return Draft(_with(live, asked), channel=("table",), asked=users)


def agree(live: LoadedMatch, user: UserId, offer: int | None) -> tuple[Asked, bool]:
    """The offer with one more consent, and whether that was the last one needed. Raises RefusedError."""
    seat, asked = _open(live, user, offer)
    if seat == asked.by:
        raise RefusedError("refused-own-offer")
    asked = replace(asked, agreed=tuple(sorted({*asked.agreed, seat})))
    return asked, not needed(live, asked) - set(asked.agreed)


def noted(live: LoadedMatch, asked: Asked) -> Draft:
    """A consent that is not the last one needed."""
    return Draft(_with(live, asked), channel=("table",))


def refuse(live: LoadedMatch, user: UserId, offer: int | None) -> Draft:
    """A seat declines, or the one who asked withdraws. Raises RefusedError."""
    _, asked = _open(live, user, offer)
    return Draft(_with(live, replace(asked, declined=True)), channel=("table",))


def _open(live: LoadedMatch, user: UserId, offer: int | None) -> tuple[Seat, Asked]:
    refuse_unless_playing(live)
    seat = seat_in(live, user)
    asked = live.asked
    if asked is None or asked.declined or (offer is not None and offer != asked.seq):
        raise RefusedError("refused-no-offer")
    if seat == asked.removes:
        raise RefusedError("refused-offer-about-you")
    return seat, asked


def _with(live: LoadedMatch, asked: Asked) -> LoadedMatch:
    return replace(live, row=replace(live.row, offer=str(asked), public_seq=live.row.public_seq + 1))
