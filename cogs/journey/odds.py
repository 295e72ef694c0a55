"""The odds of a turn: what each choice of dice is worth if the rest of the turn is played as well as can be.

Between a roll and the end of the turn stands nothing but dice, so it is worked out, not estimated. Dice with
the same faces whose Nazgûl strike the same hobbit are alike: what counts is how many of each kind are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, combinations_with_replacement, product
from math import factorial, prod

from bot.engine import Action, Seat
from cogs.journey.actions import Again, Keep, Take
from cogs.journey.components import ANY_SYMBOLS, BLACK, NAZGUL, OWNER, REPEAT_ROLLS, WHITE_TREE
from cogs.journey.profile import COLOURS
from cogs.journey.rules.rolling import may_repeat
from cogs.journey.rules.turn import REST_OF_TURN
from cogs.journey.state import Die, Rolling, State, evolve, evolve_rolling

Judge = Callable[[State], float]
"""What a turn is worth to whoever has it, with its dice set aside but not yet used."""
Shown = tuple[int, str]
"""The number of a kind of dice, and the symbol one of them shows."""
Aside = tuple[Shown, ...]
"""Dice set aside, in order."""
Left = tuple[int, ...]
"""How many dice of each kind are not set aside."""
Rolls = Sequence[tuple[float, tuple[Shown, ...]]]
"""What some dice may show, with the chance of it."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Dice that are alike. faces: their symbols, each with the number of its faces."""

    colours: tuple[str, ...]
    faces: tuple[tuple[str, int], ...]


@dataclass
class Turn:
    """One turn, and all that has been worked out of it so far."""

    state: State
    judge: Judge
    kinds: tuple[Kind, ...]
    rule: str | None
    ends: dict[Aside, float] = field(default_factory=dict)
    rolled: dict[tuple[Aside, Left], tuple[float, float]] = field(default_factory=dict)

    def worth_of(self, aside: Aside, left: Left) -> float:
        """Of having these dice aside: the turn is over, or the others are rolled."""
        if not any(left) or any(symbol == WHITE_TREE for _, symbol in aside):
            return self._worth_of_end(aside)
        return self.worth_of_roll(aside, left)[1 if self.rule == REPEAT_ROLLS else 0]

    def worth_of_roll(self, aside: Aside, left: Left) -> tuple[float, float]:
        """Of a roll that may not be repeated, and 8 of one that may be."""
        found = self.rolled.get((aside, left))
        if found is None:
            rolls = list_rolls(self.kinds, left)
            best = [(chance, self._worth_of_best(aside, left, roll)) for chance, roll in rolls]
            once = sum([chance * worth for chance, worth in best])
            found = once, sum([chance * max(worth, once) for chance, worth in best])
            self.rolled[aside, left] = found
        return found

    def worth_of_keeping(self, aside: Aside, left: Left, kept: tuple[Shown, ...]) -> float:
        """Of setting dice of a roll aside."""
        now = list(left)
        for kind, _ in kept:
            now[kind] -= 1
        return self.worth_of(tuple(sorted(aside + kept)), tuple(now))

    def _worth_of_best(self, aside: Aside, left: Left, roll: tuple[Shown, ...]) -> float:
        choices = list_choices(roll, self.rule == ANY_SYMBOLS)
        return max([self.worth_of_keeping(aside, left, kept) for kept in choices])

    def _worth_of_end(self, aside: Aside) -> float:
        found = self.ends.get(aside)
        if found is None:
            rolling = self.state.rolling
            assert rolling is not None
            free = [iter(kind.colours) for kind in self.kinds]
            dice = tuple([Die(next(free[kind]), symbol) for kind, symbol in aside])
            over = evolve_rolling(rolling, aside=dice, left=(), rolled=(), chosen=())
            found = self.judge(evolve(self.state, rolling=over, agenda=REST_OF_TURN))
            self.ends[aside] = found
        return found


def open_turn(state: State, judge: Judge) -> Turn:
    """The turn a state is in, whatever has been rolled in it so far."""
    rolling = state.rolling
    assert rolling is not None
    return Turn(state, judge, _list_kinds(state), rolling.place_rule)


def forget_rolls(state: State) -> State:
    """The same for every decision of a turn."""
    rolling = state.rolling
    assert rolling is not None
    bare = Rolling(rolling.place, rolling.place_rule, aside=(), aside_rolls=(), left=COLOURS)
    return evolve(state, rolling=bare, last=None, agenda=())


