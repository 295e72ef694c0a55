"""1.7, 5.3-5.8, 12.2 Parties, whether one beats enemies and with what, and what hobbits borrow for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from operator import attrgetter
from typing import NamedTuple

from bot.engine import Seat
from cogs.battle.components import COLOURS, JOKER, MOST_COMPANION_SYMBOLS, CardSet
from cogs.battle.state import BattleOptions, Ids, Party, Player, State, evolve_player

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
    rest = [
        Party(party.number, tuple([c for c in party.cards if c not in cards])) for party in player.parties
    ]
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


# 5.3-5.8 Whether a party can beat enemies, and with what: doubling and jokers are found here (5.11).

_ALL = (*COLOURS, JOKER)

Loans = tuple[tuple[str, str], ...]
"""(hobbit, borrowed card) each."""


class Rulings(NamedTuple):
    """The options an attack depends on: a tuple, since all that is kept of attacks is found by it."""

    card_set: CardSet
    double_jokers: bool  # A1
    double_same_colour: bool  # A1
    double_once: bool  # A1
    big_enemy: int  # A2 symbols of an enemy that gives a bonus joker
    bonus_anywhere: bool  # A3
    hobbit_counts: bool  # A11 a borrowing hobbit's own symbols count


_RULED = attrgetter(*Rulings._fields)


def rulings_of(options: BattleOptions) -> Rulings:
    """Return what has been agreed about attacks."""
    return Rulings(*_RULED(options))


@dataclass(frozen=True, slots=True)
class Plan:
    """An attack fought at its best; it succeeds if nothing is missing."""

    pool: Ids  # all symbols, with doubled, borrowed and bonus ones
    demand: Ids  # the symbols of the enemies
    missing: Ids  # those that nothing covers
    doubled: tuple[Ids, ...]  # (doubler, card, symbol) each
    bonus: Ids  # cards that gave a joker
    jokers: Ids  # the colours jokers stand for
    unused: Ids  # symbols that are lost (5.8)


@dataclass(frozen=True, slots=True)
class _Try:
    """One way to use the powers. lacking: colours nothing covers yet, before the free jokers are spent."""

    lacking: Ids
    jokers: int
    doubled: tuple[Ids, ...] = ()
    bound: Ids = ()

    @property
    def short(self) -> int:
        """Symbols that stay uncovered."""
        return max(0, len(self.lacking) - self.jokers)


def solve(party: Ids, enemies: Ids, loans: Loans, options: BattleOptions) -> Plan:
    """The best a party can do against these enemies with these loans."""
    return _solve(party, enemies, loans, rulings_of(options))


@lru_cache(maxsize=5_000)
def _solve(party: Ids, enemies: Ids, loans: Loans, rulings: Rulings) -> Plan:
    printed = rulings.card_set.symbols
    symbols = [symbol for card in _counting_cards(party, loans, rulings) for symbol in printed[card]]
    symbols += [symbol for _, card in loans for symbol in printed[card]]
    demand = sorted((symbol for enemy in enemies for symbol in printed[enemy]), key=_rank)
    bonus = tuple(card for card, _ in _bonus(party, enemies, rulings))
    return _plan(symbols, demand, bonus, _use_powers(party, enemies, loans, rulings))


def shortage(party: Ids, enemies: Ids, loans: Loans, rulings: Rulings) -> int:
    """5.7 None if the party beats the enemies; else at least so many symbols are missing."""
    pool = _pool(party, loans, rulings)
    least = -pool[-1]
    for place, need in _demand(enemies, rulings.card_set):
        least += max(0, need - pool[place])
    if least <= 0:
        return 0
    least -= len(rulings.card_set.helpers.intersection(party))
    return least if least > 0 else _use_powers(party, enemies, loans, rulings).short


def shortage_with(party: Ids, enemies: Ids, acting: Ids, lent: Ids, rulings: Rulings) -> int:
    """Symbols missing with those lent. acting: borrowing hobbits whose own do not count (A11)."""
    counting = tuple([card for card in party if card not in acting]) if acting else party
    pool = [
        own + lent.count(symbol) for symbol, own in zip(_ALL, _total(counting, rulings.card_set), strict=True)
    ]
    lacking = _lacking_symbols(_total(enemies, rulings.card_set), pool)
    if len(lacking) <= pool[-1]:
        return 0
    return _cover(lacking, pool[-1], counting, _bonus(party, enemies, rulings), rulings).short


def lacking_at_most(party: Ids, enemies: Ids, rulings: Rulings) -> frozenset[str]:
    """The colours of which a lent symbol may be of use."""
    cards = rulings.card_set
    counting = party if rulings.hobbit_counts else tuple(card for card in party if card not in cards.hobbits)
    return frozenset(_lacking_symbols(_total(enemies, cards), _total(counting, cards)))


@lru_cache(maxsize=20_000)
def _total(cards: Ids, card_set: CardSet) -> tuple[int, ...]:
    """Count how often each colour, and last the joker, is on these cards."""
    if not cards:
        return (0,) * (len(COLOURS) + 1)
    return tuple(map(sum, zip(*(card_set.counts[card] for card in cards), strict=True)))


@lru_cache(maxsize=5_000)
def _demand(enemies: Ids, card_set: CardSet) -> tuple[tuple[int, int], ...]:
    """The colours on these enemies, by their place in COLOURS, and how often each is there."""
    return tuple((place, count) for place, count in enumerate(_total(enemies, card_set)) if count)


def _pool(party: Ids, loans: Loans, rulings: Rulings) -> tuple[int, ...]:
    """Count how often each colour, and last the joker, is on the cards that count and on those borrowed."""
    counting = _counting_cards(party, loans, rulings)
    return _total((*counting, *[card for _, card in loans]) if loans else counting, rulings.card_set)


def _use_powers(party: Ids, enemies: Ids, loans: Loans, rulings: Rulings) -> _Try:
    """Powers used as well as can be."""
    pool = _pool(party, loans, rulings)
    lacking = _lacking_symbols(_total(enemies, rulings.card_set), pool)
    counting = _counting_cards(party, loans, rulings)
    return _cover(lacking, pool[-1], counting, _bonus(party, enemies, rulings), rulings)


def _lacking_symbols(demand: Sequence[int], pool: Sequence[int]) -> Ids:
    """The symbols that are not met colour by colour."""
    counted = zip(COLOURS, demand, pool, strict=False)
    return tuple([colour for colour, need, have in counted for _ in range(need - have)])


@lru_cache(maxsize=20_000)
def _cover(
    lacking: Ids, jokers: int, counting: Ids, bonus: tuple[tuple[str, Ids], ...], rulings: Rulings
) -> _Try:
    """Bonus jokers, then doubling, against what is lacking; each helps with one symbol at most."""
    free = jokers + (len(bonus) if rulings.bonus_anywhere else 0)
    best = _Try(lacking, free)
    if not best.short:
        return best
    bound = () if rulings.bonus_anywhere else bonus
    helping = len(bound) + sum(rulings.card_set.power[card] == "double" for card in counting)
    tries = (
        attempt
        for start in _bind(best, bound, 0, (), rulings.card_set)
        for attempt in _double(start, counting, 0, rulings)
    )
    return _best(tries, max(0, best.short - helping))


def _plan(symbols: Sequence[str], demand: Sequence[str], bonus: Ids, best: _Try) -> Plan:
    spent = min(best.jokers, len(best.lacking))
    jokers = (*best.bound, *best.lacking[:spent])
    pool = [*symbols, *(symbol for _, _, symbol in best.doubled), *(JOKER for _ in bonus)]
    covered = Counter(demand) - Counter(jokers) - Counter(best.lacking[spent:])
    unused = Counter(pool) - covered - Counter({JOKER: len(jokers)})
    return Plan(
        pool=tuple(sorted(pool, key=_rank)),
        demand=tuple(demand),
        missing=best.lacking[spent:],
        doubled=best.doubled,
        bonus=bonus,
        jokers=tuple(sorted(jokers, key=_rank)),
        unused=tuple(sorted(unused.elements(), key=_rank)),
    )


_RANKS: dict[str, int] = {symbol: rank for rank, symbol in enumerate(_ALL)}


def _rank(symbol: str) -> int:
    return _RANKS[symbol]


def _best(tries: Iterator[_Try], least: int) -> _Try:
    """The first way that leaves as little uncovered as can be hoped for, else one that leaves least."""
    best: _Try | None = None
    for attempt in tries:
        if best is None or attempt.short < best.short:
            best = attempt
        if best.short <= least:
            break
    assert best is not None
    return best


def _counting_cards(party: Ids, loans: Loans, rulings: Rulings) -> Ids:
    """12.2 The cards whose own symbols count; a hobbit that borrows only by ruling A11."""
    if rulings.hobbit_counts:
        return party
    borrowing = {hobbit for hobbit, _ in loans}
    return tuple(card for card in party if card not in borrowing)


@lru_cache(maxsize=5_000)
def _bonus(party: Ids, enemies: Ids, rulings: Rulings) -> tuple[tuple[str, Ids], ...]:
    """12.8, 12.9 Cards that give a joker more, each with the enemies that earn it."""
    cards = rulings.card_set
    big = tuple(enemy for enemy in enemies if len(cards.symbols[enemy]) >= rulings.big_enemy)
    captains = tuple(enemy for enemy in enemies if enemy in cards.captains)
    earned = {"joker_big_enemy": big, "joker_captain": captains}
    bonuses = ((card, earned.get(cards.power[card] or "", ())) for card in party)
    return tuple((card, earners) for card, earners in bonuses if earners)


def _bind(
    so_far: _Try, bonus: tuple[tuple[str, Ids], ...], number: int, taken: tuple[Ids, ...], cards: CardSet
) -> Iterator[_Try]:
    """A3 A bonus joker that serves only against an enemy that earned it: each symbol is covered once.

    taken: (enemy, place among its symbols) covered by earlier bonus jokers.
    """
    if number == len(bonus) or not so_far.short:
        yield so_far
        return
    for enemy in bonus[number][1]:
        for place, colour in enumerate(cards.symbols[enemy]):
            spot = (enemy, str(place))
            if colour in so_far.lacking and spot not in taken:
                covered = _Try(
                    _remove_one(so_far.lacking, colour), so_far.jokers, (), (*so_far.bound, colour)
                )
                yield from _bind(covered, bonus, number + 1, (*taken, spot), cards)
    yield from _bind(so_far, bonus, number + 1, taken, cards)


def _remove_one(symbols: Ids, symbol: str) -> Ids:
    at = symbols.index(symbol)
    return symbols[:at] + symbols[at + 1 :]


def _double(so_far: _Try, cards: Ids, number: int, rulings: Rulings) -> Iterator[_Try]:
    """12.4 Every useful choice of doubled symbols, doubler by doubler."""
    power = rulings.card_set.power
    doublers = [card for card in cards if power[card] == "double"]
    if number == len(doublers) or not so_far.short:
        yield so_far
        return
    doubler = doublers[number]
    for card, symbol in _doublings(so_far, cards, doubler, rulings):
        doubled = (*so_far.doubled, (doubler, card, symbol))
        if symbol == JOKER:
            more = _Try(so_far.lacking, so_far.jokers + 1, doubled, so_far.bound)
        else:
            more = _Try(_remove_one(so_far.lacking, symbol), so_far.jokers, doubled, so_far.bound)
        yield from _double(more, cards, number + 1, rulings)
    yield from _double(so_far, cards, number + 1, rulings)


def _doublings(so_far: _Try, cards: Ids, doubler: str, rulings: Rulings) -> Iterator[tuple[str, str]]:
    """List what one doubler may usefully double. Of plain cards with the same symbol one stands for all."""
    symbols, power = rulings.card_set.symbols, rulings.card_set.power
    used = Counter((card, symbol) for _, card, symbol in so_far.doubled)
    seen: set[str] = set()
    for card in cards:
        for symbol in dict.fromkeys(symbols[card]):
            if card == doubler or (symbol in seen and power[card] != "double"):
                continue
            if symbol == JOKER and not rulings.double_jokers:
                continue
            if symbol != JOKER and symbol not in so_far.lacking:
                continue
            if symbol in symbols[doubler] and not rulings.double_same_colour:
                continue
            if rulings.double_once and used[card, symbol] >= symbols[card].count(symbol):
                continue
            if power[card] != "double":
                seen.add(symbol)
            yield card, symbol


def enemy_sets(row: Ids) -> Iterator[Ids]:
    """5.2 Every non-empty set of open enemies, in the order of the row; seven at most."""
    for size in range(1, len(row) + 1):
        yield from combinations(row, size)


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
    loans = _loans(party, enemies, lenders, rulings)
    return tuple(loan for loan in loans if _all_needed(party, enemies, *loan, rulings))


def _all_needed(party: Ids, enemies: Ids, who: Ids, kinds: Kinds, rulings: Rulings) -> bool:
    for size in range(len(kinds)):
        actings = ((),) if rulings.hobbit_counts else tuple(combinations(who, size))
        for fewer in combinations(kinds, size):
            lent = tuple(symbol for kind in fewer for symbol in kind)
            if any(not shortage_with(party, enemies, acting, lent, rulings) for acting in actings):
                return False
    return True
