"""A battle and a tile of the Hunt as lines of the description."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.war.model.components import CARDS, DECKS, REGIONS, SIDES
from cogs.war.model.state import Battle, Chase, Fighter, RulesName
from cogs.war.words.card_texts import effect_title
from cogs.war.words.names import card_label, tile_label
from cogs.war.words.phrases import Phrasebook

BETWEEN = "; "
NONE = "–"


def where_fought(say: Phrasebook, battle: Battle) -> str:
    place, origin = (say.region(REGIONS[each]) for each in (battle.region, battle.origin))
    return say("state-battle", kind=battle.kind, region=place, origin=origin, round=max(1, battle.round))


def fighter_line(say: Phrasebook, battle: Battle, side: int, force: str) -> str:
    one, seat = battle.sides[side], say.name(SIDES[side])
    does = "state-attacks" if side == battle.attacker else "state-defends"
    parts = [
        say(does, side=seat, figures=force or NONE),
        *_card_laid(say, one, "base" if battle.melee is None else "groteka"),
    ]
    for message, rolled, hits in (
        ("state-rolled", one.rolled, one.hits),
        ("state-rerolled", one.rerolled, one.reroll_hits),
    ):
        if rolled:
            parts.append(say(message, dice=" ".join(map(str, rolled)), hits=hits))
    other = one.early_hits + one.extra_hits
    if other:
        parts.append(say("state-more-hits", hits=other))
    return BETWEEN.join(parts)


def _card_laid(say: Phrasebook, one: Fighter, rules: RulesName) -> Iterator[str]:
    if one.laid == "none":
        yield say("state-no-card")
    elif one.card in DECKS:
        yield say("state-card-down", deck=one.card)
    elif one.card:
        names = {
            "card": card_label(say, one.card),
            "effect": effect_title(say, CARDS[one.card].combat, rules),
        }
        fate = "cancelled" if one.cancelled else "up" if one.up else "down"
        yield say("state-card", fate=fate, **names)


def chase_line(say: Phrasebook, chase: Chase) -> str:
    parts: list[str] = []
    if chase.cause in CARDS:
        parts.append(say("state-chase-card", card=card_label(say, chase.cause)))
    if chase.rolled:
        rolled = " ".join(map(str, chase.rolled))
        parts.append(say("state-chase-roll", dice=rolled, successes=chase.successes))
    if chase.tile:
        parts.append(say("state-chase-tile", tile=tile_label(say, chase.tile)))
        parts.append(say("state-chase-damage", damage=chase.damage))
    return BETWEEN.join(parts) or say("state-chase-open")
