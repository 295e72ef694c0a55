"""The place of a battle alone: famous ones, the ground, its set-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseRegion
from cogs.war.model.bags import Bag, bag, plus
from cogs.war.model.components import (
    AT_WAR,
    DATA,
    FREE,
    GOLLUM,
    NATION_SIDE,
    NATIONS,
    NUMBER,
    REGIONS,
    SHADOW,
    SIDES,
    SideName,
)
from cogs.war.model.queries import NOWHERE
from cogs.war.model.state import SEATS, Fellowship, State, WarOptions, evolve
from cogs.war.rules.procedure import Choice, WarStep, follow
from cogs.war.rules.turn import start
from cogs.war.rules.uses import refuse
from cogs.war.skirmish.actions import ChooseFamous, ChooseGround
from cogs.war.skirmish.events import GroundChosen
from cogs.war.skirmish.rules.cards import TakeHand
from cogs.war.skirmish.rules.ending import LetBattleBegin, ReadyToBegin
from cogs.war.skirmish.rules.ground import Ground, Manner, manners_in, origins, prepare
from cogs.war.skirmish.rules.muster import drawing_up, enlist, musters, on_the_map

# S1 Battles that are ready to be fought: read once from data/skirmishes.json, checked.


class _Famous(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    region: str
    origin: str
    manner: Manner
    attacker: SideName
    armies: tuple[dict[str, int], ...]

    @property
    def ground(self) -> Ground:
        """The ground on which it is fought."""
        return Ground(NUMBER[self.region], NUMBER[self.origin], self.manner, SIDES.index(self.attacker))


class _File(BaseModel):
    meta: dict[str, str]
    battles: tuple[_Famous, ...]


_READ = TypeAdapter(_File).validate_json((DATA / "skirmishes.json").read_bytes())

FAMOUS: dict[str, Ground] = {each.id: each.ground for each in _READ.battles}
"""The battles by their ids."""
ARMIES: dict[str, tuple[Bag, ...]] = {
    each.id: tuple(bag(**army) for army in each.armies) for each in _READ.battles
}
"""Their Armies in the order in which they are put together (`muster.musters`)."""
for _name, _ground in FAMOUS.items():
    if _ground.origin not in origins(_ground.region, _ground.manner):
        raise ValueError(f"nobody comes to {_name} from there")


# S1, S2 Where a battle on its own is fought, who attacks, and from where.


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


# The state before a battle on its own is set up.


def muster(options: WarOptions) -> State:
    """S1 Everybody is At War and at hand, Companions too; the Ring-bearers are far away in Mordor."""
    state = start(options)
    companions = bag(*state.fellowship.companions)
    free = plus(plus(state.reinforcements[FREE], on_the_map(state, FREE)), companions)
    shadow = plus(state.reinforcements[SHADOW], on_the_map(state, SHADOW))
    nobody = ((),) * len(REGIONS)
    return evolve(
        state,
        stacks=(nobody, nobody),
        reinforcements=(free, shadow),
        nations=(AT_WAR,) * len(NATION_SIDE),
        active=(True,) * len(NATIONS),
        fellowship=Fellowship(NOWHERE, (), GOLLUM, hidden=False, mordor=0),
        agenda=(ChooseBattle(),),
    )
