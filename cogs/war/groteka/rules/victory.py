"""G53, G54 Military victory, and the dice the Shadow loses with its Settlements."""

from __future__ import annotations

from cogs.war.groteka.components import DICE_LOST, LEAST_DICE, POINTS_TO_WIN
from cogs.war.model.components import DICE_MOST, DICE_START, FREE, SHADOW


def conqueror(free: int, shadow: int) -> int | None:
    """G53 Who wins with these victory points; the Shadow where both have enough (A58)."""
    if shadow >= POINTS_TO_WIN[SHADOW]:
        return SHADOW
    return FREE if free >= POINTS_TO_WIN[FREE] else None


def dice_lost(free: int) -> int:
    """G54 Dice the Shadow has lost to so many victory points of the Free Peoples; as for the last cell
    beyond it.
    """
    return DICE_LOST[min(free, len(DICE_LOST) - 1)]


def shadow_dice(free: int, minions: int) -> int:
    """G54, A35 Dice of the Shadow in a turn that begins with so many victory points of the Free Peoples and
    so many Minions in play. Never fewer than two (a), nor more than the table allows (b).
    """
    return max(LEAST_DICE, min(DICE_MOST[SHADOW], DICE_START[SHADOW] + minions) - dice_lost(free))
