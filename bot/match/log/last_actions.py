"""What each seat did last, and whether it may still take that back freely.

What is final for a seat follows from what that seat did and saw: whatever others have done in secret
meanwhile changes nothing here, for it would be betrayed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import orjson

from bot.engine import CHANCE, Seat
from bot.store import EntryRow


@dataclass(frozen=True, slots=True)
class LastAction:
    """The entries of one request, from `first` to `last`. press: the number of the request.

    free: not when something hidden was shown, drawn or rolled, when somebody gave up, or when a seat got a
    decision through somebody else's action: by this request, or since as far as the seat knows of it. shown:
    when more than a decision was handed over.
    """

    press: int
    seat: Seat
    first: int
    last: int
    free: bool
    shown: bool = False


def is_final(entry: EntryRow) -> bool:
    """Whether neither it nor what its witnesses did before may be taken back freely any more."""
    return entry.reveals or entry.hands or entry.kind != "action"


def is_secret_from(seat: Seat, entry: EntryRow) -> bool:
    """Whether a seat knows nothing of an entry of another seat, or of the chance that followed it.

    Who must choose and who has given up is known to everybody.
    """
    if entry.hands or entry.kind == "resign":
        return False
    audiences = (event.get("audience") for event in orjson.loads(entry.events))
    return all(audience is not None and seat not in audience for audience in audiences)


def last_actions(before: Iterable[LastAction], entries: Iterable[EntryRow]) -> tuple[LastAction, ...]:
    """What each seat did last after further entries that count, in the order of the requests."""
    last = {each.seat: each for each in before}
    makers: dict[int, Seat] = {}
    for entry in entries:
        if entry.kind == "note":
            continue
        maker = makers.setdefault(entry.press, entry.seat)
        shows = entry.reveals or entry.kind != "action"
        if is_final(entry):
            last = {
                seat: each
                if seat != maker and is_secret_from(seat, entry)
                else replace(each, free=False, shown=each.shown or shows)
                for seat, each in last.items()
            }
        if maker == CHANCE:
            continue
        so_far = last.get(maker)
        if so_far is not None and so_far.press == entry.press:
            last[maker] = replace(so_far, last=entry.seq)
        else:
            last[maker] = LastAction(entry.press, maker, entry.seq, entry.seq, not is_final(entry), shows)
    return tuple(sorted(last.values(), key=lambda each: each.press))
