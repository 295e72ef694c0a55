"""Time as values: the house's clock, the pace that is agreed, clocks of seats, the silence of a table.

The house counts the seconds in which it is open. Deadlines are moments of that time, written in the commit of
the move that starts them; one task sleeps until the earliest (`bot.match.workers`). Whose time runs follows
from what everybody can see (docs/pace.md): since when a table waits for a seat is the moment of the last
event that seat may know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias, get_args

import orjson

from bot.engine import Seat
from bot.store import DeadlineRow, MatchPhase, Store

# The time of the house: how long it has been open, whatever the clock on the wall says.
#
# Deadlines are moments of this time. It passes only while the bot runs and Discord is there, so that a
# downtime puts every deadline off by itself, and a wall clock that jumps moves none.

Moment: TypeAlias = int
"""Seconds the house has been open, whole."""
KEPT_AS: Final = "house-time"
"""Where the database keeps how long the house has been open."""
DRIFT: Final = 30.0
"""Seconds by which wall and house may part before moments are shown anew."""


def utcnow() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)


class HouseClock:
    """Counts the seconds in which the house is open, once it has been told to go on.

    now: the wall clock, to show moments by. steady: seconds that never jump. follows: whether another process
    counts for both.
    """

    def __init__(
        self,
        now: Callable[[], datetime] = utcnow,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._steady = steady
        self._counted = 0.0
        self._since: float | None = None
        self._offset: float | None = None
        self.follows = False

    @property
    def stands(self) -> bool:
        """Tell whether time stands still."""
        return self._since is None

    def time(self) -> float:
        """Seconds the house has been open."""
        return self._counted + (0.0 if self._since is None else max(0.0, self._steady() - self._since))

    def moment(self) -> Moment:
        """The present moment."""
        return math.floor(self.time())

    def stand_still(self) -> None:
        """Stops: the house is open to nobody."""
        self._counted, self._since = self.time(), None

    def go_on(self) -> None:
        """Runs again; what went by meanwhile does not count."""
        if self._since is None:
            self._since = self._steady()

    def show(self, moment: Moment) -> datetime:
        """Tell when a moment will be, or was, by the clocks of people.

        The same as long as both clocks go alike, so that nothing is shown anew because of a second.
        """
        offset = self._now().timestamp() - self.time()
        if self._offset is None or abs(offset - self._offset) > DRIFT:
            self._offset = offset
        return datetime.fromtimestamp(round(moment + self._offset), UTC)

    async def load(self, store: Store) -> None:
        """Begins to run, from where the database says that it has come to."""
        self._counted = await _load(store)
        self.go_on()

    async def follow(self, store: Store) -> None:
        """Has the time that another process has the database keep."""
        self._counted = await _load(store)
        if self._since is not None:
            self._since = self._steady()

    async def keep(self, store: Store) -> None:
        """Has the database keep the time: after a crash it goes on from there, late rather than early."""
        if self.follows:
            return
        kept = await _load(store)
        await store.set_value(KEPT_AS, str(max(kept, self.time())))


async def _load(store: Store) -> float:
    """Tell how long the house has been open, as far as the database knows."""
    text = await store.value(KEPT_AS)
    return 0.0 if text is None else float(text)


# The pace of a table: what a seat has for each turn, and in reserve for the whole game (docs/pace.md).

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
PaceName = Literal["live", "today", "day", "days", "week"]
PaceChoice = Literal["live", "today", "day", "days", "week", "none"]
NO_HURRY: Final = "none"
"""What a table without a pace is called where it is chosen."""
USUAL_PACE: Final = "days"
"""What stands in a new lobby where nobody has said anything."""
PACES: Final[tuple[PaceName, ...]] = get_args(PaceName)
CHOICES: Final = (*PACES, NO_HURRY)
Stage: TypeAlias = Literal["half", "near", "reserve", "late"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
"""Of a turn: half of the allowance is over, little of it is left, none is, nor of the reserve."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for each turn, and in reserve for the whole game.

    refill: seconds a turn within its allowance puts back. reminded: the stages at which somebody is reminded.
    """

    allowance: int
    reserve: int
    refill: int
    reminded: tuple[Stage, ...] = ("half", "near", "reserve")


TERMS: Final[dict[PaceName, Pace]] = {
    "live": Pace(5 * MINUTE, 20 * MINUTE, MINUTE, ("reserve",)),
    "today": Pace(HOUR, 3 * HOUR, 10 * MINUTE, ("near", "reserve")),
    "day": Pace(DAY, 3 * DAY, 3 * HOUR),
    "days": Pace(3 * DAY, 6 * DAY, 9 * HOUR),
    "week": Pace(7 * DAY, 14 * DAY, 21 * HOUR),
}
NEAR: Final = 6
"""Near the end: a sixth of the allowance is left."""


def read_pace(text: str) -> PaceName | None:
    """A chosen pace; None for no hurry. Raises ValueError for what is none."""
    if text == NO_HURRY:
        return None
    pace: PaceName | None = next((name for name in PACES if name == text), None)
    if pace is None:
        raise ValueError(text)
    return pace


# A kind word where nobody has chosen a pace: since when a seat is asked, and when it is reminded.


AFTER: Final = (2 * DAY, 5 * DAY, 12 * DAY)
"""Seconds of waiting after which somebody hears a kind word."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat that is asked. since: from when on, to the day. told: how many words there have been."""

    seat: Seat
    since: Moment
    told: int = 0

    @property
    def due(self) -> Moment | None:
        """Tell when the next word is; None where there have been all."""
        return self.since + AFTER[self.told] if self.told < len(AFTER) else None

    @classmethod
    def late(cls, seat: Seat, now: Moment) -> Wait:
        """A seat that has been asked nobody knows since when: one word, not at once."""
        return cls(seat, now + AFTER[0] - AFTER[-1], len(AFTER) - 1)

    def count_words(self, now: Moment) -> int:
        """Tell how many words there should have been by now."""
        return sum(now >= self.since + delay for delay in AFTER)

    def put_off(self, until: Moment) -> Wait:
        """With the next word not before a moment."""
        return Wait(self.seat, until - AFTER[self.told], self.told)


