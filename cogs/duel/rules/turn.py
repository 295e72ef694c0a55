"""2, 3, 4, 12 Turns, and the chapters of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import perm
from random import Random
from typing import ClassVar, Literal, overload

from bot.engine import Action, Chance, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.duel.actions import Deal, Discard, Landmark, Pay, Play, Tiles, Uncover
from cogs.duel.components import (
    CARDS,
    CHAPTERS,
    COVERED_BY,
    DEALT_DOWN,
    DEALT_UP,
    DECK,
    LAYOUT,
    NUMBER,
    TILES,
    TILES_FACE_UP,
    TOKENS,
)
from cogs.duel.events import (
    CardDiscarded,
    CardsDealt,
    CardUncovered,
    ChapterBegan,
    ChapterEnded,
    LandmarkTaken,
    TilesTurnedUp,
    TurnBegan,
)
from cogs.duel.rules import refuse
from cogs.duel.rules.conquest import (
    any_face_down,
    available,
    discard_income,
    place_fortress,
    settle_aside,
    transfer,
    unseen,
)
from cogs.duel.rules.costs import affordable_cards, affordable_tiles, price_of_card, price_of_tile
from cogs.duel.rules.effects import effects_of, push_effects
from cogs.duel.rules.ending import final_count
from cogs.duel.rules.playing import play_card
from cogs.duel.state import FACE_DOWN, SEATS, SIDE, TAKEN, Effect, Ids, Side, State, evolve, with_side

# 4 A turn: play a card, discard a card, or take a landmark tile.

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
        actions = [_PLAY[card] for card in affordable_cards(own, cards)]
        if state.options.choose_payment:
            linked = [card for card in cards if price_of_card(own, card)[1]]
            actions += [
                Pay(card) for card in linked if price_of_card(own, card, by_link=False)[0] <= own.coins
            ]
        actions += [_DISCARD[card] for card in cards]
        return actions + [_LANDMARK[tile] for tile in affordable_tiles(own, state.tiles)]

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
    state = evolve(state, tiles=tuple(other_tile for other_tile in state.tiles if other_tile != tile))
    state = place_fortress(state, side, NUMBER[TILES[tile].region], tell)
    return push_effects(state, (*effects_of(TILES[tile].effects, tile), *_reactions(own.tokens)))


def _reactions(tokens: Ids) -> tuple[Effect, ...]:
    """8 What tokens add when their owner takes a tile."""
    triggers = ((TOKENS[token], TOKENS[token].trigger) for token in tokens)
    reacting = [
        token for token, trigger in triggers if trigger is not None and trigger.event == "landmark_taken"
    ]
    return tuple(effect for token in reacting for effect in effects_of((token.effect,), token.id))


# The results a shuffled deck may have: far too many to list, so they are counted and found by number.


class Arrangements(Sequence[Action]):
    """All orders of so many of these cards, as actions of one kind."""

    def __init__(self, cards: tuple[str, ...], count: int, kind: Callable[[tuple[str, ...]], Action]) -> None:
        self._cards = cards
        self._count = count
        self._kind = kind

    def __len__(self) -> int:
        return perm(len(self._cards), self._count)

    @overload
    def __getitem__(self, number: int) -> Action: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...
    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        if isinstance(number, slice):
            return [self[index] for index in range(*number.indices(len(self)))]
        if not -len(self) <= number < len(self):
            raise IndexError(number)
        left, rest = list(self._cards), number % len(self)
        order = []
        for place in range(self._count):
            size = perm(len(left) - 1, self._count - place - 1)
            which, rest = divmod(rest, size)
            order.append(left.pop(which))
        return self._kind(tuple(order))

    def __contains__(self, action: object) -> bool:
        cards: object = getattr(action, "cards", None)
        return (
            isinstance(cards, tuple)
            and len(cards) == len(set(cards)) == self._count
            and all(card in self._cards for card in cards)
            and action == self._kind(cards)
        )


# 2, 3, 4.6, 12 Chapters: dealing, turning up, and whose turn is next.

_DEAL = Chance("deal", "3.1")
_TILES = Chance("tiles", "3.3")
_UNCOVER = Chance("uncover", "4.6")


@dataclass(frozen=True, slots=True)
class StartChapter(AgendaStep[State]):
    """3 Cards are laid out and tiles turned up; at the very start the tiles come first (2.6)."""

    rule: ClassVar[str] = "3"
    chapter: int
    step: Literal["start_chapter"] = "start_chapter"

    def run(self, state: State, tell: Tell) -> State:
        steps = (DealCards(), TurnUpTiles()) if self.chapter == CHAPTERS[0] else (TurnUpTiles(), DealCards())
        slots = (FACE_DOWN,) * len(LAYOUT[self.chapter])
        return evolve(state, chapter=self.chapter, slots=slots, agenda=(*state.agenda[:-1], *steps))


@dataclass(frozen=True, slots=True)
class TurnUpTiles(AgendaStep[State]):
    """2.6, 3.3 Tiles are turned up until three lie face up, or the stack is empty."""

    rule: ClassVar[str] = "3.3"
    step: Literal["turn_up_tiles"] = "turn_up_tiles"

    @staticmethod
    def _tiles_to_turn(state: State) -> int:
        return min(TILES_FACE_UP - len(state.tiles), state.tile_stack)

    def asks(self, state: State) -> Chance | None:
        return _TILES if self._tiles_to_turn(state) > 0 else None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Tiles(order) for order in permutations(unseen_tiles(state), self._tiles_to_turn(state))]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        hidden = unseen_tiles(state)
        if (
            isinstance(action, Tiles)
            and len(action.tiles) == len(set(action.tiles)) == self._tiles_to_turn(state)
            and all(tile in hidden for tile in action.tiles)
        ):
            return None
        return refuse("refusal-bad-chance", self.rule)

    def sample(self, state: State, rng: Random) -> Action:
        return Tiles(tuple(rng.sample(unseen_tiles(state), self._tiles_to_turn(state))))

    def take(self, state: State, seat: Seat, action: Tiles, tell: Tell) -> State:
        tell(TilesTurnedUp(tiles=action.tiles))
        return evolve(
            state,
            tiles=(*state.tiles, *action.tiles),
            tile_stack=state.tile_stack - len(action.tiles),
            agenda=state.agenda[:-1],
        )


def unseen_tiles(state: State) -> Ids:
    """14.2 The tiles still in the stack."""
    seen = {*state.tiles, *state.sides[0].tiles, *state.sides[1].tiles}
    return tuple(tile for tile in TILES if tile not in seen)


@dataclass(frozen=True, slots=True)
class DealCards(AgendaStep[State]):
    """3.1 The cards of the face-up slots are dealt; the others are drawn when they are turned up."""

    rule: ClassVar[str] = "3.1"
    step: Literal["deal_cards"] = "deal_cards"

    def asks(self, state: State) -> Chance:
        return _DEAL

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return Arrangements(DECK[state.chapter], len(DEALT_UP[state.chapter]), Deal)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.legal(state, seat) else refuse("refusal-bad-chance", self.rule)

    def sample(self, state: State, rng: Random) -> Action:
        return Deal(tuple(rng.sample(DECK[state.chapter], len(DEALT_UP[state.chapter]))))

    def take(self, state: State, seat: Seat, action: Deal, tell: Tell) -> State:
        slots = list(state.slots)
        for slot, card in zip(DEALT_UP[state.chapter], action.cards, strict=True):
            slots[slot] = card
        tell(ChapterBegan(chapter=state.chapter))
        tell(CardsDealt(chapter=state.chapter, cards=action.cards))
        return evolve(state, slots=tuple(slots), agenda=state.agenda[:-1])


@dataclass(frozen=True, slots=True)
class BeginTurn(AgendaStep[State]):
    """4, 12 A player's turn begins. extra: it is another turn of the same player (12.2)."""

    rule: ClassVar[str] = "4"
    seat: Seat
    extra: bool = False
    step: Literal["begin_turn"] = "begin_turn"

    def run(self, state: State, tell: Tell) -> State:
        tell(TurnBegan(seat=self.seat, turn=state.number + 1, extra=self.extra))
        agenda = (*state.agenda[:-1], *_STEPS)
        return evolve(state, turn=self.seat, number=state.number + 1, agenda=agenda)


