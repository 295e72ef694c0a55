"""Pictures: what every game shows, what games paint with (`kit`), and who paints.

The picture service and the painting process are imported from their own modules: the process itself imports
this package and needs neither.
"""

from bot.draw.board import Board, paint
from bot.draw.encode import Encoded, encode

__all__ = ["Board", "Encoded", "encode", "paint"]
