"""Coming back: damaged snapshots, corrected rules, rules that no longer fit."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from bot.engine import Chance, Decisions, Outcome, Seat, Step
from bot.match import Place
from bot.match.play import MOST_BEHIND
from bot.store.queries.matches import RECENT
from tests.match.house import ANN, BEN, EVE, HERE, House, refused
from tests.match.tiny_game import TinyGame, TinyState, Walked


def damage(house: House, statement: str, *values: object) -> None:
    with sqlite3.connect(house.path) as connection:
        connection.execute(statement, values)
    connection.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE snapshot SET state = replace(state, '\"steps\":1', '\"steps\":0')",
        "UPDATE snapshot SET state = '{}'",
        "UPDATE snapshot SET fingerprint = 'other'",
        "UPDATE snapshot SET seq = 1",
    ],
)
async def test_a_snapshot_that_cannot_be_trusted_is_mended_from_the_log(house: House, statement: str) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 1")
    state = await house.state(match)
    await house.store.close()
    damage(house, statement)
    later = await House.open(house.path)
    assert (await later.tables.view(match, ANN)).observation.steps == 1  # type: ignore[attr-defined]
    assert await later.state(match) == state
    await later.tables.archive.verify(match)
    await later.store.close()


async def test_a_lobby_and_a_match_just_begun_come_back_as_they_were(house: House) -> None:
    lobby = await house.lobby(ANN, BEN)
    match = await house.begun(place=Place(1, 60))
    closed = await house.lobby(ANN, place=Place(1, 61))
    await house.tables.cancel(closed.id, ANN, "c")
    before = [await house.tables.table(match_id) for match_id in (lobby.id, match, closed.id)]
    views = [await house.tables.view(match, user) for user in (ANN, BEN, EVE)]
    later = await house.reopened()
    assert [await later.tables.table(match_id) for match_id in (lobby.id, match, closed.id)] == before
    assert [await later.tables.view(match, user) for user in (ANN, BEN, EVE)] == views
    assert (await refused(later.tables.view(lobby.id, ANN))).reason == "refused-not-begun"
    assert (await refused(later.tables.view(closed.id, ANN))).reason == "refused-cancelled"
    await later.tables.begin(lobby.id, ANN, "b")
    await later.store.close()


async def test_most_presses_store_no_position_and_come_back_from_the_log_since_the_last(house: House) -> None:
    match = await house.settled(rounds=2 * MOST_BEHIND)
    places = []
    for number in range(2 * MOST_BEHIND):
        await house.play(match, (ANN, BEN)[number % 2], "end")
        loaded = await house.store.match(match)
        assert loaded is not None
        assert loaded.snapshot is not None
        places.append((loaded.snapshot.seq, loaded.row.last_entry))
    assert 2 <= len({stored for stored, _ in places}) <= 3
    assert max(last - stored for stored, last in places) == MOST_BEHIND < RECENT
    before = (await house.tables.view(match, ANN)).observation
    later = await house.reopened()
    assert (await later.tables.view(match, ANN)).observation == before
    await later.tables.archive.verify(match)
    again = await later.store.match(match)
    assert again is not None
    assert again.row == loaded.row, "it had to be mended"
    await later.store.close()


async def test_what_came_since_the_position_and_no_longer_fits_is_found(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 1")
    await house.store.close()
    damage(house, "UPDATE entry SET text = 'step 7' WHERE text = 'step 1'")
    later = await House.open(house.path)
    assert (await later.tables.table(match)).phase == "broken"
    await later.store.close()


@pytest.mark.parametrize(
    ("missing", "line"),
    [(1, 1), (3, 3), (6, 5), (-1, 6)],
    ids=["first", "third", "behind one undone", "last"],
)
async def test_a_missing_entry_of_the_log_stops_the_match_visibly_and_changes_nothing(
    house: House, missing: int, line: int
) -> None:
    """Given a row lost from the log, some of whose entries were taken back, and a snapshot that is sound."""
    match = await house.begun()
    await house.play(match, ANN, "put a", "ready")
    await house.play(match, BEN, "put a")
    await house.tables.undo(match, BEN, house.token())
    await house.play(match, BEN, "put b", "ready")
    await house.store.close()
    with sqlite3.connect(house.path) as connection:
        seqs = [seq for (seq,) in connection.execute("SELECT seq FROM entry ORDER BY seq")]
        connection.execute("DELETE FROM entry WHERE seq = ?", (seqs[missing] if missing < 0 else missing,))
    connection.close()
    later = await House.open(house.path)
    table = await later.tables.table(match)
    assert (table.phase, table.broken) == ("broken", line)
    assert (await refused(later.tables.view(match, ANN))).facts == {"line": str(line)}
    assert (await refused(later.tables.act(match, ANN, None, ["end"], "x"))).reason == "refused-broken"
    assert await later.tables.archive.rescue(match)
    loaded = await later.store.match(match)
    assert loaded is not None
    assert loaded.row.phase == "playing", "nothing is changed on disk"
    await later.store.close()


async def test_an_entry_too_many_is_no_whole_log_either(house: House) -> None:
    match = await house.settled()
    await house.store.close()
    damage(
        house,
        "INSERT INTO entry SELECT NULL, match_id, seq + 100, press, seat, kind, text, events, reveals, "
        "hands, at, undone, time FROM entry WHERE seq = 1",
    )
    later = await House.open(house.path)
    assert (await later.tables.table(match)).phase == "broken"
    await later.store.close()


async def test_a_match_without_its_snapshot_is_mended_from_the_log(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 1")
    await house.store.close()
    damage(house, "DELETE FROM snapshot")
    later = await House.open(house.path)
    assert (await later.tables.view(match, ANN)).observation.steps == 1  # type: ignore[attr-defined]
    await later.tables.archive.verify(match)
    await later.store.close()


async def test_a_log_that_makes_no_sense_stops_the_match_visibly_and_nothing_is_lost(house: House) -> None:
    match = await house.settled()
    log = await house.log(match)
    await house.store.close()
    damage(house, "UPDATE snapshot SET state = '{}'")
    damage(house, "UPDATE entry SET text = 'put x' WHERE text = 'put a' AND seat = 'east'")
    later = await House.open(house.path)
    table = await later.tables.table(match)
    assert (table.phase, table.broken) == ("broken", 5)
    for asking in (
        later.tables.view(match, ANN),
        later.tables.act(match, ANN, None, ["end"], "a"),
        later.tables.undo(match, ANN, "b"),
        later.tables.resign(match, ANN, "c"),
    ):
        error = await refused(asking)
        assert (error.reason, error.facts) == ("refused-broken", {"line": "5"})
    rescued = (await later.tables.archive.rescue(match)).splitlines()
    assert rescued[-len(log) :] == [line.replace("east put a", "east put x") for line in log]
    assert (await refused(later.tables.archive.record(match, ANN))).reason == "refused-record-while-playing"
    assert (await refused(later.tables.cancel(match, EVE, "d"))).reason == "refused-broken"
    assert (await later.tables.cancel(match, BEN, "e")).phase == "cancelled"
    assert await later.tables.tables_at(HERE) is None
    await later.store.close()


async def test_verify_finds_a_snapshot_that_is_not_the_log(house: House) -> None:
    match = await house.settled()
    await house.tables.archive.verify(match)
    damage(house, "UPDATE entry SET text = 'put b' WHERE text = 'put a' AND seat = 'east'")
    assert (await refused(house.tables.archive.verify(match))).reason == "refused-broken"


async def test_corrected_rules_take_running_matches_along(house: House) -> None:
    match = await house.settled()
    stamp = (await house.play(match, ANN, "step 1")).view.stamp
    later = await house.reopened(TinyGame(ruleset=2))
    assert await later.tables.resume() == ()
    table = await later.tables.table(match)
    assert (table.phase, table.ruleset) == ("playing", 2)
    stored = await later.store.match(match)
    assert stored is not None
    assert stored.snapshot is not None
    assert '"ruleset":2' in stored.snapshot.state
    assert (match, "table", None) in await later.outbox()
    assert (await refused(later.tables.act(match, ANN, stamp, ["end"], "x"))).reason == "refused-stale"
    await later.play(match, ANN, "end")
    await later.tables.archive.verify(match)
    loaded = await later.store.match(match)
    assert loaded is not None
    assert (loaded.row.ruleset_begun, loaded.row.ruleset) == (1, 2)
    await later.store.close()


async def test_corrected_rules_stop_at_the_first_action_that_became_illegal(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 3")
    later = await house.reopened(TinyGame(ruleset=2, longest_step=2))
    assert await later.tables.resume() == (match,)
    line = len(await later.log(match))
    assert (await later.tables.table(match)).broken == line
    again = await later.reopened(TinyGame(ruleset=3, longest_step=3))
    assert await again.tables.resume() == ()
    assert (await again.tables.view(match, ANN)).observation.steps == 1  # type: ignore[attr-defined]
    await again.store.close()


async def test_an_older_release_does_not_touch_a_match_of_newer_rules(house: House) -> None:
    newer = await house.reopened(TinyGame(ruleset=2))
    match = await newer.settled()
    older = await newer.reopened(TinyGame(ruleset=1))
    assert (await older.tables.table(match)).phase == "broken"
    again = await older.reopened(TinyGame(ruleset=2))
    await again.play(match, ANN, "end")
    await again.store.close()


async def test_finished_games_stay_as_they_were_under_newer_rules(house: House) -> None:
    match = await house.finished()
    outcome = (await house.tables.table(match)).outcome
    later = await house.reopened(TinyGame(ruleset=2))
    table = await later.tables.table(match)
    assert (table.outcome, table.ruleset) == (outcome, 1)
    assert (await later.tables.view(match, ANN)).observation.outcome is not None
    await later.store.close()


async def test_long_logs_bring_full_news_whatever_others_did_in_secret(house: House) -> None:
    match = await house.begun()
    await house.play(match, ANN, "put a")
    for _ in range(40):
        await house.play(match, BEN, "put b")
        await house.tables.undo(match, BEN, house.token())
    for _ in range(3):
        await house.play(match, BEN, "put b")
    before = await house.tables.view(match, ANN)
    assert before.can_undo == "free"
    later = await house.reopened()
    assert await later.tables.view(match, ANN) == before
    await later.store.close()


async def test_a_log_longer_than_what_comes_along_is_no_different(house: House) -> None:
    match = await house.settled(rounds=40)
    for turn in range(71):
        await house.play(match, (ANN, BEN)[turn % 2], "end")
    await house.play(match, BEN, "step 1")
    users = (ANN, BEN, EVE)
    before = [await house.tables.view(match, user) for user in users]
    later = await house.reopened()
    assert [await later.tables.view(match, user) for user in users] == before
    await later.tables.undo(match, BEN, "u")
    await later.tables.archive.verify(match)
    await later.store.close()


class ThrowingGame(TinyGame):
    """Each turn begins with a throw: where the rules before had a decision there is now chance."""

    def pending(self, state: TinyState) -> Decisions | Chance | Outcome:
        pending = super().pending(state)
        turn = isinstance(pending, Decisions) and pending.open[0].kind == "turn"
        return Chance("die", "4") if turn and not state.rolled else pending


async def test_chance_that_corrected_rules_ask_for_is_settled_when_the_match_is_taken_along(
    house: House,
) -> None:
    match = await house.settled()
    later = await house.reopened(ThrowingGame(ruleset=2))
    assert await later.tables.resume() == ()
    assert (await later.log(match))[-1].startswith("chance die ")
    view = await later.tables.view(match, ANN)
    assert (view.table.ruleset, view.observation.rolled) == (2, True)  # type: ignore[attr-defined]
    await later.tables.archive.verify(match)
    await later.store.close()


class RetellingGame(TinyGame):
    """The same game, but what happened is told in another way."""

    def apply(self, state: TinyState, seat: Seat, action: Any) -> Step[TinyState]:
        step = super().apply(state, seat, action)
        events = tuple(
            replace(event, far=event.far + 10) if isinstance(event, Walked) else event
            for event in step.events
        )
        return Step(step.state, events)


async def test_what_corrected_rules_tell_in_another_way_is_told_so_from_then_on(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 1")
    before = await house.store.entries(match)
    later = await house.reopened(RetellingGame(ruleset=2))
    assert await later.tables.resume() == ()
    after = await later.store.entries(match)
    told = [(old.events, new.events) for old, new in zip(before, after, strict=True) if old != new]
    assert told == [(before[-1].events, before[-1].events.replace("1", "11"))]
    rows, *_ = await later.tables.log(match, BEN)
    assert rows[-1][1] == Walked(seat="north", far=11)
    await later.store.close()
