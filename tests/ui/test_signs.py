"""Signs as Discord shows them: our own emojis where it knows them, those of Unicode where it does not."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.layout import (
    MOST_TEXT,
    OWN_EMOJIS,
    OwnEmojis,
    button,
    frame,
    option,
    rows,
    select,
    show_unicode,
    text,
)
from bot.ui.page import ComponentId, Kind

MOST = 4_000
"""Characters Discord takes in the texts of one message."""


def emoji(name: str, number: int = 900) -> Any:
    return SimpleNamespace(name=name, id=number)


def refusal(words: str, code: int = 50035) -> discord.HTTPException:
    reply: Any = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(reply, {"code": code, "message": words})


@pytest.fixture
def known() -> Iterator[OwnEmojis]:
    OWN_EMOJIS.learn([emoji("pony_sword"), emoji("pony_die_eye", 901), emoji("somebody_elses", 902)])
    yield OWN_EMOJIS
    OWN_EMOJIS.forget()


def content(layout: Any) -> str:
    return "".join(
        child.content for child in layout.walk_children() if isinstance(child, discord.ui.TextDisplay)
    )


def test_without_any_of_ours_signs_are_those_of_unicode() -> None:
    assert content(frame([text("🗡️ sword")])) == "🗡️ sword"
    assert button(ComponentId(Kind.ACT), "Sword", emoji="🗡️").emoji == discord.PartialEmoji(name="🗡️")


def test_texts_buttons_and_menus_show_ours(known: OwnEmojis) -> None:
    pressed = button(ComponentId(Kind.ACT), "Sword", emoji="🗡️")
    line = option("a", "Eye", emoji="👁️")
    layout = frame([text("🗡️ sword, 🪓 axe"), *rows([pressed])])
    assert content(layout) == "<:pony_sword:900> sword, 🪓 axe"
    assert pressed.to_component_dict()["emoji"] == {"id": 900, "name": "pony_sword"}
    assert line.to_dict()["emoji"]["id"] == 901


def test_code_stays_as_it_is(known: OwnEmojis) -> None:
    assert content(frame([text("`🗡️` and ```\n🗡️\n``` 🗡️")])) == "`🗡️` and ```\n🗡️\n``` <:pony_sword:900>"


def test_a_full_message_does_not_grow_over_what_discord_takes(known: OwnEmojis) -> None:
    layout = frame([text("🗡️" * 500), text("🗡️ sword " * 2_000)])
    assert len(content(layout)) <= MOST_TEXT < MOST
    assert "🗡️" in content(layout)


def test_what_discord_refuses_is_shown_by_unicode(known: OwnEmojis) -> None:
    pressed = button(ComponentId(Kind.ACT), "Sword", emoji="🗡️")
    chosen = select(ComponentId(Kind.PICK), "?", [option("a", "Eye", emoji="👁️")])
    layout = frame([*rows([pressed]), chosen])
    assert known.is_refused(refusal("In components.0.components.0.emoji.id: Invalid emoji"))
    show_unicode(layout)
    assert [part["emoji"]["name"] for part in _with_emoji(layout.to_components())] == ["🗡️", "👁️"]
    assert content(frame([text("🗡️")])) == "🗡️"


@pytest.mark.parametrize(
    ("words", "code"), [("Invalid emoji", 50013), ("Must be 80 or fewer in length.", 50035)]
)
def test_other_refusals_forget_nothing(known: OwnEmojis, words: str, code: int) -> None:
    assert not known.is_refused(refusal(words, code))
    assert known.knows_all(["pony_sword"])


def _with_emoji(part: Any) -> Iterator[Any]:
    if isinstance(part, list):
        for child in part:
            yield from _with_emoji(child)
    elif isinstance(part, dict):
        if "emoji" in part:
            yield part
        for child in part.values():
            yield from _with_emoji(child)
