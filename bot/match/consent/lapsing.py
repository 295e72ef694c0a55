"""Offers end with what they are about. This is looked at in every commit, so that none is forgotten.

Only what everybody can see counts: an offer that ended by a secret step would betray it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, Literal

import orjson

from bot.engine import Seat
from bot.match.computer.people import is_computer
from bot.match.consent.asked import asked_in
from bot.match.consent.offers import is_answered, note_end, seats_to_ask
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch, with_offers
from bot.match.table.stored_offers import StoredOffer
from bot.store import EntryRow

PLAY: Final = ("action", "chance", "resign")
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
        left = [(each, _look_at(each, seen)) for each in offers]
        mended = tuple(found for _, found in left if isinstance(found, StoredOffer))
        if mended != offers:
            draft = replace(draft, match=with_offers(loaded, mended))
        for offer, found in left:
            if not isinstance(found, StoredOffer) and offer.is_open:
                draft = note_end(draft, offer, found, now)
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
    played = [each for each in draft.entries if each.kind in PLAY]
    shown = any(map(is_shown, played)) or _looks_different(before, draft.match)
    went_on = bool(played) and shown
    moved = {each.seat for each in played} if went_on else set()
    return Turnabout(
        after=draft.match,
        moved=frozenset(moved | _find_back(before, draft.match)),
        handed=frozenset(each.seat for each in draft.handovers),
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
    played = {each.seat: each.user for each in before.seats if each.seat and each.stand_in is not None}
    return {
        each.seat
        for each in after.seats
        if each.seat and not each.stand_in and played.get(each.seat) == each.user
    }
