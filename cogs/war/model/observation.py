"""The knowledge that one side or a spectator may have of War of the Ring.

Everything on the table is open; hidden are the hands, the cards discarded face down, and a Combat card until
it is turned up. The backs of all these are seen: Character or Strategy deck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from bot.engine import Observation, Seat
from cogs.war.model.bags import EMPTY, Bag
from cogs.war.model.components import NUMBER, SIDES
from cogs.war.model.state import Agenda, Battle, Chase, Fellowship, Hunt, Ids, WarOptions

Stage = Literal[
    "setup", "begin", "fellowship", "allocation", "roll", "action", "battle", "hunt", "victory", "over"
]


@dataclass(frozen=True, slots=True)
class RegionSeen:
    """A region that is not as empty as it was printed.

    figures: both sides' figures (Free Peoples, Shadow). besieged: the seat whose figures here are inside the
    besieged Stronghold. controller: who controls its Settlement, None without one. captured: not its first
    owner.
    """

    region: str
    figures: tuple[Bag, Bag]
    besieged: Seat | None
    controller: Seat | None
    captured: bool

    @property
    def empty(self) -> bool:
        """True if nobody is here."""
        return not any(self.figures)


@dataclass(frozen=True, slots=True)
class NationSeen:
    """9.1 A Nation: its box (4: At War), and whether it is active."""

    nation: str
    side: Seat
    box: int
    active: bool


@dataclass(frozen=True, slots=True)
class SideSeen:
    """One side's belongings."""

    seat: Seat
    dice: Ids  # unused faces
    pool: int  # dice of this turn
    rings: int
    ring_used: bool
    points: int  # victory points
    hand: Ids  # own cards (empty where the viewer may not know them)
    backs: tuple[int, int]  # Character and Strategy cards in the hand, for everybody
    decks: tuple[int, int]  # cards left in each deck
    discards: Ids  # lying face up
    buried: Ids  # own cards discarded face down
    buried_backs: tuple[int, int]  # how many of each deck are buried
    table: Ids  # cards in play
    reinforcements: Bag  # Leaders and all others not on the map are here or in casualties
    casualties: Bag
    apart: Bag = EMPTY  # disbanded and kept apart for this turn (mod, G57)


@dataclass(frozen=True, slots=True, kw_only=True)
class WarObservation(Observation):
    """Everything a viewer may know of a game."""

    stage: Stage  # what is going on
    turn: int  # its number
    regions: tuple[RegionSeen, ...]  # all 105, in the order of the components
    nations: tuple[NationSeen, ...]
    sides: tuple[SideSeen, SideSeen]  # both, in seating order
    fellowship: Fellowship
    hunt: Hunt
    chase: Chase | None
    # a Combat card face down is masked as "character" or "strategy" (its back) for the other side
    battle: Battle | None
    agenda: Agenda  # what is to be done, the last first: open to everybody; words may look at its top step
    once: Ids  # what has happened this turn
    ever: Ids  # what has happened in this game
    # for each side the cards whose place the viewer does not know (in a deck, hand, face-down pile or face
    # down in battle), by deck
    unknown: tuple[tuple[Ids, Ids], tuple[Ids, Ids]]
    options: WarOptions = field(default_factory=WarOptions)

    def region(self, region: str) -> RegionSeen:
        """Return one region by its id."""
        return self.regions[NUMBER[region]]

    def side(self, seat: Seat) -> SideSeen:
        """Return one side by its seat."""
        return self.sides[0] if seat == SIDES[0] else self.sides[1]
