"""What a person sees where Discord refuses new pictures in edits, on ways the wire cannot slow down."""

from __future__ import annotations

import pytest

from bot.ui.interactions import router
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import seat_of, sit_down
from tests.wire.people import has, table_message


async def test_an_answer_discord_waits_for_comes_in_words_and_then_anew(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given pictures at hand, what fills a deferred answer in would be an edit with new ones."""
    evening = await sit_down(inn)
    light = evening.people["light"]
    await seat_of(light)
    before = {seen.id for seen in await light.read()}
    monkeypatch.setattr(router, "ACKNOWLEDGE_AFTER", 0.0)
    inn.fault("PATCH", "/webhooks/*", 400, 50035, why="The referenced attachment was not found")

    answer = await light.slash("seat")

    assert not answer.failed
    there = [seen for seen in await light.read() if seen.id not in before]
    assert [(seen.ephemeral, has(seen, Kind.REFRESH), bool(seen.images)) for seen in there] == [
        (True, True, True)
    ]
    assert inn.pony.services.picture_edits.are_refused


async def test_a_table_shown_once_more_is_the_only_one(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a refusal, the answer to the command is sent anew and is the table's message from then on."""
    evening = await sit_down(inn)
    light = evening.people["light"]
    inn.pony.services.picture_edits.are_refused = True
    monkeypatch.setattr(inn.pony.services.pictures, "cached", lambda *_: None)

    await light.slash("look")

    tables = [seen for seen in await light.read() if not seen.ephemeral and has(seen, Kind.SEAT)]
    assert len(tables) == 1
    assert tables[0].images
    table = await inn.pony.services.matches.table(evening.match)
    assert str(table.message) == tables[0].id == (await table_message(light)).id
