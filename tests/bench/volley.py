"""Presses at random moments, as people press: an open loop, so that queueing shows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from random import Random

from bot.sandbox.world import Channel, Message, User
from tests.bench.stage import ANSWER_SECONDS, Pressed, Stage

MOST_DOUBLED = 32


@dataclass(frozen=True, slots=True)
class Aim:
    """A button to be pressed."""

    who: User
    where: Channel
    message: Message
    custom_id: str


def arrivals(rate: float, count: int, seed: int) -> list[float]:
    """The moments of a Poisson process, in seconds from its start; the same for the same seed."""
    rng = Random(seed)
    at, moments = 0.0, []
    for _ in range(count):
        at += rng.expovariate(rate)
        moments.append(at)
    return moments


async def volley(stage: Stage, aims: Sequence[Aim], rate: float, seed: int) -> list[Pressed]:
    """Press all of them, so many a second on average, and wait for every answer.

    Raises TimeoutError when one does not come at all: a lost answer is no latency.
    """
    begun = time.perf_counter()
    pressed = []
    for aim, moment in zip(aims, arrivals(rate, len(aims), seed), strict=True):
        rest = begun + moment - time.perf_counter()
        await asyncio.sleep(max(0.0, rest))
        pressed.append(stage.press(aim.who, aim.where, aim.message, aim.custom_id))
    await answers(pressed)
    return pressed


async def search_rate(keeps_up: Callable[[float], Awaitable[bool]], first: float, steps: int) -> float:
    """The highest rate that is kept up with: doubled from the first until it is not, then halved in between.

    0 where not even the first is. At most `MOST_DOUBLED` times the first.
    """
    good, bad = 0.0, first
    while bad <= first * MOST_DOUBLED and await keeps_up(bad):
        good, bad = bad, 2 * bad
    if not good or bad > first * MOST_DOUBLED:
        return good
    for _ in range(steps):
        middle = (good + bad) / 2
        good, bad = (middle, bad) if await keeps_up(middle) else (good, middle)
    return good


async def answers(pressed: Sequence[Pressed]) -> list[float]:
    """The latencies of presses, in seconds, as soon as the last has been answered."""
    return await asyncio.wait_for(asyncio.gather(*(each.answered for each in pressed)), ANSWER_SECONDS)
