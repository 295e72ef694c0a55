"""Scouts: attacked in the field, the Free Peoples Army falls back before the Combat roll.

It goes to an adjacent free region, or into its Stronghold where it stands at one. Where it can do neither the
battle goes on. The Shadow's card of a higher number no longer acts, and costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Retreat, Withdraw
from cogs.war.model.armies import retreats
from cogs.war.model.components import NUMBER, REGIONS
from cogs.war.model.state import State
from cogs.war.rules.battle.record import battle_of
from cogs.war.rules.battle.withdrawal import may_withdraw, retreat, withdraw
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import defends_in_field, tell_applied
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.procedure import first, follow

ID = "scouts"


@dataclass(frozen=True, slots=True)
class FallBack(EffectChoice):
    """11.7 Where the Army falls back to."""

    rule: ClassVar[str] = "11.7"
    kind: ClassVar[str] = "combat_effect"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    side: int
    step: Literal["scouts_retreat"] = "scouts_retreat"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        regions = retreats(state, self.side, battle_of(state).region)
        found: list[Action] = [Retreat(REGIONS[region]) for region in regions]
        return [Withdraw(), *found] if may_withdraw(state) else found

    def choose(self, state: State, action: Retreat | Withdraw, tell: Tell) -> State:
        state = tell_applied(follow(state), self.side, ID, 0, tell)
        if isinstance(action, Withdraw):
            return withdraw(state, tell)
        return retreat(state, self.side, battle_of(state).region, NUMBER[action.region], tell)


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, FallBack(side))


EFFECT = CombatEffect(ID, {1: _act}, requires=defends_in_field)
