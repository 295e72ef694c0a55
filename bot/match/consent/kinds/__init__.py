"""Every kind of thing to ask of the others, a module each, found by being here; no other place lists them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load_kinds() -> None:
    """Has every kind known by its name to `bot/match/persistence/stored_offers.py`."""
    for each in iter_modules(__path__):
        import_module(f"{__name__}.{each.name}")
