"""All that the GroTeka mod changes, in one place: what the base asks a ruleset, and the two answers.

The base calls `ruleset(state)` where a `Ruleset` below has a field; everything else is shared. What a changed
step does is told in its own module (`__init__.py` lists them). Steps go by their names, so that this module
can be imported from anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cogs.war.groteka import components
from cogs.war.groteka.rules import politics, victory
from cogs.war.model.components import DICE_MOST, DICE_START, FREE, MOST_BESIEGED, POINTS_TO_WIN, SHADOW
from cogs.war.model.state import State


def _conqueror(free: int, shadow: int) -> int | None:
    """15.3, 15.4 The Shadow wins where both have enough."""
    if shadow >= POINTS_TO_WIN[SHADOW]:
        return SHADOW
    return FREE if free >= POINTS_TO_WIN[FREE] else None


def _shadow_dice(free: int, minions: int) -> int:
    """4.1b The Shadow's dice, whatever it has lost."""
    return min(DICE_MOST[SHADOW], DICE_START[SHADOW] + minions)


def _capture_steps(region: int) -> int:
    """9.4 A captured Settlement advances its Nation a step."""
    return 1


@dataclass(frozen=True, slots=True)
class Ruleset:
    """What one set of rules answers.

    battle: the step that fights a battle once it is declared (11.4; G1). army_attack: the step by which an
    Army result attacks, made with (side, needs) (5.3; G17). card_hits: the step in which an Army takes hits
    by an event card, made with (side, region, hits, cause) (7.6; G48). combat: the room, and the name in it,
    where Combat effects are declared whose conditions count (11.4.1; G49-G52). most_besieged: units inside a
    besieged Stronghold (11.10; G10). conqueror: who wins with these victory points, Free Peoples' first
    (15.3; G53). shadow_dice: dice of the Shadow by the victory points of the Free Peoples and the Minions in
    play (4.1b; G54). capture_steps: how far a captured Settlement moves its Nation (9.4; G58). turn_begins:
    names of steps after the dice have returned (4.1; G55). uses: names of uses of dice that no other ruleset
    has (G57).
    """

    battle: str = "fight_round"
    army_attack: str = "choose_attack"
    card_hits: str = "take_hits"
    combat: tuple[str, str] = ("rules.combat", "EFFECT")
    most_besieged: int = MOST_BESIEGED
    conqueror: Callable[[int, int], int | None] = _conqueror
    shadow_dice: Callable[[int, int], int] = _shadow_dice
    capture_steps: Callable[[int], int] = _capture_steps
    turn_begins: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()


BASE = Ruleset()
GROTEKA = Ruleset(
    battle="groteka_battle",
    army_attack="army_attack",
    card_hits="break_by_card",
    combat=("groteka.rules.cards", "MELEE_CARD"),
    most_besieged=components.PRINTED.most_besieged,
    conqueror=victory.conqueror,
    shadow_dice=victory.shadow_dice,
    capture_steps=politics.capture_steps,
    turn_begins=("regroup", "return_reserves"),
    uses=("disband",),
)
RULESETS: dict[str, Ruleset] = {"base": BASE, "groteka": GROTEKA}


def ruleset(state: State) -> Ruleset:
    """The rules a game is played by."""
    return RULESETS[state.options.rules]
