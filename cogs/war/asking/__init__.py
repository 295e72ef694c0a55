"""What a player is asked: one or two sentences for each decision, with what is at stake and the rule."""

from __future__ import annotations

from cogs.war.observation import WarObservation
from cogs.war.phrases import Phrases


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrases, seen: WarObservation) -> None:
        self.say = say
        self.seen = seen

    def prompt(self) -> str:
        """What the viewer must decide now."""
        mine = next(each for each in self.seen.waiting if each.seat == self.seen.viewer)
        return self.say("prompt-with-rule", what=self.say(f"prompt-{mine.kind}"), rule=mine.rule)
