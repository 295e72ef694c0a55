"""Every question, by the step that asks it."""

from __future__ import annotations

from cogs.war.model.observation import WarObservation
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.words.groteka import prompts as groteka
from cogs.war.words.menus.sight import Sight, sight_of
from cogs.war.words.names import Phrasebook
from cogs.war.words.prompts import battle, chapters, question
from cogs.war.words.prompts.question import Asks, Question
from cogs.war.words.skirmish import prompts as skirmish

ASKS: Asks = {
    **chapters.DICE_ASKS,
    **chapters.RECRUITING_ASKS,
    **chapters.MOVEMENT_ASKS,
    **battle.ASKS,
    **chapters.FELLOWSHIP_ASKS,
    **chapters.COMPANIONS_ASKS,
    **chapters.HUNT_ASKS,
    **skirmish.ASKS,
    **groteka.ASKS,
}


ASKED = "?"
"""What ends a question that needs no full stop after its rule."""


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: WarObservation) -> None:
        self.say = say
        self.seen = seen
        self.sight = sight_of(say, seen)

    def prompt(self) -> str:
        """Say what the viewer must decide now."""
        asked, stakes = _question(self.sight)
        message = "prompt-asked-with-rule" if asked.endswith(ASKED) else "prompt-with-rule"
        what = self.say(message, what=asked, rule=chapters.rule_of(self.sight))
        return f"{what} {stakes}" if stakes else what


def _question(sight: Sight) -> Question:
    step = sight.step
    if isinstance(step, EffectChoice):
        asked, stakes = question.ask(sight, step)
        return asked, stakes or groteka.units_given(sight, step)
    ask = ASKS.get(getattr(step, "step", ""))
    return question.general(sight) if ask is None else ask(sight, step)
