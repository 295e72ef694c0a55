"""A title card: what is painted, framed; below it the title, its line and names."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.draw.kit.palette import THEMES, mix, rgb
from bot.draw.kit.type import Face, cut, fit, legible, width, wrap, write
from bot.draw.title_cards.art import ARTS
from bot.draw.title_cards.scenes import TitleScene
from bot.draw.title_cards.stage import DUSK, FINE, FLOOR, GOLD, HIGH, PALE, WIDE, Stage

LETTERS: Final = 38
"""Of the smallest words: 12 pixels where the card is 290 wide."""
SOFT: Final = rgb("#e9dcc0")
DARK: Final = rgb("#0c0806")
LAST_ROW: Final = 565
ROW: Final = 41
GAP: Final = 5
"""Place and distances of the rows of words, in pixels of a card 900 wide."""
FEW: Final = 3
"""Rows for which there is room below the painting."""
BETWEEN: Final = " · "


def paint_title(scene: TitleScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished card."""
    with Image.open(BytesIO(_backdrop(scene.art, THEMES[theme].is_night))) as stored:
        image = stored.convert("RGB")
    size = (round(WIDE * scale), round(HIGH * scale))
    if image.size != size:
        image = image.resize(size, Image.Resampling.LANCZOS)
    _frame(image, scale)
    _words(image, scene, scale)
    return image


@lru_cache(maxsize=4)
def _backdrop(art: str, is_night: bool) -> bytes:
    """Return what is painted, packed."""
    stage = Stage(art, is_night=is_night)
    ARTS[art](stage)
    image = stage.image.reduce(FINE)
    shade = Image.linear_gradient("L").resize((WIDE, 150))
    scrim = Image.new("L", (WIDE, HIGH), 0)
    scrim.paste(shade.point(lambda value: round(value * 0.86)), (0, round(FLOOR) - 90))
    scrim.paste(219, (0, round(FLOOR) + 60, WIDE, HIGH))
    image.paste(DARK, (0, 0), scrim)
    packed = BytesIO()
    image.save(packed, "JPEG", quality=93, subsampling="4:4:4")
    return packed.getvalue()


def _frame(image: Image.Image, scale: float) -> None:
    pen = ImageDraw.Draw(image)
    for inset, thick, colour in ((8, 3, GOLD), (15, 1, mix(GOLD, DUSK, 0.3))):
        box = (inset * scale, inset * scale, (WIDE - inset) * scale, (HIGH - inset) * scale)
        pen.rounded_rectangle(box, 14 * scale, outline=colour, width=max(1, round(thick * scale)))


def _words(image: Image.Image, scene: TitleScene, scale: float) -> None:
    """Set the title, its line and the names below one another; the more rows, the higher it all begins."""
    room, middle = (WIDE - 72) * scale, WIDE / 2 * scale
    letters = round(LETTERS * scale)
    line, names = wrap(scene.line, Face.TEXT, letters, room), _rows_of(scene.names, letters, room)
    rows = len(line) + len(names)
    top = LAST_ROW - ROW * (rows - 1 if rows > FEW else FEW - 0.5) - (GAP if names else 0)
    large, above = (68, 61) if rows <= FEW else (56, 52)
    title = fit(scene.title, Face.TITLE, round(large * scale), room, letters)
    for number, text in enumerate(reversed(wrap(scene.title, Face.TITLE, title, room))):
        place = (middle, (top - above - number * ROW) * scale)
        dark = round(6 * scale) if number else 0
        write(image, place, cut(text, Face.TITLE, title, room), Face.TITLE, title, GOLD, "middle", DARK, dark)
    for number, text in enumerate(line):
        write(image, (middle, (top + number * ROW) * scale), text, Face.TEXT, letters, PALE)
    for number, text in enumerate(reversed(names)):
        write(image, (middle, (LAST_ROW - number * ROW) * scale), text, Face.NAME, letters, SOFT)


def _rows_of(names: str, letters: int, room: float) -> list[str]:
    """Set the names in one row where they fit, otherwise in two that are as even as may be: filling the first
    would lose the last of four names. What is still too long is cut."""
    told = legible(names, Face.NAME)
    parts = told.split(BETWEEN)
    rows: tuple[str, ...] = (told,) if told else ()
    if len(parts) > 1 and width(told, Face.NAME, letters) > room:
        broken = [(BETWEEN.join(parts[:at]), BETWEEN.join(parts[at:])) for at in range(1, len(parts))]
        rows = min(broken, key=lambda pair: max(width(row, Face.NAME, letters) for row in pair))
    return [cut(row, Face.NAME, letters, room) for row in rows]
