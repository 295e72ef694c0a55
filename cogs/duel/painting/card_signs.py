"""What is printed on cards, landmarks and tokens, as rows of signs (signs)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cogs.duel.components import BONUSES, CARDS, TILES, Card, Cost, Printed

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
    signs = [each for skill in skills for each in (f"skill:{skill}", "/")]
    return tuple(signs[:-1])


def _units(effect: Printed) -> Signs:
    count = f"unit:{effect.amount}"
    if effect.regions == "any" or len(effect.regions) < 2:
        return (count,)
    return (count, f"pair:{'+'.join(effect.regions)}")


def effect_signs(effect: Printed) -> Signs:
    """One printed icon as signs. Raises KeyError for one that stands on no card, tile or bonus space."""
    if effect.type == "skills":
        return _skill_signs({str(skill): count for skill, count in effect.skills.items()})
    if effect.type == "skills_choice":
        return choice_signs([str(each) for each in effect.options])
    if effect.type == "place_units":
        return _units(effect)
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
    """What is printed on a card. Raises KeyError for an unknown one."""
    return _signs_of_card(CARDS[card])


def _signs_of_card(card: Card) -> CardSigns:
    return CardSigns(
        colour=card.color,
        gives=_signs(card.effects),
        costs=_cost_signs(card.cost),
        needs=card.link_required,
        grants=card.link_granted,
    )


@lru_cache(maxsize=16)
def tile_signs(tile: str) -> tuple[Signs, Signs]:
    """What a landmark gives besides its fortress, and what it costs."""
    printed = TILES[tile]
    return _signs(printed.effects), _cost_signs(printed.cost)


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
