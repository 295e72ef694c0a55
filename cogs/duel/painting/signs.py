"""The colours of the cards, the icons on them, and signs of what cards, landmarks and tokens do."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, blazon
from bot.draw.kit.marks import as_sign
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.type import Face, fit, write
from cogs.duel.components import BONUSES, CARDS, TILES, Cost, Printed

# The colours of Duel: of cards, skills and banners, and what signs are drawn with.

CREAM = rgb("#fbf3dc")
BROWN = rgb("#3a2412")
GOLD = rgb("#e0a92e")

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


# Small signs: skills, coins, rings, races, links, banners and manoeuvres, each with a shape of its own.


def stamp(canvas: Canvas, name: str, ink: Rgb, second: Rgb, share: float, dy: float = 0.0) -> Image.Image:
    """The easel's drawing with an emblem in its middle, `share` of its smaller side large."""
    sprite = canvas.finish()
    size = max(6, round(min(sprite.size) * share))
    blazon(sprite, (sprite.width / 2, sprite.height / 2 + dy), f"duel/{name}", size, ink, second)
    return sprite


def bare(name: str, px: int, ink: Rgb, second: Rgb, outline: Rgb | None = None) -> Image.Image:
    """An emblem alone, with an outline where it must stand off its ground."""
    sprite = Image.new("RGBA", (px, px), (0, 0, 0, 0))
    middle = (px / 2, px / 2)
    if outline is not None:
        for way in range(8):
            angle = way * math.pi / 4
            off = max(1.0, px * 0.035)
            place = (middle[0] + off * math.cos(angle), middle[1] + off * math.sin(angle))
            blazon(sprite, place, f"duel/{name}", round(px * 0.9), outline, outline)
    blazon(sprite, middle, f"duel/{name}", round(px * 0.9), ink, second)
    return sprite


def _skill(name: str, px: int) -> Image.Image:
    field = SKILL_COLOURS[name]
    canvas = Canvas(px, px)
    r = px / 2
    canvas.disc(r, r, r, darker(field, 0.55))
    canvas.disc(r, r, r * 0.95, CREAM)
    canvas.disc(r, r, r * 0.86, darker(field, 0.12))
    canvas.disc(r, r * 0.96, r * 0.80, lighter(field, 0.06))
    return stamp(canvas, name, CREAM, mix(field, CREAM, 0.52), 0.6)


def _any(name: str, px: int) -> Image.Image:
    canvas = Canvas(px, px)
    r = px / 2
    canvas.disc(r, r, r, BROWN)
    for index, colour in enumerate(SKILL_COLOURS.values()):
        start = index * math.tau / 5 - math.pi / 2
        angles = [start + k * math.tau / 40 for k in range(9)]
        arc = [(r + r * 0.92 * math.cos(angle), r + r * 0.92 * math.sin(angle)) for angle in angles]
        canvas.fill([(r, r), *arc], lighter(colour, 0.1))
    canvas.disc(r, r, r * 0.62, CREAM)
    return stamp(canvas, "any", BROWN, GOLD, 0.46)


def _coin(text: str, px: int) -> Image.Image:
    canvas = Canvas(px, px)
    r = px / 2
    canvas.disc(r, r, r, rgb("#7c5510"))
    canvas.disc(r, r, r * 0.94, rgb("#f6d572"))
    canvas.disc(r, r, r * 0.80, rgb("#b07f1c"))
    canvas.disc(r, r, r * 0.76, rgb("#edc04a"))
    for k in range(20):
        angle = k * math.tau / 20
        x, y = r + r * 0.87 * math.cos(angle), r + r * 0.87 * math.sin(angle)
        canvas.disc(x, y, r * 0.035, rgb("#8d6414"))
    sprite = canvas.finish()
    if text:
        size = fit(text, Face.TITLE, round(px * 0.78), px * 0.74)
        write(sprite, (r, r), text, Face.TITLE, size, rgb("#46300a"))
    return sprite


