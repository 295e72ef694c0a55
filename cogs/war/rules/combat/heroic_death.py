"""Heroic Death: a Leader dies for one hit, or a Companion for as many as one likes up to his Level (W105).

It cancels what is about to be taken for the Shadow's two rolls, never hits of additional attacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure, ChooseNumber, Decline
from cogs.war.model.armies import companions
from cogs.war.model.components import FIGURES
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.battle.rounds import hits_on
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import free_led, leaders_of, shield, strike, tell_applied
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.procedure import first, follow

ID = "heroic_death"


@dataclass(frozen=True, slots=True)
class DieHeroically(EffectChoice):
    """11.7 Who is sacrificed, if anybody."""

    rule: ClassVar[str] = "11.7"
    kind: ClassVar[str] = "combat_effect"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = no("pick-nobody")
    side: int
    step: Literal["heroic_death_figure"] = "heroic_death_figure"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return hits_on(state, self.side) > 0 and len(self.list_options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        force = fighter(state, self.side).force
        return [*(ChooseFigure(each) for each in (*leaders_of(force), *companions(force))), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Decline):
            return state
        if FIGURES[action.figure].role == "leader":
            return _fall(state, self.side, action.figure, 1, tell)
        return first(state, CancelHits(self.side, action.figure))

    def facts(self, state: State) -> Facts:
        return {"count": hits_on(state, self.side), "spends": False}

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, ChooseFigure):
            return EffectChoice.pick(self, state, action)
        cancelled = min(worth(action.figure), hits_on(state, self.side))
        return Pick("pick-sacrifice", facts={"count": cancelled})


@dataclass(frozen=True, slots=True)
class CancelHits(EffectChoice):
    """11.7, W105 How many hits a Companion cancels by dying; he falls only when it is said."""

    rule: ClassVar[str] = "11.7"
    kind: ClassVar[str] = "combat_effect"
    source: ClassVar[str] = ID
    side: int
    figure: str
    step: Literal["heroic_death_hits"] = "heroic_death_hits"

    def chooser(self, state: State) -> int:
        return self.side

    def options(self, state: State) -> Sequence[Action]:
        most = min(worth(self.figure), hits_on(state, self.side))
        return [ChooseNumber(hits) for hits in range(most, -1, -1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        return _fall(follow(state), self.side, self.figure, action.number, tell)

    def facts(self, state: State) -> Facts:
        return {
            "hero": Name("hero", self.figure),
            "count": min(worth(self.figure), hits_on(state, self.side)),
        }

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, ChooseNumber)
        left = hits_on(state, self.side) - action.number
        return Pick("pick-cancelled", tone="secondary", facts={"left": left})


def worth(figure: str) -> int:
    """How many hits a figure may cancel."""
    known = FIGURES[figure]
    return 1 if known.role == "leader" else known.level or 0


def _fall(state: State, side: int, figure: str, cancelled: int, tell: Tell) -> State:
    state = strike(state, side, ((figure, 1),), ID, tell)
    return tell_applied(shield(state, side, cancelled), side, ID, cancelled, tell)


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, DieHeroically(side))


EFFECT = CombatEffect(ID, {6: _act}, requires=free_led)
