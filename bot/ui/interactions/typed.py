"""Values typed in place of something offered: its value, or the name under which it was shown.

Some of Discord's clients send the name. What may be meant is what would be offered to the same person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.match.values import RefusedError
from bot.text import Translator

SHORTEST: Final = 3
"""Characters of which words are looked for in names: a number alone stands in many days."""
MOST_NAMED: Final = 5
"""Candidates that are named where a text means several."""


@dataclass(frozen=True, slots=True)
class Offered:
    """Something that completes what is typed. also: shorter names for it, which are not shown."""

    name: str
    value: str
    also: tuple[str, ...] = ()


def pick(
    offered: Sequence[Offered], typed: str, translator: Translator, *, by_words: bool = False
) -> str | None:
    """The value a text means: itself, or by its name; None where nothing is called so.

    by_words: also where all its words stand in one name alone. Raises RefusedError where it means several.
    """
    if any(each.value == typed for each in offered):
        return typed
    wanted = _plain(typed)
    found = [each for each in offered if wanted in map(_plain, (each.name, *each.also))]
    if not found and by_words and len(wanted) >= SHORTEST:
        found = [each for each in offered if all(word in _plain(each.name) for word in wanted.split())]
    values = {each.value: each for each in found}
    if len(values) > 1:
        raise RefusedError("refused-ambiguous", names=_name(list(values.values()), translator))
    return next(iter(values), None)


def _name(found: Sequence[Offered], translator: Translator) -> str:
    """The first candidates, each by what tells it from the others."""
    names = {each.name for each in found}
    told = [each.name if len(names) == len(found) else each.value for each in found[:MOST_NAMED]]
    return translator.join([f"`{each.replace('`', '')}`" for each in told])


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
