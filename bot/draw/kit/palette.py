"""Colours and themes.

Light and Dark sides differ in lightness as well as in hue, and never in colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

Rgb = tuple[int, int, int]


@lru_cache(maxsize=512)
def rgb(colour: str) -> Rgb:
    """A colour written as `#rrggbb`."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour between two, `share` of the way to the other (0 to 1)."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: Rgb, share: float) -> Rgb:
    """Mixed with white."""
    return mix(colour, (255, 255, 255), share)


def darker(colour: Rgb, share: float) -> Rgb:
    """Mixed with a warm black."""
    return mix(colour, (20, 12, 8), share)


@dataclass(frozen=True, slots=True)
class Team:
    """The colours of one side: rim and field of its pieces, ink and second tone of its emblems."""

    rim: Rgb
    field: Rgb
    ink: Rgb
    second: Rgb
    badge: Rgb
    figure: Rgb


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a picture."""

    name: str
    paper: Rgb  # paper, edge: the ground and its worn border
    edge: Rgb
    panel: Rgb
    ink: Rgb  # ink, soft: lettering and lesser lettering
    soft: Rgb
    halo: Rgb  # behind lettering on a painted ground
    rule: Rgb  # ornament lines
    gold: Rgb  # what is lit
    alarm: Rgb  # battle
    water: Rgb
    deep: Rgb
    light: Team
    dark: Team

    @property
    def is_night(self) -> bool:
        """Check whether the ground is dark."""
        return luminance(self.paper) < 0.2


LIGHT_TEAM = Team(
    rim=rgb("#1f4e8c"),
    field=rgb("#f3eede"),
    ink=rgb("#173a6b"),
    second=rgb("#bd8420"),
    badge=rgb("#173a6b"),
    figure=rgb("#ffffff"),
)
DARK_TEAM = Team(
    rim=rgb("#5a1512"),
    field=rgb("#2b1a1a"),
    ink=rgb("#f0b27a"),
    second=rgb("#e0552b"),
    badge=rgb("#e06a2e"),
    figure=rgb("#1c0d0a"),
)

PARCHMENT = Theme(
    name="parchment",
    paper=rgb("#ecdcb4"),
    edge=rgb("#b9935a"),
    panel=rgb("#f6ebcb"),
    ink=rgb("#38230f"),
    soft=rgb("#725333"),
    halo=rgb("#f8efd4"),
    rule=rgb("#8a6534"),
    gold=rgb("#d99a1c"),
    alarm=rgb("#a3241c"),
    water=rgb("#7fb0c4"),
    deep=rgb("#34687f"),
    light=LIGHT_TEAM,
    dark=DARK_TEAM,
)
NIGHT = Theme(
    name="night",
    paper=rgb("#1c2536"),
    edge=rgb("#0c111c"),
    panel=rgb("#27324a"),
    ink=rgb("#f1e6c8"),
    soft=rgb("#b9ad8e"),
    halo=rgb("#101726"),
    rule=rgb("#a58a52"),
    gold=rgb("#f0bd4f"),
    alarm=rgb("#ff7f6a"),
    water=rgb("#3f6f96"),
    deep=rgb("#8fc3e0"),
    light=LIGHT_TEAM,
    dark=DARK_TEAM,
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in (PARCHMENT, NIGHT)}


def luminance(colour: Rgb) -> float:
    """Relative luminance, 0 to 1 (WCAG 2)."""

    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
