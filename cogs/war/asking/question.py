"""What every question is made of: what is asked, and what is at stake."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from cogs.war.choosing.sight import Sight
from cogs.war.components import CARDS, MOST_DICE
from cogs.war.naming import card_label
from cogs.war.rules.battle.record import combat_dice, leadership, target
from cogs.war.state import Battle

Question: TypeAlias = tuple[str, str]
"""What is asked, without the full stop, and what is at stake in whole sentences; "" for nothing."""
Ask: TypeAlias = Callable[[Sight, Any], Question]
Asks: TypeAlias = Mapping[str, Ask]
"""Questions by the name of the step that asks."""


def by_card(sight: Sight, cause: str, asked: str) -> str:
    """A question that a card asks: `Swords in Eriador: recruit a figure`."""
    if cause not in CARDS:
        return asked
    return sight.say("prompt-by-card", card=card_label(sight.say, cause), what=asked)


def battle_of(sight: Sight) -> Battle:
    """The battle being fought."""
    assert sight.seen.battle is not None
    return sight.seen.battle


def odds(sight: Sight) -> str:
    """Both sides of a battle: dice, Leadership, what hits; the attacker first."""
    battle = battle_of(sight)
    attacker, defender = battle.attacker, 1 - battle.attacker
    return sight.say(
        "prompt-odds", attacker=_side(sight, battle, attacker), defender=_side(sight, battle, defender)
    )


def _side(sight: Sight, battle: Battle, side: int) -> str:
    return sight.say(
        "prompt-side",
        count=combat_dice(battle.sides[side]),
        leadership=min(MOST_DICE, leadership(sight.state, side)),
        target=target(sight.state, side),
    )
