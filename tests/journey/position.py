"""Positions of Journey to Mordor in a few words, and a small player for them.

    play = Position("frodo sam").rolled("yellow.ring red.nazgul blue.orc green.orc black.gandalf")
    play.do("take yellow", "keep")
    after = Position("frodo sam", sheets={"frodo": sheet(circles=8, left=1)}).used("yellow.ring")

The first seat named is active and opened the game; tracks are fresh; the basic side is played. A place puts
the active hobbit there and turns to the advanced side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bot.engine import CHANCE, Chance, Event, Outcome, Refusal, Seat
from cogs.journey.components import COLOURS, PLACE_RULE, PLACES, PRINTED
from cogs.journey.game import JOURNEY
from cogs.journey.observation import JourneyObservation
from cogs.journey.rules.turn import REST_OF_TURN, RollDice
from cogs.journey.state import SEATS, Dice, Die, JourneyOptions, Rolling, Square, State, Status, Track

Sheet = tuple[int, tuple[Square, ...], Status]

SQUARES = PRINTED.nazgul_squares
"""N_S, the Nazgûl squares of a sheet as it is known."""


def sheet(circles: int = 0, left: int = SQUARES, halved: int = 0, status: Status = "playing") -> Sheet:
    """A sheet with so many circles crossed and fields left; `halved` squares are so from the left."""
    squares = []
    crossed = SQUARES + halved - left
    for number in range(SQUARES):
        parts = 2 if number < halved else 1
        now = min(crossed, parts)
        crossed -= now
        squares.append(Square(parts, now))
    return circles, tuple(squares), status


def dice(text: str) -> Dice:
    """`yellow.ring red.orc` as dice, in the order of the components."""
    shown = dict(die.split(".") for die in text.split())
    return tuple(Die(colour, shown[colour]) for colour in COLOURS if colour in shown)


@dataclass
class Position:
    """A turn about to be played."""

    seats: str = "frodo sam"
    active: Seat = ""
    first: Seat = ""
    place: str = ""
    round: int = 3
    sheets: dict[Seat, Sheet] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.active = self.active or self.seats.split()[0]
        self.first = self.first or self.seats.split()[0]

    def _state(self, **turn: Any) -> State:
        taken = tuple(seat for seat in SEATS if seat in self.seats.split())
        options: dict[str, Any] = {"seats": taken, **self.options}
        sheets = dict(self.sheets)
        if self.place:
            options.setdefault("side", "advanced")
            _, *rest = sheets.get(self.active, sheet())
            sheets[self.active] = (PLACES.index(self.place), *rest)  # type: ignore[assignment]
        tracks = tuple(Track(seat, *sheets.get(seat, sheet())) for seat in taken)
        place = PLACES[next(track.circles for track in tracks if track.seat == self.active)]
        rule = PLACE_RULE[place] if options.get("side") == "advanced" else None
        return State(
            options=JourneyOptions(**options),
            tracks=tracks,
            first=self.first,
            turn=self.active,
            number=7,
            round=self.round,
            rolling=Rolling(place, rule, **turn),
            last=None,
            agenda=REST_OF_TURN,
        )

    def rolled(self, text: str, aside: str = "", roll: int = 1) -> Play:
        """The active player has rolled these dice and chooses; `aside` were set aside before."""
        before = dice(aside)
        gone = {die.colour for die in before}
        left = tuple(colour for colour in COLOURS if colour not in gone)
        state = self._state(aside=before, aside_rolls=(1,) * len(before), left=left, roll=roll - 1)
        play = Play(replace(state, agenda=(*REST_OF_TURN, RollDice())))
        return play.chance(text)

    def used(self, text: str) -> Play:
        """Phase 1 has ended with these dice; the symbols are used and the turn is over."""
        return Play(self._state(aside=(), aside_rolls=(), left=COLOURS)).use(text)


class Play:
    """A state with what has happened since."""

    def __init__(self, state: State, events: list[Event] | None = None) -> None:
        self.state = state
        self.events: list[Event] = events or []

    def do(self, *texts: str) -> Play:
        """Takes actions of the active player."""
        for text in texts:
            assert self.state.turn is not None
            self._apply(self.state.turn, text)
        return self

    def chance(self, text: str) -> Play:
        """Rolls these faces: `yellow.ring red.orc`; a die that is to be rolled and not named shows an Orc."""
        assert self.state.rolling is not None
        shown = dict(die.split(".") for die in text.split())
        assert set(shown) <= set(self.state.rolling.left)
        faces = [f"{colour}.{shown.get(colour, 'orc')}" for colour in self.state.rolling.left]
        return self._apply(CHANCE, " ".join(["roll", *faces]))

    def begin(self, seat: Seat) -> Play:
        """Settles who begins."""
        return self._apply(CHANCE, f"first {seat}")

    def resign(self, seat: Seat) -> Play:
        """A seat gives up."""
        step = JOURNEY.resign(self.state, seat)
        self.state = step.state
        self.events += step.events
        return self

    def use(self, text: str) -> Play:
        """Ends phase 1 of the present turn with these dice, however they came to be set aside."""
        assert self.state.rolling is not None
        aside = dice(text)
        gone = {die.colour for die in aside}
        left = tuple(colour for colour in COLOURS if colour not in gone)
        rolling = replace(
            self.state.rolling,
            aside=aside,
            aside_rolls=(1,) * len(aside),
            left=left,
            roll=1,
            rolled=(),
            chosen=(),
        )
        self.state = JOURNEY.proceed(
            replace(self.state, rolling=rolling, agenda=REST_OF_TURN), self.events.append
        )
        return self

    def _apply(self, seat: Seat, text: str) -> Play:
        step = JOURNEY.apply(self.state, seat, JOURNEY.parse(text))
        self.state = step.state
        self.events += step.events
        return self

    @property
    def legal(self) -> set[str]:
        """The texts of the active player's legal actions."""
        assert self.state.turn is not None
        return {str(action) for action in JOURNEY.legal(self.state, self.state.turn)}

    @property
    def choices(self) -> set[frozenset[str]]:
        """Every set of dice that can be set aside from this roll, found by choosing and putting back."""
        return {frozenset(chosen) for chosen in self._reachable()}

    def _reachable(self) -> Iterator[tuple[str, ...]]:
        seat = self.state.turn
        assert seat is not None
        known: set[tuple[str, ...]] = set()
        ahead = [self.state]
        while ahead:
            state = ahead.pop()
            assert state.rolling is not None
            if state.rolling.chosen in known:
                continue
            known.add(state.rolling.chosen)
            for action in JOURNEY.legal(state, seat):
                if str(action) == "keep":
                    yield state.rolling.chosen
                elif str(action) != "again":
                    ahead.append(JOURNEY.apply(state, seat, action).state)

    def track(self, seat: Seat) -> Track:
        """A player's sheet."""
        return self.state.track(seat)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.state.outcome

    @property
    def ended(self) -> tuple[str, tuple[Seat, ...]]:
        """How it ended, without the prefix, and who won; ("", ()) while it goes on."""
        outcome = self.state.outcome
        return ("", ()) if outcome is None else (outcome.reason.removeprefix("outcome-"), outcome.winners)

    def told(self, kind: str) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.events if event.kind() == kind]

    def refusal(self, seat: Seat, text: str) -> Refusal | None:
        """Why an action is not allowed."""
        return JOURNEY.check(self.state, seat, JOURNEY.parse(text))

    def refused(self, text: str, seat: Seat = "") -> tuple[str, str]:
        """The reason and rule of a refusal; ("", "") where the action is allowed."""
        refusal = self.refusal(seat or self.state.turn or "", text)
        return ("", "") if refusal is None else (refusal.reason.removeprefix("refusal-"), refusal.rule)

    def seen(self, viewer: Seat | None = None) -> JourneyObservation:
        """What a viewer may know."""
        return JOURNEY.observe(self.state, viewer)

    def at_random(self, rng: Random) -> Play:
        """One action, drawn at random."""
        pending = JOURNEY.pending(self.state)
        if isinstance(pending, Chance):
            return self._apply(CHANCE, str(JOURNEY.sample(self.state, rng)))
        assert self.state.turn is not None
        return self._apply(self.state.turn, str(rng.choice(JOURNEY.legal(self.state, self.state.turn))))
