"""All that the GroTeka mod changes, in one place.

What a changed step does is told in its own module (`__init__.py` lists them); victory and the texts of Event
cards are changed here."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.agenda import Tell
from cogs.war.groteka import components
from cogs.war.groteka.components import CAPTURE_STEPS, DICE_LOST, LEAST_DICE, POINTS_TO_WIN
from cogs.war.groteka.record import ranks_of, ranks_with
from cogs.war.model.armies import units
from cogs.war.model.components import DICE_MOST, DICE_START, FREE, SETTLEMENT, SHADOW
from cogs.war.model.ruleset import Ruleset
from cogs.war.model.state import Limit, State
from cogs.war.rules.battle.fighting import battle_of
from cogs.war.rules.event_cards import card_of

# G58 The Political Track: how far a captured Settlement moves its Nation.


def capture_steps(region: int) -> int:
    """G58 Steps of a Nation whose Settlement in this region an enemy captures: a Town's one, two of a City
    or Stronghold."""
    return CAPTURE_STEPS[SETTLEMENT[region]]


# G53, G54 Military victory, and the dice the Shadow loses with its Settlements.


def conqueror(free: int, shadow: int) -> int | None:
    """G53 Return who wins with these victory points; the Shadow where both have enough (A58)."""
    if shadow >= POINTS_TO_WIN[SHADOW]:
        return SHADOW
    return FREE if free >= POINTS_TO_WIN[FREE] else None


def dice_lost(free: int) -> int:
    """G54 Count the dice the Shadow has lost to so many victory points of the Free Peoples; as for the last
    cell beyond it."""
    return DICE_LOST[min(free, len(DICE_LOST) - 1)]


def shadow_dice(free: int, minions: int) -> int:
    """G54, A35 Count the dice of the Shadow in a turn that begins with so many victory points of the Free
    Peoples and so many Minions in play. Never fewer than two (a), nor more than the table allows (b)."""
    return max(LEAST_DICE, min(DICE_MOST[SHADOW], DICE_START[SHADOW] + minions) - dice_lost(free))


# G46, A69 Event cards whose text governs a whole battle and speaks of dice: what they do under the mod.
#
# Cards that are not listed here do what they do in the base game (`Card.each_round`).

HELP_UNLOOKED_FOR = "fp_str_10"


def _help_unlooked_for(state: State, tell: Tell) -> State:
    """Let each unit inside the Stronghold cost the Shadow an attacking unit, not a die; one is left."""
    inside = units(state.stacks[FREE][battle_of(state).region])
    others = tuple(limit for limit in ranks_of(state, SHADOW).limits if limit.cause != HELP_UNLOOKED_FOR)
    return ranks_with(state, SHADOW, limits=(*others, Limit(HELP_UNLOOKED_FOR, fewer=inside)))


EACH_ROUND: dict[str, Callable[[State, Tell], State]] = {HELP_UNLOOKED_FOR: _help_unlooked_for}


def govern(state: State, tell: Tell) -> State:
    """Let the event cards that govern the battle have their effect on a round that begins."""
    for card in battle_of(state).effects:
        state = EACH_ROUND.get(card, card_of(card).each_round)(state, tell)
    return state


RULESET = Ruleset(
    battle="groteka_battle",
    army_attack="army_attack",
    card_hits="break_by_card",
    combat=("groteka.cards", "MeleeCard"),
    most_besieged=components.PRINTED.most_besieged,
    conqueror=conqueror,
    shadow_dice=shadow_dice,
    capture_steps=capture_steps,
    turn_begins=("regroup", "return_reserves"),
    uses=("disband",),
    use_rooms=("groteka.reserves",),
    second_attack=("second_attack",),
    points_to_win=components.POINTS_TO_WIN,
)
