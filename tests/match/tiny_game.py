"""A very small game with everything the match floor must cope with: chance, secrets, turns, a series.

Chance deals each seat a card (`deal`). Then all seats at once, in secret, `put` up to three counters on a, b
or c and say `ready`. Then seats take turns: up to two `step`s, perhaps a `roll` of a die, then `end`. After
`rounds` turns each, the highest score wins: counters, steps, rolls and the card added up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Literal

from pydantic import Field

from bot.agents import Agent, Knowledge
from bot.engine import (
    CHANCE,
    Action,
    Chance,
    Decision,
    Decisions,
    Event,
    Facts,
    Game,
    IllegalActionError,
    Notation,
    Observation,
    Options,
    Outcome,
    Pending,
    Refusal,
    Seat,
    StateCodec,
    Step,
    UnreadableStateError,
)
from bot.match.bundle import GameBundle, Span, StandingAnswer, first_of

SEATS = ("north", "east", "south", "west")
MOST_PUT = 3
MOST_STEPS = 2
WORTH = {"a": 1, "b": 2, "c": 3}


class TinyOptions(Options):
    seats: tuple[Seat, ...] = SEATS[:2]
    series: Literal[1, 2, 4] = 1
    rounds: int = 2
    generous: bool = False
    friendly: bool = Field(default=False, json_schema_extra={"offered": False})

    @property
    def counts(self) -> bool:
        """A friendly game does not."""
        return not self.friendly


@dataclass(frozen=True, slots=True)
class Deal(Action):
    verb: ClassVar[str] = "deal"
    seat: str
    card: int


@dataclass(frozen=True, slots=True)
class Die(Action):
    verb: ClassVar[str] = "die"
    pips: int


@dataclass(frozen=True, slots=True)
class Put(Action):
    verb: ClassVar[str] = "put"
    spot: str


@dataclass(frozen=True, slots=True)
class Ready(Action):
    verb: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class Walk(Action):
    verb: ClassVar[str] = "step"
    far: int


@dataclass(frozen=True, slots=True)
class Roll(Action):
    verb: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class End(Action):
    verb: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Event):
    reveals: ClassVar[bool] = True
    seat: str
    card: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterPut(Event):
    seat: str
    spot: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatReady(Event):
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CountersShown(Event):
    reveals: ClassVar[bool] = True
    counters: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Walked(Event):
    seat: str
    far: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    reveals: ClassVar[bool] = True
    seat: str
    pips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GaveUp(Event):
    seat: str


EVENTS = (CardDealt, CounterPut, SeatReady, CountersShown, Walked, Rolled, TurnEnded, GaveUp)


@dataclass(frozen=True, slots=True)
class TinyState:
    seats: tuple[str, ...]
    rounds: int
    cards: tuple[int, ...]
    counters: tuple[tuple[str, ...], ...]
    ready: tuple[bool, ...]
    scores: tuple[int, ...]
    out: tuple[bool, ...]
    turn: int
    steps: int
    rolling: bool
    rolled: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TinyObservation(Observation):
    seats: tuple[str, ...]
    rounds: int
    card: int
    counters: tuple[str, ...]
    shown: tuple[tuple[str, ...], ...]
    ready: tuple[bool, ...]
    scores: tuple[int, ...]
    out: tuple[bool, ...]
    turn: int
    steps: int
    rolled: bool


Actions = Deal | Die | Put | Ready | Walk | Roll | End
KINDS: tuple[type[Any], ...] = (Deal, Die, Put, Ready, Walk, Roll, End)


def put_in(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


class TinyGame(Game[TinyState, Any, TinyObservation]):
    facts = Facts(
        key="tiny", command="tiny", ruleset=1, seats=SEATS, players=(2, 3, 4), longest=200, rotates=True
    )
    options = TinyOptions
    longest_step = 3
    """A later ruleset may forbid what an earlier one allowed."""

    def __init__(self, ruleset: int = 1, longest_step: int = 3) -> None:
        self.facts = replace(type(self).facts, ruleset=ruleset)  # type: ignore[misc]
        self.longest_step = longest_step
        self._codec = StateCodec(TinyState, "tiny", ruleset)
        self._notation: Notation[Any] = Notation(KINDS)

    def new(self, options: Options) -> TinyState:
        assert isinstance(options, TinyOptions)
        count = len(options.seats)
        none = (0,) * count
        return TinyState(
            seats=options.seats,
            rounds=options.rounds,
            cards=none,
            counters=((),) * count,
            ready=(False,) * count,
            scores=none,
            out=(False,) * count,
            turn=0,
            steps=0,
            rolling=False,
            rolled=False,
        )

    def seats(self, state: TinyState) -> tuple[Seat, ...]:
        return state.seats

    def pending(self, state: TinyState) -> Pending:
        left = [seat for seat, out in zip(state.seats, state.out, strict=True) if not out]
        if len(left) == 1:
            return self._outcome(state, "tiny-gave-up", tuple(left))
        if 0 in state.cards:
            return Chance("deal", "1")
        if not all(self._settled(state)):
            waiting = zip(state.seats, self._settled(state), strict=True)
            return Decisions(tuple(Decision(seat, "put", "2") for seat, done in waiting if not done))
        if state.rolling:
            return Chance("die", "4")
        if state.turn >= state.rounds * len(state.seats):
            best = max(score for score, out in zip(state.scores, state.out, strict=True) if not out)
            pairs = zip(state.seats, state.scores, state.out, strict=True)
            winners = tuple(seat for seat, score, out in pairs if score == best and not out)
            return self._outcome(state, "tiny-counted", winners)
        return Decisions((Decision(self._mover(state), "turn", "3"),))

    def legal(self, state: TinyState, seat: Seat) -> Sequence[Any]:
        pending = self.pending(state)
        if isinstance(pending, Chance) and seat == CHANCE:
            if pending.kind == "die":
                return tuple(Die(pips) for pips in range(1, 7))
            left = [card for card in range(1, 9) if card not in state.cards]
            return tuple(Deal(state.seats[state.cards.index(0)], card) for card in left)
        if not isinstance(pending, Decisions) or pending.of(seat) is None:
            return ()
        if pending.open[0].kind == "put":
            put = len(state.counters[state.seats.index(seat)])
            spots = [Put(spot) for spot in WORTH] if put < MOST_PUT else []
            return (*spots, *([Ready()] if put else []))
        walks = [Walk(far) for far in range(1, self.longest_step + 1)] if state.steps < MOST_STEPS else []
        return (*walks, *([] if state.rolled else [Roll()]), End())

    def check(self, state: TinyState, seat: Seat, action: Any) -> Refusal | None:
        if isinstance(self.pending(state), Outcome):
            return Refusal("refusal-game-over", "-")
        legal = self.legal(state, seat)
        if not legal:
            return Refusal("refusal-not-your-decision", "-")
        return None if action in legal else Refusal("tiny-not-allowed", "3", {"action": str(action)})

    def apply(self, state: TinyState, seat: Seat, action: Any) -> Step[TinyState]:
        refusal = self.check(state, seat, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        if isinstance(action, Deal):
            index = state.seats.index(action.seat)
            scores = put_in(state.scores, index, action.card)
            dealt = replace(state, cards=put_in(state.cards, index, action.card), scores=scores)
            event = CardDealt(seat=action.seat, card=action.card, audience=(action.seat,))
            return Step(dealt, (event,))
        if isinstance(action, Die):
            mover = self._mover(state)
            thrown = self._scored(replace(state, rolling=False, rolled=True), mover, action.pips)
            return Step(thrown, (Rolled(seat=mover, pips=action.pips),))
        return self._chosen(state, seat, action)

    def sample(self, state: TinyState, rng: Random) -> Any:
        return rng.choice(self.legal(state, CHANCE))

    def resign(self, state: TinyState, seat: Seat) -> Step[TinyState]:
        index = state.seats.index(seat)
        if state.out[index]:
            raise IllegalActionError(Refusal("tiny-out-already", "5"))
        gone = replace(state, out=put_in(state.out, index, True))
        return Step(self._on(gone), (GaveUp(seat=seat),))

    def observe(self, state: TinyState, viewer: Seat | None) -> TinyObservation:
        pending = self.pending(state)
        index = None if viewer is None else state.seats.index(viewer)
        open_ = all(self._settled(state))
        return TinyObservation(
            viewer=viewer,
            waiting=pending.open if isinstance(pending, Decisions) else (),
            legal=() if viewer is None else tuple(self.legal(state, viewer)),
            outcome=pending if isinstance(pending, Outcome) else None,
            seats=state.seats,
            rounds=state.rounds,
            card=0 if index is None else state.cards[index],
            counters=() if index is None else state.counters[index],
            shown=state.counters if open_ else (),
            ready=state.ready,
            scores=tuple(score - card for score, card in zip(state.scores, state.cards, strict=True)),
            out=state.out,
            turn=state.turn,
            steps=state.steps,
            rolled=state.rolled,
        )

    def determinise(self, observation: TinyObservation, rng: Random) -> TinyState:
        seats = observation.seats
        known = {seats.index(observation.viewer): observation.card} if observation.viewer else {}
        deck = [card for card in range(1, 9) if card not in known.values()]
        rng.shuffle(deck)
        cards = tuple(known.get(index) or deck.pop() for index in range(len(seats)))
        hidden: list[tuple[str, ...]] = [(rng.choice("abc"),) if done else () for done in observation.ready]
        if observation.viewer:
            hidden[seats.index(observation.viewer)] = observation.counters
        return TinyState(
            seats=seats,
            rounds=observation.rounds,
            cards=cards,
            counters=observation.shown or tuple(hidden),
            ready=observation.ready,
            scores=tuple(score + card for score, card in zip(observation.scores, cards, strict=True)),
            out=observation.out,
            turn=observation.turn,
            steps=observation.steps,
            rolling=False,
            rolled=observation.rolled,
        )

    def parse(self, text: str) -> Any:
        return self._notation.parse(text)

    def dump(self, state: TinyState) -> str:
        return self._codec.dump(state)

    def load(self, text: str) -> TinyState:
        try:
            return self._codec.load(text)
        except ValueError as error:
            raise UnreadableStateError(str(error)) from error

    def _chosen(self, state: TinyState, seat: Seat, action: Any) -> Step[TinyState]:
        index = state.seats.index(seat)
        if isinstance(action, Put):
            counters = put_in(state.counters, index, (*state.counters[index], action.spot))
            event = CounterPut(seat=seat, spot=action.spot, audience=(seat,))
            return Step(replace(state, counters=counters), (event,))
        if isinstance(action, Ready):
            ready = replace(state, ready=put_in(state.ready, index, True))
            events: tuple[Event, ...] = (SeatReady(seat=seat),)
            if all(self._settled(ready)):
                events += (CountersShown(counters=ready.counters),)
                for other, spots in zip(ready.seats, ready.counters, strict=True):
                    ready = self._scored(ready, other, sum(WORTH[spot] for spot in spots))
            return Step(self._on(ready), events)
        if isinstance(action, Walk):
            walked = self._scored(replace(state, steps=state.steps + 1), seat, action.far)
            return Step(walked, (Walked(seat=seat, far=action.far),))
        if isinstance(action, Roll):
            return Step(replace(state, rolling=True), ())
        ended = replace(state, turn=state.turn + 1, steps=0, rolled=False)
        return Step(self._on(ended), (TurnEnded(seat=seat),))

    def _on(self, state: TinyState) -> TinyState:
        """Passes over seats that have given up."""
        for _ in state.seats:
            if not state.out[state.turn % len(state.seats)]:
                return state
            state = replace(state, turn=state.turn + 1, steps=0, rolled=False, rolling=False)
        return state

    @staticmethod
    def _settled(state: TinyState) -> tuple[bool, ...]:
        return tuple(ready or out for ready, out in zip(state.ready, state.out, strict=True))

    @staticmethod
    def _mover(state: TinyState) -> Seat:
        return state.seats[state.turn % len(state.seats)]

    @staticmethod
    def _scored(state: TinyState, seat: Seat, points: int) -> TinyState:
        index = state.seats.index(seat)
        return replace(state, scores=put_in(state.scores, index, state.scores[index] + points))

    @staticmethod
    def _outcome(state: TinyState, reason: str, winners: tuple[Seat, ...]) -> Outcome:
        scores = [
            (seat, 0 if out else score)
            for seat, score, out in zip(state.seats, state.scores, state.out, strict=True)
        ]
        return Outcome(winners, reason, tuple(scores))


class _Silent:
    """Words and pictures are not asked for on this floor."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the match floor asked for {name}")


