"""Computer play of Journey to Mordor: the odds of a turn, the worth of a position, which dice to keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain, combinations_with_replacement, product
from math import exp, factorial, prod
from random import Random

from bot.agents import Agent, Knowledge
from bot.agents.knowledge import MASTER, NEWCOMER, REGULAR, list_levels
from bot.engine import Action, Chronicle, Seat
from bot.text import Translator
from cogs.journey import events as told
from cogs.journey.actions import Again, Keep, Put, Take
from cogs.journey.components import (
    ANY_SYMBOLS,
    BLACK,
    CIRCLES,
    COLOUR,
    COLOURS,
    GANDALF,
    NAZGUL,
    NO_GANDALF,
    ORC,
    OWNER,
    REPEAT_ROLLS,
    RING,
    WEAPON,
    WHITE_TREE,
)
from cogs.journey.game import JOURNEY
from cogs.journey.observation import JourneyObservation
from cogs.journey.rules.turn import REST_OF_TURN, may_repeat
from cogs.journey.state import Die, Rolling, State, Track, evolve, evolve_rolling

# The odds of a turn: what each choice of dice is worth if the rest of the turn is played as well as can be.
#
# Between a roll and the end of the turn stands nothing but dice, so it is worked out, not estimated. Dice
# with the same faces whose Nazgûl strike the same hobbit are alike: what counts is how many of each kind are
# left.

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
        worths = self.rolled.get((aside, left))
        if worths is None:
            rolls = list_rolls(self.kinds, left)
            best = [(chance, self._worth_of_best(aside, left, roll)) for chance, roll in rolls]
            once = sum([chance * worth for chance, worth in best])
            worths = once, sum([chance * max(worth, once) for chance, worth in best])
            self.rolled[aside, left] = worths
        return worths

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
        worth = self.ends.get(aside)
        if worth is None:
            rolling = self.state.rolling
            assert rolling is not None
            free = [iter(kind.colours) for kind in self.kinds]
            dice = tuple([Die(next(free[kind]), symbol) for kind, symbol in aside])
            over = evolve_rolling(rolling, aside=dice, left=(), rolled=(), chosen=())
            worth = self.judge(evolve(self.state, rolling=over, agenda=REST_OF_TURN))
            self.ends[aside] = worth
        return worth


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
    groups: dict[tuple[Seat | None, tuple[tuple[str, int], ...]], list[str]] = {}
    for colour, faces in state.options.printed.faces.items():
        owner = OWNER[colour] if colour != BLACK and OWNER[colour] in in_game else None
        victim = None if owner == state.turn else owner
        groups.setdefault((victim, tuple(sorted(Counter(faces).items()))), []).append(colour)
    return tuple([Kind(tuple(colours), faces) for (_, faces), colours in groups.items()])


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
        results = []
        for dice in combinations_with_replacement(kind.faces, count):
            ways = factorial(count) // prod([factorial(same) for same in Counter(dice).values()])
            chance = ways * prod([faces / sides for _, faces in dice])
            results.append((chance, tuple([(number, symbol) for symbol, _ in dice])))
        parts.append(results)
    return [
        (prod([chance for chance, _ in combination]), tuple(chain(*[dice for _, dice in combination])))
        for combination in product(*parts)
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
    return [kept for combination in product(*parts) if (kept := tuple(chain(*combination)))]


def _list_some(dice: Sequence[Shown]) -> list[tuple[Shown, ...]]:
    """Every choice of at least one of some dice, of those alike in no order."""
    sets = range(1, 1 << len(dice))
    return list(
        dict.fromkeys([tuple([die for at, die in enumerate(dice) if bits >> at & 1]) for bits in sets])
    )


# Computer play of Journey to Mordor: the worth of a position between turns, and which dice to keep.
#
# Nothing is hidden here. The weights are logits of winning, fitted to near-optimal values of 46 000
# positions for two (mean error of a chance .04 to .055); for three and four they are compared in the same
# way.

CIRCLE: Mapping[str, float] = {"basic": 0.70, "advanced": 0.40}
"""A circle crossed."""
FIELD, FURTHER_FIELD = 0.67, 0.30
"""A Nazgûl field left, of the first four and of those beyond: the last ones are dear."""
WHOLE_SQUARE = 0.08
"""A square that Gandalf may still halve."""
STILL_TO_PLAY = 0.75
"""Having the turn of this round still ahead, where all have equally many."""
NEXT_TO_PLAY = 0.28
"""Being next, where whoever arrives first wins."""
PLACE: Mapping[int, float] = {4: 0.5, 5: 0.1, 8: -0.3}
"""On the advanced side: Rohan makes the next turn long, Shelob takes a Ring from it."""
ONE_TURN: Mapping[int, float] = {0: 1.0, 1: 0.87, 2: 0.50, 3: 0.14, 4: 0.02}
"""The chance to cross so many circles in one turn."""
TERMS = ("circles", "fields", "squares", "place", "turn")
"""What a position is made of, as players call it."""
LAST_ROUND = 4.0
"""What a sure win in the last round is worth beside them."""
ALONE: Mapping[int, float] = {1: -6.2, 2: -4.1, 3: -2.6, 4: -1.5, 5: -0.5, 6: 0.4, 7: 1.3}
ALONE_FIELD, ALONE_CIRCLE = 0.7, 0.72
"""Whether somebody with nobody left to lose to arrives sooner or later: logits by the Nazgûl fields left, for
each beyond, and for each circle crossed."""


class JourneyKnowledge(Knowledge[State, Action, JourneyObservation]):
    """The knowledge of a good player of Journey."""

    game = JOURNEY
    edition = 3
    levels = list_levels(
        replace(NEWCOMER, slack=0.03, reckons=True, minds_others=False),
        replace(REGULAR, slack=0.03, reckons=True),
        replace(MASTER, reckons=True),
    )

    def clock(self, state: State) -> int:
        return state.number

    def evaluate(self, state: State) -> Mapping[Seat, float]:
        going = [track for track in state.tracks if track.in_game]
        arrived = [track for track in going if track.status == "arrived"]
        values = dict.fromkeys([track.seat for track in state.tracks], 0.0)
        if not going:
            return values
        if arrived:
            return {**values, **_judge_last_round(state, going, arrived)}
        if len(going) == 1:
            return values | {going[0].seat: _judge_alone(going[0])}
        strength = {track.seat: exp(sum(_weigh_track(state, track))) for track in going}
        whole = sum(strength.values())
        return values | {seat: track_strength / whole for seat, track_strength in strength.items()}

    def weigh_terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        """One's own way against the others' on average; once somebody has arrived, the last round."""
        going = {track.seat: track for track in state.tracks if track.in_game}
        if seat not in going:
            return {}
        if any(track.status == "arrived" for track in going.values()):
            return {"last-round": LAST_ROUND * self.evaluate(state)[seat]}
        own = _weigh_track(state, going[seat])
        others = [_weigh_track(state, track) for other, track in going.items() if other != seat]
        usual = (
            [sum(column) / len(others) for column in zip(*others, strict=True)]
            if others
            else [0.0] * len(own)
        )
        return {name: mine - theirs for name, mine, theirs in zip(TERMS, own, usual, strict=True)}

    def reckon(
        self, seen: JourneyObservation, minds_others: bool
    ) -> tuple[Mapping[Action, float], int] | None:
        """Nothing is hidden, and to the end of the turn there are only dice: `odds` works it out."""
        state = self.game.determinise(seen, Random(0))  # noqa: S311 - nothing is drawn
        if state.rolling is None or state.turn is None:
            return None
        return reckon(_open_turn(forget_rolls(state), minds_others), state.rolling)

    def narrow(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Dice are chosen in one order, the most wanted first, and never put back: each set once."""
        rolling = state.rolling
        if rolling is None:
            return legal
        order = _rank_dice(rolling)
        chosen = [order.index(colour) for colour in rolling.chosen if colour in order]
        last = max(chosen, default=-1)
        narrowed = [
            action
            for action in legal
            if not isinstance(action, Put)
            and (not isinstance(action, Take) or order.index(action.colour) > last)
        ]
        if any(isinstance(action, Keep | Take) for action in narrowed):
            return narrowed
        return [action for action in legal if not isinstance(action, Put)] or legal

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        rolling = state.rolling
        if rolling is None:
            return super().weigh(state, seat, legal)
        wants = _want_dice(rolling, seat)
        weights = []
        for action in legal:
            if isinstance(action, Take):
                weights.append(wants[action.colour])
            elif isinstance(action, Again):
                best = max(wants.values())
                weights.append(0.1 if best >= 8 else 3.0)
            else:
                weights.append(1.0 if isinstance(action, Keep) else 0.001)
        return weights


