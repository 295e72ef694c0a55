"""How soon *Step through* shows a moment in the middle of a long game."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bot.engine import Record
from bot.match.bundle import GameBundle
from bot.match.review import find_moment
from bot.ui.messages.presentation import Presentation
from cogs import bundles
from cogs.inn.review.pages import Source, step_page
from tests.bench.bars import bars
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, plain
from tests.playthroughs.make import FOLDER, record_of

SOON = 1000.0
"""Milliseconds within which it must be there."""
GAIN = "Who looks back at a long game sees any moment of it at once."


def measure(plan: Plan) -> list[Figure]:
    """The longest golden game of each large game."""
    large = [bundle for key, bundle in bundles().items() if bars(key).replay is not None]
    return [asyncio.run(_of(bundle, plan.rounds)) for bundle in large]


async def _of(bundle: GameBundle, rounds: int) -> Figure:
    record = max((_record(path) for path in (FOLDER / bundle.key).glob("*.txt")), key=_length)
    middle = find_moment(bundle.game, record, None, 10**6, over=True).last // 2
    presentation = Presentation(bundles())
    taken = [await _show(presentation, bundle, record, middle) for _ in range(rounds)]
    note = (
        f"wall time until moment {middle} is found and its message is laid out, of a game of "
        f"{_length(record)} actions, chance included; its picture follows"
    )
    return plain(f"{bundle.key}: a step in the middle of a game", taken, SOON, "ms", note, gain=GAIN)


async def _show(presentation: Presentation, bundle: GameBundle, record: Record, number: int) -> float:
    """As the bot does it: played again in a thread, and laid out."""
    seats = bundle.game.facts.seats
    begun = time.perf_counter()
    moment = await asyncio.to_thread(find_moment, bundle.game, record, seats[0], number, over=True)
    step_page(presentation, Source(bundle, 1, seats), moment, seats[0], "en").build([])
    return (time.perf_counter() - begun) * 1000


def _record(path: Path) -> Record:
    return record_of(path.read_text("utf-8"))


def _length(record: Record) -> int:
    return len(record.log)
