"""A finished match that was compacted to its log can be looked at like any other."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.match.operations import Operations
from bot.store.upkeep import QuietHours, Tidying
from tests.match.house import ANN, BEN, House, refused
from tests.match.tiny_game import TinyGame, tiny_bundle

LAST = 10**6


async def tidy(house: House) -> None:
    """A night long after everything."""
    night = datetime.now().astimezone().replace(hour=3, minute=30) + timedelta(days=365)
    await Tidying(house.store, QuietHours(3, 5), 30, lambda: night.astimezone(UTC)).tidy_if_quiet()


async def looks(house: House, match: int) -> list[Any]:
    """What can be asked of a finished match."""
    archive = house.tables.archive
    await archive.verify(match)
    return [
        await house.tables.table(match),
        (await house.tables.view(match, ANN)).observation,
        await archive.moment(match, ANN, "north", LAST),
        await archive.record(match, BEN),
        await archive.annals(match),
        await house.tables.log(match, ANN),
        json.loads(await house.tables.export(ANN)),
        await Operations(house.store, {"tiny": tiny_bundle()}).inspect(match),
    ]


async def test_everything_is_there_as_before_also_after_a_restart(house: House) -> None:
    match = await house.finished()
    running = await house.settled()
    before, log = await looks(house, match), await house.log(running)

    await tidy(house)
    at_once = await looks(house, match)
    later = await house.reopened()

    assert await later.store.compactable("9999") == ()
    assert [at_once, await looks(later, match)] == [before, before]
    assert await later.log(running) == log
    await later.play(running, ANN, "step 1")
    await later.tables.erase(ANN)
    await later.tables.archive.verify(match)
    await later.store.close()


async def test_how_it_ended_is_shown_whatever_the_rules_have_become(house: House) -> None:
    match = await house.finished()
    before = (await house.tables.view(match, ANN)).observation
    await tidy(house)

    later = await house.reopened(TinyGame(ruleset=2))

    assert (await later.tables.view(match, ANN)).observation == before
    assert (await refused(later.tables.resign(match, ANN, "late"))).reason == "refused-over"
    await later.store.close()
