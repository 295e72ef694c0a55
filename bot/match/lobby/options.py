"""Options that may be agreed on in a lobby, and their reading from texts."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import orjson

from bot.engine import Options
from bot.engine.game import AnyGame
from bot.match.table.values import RefusedError
from bot.text import GivenText

SEATS = "seats"
"""An option of this name holds the seats that are taken; the lobby fills it in when the game begins."""


def options_to_offer(options: type[Options], agreed: Mapping[str, object] | None = None) -> tuple[str, ...]:
    """The options that may be agreed on: neither the seats taken, nor one that is not to be offered; nor,
    as far as values are agreed already, one that cannot matter beside them.

    Those come first on which it depends whether others matter.
    """
    terms = {name: _terms(info.json_schema_extra) for name, info in options.model_fields.items()}
    deciding = {other for needed in terms.values() for other in needed or ()}
    found = [
        name
        for name, needed in terms.items()
        if name != SEATS
        and needed is not None
        and all((agreed or {}).get(other, value) == value for other, value in needed.items())
    ]
    return tuple(sorted(found, key=lambda name: name not in deciding))


def _terms(extra: object) -> Mapping[str, object] | None:
    """The values of others beside which an option matters (`bot.engine.Options`); None: never offered."""
    said = extra.get("offered", True) if isinstance(extra, dict) else True
    if said is False:
        return None
    return said if isinstance(said, dict) else {}


def option_text(value: object) -> str:
    """An option's value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_options(game: AnyGame, options: Options, texts: Mapping[str, str]) -> Options:
    """Options with some of them replaced, together. Raises RefusedError."""
    values, known = options.model_dump(mode="json"), options_to_offer(game.options)
    for name, text in texts.items():
        if name not in known:
            raise RefusedError("refused-option-unknown", option=GivenText(name))
        values[name] = _read(game, name, text)
    try:
        return game.options.model_validate(values)
    except ValueError as error:
        raise RefusedError(
            "refused-option-invalid",
            option=GivenText(", ".join(texts)),
            value=GivenText(", ".join(texts.values())),
        ) from error


def _read(game: AnyGame, name: str, text: str) -> object:
    """A field's value: the text itself, or what it says as a number or a truth value."""
    for value in (text, _literal(text)):
        with suppress(ValueError):
            agreed: object = getattr(game.options.model_validate({name: value}), name)
            return agreed
    raise RefusedError("refused-option-invalid", option=GivenText(name), value=GivenText(text))


def _literal(text: str) -> object:
    try:
        return orjson.loads(text.lower())
    except orjson.JSONDecodeError:
        return text
