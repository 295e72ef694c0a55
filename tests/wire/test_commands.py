"""What the bot registers with Discord, in both languages; and a file that is given with a command."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.ui.page import Kind
from tests.simcord.card_files import find_components, show_components, upload, write
from tests.wire.contract import specification_or_skip
from tests.wire.inn import Inn
from tests.wire.people import offer_of, set_server, table_message

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]

FOR_MANAGERS = {"server"}
NAME = re.compile(r"[-_'\w]{1,32}")
PRESSED = (2, 3)
"""Types of commands on people and on messages: named as one reads it, without a description."""


def _parts(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for command in commands:
        yield command
        yield from _parts(command.get("options") or [])


async def test_the_commands_the_bot_registers_are_what_discord_takes(inn: Inn) -> None:
    """The payload of the synchronisation is clean against OpenAPI, and spoken for in English and Polish."""
    contract = specification_or_skip()
    (sync,) = inn.synchronised

    assert sync.status == 200
    assert contract.request_problems("PUT", sync.path, sync.payload) == []
    parts = list(_parts(sync.payload))
    assert len(parts) > 10
    for part in parts:
        pressed = part in sync.payload and part["type"] in PRESSED
        for language in ("pl", "en-US"):
            for key in ("name",) if pressed else ("name", "description"):
                words = (part.get(f"{key}_localizations") or {}).get(language)
                assert words, f"{part['name']} has no {key} in {language}"
            name = part["name_localizations"][language]
            if pressed:
                continue
            assert NAME.fullmatch(name), name
            assert name == name.lower(), name


async def test_a_form_opened_from_a_page_is_sent_and_answered_there(inn: Inn) -> None:
    """Given a form that stood open while others were sent: it overwrites nothing, and sent again it does."""
    frida = inn.person("frida")
    page = (await frida.slash("server settings")).message
    menu = offer_of(page, Kind.SERVER, "form").custom_id
    opened = await frida.choose("time", custom_id=menu, on=page)

    saved = await set_server(frida, "time", lobby_days="7")
    late = await frida.submit(opened, {"table_days": "14"})
    again = await set_server(frida, "time", lobby_days="3")

    assert saved.status == again.status == "updated"
    assert "Idle lobbies" in saved.message.text
    assert "changed since the form was opened" in late.message.text
    assert "Idle" not in again.message.text


async def test_a_pole_sees_polish_commands_and_an_englishman_english_ones(inn: Inn) -> None:
    """Every command has a name and description of its own in both languages; only a manager sees some."""
    polish, english = [
        {
            command["name"]: command
            for command in await inn.person(name).commands()
            if command["type"] not in PRESSED
        }
        for name in ("bolek", "frida")
    ]

    assert english.keys() - polish.keys() == FOR_MANAGERS
    assert "confront" in polish
    assert all(polish[name]["description"] != english[name]["description"] for name in polish)


async def test_a_card_file_is_refused_cancelled_and_taken(inn: Inn) -> None:
    frida = inn.person("frida")
    wrong = write(lambda file: file["enemies"][0].update(points=2))

    sheet = (await show_components(frida)).message
    refused = await upload(frida, sheet, ("cards.json", wrong))
    await upload(frida, sheet, ("cards.json", write()))
    cancelled = await frida.press("Cancel")
    sheet = (await show_components(frida)).message
    shown = await upload(frida, sheet, ("cards.json", write()))
    taken = await frida.press("Use these cards")
    await frida.slash("battle start", opponent="bolek")

    assert refused.message is not None
    assert shown.message is not None
    assert "**orc\\_patrol**, `points`" in refused.message.text
    assert "Nothing has changed" in cancelled.message.text
    assert shown.message.ephemeral
    assert "play with your file" in taken.message.text
    assert "Custom cards" in (await table_message(frida, Kind.BEGIN)).text


async def test_the_file_can_be_fetched(inn: Inn) -> None:
    frida = inn.person("frida")
    await show_components(frida)

    answer = await frida.press("Download the file")

    data = await inn.driver.fetch(answer.message.images[0])
    assert len(json.loads(data)["companions"]) == 31


async def test_who_does_not_manage_the_server_is_refused(inn: Inn) -> None:
    button = await find_components(inn.person("frida"))

    answer = await inn.person("bolek").press_stale(button.custom_id, (await inn.person("bolek").read())[-1])

    assert "uprawnienie do zarządzania" in answer.message.text
