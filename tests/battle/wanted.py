"""The games of The Battle for Middle-earth that are kept as golden records."""

from __future__ import annotations

from tests.playthroughs.make import Wanted

WANTED: tuple[Wanted, ...] = ()
