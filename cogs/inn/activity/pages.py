"""The button that opens the board inside Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.views import View
from bot.text import Translator
from bot.ui.messages.ways import Action
from bot.ui.page import Kind

if TYPE_CHECKING:
    from cogs.inn.activity.serving import Threshold


class Way:
    """The way in from inside Discord; threshold: None where there is none. One process has one."""

    def __init__(self) -> None:
        self.threshold: Threshold | None = None


WAY: Final = Way()
LAUNCH: Final = Action("activity", Kind.ACTIVITY, "")


def lead_from_panel(translator: Translator, _: GameBundle, view: View) -> ui.Button[Any] | None:
    """Open it from one's own panel."""
    if WAY.threshold is None or view.table.phase != "playing":
        return None
    return LAUNCH.button(translator, view.table.id)
