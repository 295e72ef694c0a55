"""What must be to be seen of a table after a take-back: as if the action had not been, but for what people
did beside it, and for the time that has really passed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.engine import Seat
from bot.match.clocks import Claim, Clocks, SeatClock, Silence
from bot.match.entries import read_events
from bot.match.match import LoadedMatch, waiting_people
from bot.store import EntryRow

BESIDE_PLAY = ("note", "undo")


@dataclass(frozen=True)
class Moment:
    """What was to be seen of a table at one moment.

    asked: seconds in which each seat has had to choose. drawn: of its reserve that went by. table: in which
    the table did not stand.
    """

    loaded: LoadedMatch
    now: int
    asked: Mapping[Seat, int]
    drawn: Mapping[Seat, int]
    table: int

    @property
    def clocks(self) -> Clocks:
        clocks = self.loaded.clocks
        assert clocks is not None
        return clocks

    @property
    def silence(self) -> Silence:
        assert self.loaded.silence is not None
        return self.loaded.silence

    @property
    def state(self) -> str:
        return self.loaded.game.dump(self.loaded.state)

    def clock(self, seat: Seat) -> SeatClock:
        """A seat's clock as it stands at the moment."""
        return self.clocks.of(seat).stop(self.now)

    def reserve(self, seat: Seat) -> int:
        """What is left of a seat's reserve."""
        return self.clocks.of(seat).left(self.clocks.terms, self.now)


@dataclass(frozen=True)
class Press:
    """A press on a button of the game: its first entry, and the table before and after it."""

    first: int
    before: Moment
    after: Moment

    @property
    def ended_pause(self) -> bool:
        """Whether the table paused until this press; what is done in secret ends no pause."""
        return self.before.loaded.paused and not self.after.loaded.paused

    def changed(self, seat: Seat) -> bool:
        return self.before.clock(seat) != self.after.clock(seat)


def beside(loaded: LoadedMatch) -> tuple[object, ...]:
    """What no take-back touches: seats, who has given up, whom the table told, what was agreed on."""
    seats = tuple((seat.seat, seat.user, seat.stand_in) for seat in loaded.seats)
    row = loaded.row
    agreed = (row.hints, row.wall, row.phase, row.host, row.options, row.channel)
    return seats, loaded.resigned, loaded.handovers, loaded.followers, loaded.invited, agreed


def check_refused(reason: str, before: Moment, after: Moment, presses: Sequence[Press]) -> None:
    """What is refused has no effect, and is called due only where something was averted that is."""
    assert before.state == after.state
    assert before.clocks.claim == after.clocks.claim
    if reason == "refused-undo-due":
        claims = [press.before.clocks.claim for press in presses]
        due = [claim.due for claim in claims if claim is not None]
        due += [press.before.silence.closing for press in presses if press.before.silence.closing is not None]
        assert min(due) <= after.now


