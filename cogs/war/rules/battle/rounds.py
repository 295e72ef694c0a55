"""11.4, 11.7, 11.16 The Combat round with its cards, one step after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import LayCard, LayNone
from cogs.war.model.armies import characters
from cogs.war.model.battle_events import CombatCardLaid, CombatCardShown, NoCombatCard, RoundBegan
from cogs.war.model.components import CARD_SIDE, CARDS, COMBAT_EFFECTS, FREE, SHADOW
from cogs.war.model.queries import deck_name
from cogs.war.model.ruleset import collect, ruleset
from cogs.war.model.state import SEATS, State, evolve, with_side
from cogs.war.model.turn_events import CardLeftTable
from cogs.war.rules.battle.aftermath import EndBattle, OfferCease, OfferProlong, OfferRetreat, OfferWithdrawal
from cogs.war.rules.battle.fighting import (
    CombatRoll,
    LeaderReroll,
    TakeHits,
    battle_of,
    defender,
    fighter,
    fighter_with,
    fighting,
    fresh,
    remove_followers,
    stands_in,
)
from cogs.war.rules.event_cards import card_of, cards_on_table, with_card, without
from cogs.war.rules.procedure import Automatic, SideChooses, first, follow
from cogs.war.rules.uses import refuse

if TYPE_CHECKING:
    from cogs.war.rules.combat import CombatEffect


# 11.4.1, 11.7 Combat cards: choosing in secret, turning up, acting by initiative, discarding.


def effect_of(card: str) -> CombatEffect | None:
    """Return the Combat effect of a card's lower half, where it is declared."""
    effect: CombatEffect | None = collect("rules.combat", "CombatEffect").get(CARDS[card].combat)
    return effect


def usable(state: State, side: int, card: str) -> bool:
    """11.4.1 Check whether the condition of a card's lower half is met now."""
    effect = effect_of(card)
    if effect is None:
        return False
    redefined = collect(*ruleset(state).combat).get(effect.id)
    requires = None if redefined is None else redefined.requires
    return (requires or effect.requires)(state, side)


def idle(state: State, side: int, card: str) -> bool:
    """11.4.1 Check whether it is decided already that a card's lower half will do nothing."""
    effect = effect_of(card)
    return effect is not None and effect.idle(state, side)


def barred(state: State, side: int) -> bool:
    """Check whether a card forbids this side Combat cards this round."""
    if any(card.bars_cards is not None and card.bars_cards(state, side) for card in cards_on_table(state)):
        return True
    for name in battle_of(state).effects:
        bars = card_of(name).bars_cards
        if bars is not None and bars(state, side):
            return True
    return False


def _from_table(state: State, side: int) -> list[str]:
    """List cards on the table whose lower half may be used from there."""
    return [card.id for card in cards_on_table(state) if card.from_table and CARD_SIDE[card.id] == side]


