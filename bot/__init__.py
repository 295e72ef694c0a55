"""Prancing Pony: a Discord inn where people play board games."""

__version__ = "0.2.0"
