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
    """G25, G31 One unit. flank: it came from the second region (G24). target: whom it attacks this series,
    "" nobody. broken: knocked over, still on the table. struck: it has attacked in this series."""

    handle: str
    figure: str
    flank: bool = False
    target: str = ""
    broken: bool = False
    struck: bool = False


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
    """G32 One attack that has been rolled: who struck whom, the sum of attack, the defence, the natural die.

    cause: `clash`, or the Combat effect of an additional attack.
    """

    side: int
    units: Handles
    target: str
    attack: int
    defence: int
    die: int
    success: bool
    cause: str = "clash"


@dataclass(frozen=True, slots=True)
class Ranks:
    """One side in the mod's battle.

    units: those left, standing or broken. commanders: picked ones that all may see, ids, two at most (G13).
    pick: "hidden" once the side has picked this round and until both sides' picks are shown (A5); secret:
    whom it has picked then, masked for everybody else. lent: further commanders whose Leadership counts by a
    card. spent: points of picked and lent commanders that no longer count. unled: the commanders' modifiers
    are cancelled. surplus: points left by netting (G16); attack, defence: how they are split. bonuses,
    limits: of cards.
    quarry: the enemy commander this side may strike at in this series. successes: successful attacks of the
    series, those of cards before it too. standing: units at its beginning.
    """

    units: tuple[Unit, ...]
    commanders: tuple[str, ...] = ()
    pick: Literal["", "hidden"] = ""
    secret: tuple[str, ...] = ()
    lent: tuple[str, ...] = ()
    spent: Bag = EMPTY
    unled: bool = False
    surplus: int = 0
    attack: int = 0
    defence: int = 0
    bonuses: tuple[Bonus, ...] = ()
    limits: tuple[Limit, ...] = ()
    quarry: str = ""
    successes: int = 0
    standing: int = 0


@dataclass(frozen=True, slots=True)
class Melee:
    """3-6 The battle as the mod fights it, beside what every battle records.

    ranks: both sides. strikes: the attacks of this series in their order. flank: the second region the
    attackers come from, -1 without; flank_force: the figures from there (commanders too). rearguards: who
    stayed in the two regions (A14). shown: the Combat cards have been turned up (once a battle).
    """

    ranks: tuple[Ranks, Ranks]
    strikes: tuple[Strike, ...] = ()
    flank: int = -1
    flank_force: Bag = EMPTY
    rearguards: tuple[Bag, Bag] = (EMPTY, EMPTY)
    shown: bool = False
