"""The uses of dice (5), and why something may not be done."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from bot.engine import Refusals
from bot.engine.agenda import Tell
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.ruleset import collect, rulesets
from cogs.war.model.state import State

# What an Action die may be spent on (5): a `Use` for each action, declared by the chapter it belongs to.
#
# A chapter, a card on the table and a character each declare theirs in a module-level tuple `USES`, a card's
# `uses` or a character's `uses`. The decision `act` offers `use <face> <name>` for every unused face whose
# results allow it and for which `possible` is true; `begin` is called with the die already spent and pushes
# steps with `procedure.first`.

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
    """One action a die can pay for."""

    name: str  # a word of the action `use`, unique for a side
    side: int
    results: tuple[str, ...]  # which of them allow it
    rule: str
    begin: Callable[[State, Spent, Tell], State]  # starts it; the die is spent
    # whether it can be done now (for the menu: public facts and the side's own hand only)
    possible: Callable[[State], bool] = _always


_CHAPTERS = ("fellowship", "movement", "battle.declaring", "nations", "event_cards", "companions")
"""The most usual first: a side is offered its uses in this order."""


@cache
def _uses() -> tuple[dict[str, Use], dict[str, Use]]:
    by_side: tuple[dict[str, Use], dict[str, Use]] = ({}, {})
    rooms = (
        *(f"rules.{room}" for room in _CHAPTERS),
        *(room for ruleset in rulesets() for room in ruleset.use_rooms),
    )
    declared: list[Use] = []
    for room in rooms:
        declared += getattr(importlib.import_module(f"cogs.war.{room}"), "USES", ())
    for ability in collect("rules.characters", "Abilities").values():
        declared += ability.uses
    for card in collect("rules.cards", "Card").values():
        declared += card.uses
    for use in declared:
        by_side[use.side][use.name] = use
    return by_side


def uses_of(side: int) -> dict[str, Use]:
    """Return every use of a side's dice, by name."""
    return _uses()[side]


@cache
def printed_uses(side: int) -> tuple[Use, ...]:
    """5 Return the uses of the dice that the chapters name, without what a character or a card adds."""
    rooms = (importlib.import_module(f"cogs.war.rules.{room}") for room in _CHAPTERS)
    return tuple(use for room in rooms for use in getattr(room, "USES", ()) if use.side == side)


def results_of(state: State, side: int, die: str) -> tuple[str, ...]:
    """5 List what a face may be used as now; a character may add to it (Messenger of the Dark Tower)."""
    results = RESULTS[die]
    for more in _more_results()[side]:
        results = (*results, *more(state, die))
    return results


@cache
def _more_results() -> tuple[tuple[MoreResults, ...], tuple[MoreResults, ...]]:
    """Return the characters' part in `results_of`, by side."""
    abilities = [
        ability for ability in collect("rules.characters", "Abilities").values() if ability.more_results
    ]
    free, shadow = (
        tuple(ability.more_results for ability in abilities if ability.side == side)
        for side in (FREE, SHADOW)
    )
    return free, shadow


def result_for(state: State, use: Use, die: str) -> str | None:
    """Return the result a die is used as for a use; None where it does not allow it."""
    return next((result for result in results_of(state, use.side, die) if result in use.results), None)


# Every message id the rules may use: refusals, outcomes, and the kinds of decisions and chance.
#
# The catalogue must have a message for each; its variables are listed beside it and hold ids, not words.

