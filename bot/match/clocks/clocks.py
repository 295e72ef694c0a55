"""The clocks of a table: a frozen value that is stored with its match, in moments of the house."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal

import orjson

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment
from bot.match.clocks.pace import DAY, HOUR, NEAR, STAGES, TERMS, Pace, PaceName, Stage
from bot.store import DeadlineRow

ClaimKind = Literal["house", "win", "out"]
"""What the others may ask for when a time is over: that the house plays, the win, or to go on without."""
ANSWER_TIME: Final = 12 * HOUR
"""Until a claim is carried out it can be answered."""
LONGER: Final = DAY
"""What waiting gives."""
MOST_PARSED: Final = 4096


@dataclass(frozen=True, slots=True)
class SeatClock:
    """One seat's time. turn: whether it has a turn. since: when it began to run; None: it stands.

    spent: seconds of this turn from before. longer: seconds the others have given it. told: the stages of
    this turn that are over. answered: whether it has asked for time to go on. thought: seconds of all turns
    before this one. drawn: what they took from the reserve.
    """

    seat: Seat
    reserve: int
    turn: bool = False
    since: Moment | None = None
    spent: int = 0
    longer: int = 0
    told: int = 0
    answered: bool = False
    thought: int = 0
    drawn: int = 0

    def used(self, now: Moment) -> int:
        """Seconds of this turn that have gone by."""
        return self.spent + (0 if self.since is None else max(0, now - self.since))

    def at(self, pace: Pace, stage: Stage) -> int:
        """Seconds of a turn after which a stage is reached."""
        allowance = pace.allowance + self.longer
        match stage:
            case "half":
                return allowance // 2
            case "near":
                return allowance - allowance // NEAR
            case "reserve":
                return allowance
            case "late":
                return allowance + self.reserve

    def moment_of(self, pace: Pace, stage: Stage) -> Moment | None:
        """Tell when a stage is reached if nothing is done; None while the clock stands."""
        return None if self.since is None else self.since + self.at(pace, stage) - self.spent

    def count_stages(self, pace: Pace, now: Moment) -> int:
        """Tell how many stages of this turn are over."""
        used = self.used(now)
        return sum(used >= self.at(pace, stage) for stage in STAGES) if self.turn else 0

    def is_late(self, pace: Pace, now: Moment) -> bool:
        """Tell whether allowance and reserve are used up."""
        return self.turn and self.used(now) >= self.at(pace, "late")

    def left(self, pace: Pace, now: Moment) -> int:
        """Seconds left of the reserve."""
        over = self.used(now) - pace.allowance - self.longer
        return max(0, self.reserve - max(0, over)) if self.turn else self.reserve

    def total(self, now: Moment) -> int:
        """Seconds of all turns so far."""
        return self.thought + self.used(now)

    def total_drawn(self, pace: Pace, now: Moment) -> int:
        """Seconds all turns so far took from the reserve, whatever was put back."""
        return self.drawn + self.reserve - self.left(pace, now)

    def begin(self, now: Moment) -> SeatClock:
        """A turn with its whole allowance."""
        return replace(self, turn=True, since=now, spent=0, longer=0, told=0)

    def end(self, pace: Pace, now: Moment) -> SeatClock:
        """The turn is over: what it took from the reserve is gone, a turn in time puts a little back."""
        over = self.used(now) - pace.allowance - self.longer
        reserve = self.reserve - over if over > 0 else min(pace.reserve, self.reserve + pace.refill)
        return self._after(pace, max(0, reserve), now) if self.turn else self

    def drop(self, pace: Pace, now: Moment) -> SeatClock:
        """The turn was taken back: what it took from the reserve is gone, and nothing is put back."""
        return self._after(pace, self.left(pace, now), now) if self.turn else self

    def _after(self, pace: Pace, reserve: int, now: Moment) -> SeatClock:
        return SeatClock(self.seat, reserve, thought=self.total(now), drawn=self.total_drawn(pace, now))

    def stop(self, now: Moment) -> SeatClock:
        """The clock stands, in the middle of a turn."""
        return replace(self, spent=self.used(now), since=None)

    def go_on(self, now: Moment) -> SeatClock:
        """The clock runs again, where it has a turn."""
        return replace(self, since=now) if self.turn and self.since is None else self


@dataclass(frozen=True, slots=True)
class Claim:
    """A request of one seat because the time of another is over. due: when it is carried out."""

    kind: ClaimKind
    by: Seat
    of: Seat
    due: Moment


@dataclass(frozen=True, slots=True)
class Clocks:
    """The pace of a table, the clock of each seat, and what is claimed.

    stood: seconds the table has stood in pauses. stands: since when it stands in one.
    """

    pace: PaceName
    seats: tuple[SeatClock, ...] = ()
    claim: Claim | None = None
    stood: int = 0
    stands: Moment | None = None

    @property
    def terms(self) -> Pace:
        """Return what the pace gives."""
        return TERMS[self.pace]

    def of(self, seat: Seat) -> SeatClock:
        """A seat's clock; a full one where it has had no turn yet."""
        found = next((each for each in self.seats if each.seat == seat), None)
        return found or SeatClock(seat, self.terms.reserve)

    def put(self, clock: SeatClock) -> Clocks:
        """With a seat's clock replaced."""
        others = tuple(each for each in self.seats if each.seat != clock.seat)
        return replace(self, seats=tuple(sorted((*others, clock), key=lambda each: each.seat)))

    def pause(self, now: Moment) -> Clocks:
        """Time stands for everybody, and what was claimed because somebody was late lapses."""
        seats = tuple(each.stop(now) for each in self.seats)
        return replace(self, seats=seats, claim=None, stands=now if self.stands is None else self.stands)

    def resume(self, now: Moment) -> Clocks:
        """The table does not stand any more; whose clock runs is decided elsewhere."""
        return self if self.stands is None else replace(self, stood=self.seconds_stood(now), stands=None)

    def seconds_stood(self, now: Moment) -> int:
        """Seconds the table has stood in pauses so far."""
        return self.stood + (0 if self.stands is None else max(0, now - self.stands))

    def late(self, now: Moment) -> tuple[Seat, ...]:
        """Seats whose time is over."""
        return tuple(each.seat for each in self.seats if each.is_late(self.terms, now))

    @property
    def overdue(self) -> tuple[Seat, ...]:
        """Seats of which the others have been told that their time is over."""
        return tuple(each.seat for each in self.seats if each.told == len(STAGES))

    def deadlines(self, match: int) -> Iterator[DeadlineRow]:
        """Return what the alarm clock must wake for: of each seat the next stage, and the claim."""
        for each in self.seats:
            ahead = STAGES[each.told :]
            moment = each.moment_of(self.terms, ahead[0]) if each.turn and ahead else None
            if moment is not None:
                yield DeadlineRow(match, each.seat, moment)
        if self.claim is not None:
            yield DeadlineRow(match, "", self.claim.due)

    def __str__(self) -> str:
        """As it is stored."""
        return orjson.dumps(self).decode()


