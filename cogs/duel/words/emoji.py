"""Emoji that help to find a choice in a menu. They say nothing that the label does not say."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.duel.components import CARDS, Card

EMOJI: Mapping[str, str] = {
    "ruse": "🎭",
    "strength": "✊",
    "courage": "❤️",
    "knowledge": "📗",
    "leadership": "👑",
    "elves": "🏺",
    "ents": "🍃",
    "hobbits": "🌿",
    "humans": "📯",
    "dwarves": "🔨",
    "wizards": "🔮",
    "yellow": "🪙",
    "blue": "💍",
    "red": "🚩",
    "purple": "🌟",
    "grey_havens": "⛵",
    "bree": "🐴",
    "erebor": "⛰️",
    "isengard": "🗼",
    "helms_deep": "🧱",
    "minas_tirith": "🌳",
    "barad_dur": "👁️",
    "play": "🃏",
    "link": "🔗",
    "discard": "🗑️",
    "place": "🚩",
    "move": "👣",
    "remove": "💀",
    "drain": "💸",
    "raze": "💥",
    "advance": "💍",
    "ally": "🤝",
    "stack": "🤝",
    "strip": "✂️",
    "search": "🔎",
    "revive": "🃏",
    "again": "🔁",
    "skip": "✋",
}


def emoji_of(card: str) -> str:
    """The emoji of a card: that of its skill or race, otherwise that of its colour."""
    printed: Card = CARDS[card]
    first = printed.effects[0]
    skills = [*first.skills, *map(str, first.options)]
    return EMOJI[printed.color if printed.color in EMOJI else first.race or skills[0]]
