"""Journey to Mordor in a list of games, without its rules."""

from __future__ import annotations

from pathlib import Path

from bot.match.listing import Listing

STRINGS = Path(__file__).parent / "strings"

LISTING = Listing("journey", "journey", (2, 3, 4), (STRINGS,))
