"""What the lines of all chapters share: causes, dice, quoted names."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.text import Forms
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, SIDES
from cogs.war.words.names import card_label, character_label, effect_label
from cogs.war.words.phrases import Phrasebook

PLAIN: frozenset[str] = frozenset(
    (
        *("", "move", "advance", "retreat"),  # ArmyMoved: the sentence itself says so
        *("die", "ability"),  # NationAdvanced: the line before told of the die
        *("hunt", "roll", "mordor", "tile"),  # the Hunt: there is no other cause
    )
)
"""Causes that go without saying where they stand."""


def cause(say: Phrasebook, known: str) -> str:
    """Why something happened: a card or Combat effect in quotation marks, a character, or a word."""
    if known in CARDS:
        return say("story-quoted", name=card_label(say, known))
    if known in COMBAT_EFFECTS:
        return say("story-quoted", name=effect_label(say, known))
    word = f"story-cause-{known.replace('_', '-')}"
    return say(word) if say.translator.has(word) else character_label(say, known)


def because(say: Phrasebook, known: str) -> str:
    """A cause in brackets at the end of a sentence; "" where it goes without saying."""
    return "" if known in PLAIN else say("story-because", cause=cause(say, known))


def card(say: Phrasebook, known: str) -> str:
    """An Event card's name in quotation marks."""
    return say("story-quoted", name=card_label(say, known))


def effect(say: Phrasebook, known: str) -> str:
    """A Combat effect's name in quotation marks."""
    return say("story-quoted", name=effect_label(say, known))


def pips(say: Phrasebook, dice: Iterable[int], hits: Callable[[int], bool]) -> str:
    """Combat dice as figures, those that hit in bold."""
    return " ".join(say("story-die-hit" if hits(one) else "story-die-missed", pips=one) for one in dice)


def with_sign(number: int) -> str:
    """A modifier: `+1`, `−1`."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def sides(say: Phrasebook, side: str) -> dict[str, Forms]:
    """The variable of whoever acts."""
    return {"side": say.name(side)}


def both(say: Phrasebook) -> dict[str, Forms]:
    """Both sides, beside their numbers."""
    return {"left": say.name(SIDES[0]), "right": say.name(SIDES[1])}
