"""What is asked where nothing more particular is known, by the kind of decision."""

from __future__ import annotations

from cogs.war.asking.hunt import hunted
from cogs.war.asking.question import Question, by_card
from cogs.war.choosing.hunt import damage
from cogs.war.choosing.sight import Sight

KINDS: tuple[str, ...] = ("hunt_card", "guide_ability", "ability", "entrance", "event", "combat_effect")
"""Kinds of decisions that cards, Combat effects and characters bring; others are asked about by chapter."""


def general(sight: Sight) -> Question:
    """A question by its kind, with the damage of the Hunt where there is any."""
    kind = sight.kind if sight.kind in KINDS else "event"
    asked = sight.say(f"prompt-{kind.replace('_', '-')}", count=damage(sight))
    return by_card(sight, getattr(sight.step, "card", ""), asked), hunted(sight)
