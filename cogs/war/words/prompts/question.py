"""The parts of questions; the general one, and those of cards and effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from cogs.war.model.components import CARDS, COMBAT_EFFECTS, MOST_DICE, TILES
from cogs.war.model.state import Battle, State, evolve
from cogs.war.rules.battle.record import combat_dice, fighter, fresh, leadership, target
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.words.groteka.units import odds_label
from cogs.war.words.menus.sight import Sight
from cogs.war.words.names import Phrasebook, card_label, character_label, effect_label, tile_label
from cogs.war.words.status import values_of

# What every question is made of: what is asked, and what is at stake.

Question: TypeAlias = tuple[str, str]
"""What is asked, without the full stop, and what is at stake in whole sentences; "" for nothing."""
Ask: TypeAlias = Callable[[Sight, Any], Question]
Asks: TypeAlias = Mapping[str, Ask]
"""Questions by the name of the step that asks."""


def by_card(sight: Sight, cause: str, asked: str) -> str:
    """Return a question that a card asks: `Swords in Eriador: recruit a figure`."""
    if cause not in CARDS:
        return asked
    return sight.say("prompt-by-card", card=card_label(sight.say, cause), what=asked)


def simple_question(message: str, stakes: str = "", *, by_its_card: bool = False) -> Ask:
    """Return a question that is one message, and what is at stake another."""

    def build(sight: Sight, step: Any) -> Question:
        asked = by_card(sight, step.card, sight.say(message)) if by_its_card else sight.say(message)
        return asked, sight.say(stakes) if stakes else ""

    return build


def battle_of(sight: Sight) -> Battle:
    """Return the battle being fought."""
    assert sight.seen.battle is not None
    return sight.seen.battle


def odds(sight: Sight, coming: bool = False) -> str:
    """Return both sides of a battle: dice, Leadership, what hits; the attacker first. coming: in the next
    round.

    Under the mod: attack and defence with their modifiers, which stand from round to round.
    """
    battle = battle_of(sight)
    if battle.melee is not None:
        return odds_label(sight.say, battle, sight.seen.options)
    if coming:
        sides = (fresh(battle.sides[0]), fresh(battle.sides[1]))
        battle = replace(battle, round=battle.round + 1, sides=sides)
    state = evolve(sight.state, battle=battle)
    attacker, defender = battle.attacker, 1 - battle.attacker
    return sight.say(
        "prompt-odds", attacker=_side(sight, state, attacker), defender=_side(sight, state, defender)
    )


def _side(sight: Sight, state: State, side: int) -> str:
    return sight.say(
        "prompt-side",
        count=combat_dice(fighter(state, side)),
        leadership=min(MOST_DICE, leadership(state, side)),
        target=target(state, side),
    )


# What is asked by a step that has no words of its own.


def general(sight: Sight) -> Question:
    """That there is something to choose, with the card that has it chosen."""
    return by_card(sight, getattr(sight.step, "card", ""), sight.say("prompt-choose")), ""


# What is asked where a card, a Combat effect, a character or a Guide asks.


def ask(sight: Sight, step: EffectChoice) -> Question:
    """Return the question, with who asks it."""
    state, say = sight.state, sight.say
    asker = step.asker(state)
    message = "ask-by-card" if asker in CARDS or asker in COMBAT_EFFECTS else "ask-by"
    what = say(sight.message_of(step.question(state)), **values_of(say, step.facts(state)))
    return say(message, source=_label(say, asker), what=what), odds(sight) if step.odds else ""


def _label(say: Phrasebook, asker: str) -> str:
    if asker in TILES:
        return say("ask-tile", tile=tile_label(say, asker))
    if asker in CARDS:
        return card_label(say, asker)
    return (effect_label if asker in COMBAT_EFFECTS else character_label)(say, asker)
