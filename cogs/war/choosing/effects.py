"""The way through the menus where a card, a Combat effect, a character or a Guide asks."""

from __future__ import annotations

from bot.engine import Action
from bot.text import Item
from cogs.war.observation import WarObservation
from cogs.war.phrases import Phrases


def path(say: Phrases, seen: WarObservation, action: Action) -> tuple[Item, ...] | None:
    """The menu levels that lead to an action; None where the words for any decision do."""
    return None
