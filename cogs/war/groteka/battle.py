"""The battle of the mod: two Armies in it (G17-G24), its end (G40-G43), its phases (G1, 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import Flank, FlankJoined, Sacrifice, UnitSacrificed
from cogs.war.groteka.cards import AFTERMATH, BEFORE_FIGHTING, BEFORE_LOSSES
from cogs.war.groteka.clashes import CallCaptains, ChooseCounters, Moment, StrikeClashes, TurnUp
from cogs.war.groteka.commanders import NetLeadership, PickCommanders, ShowCommanders
from cogs.war.groteka.components import PRINTED
from cogs.war.groteka.losses import fall, losses, remove_followers
from cogs.war.groteka.record import melee_of, melee_with, ranks_of, ranks_with, unit_of
from cogs.war.groteka.ruleset import govern
from cogs.war.groteka.targets import AfterCards, BindUnits, count_standing, of_a_kind
from cogs.war.model.actions import Advance, Assault, Cease, Decline
from cogs.war.model.armies import has_army, room, units
from cogs.war.model.bags import Bag, bag, common, elements, minus, plus
from cogs.war.model.battle_events import BattleEnded, RoundBegan
from cogs.war.model.components import NEIGHBOURS, NUMBER, REGIONS, UNITS
from cogs.war.model.queries import side_besieged
from cogs.war.model.state import SEATS, Melee, Ranks, State, Unit, with_side
from cogs.war.rules.battle.aftermath import (
    CloseBattle,
    EndBattle,
    OfferAdvance,
    OfferCease,
    OfferRetreat,
    OfferWithdrawal,
    able_to_advance,
    advancing,
    cease,
    how_it_ended,
)
from cogs.war.rules.battle.declaring import (
    BeginBattle,
    ChooseAttack,
    ChooseRearguard,
    attacks,
    before_battle,
    may_attack,
    may_strike,
    willing,
)
from cogs.war.rules.battle.fighting import (
    AttackerChooses,
    battle_of,
    battle_with,
    defender,
    fighter,
    fighter_with,
    fighting,
)
from cogs.war.rules.battle.rounds import LayCombatCard
from cogs.war.rules.movement import ForceChoice, Terms, move, settle
from cogs.war.rules.procedure import Automatic, SideChooses, WarStep, amend, first, follow
from cogs.war.rules.uses import refuse
from cogs.war.rules.victory import lay_aside

# G1, 3 The battle of the mod: its phases, one after the other.


@dataclass(frozen=True, slots=True)
class GrotekaBattle(Automatic):
    """G1 A battle has been declared: the mod's record is opened, and a second Army may join (G18)."""

    rule: ClassVar[str] = "G1"
    step: Literal["groteka_battle"] = "groteka_battle"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state, OfferFlank(), DrawUp(), FightOn())
        return remember_rested(battle_with(state, melee=Melee((Ranks(()), Ranks(())))))


@dataclass(frozen=True, slots=True)
class DrawUp(Automatic):
    """G6 The figures are moved aside: every unit gets its handle, and keeps the region it came from."""

    rule: ClassVar[str] = "G6"
    step: Literal["draw_up"] = "draw_up"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        battle, melee = battle_of(state), melee_of(state)
        main = minus(battle.sides[battle.attacker].force, melee.flank_force)
        attackers = line_up("a", main, melee.flank_force)
        defenders = line_up("d", battle.sides[defender(battle)].force, ())
        ranks = with_side((Ranks(()), Ranks(())), battle.attacker, Ranks(attackers))
        return melee_with(state, ranks=with_side(ranks, defender(battle), Ranks(defenders)))


def line_up(letter: str, main: Bag, flank: Bag) -> tuple[Unit, ...]:
    """G24 Return the units of a force, numbered in order, those of a flank last."""
    figures = [(name, False) for name in elements(main)] + [(name, True) for name in elements(flank)]
    ranked = [(name, flanking) for name, flanking in figures if name in UNITS]
    return tuple(
        Unit(f"{letter}{number}", name, flanking) for number, (name, flanking) in enumerate(ranked, 1)
    )


@dataclass(frozen=True, slots=True)
class FightOn(Automatic):
    """G42, G43 A round: the defender at its own Stronghold may withdraw instead of fighting."""

    rule: ClassVar[str] = "G43"
    step: Literal["fight_on"] = "fight_on"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, OfferWithdrawal(), BeginSeries())


