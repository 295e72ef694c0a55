"""7 Event cards: drawing, discarding, playing, the table. What each card does is in cards/."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model import turn_events
from cogs.war.model.actions import DiscardCard, Draw
from cogs.war.model.components import CARD_SIDE, CARDS, CHARACTER, DECKS, FREE, HAND_LIMIT, SHADOW, STRATEGY
from cogs.war.model.queries import deck_name
from cogs.war.model.ruleset import collect
from cogs.war.model.state import SEATS, Ids, State, evolve, with_side
from cogs.war.rules.procedure import Automatic, Settled, SideChooses, WarStep, first, follow
from cogs.war.rules.uses import RESULTS, Spent, Use, refuse, results_of

if TYPE_CHECKING:
    from cogs.war.rules.cards import Card


def with_card(cards: Ids, card: str) -> Ids:
    """Return a pile with one card more; piles are kept in the order of the ids."""
    return tuple(sorted((*cards, card)))


def without(cards: Ids, card: str) -> Ids:
    """Return a pile with one card less."""
    return tuple(other for other in cards if other != card)


def card_of(card: str) -> Card:
    """Return what a card does. Raises KeyError for an unknown id."""
    declared: Card = collect("rules.cards", "Card")[card]
    return declared


def cards_on_table(state: State) -> tuple[Card, ...]:
    """7.3 Return the cards in play, of both sides."""
    return _cards_on(state.table)


@lru_cache(maxsize=1 << 10)
def _cards_on(table: tuple[Ids, Ids]) -> tuple[Card, ...]:
    return tuple(card_of(card) for pile in table for card in pile)


def notify(state: State, event: str, subject: str, tell: Tell) -> State:
    """Tells the cards on the table what has happened (`Card.reacts`)."""
    for card in cards_on_table(state):
        state = card.reacts(state, event, subject, tell)
    return state


def sweep(state: State, tell: Tell) -> State:
    """7.3 Discard at once cards whose condition to lie on the table no longer holds."""
    for card in cards_on_table(state):
        if not card.stays(state):
            state = leave_table(state, card.id, "ended", tell)
    return state


def leave_table(state: State, card: str, why: str, tell: Tell) -> State:
    """7.3 Discard a card on the table. why: used, ended, paid, removed."""
    side = CARD_SIDE[card]
    if card not in state.table[side]:
        return state
    tell(turn_events.CardLeftTable(side=SEATS[side], card=card, why=why))
    return evolve(
        state,
        table=with_side(state.table, side, without(state.table[side], card)),
        discards=with_side(state.discards, side, with_card(state.discards[side], card)),
    )


def closed(state: State, side: int, region: int) -> bool:
    """Check whether a card on the table closes a region to this side's Armies."""
    return side == SHADOW and region in _regions_closed(state.table)


@lru_cache(maxsize=1 << 10)
def _regions_closed(table: tuple[Ids, Ids]) -> frozenset[int]:
    return frozenset(region for card in _cards_on(table) for region in card.closes)


# Drawing and discarding


@dataclass(frozen=True, slots=True)
class DrawCards(Settled):
    """4.1c, 5.5 A side draws so many cards from a deck; an empty one gives none and is never reshuffled."""

    rule: ClassVar[str] = "4.1c"
    kind: ClassVar[str] = "draw"
    side: int
    deck: int
    number: int = 1
    step: Literal["draw_cards"] = "draw_cards"

    def needed(self, state: State) -> bool:
        return self.number > 0 and bool(state.decks[self.side][self.deck])

    def options(self, state: State) -> Sequence[Action]:
        return [Draw(card) for card in state.decks[self.side][self.deck]]

    def choose(self, state: State, action: Draw, tell: Tell) -> State:
        seat = SEATS[self.side]
        tell(turn_events.CardsDrawn(side=seat, deck=DECKS[self.deck], number=1))
        tell(turn_events.CardDrawn(side=seat, card=action.card, audience=(seat,)))
        own = state.decks[self.side]
        decks = with_side(own, self.deck, without(own[self.deck], action.card))
        again = () if self.number == 1 else (DrawCards(self.side, self.deck, self.number - 1),)
        return follow(
            state,
            *again,
            decks=with_side(state.decks, self.side, decks),
            hands=with_side(state.hands, self.side, with_card(state.hands[self.side], action.card)),
        )


