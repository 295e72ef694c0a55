"""Mighty Attack (G49j): a Companion forgoes his Leadership, and a failed attack becomes a success.

His points must not count anywhere else: he is no picked commander, or nobody's modifiers count (A29).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import MISSES, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import idle_companions
from cogs.war.groteka.rules.clashes import TurnStrikes, failures
from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighting
from cogs.war.rules.combat.vocabulary import forfeit_by
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks, no
from cogs.war.rules.procedure import first, follow

ID = "mighty_attack"


@dataclass(frozen=True, slots=True)
class AttackMightily(EffectChoice):
    """G49j Which Companion forgoes his Leadership, if any; then which attack succeeds."""

    rule: ClassVar[str] = "G49j"
    kind: ClassVar[str] = "combat_effect"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("choice-mighty"), **no("choice-nobody-gives")}
    side: int
    step: Literal["groteka_mighty_attack"] = "groteka_mighty_attack"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(failures(state, self.side)) and bool(idle_companions(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(ChooseFigure(name) for name in idle_companions(state)), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, TurnStrikes(self.side, ID, 1))
        return forfeit_by(state, self.side, [action.figure], ID, tell)


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, AttackMightily(side))


MELEE_CARD = MeleeCard(ID, {MISSES: _act})
