"""The way through the menus to each action."""

from __future__ import annotations

from bot.engine import Action
from bot.text import Item
from cogs.war.observation import WarObservation
from cogs.war.phrases import Phrases


class Choices:
    """Menu paths for one observer in one language."""

    def __init__(self, say: Phrases, seen: WarObservation) -> None:
        self.say = say
        self.seen = seen

    def path(self, action: Action) -> tuple[Item, ...]:
        """The menu levels that lead to an action, outermost first."""
        return tuple(self._item(word) for word in str(action).split())

    def _item(self, word: str) -> Item:
        return Item(word, self.say.label(word) if self.say.names(word) else word)
