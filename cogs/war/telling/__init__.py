"""The story of a game: one line for an event, as a viewer may know it. One module for a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine import Event, Seat

if TYPE_CHECKING:
    from cogs.war.phrases import Phrases


def tell(say: Phrases, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event; None where it is not for this viewer, or another line says as much."""
    if not event.known_to(viewer):
        return None
    return None
