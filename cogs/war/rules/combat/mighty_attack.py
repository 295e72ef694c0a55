"""Mighty Attack: a Companion forgoes his Leadership, and a missed die becomes a hit.

With no miss to turn, or no Leadership left to give up, nothing happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure
from cogs.war.model.armies import companions
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter, leads
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import companion_takes_part, forfeit_by, misses, turn_misses
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks
from cogs.war.rules.procedure import first, follow

ID = "mighty_attack"


@dataclass(frozen=True, slots=True)
class AttackMightily(EffectChoice):
    """11.7 Which Companion forgoes his Leadership."""

    rule: ClassVar[str] = "11.7"
    kind: ClassVar[str] = "combat_effect"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-forfeits")}
    side: int
    step: Literal["mighty_attack_companion"] = "mighty_attack_companion"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return misses(state, self.side) > 0 and bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        taking_part = companions(fighter(state, self.side).force)
        return [ChooseFigure(each) for each in taking_part if leads(state, self.side, each)]

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        state = forfeit_by(follow(state), self.side, [action.figure], ID, tell)
        return turn_misses(state, self.side, 1, ID, tell)


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, AttackMightily(side))


EFFECT = CombatEffect(ID, {4: _act}, requires=companion_takes_part)
