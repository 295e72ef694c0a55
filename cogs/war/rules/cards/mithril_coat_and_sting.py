"""Mithril Coat and Sting: given up in reply to a Hunt tile, another is drawn instead (rules/hunt, 13.7a)."""

from __future__ import annotations

from cogs.war.rules.cards.card import Card

CARD = Card("fp_char_05")
