"""1.2, 5.4, 6.2 Coins: between the players and the bank only."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.duel.components import TOKENS
from cogs.duel.events import CoinsLost, CoinsTaken
from cogs.duel.state import SEATS, Side, State, evolve, evolve_side, replace_side

_MULTIPLIER = {
    token: each.effect.factor if each.effect.type == "discard_income_multiplier" else 1
    for token, each in TOKENS.items()
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