def _strike_out(sprite: Image.Image) -> Image.Image:
    """A sprite struck through, still to be recognised."""
    canvas = Canvas(sprite.width, sprite.height)
    w, h = sprite.width, sprite.height
    ends = [(w * 0.1, h * 0.9), (w * 0.9, h * 0.1)]
    canvas.line(ends, CREAM, w * 0.19)
    canvas.line(ends, rgb("#b3211b"), w * 0.115)
    return Image.alpha_composite(sprite, canvas.finish())


def _hexagon(px: int, share: float = 1.0) -> list[Point]:
    r = px / 2
    angles = [k * math.pi / 3 for k in range(6)]
    return [(r + r * share * math.sin(angle), r - r * share * math.cos(angle)) for angle in angles]


def _ring(name: str, px: int) -> Image.Image:
    """A ring as large as its sign."""
    drawn = bare("ring", round(px * 1.2), rgb("#f2c443"), rgb("#fff3c4"), BROWN)
    return drawn.crop(drawn.getbbox()).resize((px, px), Image.Resampling.LANCZOS)


def _race(name: str, px: int) -> Image.Image:
    field = rgb("#8a6a24") if name == "eagle" else rgb("#2f6a3a")
    canvas = Canvas(px, px)
    canvas.fill(_hexagon(px), darker(field, 0.6))
    canvas.fill(_hexagon(px, 0.95), CREAM)
    canvas.shade(_hexagon(px, 0.85), lighter(field, 0.14), darker(field, 0.12))
    return stamp(canvas, name, CREAM, rgb("#f3c65a"), 0.56)


def _link(name: str, px: int) -> Image.Image:
    canvas = Canvas(px, px)
    canvas.slab((0, 0, px, px), px * 0.18, rgb("#6b4a1c"))
    canvas.slab((px * 0.05, px * 0.05, px * 0.95, px * 0.95), px * 0.15, rgb("#f4d88a"))
    canvas.slab((px * 0.1, px * 0.1, px * 0.9, px * 0.9), px * 0.1, CREAM)
    return stamp(canvas, name, rgb("#4a2c10"), rgb("#b9701c"), 0.72)


def _flag(name: str, px: int) -> Image.Image:
    wide = px * 0.72
    field = BANNERS[name]
    pale = sum(field) > 380
    canvas = Canvas(wide, px)

    def cloth(inset: float) -> list[Point]:
        left, right, low = inset, wide - inset, px - inset
        return [(left, inset), (right, inset), (right, low), (wide / 2, low - px * 0.16), (left, low)]

    canvas.fill(cloth(0), darker(field, 0.65))
    canvas.fill(cloth(px * 0.04), GOLD)
    canvas.shade(cloth(px * 0.08), lighter(field, 0.1), darker(field, 0.12))
    ink = darker(field, 0.82) if pale else CREAM
    second = darker(field, 0.5) if pale else rgb("#f5c95c")
    return stamp(canvas, name, ink, second, 0.86, -px * 0.07)


def _pair(names: str, px: int) -> Image.Image:
    """Two banners of which one is chosen."""
    flags = [_flag(name, px) for name in names.split("+")]
    gap = max(1, round(px * 0.04))
    sprite = Image.new("RGBA", (sum(flag.width for flag in flags) + gap, px), (0, 0, 0, 0))
    sprite.paste(flags[0], (0, 0))
    sprite.paste(flags[1], (flags[0].width + gap, 0))
    return sprite


