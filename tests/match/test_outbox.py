"""The outbox: at least once, in order, latest wins, and no faster than the other side bears."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.match.values import Place
from bot.match.workers import PAGE, LaterError, Outbox, OutboxItem, Rest, UndeliverableError
from bot.store import Change, DiskFullError, MatchChange, OutboxKind, OutboxRow, SqliteStore
from tests.databases import open_sqlite
from tests.match.house import ANN, BEN, House
from tests.store.rows import match_row

WRITTEN = "2026-11-01T12:00:00+00:00"
Reaction = Callable[[OutboxItem], BaseException | None]


class Postman:
    """Notes what is delivered; `react` says what goes wrong; a shut `gate` holds everything back."""

    def __init__(self) -> None:
        self.delivered: list[OutboxItem] = []
        self.tried: list[OutboxItem] = []
        self.react: Reaction = lambda item: None
        self.gate = asyncio.Event()
        self.gate.set()
        self.at_once = 0
        self.most_at_once = 0
        self.matches: set[int] = set()
        self.rest: Rest | None = None

    async def deliver(self, item: OutboxItem) -> Rest | None:
        assert item.match not in self.matches, "two items of one match at once"
        self.matches.add(item.match)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            self.tried.append(item)
            await asyncio.sleep(0)
            await self.gate.wait()
            error = self.react(item)
            if error is not None:
                raise error
            self.delivered.append(item)
            return self.rest
        finally:
            self.at_once -= 1
            self.matches.remove(item.match)

    def kinds(self) -> list[tuple[str, int | None]]:
        return [(item.kind, item.user) for item in self.delivered]


class Post:
    """A store with matches 1 to 40, a postman and an outbox that is quick to try again."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.postman = Postman()
        self.outbox = Outbox(store, self.postman, first_wait=0.01, longest_wait=0.03)
        self.revisions = dict.fromkeys(range(1, 41), 1)

    async def put(self, match: int, *items: tuple[OutboxKind, int | None]) -> None:
        expected = self.revisions[match]
        self.revisions[match] += 1
        row = match_row(match, revision=expected + 1)
        await self.store.commit(Change((MatchChange(row, expected, outbox=items),), None, WRITTEN))

    async def told(self, count: int) -> None:
        for _ in range(500):
            if len(self.postman.delivered) >= count and not await self.store.outbox(1):
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"only {self.postman.kinds()}")

    async def tried(self, count: int) -> None:
        for _ in range(8_000):
            if len(self.postman.tried) >= count:
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"only {self.postman.tried}")


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    store = await open_sqlite(tmp_path / "post.db")
    rows = tuple(MatchChange(match_row(match), None) for match in range(1, 41))
    await store.commit(Change(rows, None, WRITTEN))
    post = Post(store)
    yield post
    await post.outbox.stop()
    await store.close()


async def test_a_commit_wakes_the_outbox(post: Post) -> None:
    await post.outbox.start()
    await asyncio.sleep(0.02)
    await post.put(1, ("table", None))
    await post.told(1)
    assert post.postman.kinds() == [("table", None)]


