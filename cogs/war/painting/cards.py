"""Event cards to be read: title, symbol of the die that plays it, and the Combat effect of the lower half."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.caching import cache_layer
from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import THEMES, darker, lighter, mix, rgb
from bot.draw.kit.terrain import clouds
from bot.draw.kit.type import Face, fit, write, write_block
from bot.draw.kit.vector import blazon
from bot.text import Language
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, FREE, SIDES
from cogs.war.painting.brush import BRASS, colours
from cogs.war.painting.scene import name_of, translator

SYMBOLS = {"character": "war/character", "army": "war/army", "muster": "war/muster"}


@lru_cache(maxsize=12)
def event_card(card: str, language: Language, wide: int) -> Image.Image:
    """The sprite of a card, `wide` pixels wide and 1.4 times as high, on its shadow."""
    data = CARDS[card]
    effect = COMBAT_EFFECTS[data.combat]
    rim, field, ink, second = colours(data.side)
    says = translator(language)
    free = data.side == SIDES[FREE]
    high = round(wide * 1.4)
    u = wide / 300
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 20 * u, darker(rim, 0.45))
    canvas.slab((4 * u, 4 * u, wide - 4 * u, high - 4 * u), 17 * u, lighter(rim, 0.15))
    canvas.slab_shade(
        (9 * u, 9 * u, wide - 9 * u, high - 9 * u), 13 * u, lighter(field, 0.1), mix(field, rim, 0.22)
    )
    canvas.slab((9 * u, 282 * u, wide - 9 * u, high - 9 * u), 13 * u, rim if free else darker(rim, 0.1))
    canvas.fill(
        [(9 * u, 282 * u), (wide - 9 * u, 282 * u), (wide - 9 * u, 300 * u), (9 * u, 300 * u)],
        rim if free else darker(rim, 0.1),
    )
    canvas.line([(9 * u, 282 * u), (wide - 9 * u, 282 * u)], BRASS, 3 * u)
    canvas.disc(150 * u, 166 * u, 66 * u, mix(field, rim, 0.5))
    canvas.disc(150 * u, 166 * u, 61 * u, mix(field, rim, 0.14))
    sprite = canvas.finish()
    face = Image.new("RGB", sprite.size)
    face.paste(sprite, (0, 0))
    blazon(face, (150 * u, 166 * u), SYMBOLS[data.type], round(92 * u), ink, second)
    write_block(
        face,
        (20 * u, 16 * u, 280 * u, 94 * u),
        name_of("card", card, language),
        Face.TITLE,
        round(33 * u),
        ink,
        leading=1.0,
    )
    kind = says(f"board-symbol-{data.type}")
    write(face, (150 * u, 249 * u), kind, Face.STRONG, fit(kind, Face.STRONG, round(24 * u), 190 * u), ink)
    if data.table:
        note = says("board-stays")
        write(face, (150 * u, 271 * u), note, Face.TEXT, fit(note, Face.TEXT, round(17 * u), 250 * u), ink)
    pale = rgb("#fff4da")
    blazon(face, (44 * u, 322 * u), "war/battle", round(44 * u), pale, BRASS)
    write_block(
        face,
        (72 * u, 292 * u, 286 * u, 352 * u),
        name_of("effect", data.combat, language),
        Face.TITLE,
        round(27 * u),
        pale,
        leading=1.0,
    )
    order = says("board-initiative", order=", ".join(map(str, effect.initiative)))
    write(
        face,
        (150 * u, 384 * u),
        order,
        Face.STRONG,
        fit(order, Face.STRONG, round(22 * u), 260 * u),
        mix(pale, rim, 0.12),
    )
    face.putalpha(sprite.getchannel("A"))
    return add_shadow(face, max(1, round(4 * u)), drop=(0, max(1, round(2 * u))))


@cache_layer(1)
def cloth(theme_name: str, wide: int, high: int) -> Image.Image:
    """The ground on which cards lie and battles are fought, to be painted on."""
    theme = THEMES[theme_name]
    blotches = clouds((wide, high), 9, max(60, wide // 4)).point(
        lambda value: min(255, max(0, round((value - 70) * 1.1)))
    )
    return Image.composite(
        Image.new("RGB", (wide, high), lighter(theme.paper, 0.1 if not theme.is_night else 0.03)),
        Image.new("RGB", (wide, high), mix(theme.paper, theme.edge, 0.28)),
        blotches,
    )