def outline_of(colour: str) -> list[Point]:
    """The printed sign of a card's colour, in a box of 1 by 1."""
    if colour == "grey":
        return [(0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)]
    if colour == "yellow":
        angles = [k / 20 * math.pi for k in range(40)]
        return [(0.5 + 0.46 * math.sin(angle), 0.5 - 0.46 * math.cos(angle)) for angle in angles]
    if colour == "blue":
        return [(0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)]
    if colour == "green":
        return [(0.5, 0.04), (0.99, 0.92), (0.01, 0.92)]
    if colour == "red":
        near, far, end = 0.22, 0.5, 0.04
        arm = [(end + near, end), (far, far - near), (1 - end - near, end), (1 - end, end + near)]
        low = [(far + near, far), (1 - end, 1 - end - near), (1 - end - near, 1 - end), (far, far + near)]
        rest = [(end + near, 1 - end), (end, 1 - end - near), (far - near, far), (end, end + near)]
        return [*arm, *low, *rest]
    tips = [(0.52 if k % 2 == 0 else 0.22, k * math.pi / 5) for k in range(10)]
    return [(0.5 + r * math.sin(angle), 0.53 - r * math.cos(angle)) for r, angle in tips]


def _mark(name: str, px: int) -> Image.Image:
    canvas = Canvas(px, px)
    field = COLOURS[name]
    whole = [(x * px, y * px) for x, y in outline_of(name)]
    inner = [
        (px / 2 + (x - px / 2) * 0.78, px / 2 + (y - px / 2) * 0.78 + px * (0.05 if name == "green" else 0))
        for x, y in whole
    ]
    canvas.fill(whole, CREAM)
    canvas.line([*whole, whole[0], whole[1]], darker(field, 0.6), max(1.0, px * 0.05))
    canvas.fill(inner, field)
    return canvas.finish()


def _emblem(name: str, px: int) -> Image.Image:
    """The sign of a colour as it stands on a card of that colour: pale."""
    canvas = Canvas(px, px)
    whole = [(x * px, y * px) for x, y in outline_of(name)]
    canvas.fill(whole, CREAM)
    canvas.line([*whole, whole[0], whole[1]], darker(COLOURS[name], 0.6), max(1.0, px * 0.08))
    return canvas.finish()


def _card(name: str, px: int) -> Image.Image:
    """A card of a colour, as tokens speak of it."""
    wide = px * 0.72
    field = COLOURS.get(name, rgb("#8a6534"))
    canvas = Canvas(wide, px)
    canvas.slab((0, 0, wide, px), px * 0.1, darker(field, 0.6))
    canvas.slab((px * 0.05, px * 0.05, wide - px * 0.05, px * 0.95), px * 0.07, CREAM)
    canvas.slab((px * 0.09, px * 0.09, wide - px * 0.09, px * 0.91), px * 0.05, field)
    sprite = canvas.finish()
    if name in COLOURS:
        sign = _mark(name, round(px * 0.5))
        sprite.alpha_composite(sign, (round((wide - sign.width) / 2), round((px - sign.height) / 2)))
    return sprite


def _tile(name: str, px: int) -> Image.Image:
    """A landmark, as tokens speak of it."""
    canvas = Canvas(px, px)
    canvas.slab((0, px * 0.1, px, px * 0.9), px * 0.1, BROWN)
    canvas.slab((px * 0.05, px * 0.15, px * 0.95, px * 0.85), px * 0.07, rgb("#cdb98a"))
    return stamp(canvas, "fortress", BROWN, GOLD, 0.62)


def _unit(text: str, px: int) -> Image.Image:
    canvas = Canvas(px, px)
    canvas.slab((0, 0, px, px), px * 0.5, darker(COLOURS["red"], 0.6))
    canvas.slab((px * 0.05, px * 0.05, px * 0.95, px * 0.95), px * 0.45, rgb("#f2e2c0"))
    sprite = stamp(canvas, "unit", rgb("#7c1a15"), rgb("#f0b45c"), 0.8)
    return _add_count(sprite, text) if text else sprite


def _add_count(sprite: Image.Image, text: str) -> Image.Image:
    """A sprite with a large number on its lower right."""
    px = sprite.height
    wide = Image.new("RGBA", (math.ceil(px * _share("plus" if len(text) > 1 else "unit")), px), (0, 0, 0, 0))
    wide.paste(sprite, (0, 0))
    place, halo = (wide.width - px * 0.02, px * 0.66), max(1, round(px * 0.06))
    write(wide, place, text, Face.TITLE, round(px * 0.8), BROWN, "right", CREAM, halo)
    return wide


