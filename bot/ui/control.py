"""Buttons and menus: the custom id says everything, so they outlive restarts and nothing is kept of them."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import ui

Control: TypeAlias = ui.Button[Any]
"""A button whose id follows `ids.TEMPLATE`; what is pressed arrives through `arrival.Arrivals`."""
