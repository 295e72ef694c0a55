"""7.5 Cards by which an Army moves over several regions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseRegion, Decline, March, Stop
from cogs.war.model.armies import may_cross, open_to, room, units
from cogs.war.model.bags import Bag, minus
from cogs.war.model.components import (
    NEIGHBOURS,
    NUMBER,
    REGIONS,
)
from cogs.war.model.events.cards import EffectWithout
from cogs.war.model.queries import side_besieged
from cogs.war.model.state import State
from cogs.war.rules.effect_choice import EffectChoice, Facts, Pick, Picks, region_name
from cogs.war.rules.event_cards import closed
from cogs.war.rules.forces import Needs, Terms
from cogs.war.rules.movement import ForceChoice, move, movers
from cogs.war.rules.procedure import Choice, first, follow


def _passable(state: State, side: int, force: Bag, region: int) -> bool:
    """7.5, 9.6 Whether a force may enter a region on its way."""
    if closed(state, side, region) or not open_to(state, side, region):
        return False
    return all(may_cross(state, name, region) for name, _ in force)


def ends(state: State, side: int, force: Bag, at: int, left: int) -> tuple[int, ...]:
    """7.5 The adjacent regions a force may go on to, so that with the moves left it can stand somewhere."""
    if left < 1:
        return ()
    return tuple(
        beside
        for beside in NEIGHBOURS[at]
        if _passable(state, side, force, beside)
        and (room(state, side, beside) >= units(force) or ends(state, side, force, beside, left - 1))
    )


def _most(state: State, side: int, region: int, left: int) -> int:
    """10.1 Units that can stand in a region or further on, the Nations' borders left aside."""
    best = room(state, side, region)
    if left < 1:
        return best
    onward = [beside for beside in NEIGHBOURS[region] if _passable(state, side, (), beside)]
    return max([best, *(_most(state, side, beside, left - 1) for beside in onward)])


@dataclass(frozen=True, slots=True)
class SendArmy(Choice):
    """7.5 An Army, or a part of it, moves up to `distance` regions: first where to, then who goes.

    origins: where it may start, all regions if None. needs: who must go along. optional: it need not move.
    """

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "march"
    card: str
    side: int
    distance: int
    needs: Needs = ""
    origins: tuple[int, ...] | None = None
    optional: bool = False
    step: Literal["send_army"] = "send_army"

    def chooser(self, state: State) -> int:
        return self.side

    def _starts(self, state: State) -> list[Action]:
        found: list[Action] = []
        for origin in range(len(REGIONS)) if self.origins is None else self.origins:
            held = state.stacks[self.side][origin]
            if not units(held) or side_besieged(state, origin) == self.side:
                continue
            for region in NEIGHBOURS[origin]:
                force = movers(state, self.side, origin, region)
                terms = Terms(self.needs, _most(state, self.side, region, self.distance - 1))
                if _passable(state, self.side, (), region) and terms.feasible(
                    state, force, minus(held, force)
                ):
                    found.append(March(REGIONS[origin], REGIONS[region]))
        return found

    def needed(self, state: State) -> bool:
        return bool(self._starts(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*self._starts(state), Decline()] if self.optional else self._starts(state)

    def skip(self, state: State, tell: Tell) -> State:
        tell(EffectWithout(card=self.card))
        return follow(state)

    def choose(self, state: State, action: March | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        force = movers(state, self.side, origin, region)
        left = self.distance - 1
        return follow(state, FormColumn(self.card, self.side, origin, region, force, left, self.needs))


@dataclass(frozen=True, slots=True)
class FormColumn(ForceChoice):
    """7.5 Who goes is settled before the first region is entered."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "movers"
    card: str
    side: int
    origin: int
    region: int
    force: Bag
    left: int
    needs: Needs = ""
    step: Literal["form_column"] = "form_column"

    def chooser(self, state: State) -> int:
        return self.side

    def way(self, state: State) -> tuple[int, int]:
        return self.origin, self.region

    def terms(self, state: State) -> Terms:
        return Terms(self.needs, _most(state, self.side, self.region, self.left))

    def go(self, state: State, tell: Tell) -> State:
        onward = MarchOn(self.card, self.side, self.region, self.force, self.left)
        return move(first(state, onward), self.side, self.force, self.origin, self.region, self.card, tell)


@dataclass(frozen=True, slots=True)
class MarchOn(EffectChoice):
    """7.5 The same figures go on by a region, or stop; they stop only where they fit, if they can go on."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "event"
    picks: ClassVar[Picks] = {Stop: Pick("pick-stop", "confirm")}
    card: str
    side: int
    at: int
    force: Bag
    left: int
    step: Literal["march_on"] = "march_on"

    def chooser(self, state: State) -> int:
        return self.side

    def needed(self, state: State) -> bool:
        return bool(ends(state, self.side, self.force, self.at, self.left))

    def options(self, state: State) -> Sequence[Action]:
        onward = [
            ChooseRegion(REGIONS[each]) for each in ends(state, self.side, self.force, self.at, self.left)
        ]
        return [*onward, Stop()] if room(state, self.side, self.at) >= 0 else onward

    def choose(self, state: State, action: ChooseRegion | Stop, tell: Tell) -> State:
        if isinstance(action, Stop):
            return follow(state)
        region = NUMBER[action.region]
        onward = replace(self, at=region, left=self.left - 1)
        return move(follow(state, onward), self.side, self.force, self.at, region, self.card, tell)

    def asker(self, state: State) -> str:
        return self.card

    def facts(self, state: State) -> Facts:
        stop = Stop() in self.list_options(state)
        return {"region": region_name(self.at), "count": self.left, "stop": stop}
