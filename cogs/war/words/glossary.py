"""What the regions, Nations, figures, cards, tiles, dice and signs of War of the Ring are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.text import Entry, explain_each
from cogs.war.model.components import (
    BOARD,
    CARDS,
    CHARACTERS,
    COMBAT_EFFECTS,
    FACE_ORDER,
    FIGURES,
    NATION_SIDE,
    NATIONS,
    REGIONS,
    SETTLEMENTS_OF,
    SETUP,
    SIDES,
    TILES,
)
from cogs.war.words.card_texts import ability_text, card_text, combat_brief, combat_text, tile_text
from cogs.war.words.names import deck_label, die_label, effect_label, nation_label, region_label, seat_label
from cogs.war.words.phrases import Phrasebook

NOTHING: Final = "none"
_MAP: Final = ("shield", "units", "settlement", "border", "fellowship", "arrow")
_PANELS: Final = (*("cards", "rings", "points", "dice", "politics", "hunt", "track", "companions", "mordor"),)
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": (*_MAP, *_PANELS),
    "hand": ("symbol", "combat"),
    "reserves": ("shield", "units"),
    "battle": ("shield", "units", "roll", "hit", "combat"),
    "zoom": _MAP,
    "around": _MAP,
}
_REGIONS: Final = {region.id: region for region in BOARD.regions}
_ROLES: Final = ("regular", "elite", "leader", "nazgul")


def glossary(say: Phrasebook) -> Iterator[Entry]:
    """Everything with a name."""
    yield from explain_each(say, "face", FACE_ORDER, lambda face: say(f"explain-face-{face}"))
    yield from explain_each(say, "hero", CHARACTERS, partial(_character, say))
    yield from explain_each(say, "card", CARDS, partial(_card, say))
    yield from explain_each(say, "effect", COMBAT_EFFECTS, partial(_effect, say))
    yield from explain_each(say, "tile", TILES, partial(tile_text, say))
    yield from explain_each(say, "nation", NATIONS, partial(_nation, say))
    counted = (figure.id for figure in FIGURES.values() if figure.role in _ROLES)
    yield from explain_each(say, "figure", counted, lambda each: say(f"explain-figure-{FIGURES[each].role}"))
    yield from explain_each(say, "region", REGIONS, partial(_region, say))


def _region(say: Phrasebook, known: str) -> str:
    region = _REGIONS[known]
    return say(
        "explain-region",
        settlement=region.settlement,
        nation=nation_label(say, region.nation) if region.nation else NOTHING,
        points=region.victory_points,
        fortified="yes" if region.fortification else "no",
        coastal="yes" if region.coastal else "no",
        regions=", ".join(region_label(say, each) for each in region.neighbours),
    )


def _nation(say: Phrasebook, nation: str) -> str:
    start = SETUP.political_track[nation]
    return say(
        "explain-nation",
        side=seat_label(say, SIDES[NATION_SIDE[nation]]),
        step=start.box,
        active="yes" if start.active else "no",
        settlements=", ".join(region_label(say, REGIONS[each]) for each in SETTLEMENTS_OF[nation]),
    )


def _character(say: Phrasebook, known: str) -> str:
    character = CHARACTERS[known]
    level = str(character.level) if isinstance(character.level, int) else "any"
    if character.kind in ("guide", "ring_bearers"):
        level = NOTHING
    leadership = character.leadership or 0
    return say("explain-hero", level=level, leadership=leadership, text=ability_text(say, known))


def _card(say: Phrasebook, known: str) -> str:
    card = CARDS[known]
    return say(
        "explain-card",
        side=seat_label(say, card.side),
        deck=deck_label(say, card.deck),
        symbol=die_label(say, card.type),
        text=card_text(say, known),
        combat=effect_label(say, card.combat),
        order=_initiative(card.combat),
        fight=combat_text(say, card.combat),
    )


def _effect(say: Phrasebook, effect: str) -> str:
    return say(
        "explain-effect",
        order=_initiative(effect),
        text=combat_text(say, effect),
        mod=combat_brief(say, effect),
    )


def _initiative(effect: str) -> str:
    return ", ".join(map(str, COMBAT_EFFECTS[effect].initiative))
