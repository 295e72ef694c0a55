"""Names of figures, regions and areas in sentences, and phrases made of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from bot.text import LABEL, Forms, catalogue
from cogs.war.model.bags import Bag
from cogs.war.model.components import CARDS, DATA, FIGURES, NATIONS, NAZGUL, REGIONS

# The sentences of War of the Ring and the names in them.

STRINGS = Path(__file__).parents[1] / "strings"
FOLDERS = (
    *("names", "cards", "combat", "house", "state", "texts", "choices", "story", "board"),
    *("skirmish", "groteka", "glossary", "lessons", "feats"),
)


class Phrasebook(catalogue.Phrasebook):
    """One language of the game. number: `one` or `many`, for the verb.

    Some ids are in several families (the Nation and the seat, Aragorn and the use of a die that brings him):
    for all but the first there are functions of their own.
    """

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "ins", "loc", "to", "from", "in", "number")
    FAMILIES: ClassVar = (
        "seat-",
        "region-",
        "nation-",
        "figure-",
        "hero-",
        "card-",
        "effect-",
        "tile-",
        "face-",
        "deck-",
        "use-",
    )
    TITLES: ClassVar = ("card-", "effect-", "tile-")

    def player(self, seat: str) -> Forms:
        """Name who plays a side, as the one who acts: `gracz Cienia`; `name` is the side itself: `Cień`."""
        return self.name(seat) if seat == self.listener else self.of("player-", seat)

    def region(self, known: str) -> Forms:
        """Return a region's name."""
        return self.of("region-", known)

    def nation(self, known: str) -> Forms:
        """Return a Nation's name."""
        return self.of("nation-", known)

    def face(self, known: str) -> Forms:
        """Name what a die shows: `Muster`."""
        return self.of("face-", known)

    def deck(self, known: str) -> Forms:
        """Return the name of an Event deck: `character` or `strategy`."""
        return self.of("deck-", known)

    def use(self, known: str) -> Forms:
        """Name what a die is spent on: `Move Armies`."""
        return self.of("use-", known)

    def of(self, family: str, known: str) -> Forms:
        """Return a name of one family. Raises MissingMessageError for an id that is not in it."""
        return self.forms(f"{family}{known}")


PHRASES = Phrasebook.read(*(STRINGS / folder for folder in FOLDERS))


# Emoji that help to find what a die shows, or a Nation. They say nothing that the words do not say.

SIGNS: Mapping[str, str] = {
    "character": "🤺",
    "army": "⛳",
    "muster": "🥁",
    "event": "🎴",
    "muster_army": "🎌",
    "will_of_the_west": "🌟",
    "eye": "👁️",
    "dwarves": "⚒️",
    "elves": "🧝",
    "gondor": "🦢",
    "isengard": "🤚",
    "north": "🏔️",
    "rohan": "🏇",
    "sauron": "🌑",
    "southrons_easterlings": "🐘",
}

# The map in seven areas, by which words group its 105 regions; the rules know nothing of them.

_READ: dict[str, list[str]] = json.loads((DATA / "areas.json").read_text("utf-8"))["areas"]

AREAS: tuple[str, ...] = tuple(_READ)
"""Their ids, from the north-west to the south-east; their names are the messages `state-area-<id>`."""
REGIONS_IN: dict[str, tuple[str, ...]] = {area: tuple(names) for area, names in _READ.items()}
"""The regions of each area, neighbours near each other; at most 21."""
AREA_OF: dict[str, str] = {region: area for area, regions in REGIONS_IN.items() for region in regions}
"""The area of each region."""
if sorted(AREA_OF) != sorted(REGIONS):
    raise ValueError("every region is in one area")


# Names of things that are put together from others: figures with their numbers, dice, tiles.
#
# Pure functions of a language and an id. `form` is a grammatical form of `Phrasebook`: English has one for
# all.

_COUNTED = ("regular", "elite", "leader")


def figures(say: Phrasebook, held: Iterable[tuple[str, int]], form: str = "nom") -> str:
    """Return figures in words: `3 regulars and 1 elite of Gondor, 2 Nazgûl, Saruman`; "" for none."""
    bag = tuple(held)
    parts = groups(say, bag, form)
    units = Counter(FIGURES[name].nation for name, _ in bag if FIGURES[name].role in _COUNTED)
    mixed = any(number > 1 for number in units.values())
    return ", ".join(parts) if mixed else say.translator.join(parts)


