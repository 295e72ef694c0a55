"""Computer play of Journey to Mordor: the worth of a position between turns, and which dice to keep.

Nothing is hidden here. The weights are logits of winning, fitted to near-optimal values of 46 000 positions
for two (mean error of a chance .04 to .055); for three and four they are compared in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp, prod
from random import Random

from bot.agents import Agent, Knowledge
from bot.agents.knowledge import MASTER, NEWCOMER, REGULAR, list_levels
from bot.engine import Action, Seat
from cogs.journey.actions import Again, Keep, Put, Take
from cogs.journey.components import (
    CIRCLES,
    COLOUR,
    GANDALF,
    NAZGUL,
    NO_GANDALF,
    ORC,
    RING,
    WEAPON,
    WHITE_TREE,
)
from cogs.journey.game import JOURNEY
from cogs.journey.observation import JourneyObservation
from cogs.journey.odds import Turn, forget_rolls, open_turn, reckon
from cogs.journey.profile import COLOURS
from cogs.journey.state import Rolling, State, Track

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
    edition = 2
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
        return values | {seat: each / whole for seat, each in strength.items()}

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
            [sum(each) / len(others) for each in zip(*others, strict=True)] if others else [0.0] * len(own)
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
        found = [
            action
            for action in legal
            if not isinstance(action, Put)
            and (not isinstance(action, Take) or order.index(action.colour) > last)
        ]
        if any(isinstance(action, Keep | Take) for action in found):
            return found
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
    kept = prod(1 - each for each in reach.values())
    leaders = [track.seat for track in arrived if track.left == best]
    return {seat: kept / len(leaders) for seat in leaders} | reach


def _want_dice(rolling: Rolling, seat: Seat) -> Mapping[str, float]:
    """Rate how much a sensible player wants each die set aside, against 1 for going on as it is."""
    aside = [die.symbol for die in rolling.aside]
    rings, weapons, orcs = (aside.count(each) for each in (RING, WEAPON, ORC))
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