# When somebody is reminded: as they wish, and never more than three times a day.


Wish = Literal["none", "few", "all"]
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)
WISHED: Final[dict[Wish, tuple[Stage, ...]]] = {"none": (), "few": ("near", "reserve"), "all": STAGES}
"""The stages of a turn at which somebody wishes to be reminded."""
MOST_A_DAY: Final = 3
A_DAY: Final = timedelta(days=1)
TOGETHER: Final = timedelta(hours=1)
"""What comes within this time is told by the same message."""


def may_remind(reminded: Sequence[datetime], now: datetime, *, at_tables: bool = False) -> bool:
    """Tell whether somebody may be called once more, who was reminded at these moments.

    at_tables: whether each table calls by itself, so that one call does not tell of the others.
    """
    recent = [now - moment for moment in reminded if now - moment < A_DAY]
    return len(recent) < MOST_A_DAY and (at_tables or all(elapsed >= TOGETHER for elapsed in recent))


def note_reminder(reminded: Sequence[datetime], now: datetime) -> tuple[datetime, ...]:
    """The moments with the present one; those of earlier days are forgotten."""
    return (*(moment for moment in reminded if now - moment < A_DAY), now)


# The clocks of a table: a frozen value that is stored with its match, in moments of the house.

ClaimKind = Literal["house", "win", "out"]
"""What the others may ask for when a time is over: that the house plays, the win, or to go on without."""
ANSWER_TIME: Final = 12 * HOUR
"""Until a claim is carried out it can be answered."""
LONGER: Final = DAY
"""What waiting gives."""
MOST_PARSED: Final = 4096