@dataclass(frozen=True, slots=True)
class TurnUpCards(AgendaStep[State]):
    """4.6 a At the end of a turn every face-down card that is now available is turned up, one by one."""

    rule: ClassVar[str] = "4.6"
    step: Literal["turn_up_cards"] = "turn_up_cards"

    def asks(self, state: State) -> Chance | None:
        return None if to_turn_up(state) is None else _UNCOVER

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Uncover(card) for card in unseen(state)]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Uncover) and action.card in unseen(state):
            return None
        return refuse("refusal-bad-chance", self.rule)

    def sample(self, state: State, rng: Random) -> Action:
        return Uncover(rng.choice(unseen(state)))

    def take(self, state: State, seat: Seat, action: Uncover, tell: Tell) -> State:
        slot = to_turn_up(state)
        assert slot is not None
        tell(CardUncovered(slot=slot, card=action.card))
        return evolve(state, slots=(*state.slots[:slot], action.card, *state.slots[slot + 1 :]))


def to_turn_up(state: State) -> int | None:
    """4.6 a The first face-down slot that nothing covers any more."""
    if not any_face_down(state):
        return None
    for slot in DEALT_DOWN[state.chapter]:
        if state.slots[slot] == FACE_DOWN and is_free(state, slot):
            return slot
    return None


@dataclass(frozen=True, slots=True)
class PassTurn(AgendaStep[State]):
    """4.6 b, c, 12 The chapter may be over; the same player plays again, or the other one.

    Extra turns left when chapter 3 is finished are lost (12.3).
    """

    rule: ClassVar[str] = "4.6"
    step: Literal["pass_turn"] = "pass_turn"

    def run(self, state: State, tell: Tell) -> State:
        again = state.extra > 0
        following = _BEGIN[state.turn if again else SEATS[1 - SIDE[state.turn]], again]
        if state.slots.count(TAKEN) < len(state.slots):
            return evolve(state, extra=state.extra - again, agenda=(following,))
        tell(ChapterEnded(chapter=state.chapter))
        state = settle_aside(state)
        if state.chapter == CHAPTERS[-1]:
            return final_count(state, tell)
        agenda = (following, StartChapter(state.chapter + 1))
        return evolve(state, extra=state.extra - again, agenda=agenda)


_BEGIN = {(seat, extra): BeginTurn(seat, extra) for seat in SEATS for extra in (False, True)}
_STEPS = (PassTurn(), TurnUpCards(), TakeTurn())
"""The steps of every turn, the last of them first."""
