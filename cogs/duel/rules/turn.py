"""4 A turn: play a card, discard a card, or take a landmark tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.duel.actions import Discard, Landmark, Pay, Play
from cogs.duel.components import CARDS, COVERED_BY, NUMBER, TILES, TOKENS
from cogs.duel.costs import affordable_cards, affordable_tiles, price_of_card, price_of_tile
from cogs.duel.events import CardDiscarded, LandmarkTaken
from cogs.duel.rules.conquest import available, discard_income, place_fortress, transfer
from cogs.duel.rules.effects import effects_of, push_effects
from cogs.duel.rules.playing import play_card
from cogs.duel.rules.refusals import refuse
from cogs.duel.state import FACE_DOWN, SIDE, TAKEN, Effect, Ids, Side, State, evolve, with_side

_TURN = {seat: Decisions((Decision(seat, "turn", "4.1"),)) for seat in SIDE}
_PLAY: dict[str, Action] = {card: Play(card) for card in CARDS}
_DISCARD: dict[str, Action] = {card: Discard(card) for card in CARDS}
_LANDMARK: dict[str, Action] = {tile: Landmark(tile) for tile in TILES}


def available_cards(state: State) -> Ids:
    """4.2 The cards no remaining card covers, even partly, by slot."""
    up = [slot for slot, card in enumerate(state.slots) if card not in (TAKEN, FACE_DOWN)]
    return tuple([state.slots[slot] for slot in up if is_free(state, slot)])


def is_free(state: State, slot: int) -> bool:
    """4.2 Whether nothing lies on a slot any more."""
    for above in COVERED_BY[state.chapter][slot]:  # noqa: SIM110 - asked of every card every turn
        if state.slots[above] != TAKEN:
            return False
    return True


@dataclass(frozen=True, slots=True)
class TakeTurn(AgendaStep[State]):
    """4.1 The active player plays or discards an available card, or takes a tile. There is no pass."""

    rule: ClassVar[str] = "4.1"
    step: Literal["take_turn"] = "take_turn"

    def asks(self, state: State) -> Decisions:
        return _TURN[state.turn]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        own = state.sides[SIDE[seat]]
        cards = available_cards(state)
        found = [_PLAY[card] for card in affordable_cards(own, cards)]
        if state.options.choose_payment:
            linked = [card for card in cards if price_of_card(own, card)[1]]
            found += [Pay(card) for card in linked if price_of_card(own, card, by_link=False)[0] <= own.coins]
        found += [_DISCARD[card] for card in cards]
        return found + [_LANDMARK[tile] for tile in affordable_tiles(own, state.tiles)]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        own = state.sides[SIDE[seat]]
        if isinstance(action, Landmark):
            return _refuse_tile(state, own, action.tile)
        if not isinstance(action, Play | Pay | Discard):
            return refuse("refusal-not-now", self.rule)
        refusal = _refuse_card(state, action.card)
        if refusal is not None or isinstance(action, Discard):
            return refusal
        price, link = price_of_card(own, action.card)
        if isinstance(action, Play):
            return _refuse_price(own, action.card, price)
        if not state.options.choose_payment:
            return refuse("refusal-link-used", "15.12", card=action.card)
        if not link:
            return refuse("refusal-no-link", "15.12", card=action.card)
        return _refuse_price(own, action.card, price_of_card(own, action.card, by_link=False)[0])

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        agenda = state.agenda[:-1]
        if isinstance(action, Landmark):
            return _take_tile(evolve(state, agenda=agenda), action.tile, tell)
        assert isinstance(action, Play | Pay | Discard)
        slots = tuple([TAKEN if card == action.card else card for card in state.slots])
        state = evolve(state, slots=slots, agenda=agenda)
        if isinstance(action, Discard):
            return _discard(state, action.card, tell)
        side = SIDE[seat]
        price, link = price_of_card(state.sides[side], action.card, by_link=isinstance(action, Play))
        state = transfer(state, side, -price)
        way = "link" if link else "paid" if price else "free"
        return play_card(state, action.card, way, price, link, tell)


def _refuse_card(state: State, card: str) -> Refusal | None:
    if card not in CARDS:
        return refuse("refusal-unknown", "4.1", name=card)
    if card not in state.slots:
        return refuse("refusal-card-not-there", "4.1", card=card)
    free = is_free(state, state.slots.index(card))
    return None if free else refuse("refusal-card-covered", "4.2", card=card)


def _refuse_price(own: Side, card: str, price: int) -> Refusal | None:
    if price <= own.coins:
        return None
    coins = str(own.coins)
    return refuse("refusal-card-too-expensive", "4.3", card=card, price=str(price), coins=coins)


def _refuse_tile(state: State, own: Side, tile: str) -> Refusal | None:
    if tile not in TILES:
        return refuse("refusal-unknown", "4.5", name=tile)
    if tile not in state.tiles:
        return refuse("refusal-tile-not-there", "4.5", tile=tile)
    price = price_of_tile(own, tile)
    if price <= own.coins:
        return None
    coins = str(own.coins)
    return refuse("refusal-tile-too-expensive", "5.6", tile=tile, price=str(price), coins=coins)


def _discard(state: State, card: str, tell: Tell) -> State:
    """4.4 The card goes to the discard pile, and the player takes coins."""
    side = SIDE[state.turn]
    coins = available(state, discard_income(state.sides[side], state.chapter))
    tell(CardDiscarded(seat=state.turn, card=card, coins=coins))
    return evolve(transfer(state, side, coins), discards=(*state.discards, card))


def _take_tile(state: State, tile: str, tell: Tell) -> State:
    """4.5 Pays, keeps the tile, places the fortress; then come the other effects, and tokens."""
    side = SIDE[state.turn]
    own = state.sides[side]
    price = price_of_tile(own, tile)
    tell(LandmarkTaken(seat=state.turn, tile=tile, price=price))
    state = with_side(transfer(state, side, -price), side, tiles=(*own.tiles, tile))
    state = evolve(state, tiles=tuple(each for each in state.tiles if each != tile))
    state = place_fortress(state, side, NUMBER[TILES[tile].region], tell)
    return push_effects(state, (*effects_of(TILES[tile].effects, tile), *_reactions(own.tokens)))


def _reactions(tokens: Ids) -> tuple[Effect, ...]:
    """8 What tokens add when their owner takes a tile."""
    triggers = ((TOKENS[token], TOKENS[token].trigger) for token in tokens)
    reacting = [token for token, each in triggers if each is not None and each.event == "landmark_taken"]
    return tuple(effect for token in reacting for effect in effects_of((token.effect,), token.id))