@dataclass(frozen=True, slots=True)
class BeginSeries(Automatic):
    """3, G43 The phases of a round; choosing and revealing cards belong to the first alone (A3)."""

    rule: ClassVar[str] = "G43"
    step: Literal["begin_series"] = "begin_series"

    def run(self, state: State, tell: Tell) -> State:
        if not fighting(state):
            return follow(state, EndMelee())
        battle = battle_of(state)
        tell(RoundBegan(round=battle.round + 1))
        state = battle_with(fresh_series(state), round=battle.round + 1)
        state = follow(state, *phases(state), FightOn())
        return govern(state, tell)


def fresh_series(state: State) -> State:
    """G36 Nobody has a target, nobody has attacked."""
    state = count_standing(melee_with(state, strikes=()))
    for side in (0, 1):
        units = tuple(replace(unit, target="", struck=False) for unit in ranks_of(state, side).units)
        state = ranks_with(state, side, units=units, quarry="", successes=0)
    return state


def phases(state: State) -> tuple[WarStep, ...]:
    """3 Return the steps of a round (G37), in the order of the table."""
    battle = battle_of(state)
    attacker, defending = battle.attacker, defender(battle)
    opening = battle.round == 1
    numbers = (len(ranks_of(state, 0).units), len(ranks_of(state, 1).units))
    choosing: tuple[WarStep, ...] = (LayCombatCard(attacker), LayCombatCard(defending))
    revealing: tuple[WarStep, ...] = (
        TurnUp(),
        *(Moment(number) for number in BEFORE_FIGHTING),
        *(NetLeadership(again=True), AfterCards(numbers)),
    )
    return (
        *(choosing if opening else ()),
        *(PickCommanders(attacker), PickCommanders(defending), ShowCommanders(), NetLeadership()),
        *(BindUnits(attacker), BindUnits(defending)),
        *(revealing if opening else ()),
        *(StrikeClashes(attacker), ChooseCounters(defending), StrikeClashes(defending)),
        *(ChooseCounters(attacker), StrikeClashes(attacker), CallCaptains()),
        *((Moment(number) for number in BEFORE_LOSSES) if opening else ()),
        *losses(state),
        *((Moment(AFTERMATH),) if opening else ()),
        EndSeries(),
    )


# G17-G20, A13-A16, A57 Two battles with one Army result, or one battle with two Armies.

MOST_UNITS = PRINTED.flanking.most_units


@dataclass(frozen=True, slots=True)
class ArmyAttack(Automatic):
    """G17, A15 An Army result starts two battles instead of one, or one that a second Army joins."""

    rule: ClassVar[str] = "G17"
    side: int
    needs: str = ""
    step: Literal["army_attack"] = "army_attack"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, ChooseAttack(self.side), SecondAttack(self.side))


