"""A title card: what is painted, framed; below it the title, its line and names."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.draw.kit.palette import THEMES, mix, rgb
from bot.draw.kit.type import Face, cut, fit, legible, write, write_block
from bot.draw.title_cards.art import ARTS
from bot.draw.title_cards.scenes import TitleScene
from bot.draw.title_cards.stage import DUSK, FINE, FLOOR, GOLD, HIGH, PALE, WIDE, Stage

LETTERS: Final = 38
"""Of the smallest words: 12 pixels where the card is 290 wide."""
SOFT: Final = rgb("#e9dcc0")


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
    image.paste(rgb("#0c0806"), (0, 0), scrim)
    packed = BytesIO()
    image.save(packed, "JPEG", quality=93, subsampling="4:4:4")
    return packed.getvalue()


def _frame(image: Image.Image, scale: float) -> None:
    pen = ImageDraw.Draw(image)
    for inset, width, colour in ((8, 3, GOLD), (15, 1, mix(GOLD, DUSK, 0.3))):
        box = (inset * scale, inset * scale, (WIDE - inset) * scale, (HIGH - inset) * scale)
        pen.rounded_rectangle(box, 14 * scale, outline=colour, width=max(1, round(width * scale)))


def _words(image: Image.Image, scene: TitleScene, scale: float) -> None:
    room, middle = (WIDE - 72) * scale, WIDE / 2 * scale
    letters = round(LETTERS * scale)
    title = fit(scene.title, Face.TITLE, round(68 * scale), room, letters)
    write(image, (middle, 422 * scale), scene.title, Face.TITLE, title, GOLD)
    box = (36 * scale, 458 * scale, (WIDE - 36) * scale, 544 * scale)
    if not scene.names:
        box = (*box[:3], 578 * scale)
    write_block(image, box, scene.line, Face.TEXT, letters, PALE, leading=1.08)
    names = cut(legible(scene.names, Face.NAME), Face.NAME, letters, room)
    write(image, (middle, 568 * scale), names, Face.NAME, letters, SOFT)
