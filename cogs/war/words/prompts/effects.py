"""What is asked where a card, a Combat effect, a character or a Guide asks."""

from __future__ import annotations

from cogs.war.model.components import CARDS, COMBAT_EFFECTS, TILES
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.words.facts import values_of
from cogs.war.words.menus.sight import Sight
from cogs.war.words.names import card_label, character_label, effect_label, tile_label
from cogs.war.words.phrases import Phrasebook
from cogs.war.words.prompts.question import Question, odds


def ask(sight: Sight, step: EffectChoice) -> Question:
    """The question, with who asks it."""
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
