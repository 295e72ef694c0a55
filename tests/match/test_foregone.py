"""What has only one answer plays itself, where everybody at the table can tell that it has one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import orjson
import pytest

from bot.engine import Decision, PlayedItself, Seat, Step, encode_events
from bot.match.settings import UserSettings
from tests.match.house import ANN, BEN, CAT, EVE, House, texts
from tests.match.tiny_game import TinyGame, TinyObservation, TinyState, Walk, tiny_bundle


class ShortOfChoices(TinyGame):
    """The second step of a turn is as long as the first may be; after it the turn only ends."""

    open_kinds: ClassVar[frozenset[str]] = frozenset({"turn"})

    def legal(self, state: TinyState, seat: Seat) -> Sequence[Any]:
        actions = super().legal(state, seat)
        if not actions or str(actions[-1]) != "end":
            return actions
        return [Walk(1)] if state.steps == 1 else [action for action in actions if str(action) != "roll"]


class Reticent(ShortOfChoices):
    """The same, but nobody else can tell what east may do."""

    def shows_choices(self, seen: TinyObservation, decision: Decision) -> bool:
        return decision.seat != "east" and super().shows_choices(seen, decision)


class Silent(ShortOfChoices):
    """The same, but of a step nothing is told, such as of a card that is laid face down."""

    def apply(self, state: TinyState, seat: Seat, action: Any) -> Step[TinyState]:
        step = super().apply(state, seat, action)
        return Step(step.state, ()) if isinstance(action, Walk) and action.far == 1 else step


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await House.open(tmp_path / "house.sqlite", tiny_bundle(ShortOfChoices()))
    yield opened
    await opened.store.close()


async def log_after(house: House, match: int, user: int, text: str) -> list[str]:
    """What a press adds to the log."""
    before = await house.log(match)
    await house.play(match, user, text)
    return (await house.log(match))[len(before) :]


async def test_the_only_choice_plays_itself_with_the_press_that_led_to_it(house: House) -> None:
    match = await house.settled()

    assert await log_after(house, match, ANN, "step 2") == ["north step 2", "north step 1", "north end"]
    assert (await house.tables.view(match, BEN)).observation.legal
    await house.tables.archive.verify(match)


async def test_what_played_itself_says_so_to_everybody(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 2")

    for user in (ANN, BEN, EVE):
        kinds = [event.kind() for event in (await house.tables.view(match, user)).news]
        assert kinds[-5:] == ["walked", "played-itself", "walked", "played-itself", "turn-ended"]
    rows, _, _ = await house.tables.log(match, EVE)
    assert [event for _, event in rows if isinstance(event, PlayedItself)] == [PlayedItself(seat="north")] * 2


async def test_an_only_choice_of_which_nothing_is_told_marks_no_later_line(tmp_path: Path) -> None:
    """Given an only choice that tells nothing, then what comes next is not said to have been one: neither in
    the news nor in the log, whether it was written down now or by an earlier version."""
    house = await House.open(tmp_path / "house.sqlite", tiny_bundle(Silent()))
    match = await house.settled()
    await house.play(match, ANN, "step 2")
    assert (await house.log(match))[-3:] == ["north step 2", "north step 1", "north end"]

    async def marked() -> list[str]:
        told = (await house.tables.view(match, BEN)).news
        rows = [event for _, event in (await house.tables.log(match, EVE))[0]]
        return [
            after.kind()
            for events in (told, rows)
            for event, after in pairwise(events)
            if isinstance(event, PlayedItself)
        ]

    assert await marked() == ["turn-ended"] * 2
    await house.store.close()
    with closing(sqlite3.connect(house.path)) as connection, connection:
        mark = encode_events([PlayedItself(seat="north")])
        connection.execute("UPDATE entry SET events = ? WHERE text = 'step 1'", (mark,))
        connection.execute("DELETE FROM snapshot")
    house = await house.reopened(Silent())
    assert await marked() == ["turn-ended"] * 2
    await house.store.close()


async def test_who_steps_through_reads_what_played_itself(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 2")
    last = (await house.tables.archive.moment(match, ANN, "north", 99)).last

    told = [await house.tables.archive.moment(match, ANN, "north", last - back) for back in (2, 1, 0)]

    assert [isinstance(moment.events[0], PlayedItself) for moment in told] == [False, True, True]


async def test_it_is_asked_where_others_could_not_tell(tmp_path: Path) -> None:
    house = await House.open(tmp_path / "house.sqlite", tiny_bundle(Reticent()))
    match = await house.settled()
    await house.play(match, ANN, "step 2")

    assert await log_after(house, match, BEN, "step 2") == ["east step 2"]
    await house.store.close()


async def test_who_wants_to_be_asked_is_asked(house: House) -> None:
    match = await house.settled()
    await house.tables.change_user_settings(ANN, lambda _: UserSettings(asked_always=True))

    assert await log_after(house, match, ANN, "step 2") == ["north step 2"]
    assert texts((await house.tables.view(match, ANN)).observation.legal) == ["step 1"]


async def test_the_wish_to_be_asked_is_exported_and_erased(house: House) -> None:
    await house.tables.change_user_settings(ANN, lambda _: UserSettings(asked_always=True))
    assert orjson.loads(await house.tables.export(ANN))["settings"]["asked_always"] is True

    await house.tables.erase(ANN)
    assert not (await house.tables.user_settings(ANN)).asked_always


class ComesBack(ShortOfChoices):
    """A turn does not end by itself."""

    def legal(self, state: TinyState, seat: Seat) -> Sequence[Any]:
        actions = super().legal(state, seat)
        more = TinyGame.legal(self, state, seat)
        return more if actions and len(actions) == 1 and state.steps == 2 else actions


@pytest.mark.parametrize("restarted", [False, True])
async def test_undo_takes_it_back_together_with_the_press(tmp_path: Path, restarted: bool) -> None:
    house = await House.open(tmp_path / "house.sqlite", tiny_bundle(ComesBack()))
    match = await house.settled()
    before, log = await house.state(match), await house.log(match)
    await house.play(match, ANN, "step 2")
    assert (await house.log(match))[-2:] == ["north step 2", "north step 1"]
    if restarted:
        house = await house.reopened(ComesBack())

    assert (await house.tables.view(match, ANN)).can_undo == "free"
    await house.tables.undo(match, ANN, "u")
    assert await house.state(match) == before
    assert await house.log(match) == log
    await house.store.close()


class EastWaits(ShortOfChoices):
    """East can do nothing but end its turn."""

    def legal(self, state: TinyState, seat: Seat) -> Sequence[Any]:
        actions = TinyGame.legal(self, state, seat)
        return actions[-1:] if seat == "east" and actions and str(actions[-1]) == "end" else actions


async def test_a_turn_that_comes_back_by_itself_was_handed_to_nobody(tmp_path: Path) -> None:
    house = await House.open(tmp_path / "house.sqlite", tiny_bundle(EastWaits()))
    match = await house.settled()
    before = await house.state(match)

    assert await log_after(house, match, ANN, "end") == ["north end", "east end"]
    assert (await house.tables.view(match, ANN)).can_undo == "free"
    await house.tables.undo(match, ANN, "u")
    assert await house.state(match) == before
    await house.store.close()


@pytest.mark.parametrize(("asked_always", "last"), [(False, "east end"), (True, "north resign")])
async def test_who_wants_to_be_asked_is_asked_also_after_somebody_is_taken_out(
    tmp_path: Path, asked_always: bool, last: str
) -> None:
    house = await House.open(tmp_path / "house.sqlite", tiny_bundle(EastWaits()))
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.change_user_settings(BEN, lambda _: UserSettings(asked_always=asked_always))
    await house.tables.remove(match, BEN, ANN, "r")

    await house.tables.agree(match, CAT, "a")

    assert (await house.log(match))[-1] == last
    await house.store.close()


async def test_rules_of_a_later_release_still_say_what_played_itself(tmp_path: Path) -> None:
    """A replay tells anew what happened; that nobody was asked stays in the story."""
    house = await House.open(tmp_path / "house.sqlite", tiny_bundle(ComesBack()))
    match = await house.settled()
    await house.play(match, ANN, "step 2")
    house = await house.reopened(ComesBack(ruleset=2))

    rows, _, _ = await house.tables.log(match, EVE)
    assert PlayedItself(seat="north") in [event for _, event in rows]
    await house.store.close()
