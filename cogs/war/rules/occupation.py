"""10.1, 11.14, 11.15 The consequences of figures that have moved or fallen: captures, ends of sieges,
stacking.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Trim
from cogs.war.model.armies import army_units, has_army, leaders, lose, room, send_back, units
from cogs.war.model.bags import only
from cogs.war.model.components import FREE, LEADERS, OWNER, POINTS, REGIONS, SHADOW, STRONGHOLDS
from cogs.war.model.events.fighting import (
    FiguresRemoved,
    SettlementCaptured,
    SiegeBegan,
    SiegeEnded,
    UnitsTrimmed,
)
from cogs.war.model.queries import controller
from cogs.war.model.state import SEATS, State, evolve
from cogs.war.rules.politics import settlement_captured
from cogs.war.rules.procedure import SideChooses, WarStep


def settle(state: State, regions: Iterable[int], tell: Tell) -> State:
    """Push what follows in these regions once figures have moved or fallen there."""
    for region in regions:
        state = _leaderless(state, region, tell)
        state = _siege(state, region, tell)
        state = _capture_entered(state, region, tell)
    return state


def _leaderless(state: State, region: int, tell: Tell) -> State:
    """1.6 Free Peoples Leaders without a unit are removed at once."""
    held = state.stacks[FREE][region]
    if not leaders(held) or units(held):
        return state
    alone = only(held, LEADERS.__contains__)
    tell(FiguresRemoved(side=SEATS[FREE], region=REGIONS[region], figures=alone, cause="leaderless"))
    return lose(state, FREE, alone, region)


def _siege(state: State, region: int, tell: Tell) -> State:
    """11.14b, 11.15 End a siege when the besieger is gone or the garrison is."""
    if region not in state.sieges:
        return state
    inside = controller(state, region)
    assert inside is not None
    if not has_army(state, 1 - inside, region):
        return lift_siege(state, region, tell)
    if not has_army(state, inside, region):
        return capture(state, 1 - inside, region, tell)
    return state


def _capture_entered(state: State, region: int, tell: Tell) -> State:
    """11.14a Do what follows from an Army's coming to an enemy-controlled Settlement without enemy units."""
    holder = controller(state, region)
    if holder is None or region in state.sieges:
        return state
    if has_army(state, 1 - holder, region) and not has_army(state, holder, region):
        return capture(state, 1 - holder, region, tell)
    return state


def capture(state: State, side: int, region: int, tell: Tell) -> State:
    """11.14 Give a side control of a Settlement: marker, victory points, politics."""
    back = OWNER[region] == side
    captured = set(state.captured) - {region} if back else {*state.captured, region}
    state = evolve(
        state, captured=tuple(sorted(captured)), sieges=tuple(each for each in state.sieges if each != region)
    )
    tell(SettlementCaptured(side=SEATS[side], region=REGIONS[region], points=POINTS[region], back=back))
    return settlement_captured(state, side, region, tell)


def lay_siege(state: State, region: int, tell: Tell) -> State:
    """11.10 Shut the controller's figures in the region inside the Stronghold from now on."""
    assert region in STRONGHOLDS
    inside = controller(state, region)
    assert inside is not None
    tell(SiegeBegan(side=SEATS[1 - inside], region=REGIONS[region]))
    return evolve(state, sieges=tuple(sorted({*state.sieges, region})))


def lift_siege(state: State, region: int, tell: Tell) -> State:
    """11.15 Let the garrison stand in its region again."""
    inside = controller(state, region)
    assert inside is not None
    tell(SiegeEnded(side=SEATS[1 - inside], region=REGIONS[region]))
    return evolve(state, sieges=tuple(each for each in state.sieges if each != region))


# 10.1 Stacking


def overfull(state: State) -> tuple[WarStep, ...]:
    """10.1 Return the steps that trim every stack above its limit."""
    return tuple(
        OfferTrim(side, region)
        for side in (FREE, SHADOW)
        for region, held in enumerate(state.stacks[side])
        if held and units(held) > 5 and room(state, side, region) < 0
    )


@dataclass(frozen=True, slots=True)
class OfferTrim(SideChooses):
    """10.1 The owner removes units above the stacking limit to the reinforcements, one by one."""

    rule: ClassVar[str] = "10.1"
    kind: ClassVar[str] = "trim"
    alone: ClassVar[bool] = True
    side: int
    region: int
    step: Literal["offer_trim"] = "offer_trim"

    def needed(self, state: State) -> bool:
        return room(state, self.side, self.region) < 0

    def options(self, state: State) -> Sequence[Action]:
        return [Trim(name) for name, _ in army_units(state.stacks[self.side][self.region])]

    def choose(self, state: State, action: Trim, tell: Tell) -> State:
        one = ((action.figure, 1),)
        tell(UnitsTrimmed(side=SEATS[self.side], region=REGIONS[self.region], figures=one))
        return send_back(state, self.side, one, self.region)
