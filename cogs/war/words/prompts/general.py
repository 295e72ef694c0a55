"""What is asked by a step that has no words of its own."""

from __future__ import annotations

from cogs.war.words.menus.sight import Sight
from cogs.war.words.prompts.question import Question, by_card


def general(sight: Sight) -> Question:
    """That there is something to choose, with the card that has it chosen."""
    return by_card(sight, getattr(sight.step, "card", ""), sight.say("prompt-choose")), ""