refuse = Refusals(
    {
        # any time
        "refusal-not-among": (),  # the right kind of choice, but not one of those offered
        # 4, 5, 6 dice
        "refusal-no-such-die": ("die",),  # no unused die with this face
        "refusal-die-does-not": ("die", "what"),  # the face does not allow this action
        "refusal-use-impossible": ("what",),  # nothing to do it with, or a condition is not met
        "refusal-may-not-pass": (),  # only with strictly fewer unused dice
        "refusal-ring-used": (),  # one Elven Ring a turn
        "refusal-no-ring": (),
        "refusal-ring-face": ("die", "face"),  # no Will of the West, no change of an Eye, no such face
        "refusal-hunt-allocation": ("least", "most"),
        # 7 cards
        "refusal-not-in-hand": ("card",),
        "refusal-card-condition": ("card",),  # its printed condition is not met
        "refusal-deck-empty": (),
        # 8 recruiting
        "refusal-no-reinforcements": ("figure",),
        "refusal-not-at-war": ("nation",),
        "refusal-no-recruiting-there": ("figure", "region"),
        "refusal-pair-elsewhere": ("region",),  # the two figures of a pair go to different Settlements
        # 9 politics
        "refusal-passive": ("nation",),  # may not be moved into At War
        "refusal-at-war-already": ("nation",),
        "refusal-closed-by-card": ("region",),  # a card on the table closes it
        # 10, 11 armies
        "refusal-not-adjacent": ("origin", "region"),
        "refusal-no-army": ("region",),
        "refusal-enemy-army": ("region",),  # must be attacked, not entered
        "refusal-no-enemy": ("region",),
        "refusal-no-leader": ("region",),  # a Character die needs a Leader, Nazgûl or character
        "refusal-borders": ("region",),  # no figure there may cross into this Nation
        "refusal-stacking": ("region",),
        "refusal-moved-already": ("region",),
        "refusal-besieged": ("region",),
        "refusal-force-needs-unit": (),
        "refusal-force-needs-leader": (),
        "refusal-leader-alone": (),
        "refusal-combat-condition": ("card",),
        "refusal-no-retreat-there": ("region",),
        # 11 under the GroTeka mod
        "refusal-no-such-unit": ("unit",),  # no unit of this handle left
        "refusal-unit-bound": ("unit",),  # it has a target, or is in a clash already (G26, G27)
        "refusal-nobody-bound": (),  # the attacker must bind a unit (A11)
        "refusal-enough-attack": ("most",),  # no more units may attack in this series (A8, A9)
        "refusal-commanders": (),  # not these commanders, or too many (G13)
        # 12, 13 the Fellowship and the characters
        "refusal-no-rest-there": ("region",),  # the figure may not end its path there (12.5, 12.8)
        "refusal-path-astray": ("region",),  # too far, or from there no permitted end is in reach
        "refusal-out-of-reach": ("region",),  # too far for this group, or closed to it
    }
)

OUTCOMES: tuple[str, ...] = (
    "outcome-corruption",  # 15.1
    "outcome-ring-destroyed",  # 15.2
    "outcome-shadow-conquest",  # 15.3
    "outcome-free-peoples-conquest",  # 15.4
    "outcome-resigned",
    "outcome-turn-limit",  # nobody wins
)

DECISIONS: tuple[str, ...] = (
    *("excess", "allocate", "act"),  # 4.1d, 4.3, 4.5
    *("recruit", "advance_nation"),  # 8, 5.4
    *("march", "movers", "trim"),  # 10
    *("attack", "rearguard", "withdraw", "combat_card", "hits", "cease", "prolong", "retreat"),  # 11
    *("follow_up", "advancing"),  # 11.14: whether the attackers move in, and who
    *("declare", "path", "enter_mordor", "guide"),  # 12, 14
    *("separate", "companions", "nazgul"),  # 13.1-13.3
    *("hunt_card", "guide_ability", "casualty", "hide_or_move"),  # 13.7
    *("ability", "entrance"),  # characters: an optional ability, where one enters play
    *("flank", "second_attack", "commanders", "split", "bind", "counter", "drop"),  # 11 under the mod
    *("captain", "ring", "sacrifice", "replace", "mod_hits", "reserves", "disband"),
    *("battle_place", "battle_origin", "battle_army", "battle_flank"),  # a battle on its own
    *("battle_hand", "battle_cards", "battle_ready"),
    *("event", "combat_effect"),  # a choice in the text of an event card, or of a Combat card
)
"""The kinds of decisions. `event` and `combat_effect` are told apart by the step on top of the agenda."""

CHANCES: tuple[str, ...] = ("roll", "action_roll", "draw", "tile", "companion", "pick")
