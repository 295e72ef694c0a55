"""Prancing Pony: a Discord inn where people play board games."""

__version__ = "0.1.0"

from bot.classes import compile_late

compile_late()
