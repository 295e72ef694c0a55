"""A title of the house: the rules of a game with its words and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.draw.board import Board
from bot.engine import Event
from bot.engine.game import AnyGame
from bot.text import Words


@dataclass(frozen=True)
class Title:
    """What the bot needs to offer a game: nothing else in bot/ knows one game from another."""

    game: AnyGame
    words: Words[Any]
    board: Board[Any]
    events: tuple[type[Event], ...]
    """Every event type of the game, for reading the log back."""

    @property
    def key(self) -> str:
        """The registry key."""
        return self.game.facts.key
