"""8-10 Nations, recruiting, Armies on the map, sieges."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Event
from cogs.war.model.bags import Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class NationActivated(Event):
    """9.3 A Nation becomes active. cause: attack, entry, declaration, companion, or an id."""

    nation: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NationAdvanced(Event):
    """9.1 A Nation's counter moves to a box (4: At War). cause: die, attack, capture, or an id."""

    nation: str
    box: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresRecruited(Event):
    """8 Figures enter from the reinforcements."""

    side: str
    region: str
    figures: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsReplaced(Event):
    """Units become other ones where they stand, not as casualties."""

    side: str
    region: str
    figures: Bag
    by: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyMoved(Event):
    """10 Figures move with an Army. why: move, advance, retreat, or a card's id."""

    side: str
    origin: str
    region: str
    figures: Bag
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitsTrimmed(Event):
    """10.1 Units above the stacking limit go to the reinforcements."""

    side: str
    region: str
    figures: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlementCaptured(Event):
    """11.14 A side gains control; points: what it is worth; back: by its first owner."""

    side: str
    region: str
    points: int
    back: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeBegan(Event):
    """11.10 A garrison is besieged."""

    side: str
    region: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeEnded(Event):
    """11.15 A garrison stands in its region again."""

    side: str
    region: str


EVENTS: tuple[type[Event], ...] = (
    NationActivated,
    NationAdvanced,
    FiguresRecruited,
    UnitsReplaced,
    ArmyMoved,
    UnitsTrimmed,
    SettlementCaptured,
    SiegeBegan,
    SiegeEnded,
)
