"""The colours of Duel: of cards, skills and banners, and what signs are drawn with."""

from __future__ import annotations

from bot.draw.kit.palette import Rgb, rgb

CREAM = rgb("#fbf3dc")
BROWN = rgb("#3a2412")
GOLD = rgb("#e0a92e")
BLOOD = rgb("#b3211b")

SKILL_COLOURS: dict[str, Rgb] = {
    "ruse": rgb("#2b2a2c"),
    "strength": rgb("#1f5f9e"),
    "courage": rgb("#b2262b"),
    "knowledge": rgb("#2f7040"),
    "leadership": rgb("#6a3585"),
}
COLOURS: dict[str, Rgb] = {
    "grey": rgb("#77736d"),
    "yellow": rgb("#d19a17"),
    "blue": rgb("#2a5d9c"),
    "green": rgb("#3d7b3a"),
    "red": rgb("#ad2a22"),
    "purple": rgb("#6d3a8a"),
}
BANNERS: dict[str, Rgb] = {
    "lindon": rgb("#8cbfd8"),
    "arnor": rgb("#2c2b30"),
    "rhovanion": rgb("#a9c46a"),
    "enedwaith": rgb("#a5243b"),
    "rohan": rgb("#2f7a3c"),
    "gondor": rgb("#1d3564"),
    "mordor": rgb("#d1441e"),
}