def groups(say: Phrasebook, held: Iterable[tuple[str, int]], form: str = "nom") -> list[str]:
    """Return a bag of figures, Nation by Nation, the Nazgûl with Sauron's, then characters."""
    counts = dict(in_order(held))
    parts: list[str] = []
    for nation, grouped in groupby(counts, key=lambda name: FIGURES[name].nation):
        names = tuple(grouped)
        if nation is None:
            parts += [say.name(name).get(form, say.name(name)["nom"]) for name in names]
            continue
        if any(FIGURES[name].role in _COUNTED for name in names):
            parts.append(_of_nation(say, nation, counts, form))
        if NAZGUL in names:
            parts.append(say(_message("count-nazgul", say, form), count=counts[NAZGUL]))
    return parts


def in_order(held: Iterable[tuple[str, int]]) -> Bag:
    """Return a bag in the order of words: Nation by Nation, the Nazgûl with Sauron's, characters last."""
    return tuple(sorted(held, key=lambda pair: _rank(FIGURES[pair[0]].nation)))


def _rank(nation: str | None) -> int:
    return len(NATIONS) if nation is None else NATIONS.index(nation)


def _of_nation(say: Phrasebook, nation: str, counts: dict[str, int], form: str) -> str:
    parts: list[str] = []
    for role in _COUNTED:
        number = counts.get(f"{nation}_{role}", 0)
        if number:
            again = role == "elite" and bool(parts)
            parts.append(say(_message(f"count-{role}{'-too' if again else ''}", say, form), count=number))
    return say("count-of-nation", figures=say.translator.join(parts), nation=say.nation(nation))


def label_number(say: Phrasebook, figure: str, number: int, form: str = "nom") -> str:
    """Some figures of one kind: `2 elites of Rohan`, `3 Nazgûl`, `Saruman`."""
    return figures(say, ((figure, number),), form)


def _message(name: str, say: Phrasebook, form: str) -> str:
    return f"{name}.{form}" if say.translator.has(f"{name}.{form}") else name


def figure_label(say: Phrasebook, figure: str) -> str:
    """Return one figure: `Gondor regular`, `Nazgûl`, `Saruman`."""
    return say.label(figure)


def region_label(say: Phrasebook, region: str) -> str:
    """Return a region as on the map."""
    return say.region(region)[LABEL]


def nation_label(say: Phrasebook, nation: str) -> str:
    """Return a Nation as on the Political Track."""
    return say.nation(nation)[LABEL]


def seat_label(say: Phrasebook, seat: str) -> str:
    """Return a side, whoever reads: `Free Peoples`, `Shadow`."""
    return say.to(None).label(seat)


def character_label(say: Phrasebook, character: str) -> str:
    """Return a Companion, a Minion, Gollum or the Ring-bearers."""
    return say.of("hero-", character)[LABEL]


def card_label(say: Phrasebook, card: str) -> str:
    """Return an Event card's name."""
    return say.of("card-", card)[LABEL]


def effect_label(say: Phrasebook, effect: str) -> str:
    """Return the name of a Combat card effect."""
    return say.of("effect-", effect)[LABEL]


def combat_label(say: Phrasebook, card: str) -> str:
    """Return the name of the Combat card effect on an Event card."""
    return effect_label(say, CARDS[card].combat)


def tile_label(say: Phrasebook, tile: str) -> str:
    """Return a Hunt tile: `2, Reveal`, `Eye, Reveal`, `The Ring is Mine! (Eye)`."""
    return say.of("tile-", tile)[LABEL]


def die_label(say: Phrasebook, face: str) -> str:
    """Return the face of an Action die: `Muster`."""
    return say.face(face)[LABEL]


def dice_label(say: Phrasebook, faces: Iterable[str], signs: Mapping[str, str] = MappingProxyType({})) -> str:
    """Several faces, equal ones counted, in the order they first come in: `Muster ×2, Event`.

    signs: what stands before each, where there is room for that.
    """
    counted = Counter(faces).items()
    return ", ".join(
        times(f"{signs.get(face, '')} {die_label(say, face)}".lstrip(), n) for face, n in counted
    )


def deck_label(say: Phrasebook, deck: str) -> str:
    """Return an Event deck: `Character deck`, `Strategy deck`."""
    return say.deck(deck)[LABEL]


def use_label(say: Phrasebook, use: str) -> str:
    """Say what a die is spent on, as on a button: `Move Armies`."""
    return say.use(use)[LABEL]


def use_detail(say: Phrasebook, use: str) -> str:
    """Return the small print of a use."""
    return say(f"use-{use}.detail")


def times(what: str, number: int) -> str:
    """Something a number of times; once needs no number."""
    return what if number == 1 else f"{what} ×{number}"


def cards(say: Phrasebook, known: Sequence[str], form: str = LABEL) -> str:
    """Event cards in a list."""
    return say.translator.join([say.of("card-", card)[form] for card in known])


def name_of(say: Phrasebook, known: str) -> Forms | None:
    """Return the forms of whatever has this id; None where nothing has."""
    return say.name(known) if say.names(known) else None
