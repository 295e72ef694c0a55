"""Battles of the mod from a few words, played until something is asked that a test wants to answer itself.

fight = melee("gondor_regular*3 boromir", "sauron_regular*4", free="valour")
fight = fight.go("roll")            the cards are up, nobody has rolled yet
fight = fight.dice(6, 1, 3)         the next three dice of attacks
fight.on_side(FREE)                 its record: Ranks
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine import Action
from cogs.war.game import WAR
from cogs.war.groteka.record import melee_of, ranks_of
from cogs.war.model.actions import LayCard, LayNone, Roll
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import Ranks, State, Strike, Unit, WarOptions, evolve
from cogs.war.rules.procedure import step_type
from tests.war.position import figures
from tests.war.rules.combat.position import FIELD, Fight, card_with, dealt
from tests.war.rules.combat.position import position as combat_position

STOPS = ("cease", "sacrifice", "")
"""What is asked when a series is over, or nothing."""
LAST = {"bind": "spread", "counter": "spread", "commanders": "command", "split": ""}
"""What is answered where a test says nothing: everybody attacks, everybody strikes back, nobody commands."""


class Melee:
    """A battle of the mod under way."""

    def __init__(self, fight: Fight, laid: Sequence[str], answers: dict[str, list[str]]) -> None:
        self.fight = fight
        self.laid = [card for card in laid if card]
        self.answers = answers

    @property
    def state(self) -> State:
        """The state."""
        return self.fight.state

    def on_side(self, side: int) -> Ranks:
        """One side's record."""
        return ranks_of(self.state, side)

    def unit(self, handle: str) -> Unit | None:
        """A unit, while it is there."""
        every = (*self.on_side(FREE).units, *self.on_side(SHADOW).units)
        return next((unit for unit in every if unit.handle == handle), None)

    def handles(self, side: int) -> list[str]:
        """The units of a side that stand."""
        return [unit.handle for unit in self.on_side(side).units if not unit.broken]

    @property
    def strikes(self) -> tuple[Strike, ...]:
        """The attacks of this series."""
        return melee_of(self.state).strikes

    @property
    def kind(self) -> str:
        """The decision or chance that is open."""
        return self.fight.asked()

    @property
    def seat(self) -> str:
        """Who is asked."""
        return self.fight.who()

    @property
    def offered(self) -> list[str]:
        """What may be chosen."""
        return self.fight.offered()

    def told_of(self, kind: type[Any]) -> list[Any]:
        """The events of a kind."""
        return self.fight.told_of(kind)

    def do(self, *texts: str) -> Melee:
        """Actions by their texts."""
        actions: list[Action] = [WAR.parse(text) for text in texts]
        return Melee(self.fight.do(*actions), self.laid, self.answers)

    def dice(self, *dice: int) -> Melee:
        """The next dice of attacks, one for each, what is asked between them being answered as usual."""
        melee: Melee = self
        for die in dice:
            melee = melee.go("roll")
            melee = Melee(melee.fight.do(Roll((die,))), melee.laid, melee.answers)
        return melee

    def round(self, number: int, die: int = 1) -> Melee:
        """Plays on, every die showing the same, until attacks are rolled in this round."""
        melee: Melee = self.go("roll")
        for _ in range(200):
            assert melee.state.battle is not None
            if melee.state.battle.round >= number:
                return melee
            melee = melee.dice(die).go("roll")
        raise AssertionError("the round never comes")

    def series(self, die: int = 1) -> Melee:
        """Plays the series that has begun to its end, every die showing the same."""
        melee: Melee = self.go("roll")
        assert melee.state.battle is not None
        number = melee.state.battle.round
        for _ in range(200):
            melee = melee.dice(die)
            melee = melee.go("roll", *STOPS)
            if melee.kind != "roll" or melee.state.battle is None or melee.state.battle.round > number:
                return melee
        raise AssertionError("the series never ends")

    def go(self, *kinds: str) -> Melee:
        """Plays on until one of these kinds is asked, "" for the end; the rest is answered as usual."""
        melee: Melee = Melee(self.fight.do(), self.laid, self.answers)
        for _ in range(200):
            kind = melee.kind
            if kind in kinds:
                return melee
            assert kind, f"the battle ended before {kinds}"
            melee = melee._usual(kind)
        raise AssertionError(f"{melee.kind} is asked over and over")

    def _usual(self, kind: str) -> Melee:
        offered = self.offered
        if kind == "combat_card":
            card = next((laid_card for laid_card in self.laid if str(LayCard(laid_card)) in offered), None)
            return self.do(str(LayNone() if card is None else LayCard(card)))
        waiting = self.answers.get(f"{self.seat}:{kind}", []) if kind != "roll" else []
        if waiting:
            text, rest = waiting[0], waiting[1:]
            answers = {**self.answers, f"{self.seat}:{kind}": rest}
            if text == "one":
                return Melee(self.fight, self.laid, answers)._one()
            return Melee(self.fight.do(WAR.parse(text)), self.laid, answers)
        for text in (LAST.get(kind, ""), "decline", "press_on", "stand", offered[0]):
            if text in offered:
                return self.do(text)
        raise AssertionError(f"nothing to answer {kind} with: {offered}")

    def _one(self) -> Melee:
        """The side sets the first unit on the first target, and no other."""
        seat = self.seat
        melee = self.do(next(text for text in self.offered if text.startswith("bind ")))
        more = melee.kind == "bind" and melee.seat == seat and "confirm" in melee.offered
        return melee.do("confirm") if more else melee


def melee(
    free: str,
    shadow: str,
    *,
    free_card: str = "",
    shadow_card: str = "",
    attacker: int = SHADOW,
    region: str = FIELD,
    kind: Any = "field",
    options: dict[str, Any] | None = None,
    answers: dict[str, list[str]] | None = None,
    **changes: Any,
) -> Melee:
    """A battle of the mod before its first question: these figures, these Combat effects in the hands.

    answers: by `<seat>:<kind>` the answers a side gives, in their order; `one` for a single attack.
    """
    rules = WarOptions(rules="groteka", **(options or {}))
    state = combat_position(
        figures(free), figures(shadow), attacker=attacker, region=region, kind=kind, options=rules, **changes
    )
    state = evolve(dealt(state, free_card, shadow_card), agenda=(step_type("groteka_battle")(),))
    cards = [card_with(effect) for effect in (free_card, shadow_card) if effect]
    return Melee(Fight(state), cards, answers or {})
