"""A card file given to the bot over HTTP: uploaded, fetched from where Discord keeps it, looked at, taken."""

from __future__ import annotations

import json

import pytest

from bot.ui.interactions.ids import Kind
from tests.simcord.card_files import write
from tests.wire.inn import Inn
from tests.wire.people import table_message

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="module")]


async def test_a_card_file_is_refused_cancelled_and_taken(inn: Inn) -> None:
    frida = inn.person("frida")
    wrong = write(lambda file: file["enemies"][0].update(points=2))

    refused = await frida.slash("battle cards", file=("cards.json", wrong))
    await frida.slash("battle cards", file=("cards.json", write()))
    cancelled = await frida.press("Cancel")
    shown = await frida.slash("battle cards", file=("cards.json", write()))
    taken = await frida.press("Use these cards")
    await frida.slash("battle start", opponent="bolek")

    assert refused.message is not None
    assert shown.message is not None
    assert "**orc_patrol**, `points`" in refused.message.text
    assert "Nothing has changed" in cancelled.message.text
    assert shown.message.ephemeral
    assert "play with your file" in taken.message.text
    assert "Cards of their own" in (await table_message(frida, Kind.BEGIN)).text


async def test_the_file_can_be_fetched(inn: Inn) -> None:
    frida = inn.person("frida")
    await frida.slash("battle cards")

    answer = await frida.press("Take the file away")

    data = await inn.driver.fetch(answer.message.images[0])
    assert len(json.loads(data)["companions"]) == 31


async def test_who_does_not_manage_the_server_is_refused(inn: Inn) -> None:
    answer = await inn.person("bolek").slash("battle cards", file=("cards.json", write()))

    assert "uprawnienie do zarządzania" in answer.message.text
