"""What an Action die may be spent on (5): a `Use` for each action, declared by the chapter it belongs to.

A chapter, a card on the table and a character each declare theirs in a module-level tuple `USES`, a card's
`uses` or a character's `uses`. The decision `act` offers `use <face> <name>` for every unused face whose
results allow it and for which `possible` is true; `begin` is called with the die already spent and pushes
steps with `procedure.first`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.registry import collect
from cogs.war.model.ruleset import rulesets
from cogs.war.model.state import State

RESULTS: dict[str, tuple[str, ...]] = {
    "character": ("character",),
    "army": ("army",),
    "muster": ("muster",),
    "event": ("event",),
    "muster_army": ("muster", "army"),
    "will_of_the_west": ("character", "army", "muster", "event", "will_of_the_west"),
    "eye": (),
}
"""5 What each face may be used as."""
ANY: tuple[str, ...] = ("character", "army", "muster", "event", "will_of_the_west")
"""Any Action die result."""


MoreResults = Callable[[State, str], tuple[str, ...]]
"""(state, face) to what else it may be used as now."""


@dataclass(frozen=True, slots=True)
class Spent:
    """A die that has just been spent: the face it showed and the result it was used as."""

    die: str
    result: str


def _always(state: State) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Use:
    """One action a die can pay for.

    name: a word of the action `use`, unique for a side. results: which results allow it. possible: whether it
    can be done now (for the menu: public facts and the side's own hand only). begin: starts it.
    """

    name: str
    side: int
    results: tuple[str, ...]
    rule: str
    begin: Callable[[State, Spent, Tell], State]
    possible: Callable[[State], bool] = _always


_CHAPTERS = (
    *("fellowship", "mordor", "movement", "battle.declaring", "recruiting", "politics", "event_cards"),
    *("companions", "dice"),
)
"""The most usual first: a side is offered its uses in this order."""


@cache
def _uses() -> tuple[dict[str, Use], dict[str, Use]]:
    found: tuple[dict[str, Use], dict[str, Use]] = ({}, {})
    rooms = (
        *(f"rules.{room}" for room in _CHAPTERS),
        *(room for each in rulesets() for room in each.use_rooms),
    )
    declared: list[Use] = []
    for room in rooms:
        declared += getattr(importlib.import_module(f"cogs.war.{room}"), "USES", ())
    for ability in collect("rules.characters", "Abilities").values():
        declared += ability.uses
    for card in collect("rules.cards", "Card").values():
        declared += card.uses
    for use in declared:
        found[use.side][use.name] = use
    return found


def uses_of(side: int) -> dict[str, Use]:
    """Every use of a side's dice, by name."""
    return _uses()[side]


@cache
def printed_uses(side: int) -> tuple[Use, ...]:
    """5 The uses of the dice that the chapters name, without what a character or a card adds."""
    rooms = (importlib.import_module(f"cogs.war.rules.{room}") for room in _CHAPTERS)
    return tuple(use for room in rooms for use in getattr(room, "USES", ()) if use.side == side)


def results_of(state: State, side: int, die: str) -> tuple[str, ...]:
    """5 What a face may be used as now; a character may add to it (Messenger of the Dark Tower)."""
    results = RESULTS[die]
    for more in _more_results()[side]:
        results = (*results, *more(state, die))
    return results


@cache
def _more_results() -> tuple[tuple[MoreResults, ...], tuple[MoreResults, ...]]:
    """The characters' part in `results_of`, by side."""
    abilities = [each for each in collect("rules.characters", "Abilities").values() if each.more_results]
    free, shadow = (
        tuple(each.more_results for each in abilities if each.side == side) for side in (FREE, SHADOW)
    )
    return free, shadow


def result_for(state: State, use: Use, die: str) -> str | None:
    """The result a die is used as for a use; None where it does not allow it."""
    return next((each for each in results_of(state, use.side, die) if each in use.results), None)


__all__ = [
    "ANY",
    "FREE",
    "RESULTS",
    "SHADOW",
    "Spent",
    "Use",
    "printed_uses",
    "result_for",
    "results_of",
    "uses_of",
]
