"""Relentless Assault: one or two hits on one's own Army, each for a stronger Combat roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseNumber
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import raise_dice, strikes_needed, take_hits, tell_applied
from cogs.war.rules.effect_choice import EffectChoice, Facts, Pick, Picks, highest
from cogs.war.rules.procedure import first, follow

ID = "relentless_assault"
MOST_HITS = 2


@dataclass(frozen=True, slots=True)
class DriveOn(EffectChoice):
    """11.7 How many hits are dealt to one's own Army; none is allowed."""

    rule: ClassVar[str] = "11.7"
    kind: ClassVar[str] = "combat_effect"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {ChooseNumber: Pick("pick-hits", tone="secondary")}
    side: int
    step: Literal["relentless_assault_hits"] = "relentless_assault_hits"

    def chooser(self, state: State) -> int:
        return self.side

    def options(self, state: State) -> Sequence[Action]:
        most = min(MOST_HITS, strikes_needed(fighter(state, self.side).force))
        return [ChooseNumber(hits) for hits in range(most + 1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        if not action.number:
            return follow(state)
        hits = take_hits(state, self.side, action.number, ID)
        state = raise_dice(follow(state, hits), self.side, roll=action.number)
        return tell_applied(state, self.side, ID, action.number, tell)

    def facts(self, state: State) -> Facts:
        return {"count": highest(self.list_options(state)), "effect": ID}


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, DriveOn(side))


EFFECT = CombatEffect(ID, {3: _act})
