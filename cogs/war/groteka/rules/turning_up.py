"""G7, G29 The Combat cards under the mod: when they act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.groteka.record import melee_with
from cogs.war.groteka.rules.cards.card import MeleeCard
from cogs.war.model.armies import characters
from cogs.war.model.components import CARDS
from cogs.war.model.melee import Strike
from cogs.war.model.ruleset import collect
from cogs.war.model.state import State
from cogs.war.rules.battle.combat_cards import TurnUpCards
from cogs.war.rules.battle.record import battle_of, defender, fighter, fighting
from cogs.war.rules.procedure import Automatic, follow


def melee_card(card: str) -> MeleeCard | None:
    """Return the Combat effect of a card's lower half under the mod, where it is declared."""
    found: MeleeCard | None = collect("groteka.rules.cards", "MeleeCard").get(CARDS[card].combat)
    return found


def card_in_effect(state: State, side: int) -> MeleeCard | None:
    """Return the card of a side that is up and has not been cancelled."""
    one = fighter(state, side)
    if not one.card or not one.up or one.cancelled:
        return None
    return melee_card(one.card)


@dataclass(frozen=True, slots=True)
class Moment(Automatic):
    """G29 A moment at which cards act (cards/card.py), the defender's card first."""

    rule: ClassVar[str] = "G29"
    number: int
    step: Literal["moment"] = "moment"

    def run(self, state: State, tell: Tell) -> State:
        if not fighting(state):
            return follow(state)
        battle = battle_of(state)
        acting = [
            MeleeCardActs(side, self.number)
            for side in (defender(battle), battle.attacker)
            if (card := card_in_effect(state, side)) is not None and self.number in card.act
        ]
        return follow(state, *acting)


@dataclass(frozen=True, slots=True)
class MeleeCardActs(Automatic):
    """G29 One card acts, unless it has been cancelled or the battle has ended meanwhile."""

    rule: ClassVar[str] = "G29"
    side: int
    number: int
    step: Literal["melee_card_acts"] = "melee_card_acts"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        card = card_in_effect(state, self.side)
        if card is None or not fighting(state):
            return state
        return card.act[self.number](state, self.side, tell)


@dataclass(frozen=True, slots=True)
class TurnUp(Automatic):
    """G29 Phase 5: the cards are turned up, unless the attack has been ceased before (A11)."""

    rule: ClassVar[str] = "G29"
    step: Literal["turn_up"] = "turn_up"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, *((TurnUpCards(), CardsAreUp()) if fighting(state) else ()))


@dataclass(frozen=True, slots=True)
class CardsAreUp(Automatic):
    """G63 The cards have been turned up: abilities that wait for that (Sorcerer) act now."""

    rule: ClassVar[str] = "G63"
    step: Literal["cards_are_up"] = "cards_are_up"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not fighting(state):
            return state
        state = melee_with(state, shown=True)
        battle = battle_of(state)
        for side in (0, 1):
            for name in characters(battle.sides[side].force):
                ability = collect("rules.characters", "Abilities").get(name)
                if ability is not None and ability.after_round is not None:
                    state = ability.after_round(state, 1, battle.sides[side].card, tell)
        return state


def act_after_roll(state: State, made: Strike, tell: Tell) -> State:
    """Call the hooks of both cards after a die of an attack (G50d)."""
    for side in (0, 1):
        card = card_in_effect(state, side)
        if card is not None and card.rolled is not None and acts_now(state, card):
            state = card.rolled(state, side, made, tell)
    return state


def act_after_breaking(state: State, made: Strike, tell: Tell) -> State:
    """Call the hook of the striking side's card after a unit has been broken in a clash (G50a, G50b)."""
    card = card_in_effect(state, made.side)
    if card is None or card.broke is None or made.cause != "clash" or not acts_now(state, card):
        return state
    return card.broke(state, made.side, made, tell)


def acts_now(state: State, card: MeleeCard) -> bool:
    """G7 A lasting card acts in every series, a one-shot card in the first."""
    return card.lasting or battle_of(state).round == 1