@lru_cache(maxsize=8)
def _open_turn(state: State, minds_others: bool) -> Turn:
    """Open the turn of a position; kept, so that what one decision works out serves the next."""
    seat = state.turn
    assert seat is not None

    def judge(used: State) -> float:
        after = JOURNEY.proceed(used, lambda event: None)
        if not minds_others:
            return _judge_alone(after.track(seat))
        if after.outcome is not None:
            return KNOWLEDGE.reward(after.outcome, JOURNEY.seats(after))[seat]
        return KNOWLEDGE.evaluate(after)[seat]

    return open_turn(state, judge)


def _weigh_track(state: State, track: Track) -> tuple[float, ...]:
    """The `TERMS` of somebody who has not arrived."""
    side = state.options.side
    if state.options.ending == "equal_turns":
        turn = STILL_TO_PLAY * (track.seat in _still_to_play(state))
    else:
        turn = NEXT_TO_PLAY * (track.seat == state.turn)
    return (
        track.circles * CIRCLE[side],
        FIELD * min(track.left, 4) + FURTHER_FIELD * max(track.left - 4, 0),
        WHOLE_SQUARE * sum([square.parts == 1 and not square.crossed for square in track.squares]),
        PLACE.get(track.circles, 0.0) if side == "advanced" else 0.0,
        turn,
    )


