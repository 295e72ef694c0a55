"""What the active player is asked: what must be among the dice, and what would come of them."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.journey.components import ANY_SYMBOLS, NAZGUL, WHITE_TREE
from cogs.journey.observation import JourneyObservation
from cogs.journey.words.forecast import foretell
from cogs.journey.words.phrases import Phrasebook


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: JourneyObservation) -> None:
        self.say = say
        self.seen = seen

    def prompt(self) -> str:
        """What the viewer must decide now, with the rules it comes from."""
        return " ".join([*self._task(), *self._nazgul(), *self._more(), *self._ahead()])

    def _task(self) -> Iterator[str]:
        if self.seen.complete and self.seen.chosen:
            more = set(self.seen.chosen) - set(self.seen.forced)
            yield self.say("prompt-more" if more else "prompt-forced")
        else:
            equal = self.seen.place_rule == ANY_SYMBOLS
            yield self.say("prompt-nothing-equal" if equal else "prompt-nothing")

    def _nazgul(self) -> Iterator[str]:
        nazgul = [(die.colour, die.symbol) for die in self.seen.rolled if die.symbol == NAZGUL]
        taken = [each for each in nazgul if each[0] in self.seen.chosen]
        if nazgul and not taken:
            if self.seen.place_rule == ANY_SYMBOLS:
                yield self.say("prompt-nazgul-needed-equal")
            else:
                yield self.say("prompt-nazgul-needed", count=len(nazgul))
        elif taken and taken[0][0] in self.seen.forced:
            yield self.say("prompt-nazgul-taken", dice=self.say.dice(taken))

    def _more(self) -> Iterator[str]:
        if any(die.symbol == WHITE_TREE for die in self.seen.rolled) and not self.seen.ends:
            yield self.say("prompt-tree")
        if self.seen.may_repeat:
            yield self.say("prompt-again")

    def _ahead(self) -> Iterator[str]:
        if self.seen.forecast is not None and self.seen.forecast.dice:
            yield self.say("ahead", effects=foretell(self.say, self.seen.forecast, self.seen.viewer))
