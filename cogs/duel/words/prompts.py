"""What a player is asked: one or two sentences for each decision, with the rule it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.engine import Seat
from cogs.duel.observation import DuelObservation
from cogs.duel.state import Effect
from cogs.duel.words.names import effect_label, source_label
from cogs.duel.words.outlook import opponent_of
from cogs.duel.words.phrases import Phrasebook

LONGEST_LIST = 4
"""Effects named in a question; more are counted."""


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: DuelObservation) -> None:
        self.say = say
        self.seen = seen
        self.side: Seat = seen.viewer or seen.turn
        self.verbs = frozenset(action.verb for action in seen.legal)

    def prompt(self) -> str:
        """What the viewer must decide now."""
        return " ".join([*self._questions(), *self._may_skip()])

    def _questions(self) -> Iterator[str]:
        ask = _ASKS.get(self.seen.stage)
        what = self._about() if ask is None else ask(self)
        yield self.say("prompt-with-rule", what=what, rule=self._rule())

    def _may_skip(self) -> Iterator[str]:
        if "skip" in self.verbs and self.seen.stage != "trio":
            yield self.say("prompt-may-skip")

    def _rule(self) -> str:
        return next((each.rule for each in self.seen.waiting if each.seat == self.side), "4.1")

    def _effect(self) -> Effect | None:
        return next(iter(self.seen.effects), None)

    def _about(self) -> str:
        """A question about the effect in hand: how much of it is left, and where it comes from."""
        effect = self._effect()
        count = 1 if effect is None else effect.amount
        asked = self.say(f"prompt-{self.seen.stage}", count=count)
        if effect is None:
            return asked
        return self.say("prompt-from", what=asked, source=source_label(self.say, effect.source))

    def turn(self) -> str:
        coins = self.seen.area(self.side).coins
        if not self.seen.tiles:
            return self.say("prompt-turn-cards", count=coins)
        return self.say("prompt-turn" if "landmark" in self.verbs else "prompt-turn-poor", count=coins)

    def effects(self) -> str:
        named = [effect_label(self.say, each) for each in self.seen.effects]
        if len(named) > LONGEST_LIST:
            return self.say("prompt-effects-many", count=len(named))
        return self.say("prompt-effects", effects=", ".join(named))

    def trio(self) -> str:
        if "ally" in self.verbs:
            return self.say("prompt-trio-now")
        return self.say("prompt-trio", count=len(self.seen.picked) + 1)

    def token(self) -> str:
        return self.say("prompt-token")

    def strip(self) -> str:
        return self.say("prompt-strip", enemy=self.say.name(opponent_of(self.side)))

    def pile(self) -> str:
        return self.say("prompt-pile", count=self.seen.pile)

    def revive(self) -> str:
        return self.say("prompt-revive")


_ASKS: Mapping[str, Callable[[Prompts], str]] = {
    "turn": Prompts.turn,
    "effects": Prompts.effects,
    "trio": Prompts.trio,
    "token": Prompts.token,
    "strip": Prompts.strip,
    "pile": Prompts.pile,
    "revive": Prompts.revive,
}
