"""Texts of cards, and the meaning of terms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.text import Entry, explain_each
from bot.text.game_text import Chapter
from cogs.war.groteka.components import CARDS as UNDER_THE_MOD
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
from cogs.war.model.state import RulesName
from cogs.war.words.names import (
    Phrasebook,
    card_label,
    character_label,
    deck_label,
    die_label,
    effect_label,
    nation_label,
    region_label,
    seat_label,
    tile_label,
)

# What cards, Combat effects, characters and Hunt tiles do, in our own words.
#
# Every text is one message `text-<id>` of strings/cards, combat or texts, with what is implemented in it and
# nothing else.

STOP = "."
MARK = "†"
"""Behind the name of a Combat effect that the mod's authors did not write (G52)."""
DERIVED = frozenset(card.id for card in UNDER_THE_MOD.values() if card.source == "derived")
"""G52 Combat effects that follow from the mod's principles without being in its text."""
CHAPTER_ROOM = 3_500


def card_text(say: Phrasebook, card: str) -> str:
    """Say what an event card does, its condition, whether it stays on the table; at most 300 characters."""
    return say(_id(card))


def card_detail(say: Phrasebook, card: str) -> str:
    """Say what an event card is about, in at most 100 characters and without the full stop."""
    return _short(say, card)


def combat_text(say: Phrasebook, effect: str, rules: RulesName = "base") -> str:
    """Say what a Combat effect does, with its condition; at most 160 characters.

    Under the mod: what it does there; its condition is as printed.
    """
    if rules == "base":
        return say(_id(effect))
    brief = combat_brief(say, effect)
    return f"{brief[:1].upper()}{brief[1:]}{STOP}"


def combat_detail(say: Phrasebook, effect: str, rules: RulesName = "base") -> str:
    """Return the same in at most 100 characters and without the full stop, for the small print of a menu.

    Under the mod: what it does there, without its condition, which is as printed.
    """
    return _short(say, effect) if rules == "base" else combat_brief(say, effect)


def effect_title(say: Phrasebook, effect: str, rules: RulesName = "base") -> str:
    """Return the name of a Combat effect; under the mod with a mark where it is not its authors' (G52)."""
    name = effect_label(say, effect)
    return f"{name}{MARK}" if rules == "groteka" and effect in DERIVED else name


def mark_note(say: Phrasebook, effects: Iterable[str], rules: RulesName) -> str:
    """Say what the mark means, as a sentence; empty where none of these effects has it."""
    marked = rules == "groteka" and not DERIVED.isdisjoint(effects)
    return say("text-groteka-derived", mark=MARK) if marked else ""


def combat_brief(say: Phrasebook, effect: str) -> str:
    """Say what a Combat effect does under the mod, both sides by name; begins small, without a stop."""
    return say(f"text-groteka-{effect}")


def ability_text(say: Phrasebook, character: str) -> str:
    """Say what a character can do, and how one that is set aside enters play; at most 400 characters."""
    return say(_id(character))


def tile_text(say: Phrasebook, tile: str) -> str:
    """Say what a Hunt tile does; at most 160 characters."""
    return say(_id(tile))


def _id(known: str) -> str:
    return f"text-{known}"


def _short(say: Phrasebook, known: str) -> str:
    short = f"{_id(known)}.detail"
    return say(short) if say.translator.has(short) else say(_id(known)).removesuffix(STOP)


# All of them to read in one place


def reference(say: Phrasebook) -> tuple[Chapter, ...]:
    """Return every text in chapters of at most 3,500 characters: cards; Combat effects, tiles; characters."""
    chapters: list[Chapter] = []
    for group, lines in _groups(say):
        pages = _pages(lines)
        for number, body in enumerate(pages, start=1):
            title = say(f"text-chapter-{group}", number=number, of=len(pages))
            chapters.append(Chapter(f"{group}_{number}", title, body))
    return tuple(chapters)


def _groups(say: Phrasebook) -> Iterator[tuple[str, list[str]]]:
    for side in SIDES:
        cards = [card for card in CARDS if CARDS[card].side == side]
        yield f"cards_{side}", [_line(say, card_label(say, card), card) for card in cards]
    for side in SIDES:
        effects = [effect for effect in COMBAT_EFFECTS if COMBAT_EFFECTS[effect].side == side]
        tiles = [tile for card in CARDS.values() if card.side == side and (tile := card.tile)]
        lines = [_line(say, effect_label(say, effect), effect) for effect in effects]
        yield f"combat_{side}", [*lines, *(_line(say, tile_label(say, tile), tile) for tile in tiles)]
    yield "people", [_line(say, character_label(say, character), character) for character in CHARACTERS]


def _line(say: Phrasebook, name: str, known: str) -> str:
    return say("text-line", name=name, text=say(_id(known)))


def _pages(lines: Sequence[str]) -> list[str]:
    """Lines in as few pages as they need, none longer than a chapter."""
    pages = [""]
    for line in lines:
        longer = f"{pages[-1]}\n{line}" if pages[-1] else line
        if len(longer) <= CHAPTER_ROOM:
            pages[-1] = longer
        else:
            pages.append(line)
    return pages


# What the regions, Nations, figures, cards, tiles, dice and signs of War of the Ring are.

NOTHING: Final = "none"
_MAP: Final = ("shield", "units", "settlement", "border", "fellowship", "arrow")
_PANELS: Final = (*("cards", "rings", "points", "dice", "politics", "hunt", "track", "companions", "mordor"),)
_STRIP: Final = ("stalked", "spoiled", "dice", "points", "rings", "held", "counters")
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": (*_MAP, *_PANELS),
    "hand": ("symbol", "combat"),
    "reserves": ("shield", "units"),
    "battle": ("shield", "units", "roll", "hit", "combat"),
    "zoom": _MAP,
    "around": _MAP,
    "hunt": ("spoiled",),
    "ask": (*_MAP[:-1], "goals"),
    "now": (*_MAP, *_STRIP),
}
_REGIONS: Final = {region.id: region for region in BOARD.regions}
_ROLES: Final = ("regular", "elite", "leader", "nazgul")


def glossary(say: Phrasebook) -> Iterator[Entry]:
    """Yield everything with a name."""
    yield from explain_each(say, "face", FACE_ORDER, lambda face: say(f"explain-face-{face}"))
    yield from explain_each(say, "hero", CHARACTERS, partial(_character, say))
    yield from explain_each(say, "card", CARDS, partial(_card, say))
    yield from explain_each(say, "effect", COMBAT_EFFECTS, partial(_effect, say))
    yield from explain_each(say, "tile", TILES, partial(tile_text, say))
    yield from explain_each(say, "nation", NATIONS, partial(_nation, say))
    counted = (figure.id for figure in FIGURES.values() if figure.role in _ROLES)
    yield from explain_each(
        say, "figure", counted, lambda known: say(f"explain-figure-{FIGURES[known].role}")
    )
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
        regions=", ".join(region_label(say, neighbour) for neighbour in region.neighbours),
    )


def _nation(say: Phrasebook, nation: str) -> str:
    start = SETUP.political_track[nation]
    return say(
        "explain-nation",
        side=seat_label(say, SIDES[NATION_SIDE[nation]]),
        step=start.box,
        active="yes" if start.active else "no",
        settlements=", ".join(
            region_label(say, REGIONS[settlement]) for settlement in SETTLEMENTS_OF[nation]
        ),
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
