"""Andúril: Strider forgoes his Leadership and a missed die becomes a hit; for Aragorn it is up to two (W106).

With no miss to turn, or no Leadership left to give up, nothing happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseNumber
from cogs.war.model.state import State
from cogs.war.rules.battle.record import leads
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import anybody, forfeit_by, misses, turn_misses
from cogs.war.rules.effect_choice import EffectChoice, Facts, Pick, highest
from cogs.war.rules.procedure import first, follow

ID = "anduril"
TURNED = {"aragorn": 2, "strider": 1}
"""Missed dice each of them may turn into hits."""


def _bearer(state: State, side: int) -> str | None:
    return next((each for each in TURNED if leads(state, side, each)), None)


@dataclass(frozen=True, slots=True)
class DrawSword(EffectChoice):
    """11.7, W106 How many missed dice become hits: one at least."""

    rule: ClassVar[str] = "11.7"
    kind: ClassVar[str] = "combat_effect"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    side: int
    step: Literal["anduril_misses"] = "anduril_misses"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        bearer = _bearer(state, self.side)
        most = min(TURNED[bearer], misses(state, self.side)) if bearer else 0
        return [ChooseNumber(turned) for turned in range(most, 0, -1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        bearer = _bearer(state, self.side)
        assert bearer is not None
        state = forfeit_by(follow(state), self.side, [bearer], ID, tell)
        return turn_misses(state, self.side, action.number, ID, tell)

    def facts(self, state: State) -> Facts:
        return {"count": highest(self.list_options(state))}

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, ChooseNumber)
        left = misses(state, self.side) - action.number
        return Pick("pick-turned", tone="secondary", facts={"left": left})


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, DrawSword(side))


EFFECT = CombatEffect(ID, {4: _act}, requires=anybody(*TURNED))
