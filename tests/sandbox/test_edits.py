"""What Discord may refuse of an edit: new pictures in galleries, and uploads without the permission."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Driver, RateSettings, Sandbox, SandboxSettings
from bot.sandbox.settings import GalleryEdits
from bot.sandbox.world import APP_ID
from tests.sandbox.raw import Json, Raw

V2 = 1 << 15
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
PICTURE = ("board.png", 10)


def board(name: str = "board.png") -> Json:
    """A layout with a picture in a gallery in a container."""
    gallery = {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}
    return {"flags": V2, "components": [{"type": 17, "components": [gallery]}]}


def words() -> Json:
    """A layout without a picture."""
    return {"flags": V2, "components": [{"type": 10, "content": "soon"}]}


def first_picture(message: Json) -> Json:
    """The picture of a board."""
    media: Json = message["components"][0]["components"][0]["items"][0]["media"]
    return media


@pytest.fixture
async def raw() -> AsyncIterator[Raw]:
    settings = SandboxSettings(rates=RateSettings(enabled=False))
    async with Sandbox(settings) as sandbox, aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)


@pytest.fixture
async def driver(raw: Raw) -> AsyncIterator[Driver]:
    async with Driver(raw.sandbox.url) as opened:
        yield opened


def refusal(answer: Json) -> Any:
    """The codes a board is refused with, the second of them at the picture itself."""
    errors = answer["errors"]["components"]["0"]["components"]["0"]["items"]["0"]["media"]["_errors"]
    return answer["code"], errors[0]["code"]


async def answer_interaction(raw: Raw, first: Json) -> str:
    """The path for followups of an interaction that has been answered so."""
    callback = await raw.interaction()
    await raw.ask("POST", callback, first)
    return f"/webhooks/{APP_ID}/{callback.split('/')[3]}"


async def test_a_new_picture_in_an_edit_is_taken_unless_the_sandbox_is_told_otherwise(raw: Raw) -> None:
    _, message = await raw.send(words())

    status, edited = await raw.edit(message, board(), PICTURE)

    assert status == 200
    assert first_picture(edited)["attachment_id"]


@pytest.mark.parametrize("edits", ["refused_on_patch", "refused"])
async def test_a_new_picture_in_an_edit_is_refused_and_nothing_has_changed(
    raw: Raw, driver: Driver, edits: GalleryEdits
) -> None:
    await driver.behave(gallery_edits=edits)
    _, message = await raw.send(words())

    status, answer = await raw.edit(message, board(), PICTURE)

    assert (status, *refusal(answer)) == (400, 50035, NOT_FOUND)
    _, after = await raw.ask("GET", f"/channels/{raw.channel}/messages/{message['id']}", None)
    assert after == message
    assert await driver.errors() == []


async def test_what_does_not_upload_into_a_gallery_is_taken_all_the_same(raw: Raw, driver: Driver) -> None:
    await driver.behave(gallery_edits="refused")
    _, message = await raw.send(board(), PICTURE)
    kept = [{"id": first_picture(message)["attachment_id"], "filename": "board.png"}]

    kept_picture, _ = await raw.edit(message, {**board(), "attachments": kept})
    no_picture, _ = await raw.edit(message, {**words(), "attachments": []})
    _, plain = await raw.send({"content": "x"})
    plain_file, _ = await raw.edit(plain, {"content": "y"}, ("notes.txt", 10))
    sent, _ = await raw.send(board(), PICTURE)

    assert (kept_picture, no_picture, plain_file, sent) == (200, 200, 200, 200)


async def test_the_followup_that_fills_an_answer_in_is_an_edit_and_another_one_is_not(
    raw: Raw, driver: Driver
) -> None:
    await driver.behave(gallery_edits="refused_on_patch")
    answered = await answer_interaction(raw, {"type": 4, "data": words()})
    deferred = await answer_interaction(raw, {"type": 5})

    _, edited = await raw.ask("PATCH", f"{answered}/messages/@original", board(), PICTURE)
    _, filled = await raw.ask("POST", deferred, board(), PICTURE)
    status, _ = await raw.ask("POST", answered, board(), PICTURE)

    assert refusal(edited) == refusal(filled) == (50035, NOT_FOUND)
    assert status == 200


@pytest.mark.parametrize(("edits", "code"), [("refused_on_patch", None), ("refused", 50035)])
async def test_an_answer_that_changes_what_was_pressed_is_refused_only_in_the_stricter_way(
    raw: Raw, driver: Driver, edits: GalleryEdits, code: int | None
) -> None:
    await driver.behave(gallery_edits=edits)
    button = {"type": 2, "style": 1, "label": "ok", "custom_id": "ok"}
    await raw.send({"flags": V2, "components": [{"type": 1, "components": [button]}]})
    pressed = await driver.person("frida").press("ok", until="sent")
    interaction = raw.sandbox.core.pending.by_id(int(pressed.interaction))
    assert interaction is not None
    callback = f"/interactions/{interaction.id}/{interaction.token}/callback"

    _, answer = await raw.ask("POST", callback, {"type": 7, "data": board()}, PICTURE)

    assert answer.get("code") == code


async def test_settings_may_say_from_the_start_that_edits_are_refused() -> None:
    async with Sandbox(SandboxSettings(gallery_edits="refused")) as sandbox, Driver(sandbox.url) as driver:
        assert (await driver.call("GET", "/behaviour"))["gallery_edits"] == "refused"


async def test_without_the_permission_neither_a_message_nor_an_edit_may_upload(
    raw: Raw, driver: Driver
) -> None:
    _, message = await raw.send({"content": "x"})
    await driver.deny_bot("tavern", "ATTACH_FILES")

    _, sent = await raw.send({"content": "x"}, PICTURE)
    _, edited = await raw.edit(message, {"content": "y"}, PICTURE)
    status, _ = await raw.edit(message, {"content": "z"})

    assert (sent["code"], edited["code"], status) == (50013, 50013, 200)


async def test_answers_to_interactions_upload_whatever_the_channel_denies(raw: Raw, driver: Driver) -> None:
    """An application may answer interactions with files everywhere (discord-api-docs issue 5316)."""
    await driver.deny_bot("tavern", "ATTACH_FILES")
    callback = await raw.interaction()
    path = f"/webhooks/{APP_ID}/{callback.split('/')[3]}"

    answered, _ = await raw.ask("POST", callback, {"type": 4, "data": board()}, PICTURE)
    edited, _ = await raw.ask("PATCH", f"{path}/messages/@original", board("b.png"), ("b.png", 10))
    followed, _ = await raw.ask("POST", path, board(), PICTURE)

    assert (answered, edited, followed) == (204, 200, 200)
