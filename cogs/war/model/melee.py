"""The mod's record of a battle, kept in `Battle.melee`; pure values that import nothing of the game's state.

Units have handles: `a1`, `a2` ... are the attacker's, `d1`, `d2` ... the defender's, in the order of the
components. A handle stays with its unit until the battle is over. A target is the handle of an enemy unit,
or the id of an enemy commander whom a card lets units strike at.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cogs.war.model.bags import EMPTY, Bag

Handles = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    """G25, G31 One unit."""

    handle: str
    figure: str
    flank: bool = False  # it came from the second region (G24)
    target: str = ""  # whom it attacks this series, "" nobody
    broken: bool = False  # knocked over, still on the table
    struck: bool = False  # it has attacked in this series


@dataclass(frozen=True, slots=True)
class Bonus:
    """G45 A bonus that a card adds to the values of all units of a side, or takes from them, for the whole
    battle.
    """

    cause: str
    attack: int = 0
    defence: int = 0


@dataclass(frozen=True, slots=True)
class Limit:
    """G8, A9 The number of units of a side that may attack in a series: at most so many (0: no matter), or so
    many fewer than stood at its beginning, down to one.
    """

    cause: str
    most: int = 0
    fewer: int = 0


@dataclass(frozen=True, slots=True)
class Strike:
    """G32 One attack that has been rolled."""

    side: int
    units: Handles  # who struck
    target: str  # whom
    attack: int  # the sum
    defence: int
    die: int  # as it fell
    success: bool
    cause: str = "clash"  # `clash`, or the Combat effect of an additional attack


@dataclass(frozen=True, slots=True)
class Ranks:
    """One side in the mod's battle."""

    units: tuple[Unit, ...]  # those left, standing or broken
    commanders: tuple[str, ...] = ()  # picked ones that all may see, ids, two at most (G13)
    # "hidden" once the side has picked this round and until both sides' picks are shown (A5)
    pick: Literal["", "hidden"] = ""
    secret: tuple[str, ...] = ()  # whom it has picked then, masked for everybody else
    lent: tuple[str, ...] = ()  # further commanders whose Leadership counts by a card
    spent: Bag = EMPTY  # points of picked and lent commanders that no longer count
    unled: bool = False  # the commanders' modifiers are cancelled
    surplus: int = 0  # points left by netting (G16)
    attack: int = 0  # points of the surplus on attack
    defence: int = 0  # and on defence
    bonuses: tuple[Bonus, ...] = ()  # of cards
    limits: tuple[Limit, ...] = ()  # of cards
    quarry: str = ""  # the enemy commander this side may strike at in this series
    successes: int = 0  # successful attacks of the series, those of cards before it too
    standing: int = 0  # units at the beginning of the series


@dataclass(frozen=True, slots=True)
class Melee:
    """3-6 The battle as the mod fights it, beside what every battle records."""

    ranks: tuple[Ranks, Ranks]  # both sides
    strikes: tuple[Strike, ...] = ()  # the attacks of this series in their order
    flank: int = -1  # the second region the attackers come from, -1 without
    flank_force: Bag = EMPTY  # the figures from there (commanders too)
    rearguards: tuple[Bag, Bag] = (EMPTY, EMPTY)  # who stayed in the two regions (A14)
    shown: bool = False  # the Combat cards have been turned up (once a battle)