@dataclass(frozen=True, slots=True)
class SeatClock:
    """One seat's time."""

    seat: Seat
    reserve: int
    turn: bool = False  # whether it has a turn
    # When it began to run; None: it stands.
    since: Moment | None = None
    spent: int = 0  # seconds of this turn from before
    longer: int = 0  # seconds the others have given it
    told: int = 0  # the stages of this turn that are over
    answered: bool = False  # whether it has asked for time to go on
    thought: int = 0  # seconds of all turns before this one
    drawn: int = 0  # what they took from the reserve

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
        clock = next((seat_clock for seat_clock in self.seats if seat_clock.seat == seat), None)
        return clock or SeatClock(seat, self.terms.reserve)

    def put(self, clock: SeatClock) -> Clocks:
        """With a seat's clock replaced."""
        others = tuple(other for other in self.seats if other.seat != clock.seat)
        return replace(self, seats=tuple(sorted((*others, clock), key=lambda seat_clock: seat_clock.seat)))

    def pause(self, now: Moment) -> Clocks:
        """Time stands for everybody, and what was claimed because somebody was late lapses."""
        seats = tuple(clock.stop(now) for clock in self.seats)
        return replace(self, seats=seats, claim=None, stands=now if self.stands is None else self.stands)

    def resume(self, now: Moment) -> Clocks:
        """The table does not stand any more; whose clock runs is decided elsewhere."""
        return self if self.stands is None else replace(self, stood=self.seconds_stood(now), stands=None)

    def seconds_stood(self, now: Moment) -> int:
        """Seconds the table has stood in pauses so far."""
        return self.stood + (0 if self.stands is None else max(0, now - self.stands))

    def late(self, now: Moment) -> tuple[Seat, ...]:
        """Seats whose time is over."""
        return tuple(clock.seat for clock in self.seats if clock.is_late(self.terms, now))

    @property
    def overdue(self) -> tuple[Seat, ...]:
        """Seats of which the others have been told that their time is over."""
        return tuple(clock.seat for clock in self.seats if clock.told == len(STAGES))

    def deadlines(self, match: int) -> Iterator[DeadlineRow]:
        """Return what the alarm clock must wake for: of each seat the next stage, and the claim."""
        for clock in self.seats:
            ahead = STAGES[clock.told :]
            moment = clock.moment_of(self.terms, ahead[0]) if clock.turn and ahead else None
            if moment is not None:
                yield DeadlineRow(match, clock.seat, moment)
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
    fields = orjson.loads(text)
    claim = fields["claim"]
    return Clocks(
        fields["pace"],
        tuple(SeatClock(**clock) for clock in fields["seats"]),
        None if claim is None else Claim(**claim),
        fields.get("stood", 0),
        fields.get("stands"),
    )


def run(
    clocks: Clocks, waiting: Collection[Seat], acted: Collection[Seat], now: Moment, *, is_public: bool
) -> Clocks:
    """The clocks once these seats must choose.

    A turn begins when a seat is asked that was not, and anew when it has done what everybody can see;
    is_public: whether that was so. So nobody can tell from a clock what was done in secret.
    """
    terms = clocks.terms
    for seat in {clock.seat for clock in clocks.seats} | set(waiting):
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


# The silence of a table, while nothing happens: a frozen value that is stored with its match.
#
# A table that is silent for too long closes without a result and frees its channel; so does one that waits
# for nobody who is still on the server. Both are said a week before. A lobby closes without a word.

WARNING: Final = 7 * DAY
"""How long before it closes a table says so."""
LOOKED_AFTER: Final = 7 * DAY
"""How often it is looked whether those a silent table waits for are still on the server."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Days after which silent tables and lobbies of a server close."""

    table: int
    lobby: int

    def of(self, phase: MatchPhase) -> int:
        """Seconds of silence after which a match in this phase closes."""
        return DAY * (self.lobby if phase == "lobby" else self.table)


