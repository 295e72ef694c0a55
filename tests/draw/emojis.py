"""Our emojis, painted from the very sprites of the boards: `make emojis` writes them to assets/emojis.

Each is a square PNG of 128 pixels, a pale edge around the sprite, so that it stands out on any ground.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageFilter

from bot.draw.kit.canvas import Canvas, Point, blazon
from bot.draw.kit.palette import THEMES, Team, darker, lighter, mix
from bot.draw.kit.tokens import SHIELD, STONE, Outline, scale_outline
from bot.emojis import EMOJIS
from bot.text.signs import OWN, PREFIX
from cogs.battle.components import ICON
from cogs.battle.painting.cards import symbol
from cogs.confrontation.painting.pieces import small_card
from cogs.duel.painting.signs import sign
from cogs.journey.painting import pieces as journey
from cogs.war.model.components import FREE, NATION_SIDE, SHADOW, SIDES
from cogs.war.painting.land import LIVERIES
from cogs.war.painting.land import team as team_of
from cogs.war.painting.pieces import BRASS, die, medal

SIDE: Final = 128
"""Pixels of an emoji's side."""
LARGE: Final = 384
"""Pixels at which sprites are painted before they are made small."""
EDGE: Final = 6
"""Pixels of the pale edge."""
PALE: Final = (255, 250, 235)
WIDER: Final = 1.2
"""How much wider than on the board a piece is."""
THEME: Final = THEMES["parchment"]

Paint = Callable[[], Image.Image]


def _piece(outline: Outline, team: Team, emblem: str) -> Paint:
    """A piece as it stands on the board, wider and with a larger emblem, and without name and number."""

    def shape(inset: float) -> list[Point]:
        return [(x * WIDER, y) for x, y in scale_outline(outline, LARGE / WIDER, inset)]

    def paint() -> Image.Image:
        canvas = Canvas(LARGE, LARGE / WIDER * 1.24)
        canvas.shade(shape(0), lighter(team.rim, 0.28), darker(team.rim, 0.25))
        canvas.fill(shape(4.5), mix(team.second, lighter(team.rim, 0.5), 0.35))
        canvas.shade(shape(7), lighter(team.field, 0.14), darker(team.field, 0.14))
        sprite = canvas.finish()
        middle = (sprite.width / 2, sprite.height * (0.48 if outline is SHIELD else 0.54))
        blazon(sprite, middle, emblem, round(LARGE * 0.72), team.ink, team.second)
        return sprite

    return paint


def _figure(name: str, *, dark: bool) -> Paint:
    team = THEME.dark if dark else THEME.light
    return _piece(STONE if dark else SHIELD, team, f"confrontation/{name}")


def _nation(nation: str) -> Paint:
    outline = SHIELD if NATION_SIDE[nation] == FREE else STONE
    return _piece(outline, team_of(nation), LIVERIES[nation].emblem)


def _character(name: str, *, dark: bool) -> Paint:
    return lambda: medal(name, SIDES[SHADOW if dark else FREE], LARGE)


def _card(name: str) -> Paint:
    return lambda: small_card(name, THEME, round(LARGE * 0.88), LARGE)


def _face(face: str) -> Paint:
    return lambda: die(face, SIDES[SHADOW if face == "eye" else FREE], LARGE)


def _sign(code: str) -> Paint:
    return lambda: sign(code, LARGE)


def _mark(colour: str) -> Paint:
    """A hobbit's mark in Journey, in the colour of the die."""

    def paint() -> Image.Image:
        body = journey.PAINTS[colour].body
        canvas = Canvas(LARGE, LARGE)
        middle = LARGE / 2
        canvas.fill(journey.mark(colour, middle, middle, middle * 0.86), darker(body, 0.6))
        canvas.fill(journey.mark(colour, middle, middle, middle * 0.62), lighter(body, 0.08))
        return canvas.finish()

    return paint


def _shown(symbol: str) -> Paint:
    """What a die of Journey shows, whichever colour it has."""

    def paint() -> Image.Image:
        canvas = Canvas(LARGE, LARGE)
        canvas.slab((0, 0, LARGE, LARGE), LARGE * 0.19, darker(BRASS, 0.4))
        canvas.slab((14, 14, LARGE - 14, LARGE - 14), LARGE * 0.16, (247, 236, 206))
        sprite = canvas.finish()
        middle = (LARGE / 2, LARGE / 2)
        blazon(sprite, middle, f"journey/{symbol}", round(LARGE * 0.8), (58, 36, 18), darker(BRASS, 0.15))
        return sprite

    return paint


def _disc(emblem: str) -> Paint:
    """An emblem that several games show, on a disc of parchment."""

    def paint() -> Image.Image:
        canvas = Canvas(LARGE, LARGE)
        middle = LARGE / 2
        canvas.disc(middle, middle, middle, darker(BRASS, 0.4))
        canvas.disc(middle, middle, middle * 0.92, (247, 236, 206))
        sprite = canvas.finish()
        blazon(sprite, (middle, middle), emblem, round(LARGE * 0.7), (58, 36, 18), BRASS)
        return sprite

    return paint


