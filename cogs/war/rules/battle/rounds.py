"""11.4, 11.16 The Combat round, one step after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.armies import characters
from cogs.war.model.events.fighting import RoundBegan
from cogs.war.model.ruleset import collect
from cogs.war.model.state import State
from cogs.war.rules.battle.aftermath import EndBattle
from cogs.war.rules.battle.combat_cards import Initiative, LayCombatCard, TurnUpCards, discard_combat_cards
from cogs.war.rules.battle.hits import TakeHits, remove_followers
from cogs.war.rules.battle.record import battle_of, defender, fighter, fighting, fresh, stands_in
from cogs.war.rules.battle.rolls import CombatRoll, LeaderReroll
from cogs.war.rules.battle.withdrawal import OfferCease, OfferProlong, OfferRetreat, OfferWithdrawal
from cogs.war.rules.event_cards import card_of
from cogs.war.rules.procedure import Automatic, first, follow


@dataclass(frozen=True, slots=True)
class FightRound(Automatic):
    """11.4, 11.16 A round: the defender may withdraw first; then cards, rolls, casualties, and what
    follows.
    """

    rule: ClassVar[str] = "11.4"
    step: Literal["fight_round"] = "fight_round"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, OfferWithdrawal(), BeginRound())


@dataclass(frozen=True, slots=True)
class BeginRound(Automatic):
    """11.4 Effects of the round before are forgotten."""

    rule: ClassVar[str] = "11.4"
    step: Literal["begin_round"] = "begin_round"

    def run(self, state: State, tell: Tell) -> State:
        battle = battle_of(state)
        if not fighting(state):
            return follow(state, EndBattle())
        tell(RoundBegan(round=battle.round + 1))
        sides = (fresh(battle.sides[0]), fresh(battle.sides[1]))
        attacker, defending = battle.attacker, defender(battle)
        state = follow(
            state,
            *(LayCombatCard(attacker), LayCombatCard(defending), TurnUpCards()),
            *(Initiative(0), Initiative(1), Initiative(2), Initiative(3)),
            *(CombatRoll(attacker), CombatRoll(defending)),
            Initiative(4),
            *(LeaderReroll(attacker), LeaderReroll(defending)),
            *(Initiative(5), Initiative(6)),
            SufferCasualties(),
            Initiative(7),
            EndRound(),
            battle=replace(battle, round=battle.round + 1, sides=sides),
        )
        for card in battle.effects:
            state = card_of(card).each_round(state, tell)
        return state


def hits_on(state: State, side: int) -> int:
    """11.4.4 Count the hits a side takes for the two rolls of this round."""
    enemy = fighter(state, 1 - side)
    return max(0, enemy.hits + enemy.reroll_hits + enemy.extra_hits - fighter(state, side).shielded)


@dataclass(frozen=True, slots=True)
class SufferCasualties(Automatic):
    """11.4.4 Both take the hits of the two rolls, simultaneous in effect; the attacker decides first."""

    rule: ClassVar[str] = "11.4.4"
    step: Literal["suffer_casualties"] = "suffer_casualties"

    def run(self, state: State, tell: Tell) -> State:
        if not fighting(state):
            return follow(state)
        battle = battle_of(state)
        return follow(
            state,
            *(
                TakeHits(side, stands_in(battle, side), hits_on(state, side))
                for side in (battle.attacker, defender(battle))
            ),
        )


@dataclass(frozen=True, slots=True)
class EndRound(Automatic):
    """11.4.5, 11.9 Cards go, whoever led an Army that is gone falls; then ceasing, retreat or another
    round.
    """

    rule: ClassVar[str] = "11.4.5"
    step: Literal["end_round"] = "end_round"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        used = (fighter(state, 0).card, fighter(state, 1).card)
        state = discard_combat_cards(state)
        for side in (0, 1):
            state = remove_followers(state, side, tell)
        state = go_on(state)
        for side in (0, 1):
            for name in characters(fighter(state, side).force):
                ability = collect("rules.characters", "Abilities").get(name)
                if ability is not None and ability.after_round is not None:
                    state = ability.after_round(state, battle_of(state).round, used[side], tell)
        return state


def go_on(state: State) -> State:
    """11.4.5 Lay out the steps that follow a round; abilities push theirs before them."""
    battle = battle_of(state)
    if not fighting(state):
        return first(state, EndBattle())
    if battle.kind != "siege":
        return first(state, OfferCease(), OfferRetreat(), FightRound())
    if battle.round < battle.free_rounds:
        return first(state, OfferCease(), FightRound())
    return first(state, OfferProlong(), FightRound())
