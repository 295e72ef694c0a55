"""Some numbers of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Event
from cogs.duel import events as told
from cogs.duel.observation import DuelObservation
from cogs.duel.words.phrases import Phrasebook


def tally(say: Phrasebook, events: Sequence[Event], seen: DuelObservation) -> Iterator[str]:
    """Turns, conflicts and who fell in them, landmarks, and what both sides have paid."""
    fought = [each for each in events if isinstance(each, told.ConflictFought)]
    yield say("tally-turns", count=seen.number)
    yield say("tally-conflicts", count=len(fought), fallen=sum(each.fallen for each in fought))
    yield say("tally-landmarks", **{area.seat: len(area.tiles) for area in seen.areas})
    paid = {area.seat: 0 for area in seen.areas}
    for each in events:
        if isinstance(each, told.CardPlayed | told.LandmarkTaken):
            paid[each.seat] += each.price
    yield say("tally-paid", **paid)
