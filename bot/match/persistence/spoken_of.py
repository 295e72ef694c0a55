"""Things a private message may speak of that end some day: questions, requests, claims, the game itself.

All of it is known to whom the message is for, so that mending one tells nobody of what others do in secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.engine import Seat
from bot.match.consent.offers import awaits
from bot.match.play.conclusion import next_in_turn
from bot.match.settings.letters import Letter
from bot.match.table.loaded_match import LoadedMatch
from bot.match.table.values import UserId

PLAYING: Final = "playing"
ASKED: Final = "asked"
"""Something waits for the reader; which question it is, a `turn` says."""
TURN, OFFER, CLAIM, LATE, SEAT, FOLLOWS = "turn-", "offer-", "claim-", "late-", "seat-", "follows-"
"""What such things begin with."""
TO_ANSWER: Final = "-to-answer"
"""What a request ends with that the reader is to answer."""
NEXT: Final = "next"
PAUSED: Final = "paused"
STOOD_IN: Final = "stood-in"


def list_holding(loaded: LoadedMatch, user: UserId) -> frozenset[str]:
    """Return what is so now of all that a message to a user may say of a match."""
    if loaded.phase != "playing":
        return frozenset({loaded.phase})
    seat = loaded.seat_of(user)
    found = {PLAYING}
    found.update(f"{FOLLOWS}{each.wish}" for each in loaded.followers if each.user == user)
    found.update(_list_requests(loaded, user, seat))
    if seat is not None:
        found.update(_list_of_seat(loaded, user, seat))
    return frozenset(found)


def find_told_untrue(loaded: LoadedMatch, user: UserId, letters: tuple[Letter, ...]) -> bool:
    """Tell whether a message that stands says to a user what is no longer so, or need not be kept in mind."""
    if not letters or loaded.phase != "playing":
        return bool(letters)
    holds = list_holding(loaded, user)
    return not all(each.is_true(holds) for each in letters)


def _list_requests(loaded: LoadedMatch, user: UserId, seat: Seat | None) -> Iterator[str]:
    for offer in loaded.open_offers:
        answers = awaits(loaded, offer, user)
        if seat is not None or answers:
            yield f"{OFFER}{offer.seq}{TO_ANSWER if answers else ''}"


def _list_of_seat(loaded: LoadedMatch, user: UserId, seat: Seat) -> Iterator[str]:
    yield f"{SEAT}{seat}"
    if loaded.player_at(seat) != user:
        yield STOOD_IN
    elif loaded.decisions().of(seat) is not None:
        yield ASKED
        yield f"{TURN}{dict(loaded.row.stamps)[seat]}"
    if next_in_turn(loaded) == seat:
        yield NEXT
    if loaded.paused:
        yield PAUSED
    clocks = loaded.clocks
    if clocks is not None:
        if clocks.claim is not None:
            yield f"{CLAIM}{clocks.claim.kind}-{clocks.claim.by}-{clocks.claim.of}"
        yield from (f"{LATE}{each}" for each in clocks.overdue if each != seat)
