"""Where a game comes from that is played on from a moment of another: kept with its match, for good."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

from bot.engine import Seat
from bot.match.values import MatchId, UserId

Source = Literal["match", "lesson", "day", "record"]


class Origin(BaseModel):
    """A moment that is played on from.

    match: the game it is of, 0 where it is none of the house. about: which lesson, or the day of the position
    of the day. moment: as stepping numbers it. seat: whose knowledge hidden things were drawn from. seats:
    those of the game. whole: all cards lie as they lay.
    """

    model_config = ConfigDict(frozen=True)

    source: Source
    match: MatchId = 0
    about: str = ""
    moment: int = 0
    seat: Seat
    seats: tuple[Seat, ...]
    whole: bool = False
    # In the lobby alone: who wants all cards as they lay, who has seen them to open it, and the position.
    agreed: tuple[UserId, ...] = ()
    knowing: tuple[UserId, ...] = ()
    drawn: str = ""
    true: str = ""

    @property
    def shown(self) -> Origin:
        """What everybody may know of it: no position."""
        return self.model_copy(update={"drawn": "", "true": ""})

    def is_whole(self, people: tuple[UserId, ...]) -> bool:
        """Tell whether all cards lie as they lay. people: who must want it in the lobby."""
        return self.whole or (bool(people) and set(people) <= set(self.agreed))

    def tell_source(self) -> str:
        """Write where it comes from, for the header of a record."""
        told = {"match": f"match {self.match}", "record": "a record", "lesson": f"lesson {self.about}"}
        source = told.get(self.source, f"position of the day {self.about}")
        return source if self.source in ("lesson", "day") else f"{source}, step {self.moment}"

    def tell_cards(self) -> str:
        """Write there what became of hidden things."""
        return "as they lay" if self.whole else f"drawn anew for {self.seat}"

    def with_wish(self, user: UserId, *, whole: bool) -> Origin:
        """The same once somebody has said whether they want the cards as they lay."""
        others = tuple(other for other in self.agreed if other != user)
        return self.model_copy(update={"agreed": (*others, user) if whole else others})

    def without(self, people: tuple[UserId, ...]) -> Origin:
        """The same where only these people are at the table still."""
        kept = {name: tuple(user for user in getattr(self, name) if user in people) for name in _PEOPLE}
        return self.model_copy(update=kept)

    def begin(self, people: tuple[UserId, ...]) -> tuple[Origin, str]:
        """What is kept of it once play begins, and the position. people: who had to agree."""
        whole = self.is_whole(people)
        position = self.true if whole else self.drawn
        forgotten = {"whole": whole, "agreed": (), "knowing": (), "drawn": "", "true": ""}
        return self.model_copy(update=forgotten), position


_PEOPLE: Final = ("agreed", "knowing")
KEPT: Final = 64
"""Origins at hand."""


@lru_cache(KEPT)
def read_origin(text: str) -> Origin:
    """The inverse of `model_dump_json`."""
    return Origin.model_validate_json(text)
