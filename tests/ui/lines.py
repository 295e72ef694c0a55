"""A page as lines that a person can read and compare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.ui.page import Attachment, Page

STYLES = {button_style.value: button_style.name for button_style in discord.ButtonStyle}


def lines_of(page: Page) -> str:
    """All there is on a page with its pictures: texts, then who presses what and what it says to the bot."""
    hung = [Attachment(f"attachment://{picture.stem}.jpg", "alt") for picture in page.pictures]
    (container,) = page.build(hung).to_components()  # type: ignore[no-untyped-call]
    return "\n".join([f"accent {container['accent_color']:06x}", *_lines(container["components"])])


def _lines(parts: list[Mapping[str, Any]]) -> Iterator[str]:
    for part in parts:
        match part["type"]:
            case discord.ComponentType.text_display.value:
                yield part["content"]
            case discord.ComponentType.action_row.value:
                yield from _lines(part["components"])
            case discord.ComponentType.button.value:
                style, target = STYLES[part["style"]], part.get("custom_id") or part["url"]
                yield f"[{style}: {_labelled(part)}] {target}"
            case discord.ComponentType.string_select.value:
                yield f"[{part['placeholder']}, {part['max_values']}] {part['custom_id']}"
                for option in part["options"]:
                    detail = option.get("description")
                    yield f"  {_labelled(option)}{f' ({detail})' if detail else ''} = {option['value']}"
            case discord.ComponentType.media_gallery.value:
                yield from (f"picture: {item['description']}" for item in part["items"])
            case kind:
                yield str(discord.ComponentType(kind))


def _labelled(part: Mapping[str, Any]) -> str:
    emoji = part.get("emoji")
    return " ".join([*([emoji["name"]] if emoji else []), part["label"]])
