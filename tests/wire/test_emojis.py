"""The bot gives its application emojis, shows them, and goes on where Discord has them no longer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.emojis import read_pictures
from bot.sandbox.rest.faults import Fault
from bot.ui.page import Kind
from tests.wire.account import settle
from tests.wire.evening import begin
from tests.wire.inn import Inn, open_inn
from tests.wire.people import Clicker, offer_of, take

pytestmark = [pytest.mark.wire]
EMOJIS = r"^/applications/\d+/emojis$"
CREATED = 201


@pytest_asyncio.fixture
async def inn(tmp_path: Path) -> AsyncIterator[Inn]:
    """An inn whose bot has been told to upload its emojis."""
    async with open_inn(tmp_path, start=False, OWN_EMOJIS="yes") as opened:
        yield opened
        await settle(opened)


async def _all_there(inn: Inn) -> dict[str, int]:
    """Waits until the bot has uploaded all and has noted it; their ids by name."""
    while "emojis_kept" not in inn.bot.output:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.05)
    assert read_pictures().keys() <= inn.sandbox.core.emojis.names
    return {emoji.name: emoji.id for emoji in inn.sandbox.core.emojis.list()}


def _emojis(part: Any) -> Iterator[dict[str, Any]]:
    """The emojis of components."""
    if isinstance(part, list):
        for component in part:
            yield from _emojis(component)
    elif isinstance(part, dict):
        if isinstance(part.get("emoji"), dict):
            yield part["emoji"]
        for key in ("components", "options", "accessory"):
            yield from _emojis(part.get(key))


def _uploads(inn: Inn) -> int:
    """How many were taken; what comes too fast is sent again."""
    log = inn.sandbox.core.request_log.requests
    return sum(
        (record.method, record.status) == ("POST", CREATED)
        for record in log
        if record.path.endswith("/emojis")
    )


async def test_emojis_are_uploaded_shown_kept_and_done_without(inn: Inn) -> None:
    """Once uploaded they are shown; after a restart nothing is uploaded again but what is missing or changed;
    where Discord has them no longer, the press is answered all the same, with the signs of Unicode."""
    await inn.start()
    first = await _all_there(inn)
    assert {name: emoji.data for name, emoji in _held(inn).items()} == dict(read_pictures())
    await begin(inn, inn.person("frida"), inn.person("bolek"))
    frida = Clicker(inn.person("frida"))
    panel = await frida.sit()
    ours = [emoji for emoji in _emojis(panel.raw["components"]) if emoji.get("id")]
    assert {emoji["name"] for emoji in ours} <= first.keys()
    assert ours, "the figures to be placed have signs of ours"

    await inn.bot.stop()
    gone, count = first["pony_frodo"], _uploads(inn)
    inn.sandbox.core.emojis.remove(gone)
    await inn.start()
    second = await _all_there(inn)
    assert _uploads(inn) == count + 1
    assert {name for name in first if first[name] != second[name]} == {"pony_frodo"}

    for number in second.values():
        inn.sandbox.core.emojis.remove(number)
    inn.expected.add("bad_request")
    answer = await take(inn.person("frida"), offer_of(panel, Kind.REFRESH))
    assert not answer.failed
    assert not [emoji for emoji in _emojis(answer.message.raw["components"]) if emoji.get("id")]


async def test_where_nothing_is_taken_the_game_goes_on_and_it_is_said_once(inn: Inn) -> None:
    """Given every upload is refused, messages show the signs of Unicode."""
    inn.sandbox.core.faults.plan(Fault(method="POST", path=EMOJIS, status=403, times=1_000))
    await inn.start()
    await begin(inn, inn.person("frida"), inn.person("bolek"))
    panel = await Clicker(inn.person("frida")).sit()
    shown = list(_emojis(panel.raw["components"]))
    assert shown
    assert not [emoji for emoji in shown if emoji.get("id")]
    assert sum("emojis_not_kept" in line for line in inn.bot.output.splitlines()) == 1


def _held(inn: Inn) -> dict[str, Any]:
    return {emoji.name: emoji for emoji in inn.sandbox.core.emojis.list()}
