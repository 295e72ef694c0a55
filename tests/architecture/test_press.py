"""Whoever knows discord.py reads the road of a press in twenty minutes: it leads through few files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.road import Road, Tracer
from tests.simcord.driver import Inn, open_inn
from tests.simcord.evening import sit_down
from tests.wire.people import take

MOST_FILES = 35
"""Files of ours from a press to its answer, those of the game and the engine among them."""


@pytest.fixture
async def road(tmp_path: Path) -> Road:
    """The road of one move of The Confrontation, from the press of its button or line to the answer."""
    tracer = Tracer()
    with tracer.follow():
        async with open_inn(tmp_path) as inn:
            evening = await sit_down(inn)
            await evening.set_up()
            seat = await evening.whose()
            offer = await evening.players[seat].find((await evening.legal(seat))[0])
            done = len(inn.env.http_requests)

            with tracer.record(lambda: has_answered(inn, done)) as followed:
                await take(evening.people[seat], offer)
    print(f"{len(followed.files)} files, {followed.functions} functions:", *followed.files, sep="\n")
    assert followed.entered, "nothing was followed"
    return followed


def has_answered(inn: Inn, done: int) -> bool:
    """Whether an interaction has been answered since so many requests were made."""
    return any(request.path.endswith("/callback") for request in inn.env.http_requests[done:])


def test_a_press_goes_through_few_files(road: Road) -> None:
    assert len(road.files) <= MOST_FILES
