"""Parties, and borrowing from those of others (5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from bot.engine import Seat
from cogs.battle.card_file import MOST_COMPANION_SYMBOLS
from cogs.battle.components import JOKER, CardSet
from cogs.battle.rules.combat import Loans, Rulings, lacking_at_most, shortage, shortage_with
from cogs.battle.state import Ids, Party, Player, State, evolve_player

# 1.7 Parties: cards coming and going. An empty party ceases to exist.


def party_of(player: Player, card: str) -> Party | None:
    """The party a card lies in."""
    return next((party for party in player.parties if card in party.cards), None)


def find_party(player: Player, number: int) -> Party | None:
    """The party of this number."""
    for party in player.parties:
        if party.number == number:
            return party
    return None


def free_number(player: Player) -> int:
    """The lowest number no party of the player has."""
    taken = {party.number for party in player.parties}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def add_card(player: Player, card: str, number: int) -> Player:
    """A card laid to the party of this number, which is begun if there is none."""
    if find_party(player, number) is None:
        parties = (*player.parties, Party(number, (card,)))
        return evolve_player(player, parties=tuple(sorted(parties, key=lambda party: party.number)))
    parties = tuple(
        [Party(number, (*party.cards, card)) if party.number == number else party for party in player.parties]
    )
    return evolve_player(player, parties=parties)


def remove_cards(player: Player, cards: Sequence[str]) -> Player:
    """Cards taken out of the parties."""
    rest = [Party(each.number, tuple([c for c in each.cards if c not in cards])) for each in player.parties]
    return evolve_player(player, parties=tuple([party for party in rest if party.cards]))


def table(player: Player) -> Ids:
    """All cards in the parties of a player."""
    return tuple([card for party in player.parties for card in party.cards])


def others(state: State, seat: Seat) -> Ids:
    """All cards in parties of other players, in the order of the component lists."""
    parties = [party for player in state.players if player.seat != seat for party in player.parties]
    return state.cards.in_order(tuple([card for party in parties for card in party.cards]))


def owner(state: State, card: str) -> Player | None:
    """The player in whose parties a card lies."""
    return next((player for player in state.players if card in table(player)), None)


def with_power(state: State, cards: Sequence[str], power: str) -> Ids:
    """The cards with a power."""
    return tuple(card for card in cards if state.cards.power[card] == power)


# 12.2 What hobbits may borrow for an attack: loans that suffice, and none of which could be left out.
#
# Cards that lend the same useful symbols are of one kind. Loans are searched as sets of kinds, since neither
# their order nor who lends matters; where a borrowing hobbit's own symbols do not count (A11), it matters
# which hobbits borrow, but not who borrows what.

Kinds = tuple[Ids, ...]
"""The useful symbols of each borrowed card, in a fixed order."""


def borrowers(party: Ids, loans: Loans, cards: CardSet) -> Ids:
    """Hobbits of the party that have not borrowed yet."""
    if cards.hobbits.isdisjoint(party):
        return ()
    borrowing = {hobbit for hobbit, _ in loans}
    return tuple([card for card in party if card in cards.hobbits and card not in borrowing])


def can_beat(party: Ids, enemies: Ids, lenders: Ids, rulings: Rulings) -> bool:
    """Check whether the enemies can be beaten, if need be by borrowing from the lenders' cards."""
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
