"""Seats, options and state of Journey to Mordor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, field_validator

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from cogs.journey.components import CIRCLES, COLOUR, HOBBITS, PLAYERS, PRINTED, Profile

SEATS: tuple[Seat, ...] = HOBBITS
"""All seats in seating order, which is clockwise."""


class JourneyOptions(Options):
    """Options agreed before play; B numbers are rulings of docs/rules/journey.md."""

    in_print: ClassVar[frozenset[str]] = frozenset({"side", "first", "profile"})  # 2.1, 2.4; as printed
    seats: tuple[Seat, ...] = SEATS[: min(PLAYERS)]  # the hobbits taken, in seating order
    side: Literal["basic", "advanced"] = "basic"  # the side of the sheets (2.1)
    ending: Literal["equal_turns", "first_arrival"] = "equal_turns"  # 7.2 or 7.4
    # Who begins (B1); where that hobbit is not taken, the next one clockwise.
    first: Literal["random", "frodo", "sam", "merry", "pippin"] = "random"
    arrived_immune: bool = False  # who has arrived cannot be struck any more (B7)
    # A Nazgûl in an opponent's colour strikes the active player as well (B14)
    nazgul_strikes_both: bool = False
    # The dice and the sheet the table plays with, None for those as they are known; written down only where
    # there is one.
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
    """9.2 Phase 1 of a turn."""

    place: str  # of the circle crossed last
    place_rule: str | None  # in force, None for none (3.2)
    aside: Dice  # dice set aside, in the order in which that was done
    aside_rolls: tuple[int, ...]  # the roll of each
    left: tuple[str, ...]  # colours not set aside
    roll: int = 0  # number of the roll, from 1, 0 before the first
    rolled: Dice = ()  # the dice of the roll, empty while chance is to roll
    chosen: tuple[str, ...] = ()  # colours chosen from it
    repeated: bool = False  # whether this roll has been repeated (Rohan)
    puts: int = 0  # dice put back so far in this turn (B21)


@dataclass(frozen=True, slots=True)
class Strike:
    """5.4 What Nazgûl do to one player. dice: colours that strike, one field each; left: fields left then."""

    seat: Seat
    dice: tuple[str, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Effects:
    """5 What dice set aside do, or would do. All of it is about the active player unless a seat is named."""

    seat: Seat
    place_rule: str | None
    dice: Dice  # those used
    rings: int  # Rings set aside
    orcs: int  # orcs, weapons: as counted in this place
    weapons: int
    void: bool  # more Orcs than weapons, Rings or not (5.2)
    ring_less: bool  # Shelob takes a Ring
    effective: int  # Rings that count
    crossed: int  # circles crossed
    surplus: int  # Rings lost beyond Mordor
    halved: tuple[int, ...]  # numbers of squares halved, from 1
    idle_gandalfs: int  # Gandalfs that halve nothing
    strikes: tuple[Strike, ...]  # by seat, in seating order
    spared: tuple[tuple[Seat, tuple[str, ...]], ...]  # (seat, colours) whose Nazgûl strike nobody
    tracks: tuple[Track, ...]  # all sheets afterwards, with their status
    out: tuple[Seat, ...]  # out, arrived: who is so by this turn
    arrived: tuple[Seat, ...]


Agenda = tuple[Annotated[Any, StepTypes("cogs.journey.rules")], ...]
"""Steps of the procedure; the last is done first."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position; nothing of it is hidden."""

    options: JourneyOptions
    tracks: tuple[Track, ...]  # the sheets of the seats taken, in seating order
    first: Seat | None  # who opened the game (2.4)
    turn: Seat | None  # whose turn it is
    number: int  # single turns begun, round: rounds begun
    round: int
    rolling: Rolling | None  # phase 1, None between turns
    last: Effects | None  # what the turn before did
    agenda: Agenda  # what is to be done, the last step first
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
    return tuple([track if old_track.seat == track.seat else old_track for old_track in tracks])


def set_status(tracks: tuple[Track, ...], seat: Seat, status: Status) -> tuple[Track, ...]:
    """The sheets with a player's status changed."""
    return tuple([evolve_track(track, status=status) if track.seat == seat else track for track in tracks])
