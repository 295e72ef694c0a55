"""S1, S2 Where a battle on its own is fought, who attacks, and from where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseRegion
from cogs.war.model.components import FREE, NUMBER, REGIONS, SHADOW, SIDES
from cogs.war.model.state import SEATS, State
from cogs.war.rules.procedure import Choice, WarStep, follow
from cogs.war.rules.refusals import refuse
from cogs.war.skirmish.actions import ChooseFamous, ChooseGround
from cogs.war.skirmish.events import GroundChosen
from cogs.war.skirmish.rules.cards import TakeHand
from cogs.war.skirmish.rules.ending import LetBattleBegin, ReadyToBegin
from cogs.war.skirmish.rules.famous import ARMIES, FAMOUS
from cogs.war.skirmish.rules.ground import Ground, Manner, manners_in, origins, prepare
from cogs.war.skirmish.rules.muster import drawing_up, enlist, musters


@dataclass(frozen=True, slots=True)
class ChooseBattle(Choice):
    """S1 The Shadow player names the battle: one that is ready, or a region, its kind and who attacks."""

    rule: ClassVar[str] = "S1"
    kind: ClassVar[str] = "battle_place"
    step: Literal["choose_battle"] = "choose_battle"

    def chooser(self, state: State) -> int:
        return SHADOW

    def options(self, state: State) -> Sequence[Action]:
        grounds = [
            ChooseGround(name, manner, SEATS[side])
            for region, name in enumerate(REGIONS)
            for manner in manners_in(region)
            for side in (SHADOW, FREE)
        ]
        return [*(ChooseFamous(name) for name in FAMOUS), *grounds]

    def why_not(self, state: State, action: Action) -> Refusal:
        if isinstance(action, ChooseGround) and action.region not in NUMBER:
            return refuse("refusal-unknown", "1.1", name=action.region)
        if isinstance(action, ChooseFamous):
            return refuse("refusal-unknown", "S1", name=action.name)
        return refuse("refusal-not-among" if isinstance(action, ChooseGround) else "refusal-not-now", "S1")

    def choose(self, state: State, action: ChooseFamous | ChooseGround, tell: Tell) -> State:
        if isinstance(action, ChooseFamous):
            return set_up(state, FAMOUS[action.name], action.name, tell)
        manner: Manner = action.manner  # type: ignore[assignment]
        return follow(state, ChooseOrigin(NUMBER[action.region], manner, SEATS.index(action.attacker)))


@dataclass(frozen=True, slots=True)
class ChooseOrigin(Choice):
    """S2 The attackers come from a region beside, unless they are there already."""

    rule: ClassVar[str] = "S2"
    kind: ClassVar[str] = "battle_origin"
    alone: ClassVar[bool] = True
    region: int
    manner: Manner
    attacker: int
    step: Literal["choose_origin"] = "choose_origin"

    def chooser(self, state: State) -> int:
        return self.attacker

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseRegion(REGIONS[origin]) for origin in origins(self.region, self.manner)]

    def choose(self, state: State, action: ChooseRegion, tell: Tell) -> State:
        ground = Ground(self.region, NUMBER[action.region], self.manner, self.attacker)
        return set_up(state, ground, "", tell)


def set_up(state: State, ground: Ground, famous: str, tell: Tell) -> State:
    """S2 The place is settled; Armies and cards come next. famous: whose Armies stand ready."""
    tell(
        GroundChosen(
            region=REGIONS[ground.region],
            origin=REGIONS[ground.origin],
            manner=ground.manner,
            attacker=SIDES[ground.attacker],
            famous=famous,
        )
    )
    state = prepare(state, ground)
    if famous:
        for (side, region), army in zip(musters(ground), ARMIES[famous], strict=True):
            state = enlist(state, side, region, army)
    sides = (ground.attacker, ground.defender)
    hands: tuple[WarStep, ...] = tuple(TakeHand(side) for side in sides)
    ready: tuple[WarStep, ...] = tuple(ReadyToBegin(side, ground) for side in sides)
    return follow(state, *drawing_up(state, ground, bool(famous)), *hands, *ready, LetBattleBegin(ground))
