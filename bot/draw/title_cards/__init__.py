"""Title cards: a picture for a moment people remember, with a line and names. They belong to no one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.draw.board import Board, Paint
from bot.draw.title_cards.scenes import TitleScene

__all__ = ["BOARD", "TitleScene"]


class TitleBoard(Board[Any]):
    """A board like a game's with nothing to observe: its scenes are laid out where they are asked for."""

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of title cards."""
        from bot.draw.title_cards.cards import paint_title

        return {TitleScene: paint_title}


BOARD: Final = TitleBoard()
