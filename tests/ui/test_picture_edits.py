"""What is taken for Discord's refusal of a new picture in an edit, and what is not."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.match.settings import Checked, GuildSettings
from bot.match.values import RefusedError
from bot.ui.late_pictures import PictureEdits

PICTURE = {"components": {"0": {"items": {"0": {"media": {"_errors": [
    {"code": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
     "message": "The referenced attachment was not found"}
]}}}}}}  # fmt: skip
TEXT = {"components": {"0": {"content": {"_errors": [
    {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 4000 or fewer in length."}
]}}}}  # fmt: skip


def invalid(errors: dict[str, Any], code: int = 50035) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(response, {"code": code, "message": "Invalid Form Body", "errors": errors})


@pytest.mark.parametrize(
    ("error", "refused"),
    [(invalid(PICTURE), True), (invalid(TEXT), False), (invalid(PICTURE, 50006), False)],
    ids=["a picture", "a text", "another code"],
)
def test_only_a_refusal_of_the_picture_is_remembered_as_one(
    error: discord.HTTPException, refused: bool
) -> None:
    edits = PictureEdits()

    assert edits.note(error) is refused
    assert edits.are_refused is refused


@pytest.mark.parametrize(("guild", "anew"), [(1, True), (2, False), (3, False), (None, False)])
async def test_a_server_where_a_check_found_them_refused_gets_no_further_edit(
    guild: int | None, anew: bool
) -> None:
    """Given one server that was checked, another that was not, and one of which nothing can be read."""

    async def read(number: int) -> GuildSettings:
        if number == 3:
            raise RefusedError("refused-storage")
        checked = Checked(at=datetime(2026, 11, 27, tzinfo=UTC), channel=5, anew=True)
        return GuildSettings(checked=checked if number == 1 else None)

    matches: Any = SimpleNamespace(guild_settings=read)
    edit, send_anew = AsyncMock(), AsyncMock()

    await PictureEdits(matches).write(edit, send_anew, guild)

    assert (edit.await_count, send_anew.await_count) == (int(not anew), int(anew))