def _coin() -> Image.Image:
    """A coin of Duel with a broader rim: on a light ground its own would be too thin."""
    canvas = Canvas(LARGE, LARGE)
    canvas.disc(LARGE / 2, LARGE / 2, LARGE / 2, (96, 64, 12))
    whole = canvas.finish()
    coin = sign("coin:", round(LARGE * 0.84))
    whole.alpha_composite(coin, (round(LARGE * 0.08), round(LARGE * 0.08)))
    return whole


LIGHT: Final = ("frodo", "sam", "merry", "pippin", "gandalf", "aragorn", "legolas", "gimli", "boromir")
DARK: Final = ("saruman", "witch_king", "black_rider", "balrog", "shelob", "orcs", "warg", "cave_troll")
CARDS: Final = {
    **{f"card_{number}": f"{'l' if number < 6 else 'd'}{number}" for number in range(1, 7)},
    "card_magic": "l_magic",
    "card_sacrifice": "l_sacrifice",
    "card_cloak": "l_cloak",
    "card_retreat_back": "l_retreat",
    "card_retreat_aside": "d_retreat",
    "card_eye": "d_eye",
}
SKILLS: Final = ("ruse", "strength", "courage", "knowledge", "leadership")
RACES: Final = ("elves", "ents", "hobbits", "humans", "dwarves", "wizards", "eagle")
LANDMARKS: Final = {
    "grey_havens": "lindon",
    "bree": "arnor",
    "erebor": "rhovanion",
    "orthanc": "enedwaith",
    "helms_deep": "rohan",
    "minas_tirith": "gondor",
    "barad_dur": "mordor",
}
"""The banner of the region in which each stands, as the map shows it."""
FACES: Final = ("character", "army", "muster", "event", "muster_army", "will_of_the_west", "eye")
NATIONS: Final = ("dwarves", "elves", "gondor", "isengard", "north", "rohan", "sauron")

PAINTERS: Final[Mapping[str, Paint]] = {
    **{name: _figure(name, dark=False) for name in LIGHT},
    **{name: _figure(name, dark=True) for name in DARK},
    "nazgul": _figure("flying_nazgul", dark=True),
    **{name: _character(name, dark=False) for name in ("strider", "gandalf_the_white")},
    **{name: _character(name, dark=True) for name in ("gollum", "mouth_of_sauron")},
    "ring": _sign("ring"),
    "swords": _disc("shared/swords"),
    **{f"face_{symbol}": _shown(symbol) for symbol in ("gandalf", "orc", "nazgul", "white_tree")},
    **{name: _card(card) for name, card in CARDS.items()},
    **{colour: _mark(colour) for colour in ("yellow", "red", "blue", "green", "black")},
    **{
        "any_symbol" if icon == "any" else icon: (lambda code=code: symbol(code, LARGE))
        for code, icon in ICON.items()
    },
    **{skill: _sign(f"skill:{skill}") for skill in SKILLS},
    **{f"race_{race}": _sign(f"race:{race}") for race in RACES},
    "coin": _coin,
    "unit": _sign("unit:"),
    "manoeuvre": _sign("mark:purple"),
    **{name: _sign(f"flag:{region}") for name, region in LANDMARKS.items()},
    **{f"die_{face}": _face(face) for face in FACES},
    **{nation: _nation(nation) for nation in NATIONS},
    "southrons": _nation("southrons_easterlings"),
    "elven_ring": lambda: medal("elven_ring", SIDES[FREE], LARGE),
}
"""Who paints each emoji, by its name without the prefix."""


def paint_emoji(name: str) -> Image.Image:
    """An emoji, square, on clear ground. Raises KeyError for a name that none has."""
    sprite = PAINTERS[name]().convert("RGBA")
    # The shadow of a board would be a smear at this size.
    sprite.putalpha(sprite.getchannel("A").point(lambda value: value if value > 200 else 0))
    sprite = sprite.crop(sprite.getbbox())
    room = SIDE - 2 * EDGE
    share = room / max(sprite.size)
    small = sprite.resize(
        (max(1, round(sprite.width * share)), max(1, round(sprite.height * share))), Image.Resampling.LANCZOS
    )
    whole = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    whole.paste(small, ((SIDE - small.width) // 2, (SIDE - small.height) // 2))
    under = Image.new("RGBA", (SIDE, SIDE), (*PALE, 0))
    around = whole.getchannel("A").filter(ImageFilter.MaxFilter(2 * EDGE - 1))
    under.putalpha(around.filter(ImageFilter.GaussianBlur(0.8)))
    return Image.alpha_composite(under, whole)


def encode_emoji(image: Image.Image) -> bytes:
    """The emoji as a small PNG."""
    stream = BytesIO()
    image.quantize(256, Image.Quantize.FASTOCTREE).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def write_emojis(folder: Path = EMOJIS) -> None:
    """Write all anew, and take away those that have no sign any more."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for name in OWN.values():
        (folder / f"{PREFIX}{name}.png").write_bytes(encode_emoji(paint_emoji(name)))


if __name__ == "__main__":
    write_emojis()
