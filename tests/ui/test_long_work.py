"""What takes long: one thing a person at once, few in all, and who is refused hears why."""

from __future__ import annotations

import asyncio

import pytest

from bot.match.values import RefusedError
from bot.ui import memory
from bot.ui.memory import LongWork


class Asker:
    """Somebody whose work is under way until it is let go."""

    def __init__(self, work: LongWork, user: int) -> None:
        self.begun = asyncio.Event()
        self.over = asyncio.Event()
        self.task = asyncio.create_task(self._ask(work, user))

    async def _ask(self, work: LongWork, user: int) -> None:
        async with work.begin(user):
            self.begun.set()
            await self.over.wait()

    async def end(self) -> None:
        self.over.set()
        await self.task


async def ask(work: LongWork, *users: int) -> list[Asker]:
    askers = [Asker(work, user) for user in users]
    for _ in range(3):
        await asyncio.sleep(0)
    return askers


async def reason(work: LongWork, user: int) -> str:
    with pytest.raises(RefusedError) as caught:
        async with work.begin(user):
            pass
    return caught.value.reason


async def test_a_person_has_one_thing_done_at_once_and_then_the_next() -> None:
    work = LongWork()
    (first,) = await ask(work, 1)
    assert await reason(work, 1) == "refused-one-at-a-time"
    await first.end()
    (again,) = await ask(work, 1)
    assert again.begun.is_set()
    await again.end()


async def test_few_are_under_way_and_the_others_follow_in_the_order_of_asking() -> None:
    work = LongWork()
    askers = await ask(work, 1, 2, 3, 4)
    assert [asker.begun.is_set() for asker in askers] == [True, True, False, False]
    await askers[1].end()
    await asyncio.sleep(0)
    assert [asker.begun.is_set() for asker in askers] == [True, True, True, False]
    for asker in askers:
        await asker.end()


async def test_not_all_the_world_waits() -> None:
    work = LongWork()
    askers = await ask(work, *range(memory.MOST_WAITING))
    assert await reason(work, 99) == "refused-much-asked"
    for asker in askers:
        await asker.end()


async def test_what_fails_or_is_given_up_hinders_nobody() -> None:
    work = LongWork()
    with pytest.raises(KeyError):
        async with work.begin(1):
            raise KeyError
    askers = await ask(work, 1, 2, 3)
    askers[2].task.cancel()
    await asyncio.gather(askers[2].task, return_exceptions=True)
    (third,) = await ask(work, 3)
    assert not third.begun.is_set()
    for asker in (*askers[:2], third):
        await asker.end()