def _still_to_play(state: State) -> tuple[Seat, ...]:
    """List who has a turn of this round ahead, the active seat first; everybody where it has only begun."""
    seats = [track.seat for track in state.tracks]
    first, turn = state.first or seats[0], state.turn or seats[0]
    order = seats[seats.index(first) :] + seats[: seats.index(first)]
    return tuple(order[order.index(turn) :])


def _judge_alone(track: Track) -> float:
    """7.2 The chance to arrive where nobody else can any more, or for whoever does not look at them."""
    if not track.in_game or track.at_mordor:
        return float(track.in_game)
    fields = ALONE[min(track.left, 7)] + ALONE_FIELD * max(track.left - 7, 0)
    return 1 / (1 + exp(-fields - ALONE_CIRCLE * track.circles))


def _judge_last_round(state: State, going: Sequence[Track], arrived: Sequence[Track]) -> Mapping[Seat, float]:
    """7.3 Somebody has arrived: the others have one turn each, and of those who arrive fields decide."""
    best = max(track.left for track in arrived)
    waiting = set(_still_to_play(state))
    reach = {
        track.seat: ONE_TURN.get(CIRCLES - track.circles, 0.0) * (0.9 if track.left > best else 0.35)
        for track in going
        if track.status == "playing" and track.seat in waiting
    }
    kept = prod(1 - chance for chance in reach.values())
    leaders = [track.seat for track in arrived if track.left == best]
    return {seat: kept / len(leaders) for seat in leaders} | reach


def _want_dice(rolling: Rolling, seat: Seat) -> Mapping[str, float]:
    """Rate how much a sensible player wants each die set aside, against 1 for going on as it is."""
    aside = [die.symbol for die in rolling.aside]
    rings, weapons, orcs = (aside.count(symbol) for symbol in (RING, WEAPON, ORC))
    left = len(rolling.rolled)
    own = COLOUR[seat]
    taken = {die.symbol for die in rolling.rolled if die.colour in rolling.chosen}
    wants = {}
    for die in rolling.rolled:
        match die.symbol:
            case _ if die.symbol == RING:
                want = 60.0
            case "nazgul":
                want = 0.05 if NAZGUL in taken else 12.0 if die.colour == own else 40.0
            case "gandalf":
                want = 0.2 if rolling.place_rule == NO_GANDALF else 9.0
            case "weapon":
                spare = weapons > orcs
                want = 0.35 if spare or left >= 4 else 2.0 if rings or RING in taken else 0.9
            case "orc":
                want = 0.01 if left >= 4 or (rings and orcs >= weapons) else 0.12
            case _:
                want = 1.5 if rings and left <= 2 and orcs <= weapons else 0.03
        wants[die.colour] = want
    return wants


def _rank_dice(rolling: Rolling) -> list[str]:
    """The dice of a roll from the most wanted, whatever has been chosen of them so far."""
    rank = {NAZGUL: 0, RING: 1, GANDALF: 2, WEAPON: 3, ORC: 4, WHITE_TREE: 5}
    dice = sorted(rolling.rolled, key=lambda die: (rank[die.symbol], COLOURS.index(die.colour)))
    return [die.colour for die in dice]


KNOWLEDGE = JourneyKnowledge()
AGENT = Agent(KNOWLEDGE)


# How somebody began a Journey to Mordor: how much of the first roll was set aside.


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    """The number of dice somebody set aside of the first roll."""
    kept = (event for event in game.find(told.DiceKept) if event.seat == seat)
    return next((str(len(event.dice)) for event in kept), None)


def say_opening(translator: Translator, opening: str) -> str:
    """Tell how many dice were set aside first."""
    return translator("opening-kept", count=int(opening))
