"""Prompts for a side: one or two sentences for each decision, with the rule it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import Seat
from cogs.confrontation.components import BOARD
from cogs.confrontation.observation import Battle, ConfrontationObservation
from cogs.confrontation.words.foregone import known_figure, meets_orcs, strength_of
from cogs.confrontation.words.menus import enemy_of, saruman_odds
from cogs.confrontation.words.phrases import Phrasebook

HOMES: Mapping[Seat | None, str] = {
    region.start_side: region.id for region in BOARD.regions if region.terrain == "home"
}
"""3.1 Where each side starts with four figures."""


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: ConfrontationObservation) -> None:
        self.say = say
        self.seen = seen
        self.side: Seat = seen.viewer or seen.turn
        self.verbs = frozenset(action.verb for action in seen.legal)

    def prompt(self) -> str:
        """Tell the viewer what to decide now."""
        return " ".join(self._questions())

    def _questions(self) -> Sequence[str]:
        asks: Mapping[str, Callable[[], Sequence[str]]] = {
            "setup": self._ask_setup,
            "move": self._ask_move,
            "tunnel": self._ask_tunnel,
            "challenge": self._ask_challenge,
            "early": self._ask_early,
            "saruman": self._ask_saruman,
            "cards": self._ask_card,
            "magic": self._ask_magic,
            "retreat": self._ask_retreat,
        }
        return asks[self.seen.stage]()

    def _ask_setup(self) -> Sequence[str]:
        if not self.seen.unplaced:
            return [self.say("prompt-ready", swaps=self.seen.swaps_left)]
        return [self.say("prompt-place", home=self.say.name(HOMES[self.side]), left=len(self.seen.unplaced))]

    def _ask_move(self) -> Sequence[str]:
        if self.seen.riding is not None:
            return [self.say("prompt-riding", figure=self.say.name(self.seen.riding))]
        if self.seen.ride is not None:
            return [self.say("prompt-ridden", region=self.say.name(self.seen.ride))]
        if "move" not in self.verbs:
            return [self.say("prompt-only-special")]
        asked = [self.say("prompt-move")]
        if self.verbs & {"shadowfax", "gandalf_white", "palantir", "ringwraith"}:
            asked.append(self.say("prompt-special"))
        if "rearrange" in self.verbs:
            asked.append(self.say("prompt-rearrange"))
        return asked

    def _ask_tunnel(self) -> Sequence[str]:
        return [self.say("prompt-ambush" if "ambush" in self.verbs else "prompt-let-pass")]

    def _ask_challenge(self) -> Sequence[str]:
        region = self.say.name(self._battle.region)
        if "challenge" not in self.verbs:
            return [self.say("prompt-keep", region=region)]
        return [
            self.say(
                "prompt-challenge",
                region=region,
                count=len(self.seen.pieces_in(self._battle.region, enemy_of(self.side))),
            )
        ]

    def _ask_early(self) -> Sequence[str]:
        orcs = meets_orcs(self._battle)
        if self.verbs <= {"fight"}:
            if orcs:
                figure = self.say.name(known_figure(self._battle.light))
                return [self.say("prompt-early-nothing-orcs", figure=figure)]
            return [self.say("prompt-early-nothing")]
        region, target = self.say.name(self._battle.region), self.say.name(known_figure(self._battle.dark))
        asked = [self.say(self._early_message(), region=region, target=target)]
        return [*asked, self.say("prompt-early-orcs")] if orcs else asked

    def _early_message(self) -> str:
        if "show_frodo" in self.verbs:
            return "prompt-early-sam-orcs" if meets_orcs(self._battle) else "prompt-early-sam"
        if self._battle.light == "pippin":
            return "prompt-early-pippin"
        if "stand_in" not in self.verbs:
            return "prompt-early-flee"
        return "prompt-early-both" if "flee" in self.verbs else "prompt-early-guard"

    def _ask_saruman(self) -> Sequence[str]:
        return [self.say("prompt-saruman", **saruman_odds(self.say, self._battle))]

    def _ask_card(self) -> Sequence[str]:
        asked = self._which_card()
        troll = self.side == "light" and self._battle.dark == "cave_troll"
        return [*asked, self.say("prompt-cards-against-troll")] if troll else asked

    def _which_card(self) -> Sequence[str]:
        battle, region = self._battle, self.say.name(self._battle.region)
        light, dark = known_figure(battle.light), known_figure(battle.dark)
        own, enemy = (light, dark) if self.side == "light" else (dark, light)
        strengths = {"strength": strength_of(own, battle), "against": strength_of(enemy, battle)}
        fighters = {"region": region, "own": self.say.name(own), "enemy": self.say.name(enemy)}
        if own == "cave_troll":
            return [self.say("prompt-cards-troll", region=region)]
        if light == "gandalf" and dark != "warg":
            if self.side == "dark":
                return [self.say("prompt-cards-first", **fighters, **strengths)]
            if battle.dark_card is not None:
                card = self.say.name(battle.dark_card)
                return [self.say("prompt-cards-second", **fighters, **strengths, card=card)]
        return [self.say("prompt-cards", **fighters, **strengths)]

    def _ask_magic(self) -> Sequence[str]:
        asked = [self.say("prompt-magic")]
        return [*asked, self.say("prompt-magic-optional")] if "keep_magic" in self.verbs else asked

    def _ask_retreat(self) -> Sequence[str]:
        battle = self._battle
        figure = known_figure(battle.light if self.side == "light" else battle.dark)
        message = "prompt-retreat-optional" if "stay" in self.verbs else "prompt-retreat"
        return [self.say(message, figure=self.say.name(figure), region=self.say.name(battle.region))]

    @property
    def _battle(self) -> Battle:
        assert self.seen.battle is not None, "a question about a battle outside one"
        return self.seen.battle
