"""Card files to give to the bot, and what it makes of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.sandbox import Answer
from bot.ui.page import ComponentId, Kind
from cogs.battle.components import DATA
from tests.simcord.driver import Inn

File = dict[str, Any]
OURS: File = json.loads((DATA / "cards.json").read_text("utf-8"))


def rename_celeborn(file: File) -> None:
    """Another companion in the place of Celeborn."""
    card = next(each for each in file["companions"] if each["id"] == "celeborn")
    card |= {"id": "gildor", "name_en": "Gildor", "name_pl": "Gildor"}


def write(alter: Callable[[File], object] = rename_celeborn) -> bytes:
    """The game's own card file, changed."""
    file = json.loads(json.dumps(OURS))
    alter(file)
    return json.dumps(file).encode()


async def give(inn: Inn, data: bytes, *, by: str = "frida", name: str = "cards.json") -> Answer:
    """Gives a card file with the command."""
    return await inn.person(by).slash("battle cards", file=(name, data))


async def take(inn: Inn) -> Answer:
    """Gives a card file and takes it."""
    await give(inn, write())
    return await inn.person("frida").press("Use these cards")


def target_of(answer: Answer, verb: str) -> str:
    """The custom id of a button of the contact sheet."""
    ids = [part["custom_id"] for part in answer.message.buttons]
    return next(each for each in ids if _verb(each) == verb)


def _verb(custom_id: str) -> str:
    found = ComponentId.parse(custom_id)
    return found.payload.split(".")[0] if found.kind is Kind.COMPONENTS else ""
