"""5 Costs: what a card or tile would cost a side now, itemised."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cogs.duel.components import CARDS, SKILLS, TILES, TOKENS, Cost
from cogs.duel.state import Ids, Side

Counts = tuple[int, ...]
"""How many of each skill, in the order of SKILLS."""

_PLACE = {skill: place for place, skill in enumerate(SKILLS)}
_NONE: Counts = (0,) * len(SKILLS)


@dataclass(frozen=True, slots=True)
class Quote:
    """The price of one card or tile for one side now (5.4, 5.6). Public.

    target: the card or tile. price: coins to pay in all = coins (printed) + missing symbols + fortresses
    (coins for own fortresses, 5.6); 0 through a link. link: the linking symbol that makes it free, else "".
    missing: the skill symbols to be bought, one entry each. used: what choice cards and the joker stand
    for, as (card or token, skill). waived: fortress coins not paid thanks to the Dwarf token. lacking:
    coins the side has too few, 0 if affordable.
    """

    target: str
    price: int
    coins: int = 0
    missing: Ids = ()
    used: tuple[tuple[str, str], ...] = ()
    link: str = ""
    fortresses: int = 0
    waived: int = 0
    lacking: int = 0

    @property
    def affordable(self) -> bool:
        """Whether the side can pay it."""
        return self.lacking == 0


@dataclass(frozen=True, slots=True)
class Skills:
    """5.2 What a side can use in a turn: fixed symbols, and sources that give one of several."""

    fixed: Counts
    choices: tuple[tuple[str, tuple[int, ...]], ...]


@lru_cache(maxsize=4096)
def skills_of(cards: Ids, tokens: Ids) -> Skills:
    """5.2 All symbols on own grey cards, choice cards, and the joker."""
    fixed = list(_NONE)
    choices: list[tuple[str, tuple[int, ...]]] = []
    for card in cards:
        for effect in CARDS[card].effects:
            if effect.type == "skills":
                for skill, count in effect.skills.items():
                    fixed[_PLACE[skill]] += count
            elif effect.type == "skills_choice":
                choices.append((card, tuple(_PLACE[str(each)] for each in effect.options)))  # type: ignore[index]
    jokers = (token for token in tokens if TOKENS[token].effect.type == "wild_skill")
    choices += [(token, tuple(range(len(SKILLS)))) for token in jokers]
    return Skills(tuple(fixed), tuple(choices))


@lru_cache(maxsize=1024)
def links_of(cards: Ids) -> Ids:
    """5.5 The linking symbols a side owns."""
    return tuple(granted for card in cards if (granted := CARDS[card].link_granted) is not None)


@lru_cache(maxsize=65536)
def shortfall(need: Counts, skills: Skills) -> tuple[Ids, tuple[tuple[str, str], ...]]:
    """5.3 The symbols missing when choices are assigned so that these are fewest, and the assignment."""
    open_ = tuple(max(0, wanted - had) for wanted, had in zip(need, skills.fixed, strict=True))
    assigned = _assign(open_, skills.choices)
    left = list(open_)
    for _, place in assigned:
        left[place] -= 1
    missing = tuple(skill for skill, count in zip(SKILLS, left, strict=True) for _ in range(count))
    return missing, tuple((source, SKILLS[place]) for source, place in assigned)


def _assign(left: Counts, choices: tuple[tuple[str, tuple[int, ...]], ...]) -> tuple[tuple[str, int], ...]:
    """The largest assignment of sources to symbols still needed; each source is tried on each, or on none."""
    if not choices or not any(left):
        return ()
    (source, places), rest = choices[0], choices[1:]
    best = _assign(left, rest)
    for place in places:
        if left[place] and len(best) <= len(rest):
            fewer = (*left[:place], left[place] - 1, *left[place + 1 :])
            found = ((source, place), *_assign(fewer, rest))
            if len(found) > len(best):
                best = found
    return best


def quote_card(side: Side, card: str, *, by_link: bool = True) -> Quote:
    """5.4, 5.5 The price of a card. by_link: False for its price in coins although a link is owned."""
    printed = CARDS[card]
    if by_link and printed.link_required is not None and printed.link_required in links_of(side.cards):
        return Quote(card, 0, link=printed.link_required)
    coins, missing, used = _symbols(side, card, printed.cost)
    price = coins + len(missing)
    return Quote(card, price, coins, missing, used, lacking=max(0, price - side.coins))


def quote_tile(side: Side, tile: str) -> Quote:
    """5.6 The price of a landmark tile: links do not apply, own fortresses on the board cost coins."""
    cost = TILES[tile].cost
    coins, missing, used = _symbols(side, tile, cost)
    surcharge = cost.coins_per_own_fortress_on_board * sum(side.fortresses)
    waived = surcharge if waives_fortress_coins(side) else 0
    price = coins + len(missing) + surcharge - waived
    return Quote(
        tile,
        price,
        coins,
        missing,
        used,
        fortresses=surcharge - waived,
        waived=waived,
        lacking=max(0, price - side.coins),
    )


def waives_fortress_coins(side: Side) -> bool:
    """5.6 Whether the side owns the Dwarf waiver token."""
    return any(TOKENS[token].effect.type == "waive_landmark_surcharge" for token in side.tokens)


def _symbols(side: Side, target: str, cost: Cost) -> tuple[int, Ids, tuple[tuple[str, str], ...]]:
    missing, used = shortfall(_NEED[target], skills_of(side.cards, side.tokens))
    return cost.coins, missing, used


_COSTS: dict[str, Cost] = {card.id: card.cost for card in CARDS.values()}
_COSTS |= {tile.id: tile.cost for tile in TILES.values()}
_NEED: dict[str, Counts] = {
    target: tuple(cost.skills.get(skill, 0) for skill in SKILLS) for target, cost in _COSTS.items()
}
"""The symbols each card and tile asks for."""