@dataclass(frozen=True, slots=True)
class Silence:
    """since: the last thing that everybody could see, to the day. limit: seconds until the table closes.

    looked: when it was last looked whether those it waits for are there. closing: when it closes; None where
    that is not said yet. deserted: whether it closes because nobody is there. paused: whether time stands by
    agreement. nudged: of whom the others have asked to be reminded, and when last. waits: the seats that are
    asked at a table without a pace.
    """

    since: Moment
    limit: int
    looked: Moment
    closing: Moment | None = None
    deserted: bool = False
    paused: bool = False
    nudged: tuple[tuple[Seat, Moment], ...] = ()
    waits: tuple[Wait, ...] = ()

    def due(self, phase: MatchPhase) -> Moment:
        """Tell when something must be done about it."""
        if phase == "lobby":
            return self.since + self.limit
        if self.closing is not None:
            return self.closing
        return min(self.warned_from, self.looked + LOOKED_AFTER)

    @property
    def next_word(self) -> Moment | None:
        """Tell when somebody is to hear a kind word."""
        dues = [wait.due for wait in self.waits if wait.due is not None]
        return None if self.paused else min(dues, default=None)

    @property
    def warned_from(self) -> Moment:
        """Tell when it is to be said that the table will close. The day is the one `since` leaves open."""
        return self.since + self.limit + DAY - WARNING

    def break_off(self, now: Moment) -> Silence:
        """Something has happened. It is noted once a day, so that most moves need not write it down."""
        said = self.closing is not None or self.paused
        if not said and now - self.since < DAY:
            return self
        return replace(self.go_on(now), since=now, paused=False)

    def warn(self, now: Moment, *, deserted: bool) -> Silence:
        """It is said that the table will close."""
        return replace(self, looked=now, closing=now + WARNING, deserted=deserted)

    def nudge(self, seat: Seat, now: Moment) -> Silence | None:
        """With one more reminder the others have asked for; None within a day of the last."""
        last = dict(self.nudged).get(seat)
        if last is not None and now - last < DAY:
            return None
        others = tuple(reminder for reminder in self.nudged if reminder[0] != seat)
        return replace(self, nudged=(*others, (seat, now)))

    def go_on(self, now: Moment) -> Silence:
        """It is not to be closed yet."""
        return replace(self, looked=now, closing=None, deserted=False)


def write_silence(silence: Silence | None) -> str | None:
    """A silence as JSON."""
    return None if silence is None else orjson.dumps(silence).decode()


@lru_cache(maxsize=MOST_PARSED)
def read_silence(text: str | None) -> Silence | None:
    """The inverse of `write_silence`."""
    return None if text is None else build_silence(orjson.loads(text))


def build_silence(stored: Mapping[str, Any]) -> Silence:
    """A silence from what its JSON says."""
    nudged = tuple((seat, at) for seat, at in stored.get("nudged", ()))
    waits = tuple(Wait(**wait) for wait in stored.get("waits", ()))
    return Silence(**{**stored, "nudged": nudged, "waits": waits})


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of a press on the time of its table, so that it goes back with the press.

    What is done in secret changes no clock, so nothing of it is noted.

    clocks: of the seats whose turn a press began or ended, as they were before it, standing.
    at: when the press was made. stood: how long the table had stood in pauses by then. claim: the one it
    ended. silence: the one it broke.
    """

    at: Moment
    stood: int = 0
    clocks: tuple[SeatClock, ...] = ()
    claim: Claim | None = None
    silence: Silence | None = None

    def __str__(self) -> str:
        """As it is stored."""
        return orjson.dumps(self).decode()

    @classmethod
    def parse(cls, text: str) -> Effect:
        """The inverse of `str`."""
        fields = orjson.loads(text)
        claim, silence = fields["claim"], fields["silence"]
        return cls(
            fields["at"],
            fields["stood"],
            tuple(SeatClock(**clock) for clock in fields["clocks"]),
            None if claim is None else Claim(**claim),
            None if silence is None else build_silence(silence),
        )
