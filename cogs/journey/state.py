"""Seats, options and state of Journey to Mordor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from cogs.journey.components import CIRCLES, COLOUR, HOBBITS, PLAYERS, PRINTED, Profile

SEATS: tuple[Seat, ...] = HOBBITS
"""All seats in seating order, which is clockwise."""


class JourneyOptions(Options):
    """Options agreed before play; B numbers are rulings of docs/rules/journey.md.

    seats: the hobbits taken, in seating order. side: the side of the sheets (2.1). ending: 7.2 or 7.4. first:
    who begins (B1); where that hobbit is not taken, the next one clockwise. arrived_immune: who has arrived
    cannot be struck any more (B7). nazgul_strikes_both: a Nazgûl in an opponent's colour strikes the active
    player as well (B14). profile: the dice and the sheet the table plays with, None for those as they are
    known; written down only where there is one.
    """

    seats: tuple[Seat, ...] = SEATS[: min(PLAYERS)]
    side: Literal["basic", "advanced"] = "basic"
    ending: Literal["equal_turns", "first_arrival"] = "equal_turns"
    first: Literal["random", "frodo", "sam", "merry", "pippin"] = "random"
    arrived_immune: bool = False
    nazgul_strikes_both: bool = False
    profile: Profile | None = Field(
        default=None, json_schema_extra={"offered": False}, exclude_if=lambda value: value is None
    )

    @property
    def printed(self) -> Profile:
        """Return what the table's dice and sheets show."""
        return PRINTED if self.profile is None else self.profile

    @field_validator("seats")
    @classmethod
    def _seated(cls, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        if len(seats) not in PLAYERS or seats != tuple(seat for seat in SEATS if seat in seats):
            raise ValueError("two to four different hobbits in seating order")
        return seats


Status = Literal["playing", "arrived", "out", "resigned"]


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies on the table."""

    colour: str
    symbol: str


Dice = tuple[Die, ...]
"""Dice on the table; those of one roll in the order of the components."""


@dataclass(frozen=True, slots=True)
class Square:
    """9.1 A Nazgûl square. parts: 2 when halved, else 1. crossed: parts crossed."""

    parts: int = 1
    crossed: int = 0


@dataclass(frozen=True, slots=True)
class Track:
    """9.1 A player's sheet. circles: crossed, from the left. status: `out` and `resigned` play no more."""

    seat: Seat
    circles: int = 0
    squares: tuple[Square, ...] = (Square(),) * PRINTED.nazgul_squares
    status: Status = "playing"

    @property
    def colour(self) -> str:
        """2.2 The colour of the hobbit's die."""
        return COLOUR[self.seat]

    @property
    def left(self) -> int:
        """9.3 Nazgûl fields not crossed; none left is out."""
        return sum([square.parts - square.crossed for square in self.squares])

    @property
    def in_game(self) -> bool:
        """Neither out nor resigned: playing or arrived."""
        return self.status in ("playing", "arrived")

    @property
    def at_mordor(self) -> bool:
        """7.2 Whether the last circle is crossed."""
        return self.circles >= CIRCLES


@dataclass(frozen=True, slots=True)
class Rolling:
    """9.2 Phase 1 of a turn. place: of the circle crossed last; place_rule: in force, None for none (3.2).

    aside: dice set aside, in the order in which that was done; aside_rolls: the roll of each. left: colours
    not set aside. roll: number of the roll, from 1, 0 before the first. rolled: the dice of the roll, empty
    while chance is to roll. chosen: colours chosen from it. repeated: whether this roll has been repeated
    (Rohan). puts: dice put back so far in this turn (B21).
    """

    place: str
    place_rule: str | None
    aside: Dice
    aside_rolls: tuple[int, ...]
    left: tuple[str, ...]
    roll: int = 0
    rolled: Dice = ()
    chosen: tuple[str, ...] = ()
    repeated: bool = False
    puts: int = 0


@dataclass(frozen=True, slots=True)
class Strike:
    """5.4 What Nazgûl do to one player. dice: colours that strike, one field each; left: fields left then."""

    seat: Seat
    dice: tuple[str, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Effects:
    """5 What dice set aside do, or would do. All of it is about the active player unless a seat is named.

    dice: those used. rings: Rings set aside; orcs, weapons: as counted in this place. void: more Orcs than
    weapons, Rings or not (5.2). ring_less: Shelob takes a Ring. effective: Rings that count. crossed: circles
    crossed; surplus: Rings lost beyond Mordor. halved: numbers of squares halved, from 1; idle_gandalfs:
    Gandalfs that halve nothing. strikes: by seat, in seating order. spared: (seat, colours) whose Nazgûl
    strike nobody. tracks: all sheets afterwards, with their status. out, arrived: who is so by this turn.
    """

    seat: Seat
    place_rule: str | None
    dice: Dice
    rings: int
    orcs: int
    weapons: int
    void: bool
    ring_less: bool
    effective: int
    crossed: int
    surplus: int
    halved: tuple[int, ...]
    idle_gandalfs: int
    strikes: tuple[Strike, ...]
    spared: tuple[tuple[Seat, tuple[str, ...]], ...]
    tracks: tuple[Track, ...]
    out: tuple[Seat, ...]
    arrived: tuple[Seat, ...]


Agenda = tuple[Annotated[Any, StepTypes("cogs.journey.rules")], ...]
"""Steps of the procedure; the last is done first."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position; nothing of it is hidden.

    tracks: the sheets of the seats taken, in seating order. first: who opened the game (2.4). turn: whose
    turn it is; number: single turns begun, round: rounds begun. rolling: phase 1, None between turns. last:
    what the turn before did. agenda: what is to be done, the last step first.
    """

    options: JourneyOptions
    tracks: tuple[Track, ...]
    first: Seat | None
    turn: Seat | None
    number: int
    round: int
    rolling: Rolling | None
    last: Effects | None
    agenda: Agenda
    outcome: Outcome | None = None

    def track(self, seat: Seat) -> Track:
        """The sheet of a seat that is taken."""
        for track in self.tracks:
            if track.seat == seat:
                return track
        raise KeyError(seat)


evolve = evolver(State)
"""The state with some fields changed."""
evolve_rolling = evolver(Rolling)
"""Phase 1 with some fields changed."""
evolve_track = evolver(Track)
"""A sheet with some fields changed."""


def with_track(tracks: tuple[Track, ...], track: Track) -> tuple[Track, ...]:
    """The sheets with one of them changed."""
    return tuple([track if each.seat == track.seat else each for each in tracks])


def set_status(tracks: tuple[Track, ...], seat: Seat, status: Status) -> tuple[Track, ...]:
    """The sheets with a player's status changed."""
    return tuple([evolve_track(each, status=status) if each.seat == seat else each for each in tracks])
