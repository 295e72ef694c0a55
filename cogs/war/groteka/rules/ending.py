"""G11, G23, G24, G40-G43 After a series: sacrifice, and the end of a battle with a flank."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import Sacrifice
from cogs.war.groteka.events import UnitSacrificed
from cogs.war.groteka.record import melee_of, ranks_of, ranks_with, unit_of
from cogs.war.groteka.rules.losses import fall, remove_followers
from cogs.war.groteka.rules.targets import of_a_kind
from cogs.war.model.actions import Advance, Cease, Decline
from cogs.war.model.armies import has_army, room, units
from cogs.war.model.bags import Bag, bag
from cogs.war.model.components import REGIONS
from cogs.war.model.events.fighting import BattleEnded
from cogs.war.model.queries import side_besieged
from cogs.war.model.state import SEATS, State
from cogs.war.rules.battle.aftermath import (
    CloseBattle,
    EndBattle,
    OfferAdvance,
    able_to_advance,
    advancing,
    how_it_ended,
)
from cogs.war.rules.battle.record import AttackerChooses, battle_of, battle_with, defender, fighting
from cogs.war.rules.battle.withdrawal import OfferCease, OfferRetreat, cease
from cogs.war.rules.forces import Terms
from cogs.war.rules.movement import ForceChoice, move
from cogs.war.rules.occupation import settle
from cogs.war.rules.procedure import Automatic, first, follow
from cogs.war.rules.uses import refuse
from cogs.war.rules.victory import lay_aside


@dataclass(frozen=True, slots=True)
class EndSeries(Automatic):
    """G40-G43 The end of a series: whoever led an Army that is gone falls; then sacrifice, ceasing, retreat,
    or another round.
    """

    rule: ClassVar[str] = "G40"
    step: Literal["end_series"] = "end_series"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        battle = battle_of(state)
        if not battle.over:
            for side in (0, 1):
                state = remove_followers(state, side, tell)
        if not fighting(state):
            return state
        if battle.kind != "siege":
            return first(state, OfferCease(), OfferRetreat())
        # G64 a card may give further rounds without a sacrifice
        return first(state, OfferCease() if battle.round < battle.free_rounds else OfferSacrifice())


@dataclass(frozen=True, slots=True)
class OfferSacrifice(AttackerChooses):
    """G11, A32, A33 Storming a Stronghold goes on for the price of a unit, never of the last."""

    rule: ClassVar[str] = "G11"
    kind: ClassVar[str] = "sacrifice"
    step: Literal["offer_sacrifice"] = "offer_sacrifice"

    def needed(self, state: State) -> bool:
        return fighting(state) and len(ranks_of(state, self.chooser(state)).units) > 1

    def options(self, state: State) -> Sequence[Action]:
        own = of_a_kind(ranks_of(state, self.chooser(state)).units)
        return [*(Sacrifice(unit.handle) for unit in own), Cease()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Sacrifice) and unit_of(state, action.unit) is None:
            return refuse("refusal-no-such-unit", "G11", unit=action.unit)
        return refuse("refusal-not-among" if isinstance(action, Sacrifice) else "refusal-not-now", "G11")

    def skip(self, state: State, tell: Tell) -> State:
        return cease(follow(state), tell) if fighting(state) else follow(state)

    def choose(self, state: State, action: Sacrifice | Cease, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Cease):
            return cease(state, tell)
        side, unit = battle_of(state).attacker, unit_of(state, action.unit)
        assert unit is not None
        region = REGIONS[battle_of(state).origin]
        tell(UnitSacrificed(side=SEATS[side], region=region, figure=unit.figure))
        left = tuple(each for each in ranks_of(state, side).units if each.handle != action.unit)
        return fall(ranks_with(state, side, units=left), side, bag(unit.figure))


@dataclass(frozen=True, slots=True)
class EndMelee(Automatic):
    """G41, G43 The battle is over: the cards are discarded (one that was never turned up goes back), and what
    follows in the base follows here; for two Armies in their own way.
    """

    rule: ClassVar[str] = "G41"
    step: Literal["end_melee"] = "end_melee"

    def run(self, state: State, tell: Tell) -> State:
        state = lay_aside(state)
        flank = melee_of(state).flank
        if flank < 0:
            return follow(state, EndBattle())
        battle = battle_of(state)
        if not battle.over:
            tell(BattleEnded(region=REGIONS[battle.region], how=how_it_ended(battle)))
            state = battle_with(state, over=True)
        state = settle(state, (battle.region,), tell)
        return follow(state, JoinArmies(), SettleFlank(), CloseBattle())


def flankers(state: State) -> Bag:
    """G24 Return the figures of the flank that may move into the battle's region."""
    melee = melee_of(state)
    return able_to_advance(state, melee.flank_force, melee.flank)


