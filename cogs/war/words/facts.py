"""What a step states of itself, as the variables of a message."""

from __future__ import annotations

from bot.text import Forms
from cogs.war.rules.effect_choice import Fact, Facts, Force, Group, Name
from cogs.war.words.names import figures
from cogs.war.words.phrases import Phrasebook


def values_of(say: Phrasebook, facts: Facts) -> dict[str, str | int | Forms]:
    """Every fact by its name: numbers and words as they are, names with their forms."""
    return {name: _value_of(say, fact) for name, fact in facts.items()}


def _value_of(say: Phrasebook, fact: Fact) -> str | int | Forms:
    match fact:
        case bool():
            return "yes" if fact else "no"
        case Name("figure", known):
            return say.name(known)
        case Name(family, known):
            return say.of(f"{family}-", known)
        case Group(ids):
            return say.several(ids)
        case Force(held):
            return figures(say, held)
        case int() | str():
            return fact
    raise TypeError(fact)
