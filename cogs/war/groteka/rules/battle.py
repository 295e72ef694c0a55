"""G1, 3 The battle of the mod: its phases, one after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.groteka.record import melee_of, melee_with, ranks_of, ranks_with
from cogs.war.groteka.rules.cards.card import AFTERMATH, BEFORE_FIGHTING, BEFORE_LOSSES
from cogs.war.groteka.rules.clashes import CallCaptains, ChooseCounters, StrikeClashes
from cogs.war.groteka.rules.commanders import NetLeadership, PickCommanders, ShowCommanders
from cogs.war.groteka.rules.ending import EndMelee, EndSeries
from cogs.war.groteka.rules.flanking import OfferFlank, remember_rested
from cogs.war.groteka.rules.losses import losses
from cogs.war.groteka.rules.targets import AfterCards, BindUnits, count_standing
from cogs.war.groteka.rules.turning_up import Moment, TurnUp
from cogs.war.groteka.rules.victory import govern
from cogs.war.model.bags import Bag, each, minus
from cogs.war.model.components import UNITS
from cogs.war.model.events.fighting import RoundBegan
from cogs.war.model.melee import Melee, Ranks, Unit
from cogs.war.model.state import State, with_side
from cogs.war.rules.battle.combat_cards import LayCombatCard
from cogs.war.rules.battle.record import battle_of, battle_with, defender, fighting
from cogs.war.rules.battle.withdrawal import OfferWithdrawal
from cogs.war.rules.procedure import Automatic, WarStep, follow


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
    figures = [(name, False) for name in each(main)] + [(name, True) for name in each(flank)]
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
