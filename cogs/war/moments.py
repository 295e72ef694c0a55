"""Moments of a War of the Ring that have a card of their own; all of them are public."""

from __future__ import annotations

from bot.engine import Event, Moment, ending
from cogs.war.model.battle_events import SettlementCaptured
from cogs.war.model.components import NUMBER, STRONGHOLDS
from cogs.war.model.turn_events import CharacterEntered, FellowshipRevealed


def _stronghold(event: Event) -> str | None:
    """A Stronghold of the Free Peoples, or of the Shadow, that the others have taken."""
    is_fall = isinstance(event, SettlementCaptured) and not event.back and NUMBER[event.region] in STRONGHOLDS
    return f"region-{event.region}" if is_fall and isinstance(event, SettlementCaptured) else None


def _witch_king(event: Event) -> str | None:
    return "" if isinstance(event, CharacterEntered) and event.character == "witch_king" else None


MOMENTS: tuple[Moment, ...] = (
    Moment("mount-doom", "mount-doom", ending("outcome-ring-destroyed")),
    Moment("ring-bearer", "ring-bearer", ending("outcome-corruption")),
    Moment("stronghold", "stronghold", _stronghold),
    Moment("revealed", "revealed", lambda event: "" if isinstance(event, FellowshipRevealed) else None),
    Moment("witch-king", "witch-king", _witch_king),
)
