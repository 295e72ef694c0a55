"""The actions that only the GroTeka mod has; handles of units are told in state.py.

Where the base has a word for it the mod uses it: `lay`, `confirm`, `decline`, `accept`, `stand`, `withdraw`,
`cease`, `press_on`, `retreat`, `figure`, `number`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Action, SetAction


@dataclass(frozen=True, slots=True)
class Flank(Action):
    """G18 A second Army joins the attack, from this region."""

    verb: ClassVar[str] = "flank"
    origin: str


@dataclass(frozen=True, slots=True)
class Command(SetAction):
    """G13 Picks these commanders, none to two, by their ids: their Leadership counts."""

    verb: ClassVar[str] = "command"
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Split(Action):
    """G16 Splits the Leadership left by netting between attack and defence."""

    verb: ClassVar[str] = "split"
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class Bind(Action):
    """G25, G26, G36 Sets a unit on a target: an enemy unit, or a commander a card lets it strike at."""

    verb: ClassVar[str] = "bind"
    unit: str
    target: str


@dataclass(frozen=True, slots=True)
class Spread(Action):
    """G25, G26 Sets all units that have no target yet on targets, evenly, and is done with it."""

    verb: ClassVar[str] = "spread"


@dataclass(frozen=True, slots=True)
class Target(Action):
    """Chooses one unit on either side for what is being asked."""

    verb: ClassVar[str] = "target"
    unit: str


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """G39 Spends an Elven Ring: a broken unit stands up, or a commander struck down is saved (by his id)."""

    verb: ClassVar[str] = "raise"
    unit: str


@dataclass(frozen=True, slots=True)
class Sacrifice(Action):
    """G11 Gives up a unit to storm the Stronghold once more."""

    verb: ClassVar[str] = "sacrifice"
    unit: str


@dataclass(frozen=True, slots=True)
class Disband(Action):
    """G57 Takes so many units of a kind off the map, for the reinforcements of the next turn."""

    verb: ClassVar[str] = "disband"
    figure: str
    number: int
    region: str


ACTIONS: tuple[type[Action], ...] = (
    *(Flank, Command, Split, Bind, Spread, Target, Raise, Sacrifice, Disband),
)
