"""Title cards: a picture for a moment people remember, with a line and names. They belong to no one game."""

from bot.draw.title_cards.scenes import TitleScene

__all__ = ["TitleScene"]