def _tokens(text: str, px: int) -> Image.Image:
    """Alliance tokens: wooden plaques one over the other, as they lie on the table."""
    canvas = Canvas(px, px)
    for left, top in ((0.0, 0.06), (0.14, 0.32)):
        box = (px * left, px * top, px * (left + 0.86), px * (top + 0.62))
        for inset, colour in ((0.0, BROWN), (0.035, rgb("#b98445")), (0.11, rgb("#e9d8ae"))):
            i = px * inset
            canvas.slab((box[0] + i, box[1] + i, box[2] - i, box[3] - i), px * (0.18 - inset), colour)
    sprite = canvas.finish()
    write(sprite, (px * 0.57, px * 0.6), text, Face.TITLE, round(px * 0.78), BROWN)
    return sprite


def _waive(name: str, px: int) -> Image.Image:
    sprite = _coin("", px)
    tower = bare("fortress", round(px * 0.6), BROWN, BROWN)
    sprite.alpha_composite(tower, (round(px * 0.2), round(px * 0.2)))
    return _strike_out(sprite)


def _blank_link(name: str, px: int) -> Image.Image:
    canvas = Canvas(px, px)
    canvas.slab((0, 0, px, px), px * 0.18, rgb("#6b4a1c"))
    canvas.slab((px * 0.07, px * 0.07, px * 0.93, px * 0.93), px * 0.13, CREAM)
    for x in (0.35, 0.65):
        canvas.disc(px * x, px * 0.5, px * 0.2, rgb("#8a5a20"))
        canvas.disc(px * x, px * 0.5, px * 0.12, CREAM)
    return canvas.finish()


def _anywhere(name: str, px: int) -> Image.Image:
    wide = math.ceil(px * 0.82)
    canvas = Canvas(wide, px)
    cloth = [(0, 0), (wide, 0), (wide, px), (wide / 2, px * 0.84), (0, px)]
    canvas.fill(cloth, BROWN)
    edge, low = px * 0.06, px * 0.9
    canvas.fill(
        [(edge, edge), (wide - edge, edge), (wide - edge, low), (wide / 2, px * 0.76), (edge, low)], CREAM
    )
    sprite = canvas.finish()
    write(sprite, (wide / 2, px * 0.4), "?", Face.TITLE, round(px * 0.6), BROWN)
    return sprite


DRAWINGS: dict[str, Callable[[str, int], Image.Image]] = {
    "skill": _skill,
    "any": _any,
    "coin": _coin,
    "lost": lambda name, px: _strike_out(_coin("", px)),
    "ring": _ring,
    "race": _race,
    "link": _link,
    "linked": _blank_link,
    "flag": _flag,
    "anywhere": _anywhere,
    "pair": _pair,
    "mark": _mark,
    "emblem": _emblem,
    "card": _card,
    "tile": _tile,
    "unit": _unit,
    "plus": lambda text, px: _add_count(_unit("", px), f"+{text}"),
    "slain": lambda name, px: _strike_out(_unit("", px)),
    "fortress": lambda name, px: bare("fortress", px, BROWN, GOLD, CREAM),
    "razed": lambda name, px: _strike_out(bare("fortress", px, BROWN, GOLD, CREAM)),
    "move": lambda name, px: bare("move", px, rgb("#23543a"), GOLD, CREAM),
    "turn": lambda name, px: bare("turn", px, rgb("#1d5c86"), GOLD, CREAM),
    "tokens": _tokens,
    "pile": lambda name, px: bare("cards", px, BROWN, rgb("#a97a2c"), CREAM),
    "discard": lambda name, px: _strike_out(_card(name, px)),
    "waive": _waive,
    "double": lambda name, px: _add_count(_coin("", px), "×2"),
}
"""Who draws which kind of sign, given what follows its colon and its height in pixels."""


# What is printed on cards, landmarks and tokens, as rows of signs.