@dataclass(frozen=True, slots=True)
class LayCombatCard(SideChooses):
    """11.4.1 A side lays a Combat card face down, or none; the attacker chooses first, both in secret.

    Whoever holds a card is asked, whether it could be played or not.
    """

    rule: ClassVar[str] = "11.4.1"
    kind: ClassVar[str] = "combat_card"
    side: int
    step: Literal["lay_combat_card"] = "lay_combat_card"

    def needed(self, state: State) -> bool:
        if not fighting(state) or barred(state, self.side):
            return False
        return bool(state.hands[self.side]) or bool(_from_table(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        cards = (*state.hands[self.side], *_from_table(state, self.side))
        return [*(LayCard(card) for card in cards if usable(state, self.side, card)), LayNone()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, LayCard):
            return refuse("refusal-not-now", "11.4.1")
        if action.card not in CARDS:
            return refuse("refusal-unknown", "7", name=action.card)
        if action.card in (*state.hands[self.side], *_from_table(state, self.side)):
            return refuse("refusal-combat-condition", "11.4.1", card=action.card)
        return refuse("refusal-not-in-hand", "11.4.1", card=action.card)

    def skip(self, state: State, tell: Tell) -> State:
        if not fighting(state):
            return follow(state)
        return self._none(state, tell)

    def _none(self, state: State, tell: Tell) -> State:
        tell(NoCombatCard(side=SEATS[self.side]))
        return fighter_with(follow(state), self.side, laid="none")

    def choose(self, state: State, action: LayCard | LayNone, tell: Tell) -> State:
        if isinstance(action, LayNone):
            return self._none(state, tell)
        side, card = self.side, action.card
        state = follow(state)
        if card in state.hands[side]:
            tell(CombatCardLaid(side=SEATS[side], deck=deck_name(card)))
            state = evolve(state, hands=with_side(state.hands, side, without(state.hands[side], card)))
            return fighter_with(state, side, laid="card", card=card, source="hand")
        tell(CardLeftTable(side=SEATS[side], card=card, why="used"))
        tell(CombatCardLaid(side=SEATS[side], deck=deck_name(card)))
        state = evolve(state, table=with_side(state.table, side, without(state.table[side], card)))
        return fighter_with(state, side, laid="card", card=card, source="table")


@dataclass(frozen=True, slots=True)
class TurnUpCards(Automatic):
    """11.4.1 Both Combat cards are turned up together."""

    rule: ClassVar[str] = "11.4.1"
    step: Literal["turn_up_cards"] = "turn_up_cards"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        attacker = battle_of(state).attacker
        for side in (attacker, 1 - attacker):
            card = fighter(state, side).card
            if card:
                effect, rules = CARDS[card].combat, state.options.rules
                tell(CombatCardShown(side=SEATS[side], card=card, effect=effect, rules=rules))
                state = fighter_with(state, side, up=True)
        return _show(state, tell)


def _show(state: State, tell: Tell) -> State:
    """12 Apply what characters taking part add when their side's card is turned up."""
    battle = battle_of(state)
    for one in battle.sides:
        for name in characters(one.force) if one.card else ():
            ability = collect("rules.characters", "Abilities").get(name)
            if ability is not None and ability.when_shown is not None:
                state = ability.when_shown(state, battle.round, one.card, tell)
    return state


@dataclass(frozen=True, slots=True)
class Initiative(Automatic):
    """11.7 An initiative number, at which cards act, the defender's card first."""

    rule: ClassVar[str] = "11.7"
    number: int
    step: Literal["initiative"] = "initiative"

    def run(self, state: State, tell: Tell) -> State:
        if not fighting(state):
            return follow(state)
        battle = battle_of(state)
        acting = [
            CardActs(side, self.number)
            for side in (defender(battle), battle.attacker)
            if battle.sides[side].card and self.number in _numbers(battle.sides[side].card)
        ]
        return follow(state, *acting)


def _numbers(card: str) -> tuple[int, ...]:
    return COMBAT_EFFECTS[CARDS[card].combat].initiative


@dataclass(frozen=True, slots=True)
class CardActs(Automatic):
    """11.7 One Combat card acts, unless it has been cancelled or the battle has ended."""

    rule: ClassVar[str] = "11.7"
    side: int
    number: int
    step: Literal["card_acts"] = "card_acts"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        one = fighter(state, self.side)
        if not fighting(state) or one.cancelled or not one.card:
            return state
        effect = effect_of(one.card)
        act = None if effect is None else effect.act.get(self.number)
        return state if act is None else act(state, self.side, tell)


def discard_combat_cards(state: State) -> State:
    """11.7 Discard cards when the round ends."""
    for side in (FREE, SHADOW):
        card = fighter(state, side).card
        if card:
            piles = with_side(state.discards, side, with_card(state.discards[side], card))
            state = fighter_with(evolve(state, discards=piles), side, card="", laid="")
    return state


# 11.4, 11.16 The Combat round, one step after the other.


@dataclass(frozen=True, slots=True)
class FightRound(Automatic):
    """11.4, 11.16 A round: the defender may withdraw first; then cards, rolls, casualties, what follows."""

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
    """11.4.5, 11.9 Cards go, who led an Army that is gone falls; then ceasing, retreat or another round."""

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
