"""The emojis of an application: what Discord takes, what it refuses, and what components may show."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any

import aiohttp
import pytest
from PIL import Image

from bot.sandbox import RateSettings, Sandbox, SandboxSettings
from bot.sandbox.limits.emojis import LARGEST, MOST, check_emoji
from bot.sandbox.world import APP_ID
from tests.sandbox.raw import Json, Raw
from tests.wire.contract import specification_or_skip

EMOJIS = f"/applications/{APP_ID}/emojis"
V2 = 1 << 15


def picture(kind: str = "PNG") -> bytes:
    stream = BytesIO()
    Image.new("RGB", (8, 8), (200, 30, 30)).save(stream, kind)
    return stream.getvalue()


def as_data(data: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def new(name: str = "pony_sword", data: bytes | None = None) -> Json:
    return {"name": name, "image": as_data(picture() if data is None else data)}


def codes(answer: Json, *path: str) -> list[str]:
    node: Any = answer["errors"]
    for part in path:
        node = node[part]
    return [error["code"] for error in node["_errors"]]


@pytest.fixture
async def raw() -> AsyncIterator[Raw]:
    settings = SandboxSettings(rates=RateSettings(enabled=False))
    async with Sandbox(settings) as sandbox, aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)


async def test_an_emoji_is_made_listed_renamed_and_deleted_as_discord_describes_it(raw: Raw) -> None:
    contract = specification_or_skip()
    status, made = await raw.ask("POST", EMOJIS, new())
    assert status == 201
    one = f"{EMOJIS}/{made['id']}"
    assert await raw.ask("GET", one, None) == (200, made)
    assert (await raw.ask("PATCH", one, {"name": "pony_blade"}))[1]["name"] == "pony_blade"
    listed = (await raw.ask("GET", EMOJIS, None))[1]
    assert [emoji["name"] for emoji in listed["items"]] == ["pony_blade"]
    assert contract.request_problems("POST", EMOJIS, new()) == []
    assert contract.reply_problems("POST", EMOJIS, 201, made) == []
    assert contract.reply_problems("GET", EMOJIS, 200, listed) == []
    assert (await raw.ask("DELETE", one, None))[0] == 204
    assert (await raw.ask("GET", one, None))[1]["code"] == 10014


async def test_its_picture_is_where_the_page_looks_for_it(raw: Raw) -> None:
    _, made = await raw.ask("POST", EMOJIS, new())
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{raw.sandbox.url}/emojis/{made['id']}.png") as reply:
            assert (reply.status, reply.content_type, await reply.read()) == (200, "image/png", picture())
        async with session.get(f"{raw.sandbox.url}/emojis/1.png") as reply:
            assert reply.status == 404


@pytest.mark.parametrize("kind", ["JPEG", "GIF", "WEBP"])
def test_other_formats_are_taken(kind: str) -> None:
    body = {"name": "pony", "image": as_data(picture(kind), f"image/{kind.lower()}")}
    assert check_emoji(body, ()) == []


@pytest.mark.parametrize(
    ("change", "place", "code"),
    [
        ({"name": "p"}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "p" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "pony-sword"}, "name", "STRING_TYPE_REGEX"),
        ({"name": "kucyk_miecz_ż"}, "name", "STRING_TYPE_REGEX"),
        ({"name": None}, "name", "BASE_TYPE_REQUIRED"),
        ({"name": "taken"}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"image": "pony.png"}, "image", "BASE_TYPE_REQUIRED"),
        ({"image": as_data(b"no picture")}, "image", "IMAGE_INVALID"),
        ({"image": as_data(picture("GIF"))}, "image", "IMAGE_INVALID"),
        ({"image": as_data(b"<svg/>", "image/svg+xml")}, "image", "IMAGE_INVALID"),
        ({"image": as_data(picture() + b"\0" * LARGEST)}, "image", "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_what_discord_does_not_take_is_refused_with_its_codes(
    raw: Raw, change: Json, place: str, code: str
) -> None:
    await raw.ask("POST", EMOJIS, new("taken"))
    status, answer = await raw.ask("POST", EMOJIS, new() | change)
    assert (status, answer["code"], codes(answer, place)) == (400, 50035, [code])


def test_an_application_has_2000_at_most() -> None:
    names = [f"pony_{number}" for number in range(MOST)]
    assert [violation.api_code for violation in check_emoji(new(), names)] == [30008]
    assert check_emoji(new(), names[1:]) == []


async def test_another_application_has_nothing_to_say(raw: Raw) -> None:
    assert (await raw.ask("GET", "/applications/1/emojis", None))[1]["code"] == 10002


def row(emoji: Json) -> Json:
    button = {"type": 2, "style": 1, "custom_id": "a", "label": "Sword", "emoji": emoji}
    line = {"value": "a", "label": "Sword", "emoji": emoji}
    menu = {"type": 3, "custom_id": "b", "options": [line]}
    return {
        "flags": V2,
        "components": [{"type": 1, "components": [button]}, {"type": 1, "components": [menu]}],
    }


async def test_a_component_shows_only_an_emoji_there_is(raw: Raw) -> None:
    _, made = await raw.ask("POST", EMOJIS, new())
    shown = {"id": made["id"], "name": made["name"]}
    status, message = await raw.send(row({**shown, "id": int(made["id"])}))
    assert status == 200
    pressed, menu = (action_row["components"][0] for action_row in message["components"])
    told = [pressed, menu["options"][0]]
    assert [part["emoji"] for part in told] == [shown, shown], "an id is a text wherever it is told"
    await raw.ask("DELETE", f"{EMOJIS}/{made['id']}", None)
    for status, answer in (await raw.send(row(shown)), await raw.edit(message, row(shown))):
        assert (status, answer["code"]) == (400, 50035)
        invalid = ["BUTTON_COMPONENT_INVALID_EMOJI"]
        assert codes(answer, "components", "0", "components", "0", "emoji", "id") == invalid
        assert codes(answer, "components", "1", "components", "0", "options", "0", "emoji", "id") == invalid
    callback = await raw.interaction()
    status, answer = await raw.ask("POST", callback, {"type": 4, "data": row(shown)})
    assert status == 400
    assert codes(answer, "data", "components", "0", "components", "0", "emoji", "id") == invalid


async def test_a_text_may_name_an_emoji_that_is_gone(raw: Raw) -> None:
    words = {"flags": V2, "components": [{"type": 10, "content": "<:pony_sword:1> sword"}]}
    assert (await raw.send(words))[0] == 200