SKILLS = ("ruse", "strength", "courage", "knowledge", "leadership")
RACES = ("elves", "dwarves", "hobbits", "humans", "ents", "wizards")

Signs = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardSigns:
    """A chapter card. gives, costs: rows of signs; needs, grants: links."""

    colour: str
    gives: Signs
    costs: Signs
    needs: str | None
    grants: str | None


def _skill_signs(skills: Mapping[str, int]) -> Signs:
    return tuple(f"skill:{skill}" for skill in SKILLS for _ in range(skills.get(skill, 0)))


def _cost_signs(cost: Cost) -> Signs:
    coins = (f"coin:{cost.coins}",) if cost.coins else ()
    return (*coins, *_skill_signs({str(skill): count for skill, count in cost.skills.items()}))


def choice_signs(skills: Sequence[str]) -> Signs:
    """Skills of which one is chosen each turn."""
    return tuple([code for skill in skills for code in (f"skill:{skill}", "/")][:-1])


def effect_signs(effect: Printed) -> Signs:
    """One printed icon as signs. Raises KeyError for one that stands on no card, tile or bonus space."""
    if effect.type == "skills":
        return _skill_signs({str(skill): count for skill, count in effect.skills.items()})
    if effect.type == "skills_choice":
        return choice_signs([str(option) for option in effect.options])
    if effect.type == "place_units":
        choice = effect.regions != "any" and len(effect.regions) > 1
        return (f"unit:{effect.amount}", *([f"pair:{'+'.join(effect.regions)}"] if choice else []))
    simple: dict[str, Signs] = {
        "coins": (f"coin:{effect.amount}",),
        "quest": ("ring",) * effect.steps,
        "race": (f"race:{effect.race}",),
        "move_units": ("move",) * effect.amount,
        "opponent_loses_coins": ("lost",) * effect.amount,
        "remove_enemy_units": ("slain",) * effect.amount,
        "draft_alliance_token": (f"tokens:{effect.reveal}",),
        "discard_opponent_card": ("discard:grey",),
        "play_discarded_card": ("pile",),
        "extra_turn": ("turn",),
        "remove_enemy_fortress": ("razed",),
        "place_fortress": (),
    }
    return simple[effect.type]


def _signs(effects: Sequence[Printed]) -> Signs:
    return tuple(code for effect in effects for code in effect_signs(effect))


@lru_cache(maxsize=128)
def card_signs(card: str) -> CardSigns:
    """Return what is printed on a card. Raises KeyError for an unknown one."""
    printed = CARDS[card]
    gives, costs = _signs(printed.effects), _cost_signs(printed.cost)
    return CardSigns(printed.color, gives, costs, printed.link_required, printed.link_granted)


@lru_cache(maxsize=16)
def tile_signs(tile: str) -> tuple[Signs, Signs]:
    """Return what a landmark gives, its fortress first, and what it costs."""
    printed = TILES[tile]
    return ("fortress", *_signs(printed.effects)), _cost_signs(printed.cost)


@lru_cache(maxsize=1)
def bonus_signs() -> dict[int, str]:
    """The sign of each bonus space of the Quest track."""
    return {space: effect_signs(effect)[0] for space, effect in BONUSES.items()}


TOKEN_SIGNS: dict[str, Signs] = {
    "elves_yellow_extra_turn": ("card:yellow", "turn"),
    "elves_red_anywhere": ("card:red", "anywhere"),
    "elves_wild_skill": ("any",),
    "dwarves_no_surcharge": ("tile", "waive"),
    "dwarves_landmark_extra_turn": ("tile", "turn"),
    "dwarves_green_moves": ("card:green", "move", "move"),
    "hobbits_eagle": ("race:eagle",),
    "hobbits_blue_unit": ("card:blue", "unit:1"),
    "hobbits_link_coins": ("linked", "coin:3"),
    "humans_yellow_quest": ("card:yellow", "ring"),
    "humans_red_extra_unit": ("card:red", "plus:1"),
    "humans_double_discard": ("card:any", "double"),
    "ents_extra_turn": ("turn",),
    "ents_remove_fortress": ("razed",),
    "ents_three_manoeuvres": ("slain", "lost", "move"),
    "wizards_quest_2": ("ring", "ring"),
    "wizards_two_units": ("unit:1", "unit:1"),
    "wizards_play_discarded": ("pile",),
}
"""What each alliance token does, as signs; its race stands beside them."""


