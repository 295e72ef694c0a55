"""Whatever people do at a table with a pace, however time passes and whenever the process dies: clocks and a
simple model agree, nobody is reminded twice of the same, time stands in a pause, and no game ends but by
play, by agreement, by an old claim, or after a long silence.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.match.clocks import ANSWER_TIME, DAY, HOUR, STAGES, TERMS, Clocks
from bot.match.match import Table
from bot.match.values import RefusedError
from tests.match.house import ANN, BEN, CAT, House

USERS = {ANN: "north", BEN: "east", CAT: "south"}
TERM = TERMS["day"]
SILENT = 60 * DAY


class Model:
    """When each turn began, what the reserves are, and what is claimed. longer: what others have given."""

    def __init__(self) -> None:
        self.began: dict[str, int] = {}
        self.reserve = dict.fromkeys(USERS.values(), TERM.reserve)
        self.longer: dict[str, int] = {}
        self.claim: tuple[str, int] | None = None
        self.paused: int | None = None
        self.moved = 0

    def time(self, now: int) -> int:
        """The moment as clocks have it: in a pause it is the one of its beginning."""
        return now if self.paused is None else self.paused

    def pause(self, now: int) -> None:
        self.paused, self.claim = now, None

    def go_on(self, now: int) -> None:
        if self.paused is not None:
            self.began = {seat: began + now - self.paused for seat, began in self.began.items()}
            self.paused = None

    def end(self, seat: str, now: int) -> None:
        over = now - self.began.pop(seat) - TERM.allowance - self.longer.pop(seat, 0)
        left = self.reserve[seat] - over if over > 0 else min(TERM.reserve, self.reserve[seat] + TERM.refill)
        self.reserve[seat] = max(0, left)

    def late(self, seat: str, now: int) -> bool:
        whole = TERM.allowance + self.reserve[seat] + self.longer.get(seat, 0)
        return seat in self.began and now - self.began[seat] >= whole

    def lengthen(self, seat: str, now: int, seconds: int) -> None:
        self.longer[seat] = now - self.began[seat] + seconds - TERM.allowance
        self.reserve[seat] = 0
        self.drop_claim(now)

    def follow(self, waiting: set[str], actor: str | None, now: int, *, public: bool) -> None:
        for seat in USERS.values():
            if seat in self.began and (seat not in waiting or (seat == actor and public)):
                self.end(seat, now)
            if seat in waiting:
                self.began.setdefault(seat, now)
        self.drop_claim(now)

    def drop_claim(self, now: int) -> None:
        if self.claim is not None and not self.late(self.claim[0], now):
            self.claim = None


class PaceMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.house = self.run(House.open(self.folder / "machine.db"))
        self.match = self.run(self.house.begun(*USERS, pace="day", rounds=2))
        self.model = Model()
        self.model.follow(self.waiting(), None, 0, public=True)
        self.reminded: set[tuple[str, int, int]] = set()

    def run(self, asking: Any) -> Any:
        return self.runner.run(asking)

    def now(self) -> int:
        return self.house.clock.moment()

    def table(self) -> Table:
        match_table: Table = self.run(self.house.tables.table(self.match))
        return match_table

    def playing(self) -> bool:
        return self.table().phase == "playing"

    def clocks(self) -> Clocks:
        clocks = self.table().clocks
        assert clocks is not None
        return clocks

    def waiting(self) -> set[str]:
        view = self.run(self.house.tables.view(self.match, ANN))
        table = view.table
        return (
            {
                decision.seat
                for decision in view.observation.waiting
                if table.player_at(decision.seat) in USERS
            }
            if table.phase == "playing"
            else set()
        )

    def may_claim(self, user: int, seat: str) -> bool:
        now, is_late = self.now(), self.model.late
        return self.model.paused is None and is_late(seat, now) and not is_late(USERS[user], now)

    def ask(self, asking: Any) -> bool:
        """Whether a request is granted."""
        try:
            self.run(asking)
        except RefusedError:
            return False
        return True

    @precondition(lambda self: self.playing())
    @rule(data=st.data(), user=st.sampled_from(list(USERS)))
    def press(self, data: st.DataObject, user: int) -> None:
        view = self.run(self.house.tables.view(self.match, user))
        if not view.observation.legal or view.table.player_at(USERS[user]) != user:
            return
        text = str(data.draw(st.sampled_from(view.observation.legal)))
        self.run(self.house.play(self.match, user, text))
        public = view.table.seq != self.table().seq
        if public:
            self.model.go_on(self.now())
            self.model.moved = self.now()
        self.model.follow(self.waiting(), USERS[user], self.model.time(self.now()), public=public)

    @rule(hours=st.sampled_from([1, 5, 13, 30, 80, 700]))
    def let_time_pass(self, hours: int) -> None:
        before, claim = self.playing(), self.model.claim
        self.run(self.house.pass_time(hours * HOUR))
        if before and claim is not None and claim[1] <= self.now():
            assert not self.playing() or claim[0] not in self.waiting()
            self.model.began.pop(claim[0], None)
            self.model.claim = None
        elif before and not self.playing():
            outcome = self.table().outcome
            assert outcome is not None
            assert outcome.reason == "ended-silent"
            assert self.now() - self.model.moved >= SILENT
        if self.playing():
            assert self.now() - self.model.moved < SILENT + DAY
        now = claim[1] if claim else self.now()
        self.model.follow(self.waiting(), None, self.model.time(now), public=False)

    @rule()
    def die_and_come_back_much_later(self) -> None:
        self.run(self.house.clock.keep(self.house.store))
        self.house = self.run(self.house.reopened())

    @precondition(lambda self: self.playing())
    @rule(user=st.sampled_from(list(USERS)), seat=st.sampled_from(list(USERS.values())))
    def wait(self, user: int, seat: str) -> None:
        now = self.now()
        fits = self.may_claim(user, seat)
        granted = self.ask(self.house.tables.clocks.wait(self.match, user, seat, self.house.token()))
        assert not granted or fits
        if granted:
            self.model.lengthen(seat, now, DAY)

    @precondition(lambda self: self.playing())
    @rule(
        user=st.sampled_from(list(USERS)),
        seat=st.sampled_from(list(USERS.values())),
        kind=st.sampled_from(["house", "win", "out"]),
    )
    def claim(self, user: int, seat: str, kind: Any) -> None:
        now = self.now()
        fits = self.may_claim(user, seat)
        granted = self.ask(self.house.tables.clocks.claim(self.match, user, seat, kind, self.house.token()))
        assert not granted or (fits and self.model.claim is None)
        if granted:
            self.model.claim = (seat, now + ANSWER_TIME)

    @precondition(lambda self: self.playing() and self.model.claim is not None)
    @rule(user=st.sampled_from(list(USERS)))
    def answer(self, user: int) -> None:
        assert self.model.claim is not None
        now, seat = self.now(), self.model.claim[0]
        granted = self.ask(self.house.tables.clocks.answer(self.match, user, self.house.token()))
        assert not granted or USERS[user] == seat
        if granted:
            self.model.lengthen(seat, now, ANSWER_TIME)

    @precondition(lambda self: self.playing())
    @rule(user=st.sampled_from(list(USERS)), what=st.sampled_from(["pause", "pause", "pause", "end", "draw"]))
    def propose(self, user: int, what: Any) -> None:
        self.follow_agreement(self.house.tables.propose(self.match, user, what, self.house.token()))

    @precondition(lambda self: self.playing() and self.table().offers != ())
    @rule(users=st.permutations(list(USERS)))
    def agree(self, users: list[int]) -> None:
        for user in users:
            self.follow_agreement(self.house.tables.agree(self.match, user, self.house.token()))

    @precondition(lambda self: self.playing() and self.table().offers != ())
    @rule(user=st.sampled_from(list(USERS)))
    def decline(self, user: int) -> None:
        self.ask(self.house.tables.refuse(self.match, user, self.house.token()))

    @precondition(lambda self: self.playing())
    @rule(user=st.sampled_from(list(USERS)))
    def go_on(self, user: int) -> None:
        granted = self.ask(self.house.tables.end_pause(self.match, user, self.house.token()))
        assert not granted or self.model.paused is not None
        if granted:
            self.model.go_on(self.now())

    def follow_agreement(self, asking: Any) -> None:
        """Whether all have agreed to pause by it."""
        if self.ask(asking) and self.table().paused and self.model.paused is None:
            self.model.pause(self.now())

    @invariant()
    def clocks_are_those_of_the_model(self) -> None:
        if not self.playing():
            assert self.run(self.house.store.deadlines(9)) == ()
            return
        clocks, now, time = self.clocks(), self.now(), self.model.time(self.now())
        assert self.table().paused == (self.model.paused is not None)
        assert {clock.seat for clock in clocks.seats if clock.turn} == set(self.model.began) == self.waiting()
        for seat, began in self.model.began.items():
            assert clocks.of(seat).used(now) == time - began
            assert clocks.of(seat).is_late(TERM, now) == self.model.late(seat, time)
        assert (clocks.claim is None) == (self.model.claim is None)
        due = {(deadline.seat, deadline.due) for deadline in clocks.deadlines(self.match) if deadline.seat}
        stored = {(deadline.seat, deadline.due) for deadline in self.run(self.house.store.deadlines(9))}
        assert {deadline for deadline in stored if deadline[0]} == due
        assert all(clock.told <= len(STAGES) for clock in clocks.seats)

    def teardown(self) -> None:
        self.run(self.house.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)


TestPace = PaceMachine.TestCase
TestPace.settings = settings(
    max_examples=int(os.environ.get("EXAMPLES", "5")),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
