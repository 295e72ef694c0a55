"""13 The Hunt: its roll, its tiles, its damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Event
from cogs.war.model.bags import Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntRolled(Event):
    """13.5 The Hunt roll or its re-roll; bonus: added to each die."""

    reveals: ClassVar[bool] = True
    dice: tuple[int, ...]
    bonus: int
    successes: int
    again: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDrawn(Event):
    """13.6 A Hunt tile is drawn. cause: roll, mordor, stronghold, or a card's id."""

    reveals: ClassVar[bool] = True
    tile: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntPoolRefilled(Event):
    """13.6 The pool was empty: the standard tiles drawn go back into it."""

    tiles: Bag


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDiscarded(Event):
    """A tile has no effect. why: an id."""

    tile: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileReturned(Event):
    """A tile goes back into the pool."""

    tile: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRemoved(Event):
    """A tile leaves the game."""

    tile: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileAdded(Event):
    """13.9 A special tile is in play; waiting: it joins the pool in Mordor."""

    tile: str
    waiting: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntDamageSet(Event):
    """13.6 The Hunt damage, or what is left of it. why: tile, die, or an id."""

    damage: int
    why: str


EVENTS: tuple[type[Event], ...] = (
    HuntRolled,
    TileDrawn,
    HuntPoolRefilled,
    TileDiscarded,
    TileReturned,
    TileRemoved,
    TileAdded,
    HuntDamageSet,
)
