"""Which pictures hang in a message: by whoever knows of its last edit."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.memory import HangingPictures
from bot.ui.page import Attachment

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)


def message(name: str, edited: datetime | None) -> Any:
    item = SimpleNamespace(media=SimpleNamespace(url=f"https://cdn.test/1/{name}.webp?ex=1"), description="")
    gallery = discord.MediaGalleryComponent.__new__(discord.MediaGalleryComponent)
    gallery.items = [item]  # type: ignore[list-item]
    return SimpleNamespace(id=7, components=[gallery], edited_at=edited, created_at=NOON)


def pictures(name: str) -> list[Attachment]:
    return [Attachment(f"attachment://{name}.webp", "")]


@pytest.mark.parametrize(("later", "expected"), [(-1, "noted"), (0, "noted"), (1, "pressed")])
def test_whoever_knows_the_later_edit_tells_what_hangs_in_a_message(later: int, expected: str) -> None:
    """Given a press that shows a message as edited before, at or after our write, the later one counts."""
    hanging = HangingPictures()
    written = NOON + timedelta(minutes=5)
    hanging.note(message("noted", written), pictures("noted"))

    pressed = message("pressed", written + timedelta(seconds=later))

    assert list(hanging.in_pressed(pressed)) == pictures(expected)


def test_of_a_message_that_was_never_written_here_the_press_tells() -> None:
    assert list(HangingPictures().in_pressed(message("pressed", None))) == pictures("pressed")


def test_a_message_known_by_its_id_alone_has_what_was_put_there() -> None:
    hanging = HangingPictures()
    assert not hanging.in_message(7)

    hanging.note(message("noted", None), pictures("noted"))

    assert list(hanging.in_message(7)) == pictures("noted")
