"""Options agreed on in finished games, as something to look for in the archive."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import orjson

from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.lobby.options import with_options
from bot.match.table.values import RefusedError
from bot.text import Language
from bot.ui.messages.option_fields import option_fields
from bot.ui.messages.presentation import Presentation

SWITCH = ("true", "false")
_SHORT = {"true": "1", "false": "0"}
IS, OF = "=", ":"
"""Between an option and its value, and between a game and these."""


def list_agreed(presentation: Presentation, game: str, language: Language) -> Iterator[tuple[str, str]]:
    """All that may be agreed on, in one game or with "" in all: how it is written, what it is called."""
    for key, bundle in presentation.games.items():
        if game not in ("", key):
            continue
        for written, label in chain.from_iterable(list_options(bundle, language)):
            yield f"{key}{OF}{written}", f"{bundle.words.name(language)} · {label}"


def list_options(bundle: GameBundle, language: Language) -> Iterator[list[tuple[str, str]]]:
    """List what may be agreed on in a game, option by option: how each value is written and called."""
    for field in option_fields(bundle.game.options):
        values = [(field.name, value) for value in field.values or SWITCH]
        yield [(write_agreed(each), name_agreed(bundle, each, language)) for each in values]


def read_agreed(game: AnyGame, written: str) -> tuple[str, str] | None:
    """An option and its value as JSON; None where there is no such option of the game, or no such value."""
    name, _, value = written.partition(IS)
    try:
        agreed = with_options(game, game.options(), {name: value})
    except RefusedError:
        return None
    return name, orjson.dumps(getattr(agreed, name)).decode()


def write_agreed(option: tuple[str, str]) -> str:
    """The inverse, as short as it can be: it stands in the ids of buttons."""
    name, value = option
    return f"{name}{IS}{_SHORT.get(value, _text_of(value))}"


def name_agreed(bundle: GameBundle, option: tuple[str, str], language: Language) -> str:
    """Name what was agreed on, in words."""
    name, value = option
    return bundle.words.option(name, _text_of(value), language).label


def _text_of(value: str) -> str:
    return value.strip('"')