class TinyKnowledge(Knowledge[Any, Any, Any]):
    """A computer player of the tiny game, to whom every position is as good as any other."""

    game = TinyGame()

    def evaluate(self, state: Any) -> Mapping[Seat, float]:
        return dict.fromkeys(SEATS, 0.5)

    def clock(self, state: Any) -> int:
        return 0


def count_span(observation: Any, span: Span) -> str:
    return str(observation.turn + 1) if span == "turn" and any(observation.ready) else ""


def put_by_card(observation: Any) -> Any:
    """As many counters as the card has eighths, so that the hidden card decides what is put, and how much."""
    wanted = 1 + observation.card % MOST_PUT
    return Ready() if len(observation.counters) >= wanted else Put("abc"[observation.card % 3])


STANDING = (
    StandingAnswer("end", frozenset({"turn"}), first_of("end"), ("turn", "game")),
    StandingAnswer("far", frozenset({"turn"}), lambda seen: Walk(3) if seen.steps < MOST_STEPS else End()),
    StandingAnswer("roll", frozenset({"turn"}), first_of("roll", "end"), ("game",)),
    StandingAnswer("by-card", frozenset({"put"}), put_by_card, ("game",)),
    StandingAnswer("one", frozenset({"put"}), first_of("ready", "put"), ("game",)),
)


def tiny_bundle(game: TinyGame | None = None) -> GameBundle:
    silent: Any = _Silent()
    agent = Agent(TinyKnowledge())
    return GameBundle(
        game=game or TinyGame(),
        words=silent,
        board=silent,
        events=EVENTS,
        agent=agent,
        draws=True,
        standing=STANDING,
        count_span=count_span,
    )
