"""Worn with Sorrow and Toil: each casualty may cost the Free Peoples a Character card too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, ChooseCard, Decline
from cogs.war.model.chance import PickCard
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.events.cards import CardRevealed
from cogs.war.model.queries import on_table
from cogs.war.model.state import SEATS, State, with_side
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import character_card
from cogs.war.rules.cards.vocabulary_shadow import character_cards_on_table, leave_when_declared
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks, no
from cogs.war.rules.event_cards import leave_table, with_card, without
from cogs.war.rules.procedure import Settled, first, follow

ID = "sh_char_15"


def _in_hand(state: State) -> tuple[str, ...]:
    return tuple(card for card in state.hands[FREE] if character_card(state, card))


@dataclass(frozen=True, slots=True)
class WearDown(EffectChoice):
    """The Shadow may strip the Free Peoples of a Character card: one on the table, or any of the hand.

    The backs of the hand are seen, so whether there is one is no secret.
    """

    rule: ClassVar[str] = "7.3"
    kind: ClassVar[str] = "event"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {
        ChooseCard: Pick("pick-card", "cards"),
        Choose: Pick("pick-hand", "cards"),
        **no("pick-none"),
    }
    step: Literal["worn_with_sorrow_and_toil_choose"] = "worn_with_sorrow_and_toil_choose"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return on_table(state, ID) and len(self.list_options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        found: list[Action] = [ChooseCard(card) for card in character_cards_on_table(state)]
        return [*found, *([Choose("hand")] if _in_hand(state) else []), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, ChooseCard):
            return leave_table(follow(state), action.card, "removed", tell)
        return follow(state, *((TakeFromHand(),) if isinstance(action, Choose) else ()))


@dataclass(frozen=True, slots=True)
class TakeFromHand(Settled):
    """Chance picks a Character card of the Free Peoples' hand, which is discarded."""

    rule: ClassVar[str] = "7.3"
    kind: ClassVar[str] = "pick"
    step: Literal["worn_with_sorrow_and_toil_pick"] = "worn_with_sorrow_and_toil_pick"

    def needed(self, state: State) -> bool:
        return bool(_in_hand(state))

    def options(self, state: State) -> Sequence[Action]:
        return [PickCard(card) for card in _in_hand(state)]

    def choose(self, state: State, action: PickCard, tell: Tell) -> State:
        tell(CardRevealed(side=SEATS[FREE], card=action.card, cause=ID))
        hands = with_side(state.hands, FREE, without(state.hands[FREE], action.card))
        pile = with_card(state.discards[FREE], action.card)
        return follow(state, hands=hands, discards=with_side(state.discards, FREE, pile))


def reacts(state: State, event: str, subject: str, tell: Tell) -> State:
    if event == "companion_lost":
        return first(state, WearDown())
    return leave_when_declared(state, ID, event, subject, tell)


CARD = Card(ID, reacts=reacts)
