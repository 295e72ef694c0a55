"""What the bot registers with Discord, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.wire.contract import specification_or_skip
from tests.wire.inn import Inn

pytestmark = [
    pytest.mark.wire,
    pytest.mark.asyncio(loop_scope="module"),
]

NAME = re.compile(r"[-_'\w]{1,32}")


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
        for language in ("pl", "en-US"):
            for key in ("name", "description"):
                words = (part.get(f"{key}_localizations") or {}).get(language)
                assert words, f"{part['name']} has no {key} in {language}"
            name = part["name_localizations"][language]
            assert NAME.fullmatch(name), name
            assert name == name.lower(), name


async def test_a_pole_sees_polish_commands_and_an_englishman_english_ones(inn: Inn) -> None:
    """Every command has a name and description of its own in both languages."""
    polish = {each["name"]: each for each in await inn.person("bolek").commands()}
    english = {each["name"]: each for each in await inn.person("frida").commands()}

    assert polish.keys() == english.keys()
    assert "confront" in english
    assert all(polish[name]["description"] != english[name]["description"] for name in english)
