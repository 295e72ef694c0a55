"""Signs of effects on cards and tiles, and tokens."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas
from bot.draw.kit.palette import Rgb
from cogs.duel.components import BONUSES, CARDS, TILES, Cost, Printed
from cogs.duel.painting.icons import BROWN, DRAWINGS

# What is printed on cards, landmarks and tokens, as rows of signs (signs).

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
    return tuple([each for skill in skills for each in (f"skill:{skill}", "/")][:-1])


def effect_signs(effect: Printed) -> Signs:
    """One printed icon as signs. Raises KeyError for one that stands on no card, tile or bonus space."""
    if effect.type == "skills":
        return _skill_signs({str(skill): count for skill, count in effect.skills.items()})
    if effect.type == "skills_choice":
        return choice_signs([str(each) for each in effect.options])
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
    return tuple(each for effect in effects for each in effect_signs(effect))


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


@lru_cache(maxsize=768)
def sign(code: str, px: int) -> Image.Image:
    """The sprite of a sign, `px` high. Raises KeyError for an unknown kind."""
    kind, _, name = code.partition(":")
    return DRAWINGS[kind](name, max(8, px))


@lru_cache(maxsize=256)
def faint(code: str, px: int) -> Image.Image:
    """A sign that is not there yet: its outline, pale."""
    sprite = sign(code, px)
    pale = Image.merge("RGB", [sprite.convert("RGB").convert("L")] * 3).convert("RGBA")
    pale.putalpha(sprite.getchannel("A").point([round(value * 0.3) for value in range(256)]))
    return pale


def run(codes: Sequence[str], px: int, gap: int) -> int:
    """Measure how wide a row of signs is."""
    return sum(_wide(code, px) for code in codes) + gap * max(0, len(codes) - 1)


_SHARES = {"flag": 0.72, "pair": 0.72, "card": 0.72, "discard": 0.72, "anywhere": 0.82, "/": 0.2}
"""Width as a share of the height, of signs that are not square."""


def _wide(code: str, px: int) -> int:
    """The width of a sign without drawing it."""
    kind = code.partition(":")[0]
    wide = math.ceil(px * _SHARES.get(kind, 1))
    return 2 * wide + max(1, round(px * 0.04)) if kind == "pair" else wide


def largest(codes: Sequence[str], px: int, gap: int, room: float) -> int:
    """The largest even height, at most `px`, at which a row of signs fits."""
    while px > 8 and run(codes, px, gap) > room:
        px -= 1
    return px - px % 2


@lru_cache(maxsize=64)
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
