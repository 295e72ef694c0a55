"""Every kind of thing to ask of the others, a module each, found by being here; no other place lists them.

A module says who may ask, what everybody reads, when its object is gone, and what is done. A new kind is its
module, its words in two languages, and the button or command that asks for it.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load_kinds() -> None:
    """Has every kind known by its name to `bot/match/table/stored_offers.py`."""
    for each in iter_modules(__path__):
        import_module(f"{__name__}.{each.name}")
