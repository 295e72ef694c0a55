"""Finds what the rooms declare: one card, Combat effect or character's abilities in a module of its own."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any


@cache
def collect(room: str, attribute: str) -> dict[str, Any]:
    """What the modules of `cogs/war/<room>` declare under this name, by its id; modules without it are
    shared.
    """
    package = importlib.import_module(f"cogs.war.{room}")
    found: dict[str, Any] = {}
    for module in pkgutil.iter_modules(package.__path__):
        declared = getattr(importlib.import_module(f"{package.__name__}.{module.name}"), attribute, None)
        if declared is not None:
            found[declared.id] = declared
    return found
