"""Finds the effects that are procedures of their own: their modules import `effects`, not the other way."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from bot.engine import Action
from cogs.duel.state import Effect, EffectKind, State

Procedure: TypeAlias = Callable[[State, Effect, Action | None], State]
"""Begins an effect; the action says how, None where it asked nothing."""


@cache
def collect_procedures() -> Mapping[EffectKind, Procedure]:
    """Collect what the modules of `cogs/duel/rules` declare as PROCEDURES, by the kind of effect."""
    package = importlib.import_module("cogs.duel.rules")
    found: dict[EffectKind, Procedure] = {}
    for module in pkgutil.iter_modules(package.__path__, "cogs.duel.rules."):
        found |= getattr(importlib.import_module(module.name), "PROCEDURES", {})
    return found
