"""What cards, Combat effects, characters and Hunt tiles do, in our own words.

Every text is one message `text-<id>` of strings/texts, with what is implemented in it and nothing else.
"""

from __future__ import annotations

from cogs.war.phrases import Phrases

STOP = "."


def card_text(say: Phrases, card: str) -> str:
    """What an event card does, its condition, whether it stays on the table; at most 300 characters."""
    return say(_id(card))


def combat_text(say: Phrases, effect: str) -> str:
    """What a Combat effect does, with its condition; at most 160 characters."""
    return say(_id(effect))


def combat_detail(say: Phrases, effect: str) -> str:
    """The same in at most 100 characters and without the full stop, for the small print of a menu."""
    short = f"{_id(effect)}.detail"
    return say(short) if say.speech.has(short) else combat_text(say, effect).removesuffix(STOP)


def ability_text(say: Phrases, character: str) -> str:
    """What a character can do, and how one that is set aside enters play; at most 400 characters."""
    return say(_id(character))


def tile_text(say: Phrases, tile: str) -> str:
    """What a Hunt tile does; at most 160 characters."""
    return say(_id(tile))


def _id(known: str) -> str:
    return f"text-{known}"
