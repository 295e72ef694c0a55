"""4 Phase 1: rolling, and setting dice aside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Counted, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, ChanceStep, Tell
from cogs.journey.actions import Again, Keep, Put, Roll, Take
from cogs.journey.components import ANY_SYMBOLS, NAZGUL, REPEAT_ROLLS, WHITE_TREE
from cogs.journey.events import DiceKept, DiceRolled, Pairs, RollingEnded, RollRepeated
from cogs.journey.profile import COLOURS, Profile
from cogs.journey.rules.refusals import refuse
from cogs.journey.state import SEATS, Dice, Die, Rolling, State, evolve, evolve_rolling

MOST_PUTS = 20
"""B21 Dice that may be put back in one turn, so that a turn has an end."""

_ROLL = Chance("roll", "4.1")
_OPEN = {seat: Decisions((Decision(seat, "dice", "4.2"),)) for seat in SEATS}
_TAKE = {colour: Take(colour) for colour in COLOURS}
_PUT = {colour: Put(colour) for colour in COLOURS}
_KEEP = Keep()
_AGAIN = Again()


class Rolls(Counted[Roll]):
    """Every result some dice can show; thousands, so they are counted instead of written down."""

    def __init__(self, printed: Profile, colours: tuple[str, ...]) -> None:
        self._sides = printed.sides
        self._colours = colours

    def __len__(self) -> int:
        return prod(len(self._sides[colour]) for colour in self._colours)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Roll) or len(action.dice) != len(self._colours):
            return False
        return all(
            each in {f"{colour}.{symbol}" for symbol in self._sides[colour]}
            for colour, each in zip(self._colours, action.dice, strict=True)
        )

    def make(self, number: int) -> Roll:
        shown = []
        for colour in reversed(self._colours):
            number, which = divmod(number, len(self._sides[colour]))
            shown.append(f"{colour}.{self._sides[colour][which]}")
        return Roll(tuple(reversed(shown)))


@dataclass(frozen=True, slots=True)
class RollDice(ChanceStep[State]):
    """4.1 Chance: all dice not yet set aside are rolled."""

    rule: ClassVar[str] = "4.1"
    step: Literal["roll_dice"] = "roll_dice"

    def asks(self, state: State) -> Chance:
        return _ROLL

    def legal(self, state: State, seat: Seat) -> Rolls:
        return Rolls(state.options.printed, _rolling(state).left)

    def take(self, state: State, seat: Seat, action: Roll, tell: Tell) -> State:
        rolling = _rolling(state)
        rolled = tuple(Die(*each.split(".")) for each in action.dice)
        roll = rolling.roll if rolling.repeated else rolling.roll + 1
        after = evolve_rolling(rolling, roll=roll, rolled=rolled, chosen=forced_colours(rolled))
        told = DiceRolled(seat=_active(state), roll=roll, dice=pairs(rolled), repeated=rolling.repeated)
        tell(told)
        return evolve(state, rolling=after, agenda=(*state.agenda[:-1], ChooseDice()))

    def sample(self, state: State, rng: Random) -> Roll:
        faces = state.options.printed.faces
        return Roll(tuple(f"{colour}.{rng.choice(faces[colour])}" for colour in _rolling(state).left))


@dataclass(frozen=True, slots=True)
class ChooseDice(AgendaStep[State]):
    """4.2, 4.3 Dice of the roll are chosen one by one, then set aside together."""

    rule: ClassVar[str] = "4.2"
    step: Literal["choose_dice"] = "choose_dice"

    def asks(self, state: State) -> Decisions | None:
        rolling = _rolling(state)
        if len(rolling.rolled) == 1 and not may_repeat(rolling):
            return None
        return _OPEN[_active(state)]

    def run(self, state: State, tell: Tell) -> State:
        """B20 The only die has to be set aside: nobody is asked."""
        return _set_aside(state, tell, forced_choice=True)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        rolling = _rolling(state)
        toggles = [
            _PUT[die.colour] if die.colour in rolling.chosen else _TAKE[die.colour] for die in rolling.rolled
        ]
        actions = (_KEEP, *toggles, _AGAIN)
        return tuple([action for action in actions if self.check(state, seat, action) is None])

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        rolling = _rolling(state)
        if isinstance(action, Take):
            return refuse_take(rolling, action.colour)
        if isinstance(action, Put):
            return refuse_put(rolling, action.colour)
        if isinstance(action, Keep):
            return refuse_keep(rolling)
        if isinstance(action, Again):
            return _refuse_again(rolling)
        return refuse("refusal-not-now", "4.2")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        rolling = _rolling(state)
        if isinstance(action, Take):
            chosen = tuple(each for each in COLOURS if each in rolling.chosen or each == action.colour)
            return evolve(state, rolling=evolve_rolling(rolling, chosen=chosen))
        if isinstance(action, Put):
            chosen = tuple(each for each in rolling.chosen if each != action.colour)
            return evolve(state, rolling=evolve_rolling(rolling, chosen=chosen, puts=rolling.puts + 1))
        if isinstance(action, Again):
            tell(RollRepeated(seat=seat, roll=rolling.roll))
            after = evolve_rolling(rolling, rolled=(), chosen=(), repeated=True)
            return evolve(state, rolling=after, agenda=(*state.agenda[:-1], RollDice()))
        return _set_aside(state, tell, forced_choice=False)


def _rolling(state: State) -> Rolling:
    assert state.rolling is not None
    return state.rolling


def _active(state: State) -> Seat:
    assert state.turn is not None
    return state.turn


def pairs(dice: Dice) -> Pairs:
    """Dice as events tell them."""
    return tuple((die.colour, die.symbol) for die in dice)


def chosen_dice(rolling: Rolling) -> Dice:
    """The dice of the roll that are chosen."""
    return tuple([die for die in rolling.rolled if die.colour in rolling.chosen])


def forced_colours(rolled: Dice) -> tuple[str, ...]:
    """B20 The colours every legal choice of a roll contains: an only die, an only Nazgûl."""
    if len(rolled) == 1:
        return (rolled[0].colour,)
    nazgul = tuple([die.colour for die in rolled if die.symbol == NAZGUL])
    return nazgul if len(nazgul) == 1 else ()


def may_repeat(rolling: Rolling) -> bool:
    """8 Rohan: whether this roll may still be repeated."""
    return bool(rolling.rolled) and _refuse_again(rolling) is None


def ends(rolling: Rolling) -> bool:
    """4.5 Whether setting the chosen dice aside ends phase 1."""
    return len(rolling.chosen) == len(rolling.left) or any(
        die.symbol == WHITE_TREE for die in chosen_dice(rolling)
    )


def _refuse_again(rolling: Rolling) -> Refusal | None:
    if rolling.place_rule != REPEAT_ROLLS:
        return refuse("refusal-no-repeat-here", "8")
    return refuse("refusal-repeated-already", "8") if rolling.repeated else None


def _refuse_die(rolling: Rolling, colour: str) -> Refusal | None:
    if colour not in COLOURS:
        return refuse("refusal-unknown", "1.2", name=colour)
    if colour not in rolling.left:
        return refuse("refusal-already-aside", "4.4", colour=colour)
    return None


def refuse_take(rolling: Rolling, colour: str) -> Refusal | None:
    """4.2, 4.3 Why a die of the roll may not be chosen."""
    refusal = _refuse_die(rolling, colour)
    if refusal is not None:
        return refusal
    if colour in rolling.chosen:
        return refuse("refusal-already-chosen", "4.2", colour=colour)
    symbol = next(die.symbol for die in rolling.rolled if die.colour == colour)
    if rolling.place_rule == ANY_SYMBOLS or all(die.symbol != symbol for die in chosen_dice(rolling)):
        return None
    if symbol == NAZGUL:
        return refuse("refusal-one-nazgul", "4.3")
    return refuse("refusal-same-symbol", "4.2", symbol=symbol)


def refuse_put(rolling: Rolling, colour: str) -> Refusal | None:
    """4.2, 4.3 Why a chosen die may not be put back."""
    refusal = _refuse_die(rolling, colour)
    if refusal is not None:
        return refusal
    if colour not in rolling.chosen:
        return refuse("refusal-not-chosen", "4.2", colour=colour)
    if colour in forced_colours(rolling.rolled):
        only = len(rolling.rolled) == 1
        return refuse("refusal-only-die", "4.2") if only else refuse("refusal-only-nazgul", "4.3")
    return refuse("refusal-too-many-puts", "B21") if rolling.puts >= MOST_PUTS else None


def refuse_keep(rolling: Rolling) -> Refusal | None:
    """4.7 Why the chosen dice are not enough."""
    if not rolling.chosen:
        return refuse("refusal-nothing-chosen", "4.2")
    shown = {die.symbol for die in rolling.rolled}
    if NAZGUL in shown and all(die.symbol != NAZGUL for die in chosen_dice(rolling)):
        return refuse("refusal-nazgul-compulsory", "4.3")
    return None


def _set_aside(state: State, tell: Tell, forced_choice: bool) -> State:
    """4.2, 4.5 Sets the chosen dice aside; the others are rolled again, or phase 1 is over."""
    rolling, seat = _rolling(state), _active(state)
    kept = chosen_dice(rolling)
    over, tree = ends(rolling), any(die.symbol == WHITE_TREE for die in kept)
    left = tuple(colour for colour in rolling.left if colour not in rolling.chosen)
    after = evolve_rolling(
        rolling,
        aside=(*rolling.aside, *kept),
        aside_rolls=(*rolling.aside_rolls, *(rolling.roll for _ in kept)),
        left=left,
        rolled=(),
        chosen=(),
        repeated=False,
    )
    tell(DiceKept(seat=seat, roll=rolling.roll, dice=pairs(kept), forced=forced_choice))
    if not over:
        return evolve(state, rolling=after, agenda=(*state.agenda[:-1], RollDice()))
    tell(RollingEnded(seat=seat, rolls=after.roll, dice=pairs(after.aside), tree=tree, unused=left))
    return evolve(state, rolling=after, agenda=state.agenda[:-1])
