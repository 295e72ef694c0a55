"""Erasing everything of a server: asked once more, with a copy offered before."""

from __future__ import annotations

from typing import Final

from bot.text import Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import ALARM, Layout, button, frame, rows, text
from bot.ui.messages.page import Page, plain

ERASE: Final = "erase"
"""What the payloads of its buttons begin with."""


def erase_server_page(translator: Translator) -> Page:
    """Lay out what erasing means, and the three ways on."""

    def build() -> Layout:
        ways = [
            button(_target("file"), translator("button-server-export"), emoji="📄"),
            button(_target("now"), translator("button-server-erase"), "danger", "🗑️"),
            button(_target("no"), translator("button-cancel-erase")),
        ]
        return frame([text(translator("server-erase-sure")), *rows(ways)], ALARM)

    return plain(build)


def _target(what: str) -> ComponentId:
    return ComponentId(Kind.SERVER, payload=f"{ERASE}.{what}")
