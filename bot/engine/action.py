"""Actions and their canonical one-line text, e.g. `move frodo arthedain`.

>>> @dataclass(frozen=True, slots=True)
... class Move(Action):
...     verb: ClassVar[str] = "move"
...     figure: str
...     region: str
>>> str(Move("frodo", "arthedain"))
'move frodo arthedain'
>>> notation = Notation([Move])
>>> notation.parse("move frodo arthedain")
Move(figure='frodo', region='arthedain')
>>> notation.parse("move frodo")
Traceback (most recent call last):
    ...
bot.engine.action.NotationError: move frodo
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import ClassVar, Generic, TypeVar, get_type_hints

WORD = re.compile(r"[a-z0-9_.+-]+")
"""What a word of an action may be made of; an action is words joined by single spaces."""

LONGEST = 80
"""Characters an action's text may have, so that it fits a custom id."""


_NAMES: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The names of a dataclass's fields: asked for with every action and event that is written."""
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple(each.name for each in fields(kind))
    return names


class NotationError(ValueError):
    """Raised for a text that is no action of the game."""


@dataclass(frozen=True, slots=True)
class Action:
    """One small, typed choice. Subclasses are frozen slotted dataclasses with a `verb`.

    Fields are `str` or `int`; the last may be `tuple[str, ...]` or `tuple[int, ...]`.
    """

    verb: ClassVar[str]

    def __str__(self) -> str:
        words = [self.verb]
        for name in field_names(type(self)):
            value = getattr(self, name)
            words.extend(map(str, value)) if isinstance(value, tuple) else words.append(str(value))
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class SetAction(Action):
    """An action whose last field is a set: whoever types it may name its members in any order.

    Its canonical text is that of the legal one with these members (`Game.settle_order`).
    """

    def is_like(self, other: Action) -> bool:
        """Check whether both are the same but for the order of what is in the set."""
        if type(self) is not type(other):
            return False
        *single, last = field_names(type(self))
        same = all(getattr(self, name) == getattr(other, name) for name in single)
        return same and sorted(getattr(self, last)) == sorted(getattr(other, last))


A = TypeVar("A", bound=Action)
Read = Callable[[str], object]


class Notation(Generic[A]):
    """The notation of a fixed set of action types: reads texts, the inverse of `str(action)`."""

    def __init__(self, types: Iterable[type[A]]) -> None:
        self._grammar = {kind.verb: (kind, *_readers(kind)) for kind in types}

    def parse(self, text: str) -> A:
        """The action with this text. Raises NotationError for anything but canonical text."""
        verb, *words = text.split(" ")
        if verb not in self._grammar or len(text) > LONGEST or not all(map(WORD.fullmatch, words)):
            raise NotationError(text)
        kind, single, rest = self._grammar[verb]
        if len(words) < len(single) or (rest is None and len(words) > len(single)):
            raise NotationError(text)
        try:
            values = [read(word) for read, word in zip(single, words, strict=False)]
            if rest is not None:
                values.append(tuple(rest(word) for word in words[len(single) :]))
        except ValueError as error:
            raise NotationError(text) from error
        action = kind(*values)
        if str(action) != text:
            raise NotationError(text)
        return action


def _readers(kind: type[Action]) -> tuple[list[Read], Read | None]:
    hints = get_type_hints(kind)
    kinds = [hints[each.name] for each in fields(kind)]
    many: dict[object, Read] = {tuple[str, ...]: str, tuple[int, ...]: int}
    rest = many.get(kinds[-1]) if kinds else None
    single: list[Read] = [int if hint is int else str for hint in (kinds[:-1] if rest else kinds)]
    return single, rest
