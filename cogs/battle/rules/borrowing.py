"""12.2 What hobbits may borrow for an attack: loans that suffice, and none of which could be left out.

Cards that lend the same useful symbols are of one kind. Loans are searched as sets of kinds, since neither
their order nor who lends matters; where a borrowing hobbit's own symbols do not count (A11), it matters which
hobbits borrow, but not who borrows what.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from cogs.battle.card_file import MOST_COMPANION_SYMBOLS
from cogs.battle.components import JOKER, CardSet
from cogs.battle.rules.combat import Loans, Rulings, lacking_at_most, shortage, shortage_with
from cogs.battle.state import Ids

Kinds = tuple[Ids, ...]
"""The useful symbols of each borrowed card, in a fixed order."""


def borrowers(party: Ids, loans: Loans, cards: CardSet) -> Ids:
    """Hobbits of the party that have not borrowed yet."""
    if cards.hobbits.isdisjoint(party):
        return ()
    borrowing = {hobbit for hobbit, _ in loans}
    return tuple([card for card in party if card in cards.hobbits and card not in borrowing])


def can_beat(party: Ids, enemies: Ids, lenders: Ids, rulings: Rulings) -> bool:
    """Whether the enemies can be beaten, if need be by borrowing from the lenders' cards."""
    missing = shortage(party, enemies, (), rulings)
    if not missing:
        return True
    if missing > MOST_COMPANION_SYMBOLS * len(borrowers(party, (), rulings.card_set)):
        return False
    return _any_loans(party, enemies, lenders, rulings)


@lru_cache(maxsize=5_000)
def useful_loans(party: Ids, enemies: Ids, loans: Loans, lenders: Ids, rulings: Rulings) -> Loans:
    """The next loans (hobbit, card) that lead to an attack in which every loan is needed.

    loans: agreed already. lenders: all cards in parties of other players.
    """
    if not shortage(party, enemies, loans, rulings):
        return ()
    useful = lacking_at_most(party, enemies, rulings)
    agreed = Counter(_kind(card, useful, rulings.card_set) for _, card in loans)
    borrowing = {hobbit for hobbit, _ in loans}
    allowed: set[tuple[str, Ids]] = set()
    for hobbits, kinds in _smallest_loans(party, enemies, lenders, rulings):
        counted = Counter(kinds)
        if agreed <= counted and borrowing <= set(hobbits):
            allowed |= {(hobbit, kind) for hobbit in hobbits for kind in counted - agreed}
    taken = {card for _, card in loans}
    return tuple(
        (hobbit, card)
        for hobbit in borrowers(party, loans, rulings.card_set)
        for card in lenders
        if card not in taken and (hobbit, _kind(card, useful, rulings.card_set)) in allowed
    )


def _kind(card: str, useful: frozenset[str], cards: CardSet) -> Ids:
    return tuple(sorted(symbol for symbol in cards.symbols[card] if symbol in useful or symbol == JOKER))


@lru_cache(maxsize=20_000)
def _any_loans(party: Ids, enemies: Ids, lenders: Ids, rulings: Rulings) -> bool:
    return next(_loans(party, enemies, lenders, rulings), None) is not None


def _loans(party: Ids, enemies: Ids, lenders: Ids, rulings: Rulings) -> Iterator[tuple[Ids, Kinds]]:
    """All loans that suffice: who borrows, and what. Few before many."""
    useful = lacking_at_most(party, enemies, rulings)
    there = Counter(kind for kind in (_kind(card, useful, rulings.card_set) for card in lenders) if kind)
    kinds = sorted(there)
    hobbits = borrowers(party, (), rulings.card_set)
    for size in range(1, len(hobbits) + 1):
        # Where their own symbols count anyhow, it does not matter who of the hobbits borrow.
        for who in combinations(hobbits, size) if not rulings.hobbit_counts else (hobbits,):
            acting = who if not rulings.hobbit_counts else ()
            if shortage_with(party, enemies, acting, (), rulings) > MOST_COMPANION_SYMBOLS * size:
                continue
            for chosen in _choices(party, enemies, acting, kinds, there, (), size, rulings):
                yield who, chosen


def _choices(
    party: Ids,
    enemies: Ids,
    acting: Ids,
    kinds: list[Ids],
    there: Counter[Ids],
    chosen: Kinds,
    more: int,
    rulings: Rulings,
) -> Iterator[Kinds]:
    """Sets of so many more kinds that suffice together with those chosen, each in the order of the kinds."""
    lent = tuple(symbol for kind in chosen for symbol in kind)
    missing = shortage_with(party, enemies, acting, lent, rulings)
    if missing > MOST_COMPANION_SYMBOLS * more:
        return
    if not more:
        yield chosen
        return
    first = kinds.index(chosen[-1]) if chosen else 0
    for kind in kinds[first:]:
        if chosen.count(kind) < there[kind]:
            yield from _choices(party, enemies, acting, kinds, there, (*chosen, kind), more - 1, rulings)


@lru_cache(maxsize=2_000)
def _smallest_loans(
    party: Ids, enemies: Ids, lenders: Ids, rulings: Rulings
) -> tuple[tuple[Ids, Kinds], ...]:
    """Those of them in which fewer would not have sufficed."""
    found = _loans(party, enemies, lenders, rulings)
    return tuple(each for each in found if _all_needed(party, enemies, *each, rulings))


def _all_needed(party: Ids, enemies: Ids, who: Ids, kinds: Kinds, rulings: Rulings) -> bool:
    for size in range(len(kinds)):
        actings = ((),) if rulings.hobbit_counts else tuple(combinations(who, size))
        for fewer in combinations(kinds, size):
            lent = tuple(symbol for kind in fewer for symbol in kind)
            if any(not shortage_with(party, enemies, acting, lent, rulings) for acting in actings):
                return False
    return True
