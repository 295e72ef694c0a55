"""5 Costs: what a card or tile would cost a side now, itemised."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cogs.duel.components import CARDS, SKILLS, TILES, TOKENS, Card, Cost
from cogs.duel.state import Ids, Side

Counts = tuple[int, ...]
"""How many of each skill, in the order of SKILLS."""

_NONE: Counts = (0,) * len(SKILLS)


def _fixed_symbols(card: Card) -> Counts:
    """The fixed symbols on a card."""
    skills = [effect.skills for effect in card.effects if effect.type == "skills"]
    return tuple(sum(amounts.get(skill, 0) for amounts in skills) for skill in SKILLS)


_FIXED: dict[str, Counts] = {
    card.id: _fixed_symbols(card) for card in CARDS.values() if any(_fixed_symbols(card))
}
_CHOICES: dict[str, tuple[tuple[str, tuple[int, ...]], ...]] = {
    card.id: tuple(
        (card.id, tuple(SKILLS.index(skill) for skill in effect.options))
        for effect in card.effects
        if effect.type == "skills_choice"
    )
    for card in CARDS.values()
}
_CHOICES |= {
    token: ((token, tuple(range(len(SKILLS)))),) if printed.effect.type == "wild_skill" else ()
    for token, printed in TOKENS.items()
}
"""What of each card and token is a source of one of several symbols."""


@dataclass(frozen=True, slots=True)
class Quote:
    """The price of one card or tile for one side now (5.4, 5.6). Public."""

    target: str  # the card or tile
    price: int  # coins to pay in all: printed, for missing symbols and for fortresses; 0 through a link
    coins: int = 0  # printed
    missing: Ids = ()  # the skill symbols to be bought, one entry each
    used: tuple[tuple[str, str], ...] = ()
    """What choice cards and the joker stand for, as (card or token, skill)."""
    link: str = ""  # the linking symbol that makes it free
    fortresses: int = 0  # coins for own fortresses (5.6)
    waived: int = 0  # fortress coins not paid thanks to the Dwarf token
    lacking: int = 0  # coins the side has too few

    @property
    def affordable(self) -> bool:
        """Check whether the side can pay it."""
        return self.lacking == 0


class Skills(NamedTuple):
    """5.2 What a side can use in a turn: fixed symbols, and sources that give one of several.

    A tuple because shortfalls are looked up by it many times a turn.
    """

    fixed: Counts
    choices: tuple[tuple[str, tuple[int, ...]], ...]


@lru_cache(maxsize=4096)
def skills_of(cards: Ids, tokens: Ids) -> Skills:
    """5.2 All symbols on own grey cards, choice cards, and the joker."""
    given = [_FIXED[card] for card in cards if card in _FIXED]
    fixed = tuple(map(sum, zip(_NONE, *given, strict=True)))
    return Skills(fixed, tuple([source for component in (*cards, *tokens) for source in _CHOICES[component]]))


@lru_cache(maxsize=1024)
def links_of(cards: Ids) -> Ids:
    """5.5 The linking symbols a side owns."""
    return tuple(granted for card in cards if (granted := CARDS[card].link_granted) is not None)


@lru_cache(maxsize=65536)
def shortfall(need: Counts, skills: Skills) -> tuple[Ids, tuple[tuple[str, str], ...]]:
    """5.3 The symbols missing when choices are assigned so that these are fewest, and the assignment."""
    open_ = tuple([max(0, wanted - had) for wanted, had in zip(need, skills.fixed, strict=True)])
    if not any(open_):
        return (), ()
    assigned = _assign(open_, skills.choices)
    left = list(open_)
    for _, place in assigned:
        left[place] -= 1
    missing = tuple([skill for skill, count in zip(SKILLS, left, strict=True) for _ in range(count)])
    return missing, tuple([(source, SKILLS[place]) for source, place in assigned])


def _assign(left: Counts, choices: tuple[tuple[str, tuple[int, ...]], ...]) -> tuple[tuple[str, int], ...]:
    """The largest assignment of sources to symbols still needed; each source is tried on each, or on none."""
    if not choices or not any(left):
        return ()
    (source, places), rest = choices[0], choices[1:]
    best = _assign(left, rest)
    for place in places:
        if left[place] and len(best) <= len(rest):
            fewer = (*left[:place], left[place] - 1, *left[place + 1 :])
            assigned = ((source, place), *_assign(fewer, rest))
            if len(assigned) > len(best):
                best = assigned
    return best


def price_of_card(side: Side, card: str, *, by_link: bool = True) -> tuple[int, str]:
    """5.4, 5.5 What a card costs, and the linking symbol that makes it free; as in its quote."""
    link = _LINK[card]
    if by_link and link is not None and link in links_of(side.cards):
        return 0, link
    return _COINS[card] + len(_symbols(side, card)[0]), ""


def price_of_tile(side: Side, tile: str) -> int:
    """5.6 What a landmark tile costs, as in its quote."""
    forts = 0 if waives_fortress_coins(side) else sum(side.fortresses)
    return _COINS[tile] + len(_symbols(side, tile)[0]) + _PER_FORTRESS[tile] * forts


def affordable_cards(side: Side, cards: Ids) -> list[str]:
    """4.3 Those of some cards whose price the side can pay."""
    links, skills = links_of(side.cards), skills_of(side.cards, side.tokens)
    return [
        card
        for card in cards
        if _LINK[card] in links or _COINS[card] + len(shortfall(_NEED[card], skills)[0]) <= side.coins
    ]


def affordable_tiles(side: Side, tiles: Ids) -> list[str]:
    """4.5 Those of some landmark tiles whose price the side can pay."""
    skills = skills_of(side.cards, side.tokens)
    forts = 0 if waives_fortress_coins(side) else sum(side.fortresses)
    return [
        tile
        for tile in tiles
        if _COINS[tile] + len(shortfall(_NEED[tile], skills)[0]) + _PER_FORTRESS[tile] * forts <= side.coins
    ]


def quote_card(side: Side, card: str, *, by_link: bool = True) -> Quote:
    """5.4, 5.5 The price of a card. by_link: False for its price in coins although a link is owned."""
    price, link = price_of_card(side, card, by_link=by_link)
    if link:
        return Quote(card, price, link=link)
    missing, used = _symbols(side, card)
    return Quote(card, price, _COINS[card], missing, used, lacking=max(0, price - side.coins))


def quote_tile(side: Side, tile: str) -> Quote:
    """5.6 The price of a landmark tile: links do not apply, own fortresses on the board cost coins."""
    price = price_of_tile(side, tile)
    missing, used = _symbols(side, tile)
    surcharge = _PER_FORTRESS[tile] * sum(side.fortresses)
    waived = surcharge if waives_fortress_coins(side) else 0
    lacking = max(0, price - side.coins)
    return Quote(tile, price, _COINS[tile], missing, used, "", surcharge - waived, waived, lacking)


def waives_fortress_coins(side: Side) -> bool:
    """5.6 Whether the side owns the Dwarf waiver token."""
    return not _WAIVERS.isdisjoint(side.tokens)


def _symbols(side: Side, target: str) -> tuple[Ids, tuple[tuple[str, str], ...]]:
    """The symbols a side misses for a card or tile, and what its choices stand for."""
    return shortfall(_NEED[target], skills_of(side.cards, side.tokens))


_COSTS: dict[str, Cost] = {card.id: card.cost for card in CARDS.values()}
_COSTS |= {tile.id: tile.cost for tile in TILES.values()}
_COINS: dict[str, int] = {target: cost.coins for target, cost in _COSTS.items()}
_NEED: dict[str, Counts] = {
    target: tuple(cost.skills.get(skill, 0) for skill in SKILLS) for target, cost in _COSTS.items()
}
"""The coins and the symbols each card and tile asks for."""
_LINK: dict[str, str | None] = {card.id: card.link_required for card in CARDS.values()}
_PER_FORTRESS: dict[str, int] = {tile: _COSTS[tile].coins_per_own_fortress_on_board for tile in TILES}
_WAIVERS = frozenset(
    token for token, printed in TOKENS.items() if printed.effect.type == "waive_landmark_surcharge"
)