@dataclass(frozen=True, slots=True)
class SecondAttack(SideChooses):
    """G17, A14, A57 After the first battle another Army may attack, or the rest of the same: nobody twice.

    rested: in regions of the first battle those who had no part in it. It lies below the first battle until
    that is over; flanking uses it up.
    """

    rule: ClassVar[str] = "G17"
    kind: ClassVar[str] = "second_attack"
    side: int
    rested: tuple[tuple[int, Bag], ...] = ()
    step: Literal["second_attack"] = "second_attack"

    def _force(self, state: State, origin: int) -> Bag:
        force = willing(state, self.side, origin)
        fresh = dict(self.rested).get(origin)
        return force if fresh is None else common(force, fresh)

    def _may(self, state: State, origin: int, region: int) -> bool:
        if not may_strike(state, self.side, origin, region):
            return False
        force = self._force(state, origin)
        return Terms(together=True).feasible(state, force, minus(state.stacks[self.side][origin], force))

    def _attacks(self, state: State) -> list[tuple[int, int]]:
        return [
            (origin, region)
            for origin, region in attacks(state, self.side)
            if self._may(state, origin, region)
        ]

    def needed(self, state: State) -> bool:
        return bool(self._attacks(state))

    def options(self, state: State) -> Sequence[Action]:
        assaults = [Assault(REGIONS[origin], REGIONS[region]) for origin, region in self._attacks(state)]
        return [*assaults, Decline()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Assault):
            return refuse("refusal-not-now", "G17")
        for name in (action.origin, action.region):
            if name not in NUMBER:
                return refuse("refusal-unknown", "1.1", name=name)
        if may_attack(state, self.side, NUMBER[action.origin], NUMBER[action.region]):
            return refuse("refusal-moved-already", "A14", region=action.origin)
        return refuse("refusal-no-enemy", "11.1", region=action.region)

    def choose(self, state: State, action: Assault | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        declared = BeginBattle(self.side, origin, region, self._force(state, origin))
        return follow(state, ChooseRearguard(declared))


def second_attack(state: State) -> SecondAttack | None:
    """A57 Return the second attack of the Army result this battle began with, while it is unused."""
    return next((step for step in reversed(state.agenda) if isinstance(step, SecondAttack)), None)


def remember_rested(state: State) -> State:
    """A14 Tell the second attack who has no part in this battle."""
    later = second_attack(state)
    if later is None:
        return state
    battle = battle_of(state)
    rearguard = minus(state.stacks[later.side][battle.origin], fighter(state, later.side).force)
    rested = {battle.region: state.stacks[later.side][battle.region], battle.origin: rearguard}
    return amend(state, later, replace(later, rested=tuple(sorted(rested.items()))))


# G18 Flanking


def flanks(state: State) -> list[int]:
    """G18, G20, G22 Return the regions from which a second Army may join the attack."""
    battle = battle_of(state)
    side = battle.attacker
    if battle.kind != "field" or second_attack(state) is None:
        return []
    if units(fighter(state, side).force) >= MOST_UNITS:
        return []
    return [
        origin
        for origin in NEIGHBOURS[battle.region]
        if origin != battle.origin and may_attack(state, side, origin, battle.region)
    ]


@dataclass(frozen=True, slots=True)
class OfferFlank(AttackerChooses):
    """G18 A second Army may join the attack from another region; that uses up the second battle (A13)."""

    rule: ClassVar[str] = "G18"
    kind: ClassVar[str] = "flank"
    step: Literal["offer_flank"] = "offer_flank"

    def needed(self, state: State) -> bool:
        return bool(flanks(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(Flank(REGIONS[origin]) for origin in flanks(state)), Decline()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Flank):
            return refuse("refusal-not-now", "G18")
        if action.origin not in NUMBER:
            return refuse("refusal-unknown", "1.1", name=action.origin)
        return refuse("refusal-no-army", "G18", region=action.origin)

    def choose(self, state: State, action: Flank | Decline, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Decline):
            return state
        origin = NUMBER[action.origin]
        return first(state, ChooseFlankForce(origin, willing(state, self.chooser(state), origin)))


@dataclass(frozen=True, slots=True)
class ChooseFlankForce(AttackerChooses, ForceChoice):
    """G20 The choice of who of the second Army joins: ten units in all at most, the others stay."""

    rule: ClassVar[str] = "G20"
    kind: ClassVar[str] = "rearguard"
    origin: int
    force: Bag
    step: Literal["choose_flank_force"] = "choose_flank_force"

    def way(self, state: State) -> tuple[int, int]:
        return self.origin, battle_of(state).region

    def terms(self, state: State) -> Terms:
        return Terms(room=MOST_UNITS - units(fighter(state, self.chooser(state)).force), together=True)

    def go(self, state: State, tell: Tell) -> State:
        return join(state, self.origin, self.force, tell)


def join(state: State, origin: int, force: Bag, tell: Tell) -> State:
    """G18 Let the two Armies fight as one; characters of the second have their say before the battle too."""
    battle = battle_of(state)
    side = battle.attacker
    tell(FlankJoined(side=SEATS[side], origin=REGIONS[origin], region=REGIONS[battle.region], figures=force))
    state = fighter_with(state, side, force=plus(fighter(state, side).force, force))
    state = melee_with(state, flank=origin, flank_force=force)
    later = second_attack(state)
    assert later is not None
    state = amend(state, later)
    return state if any(one.ridden for one in battle.sides) else before_battle(state, tell)


# G11, G23, G24, G40-G43 After a series: sacrifice, and the end of a battle with a flank.


@dataclass(frozen=True, slots=True)
class EndSeries(Automatic):
    """G40-G43 The end of a series: whoever led an Army that is gone falls; then sacrifice, ceasing, retreat,
    or another round."""

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
        left = tuple(other for other in ranks_of(state, side).units if other.handle != action.unit)
        return fall(ranks_with(state, side, units=left), side, bag(unit.figure))


@dataclass(frozen=True, slots=True)
class EndMelee(Automatic):
    """G41, G43 The battle is over: the cards are discarded (one that was never turned up goes back), and what
    follows in the base follows here; for two Armies in their own way."""

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
