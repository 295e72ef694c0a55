"""Whoever knows discord.py reads the road of a press in twenty minutes: it leads through few files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.road import Tracer
from tests.simcord.driver import Inn, open_inn
from tests.simcord.evening import sit_down
from tests.wire.people import take

MOST_FILES = 25
"""Files of ours from a press to its answer."""


@pytest.mark.xfail(reason="the ui, the match and the store still have long roads")
async def test_a_press_goes_through_few_files(tmp_path: Path) -> None:
    tracer = Tracer()
    with tracer.follow():
        async with open_inn(tmp_path) as inn:
            evening = await sit_down(inn)
            await evening.set_up()
            seat = await evening.whose()
            offer = await evening.players[seat].find((await evening.legal(seat))[0])
            done = len(inn.env.http_requests)

            with tracer.record(lambda: has_answered(inn, done)) as road:
                await take(evening.people[seat], offer)

    listed = f"{len(road.files)} files, {road.functions} functions:\n" + "\n".join(road.files)
    print(listed)
    assert road.entered, "nothing was followed"
    assert len(road.files) <= MOST_FILES, listed


def has_answered(inn: Inn, done: int) -> bool:
    """Whether an interaction has been answered since so many requests were made."""
    return any(request.path.endswith("/callback") for request in inn.env.http_requests[done:])