async def test_what_one_commit_left_is_read_once(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given several items of a match that go one after another, what ends is no reason to read again."""
    await post.outbox.start()
    await asyncio.sleep(0.02)
    reads, read = [], post.store.outbox

    async def count(limit: int, after: int = 0) -> tuple[OutboxRow, ...]:
        reads.append(limit)
        return await read(limit, after)

    monkeypatch.setattr(post.store, "outbox", count)
    await post.put(1, ("table", None), ("turn", 7), ("turn", 8), ("over", None))
    await post.told(4)
    assert reads.count(PAGE) == 1


async def test_what_is_told_while_the_outbox_is_read_is_told_once(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given what was read before an item was delivered arrives only afterwards."""
    post.postman.gate.clear()
    await post.put(1, ("table", None))
    await post.outbox.start()
    await post.tried(1)
    read, has_read, may_arrive = post.store.outbox, asyncio.Event(), asyncio.Event()

    async def dawdle(limit: int, after: int = 0) -> tuple[OutboxRow, ...]:
        rows = await read(limit, after)
        has_read.set()
        await may_arrive.wait()
        return rows

    monkeypatch.setattr(post.store, "outbox", dawdle)
    post.outbox.wake()
    await has_read.wait()
    monkeypatch.setattr(post.store, "outbox", read)
    post.postman.gate.set()
    await post.told(1)
    may_arrive.set()
    await asyncio.sleep(0.05)
    assert len(post.postman.tried) == 1


async def test_what_an_erasure_took_away_is_not_told(post: Post) -> None:
    """Given it was read already, and waited for what comes before it at its table."""
    post.postman.gate.clear()
    await post.put(1, ("table", None), ("turn", 7), ("turn", 8))
    await post.outbox.start()
    await post.tried(1)
    await post.store.erase(7)
    post.postman.gate.set()
    await post.told(2)
    assert post.postman.kinds() == [("table", None), ("turn", 8)]


async def test_within_a_match_outbox_items_go_one_by_one_in_order(post: Post) -> None:
    await post.put(1, ("lobby", None))
    await post.put(1, ("table", None), ("turn", 7))
    await post.put(1, ("over", None))
    await post.outbox.start()
    await post.told(4)
    assert post.postman.kinds() == [("lobby", None), ("table", None), ("turn", 7), ("over", None)]


async def test_an_item_says_what_else_of_its_match_waits(post: Post) -> None:
    await post.put(1, ("table", None), ("turn", ANN), ("turn", BEN))
    await post.put(2, ("turn", ANN))
    await post.outbox.start()
    await post.told(4)

    beside = {(item.match, item.kind, item.user): item.beside for item in post.postman.delivered}
    assert beside[1, "table", None] == (("turn", ANN), ("turn", BEN))
    assert beside[1, "turn", BEN] == beside[2, "turn", ANN] == ()


async def test_different_matches_go_at_the_same_time_but_not_all(post: Post) -> None:
    post.postman.gate.clear()
    for match in range(1, 31):
        await post.put(match, ("table", None))
    await post.outbox.start()
    await post.tried(8)
    await asyncio.sleep(0.02)
    assert post.postman.most_at_once == 8
    post.postman.gate.set()
    await post.told(30)
    assert post.postman.most_at_once == 8


async def test_what_came_while_waiting_is_told_once(post: Post) -> None:
    for _ in range(5):
        await post.put(1, ("table", None))
    await post.outbox.start()
    await post.told(1)
    assert [item.revision for item in post.postman.delivered] == [5]


async def test_what_came_while_on_the_way_is_told_again(post: Post) -> None:
    post.postman.gate.clear()
    await post.outbox.start()
    await post.put(1, ("table", None))
    await post.tried(1)
    await post.put(1, ("table", None))
    post.postman.gate.set()
    await post.told(2)
    assert [item.revision for item in post.postman.delivered] == [1, 2]


async def test_what_waits_for_an_hour_of_the_day_goes_by_the_clock_on_the_wall(post: Post) -> None:
    morning = datetime(2026, 3, 29, 8, tzinfo=UTC)
    wall = [morning - timedelta(hours=9)]
    post.outbox = Outbox(post.store, post.postman, wall=lambda: wall[0])
    post.postman.react = lambda item: LaterError(until=morning) if wall[0] < morning else None
    await post.put(1, ("remind", 7))
    await post.outbox.start()
    await post.tried(1)

    wall[0] = morning - timedelta(seconds=1)
    post.outbox.wake()
    while not post.outbox.rests:  # noqa: ASYNC110 - no feed tells
        await asyncio.sleep(0.001)
    assert len(post.postman.tried) == 1
    wall[0] = morning
    post.outbox.wake()
    await post.told(1)


async def test_a_failure_is_tried_again(post: Post) -> None:
    failures = [OSError("500"), OSError("500"), OSError("500")]
    post.postman.react = lambda item: failures.pop() if failures else None
    await post.put(1, ("table", None))
    await post.outbox.start()
    await post.told(1)
    assert len(post.postman.tried) == 4


async def test_pictures_told_to_wait_are_brought_later_and_nobody_is_alarmed(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    """Given pictures that Discord refuses for a moment, the item is told anew without a line of an error."""
    refusals = [LaterError(0.01), LaterError(0.01)]

    async def bring_pictures() -> None:
        if refusals:
            raise refusals.pop()

    post.postman.rest = Rest(bring_pictures)
    await post.put(1, ("table", None))
    await post.outbox.start()

    await post.told(3)

    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_what_is_left_of_an_older_revision_is_given_up_before_the_newer_is_told(post: Post) -> None:
    """Given a newer revision waits already when the pictures of the older may begin."""
    happened: list[str] = []

    async def bring_pictures() -> None:
        await asyncio.Event().wait()

    async def bring() -> None:
        await asyncio.gather(bring_pictures())

    def tell(item: OutboxItem) -> None:
        happened.append("newer" if "older" in happened else "older")
        if "newer" in happened:
            post.postman.rest = None

    post.postman.react = tell
    post.postman.rest = Rest(bring, lambda: happened.append("given up"))
    post.postman.gate.clear()
    await post.put(1, ("table", None))
    await post.outbox.start()
    await post.tried(1)
    await post.put(1, ("table", None))
    await asyncio.sleep(0.05)

    post.postman.gate.set()
    await post.told(2)

    assert happened == ["older", "given up", "newer"]


async def test_pictures_that_can_never_arrive_are_given_up(post: Post) -> None:
    async def bring_pictures() -> None:
        raise UndeliverableError

    post.postman.rest = Rest(bring_pictures)
    await post.put(1, ("table", None))
    await post.outbox.start()
    await post.told(1)
    assert len(post.postman.tried) == 1


async def test_an_item_told_to_wait_waits_and_holds_up_what_comes_after_it(post: Post) -> None:
    waits = [LaterError(0.03)]
    post.postman.react = lambda item: waits.pop() if waits else None
    await post.put(1, ("table", None), ("over", None))
    await post.put(2, ("table", None))
    await post.outbox.start()
    await post.told(3)
    assert [delivered_item.match for delivered_item in post.postman.delivered] == [2, 1, 1]
    assert [
        delivered_item.kind for delivered_item in post.postman.delivered if delivered_item.match == 1
    ] == ["table", "over"]


async def test_a_notice_that_must_wait_holds_up_nobody(post: Post) -> None:
    waits = [LaterError(0.03)]
    post.postman.react = lambda item: waits.pop() if item.kind == "turn" and waits else None
    await post.put(1, ("turn", 7), ("over", None))
    await post.outbox.start()
    await post.told(2)
    assert post.postman.kinds() == [("over", None), ("turn", 7)]


async def test_what_can_never_arrive_is_given_up(post: Post) -> None:
    post.postman.react = lambda item: UndeliverableError() if item.user else None
    await post.put(1, ("turn", 7), ("table", None))
    await post.outbox.start()
    await post.told(1)
    assert post.postman.kinds() == [("table", None)]


async def test_waits_grow_up_to_a_cap_and_differ(post: Post) -> None:
    outbox = Outbox(post.store, post.postman, first_wait=1, longest_wait=8)
    await post.put(1, ("table", None))
    row = (await post.store.outbox(1))[0]
    waits = []
    for _ in range(8):
        outbox._delay(row, None)
        waits.append(outbox._delays[row.id].due - asyncio.get_running_loop().time())
    assert all(
        low / 2 - 0.1 <= wait <= low for low, wait in zip((1, 2, 4, 8, 8, 8, 8, 8), waits, strict=True)
    )
    assert len(set(waits)) == len(waits)


async def test_stopping_lets_what_is_on_the_way_arrive_and_begins_nothing_new(post: Post) -> None:
    post.postman.gate.clear()
    await post.put(1, ("lobby", None), ("table", None))
    await post.outbox.start()
    await post.tried(1)
    stopping = asyncio.create_task(post.outbox.stop())
    await asyncio.sleep(0.02)
    post.postman.gate.set()
    await stopping
    assert post.postman.kinds() == [("lobby", None)]
    assert [row.kind for row in await post.store.outbox(9)] == ["table"]


async def test_stopping_lets_pictures_arrive_whose_words_were_on_the_way(post: Post) -> None:
    """Given words that are told while it stops, the pictures they leave are brought before it has stopped."""
    leave, brought = asyncio.Event(), asyncio.Event()

    async def bring() -> None:
        await leave.wait()
        brought.set()

    post.postman.rest = Rest(bring)
    post.postman.gate.clear()
    await post.put(1, ("table", None))
    await post.outbox.start()
    await post.tried(1)
    stopping = asyncio.create_task(post.outbox.stop())
    await asyncio.sleep(0.02)
    post.postman.gate.set()
    await asyncio.sleep(0.02)
    leave.set()
    await stopping
    assert brought.is_set()
    assert not await post.store.outbox(9)


async def test_a_messenger_that_hangs_is_cut_off_and_its_item_stays(post: Post) -> None:
    post.postman.gate.clear()
    await post.put(1, ("table", None))
    await post.outbox.start()
    await post.tried(1)
    await post.outbox.stop(patience=0.02)
    assert len(await post.store.outbox(9)) == 1


async def test_what_was_delivered_but_not_crossed_off_is_delivered_again(post: Post) -> None:
    async def full(item: int, revision: int) -> bool:
        raise DiskFullError("full")

    await post.put(1, ("table", None))
    crossed_off = post.store.remove_outbox_item
    post.store.remove_outbox_item = full  # type: ignore[method-assign]
    await post.outbox.start()
    await post.tried(2)
    post.store.remove_outbox_item = crossed_off  # type: ignore[method-assign]
    await post.told(2)


async def test_what_was_left_is_told_after_a_crash(house: House) -> None:
    match = await house.begun(place=Place(1, 77))
    later = await house.reopened()
    postman = Postman()
    outbox = Outbox(later.store, postman)
    await outbox.start()
    for _ in range(200):
        if not await later.outbox():
            break
        await asyncio.sleep(0.005)
    await outbox.stop()
    assert [(item.match, item.kind, item.user) for item in postman.delivered] == [
        (match, "lobby", None),
        (match, "table", None),
        (match, "turn", ANN),
        (match, "turn", BEN),
    ]
    await later.store.close()


async def test_many_waiting_outbox_items_do_not_hide_one_that_can_go(post: Post) -> None:
    post.postman.react = lambda item: LaterError(60) if item.user else None
    await post.put(1, *(("turn", user) for user in range(1, 400)))
    await post.outbox.start()
    await post.tried(399)
    await post.put(1, ("over", None))
    for _ in range(4_000):
        if post.postman.delivered:
            break
        await asyncio.sleep(0.005)
    assert post.postman.kinds() == [("over", None)]
