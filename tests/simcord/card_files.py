"""Card files to give to the bot, and what it makes of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.sandbox import Answer, SeenMessage
from bot.ui.page import ComponentId, Kind
from cogs.battle.components import DATA
from tests.simcord.driver import Inn
from tests.wire.forms import fill_in, offer_like
from tests.wire.people import Offer, offer_of, table_message
from tests.wire.people import take as press

File = dict[str, Any]
AnyPerson = Any
"""Somebody on SimCord or on the sandbox."""
OURS: File = json.loads((DATA / "cards.json").read_text("utf-8"))


def rename_celeborn(file: File) -> None:
    """Another companion in the place of Celeborn."""
    card = next(companion for companion in file["companions"] if companion["id"] == "celeborn")
    card |= {"id": "gildor", "name_en": "Gildor", "name_pl": "Gildor"}


def write(alter: Callable[[File], object] = rename_celeborn) -> bytes:
    """The game's own card file, changed."""
    file = json.loads(json.dumps(OURS))
    alter(file)
    return json.dumps(file).encode()


async def find_components(person: AnyPerson, game: str = "battle") -> Offer:
    """The button that leads to a game's components: in the house rules of a lobby, which is closed again."""
    await person.slash(f"{game} start")
    lobby = await table_message(person, Kind.HOUSE_RULES)
    page = (await press(person, offer_of(lobby, Kind.HOUSE_RULES))).message
    await press(person, offer_of(lobby, Kind.CANCEL))
    return offer_of(page, Kind.COMPONENTS)


async def show_components(person: AnyPerson, game: str = "battle") -> Answer:
    """The components tables opened on the server play with."""
    return await press(person, await find_components(person, game))


async def upload(person: AnyPerson, shown: SeenMessage, file: tuple[str, bytes]) -> Answer:
    """Gives a file by the form behind *Upload a file*."""
    return await fill_in(person, offer_like(shown, Kind.COMPONENTS, "upload."), {"file": file})


async def give(inn: Inn, data: bytes, *, by: str = "frida", name: str = "cards.json") -> Answer:
    """Gives a card file."""
    person = inn.person(by)
    return await upload(person, (await show_components(person)).message, (name, data))


async def take(inn: Inn) -> Answer:
    """Gives a card file and takes it."""
    await give(inn, write())
    return await inn.person("frida").press("Use these cards")


def target_of(answer: Answer, verb: str) -> str:
    """The custom id of a button of the contact sheet."""
    ids = [part["custom_id"] for part in answer.message.buttons]
    return next(custom_id for custom_id in ids if _verb(custom_id) == verb)


def _verb(custom_id: str) -> str:
    component = ComponentId.parse(custom_id)
    return component.payload.split(".")[0] if component.kind is Kind.COMPONENTS else ""