@dataclass(frozen=True, slots=True)
class JoinArmies(Automatic):
    """G23 Victorious, both Armies become one in the battle's region, with the commanders of one that has lost
    all its units. Where they do not all fit, who goes is asked, as it is where a garrison has withdrawn and
    the first Army besieges it.
    """

    rule: ClassVar[str] = "G23"
    step: Literal["join_armies"] = "join_armies"

    def run(self, state: State, tell: Tell) -> State:
        battle, flank = battle_of(state), melee_of(state).flank
        side, region = battle.attacker, battle.region
        if has_army(state, defender(battle), region):
            return follow(state, OfferFlankAdvance())
        main, other = advancing(state), flankers(state)
        joining = units(main) + units(other)
        if joining > room(state, side, region):
            return follow(state, OfferAdvance(), OfferFlankAdvance())
        state = follow(state)
        # units go first: a Leader is nowhere without one (1.6)
        parts = sorted(((battle.origin, main), (flank, other)), key=lambda part: -units(part[1]))
        for origin, force in parts:
            if joining and force:
                state = move(state, side, force, origin, region, "advance", tell)
        return state


@dataclass(frozen=True, slots=True)
class OfferFlankAdvance(AttackerChooses):
    """G23 The second Army may move in, where the first lays siege or there is room for a part only."""

    rule: ClassVar[str] = "G23"
    kind: ClassVar[str] = "follow_up"
    step: Literal["offer_flank_advance"] = "offer_flank_advance"

    def needed(self, state: State) -> bool:
        battle = battle_of(state)
        side, region = battle.attacker, battle.region
        if not units(flankers(state)) or room(state, side, region) < 1:
            return False
        if has_army(state, defender(battle), region):
            return side_besieged(state, region) == defender(battle) and has_army(state, side, region)
        return True

    def options(self, state: State) -> Sequence[Action]:
        return [Advance(), Decline()]

    def choose(self, state: State, action: Advance | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        return follow(state, ChooseFlankers(flankers(state)))


@dataclass(frozen=True, slots=True)
class ChooseFlankers(AttackerChooses, ForceChoice):
    """G23 All of the second Army moves in, or part of it."""

    rule: ClassVar[str] = "G23"
    kind: ClassVar[str] = "advancing"
    force: Bag
    step: Literal["choose_flankers"] = "choose_flankers"

    def way(self, state: State) -> tuple[int, int]:
        return melee_of(state).flank, battle_of(state).region

    def terms(self, state: State) -> Terms:
        return Terms(room=room(state, battle_of(state).attacker, battle_of(state).region))

    def go(self, state: State, tell: Tell) -> State:
        flank, region = self.way(state)
        return move(state, self.chooser(state), self.force, flank, region, "advance", tell)


@dataclass(frozen=True, slots=True)
class SettleFlank(Automatic):
    """1.6 The settling of the second Army's own region."""

    rule: ClassVar[str] = "G24"
    step: Literal["settle_flank"] = "settle_flank"

    def run(self, state: State, tell: Tell) -> State:
        return settle(follow(state), (melee_of(state).flank,), tell)
