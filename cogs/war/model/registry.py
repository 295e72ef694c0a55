"""Finds what the rooms declare: Event cards, Combat effects and the abilities of characters, by their ids."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any


@cache
def collect(room: str, kind: str) -> dict[str, Any]:
    """Return what the modules of `cogs/war/<room>` declare of a kind, by its id.

    kind: the name of a class, such as `Card`; every value of it at the top of a module counts, and its name
    there, such as `ELVEN_CLOAKS`, gives the order.
    """
    package = importlib.import_module(f"cogs.war.{room}")
    modules = [
        importlib.import_module(f"{package.__name__}.{module.name}")
        for module in pkgutil.iter_modules(package.__path__)
    ]
    declared = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if type(value).__name__ == kind
    }
    return {value.id: value for _, value in sorted(declared.items())}