@dataclass(frozen=True)
class TakenBack:
    """A take-back: the table before and after it. alone: who took back without the others, if so."""

    before: Moment
    after: Moment
    log: Sequence[EntryRow]
    noted: Mapping[int, Press]
    alone: Seat | None

    @cached_property
    def undone(self) -> list[EntryRow]:
        """The entries taken back."""
        line = next(entry for entry in reversed(self.log) if entry.kind == "undo")
        return [entry for entry in self.log if entry.undone == line.seq]

    @cached_property
    def presses(self) -> list[Press]:
        """The presses taken back, oldest first."""
        return [self.noted[number] for number in sorted({entry.press for entry in self.undone})]

    @cached_property
    def kept(self) -> list[EntryRow]:
        """What was played since and stays."""
        first = self.presses[0].first
        later = (entry for entry in self.log if entry.seq > first and entry.undone is None)
        return [entry for entry in later if entry.kind not in BESIDE_PLAY]

    @cached_property
    def is_other_before(self) -> bool:
        """Whether something from before the action was taken back since, so that the log leads elsewhere."""
        first = self.presses[0].first
        return any(entry.undone is not None and entry.seq < first < entry.undone for entry in self.log)

    @cached_property
    def is_crossed(self) -> bool:
        """Whether somebody has taken back while somebody else's later action stood, which went after it."""
        undone = [(entry.seq, entry.undone) for entry in self.log if entry.undone is not None]
        return any(one < other < by < after for one, by in undone for other, after in undone)

    def notes(self, *texts: str) -> int:
        """The last of these notes about the table; 0 where there is none."""
        return max(
            (entry.seq for entry in self.log if entry.kind == "note" and entry.text in texts), default=0
        )

    def check(self) -> None:
        """Everything that must be so."""
        assert beside(self.before.loaded) == beside(self.after.loaded)
        if not self.kept and not self.is_other_before:
            assert self.after.state == self.presses[0].before.state, "not the position before the action"
        if self.alone is not None:
            lasting = [offer for offer in self.before.loaded.open_offers if not offer.what.lapses]
            assert set(lasting) <= set(self.after.loaded.open_offers), "a request went with the action"
        for seat, _ in self.after.loaded.seating():
            self.check_clock(seat)
        self.check_claim()
        bundle = self.after.loaded.bundle
        seen = any(event.known_to(None) for entry in self.kept for event in read_events(bundle, entry))
        if not seen and not self.is_other_before:
            self.check_silence()

    def check_clock(self, seat: Seat) -> None:
        """A seat's clock is what it was, less the time in which it was asked since."""
        before, after = self.before.clock(seat), self.after.clock(seat)
        press = next((undone_press for undone_press in self.presses if undone_press.changed(seat)), None)
        if after.turn != (seat in waiting_people(self.after.loaded)):
            raise AssertionError(f"whose time runs: {after}")
        if press is None:
            assert (before.turn, before.spent, before.reserve) == (after.turn, after.spent, after.reserve)
            return
        old = press.before.clock(seat)
        if not (old.turn and after.turn):
            drawn = self.before.drawn.get(seat, 0) - press.before.drawn.get(seat, 0)
            whole = press.before.reserve(seat)
            assert self.after.reserve(seat) <= max(0, whole - drawn), "a reserve has grown"
            return
        asked = self.before.asked.get(seat, 0) - press.before.asked.get(seat, 0)
        if seat == self.alone and not before.turn:
            asked = self.before.table - press.before.table
        assert after.spent == old.spent + asked, (old, after, asked)
        terms = self.after.clocks.terms
        if before.longer:
            left = [clock.at(terms, "late") - clock.spent for clock in (before, after)]
            assert left[0] == left[1], "time that was given is gone"
        else:
            assert (after.reserve, after.longer) == (old.reserve, old.longer)
            assert old.told <= after.told <= after.count_stages(terms, self.after.now)

    def check_claim(self) -> None:
        """What was claimed before the action is claimed again, unless that would be carried out at once."""
        clocks, now = self.after.clocks, self.after.now
        standing = self.before.clocks.claim
        paused = self.notes("paused")
        ended: list[Claim] = [
            press.before.clocks.claim
            for press in self.presses
            if press.before.clocks.claim not in (None, press.after.clocks.claim) and press.first > paused
        ]
        late = clocks.late(now)
        possible = [claim for claim in (*ended, standing) if claim is not None and claim.of in late]
        if self.after.loaded.paused:
            possible = []
        expected = min(possible, key=lambda claim: claim.due, default=None)
        assert clocks.claim == expected
        assert expected is None or expected == standing or expected.due > now

    def check_silence(self) -> None:
        """The table is as silent as it was; pauses people have agreed on since stay."""
        first, silence = self.presses[0].before.silence, self.after.silence
        # Where an action was taken back while a later one stood, silence counts from the later one's.
        assert silence.since == first.since or (self.is_crossed and silence.since > first.since)
        if first.closing is not None:
            assert (silence.closing, silence.deserted) == (first.closing, first.deserted)
        last = self.notes("paused", "resumed")
        ended = any(press.ended_pause and press.first > last for press in self.presses)
        assert self.after.loaded.paused == (ended or self.before.loaded.paused)
        assert silence.nudged == self.before.silence.nudged
