"""Whatever people agree on while time runs: seats change hands, games of a match follow one another, tables
end, pause and are followed; a simple model says who sits where, who is told, and whether time stands.
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

from bot.match.clocks import HOUR
from bot.match.match import Table
from bot.match.values import RefusedError
from cogs.inn.following.service import Following
from tests.match.house import ANN, BEN, CAT, DAN, House
from tests.soak import SOAK

PEOPLE = (ANN, BEN, CAT, DAN)
SEATS = ("north", "east")
GAMES = 2
Choice = st.sampled_from
WITHOUT_RESULT = ("ended-agreed", "ended-silent", "ended-closed")


class PlayingOnMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.house = self.run(House.open(self.folder / "machine.db"))
        self.begin((ANN, BEN))

    def run(self, asking: Any) -> Any:
        return self.runner.run(asking)

    def begin(self, users: tuple[int, int]) -> None:
        """A match of two games, whose model is that nothing has happened yet."""
        self.match: int = self.run(self.house.begun(*users, pace="day", series=GAMES, rounds=1))
        self.seated = dict(zip(SEATS, users, strict=True))
        self.followers: dict[int, str] = {}
        self.number, self.totals = 1, self.table().totals
        self.handed: list[int] = []
        self.run(self.house.clear_outbox())

    def table(self, match: int | None = None) -> Table:
        match_table: Table = self.run(self.house.tables.table(match or self.match))
        return match_table

    def playing(self) -> bool:
        return self.table().phase == "playing"

    def ask(self, asking: Any) -> bool:
        """Whether a request is granted; then what has followed from it is compared with the model."""
        before = self.table()
        try:
            self.run(asking)
        except RefusedError:
            assert self.table() == before or self.table().seq == before.seq
            return False
        self.compare(before)
        return True

    def compare(self, before: Table) -> None:
        """What has changed at the table, and whether all whom it concerns are told, and nobody else."""
        after = self.table()
        told = self.run(self.house.outbox())
        followed = {user for match, kind, user in told if kind == "follow" and match == self.match}
        assert followed <= set(self.followers), "told of a table they do not follow"
        if before.phase == "playing" != after.phase:
            assert followed == set(self.followers), "followers are told of the end"
            self.follow_on(after)
        elif {user for _, user in before.seats} != {user for _, user in after.seats}:
            self.hand_over(before, after, told)
        self.run(self.house.clear_outbox())

    def follow_on(self, ended: Table) -> None:
        """Where a game has ended, the next one of the match begins with the seats rotated, or none does."""
        assert ended.outcome is not None
        more = self.number < GAMES and ended.outcome.reason not in WITHOUT_RESULT
        assert (ended.next is not None) == more
        if ended.next is not None:
            self.match, self.number = ended.next, self.number + 1
            users = tuple(self.seated.values())
            self.seated = dict(zip(SEATS, users[1:] + users[:1], strict=True))
            assert self.table().totals == ended.totals
            assert {user for user, _ in ended.totals} <= set(PEOPLE)
        else:
            self.followers = {}

    def hand_over(self, before: Table, after: Table, told: list[tuple[int, str, int | None]]) -> None:
        """A seat has another owner: both are told, and the newcomer follows no longer."""
        (changed,) = [seat for seat, user in after.seats if self.seated[seat] != user]
        old, new = self.seated[changed], dict(after.seats)[changed]
        assert new is not None
        assert new in [offer.newcomer for offer in before.offers]
        assert {user for _, kind, user in told if kind == "handed"} == {old, new}
        self.seated[changed] = new
        self.followers.pop(new, None)
        self.handed.append(old)

    def teardown(self) -> None:
        self.run(self.house.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)

    @precondition(lambda self: self.playing())
    @rule(data=st.data(), seat=Choice(SEATS))
    def press(self, data: st.DataObject, seat: str) -> None:
        user = self.seated[seat]
        view = self.run(self.house.tables.view(self.match, user))
        if view.observation.legal and view.table.player_at(seat) == user:
            text = str(data.draw(Choice(view.observation.legal)))
            assert self.ask(self.house.play(self.match, user, text))

    @precondition(lambda self: self.playing())
    @rule(user=Choice(PEOPLE))
    def resign(self, user: int) -> None:
        granted = self.ask(self.house.tables.resign(self.match, user, self.house.token()))
        assert not granted or user in (*self.seated.values(), *self.handed)

    @rule(hours=Choice([1, 13, 30, 200, 1500]))
    def let_time_pass(self, hours: int) -> None:
        before = self.table()
        self.run(self.house.pass_time(hours * HOUR))
        if before.phase == "playing":
            self.compare(before)

    @rule()
    def die_and_come_back(self) -> None:
        self.run(self.house.clock.keep(self.house.store))
        before = self.table()
        self.house = self.run(self.house.reopened())
        assert self.table() == before

    @precondition(lambda self: self.playing())
    @rule(user=Choice(PEOPLE), what=Choice(["end", "draw", "pause"]))
    def propose(self, user: int, what: Any) -> None:
        self.ask(self.house.tables.propose(self.match, user, what, self.house.token()))

    @precondition(lambda self: self.playing())
    @rule(user=Choice(PEOPLE), newcomer=Choice(PEOPLE), gone=Choice(PEOPLE))
    def propose_substitute(self, user: int, newcomer: int, gone: int) -> None:
        asking = self.house.tables.substitute(self.match, user, newcomer, gone, self.house.token())
        if self.ask(asking):
            assert user in self.seated.values()
            assert newcomer not in self.seated.values()

    @precondition(lambda self: self.playing())
    @rule(user=Choice(PEOPLE))
    def propose_that_the_house_plays(self, user: int) -> None:
        asking = self.house.tables.ask_stand_in(self.match, user, user, "novice", self.house.token())
        self.ask(asking)

    @precondition(lambda self: self.playing() and self.table().offers != ())
    @rule(users=st.permutations(PEOPLE))
    def agree(self, users: list[int]) -> None:
        for user in users:
            if self.playing() and self.table().offers != ():
                self.ask(self.house.tables.agree(self.match, user, self.house.token()))

    @precondition(lambda self: self.playing() and self.table().offers != ())
    @rule(user=Choice(PEOPLE))
    def decline(self, user: int) -> None:
        self.ask(self.house.tables.refuse(self.match, user, self.house.token()))

    @precondition(lambda self: self.playing() and self.table().offers != ())
    @rule(user=Choice(PEOPLE))
    def withdraw(self, user: int) -> None:
        seat = self.table().seat_of(user)
        if self.ask(self.house.tables.withdraw(self.match, user, self.house.token())):
            assert self.table().offer_by(seat) is None

    @precondition(lambda self: self.playing() and self.table().paused)
    @rule(user=Choice(PEOPLE))
    def go_on(self, user: int) -> None:
        granted = self.ask(self.house.tables.end_pause(self.match, user, self.house.token()))
        assert not granted or not self.table().paused

    @rule(user=Choice(PEOPLE), wish=Choice(["turns", "end", None]))
    def follow(self, user: int, wish: Any) -> None:
        granted = self.ask(Following(self.house.tables).follow(self.match, user, wish, self.house.token()))
        assert granted == (wish is None or (self.playing() and user not in self.table().joined))
        if granted and wish is not None:
            self.followers[user] = wish
        elif granted:
            self.followers.pop(user, None)

    @precondition(lambda self: not self.playing())
    @rule()
    def play_once_more(self) -> None:
        self.begin((self.seated["east"], self.seated["north"]))

    @invariant()
    def the_table_is_as_the_model_has_it(self) -> None:
        table = self.table()
        assert {seat: user for seat, user in table.seats if user is not None} == self.seated
        assert table.number == self.number
        for user in PEOPLE:
            wish = self.run(Following(self.house.tables).wish(self.match, user))
            assert wish == self.followers.get(user)
        assert not set(self.followers) & set(self.seated.values())

    @invariant()
    def time_runs_for_whoever_must_choose_and_stands_in_a_pause(self) -> None:
        table, deadlines = self.table(), self.run(self.house.due())
        if table.phase != "playing":
            assert self.run(self.house.store.deadlines(9)) == ()
            return
        assert table.clocks is not None
        view = self.run(self.house.tables.view(self.match, 0))
        waiting = {
            decision.seat
            for decision in view.observation.waiting
            if table.player_at(decision.seat) == self.seated[decision.seat]
        }
        assert {clock.seat for clock in table.clocks.seats if clock.turn} == waiting
        assert all(clock.since is None for clock in table.clocks.seats) or not table.paused
        assert not deadlines or not table.paused

    @invariant()
    def what_is_asked_names_who_can_answer(self) -> None:
        table = self.table()
        assert table.phase == "playing" or table.offers == ()
        if table.offers == ():
            return
        views = [self.run(self.house.tables.view(self.match, user)) for user in PEOPLE]
        asked = {number for view in views for number in view.asked}
        assert asked == {offer.seq for offer in table.offers}, "somebody can answer each of them"
        assert len({offer.by for offer in table.offers}) == len(table.offers), "one of each seat"
        assert all(offer.newcomer not in self.seated.values() for offer in table.offers)


TestPlayingOn = PlayingOnMachine.TestCase
TestPlayingOn.settings = settings(
    max_examples=int(os.environ.get("EXAMPLES", "200" if SOAK else "5")),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
