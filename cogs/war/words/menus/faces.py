"""Emoji that help to find a choice in a menu. They say nothing that the label does not say."""

from __future__ import annotations

from collections.abc import Mapping

FACES: Mapping[str, str] = {
    # dice
    "character": "🗡️",
    "army": "🚩",
    "muster": "📯",
    "event": "📜",
    "muster_army": "🛡️",
    "will_of_the_west": "🌟",
    "eye": "👁️",
    # what an action is about
    "cards": "🃏",
    "recruits": "📯",
    "politics": "🏛️",
    "armies": "🚩",
    "attacks": "⚔️",
    "fellowship": "👣",
    "companions": "🧝",
    "nazgul": "🦇",
    "minions": "👑",
    "ring": "💍",
    "skip": "✋",
    "pass": "💤",
    # settlements, and what stands in a region
    "stronghold": "🏰",
    "city": "🏛️",
    "town": "🏠",
    "siege": "🧱",
    "wounded": "🩸",
    "removed": "💀",
    "left": "⛺",
    "dice": "🎲",
    "spread": "🧭",
    "disband": "⛺",
    # answers
    "confirm": "✅",
    "accept": "✅",
    "decline": "✖️",
    "retreat": "🏃",
    "hunt": "👁️",
    "random": "🎲",
    "rouse": "📣",
}
"""By an id or a word."""
HEROES: Mapping[str, str] = {
    "gandalf_the_grey": "🧙",
    "gandalf_the_white": "🧙",
    "strider": "🗡️",
    "aragorn": "👑",
    "boromir": "📯",
    "legolas": "🏹",
    "gimli": "🪓",
    "meriadoc": "🌿",
    "peregrin": "🍎",
    "gollum": "🐟",
    "saruman": "🔮",
    "witch_king": "💀",
    "mouth_of_sauron": "🐎",
    "nazgul": "🦇",
}
"""Characters."""
