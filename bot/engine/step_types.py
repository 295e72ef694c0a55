"""The steps of one game as the type that a stored agenda is read by."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Final, Union

from pydantic import Field

from bot.engine.agenda import AgendaStep

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema

NAME: Final = "step"
"""The field of a step that tells which one a stored step is: `step: Literal["its_name"] = "its_name"`."""


class StepTypes:
    """Every step that some packages declare: `Agenda = tuple[Annotated[Any, StepTypes("…")], ...]`.

    packages: dotted names. They are imported when they are first asked for, not by the state's module: steps
    know the state, the state does not know them.
    """

    def __init__(self, *packages: str) -> None:
        self._packages = packages

    @cached_property
    def by_name(self) -> Mapping[str, type[AgendaStep[Any]]]:
        """The types by the name they are stored under, in alphabetical order."""
        found = {
            name: kind
            for package in self._packages
            for module in _modules(package)
            for kind in vars(module).values()
            if _declares(module, kind)
            for name in _names(kind)
        }
        return dict(sorted(found.items()))

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        kinds = tuple(self.by_name.values())
        return handler.generate_schema(Annotated[Union[kinds], Field(discriminator=NAME)])  # noqa: UP007


def _modules(name: str) -> Iterator[ModuleType]:
    """A package and every module below it."""
    package = importlib.import_module(name)
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{name}."):
        yield importlib.import_module(found.name)


def _declares(module: ModuleType, kind: Any) -> bool:
    return (
        isinstance(kind, type)
        and issubclass(kind, AgendaStep)
        and kind.__module__ == module.__name__
        and is_dataclass(kind)
    )


def _names(kind: type[AgendaStep[Any]]) -> list[str]:
    """The name a step is stored under; none for what several steps are made of."""
    return [str(each.default) for each in fields(kind) if each.name == NAME]
