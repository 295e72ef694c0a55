"""All that the GroTeka mod changes, in one place; what a changed step does is told in its own module
(`__init__.py` lists them).
"""

from __future__ import annotations

from cogs.war.groteka import components
from cogs.war.groteka.rules import victory
from cogs.war.model.ruleset import Ruleset

RULESET = Ruleset(
    battle="groteka_battle",
    army_attack="army_attack",
    card_hits="break_by_card",
    combat=("groteka.rules.cards", "MeleeCard"),
    most_besieged=components.PRINTED.most_besieged,
    conqueror=victory.conqueror,
    shadow_dice=victory.shadow_dice,
    capture_steps=victory.capture_steps,
    turn_begins=("regroup", "return_reserves"),
    uses=("disband",),
    use_rooms=("groteka.rules.reserves",),
    second_attack=("second_attack",),
    points_to_win=components.POINTS_TO_WIN,
)