@dataclass(frozen=True, slots=True)
class DiscardExcess(SideChooses):
    """4.1d More than six cards in hand: down to six, face down, own choice."""

    rule: ClassVar[str] = "4.1d"
    kind: ClassVar[str] = "excess"
    side: int
    step: Literal["discard_excess"] = "discard_excess"

    def needed(self, state: State) -> bool:
        return len(state.hands[self.side]) > HAND_LIMIT

    def options(self, state: State) -> Sequence[Action]:
        return [DiscardCard(card) for card in state.hands[self.side]]

    def why_not(self, state: State, action: Action) -> Refusal:
        if isinstance(action, DiscardCard):
            return refuse("refusal-not-in-hand", "4.1d", card=action.card)
        return refuse("refusal-not-now", "4.1d")

    def choose(self, state: State, action: DiscardCard, tell: Tell) -> State:
        return bury(state, self.side, action.card, tell)


def bury(state: State, side: int, card: str, tell: Tell) -> State:
    """4.1d Discard a card of the hand face down."""
    tell(turn_events.CardsBuried(side=SEATS[side], deck=deck_name(card), number=1))
    tell(turn_events.CardBuried(side=SEATS[side], card=card, audience=(SEATS[side],)))
    return evolve(
        state,
        hands=with_side(state.hands, side, without(state.hands[side], card)),
        buried=with_side(state.buried, side, with_card(state.buried[side], card)),
    )


def drawing(side: int, deck: int, number: int = 1) -> tuple[WarStep, ...]:
    """Return the steps of drawing cards outside phase 1: the draws, then the limit of the hand."""
    return (DrawCards(side, deck, number), DiscardExcess(side))


# Playing


def refuse_card(state: State, side: int, card: str) -> Refusal | None:
    """7.2 Say why a card of the hand may not be played as an event, whatever pays for it."""
    if card not in state.hands[side]:
        return refuse("refusal-not-in-hand", "7.1", card=card)
    if card not in collect("rules.cards", "Card") or not card_of(card).requires(state):
        return refuse("refusal-card-condition", "7.2", card=card)
    return None


def pays_as(state: State, side: int, die: str, card: str) -> str | None:
    """7.1 Return the result a die is used as to play a card: Event if it can be, else the card's symbol."""
    if "event" in RESULTS[die]:
        return "event"
    symbol = CARDS[card].type
    return symbol if symbol in results_of(state, side, die) else None


def play(state: State, card: str, spent: Spent | None, tell: Tell) -> State:
    """7.1-7.3 Take a card from the hand and carry it out; spent: the die that paid for it, None for none."""
    side = CARD_SIDE[card]
    tell(turn_events.EventPlayed(side=SEATS[side], card=card, die="" if spent is None else spent.die))
    state = evolve(state, hands=with_side(state.hands, side, without(state.hands[side], card)))
    if CARDS[card].table:
        tell(turn_events.CardTabled(side=SEATS[side], card=card))
        state = evolve(state, table=with_side(state.table, side, with_card(state.table[side], card)))
    else:
        piles = with_side(state.discards, side, with_card(state.discards[side], card))
        state = evolve(state, discards=piles)
    if spent is not None:
        state = first(state, AfterEvent(card, spent.die, spent.result))
    return card_of(card).play(state, tell)


@dataclass(frozen=True, slots=True)
class AfterEvent(Automatic):
    """12 The additions of abilities and cards when a card paid for with a die has been played."""

    rule: ClassVar[str] = "7.1"
    card: str
    die: str
    result: str
    step: Literal["after_event"] = "after_event"

    def run(self, state: State, tell: Tell) -> State:
        state, spent = follow(state), Spent(self.die, self.result)
        for ability in collect("rules.characters", "Abilities").values():
            if ability.after_event is not None and ability.side == CARD_SIDE[self.card]:
                state = ability.after_event(state, self.card, spent, tell)
        for card in cards_on_table(state):
            if card.after_event is not None and card.side == CARD_SIDE[self.card]:
                state = card.after_event(state, self.card, spent, tell)
        return state


# 5.5 Drawing with an Event result


def _draw_use(side: int, deck: int) -> Use:
    def possible(state: State) -> bool:
        return bool(state.decks[side][deck])

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return first(state, *drawing(side, deck))

    return Use(f"draw_{DECKS[deck]}", side, ("event",), "5.5", begin, possible)


USES: tuple[Use, ...] = tuple(
    _draw_use(side, deck) for side in (FREE, SHADOW) for deck in (CHARACTER, STRATEGY)
)
