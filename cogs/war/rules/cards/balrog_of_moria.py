"""Balrog of Moria: given up for a Hunt tile (rules/revealing.py), or used in battle from the table."""

from __future__ import annotations

from cogs.war.rules.cards.card import Card

CARD = Card("sh_char_17", from_table=True)
