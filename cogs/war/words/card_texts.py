"""What cards, Combat effects, characters and Hunt tiles do, in our own words.

Every text is one message `text-<id>` of strings/cards, combat or texts, with what is implemented in it and
nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.text.game_text import Chapter
from cogs.war.groteka.components import CARDS as UNDER_THE_MOD
from cogs.war.model.components import CARDS, CHARACTERS, COMBAT_EFFECTS, SIDES
from cogs.war.model.state import RulesName
from cogs.war.words.names import card_label, character_label, effect_label, tile_label
from cogs.war.words.phrases import Phrasebook

STOP = "."
MARK = "†"
"""Behind the name of a Combat effect that the mod's authors did not write (G52)."""
DERIVED = frozenset(card.id for card in UNDER_THE_MOD.values() if card.source == "derived")
"""G52 Combat effects that follow from the mod's principles without being in its text."""
CHAPTER_ROOM = 3_500


def card_text(say: Phrasebook, card: str) -> str:
    """What an event card does, its condition, whether it stays on the table; at most 300 characters."""
    return say(_id(card))


def card_detail(say: Phrasebook, card: str) -> str:
    """What an event card is about, in at most 100 characters and without the full stop."""
    return _short(say, card)


def combat_text(say: Phrasebook, effect: str, rules: RulesName = "base") -> str:
    """What a Combat effect does, with its condition; at most 160 characters.

    Under the mod: what it does there; its condition is as printed.
    """
    if rules == "base":
        return say(_id(effect))
    brief = combat_brief(say, effect)
    return f"{brief[:1].upper()}{brief[1:]}{STOP}"


def combat_detail(say: Phrasebook, effect: str, rules: RulesName = "base") -> str:
    """The same in at most 100 characters and without the full stop, for the small print of a menu.

    Under the mod: what it does there, without its condition, which is as printed.
    """
    return _short(say, effect) if rules == "base" else combat_brief(say, effect)


def effect_title(say: Phrasebook, effect: str, rules: RulesName = "base") -> str:
    """The name of a Combat effect; under the mod with a mark where it is not its authors' (G52)."""
    name = effect_label(say, effect)
    return f"{name}{MARK}" if rules == "groteka" and effect in DERIVED else name


def mark_note(say: Phrasebook, effects: Iterable[str], rules: RulesName) -> str:
    """What the mark means, as a sentence; empty where none of these effects has it."""
    marked = rules == "groteka" and not DERIVED.isdisjoint(effects)
    return say("text-groteka-derived", mark=MARK) if marked else ""


def combat_brief(say: Phrasebook, effect: str) -> str:
    """What a Combat effect does under the mod, said of both sides by name; begins small, without a stop."""
    return say(f"text-groteka-{effect}")


def ability_text(say: Phrasebook, character: str) -> str:
    """What a character can do, and how one that is set aside enters play; at most 400 characters."""
    return say(_id(character))


def tile_text(say: Phrasebook, tile: str) -> str:
    """What a Hunt tile does; at most 160 characters."""
    return say(_id(tile))


def _id(known: str) -> str:
    return f"text-{known}"


def _short(say: Phrasebook, known: str) -> str:
    short = f"{_id(known)}.detail"
    return say(short) if say.translator.has(short) else say(_id(known)).removesuffix(STOP)


# All of them to read in one place


def reference(say: Phrasebook) -> tuple[Chapter, ...]:
    """Every text in chapters of at most 3,500 characters: cards; Combat effects, tiles; characters."""
    found: list[Chapter] = []
    for group, lines in _groups(say):
        pages = _pages(lines)
        for number, body in enumerate(pages, start=1):
            title = say(f"text-chapter-{group}", number=number, of=len(pages))
            found.append(Chapter(f"{group}_{number}", title, body))
    return tuple(found)


def _groups(say: Phrasebook) -> Iterator[tuple[str, list[str]]]:
    for side in SIDES:
        cards = [card for card in CARDS if CARDS[card].side == side]
        yield f"cards_{side}", [_line(say, card_label(say, card), card) for card in cards]
    for side in SIDES:
        effects = [effect for effect in COMBAT_EFFECTS if COMBAT_EFFECTS[effect].side == side]
        tiles = [tile for card in CARDS.values() if card.side == side and (tile := card.tile)]
        lines = [_line(say, effect_label(say, effect), effect) for effect in effects]
        yield f"combat_{side}", [*lines, *(_line(say, tile_label(say, tile), tile) for tile in tiles)]
    yield "people", [_line(say, character_label(say, each), each) for each in CHARACTERS]


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
