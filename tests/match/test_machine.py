"""Whatever people do in whatever order, and whenever the process dies: the house and a simple model agree.

The model is the list of presses that count, each with what it did. It knows nothing of stamps, snapshots,
caches or tokens; positions it gets by playing its list from the start.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.engine import Decisions, IllegalActionError
from bot.match.values import RefusedError
from tests.match.house import ANN, BEN, CAT, House
from tests.match.tiny_game import TinyGame, TinyOptions

USERS = {ANN: "north", BEN: "east", CAT: "south"}
GAME = TinyGame()
OPTIONS = TinyOptions(seats=("north", "east", "south"), rounds=2)


@dataclass
class Group:
    seat: str
    lines: list[tuple[str, str]]


def step(state: Any, seat: str, text: str) -> Any:
    return GAME.resign(state, seat) if text == "resign" else GAME.apply(state, seat, GAME.parse(text))


def open_to(state: Any) -> set[Any]:
    pending = GAME.pending(state)
    return set(pending.open) if isinstance(pending, Decisions) else set()


class Model:
    def __init__(self) -> None:
        self.groups: list[Group] = []

    def state(self, groups: list[Group] | None = None) -> Any:
        state = GAME.new(OPTIONS)
        for group in self.groups if groups is None else groups:
            for seat, text in group.lines:
                state = step(state, seat, text).state
        return state

    def barred(self, index: int) -> bool:
        """Whether a press shows, draws, gives up, or hands a decision to another seat."""
        state = self.state(self.groups[:index])
        for seat, text in self.groups[index].lines:
            done = step(state, seat, text)
            new = {decision for decision in open_to(done.state) - open_to(state) if decision.seat != seat}
            over = not isinstance(GAME.pending(done.state), Decisions)
            if seat == "chance" or text == "resign" or new or over or any(e.reveals for e in done.events):
                return True
            state = done.state
        return False

    def undo(self, seat: str) -> str:
        """What asking to take back should do; done at once where it is free."""
        own = [index for index, group in enumerate(self.groups) if group.seat == seat]
        if not own:
            return "refused-undo-nothing"
        if any(self.barred(index) for index in range(own[-1], len(self.groups))):
            return "offer"
        left = self.groups[: own[-1]] + self.groups[own[-1] + 1 :]
        try:
            self.state(left)
        except IllegalActionError:
            return "refused-undo-impossible"
        self.groups = left
        return "done"

    def undo_by_consent(self, seat: str) -> None:
        """All since goes, but for the counters others have put in secret before they did anything else."""
        last = max(index for index, group in enumerate(self.groups) if group.seat == seat)
        later = self.groups[last + 1 :]
        del self.groups[last:]
        gone = {seat}
        for group in later:
            secret = all(text.startswith("put ") for _, text in group.lines)
            if group.seat in gone or not secret:
                gone.add(group.seat)
            else:
                self.groups.append(group)

    def lines(self) -> list[tuple[str, str]]:
        return [line for group in self.groups for line in group.lines]


class TablesMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.house = self.run(House.open(self.folder / "machine.db"))
        self.match = self.run(self.house.begun(*USERS, rounds=2))
        self.model = Model()
        self.model.groups.append(Group("chance", self.disk()))
        self.used: list[tuple[int, str]] = []
        self.old: list[tuple[int, int]] = []

    def run(self, asking: Any) -> Any:
        return self.runner.run(asking)

    def reason(self, asking: Any) -> str | None:
        """Why a request is turned down; None where it is not."""
        try:
            self.run(asking)
        except RefusedError as error:
            return error.reason
        return None

    def disk(self) -> list[tuple[str, str]]:
        lines = self.run(self.house.log(self.match))
        return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]

    def playing(self) -> bool:
        return isinstance(GAME.pending(self.model.state()), Decisions)

    def accept(self, seat: str, user: int, token: str) -> None:
        """Takes over what a press has added at the end of the log."""
        new = self.disk()[len(self.model.lines()) :]
        assert new
        assert new[0][0] == seat
        assert all(who == "chance" for who, _ in new[1:])
        self.model.groups.append(Group(seat, new))
        self.used.append((user, token))

    @precondition(lambda self: self.playing())
    @rule(
        data=st.data(),
        user=st.sampled_from(list(USERS)),
        fate=st.sampled_from(["well"] * 4 + ["before", "after"]),
    )
    def press(self, data: st.DataObject, user: int, fate: str) -> None:
        view = self.run(self.house.tables.view(self.match, user))
        if not view.observation.legal:
            return
        text = str(data.draw(st.sampled_from(view.observation.legal)))
        token = self.house.token()
        self.house.faulty.fail = None if fate == "well" else fate
        try:
            self.run(self.house.tables.act(self.match, user, view.stamp, [text], token))
        except RuntimeError:
            self.restart()
        if fate != "before":
            self.accept(USERS[user], user, token)
            self.old.append((user, view.stamp))
            assert (USERS[user], text) in self.model.groups[-1].lines

    @precondition(lambda self: self.used)
    @rule(data=st.data())
    def press_again(self, data: st.DataObject) -> None:
        user, token = data.draw(st.sampled_from(self.used))
        assert self.run(self.house.tables.act(self.match, user, 1, ["put a"], token)).repeated

    @precondition(lambda self: self.old)
    @rule(data=st.data())
    def press_an_old_button(self, data: st.DataObject) -> None:
        user, stamp = data.draw(st.sampled_from(self.old))
        press = self.house.tables.act(self.match, user, stamp, ["put a"], self.house.token())
        assert self.reason(press) in ("refused-stale", "refused-over")

    @precondition(lambda self: self.playing())
    @rule(user=st.sampled_from(list(USERS)), consent=st.booleans())
    def undo(self, user: int, consent: bool) -> None:
        seat, token = USERS[user], self.house.token()
        expected = self.model.undo(seat)
        reason = self.reason(self.house.tables.undo(self.match, user, token))
        if reason is not None:
            assert reason in (expected, "refused-undo-declined")
            return
        self.used.append((user, token))
        table = self.run(self.house.tables.table(self.match))
        assert (table.offers != ()) == (expected == "offer")
        if expected != "offer":
            return
        others = [other for other, at in USERS.items() if other != user and at not in self.resigned()]
        if not consent:
            self.run(self.house.tables.refuse(self.match, others[0], self.house.token()))
            return
        for other in others:
            self.run(self.house.tables.agree(self.match, other, self.house.token()))
        self.model.undo_by_consent(seat)

    def resigned(self) -> set[str]:
        return {seat for seat, text in self.model.lines() if text == "resign"}

    @precondition(lambda self: self.playing() and len(self.model.groups) > 8)
    @rule(user=st.sampled_from(list(USERS)))
    def resign(self, user: int) -> None:
        token = self.house.token()
        reason = self.reason(self.house.tables.resign(self.match, user, token))
        if reason is None:
            self.accept(USERS[user], user, token)
        else:
            assert reason == "refused-illegal"
            assert USERS[user] in self.resigned()

    @rule()
    def restart(self) -> None:
        self.house = self.run(self.house.reopened())

    @invariant()
    def disk_and_views_are_those_of_the_model(self) -> None:
        assert self.disk() == self.model.lines()
        state = self.model.state()
        assert self.run(self.house.state(self.match)) == GAME.dump(state)
        for user, seat in USERS.items():
            view = self.run(self.house.tables.view(self.match, user))
            assert view.observation == GAME.observe(state, seat)
        self.run(self.house.tables.archive.verify(self.match))

    def teardown(self) -> None:
        self.run(self.house.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)


TestTables = TablesMachine.TestCase
TestTables.settings = settings(
    max_examples=int(os.environ.get("EXAMPLES", "10")),
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
