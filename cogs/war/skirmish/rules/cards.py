"""S5 The cards of a battle on its own: drawn by chance, or chosen in secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseCard, Confirm
from cogs.war.model.components import CARD_DECK, CHARACTER, HAND_LIMIT, STRATEGY
from cogs.war.model.queries import backs
from cogs.war.model.state import SEATS, State, evolve, with_side
from cogs.war.rules.event_cards import DrawCards, with_card, without
from cogs.war.rules.procedure import Choice, WarStep, follow
from cogs.war.skirmish.actions import DrawHand, PickHand
from cogs.war.skirmish.events import CardTaken, HandTaken


@dataclass(frozen=True, slots=True)
class TakeHand(Choice):
    """S5 A side draws up to six cards by chance, of both decks in turn, or chooses them."""

    rule: ClassVar[str] = "S5"
    kind: ClassVar[str] = "battle_hand"
    side: int
    step: Literal["take_hand"] = "take_hand"

    def chooser(self, state: State) -> int:
        return self.side

    def options(self, state: State) -> Sequence[Action]:
        return [PickHand(), *(DrawHand(number) for number in range(HAND_LIMIT + 1))]

    def choose(self, state: State, action: DrawHand | PickHand, tell: Tell) -> State:
        if isinstance(action, PickHand):
            return follow(state, PickCards(self.side))
        strategy, odd = divmod(action.number, 2)
        if not action.number:
            tell(HandTaken(side=SEATS[self.side], character=0, strategy=0, chosen=False))
        draws: list[WarStep] = [
            DrawCards(self.side, deck, number)
            for deck, number in ((CHARACTER, strategy + odd), (STRATEGY, strategy))
            if number
        ]
        return follow(state, *draws)


@dataclass(frozen=True, slots=True)
class PickCards(Choice):
    """S5 A side chooses its cards one by one; the others see their backs."""

    rule: ClassVar[str] = "S5"
    kind: ClassVar[str] = "battle_cards"
    side: int
    step: Literal["pick_cards"] = "pick_cards"

    def chooser(self, state: State) -> int:
        return self.side

    def options(self, state: State) -> Sequence[Action]:
        if len(state.hands[self.side]) >= HAND_LIMIT:
            return [Confirm()]
        return [Confirm(), *(ChooseCard(card) for deck in state.decks[self.side] for card in deck)]

    def choose(self, state: State, action: ChooseCard | Confirm, tell: Tell) -> State:
        side, seat = self.side, SEATS[self.side]
        if isinstance(action, Confirm):
            character, strategy = backs(state.hands[side])
            tell(HandTaken(side=seat, character=character, strategy=strategy, chosen=True))
            return follow(state)
        tell(CardTaken(side=seat, card=action.card, audience=(seat,)))
        deck = CARD_DECK[action.card]
        decks = with_side(state.decks[side], deck, without(state.decks[side][deck], action.card))
        return evolve(
            state,
            decks=with_side(state.decks, side, decks),
            hands=with_side(state.hands, side, with_card(state.hands[side], action.card)),
        )
