"""5.3-5.8 Whether a party can beat enemies, and with what: doubling and jokers are found here (5.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from cogs.battle.components import CAPTAINS, COLOURS, JOKER, POWER, SYMBOLS
from cogs.battle.state import BattleOptions, Ids

Loans = tuple[tuple[str, str], ...]
"""(hobbit, borrowed card) each."""

MOST_SYMBOLS = max(len(symbols) for card, symbols in SYMBOLS.items() if card in POWER)
"""Symbols a companion shows at most: what one loan may add."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How an attack is fought at its best; it succeeds if nothing is missing.

    pool: all symbols, with doubled, borrowed and bonus ones. demand: the symbols of the enemies. missing:
    those that nothing covers. doubled: (doubler, card, symbol) each. bonus: cards that gave a joker.
    jokers: the colours jokers stand for. unused: symbols that are lost (5.8).
    """

    pool: Ids
    demand: Ids
    missing: Ids
    doubled: tuple[Ids, ...]
    bonus: Ids
    jokers: Ids
    unused: Ids


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


@lru_cache(maxsize=5_000)
def solve(party: Ids, enemies: Ids, loans: Loans, options: BattleOptions) -> Plan:
    """The best a party can do against these enemies with these loans."""
    symbols = [symbol for card in _counting(party, loans, options) for symbol in SYMBOLS[card]]
    symbols += [symbol for _, card in loans for symbol in SYMBOLS[card]]
    demand = sorted((symbol for enemy in enemies for symbol in SYMBOLS[enemy]), key=_rank)
    bonus = tuple(card for card, _ in _bonus(party, enemies, options))
    return _plan(symbols, demand, bonus, _used(party, enemies, loans, options))


@lru_cache(maxsize=50_000)
def shortage(party: Ids, enemies: Ids, loans: Loans, options: BattleOptions) -> int:
    """5.7 None if the party beats the enemies; else at least so many symbols are missing."""
    counting = _counting(party, loans, options)
    pool = _total((*counting, *(card for _, card in loans)))
    lacking = sum(need - have for need, have in zip(_total(enemies), pool, strict=True) if need > have)
    least = lacking - pool[-1]
    if least <= 0:
        return 0
    least -= sum(POWER[card] in _HELPING for card in party)
    return least if least > 0 else _used(party, enemies, loans, options).short


_HELPING = frozenset({"double", "joker_big_enemy", "joker_captain"})
"""Powers that cover one symbol more at most."""
_COUNTS = {
    card: tuple(symbols.count(each) for each in (*COLOURS, JOKER)) for card, symbols in SYMBOLS.items()
}


def _total(cards: Ids) -> tuple[int, ...]:
    """How often each colour, and last the joker, is on these cards."""
    if not cards:
        return (0,) * (len(COLOURS) + 1)
    return tuple(map(sum, zip(*(_COUNTS[card] for card in cards), strict=True)))


def _used(party: Ids, enemies: Ids, loans: Loans, options: BattleOptions) -> _Try:
    """Powers used as well as can be: bonus jokers, then doubling."""
    counting = _counting(party, loans, options)
    pool = _total((*counting, *(card for _, card in loans)))
    needed = zip(COLOURS, _total(enemies), pool, strict=False)
    lacking = tuple(colour for colour, need, have in needed for _ in range(need - have))
    bonus = _bonus(party, enemies, options)
    best = _Try(lacking, pool[-1] + (len(bonus) if options.bonus_anywhere else 0))
    if best.short and not options.bonus_anywhere:
        best = _best(
            doubled for bound in _bind(best, bonus, 0, ()) for doubled in _double(bound, counting, 0, options)
        )
    elif best.short:
        best = _best(_double(best, counting, 0, options))
    return best


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


_RANKS: dict[str, int] = {symbol: rank for rank, symbol in enumerate((*COLOURS, JOKER))}


def _rank(symbol: str) -> int:
    return _RANKS[symbol]


def _best(tries: Iterator[_Try]) -> _Try:
    """The first way that leaves nothing uncovered, or one that leaves least."""
    best: _Try | None = None
    for each in tries:
        if best is None or each.short < best.short:
            best = each
        if best.short == 0:
            break
    assert best is not None
    return best


def _counting(party: Ids, loans: Loans, options: BattleOptions) -> Ids:
    """12.2 The cards whose own symbols count; a hobbit that borrows only by ruling A11."""
    if options.hobbit_counts:
        return party
    borrowing = {hobbit for hobbit, _ in loans}
    return tuple(card for card in party if card not in borrowing)


def _bonus(party: Ids, enemies: Ids, options: BattleOptions) -> tuple[tuple[str, Ids], ...]:
    """12.8, 12.9 Cards that give a joker more, each with the enemies that earn it."""
    big = tuple(enemy for enemy in enemies if len(SYMBOLS[enemy]) >= options.big_enemy)
    captains = tuple(enemy for enemy in enemies if enemy in CAPTAINS)
    earned = {"joker_big_enemy": big, "joker_captain": captains}
    found = ((card, earned.get(POWER[card] or "", ())) for card in party)
    return tuple((card, earning) for card, earning in found if earning)


def _bind(
    so_far: _Try, bonus: tuple[tuple[str, Ids], ...], number: int, taken: tuple[Ids, ...]
) -> Iterator[_Try]:
    """A3 A bonus joker that serves only against an enemy that earned it: each symbol is covered once.

    taken: (enemy, place among its symbols) covered by earlier bonus jokers.
    """
    if number == len(bonus) or not so_far.short:
        yield so_far
        return
    for enemy in bonus[number][1]:
        for place, colour in enumerate(SYMBOLS[enemy]):
            spot = (enemy, str(place))
            if colour in so_far.lacking and spot not in taken:
                covered = _Try(_without(so_far.lacking, colour), so_far.jokers, (), (*so_far.bound, colour))
                yield from _bind(covered, bonus, number + 1, (*taken, spot))
    yield from _bind(so_far, bonus, number + 1, taken)


def _without(symbols: Ids, symbol: str) -> Ids:
    at = symbols.index(symbol)
    return symbols[:at] + symbols[at + 1 :]


def _double(so_far: _Try, cards: Ids, number: int, options: BattleOptions) -> Iterator[_Try]:
    """12.4 Every useful choice of doubled symbols, doubler by doubler."""
    doublers = [card for card in cards if POWER[card] == "double"]
    if number == len(doublers) or not so_far.short:
        yield so_far
        return
    doubler = doublers[number]
    for card, symbol in _doubles(so_far, cards, doubler, options):
        doubled = (*so_far.doubled, (doubler, card, symbol))
        if symbol == JOKER:
            more = _Try(so_far.lacking, so_far.jokers + 1, doubled, so_far.bound)
        else:
            more = _Try(_without(so_far.lacking, symbol), so_far.jokers, doubled, so_far.bound)
        yield from _double(more, cards, number + 1, options)
    yield from _double(so_far, cards, number + 1, options)


def _doubles(so_far: _Try, cards: Ids, doubler: str, options: BattleOptions) -> Iterator[tuple[str, str]]:
    """What one doubler may usefully double. Of plain cards with the same symbol one stands for all."""
    used = Counter((card, symbol) for _, card, symbol in so_far.doubled)
    seen: set[str] = set()
    for card in cards:
        for symbol in dict.fromkeys(SYMBOLS[card]):
            if card == doubler or (symbol in seen and POWER[card] != "double"):
                continue
            if symbol == JOKER and not options.double_jokers:
                continue
            if symbol != JOKER and symbol not in so_far.lacking:
                continue
            if symbol in SYMBOLS[doubler] and not options.double_same_colour:
                continue
            if options.double_once and used[card, symbol] >= SYMBOLS[card].count(symbol):
                continue
            if POWER[card] != "double":
                seen.add(symbol)
            yield card, symbol


def enemy_sets(row: Ids) -> Iterator[Ids]:
    """5.2 Every non-empty set of open enemies, in the order of the row; seven at most."""
    for size in range(1, len(row) + 1):
        yield from combinations(row, size)


def winnable(party: Ids, enemies: Ids, loans: Loans, lenders: Ids, options: BattleOptions) -> bool:
    """Whether the enemies can be beaten, if need be by borrowing more from the lenders' cards."""
    if not shortage(party, enemies, loans, options):
        return True
    hobbits = borrowers(party, loans)
    return bool(hobbits) and bool(useful_loans(party, enemies, loans, lenders, options))


