"""What each seat did last, and whether it may still take that back freely.

Exact, however much others have done in secret meanwhile: a view that forgot sooner because of hidden actions
would betray them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.engine import CHANCE, Seat
from bot.store import EntryRow


@dataclass(frozen=True, slots=True)
class LastAction:
    """The entries of one request, from `first` to `last`. press: the number of the request.

    free: not when something hidden was shown, drawn or rolled, when somebody gave up, or when a seat got a
    decision through somebody else's action: by this request or since.
    """

    press: int
    seat: Seat
    first: int
    last: int
    free: bool


def is_final(entry: EntryRow) -> bool:
    """Whether nothing before this entry, nor itself, may be taken back freely any more."""
    return entry.reveals or entry.hands or entry.kind != "action"


def last_actions(before: Iterable[LastAction], entries: Iterable[EntryRow]) -> tuple[LastAction, ...]:
    """What each seat did last after further entries that count, in the order of the requests."""
    last = {each.seat: each for each in before}
    makers: dict[int, Seat] = {}
    for entry in entries:
        if is_final(entry):
            last = {seat: replace(each, free=False) for seat, each in last.items()}
        maker = makers.setdefault(entry.press, entry.seat)
        if maker == CHANCE:
            continue
        so_far = last.get(maker)
        if so_far is not None and so_far.press == entry.press:
            last[maker] = replace(so_far, last=entry.seq)
        else:
            last[maker] = LastAction(entry.press, maker, entry.seq, entry.seq, not is_final(entry))
    return tuple(sorted(last.values(), key=lambda each: each.press))