def write_clocks(clocks: Clocks | None) -> str | None:
    """Clocks as JSON; None for no hurry."""
    return None if clocks is None else str(clocks)


@lru_cache(maxsize=MOST_PARSED)
def read_clocks(text: str | None) -> Clocks | None:
    """The inverse of `write_clocks`."""
    if text is None:
        return None
    found = orjson.loads(text)
    claim = found["claim"]
    return Clocks(
        found["pace"],
        tuple(SeatClock(**each) for each in found["seats"]),
        None if claim is None else Claim(**claim),
        found.get("stood", 0),
        found.get("stands"),
    )


def run(
    clocks: Clocks, waiting: Collection[Seat], acted: Collection[Seat], now: Moment, *, is_public: bool
) -> Clocks:
    """The clocks once these seats must choose.

    A turn begins when a seat is asked that was not, and anew when it has done what everybody can see;
    is_public: whether that was so. So nobody can tell from a clock what was done in secret.
    """
    terms = clocks.terms
    for seat in {each.seat for each in clocks.seats} | set(waiting):
        before = clocks.of(seat)
        after = before
        if seat not in waiting:
            after = before.end(terms, now)
        elif not before.turn:
            after = before.begin(now)
        elif seat in acted and is_public:
            after = before.end(terms, now).begin(now)
        elif before.since is None:
            after = before.go_on(now)
        if after != before:
            clocks = clocks.put(after)
    claim = clocks.claim
    if claim is not None and claim.of not in clocks.late(now):
        clocks = replace(clocks, claim=None)
    return clocks