@lru_cache(maxsize=5_000)
def useful_loans(party: Ids, enemies: Ids, loans: Loans, lenders: Ids, options: BattleOptions) -> Loans:
    """12.2 The next loans that lead to an attack in which every loan is needed.

    loans: agreed already. lenders: all cards in parties of other players.
    """
    if not shortage(party, enemies, loans, options):
        return ()
    taken = {card for _, card in loans}
    free = tuple(card for card in lenders if card not in taken)
    hobbits = borrowers(party, loans)
    known: dict[tuple[str, Ids], bool] = {}
    found = []
    for hobbit in hobbits:
        for card in free:
            # Cards with the same symbols lend the same; hobbits as well, if their own symbols count.
            alike = ("" if options.hobbit_counts else hobbit, tuple(sorted(SYMBOLS[card])))
            if alike not in known:
                known[alike] = _completes(party, enemies, (*loans, (hobbit, card)), free, options)
            if known[alike]:
                found.append((hobbit, card))
    return tuple(found)


def borrowers(party: Ids, loans: Loans) -> Ids:
    """12.2 Hobbits of the party that have not borrowed yet."""
    borrowing = {hobbit for hobbit, _ in loans}
    return tuple(card for card in party if POWER[card] == "borrow" and card not in borrowing)


def _completes(party: Ids, enemies: Ids, loans: Loans, lenders: Ids, options: BattleOptions) -> bool:
    """Whether these loans, with more or without, beat the enemies and none of them could be left out."""
    missing = shortage(party, enemies, loans, options)
    if not missing:
        return _all_needed(party, enemies, loans, options)
    hobbits = borrowers(party, loans)
    if missing > MOST_SYMBOLS * len(hobbits):
        return False
    taken = {card for _, card in loans}
    tried: set[tuple[str, Ids]] = set()
    for hobbit in hobbits[:1] if options.hobbit_counts else hobbits:
        for card in lenders:
            alike = (hobbit, tuple(sorted(SYMBOLS[card])))
            if card in taken or alike in tried:
                continue
            tried.add(alike)
            if _completes(party, enemies, (*loans, (hobbit, card)), lenders, options):
                return True
    return False


def _all_needed(party: Ids, enemies: Ids, loans: Loans, options: BattleOptions) -> bool:
    return all(
        shortage(party, enemies, fewer, options)
        for size in range(len(loans))
        for fewer in combinations(loans, size)
    )
