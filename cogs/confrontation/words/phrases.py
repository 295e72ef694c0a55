"""Phrases that prompts, menus and the story share; signs; what a term means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from bot.text import LABEL, Entry, Forms, catalogue, explain_each
from cogs.confrontation.components import (
    BOARD,
    CARDS,
    FIGURES,
    RATED,
    REGIONS,
    SIDE_OF,
    SIDES,
    SPECIALS,
    STRENGTH,
    TEXTS,
    VALUE,
)

# The sentences of The Confrontation and the names in them.

STRINGS = Path(__file__).parent.parent / "strings"


class Phrasebook(catalogue.Phrasebook):
    """One language of the game. Sides, figures, regions and cards have names."""

    FORMS: ClassVar = (
        "nom",
        "start",
        "gen",
        "dat",
        "acc",
        "ins",
        "to",
        "from",
        "in",
        "number",
        "gender",
        "figures",
    )
    FAMILIES: ClassVar = ("seat-", "figure-", "region-", "card-", "special-")

    def stood(self, position: int) -> Forms:
        """Tell where one of several figures stood, counted from 1; empty for 0."""
        return self.forms(f"stood-{position}") if position else {LABEL: "", "acc": ""}


PHRASES = Phrasebook.read(STRINGS, STRINGS / "glossary", STRINGS / "lessons", STRINGS / "feats")


# Emoji that help to find a figure or a card in a menu. They say nothing that the label does not say.

_NUMBERS = ("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣")

FACES: Mapping[str, str] = {
    "frodo": "⭕",
    "sam": "🥔",
    "pippin": "🍎",
    "merry": "🌿",
    "gandalf": "🧙",
    "aragorn": "👑",
    "legolas": "☘️",
    "gimli": "🧔",
    "boromir": "📯",
    "balrog": "🔥",
    "shelob": "🕷️",
    "witch_king": "👻",
    "flying_nazgul": "🦇",
    "black_rider": "🐎",
    "saruman": "🔮",
    "orcs": "👹",
    "warg": "🐺",
    "cave_troll": "🧌",
    "l_magic": "✨",
    "l_sacrifice": "🕯️",
    "l_cloak": "🍃",
    "l_retreat": "🥾",
    "d_magic": "✨",
    "d_eye": "🧿",
    "d_retreat": "↔️",
    **{f"l{number}": sign for number, sign in enumerate(_NUMBERS[:5], 1)},
    **{f"d{number}": sign for number, sign in enumerate(_NUMBERS, 1)},
}


# What the figures, cards, regions and signs of The Confrontation are.

_ON_THE_MAP: Final = (
    *("hidden", "noted", "guessed", "strength", "room", "arrow", "river", "tunnel", "cards", "acts"),
)
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": _ON_THE_MAP,
    "wide": _ON_THE_MAP,
    "hand": ("used", "strength", "place"),
    "figures": ("strength",),
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
    """Tell what a figure can do, in at most 87 characters, without the full stop: menus add its strength."""
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


OR: Final = " / "


def tell_beliefs(say: Phrasebook, believed: Sequence[str]) -> str:
    """Tell what somebody believes of a figure: `Balrog / Orcs`."""
    return OR.join(say(f"guess-{belief}") if belief in RATED else say.label(belief) for belief in believed)
