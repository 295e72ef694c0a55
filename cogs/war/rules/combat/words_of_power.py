"""Words of Power: a Companion has neither Leadership nor abilities in this round.

What he would add to the Combat roll as a Captain of the West goes with it.
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
from cogs.war.rules.battle.record import fighter, fighter_with
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import nazgul_takes_part, nobody_struck, tell_applied
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks
from cogs.war.rules.procedure import first, follow

ID = "words_of_power"


@dataclass(frozen=True, slots=True)
class SilenceCompanion(EffectChoice):
    """11.7 Which Companion is silenced."""

    rule: ClassVar[str] = "11.7"
    kind: ClassVar[str] = "combat_effect"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-silenced")}
    side: int
    step: Literal["words_of_power_companion"] = "words_of_power_companion"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseFigure(each) for each in companions(fighter(state, 1 - self.side).force)]

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        enemy = 1 - self.side
        silenced = (*fighter(state, enemy).silenced, action.figure)
        return tell_applied(fighter_with(follow(state), enemy, silenced=silenced), self.side, ID, 1, tell)


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, SilenceCompanion(side))


EFFECT = CombatEffect(ID, {1: _act}, requires=nazgul_takes_part, idle=nobody_struck(companions))
