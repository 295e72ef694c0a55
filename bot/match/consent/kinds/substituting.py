"""To hand a seat to somebody else, who must agree, too.

Whoever wants to stop hands on their own seat; in a game of three or four the others may hand on that of
somebody who has gone away, who keeps it by playing on. Who is asked to take it over stands among the invited
until that is answered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment
from bot.match.computer.people import is_computer
from bot.match.consent.asked import Asked, Means
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch, raise_wall, with_clocks
from bot.match.table.stored_offers import Proposal
from bot.match.table.values import RefusedError, UserId
from bot.store import HandoverRow


@dataclass(frozen=True, slots=True, kw_only=True)
class Substitute(Asked):
    """of: whose seat. newcomer: who is to take it over. accepted: whether they have agreed."""

    kind: ClassVar[str] = "substitute"
    invites: ClassVar[bool] = True
    accepted: bool = False

    def is_same(self, other: Proposal) -> bool:
        """Tell whether another asks for the same seat to be handed to the same person."""
        return self.key == other.key and self.newcomer == other.newcomer

    @property
    def awaited(self) -> UserId | None:
        """Tell who is to sit down."""
        return None if self.accepted else self.newcomer

    @property
    def facts(self) -> dict[str, Any]:
        """Return what everybody may know of it."""
        return {"of": self.of, "newcomer": self.newcomer, "accepted": self.accepted}

    def accept(self) -> Proposal:
        """They have agreed."""
        return replace(self, accepted=True)

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        if not loaded.still_plays(self.of) or is_computer(loaded.user_at(self.of)):
            return "refused-remove-not-playing"
        if self.newcomer is None or loaded.has_joined(self.newcomer) or is_computer(self.newcomer):
            return "refused-substitute-seated"
        # Of what the same seat asks this takes the place.
        others = [each for each in loaded.open_offers if each.by != by and not self.is_same(each.what)]
        taken = self.newcomer in [each.what.newcomer for each in others]
        return "refused-substitute-asked" if taken else None

    def refuse_alone(self, by: Seat) -> str | None:
        """One's own seat is handed on without the others where there are none: the newcomer is asked."""
        return "refused-substitute-two" if self.of != by else None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether the newcomer has been erased, or sits at the table by now."""
        return self.newcomer is None or loaded.has_joined(self.newcomer)

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Hands the seat on."""
        assert self.of is not None
        return _hand_on(loaded, self.of, self.newcomer, means.moment)


def _hand_on(loaded: LoadedMatch, seat: Seat, newcomer: UserId | None, now: Moment) -> Draft:
    """Hands a seat on; its time begins anew, and who had it sits there no longer. Raises RefusedError."""
    old = loaded.user_at(seat)
    if newcomer is None or old is None:
        raise RefusedError("refused-no-offer")
    row = loaded.row
    host = newcomer if row.host == old else row.host
    taken = [
        replace(each, user=newcomer, stand_in=None) if each.seat == seat else each for each in loaded.seats
    ]
    handover = HandoverRow(row.last_entry, seat, old)
    after = replace(
        loaded,
        seats=tuple(taken),
        followers=tuple(each for each in loaded.followers if each.user != newcomer),
        handovers=(*loaded.handovers, handover),
        row=replace(row, host=host, public_seq=row.public_seq + 1),
    )
    return Draft(
        _with_time(raise_wall(after), seat, now),
        people=True,
        channel=("table",),
        handed=(old, newcomer),
        handovers=(handover,),
        followed=True,
    )


def _with_time(loaded: LoadedMatch, seat: Seat, now: Moment) -> LoadedMatch:
    clocks = loaded.clocks
    if clocks is None or not clocks.of(seat).turn:
        return loaded
    claim = None if clocks.claim is not None and clocks.claim.of == seat else clocks.claim
    return with_clocks(loaded, replace(clocks.put(clocks.of(seat).begin(now)), claim=claim))