def reckon(turn: Turn, rolling: Rolling) -> tuple[Mapping[Action, float], int]:
    """Work out what each action is worth to whoever has rolled, and from how many ends of the turn.

    Of putting a die back nothing is said: it is never better than what it undoes.
    """
    kinds = turn.kinds
    kind_of = {colour: number for number, kind in enumerate(kinds) for colour in kind.colours}
    aside = tuple(sorted([(kind_of[die.colour], die.symbol) for die in rolling.aside]))
    left = tuple([sum([colour in rolling.left for colour in kind.colours]) for kind in kinds])
    symbol_of = {die.colour: die.symbol for die in rolling.rolled}
    worths: dict[Action, float] = {}
    for colours in _list_sets(rolling):
        kept = tuple([(kind_of[colour], symbol_of[colour]) for colour in colours])
        worth = turn.worth_of_keeping(aside, left, kept)
        more = [Take(colour) for colour in colours if colour not in rolling.chosen]
        for action in more or (Keep(),):
            worths[action] = max(worths.get(action, 0.0), worth)
    if may_repeat(rolling):
        worths[Again()] = turn.worth_of_roll(aside, left)[0]
    return worths, len(turn.ends)


def _list_kinds(state: State) -> tuple[Kind, ...]:
    """5.4 By faces, and by whom a Nazgûl on them strikes."""
    in_game = {track.seat for track in state.tracks if track.in_game}
    found: dict[tuple[Seat | None, tuple[tuple[str, int], ...]], list[str]] = {}
    for colour, faces in state.options.printed.faces.items():
        owner = OWNER[colour] if colour != BLACK and OWNER[colour] in in_game else None
        victim = None if owner == state.turn else owner
        found.setdefault((victim, tuple(sorted(Counter(faces).items()))), []).append(colour)
    return tuple([Kind(tuple(colours), faces) for (_, faces), colours in found.items()])


def _list_sets(rolling: Rolling) -> Iterator[tuple[str, ...]]:
    """4.2, 4.3, 4.7 The sets that may be kept with what is chosen already, by colours."""
    rolled = rolling.rolled
    shown = {die.symbol for die in rolled}
    for bits in range(1, 1 << len(rolled)):
        dice = [die for at, die in enumerate(rolled) if bits >> at & 1]
        colours = tuple([die.colour for die in dice])
        symbols = {die.symbol for die in dice}
        twice = len(symbols) < len(dice) and rolling.place_rule != ANY_SYMBOLS
        if not twice and (NAZGUL in symbols or NAZGUL not in shown) and {*rolling.chosen} <= {*colours}:
            yield colours


@lru_cache(maxsize=1024)
def list_rolls(kinds: tuple[Kind, ...], left: Left) -> Rolls:
    """4.1 Every result, dice that are alike in no order."""
    parts = []
    for number, (kind, count) in enumerate(zip(kinds, left, strict=True)):
        sides = sum([faces for _, faces in kind.faces])
        found = []
        for dice in combinations_with_replacement(kind.faces, count):
            ways = factorial(count) // prod([factorial(same) for same in Counter(dice).values()])
            chance = ways * prod([faces / sides for _, faces in dice])
            found.append((chance, tuple([(number, symbol) for symbol, _ in dice])))
        parts.append(found)
    return [
        (prod([chance for chance, _ in each]), tuple(chain(*[dice for _, dice in each])))
        for each in product(*parts)
    ]


@lru_cache(maxsize=1 << 14)
def list_choices(roll: tuple[Shown, ...], any_symbols: bool) -> Sequence[tuple[Shown, ...]]:
    """4.2, 4.3, 4.7 What may be kept of a roll: of each symbol one, in Rivendell any; a Nazgûl must be."""
    showing: dict[str, list[Shown]] = {}
    for die in roll:
        showing.setdefault(die[1], []).append(die)
    parts = []
    for symbol, dice in showing.items():
        some = _list_some(dice) if any_symbols else [(die,) for die in dict.fromkeys(dice)]
        parts.append(some if symbol == NAZGUL else [(), *some])
    return [kept for each in product(*parts) if (kept := tuple(chain(*each)))]


def _list_some(dice: Sequence[Shown]) -> list[tuple[Shown, ...]]:
    """Every choice of at least one of some dice, of those alike in no order."""
    sets = range(1, 1 << len(dice))
    return list(
        dict.fromkeys([tuple([die for at, die in enumerate(dice) if bits >> at & 1]) for bits in sets])
    )
