"""What the figures, cards, regions and signs of The Confrontation are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.text import Entry, explain_each
from cogs.confrontation.components import (
    BOARD,
    CARDS,
    FIGURES,
    REGIONS,
    SIDE_OF,
    SIDES,
    SPECIALS,
    STRENGTH,
    TEXTS,
    VALUE,
)
from cogs.confrontation.words.phrases import Phrasebook

SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": ("hidden", "noted", "guessed", "strength", "room", "arrow", "river", "tunnel", "cards", "acts"),
    "hand": ("used", "strength", "place"),
}
_REGIONS: Final = {region.id: region for region in BOARD.regions}


def glossary(say: Phrasebook) -> Iterator[Entry]:
    """Everything with a name."""
    yield from explain_each(say, "figure", (*FIGURES[0], *FIGURES[1]), partial(_figure, say))
    for number, side in enumerate(SIDES):
        name = say.label(side)
        yield from explain_each(say, "card", CARDS[number], partial(_card, say, name))
        yield from explain_each(say, "special", SPECIALS[number], partial(_special, say, name))
    yield from explain_each(say, "region", REGIONS, partial(_region, say))


def ability(say: Phrasebook, figure: str) -> str:
    """What a figure can do, in at most 87 characters and without the full stop: menus add its strength."""
    return say(f"ability-{figure}")


def _figure(say: Phrasebook, figure: str) -> str:
    side = say.label(SIDES[SIDE_OF[figure]])
    return say("explain-figure", side=side, strength=STRENGTH[figure], text=ability(say, figure))


def _card(say: Phrasebook, side: str, card: str) -> str:
    if card in TEXTS:
        return say("explain-card-text", side=side, text=say(f"card-{card}.text"))
    return say("explain-card-number", side=side, value=VALUE[card])


def _special(say: Phrasebook, side: str, card: str) -> str:
    return say("explain-card-text", side=side, text=say(f"special-{card}.text"))


def _region(say: Phrasebook, known: str) -> str:
    region = _REGIONS[known]
    told = [
        say(
            "explain-region",
            row=region.row,
            room=region.capacity_per_side,
            light=_labels(say, region.light.forward),
            dark=_labels(say, region.dark.forward),
        )
    ]
    if region.terrain == "mountain":
        told.append(say("explain-region-mountains"))
    if region.light.extra_move:
        told.append(say("explain-region-ways", regions=_labels(say, region.light.extra_move)))
    return " ".join(told)


def _labels(say: Phrasebook, regions: Sequence[str]) -> str:
    return ", ".join(map(say.label, regions)) or "none"
