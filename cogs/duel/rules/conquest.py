"""Coins, the map with its units and fortresses, and the pile of discarded cards."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.duel.components import CARDS, CHAPTERS, DECK, REGIONS, TOKENS
from cogs.duel.events import (
    CoinsLost,
    CoinsTaken,
    ConflictFought,
    FortressPlaced,
    FortressRemoved,
    UnitMoved,
    UnitRemoved,
    UnitsPlaced,
)
from cogs.duel.rules.ending import after_step
from cogs.duel.state import FACE_DOWN, SEATS, Ids, Side, State, evolve, evolve_side, replace_side, with_side

# 11 The map: placing, moving and removing units, conflicts, fortresses.

Counts = tuple[int, ...]


def add_at(counts: Counts, region: int, by: int) -> Counts:
    """Numbers by region with one of them changed."""
    return (*counts[:region], counts[region] + by, *counts[region + 1 :])


def placeable(state: State, side: int, units: int) -> int:
    """11.2 How many of so many units can be placed: what is in supply, where that is limited (15.3)."""
    return min(units, state.sides[side].units_left) if state.options.limited_units else units


def place_units(state: State, side: int, region: int, units: int, source: str, tell: Tell) -> State:
    """11.2 Units come from supply to a region; a conflict follows."""
    count = placeable(state, side, units)
    own = state.sides[side]
    tell(UnitsPlaced(seat=SEATS[side], region=REGIONS[region], units=count, source=source))
    state = with_side(state, side, units=add_at(own.units, region, count), units_left=own.units_left - count)
    return after_step(resolve_conflict(state, region, tell), side, tell)


def resolve_conflict(state: State, region: int, tell: Tell) -> State:
    """11.3 One unit of each side is removed until at most one side has any."""
    fallen = min(state.sides[0].units[region], state.sides[1].units[region])
    if not fallen:
        return state
    for number, side in enumerate(state.sides):
        state = with_side(
            state, number, units=add_at(side.units, region, -fallen), units_left=side.units_left + fallen
        )
    left = [side.units[region] for side in state.sides]
    tell(ConflictFought(region=REGIONS[region], fallen=fallen, fellowship=left[0], sauron=left[1]))
    return state


def move_unit(state: State, side: int, origin: int, region: int, tell: Tell) -> State:
    """11.4 One own unit goes to a connected region, and the conflict there is resolved."""
    tell(UnitMoved(seat=SEATS[side], origin=REGIONS[origin], region=REGIONS[region]))
    units = add_at(add_at(state.sides[side].units, origin, -1), region, 1)
    state = with_side(state, side, units=units)
    return after_step(resolve_conflict(state, region, tell), side, tell)


def remove_unit(state: State, side: int, region: int, source: str, tell: Tell) -> State:
    """6.6 One enemy unit goes back to its owner's supply. side: who removes."""
    other = 1 - side
    owner = state.sides[other]
    tell(UnitRemoved(seat=SEATS[other], region=REGIONS[region], source=source))
    units = add_at(owner.units, region, -1)
    return with_side(state, other, units=units, units_left=owner.units_left + 1)


def place_fortress(state: State, side: int, region: int, tell: Tell) -> State:
    """4.5 A fortress from supply goes to a tile's region; it fights nobody (11.5)."""
    own = state.sides[side]
    tell(FortressPlaced(seat=SEATS[side], region=REGIONS[region]))
    state = with_side(
        state, side, fortresses=add_at(own.fortresses, region, 1), fortresses_left=own.fortresses_left - 1
    )
    return after_step(state, side, tell)


def raze(state: State, side: int, region: int, source: str, tell: Tell) -> State:
    """11.5 An enemy fortress goes back to supply; its tile stays (10.3). side: who removes."""
    other = 1 - side
    owner = state.sides[other]
    tell(FortressRemoved(seat=SEATS[other], region=REGIONS[region], source=source))
    fortresses = add_at(owner.fortresses, region, -1)
    return with_side(state, other, fortresses=fortresses, fortresses_left=owner.fortresses_left + 1)


# 10.2, 14.2 The discard pile: what lies there, and who knows it.

SET_ASIDE = 3
"""3.2 Cards of each chapter put face down on the discard pile."""


