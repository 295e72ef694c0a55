"""2.4, 3, 4, 7 Who begins, the turn with its rolls, what follows it, and giving up (B19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Counted, Decision, Decisions, IllegalActionError, Refusal, Seat
from bot.engine.agenda import AgendaStep, ChanceStep, Tell
from cogs.journey import events
from cogs.journey.actions import Again, First, Keep, Put, Roll, Take
from cogs.journey.components import (
    ANY_SYMBOLS,
    COLOUR,
    COLOURS,
    NAZGUL,
    PLACE_RULE,
    PLACES,
    REPEAT_ROLLS,
    WHITE_TREE,
    Profile,
)
from cogs.journey.rules import (
    ALL_GONE,
    ALL_OUT,
    ARRIVED,
    FIRST_ARRIVAL,
    LAST_ONE,
    RESIGNED,
    ROUND_LIMIT,
    refuse,
)
from cogs.journey.rules.effects import (
    MOST_ROUNDS,
    UseSymbols,
    announce_final_round,
    arrived_tracks,
    break_tie,
    clockwise,
    end,
    still_to_play,
)
from cogs.journey.state import SEATS, Dice, Die, Rolling, State, evolve, evolve_rolling, set_status

# 4 Phase 1: rolling, and setting dice aside.

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
            die in {f"{colour}.{symbol}" for symbol in self._sides[colour]}
            for colour, die in zip(self._colours, action.dice, strict=True)
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
        rolled = tuple(Die(*die.split(".")) for die in action.dice)
        roll = rolling.roll if rolling.repeated else rolling.roll + 1
        after = evolve_rolling(rolling, roll=roll, rolled=rolled, chosen=forced_colours(rolled))
        told = events.DiceRolled(
            seat=_active(state), roll=roll, dice=pairs(rolled), repeated=rolling.repeated
        )
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
            chosen = tuple(
                colour for colour in COLOURS if colour in rolling.chosen or colour == action.colour
            )
            return evolve(state, rolling=evolve_rolling(rolling, chosen=chosen))
        if isinstance(action, Put):
            chosen = tuple(colour for colour in rolling.chosen if colour != action.colour)
            return evolve(state, rolling=evolve_rolling(rolling, chosen=chosen, puts=rolling.puts + 1))
        if isinstance(action, Again):
            tell(events.RollRepeated(seat=seat, roll=rolling.roll))
            after = evolve_rolling(rolling, rolled=(), chosen=(), repeated=True)
            return evolve(state, rolling=after, agenda=(*state.agenda[:-1], RollDice()))
        return _set_aside(state, tell, forced_choice=False)


def _rolling(state: State) -> Rolling:
    assert state.rolling is not None
    return state.rolling


def _active(state: State) -> Seat:
    assert state.turn is not None
    return state.turn


def pairs(dice: Dice) -> events.Pairs:
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
    tell(events.DiceKept(seat=seat, roll=rolling.roll, dice=pairs(kept), forced=forced_choice))
    if not over:
        return evolve(state, rolling=after, agenda=(*state.agenda[:-1], RollDice()))
    tell(events.RollingEnded(seat=seat, rolls=after.roll, dice=pairs(after.aside), tree=tree, unused=left))
    return evolve(state, rolling=after, agenda=state.agenda[:-1])


# 2.4, 3, 7 Who begins, the turn, and what follows it.

_FIRST = Chance("first", "2.4")


@dataclass(frozen=True, slots=True)
class ChooseFirst(ChanceStep[State]):
    """2.4, B1 Who begins: settled by chance, or agreed upon, which leaves chance one result."""

    rule: ClassVar[str] = "2.4"
    step: Literal["choose_first"] = "choose_first"

    def asks(self, state: State) -> Chance:
        return _FIRST

    def legal(self, state: State, seat: Seat) -> Sequence[First]:
        playing = [track.seat for track in state.tracks if track.status == "playing"]
        agreed = state.options.first
        if agreed == "random":
            return tuple(First(first_seat) for first_seat in playing)
        start = SEATS.index(agreed)
        clockwise = (*SEATS[start:], *SEATS[:start])
        return (First(next(next_seat for next_seat in clockwise if next_seat in playing)),)

    def take(self, state: State, seat: Seat, action: First, tell: Tell) -> State:
        agreed = state.options.first
        how = "random" if agreed == "random" else "agreed" if agreed == action.seat else "next"
        tell(events.FirstPlayerChosen(seat=action.seat, how=how))
        return evolve(state, first=action.seat, agenda=(BeginTurn(action.seat, True),))


@dataclass(frozen=True, slots=True)
class BeginTurn(AgendaStep[State]):
    """3.2 The place that is valid for the whole turn is fixed before the first roll."""

    rule: ClassVar[str] = "3.2"
    seat: Seat
    opens_round: bool
    step: Literal["begin_turn"] = "begin_turn"

    def run(self, state: State, tell: Tell) -> State:
        place = PLACES[state.track(self.seat).circles]
        place_rule = PLACE_RULE[place] if state.options.side == "advanced" else None
        number, round_ = state.number + 1, state.round + self.opens_round
        tell(
            events.TurnBegan(
                seat=self.seat, number=number, round=round_, place=place, place_rule=place_rule or ""
            )
        )
        return evolve(
            state,
            turn=self.seat,
            number=number,
            round=round_,
            rolling=Rolling(place, place_rule, aside=(), aside_rolls=(), left=COLOURS),
            agenda=(*REST_OF_TURN, RollDice()),
        )


@dataclass(frozen=True, slots=True)
class EndTurn(AgendaStep[State]):
    """7 After each turn: the game ends, or the next turn begins."""

    rule: ClassVar[str] = "7"
    step: Literal["end_turn"] = "end_turn"

    def run(self, state: State, tell: Tell) -> State:
        in_game = [track for track in state.tracks if track.in_game]
        if not in_game:
            return end(state, (), ALL_OUT, tell)
        if state.options.ending == "first_arrival":
            there = arrived_tracks(state)
            if there:
                return end(state, (there[0].seat,), FIRST_ARRIVAL, tell)
            if len(in_game) == 1:
                return end(state, (in_game[0].seat,), LAST_ONE, tell)
        following = still_to_play(state)
        if following:
            return evolve(state, agenda=(BeginTurn(following[0], False),))
        return _end_round(state, tell)


def _end_round(state: State, tell: Tell) -> State:
    """7.3 Everybody has had the same number of turns."""
    there = arrived_tracks(state)
    if len(there) == 1:
        return end(state, (there[0].seat,), ARRIVED, tell)
    if there:
        return break_tie(state, there, tell)
    if state.round >= MOST_ROUNDS:
        return end(state, (), ROUND_LIMIT, tell)
    opener = next(track.seat for track in clockwise(state) if track.status == "playing")
    return evolve(state, agenda=(BeginTurn(opener, True),))


REST_OF_TURN = (EndTurn(), UseSymbols())
"""What follows when phase 1 is over."""


# B19 Giving up.


def resign(state: State, seat: Seat, tell: Tell) -> State:
    """B19 The seat is out. An unfinished turn of its own is dropped; the last one left in the game wins."""
    if state.track(seat).status == "resigned":
        raise IllegalActionError(refuse("refusal-already-resigned", "B19"))
    active = seat == state.turn
    tell(events.SeatResigned(seat=seat, colour=COLOUR[seat], dropped=active))
    after = evolve(state, tracks=set_status(state.tracks, seat, "resigned"))
    in_game = tuple(track.seat for track in after.tracks if track.in_game)
    if len(in_game) <= 1:
        return end(after, in_game, RESIGNED if in_game else ALL_GONE, tell)
    announce_final_round(state, after, tell)
    return evolve(after, rolling=None, agenda=(EndTurn(),)) if active else after
