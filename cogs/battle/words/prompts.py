"""Prompts for a player: a few sentences for each decision, with the rule it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.engine import Seat
from bot.text import Forms
from cogs.battle.observation import AssaultSeen, BattleObservation, PlayerSeen
from cogs.battle.words.phrases import Phrasebook, exchanger, holder_in_question, movers, party_letter
from cogs.battle.words.story import icons

_ORDERS = {
    "discard_from_party": "prompt-counter-party",
    "discard_from_hand": "prompt-counter-hand",
    "discard_won_enemy": "prompt-counter-enemy",
}


class Asked:
    """A question to one observer in one language."""

    def __init__(self, say: Phrasebook, seen: BattleObservation) -> None:
        self.say = say
        self.seen = seen
        self.cards = seen.cards
        self.seat: Seat = seen.viewer or seen.active

    @property
    def own(self) -> PlayerSeen:
        """The player who is asked."""
        return self.seen.player(self.seat)

    @property
    def assault(self) -> AssaultSeen:
        """The attack that is asked about."""
        assert self.seen.assault is not None, "a question about an attack outside one"
        return self.seen.assault


class Prompts(Asked):
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: BattleObservation) -> None:
        super().__init__(say, seen)
        self.verbs = frozenset(action.verb for action in seen.legal)

    def prompt(self) -> str:
        """Tell the viewer what to decide now."""
        asks: Mapping[str, Callable[[], Iterator[str]]] = {
            "turn": self._turn,
            "extra": lambda: iter([self.say("prompt-extra", card=self._acting)]),
            "angbor": lambda: iter([self.say("prompt-angbor", card=self._acting)]),
            "window": self._window,
            "attack": self._attack,
            "counterattack": self._counterattack,
        }
        return " ".join(asks[self.seen.stage]())

    def _turn(self) -> Iterator[str]:
        if "take" not in self.verbs:
            yield self.say("prompt-turn-place")
        elif "place" not in self.verbs:
            yield self.say("prompt-turn-take" if self.seen.can_draw else "prompt-turn-pass")
        else:
            yield self.say("prompt-turn-both")

    def _window(self) -> Iterator[str]:
        if self.verbs == {"end"}:
            yield self.say("prompt-window-over")
            return
        yield self.say("prompt-window-attack" if "attack" in self.verbs else "prompt-window-none")
        if "exchange" in self.verbs:
            yield self.say("prompt-window-gandalf", card=exchanger(self.say, self.seen, self.own))
        if "move" in self.verbs:
            yield self.say("prompt-window-tom", cards=self.say.several(movers(self.seen.legal)))
        yield self.say("prompt-window-end")

    def _attack(self) -> Iterator[str]:
        assault = self.assault
        party = party_letter(assault.party)
        if "beat" in self.verbs:
            yield self.say("prompt-attack-enemies", party=party)
        elif "borrow" in self.verbs:
            yield self.say("prompt-attack-borrow", party=party, symbols=icons(self.say, assault.missing))
        elif not assault.enemies:
            yield self.say("prompt-attack-nobody", party=party)
        else:
            points = sum(self.cards.points[enemy] for enemy in assault.enemies)
            enemies = self.say.several(assault.enemies)
            yield self.say("prompt-attack-confirm", party=party, enemies=enemies, points=points)

    def _counterattack(self) -> Iterator[str]:
        if "keep" in self.verbs:
            yield self.say("prompt-counter-keep", cards=self.say.several(self.own.hand or ()))
        else:
            yield self.say(_ORDERS[self.seen.order or "discard_from_hand"])

    @property
    def _acting(self) -> Forms:
        return self.say.name(holder_in_question(self.seen))