# Signs by their codes, drawn once for a height, and rows of them.
#
# A sign is named by a short code, `kind` or `kind:name`:
#
#     skill:ruse  any  coin:3  lost  ring  race:elves  link:pot  linked  flag:gondor  pair:rohan+mordor
#     anywhere  mark:red  emblem:red  card:blue  tile  unit:2  plus:1  slain  fortress  razed  move  turn
#     tokens:2  pile  discard:grey  waive  double


WRITTEN_ON = frozenset({"coin", "unit", "plus", "tokens", "double", "anywhere"})
"""Kinds of signs with something written on them."""


@keep_painted
def sign(code: str, px: int) -> Image.Image:
    """The sprite of a sign, `px` high. Raises KeyError for an unknown kind."""
    kind, _, name = code.partition(":")
    return as_sign(DRAWINGS[kind](name, max(8, px)), code, carries=kind in WRITTEN_ON)


@keep_painted
def faint(code: str, px: int) -> Image.Image:
    """A sign that is not there yet: its outline, pale."""
    sprite = sign(code, px)
    pale = Image.merge("RGB", [sprite.convert("RGB").convert("L")] * 3).convert("RGBA")
    pale.putalpha(sprite.getchannel("A").point([round(value * 0.3) for value in range(256)]))
    return pale


def run(codes: Sequence[str], px: int, gap: int) -> int:
    """Measure how wide a row of signs is."""
    return sum(_wide(code, px) for code in codes) + gap * max(0, len(codes) - 1)


_SHARES = {
    **dict.fromkeys(("flag", "pair", "card", "discard"), 0.72),
    "anywhere": 0.82,
    "unit": 1.1,
    "plus": 1.36,
    "double": 1.36,
    "/": 0.2,
}
"""Width as a share of the height, of signs that are not square."""


def _share(kind: str) -> float:
    return _SHARES.get(kind, 1.0)


def _wide(code: str, px: int) -> int:
    """The width of a sign without drawing it."""
    kind = code.partition(":")[0]
    wide = math.ceil(px * _share(kind))
    return 2 * wide + max(1, round(px * 0.04)) if kind == "pair" else wide


def largest(codes: Sequence[str], px: int, gap: int, room: float) -> int:
    """The largest even height, at most `px`, at which a row of signs fits."""
    while px > 8 and run(codes, px, gap) > room:
        px -= 1
    return px - px % 2


@keep_painted
def _slash(px: int, ink: Rgb) -> Image.Image:
    """Draw the stroke that stands between things of which one is chosen."""
    canvas = Canvas(px * 0.34, px)
    canvas.line([(px * 0.26, px * 0.16), (px * 0.08, px * 0.84)], ink, max(1.2, px * 0.07))
    return canvas.finish()


def row(
    image: Image.Image,
    place: tuple[float, float],
    codes: Sequence[str],
    px: int,
    gap: int,
    ink: Rgb = BROWN,
    across: str = "middle",
) -> None:
    """Signs side by side, centred on a place (or to its right); `/` stands for a choice."""
    x = place[0] - (run(codes, px, gap) / 2 if across == "middle" else 0)
    for code in codes:
        wide = _wide(code, px)
        if code == "/":
            sprite = _slash(px, ink)
            image.paste(sprite, (round(x + wide / 2 - sprite.width / 2), round(place[1] - px / 2)), sprite)
        else:
            sprite = sign(code, px)
            image.paste(sprite, (round(x), round(place[1] - sprite.height / 2)), sprite)
        x += wide + gap
