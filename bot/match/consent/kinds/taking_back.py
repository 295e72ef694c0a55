"""To take back what one did last, and what followed from it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.engine import Seat
from bot.match.consent.asked import Asked, Means
from bot.match.consent.undo import last_action_of, take_back_by_consent, take_back_freely
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch
from bot.match.table.stored_offers import Proposal
from bot.match.table.values import UserId


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
        return replace(self, goes=tuple(each for each in self.goes if each[0] not in undone))

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Takes it back."""
        return await take_back_by_consent(loaded, by, self.press, means.entries, means.now, means.moment)


async def plan(loaded: LoadedMatch, user: UserId, means: Means) -> Draft | Asked:
    """Takes back what a user did last where that is free; otherwise what is to be asked. Raises RefusedError.

    It is tried first, so that nothing is asked that cannot be done, and everybody reads what would go.
    """
    freely = await take_back_freely(loaded, user, means.entries, means.now, means.moment)
    if freely is not None:
        return freely
    seat = loaded.seat_of(user)
    assert seat is not None
    last = last_action_of(loaded, seat)
    assert last is not None
    if ("undo", last.press) in [each.what.key for each in loaded.offers]:
        return TakeBack(press=last.press)
    tried = await take_back_by_consent(loaded, seat, last.press, means.entries, means.now, means.moment)
    events = {each.seq: each.events for each in await means.entries()}
    return TakeBack(press=last.press, goes=tuple((each, events[each]) for each in sorted(tried.undone)))
