"""12-14 The Fellowship, its Companions, characters, Mordor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event
from cogs.war.model.bags import Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class CharacterEntered(Event):
    """A character enters play; instead: whom it replaces, if any."""

    character: str
    region: str
    instead: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CharactersMoved(Event):
    """13.1-13.3 Characters or Nazgûl move by themselves."""

    side: str
    origin: str
    region: str
    figures: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionsSeparated(Event):
    """13.1 Companions leave the Fellowship."""

    companions: tuple[str, ...]
    region: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CasualtyTaken(Event):
    """13.7c A Companion is taken as a casualty of the Hunt; way: guide, random. absorbed: damage less."""

    reveals: ClassVar[bool] = True
    companion: str
    way: str
    absorbed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanionLost(Event):
    """13.7 A Companion of the Fellowship is eliminated. cause: casualty, mordor, or an id."""

    companion: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideChanged(Event):
    """12.7 The Guide."""

    guide: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipMoved(Event):
    """12.2 The Fellowship moves: the progress now."""

    progress: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipDeclared(Event):
    """12.3 The figure's path; the first is where it stood."""

    reveals: ClassVar[bool] = True
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipRevealed(Event):
    """12.5 The figure's path; the first is where it stood."""

    reveals: ClassVar[bool] = True
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipHidden(Event):
    """12.6 The Fellowship is hidden."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FellowshipShifted(Event):
    """The Shadow moves the figure by a card."""

    origin: str
    region: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CorruptionChanged(Event):
    """Corruption after a change. cause: hunt, rest, idle, or an id."""

    by: int
    corruption: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MordorEntered(Event):
    """14.1 The Fellowship is on the Mordor Track."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MordorAdvanced(Event):
    """14.4 A step on the Mordor Track (5: the Crack of Doom)."""

    step: int


EVENTS: tuple[type[Event], ...] = (
    CharacterEntered,
    CharactersMoved,
    CompanionsSeparated,
    CasualtyTaken,
    CompanionLost,
    GuideChanged,
    FellowshipMoved,
    FellowshipDeclared,
    FellowshipRevealed,
    FellowshipHidden,
    FellowshipShifted,
    CorruptionChanged,
    MordorEntered,
    MordorAdvanced,
)
