"""One message of a catalogue, made from its source: parsed by fluent.syntax, put together here.

Fluent's runtime would bring all of Babel along, which takes long to load. Messages become the same as there,
and a test compares all of them. Of Fluent we use text, variables, choices, and messages in messages; neither
terms nor functions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Language: TypeAlias = Literal["en", "pl"]
Value: TypeAlias = str | int | float
Values: TypeAlias = Mapping[str, Value]
Part: TypeAlias = Callable[[Values], Value]
Say: TypeAlias = Callable[[Values], str]
Find: TypeAlias = Callable[[str, str], Say]
"""Finds the message with an id and the name of an attribute, which may be empty."""

PLAIN: Final = re.compile(r"[A-Za-z][\w-]* *= *([^\s{}\"][^\n{}]*)\n*")
"""A message that is one line of text: nothing has to be parsed."""
GROUPED: Final = 1_000
"""The first number that languages do not write as its digits alone."""


class MissingMessageError(KeyError):
    """Raised for a message id or variable the catalogue does not have."""


def patterns(source: str, language: Language, find: Find) -> dict[str, Say]:
    """What a source says by attribute, the message itself under no name; nothing where it is no message."""
    plain = PLAIN.fullmatch(source)
    if plain is not None:
        text = plain[1].rstrip()
        return {"": lambda values: text}
    entry = _parser().parse_entry(source)
    if not isinstance(entry, ftl.Message):
        return {}
    said = {each.id.name: _pattern(each.value, language, find) for each in entry.attributes}
    return said | ({"": _pattern(entry.value, language, find)} if entry.value is not None else {})


@cache
def _parser() -> FluentParser:
    return FluentParser(with_spans=False)


def _pattern(pattern: ftl.Pattern, language: Language, find: Find) -> Say:
    parts = [_part(each, language, find) for each in pattern.elements]

    def say(values: Values) -> str:
        return "".join([_written(part(values), language) for part in parts])

    return say


def _part(node: Any, language: Language, find: Find) -> Part:
    match node:
        case ftl.TextElement():
            text: str = node.value
            return lambda values: text
        case ftl.Placeable():
            return _part(node.expression, language, find)
        case ftl.VariableReference():
            return _variable(node.id.name)
        case ftl.SelectExpression():
            return _choice(node, language, find)
        case ftl.StringLiteral() | ftl.NumberLiteral():
            literal = _literal(node)
            return lambda values: literal
        case ftl.MessageReference():
            return _reference(node.id.name, node.attribute.name if node.attribute is not None else "", find)
    raise MissingMessageError(f"{type(node).__name__} is not spoken here")


def _variable(name: str) -> Part:
    def value(values: Values) -> Value:
        try:
            return values[name]
        except KeyError:
            raise MissingMessageError(f"${name}") from None

    return value


def _reference(name: str, attribute: str, find: Find) -> Part:
    def say(values: Values) -> Value:
        return find(name, attribute)(values)

    return say


def _choice(select: ftl.SelectExpression, language: Language, find: Find) -> Part:
    selector = _part(select.selector, language, find)
    variants = [(_key(each.key), _pattern(each.value, language, find)) for each in select.variants]
    usual = next(say for each, (_, say) in zip(select.variants, variants, strict=True) if each.default)

    def choose(values: Values) -> Value:
        chosen = selector(values)
        for key, say in variants:
            if chosen == key or (_is_plural(chosen, key) and plural(chosen, language) == key):
                return say(values)
        return usual(values)

    return choose


def _is_plural(chosen: Value, key: Value) -> bool:
    return isinstance(key, str) and not isinstance(chosen, str)


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> Value:
    return key.name if isinstance(key, ftl.Identifier) else _literal(key)


def _literal(node: ftl.StringLiteral | ftl.NumberLiteral) -> Value:
    value: Value = node.parse()["value"]
    return value


def plural(number: Value, language: Language) -> str:
    """The plural category of a number, as Unicode's rules have it."""
    if not isinstance(number, int):
        return "other"
    number = abs(number)  # of a minus nothing is said, as in the library
    if language == "en":
        return "one" if number == 1 else "other"
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def _written(value: Value, language: Language) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) and 0 <= value < GROUPED:
        return str(value)
    from babel.numbers import format_decimal

    return format_decimal(value, locale=language)
