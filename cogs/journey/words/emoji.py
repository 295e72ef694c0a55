"""Emoji that help to find a die in a menu, in the colour and shape of its mark; labels say the colour too."""

from __future__ import annotations

from collections.abc import Mapping

FACES: Mapping[str, str] = {
    "yellow": "⭐",
    "red": "🔺",
    "blue": "🔷",
    "green": "🟩",
    "black": "⚫",
}
