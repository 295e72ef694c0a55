"""The people somebody has blocked, as a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.match.people.company import MOST_BLOCKED
from bot.match.table.values import UserId
from bot.text import Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import QUIET, Layout, frame, mention, text, user_select
from bot.ui.messages.page import Page, plain

SET: Final = "set"


def blocked_page(translator: Translator, blocked: Sequence[UserId], note: str = "") -> Page:
    """Lay out whom somebody has blocked, and what that means."""
    names = translator.join([mention(translator, user) for user in blocked])
    told = translator("blocked-heading", names=names or translator("blocked-nobody"), most=MOST_BLOCKED)

    def build() -> Layout:
        target = ComponentId(Kind.BLOCKED, payload=SET)
        menu = user_select(target, translator("blocked-menu"), blocked, MOST_BLOCKED)
        return frame([text(told), *([text(note)] if note else []), menu], QUIET)

    return plain(build)
