"""Andúril (G52, after G49j): Strider forgoes his Leadership and a failed attack becomes a success; for
Aragorn up to two do.

As with a Mighty Attack his points must not count anywhere else (A29).
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
from cogs.war.model.state import Ids, State
from cogs.war.rules.battle.record import fighting
from cogs.war.rules.combat.vocabulary import forfeit_by
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks, no
from cogs.war.rules.procedure import first, follow

ID = "anduril"
WORTH = {"strider": 1, "aragorn": 2}
"""Failed attacks that become successes."""


def bearers(state: State) -> Ids:
    """Strider or Aragorn, where his Leadership may be given up."""
    return idle_companions(state, *WORTH)


@dataclass(frozen=True, slots=True)
class DrawAnduril(EffectChoice):
    """G52 Whether he forgoes his Leadership; then which attacks succeed."""

    rule: ClassVar[str] = "G52"
    kind: ClassVar[str] = "combat_effect"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = no("choice-nobody-gives")
    side: int
    step: Literal["groteka_anduril"] = "groteka_anduril"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(failures(state, self.side)) and bool(bearers(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(ChooseFigure(name) for name in bearers(state)), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, TurnStrikes(self.side, ID, WORTH[action.figure]))
        return forfeit_by(state, self.side, [action.figure], ID, tell)

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, ChooseFigure):
            return EffectChoice.pick(self, state, action)
        return Pick("choice-anduril", facts={"count": WORTH[action.figure]})


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, DrawAnduril(side))


MELEE_CARD = MeleeCard(ID, {MISSES: _act})
