"""The questions of the base to a ruleset, and the answers of the printed rules.

The base calls `ruleset(state)` where a `Ruleset` has a field; everything else is shared. A mod is a package
of its name with `ruleset.RULESET`; steps and rooms go by their names, so that nothing here needs them.

`collect` finds what the rooms declare: Event cards, Combat effects and the abilities of characters, by their
ids.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

from cogs.war.model.components import DICE_MOST, DICE_START, FREE, MOST_BESIEGED, POINTS_TO_WIN, SHADOW
from cogs.war.model.state import RulesName, State


@cache
def collect(room: str, kind: str) -> dict[str, Any]:
    """Return what the modules of `cogs/war/<room>` declare of a kind, by its id.

    room: a package or a single module. kind: the name of a class, such as `Card`; every value of it at the
    top of a module counts, and its name there, such as `ELVEN_CLOAKS`, gives the order.
    """
    chapter = importlib.import_module(f"cogs.war.{room}")
    below = pkgutil.iter_modules(getattr(chapter, "__path__", ()), f"{chapter.__name__}.")
    modules = [chapter, *(importlib.import_module(module.name) for module in below)]
    declared = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if type(value).__name__ == kind
    }
    return {value.id: value for _, value in sorted(declared.items())}


PRINTED: RulesName = "base"


def _conqueror(free: int, shadow: int) -> int | None:
    """15.3, 15.4 The Shadow wins where both have enough."""
    if shadow >= POINTS_TO_WIN[SHADOW]:
        return SHADOW
    return FREE if free >= POINTS_TO_WIN[FREE] else None


def _shadow_dice(free: int, minions: int) -> int:
    """4.1b Return the Shadow's dice, whatever it has lost."""
    return min(DICE_MOST[SHADOW], DICE_START[SHADOW] + minions)


def _capture_steps(region: int) -> int:
    """9.4 A captured Settlement advances its Nation a step."""
    return 1


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The answers of one set of rules."""

    battle: str = "fight_round"  # the step that fights a battle once it is declared (11.4; G1)
    # the step by which an Army result attacks, made with (side, needs) (5.3; G17)
    army_attack: str = "choose_attack"
    # the step in which an Army takes hits by an event card, made with (side, region, hits, cause) (7.6; G48)
    card_hits: str = "take_hits"
    # the room, and the name in it, where Combat effects are declared whose conditions count (11.4.1; G49-G52)
    combat: tuple[str, str] = ("rules.combat", "CombatEffect")
    most_besieged: int = MOST_BESIEGED  # units inside a besieged Stronghold (11.10; G10)
    # who wins with these victory points, Free Peoples' first (15.3; G53)
    conqueror: Callable[[int, int], int | None] = _conqueror
    # dice of the Shadow by the victory points of the Free Peoples and the Minions in play (4.1b; G54)
    shadow_dice: Callable[[int, int], int] = _shadow_dice
    # how far a captured Settlement moves its Nation (9.4; G58)
    capture_steps: Callable[[int], int] = _capture_steps
    turn_begins: tuple[str, ...] = ()  # names of steps after the dice have returned (4.1; G55)
    uses: tuple[str, ...] = ()  # names of uses of dice that no other ruleset has (G57)
    use_rooms: tuple[str, ...] = ()  # where those are declared
    # names of steps, made with (side), by which the same Army attacks again (G17)
    second_attack: tuple[str, ...] = ()
    points_to_win: tuple[int, int] = POINTS_TO_WIN  # for both sides (15.3; G53)


BASE = Ruleset()


@cache
def ruleset_of(rules: RulesName) -> Ruleset:
    """Return the rules of this name."""
    if rules == PRINTED:
        return BASE
    loaded: Ruleset = importlib.import_module(f"cogs.war.{rules}.ruleset").RULESET
    return loaded


def ruleset(state: State) -> Ruleset:
    """Return the rules a game is played by."""
    return ruleset_of(state.options.rules)


def rulesets() -> Iterator[Ruleset]:
    """Yield the printed rules, then those of each mod."""
    return map(ruleset_of, get_args(RulesName))
