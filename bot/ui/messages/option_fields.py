"""The options of a game as fields of a form: menus and switches, in a lobby and in a command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from bot.engine import Options
from bot.match.lobby import option_text, options_to_offer


@dataclass(frozen=True, slots=True)
class OptionField:
    """An option as a menu: its name and every value as text; no values for a yes-or-no option."""

    name: str
    values: tuple[str, ...]
    default: str

    @property
    def is_switch(self) -> bool:
        """Check whether it is a yes-or-no option."""
        return not self.values


def option_fields(
    options: type[Options], agreed: Mapping[str, object] | None = None
) -> tuple[OptionField, ...]:
    """The options people choose, as far as they matter beside what is agreed already.

    Raises TypeError for one a menu cannot offer.
    """
    return tuple(_field(name, options.model_fields[name]) for name in options_to_offer(options, agreed))


def _field(name: str, info: Any) -> OptionField:
    if info.annotation is bool:
        return OptionField(name, (), option_text(info.default))
    if get_origin(info.annotation) is Literal:
        values = tuple(map(option_text, get_args(info.annotation)))
        return OptionField(name, values, option_text(info.default))
    bounds = {type(each).__name__: each for each in info.metadata}
    if info.annotation is int and {"Ge", "Le"} <= set(bounds):
        span = range(bounds["Ge"].ge, bounds["Le"].le + 1)
        return OptionField(name, tuple(map(str, span)), str(info.default))
    raise TypeError(f"option {name} cannot be offered as a menu")