def unseen(state: State) -> Ids:
    """14.2 The cards of this chapter that do not exist yet: they lie face down or are set aside."""
    if not state.chapter:
        return ()
    gone = {*state.slots, *state.discards, *state.aside[state.chapter - 1]}
    for side in state.sides:
        gone.update(side.cards)
    return tuple([card for card in DECK[state.chapter] if card not in gone])


def aside_left(state: State, chapter: int) -> int:
    """3.2 How many of the cards set aside in a chapter are still on the pile."""
    if chapter > state.chapter:
        return 0
    if chapter == state.chapter and not aside_is_settled(state):
        return SET_ASIDE
    return len(state.aside[chapter - 1])


def aside_is_settled(state: State) -> bool:
    """Check whether it is settled which cards were set aside in this chapter."""
    return bool(state.chapter) and bool(state.looked[state.chapter - 1])


def pile_size(state: State) -> int:
    """10.2, 15.9 How many cards may be played from the discard pile."""
    count = len(state.discards)
    if state.options.set_aside_in_pile:
        count += sum(aside_left(state, chapter) for chapter in CHAPTERS)
    return count


def pile(state: State) -> Ids:
    """10.2, 15.9 The cards that may be played from the pile, for one who is looking through it."""
    if not state.options.set_aside_in_pile:
        return state.discards
    return (*state.discards, *(card for cards in state.aside for card in cards))


def take_from_pile(state: State, card: str) -> State:
    """The pile without a card."""
    if card in state.discards:
        return evolve(
            state, discards=tuple(other_card for other_card in state.discards if other_card != card)
        )
    chapter = CARDS[card].chapter
    left = tuple(other_card for other_card in state.aside[chapter - 1] if other_card != card)
    return evolve(state, aside=replace_row(state.aside, chapter, left))


def settle_aside(state: State) -> State:
    """A chapter is over: by elimination everybody knows which cards were set aside in it."""
    if aside_is_settled(state):
        return state
    return evolve(state, aside=replace_row(state.aside, state.chapter, unseen(state)))


def replace_row(rows: tuple[Ids, Ids, Ids], chapter: int, row: Ids) -> tuple[Ids, Ids, Ids]:
    """One row for each chapter, with one of them changed."""
    first, second, third = (row if number == chapter else rows[number - 1] for number in CHAPTERS)
    return (first, second, third)


def any_face_down(state: State) -> bool:
    """Check whether a card of this chapter still lies face down."""
    return FACE_DOWN in state.slots


# 1.2, 5.4, 6.2 Coins: between the players and the bank only.

_MULTIPLIER = {
    token: printed.effect.factor if printed.effect.type == "discard_income_multiplier" else 1
    for token, printed in TOKENS.items()
}


def available(state: State, coins: int) -> int:
    """15.2 How many of so many coins the bank can give."""
    return min(coins, state.bank) if state.options.limited_coins else coins


def transfer(state: State, side: int, coins: int) -> State:
    """Coins from the bank to a side; negative: from the side to the bank."""
    if not coins:
        return state
    own = state.sides[side]
    richer = evolve_side(own, coins=own.coins + coins)
    return evolve(state, sides=replace_side(state.sides, side, richer), bank=state.bank - coins)


def take_coins(state: State, side: int, wanted: int, source: str, tell: Tell) -> State:
    """6.2 A side takes coins from the bank, as far as there are any (15.2)."""
    coins = available(state, wanted)
    tell(CoinsTaken(seat=SEATS[side], coins=coins, wanted=wanted, source=source))
    return transfer(state, side, coins)


def lose_coins(state: State, side: int, coins: int, source: str, tell: Tell) -> State:
    """6.6 A side returns coins to the bank, as far as it has any."""
    lost = min(coins, state.sides[side].coins)
    tell(CoinsLost(seat=SEATS[side], coins=lost, source=source))
    return transfer(state, side, -lost)


def discard_income(side: Side, chapter: int) -> int:
    """4.4 Coins for a discarded card: the number of the chapter, doubled by the Human token."""
    income = chapter
    for token in side.tokens:
        income *= _MULTIPLIER[token]
    return income
