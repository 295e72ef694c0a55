"""Moments of a War of the Ring that have a card of their own; all of them are public."""

from __future__ import annotations

from bot.engine import Moment, ending
from cogs.war.model.battle_events import SettlementCaptured
from cogs.war.model.components import NUMBER, STRONGHOLDS
from cogs.war.model.turn_events import CharacterEntered, FellowshipRevealed, GameEnded


def _fall(event: SettlementCaptured) -> str | None:
    """A Stronghold that the others have taken."""
    return f"region-{event.region}" if not event.back and NUMBER[event.region] in STRONGHOLDS else None


def _ride(event: CharacterEntered) -> str | None:
    return "" if event.character == "witch_king" else None


MOMENTS: tuple[Moment, ...] = (
    Moment("mount-doom", "mount-doom", GameEnded, ending("outcome-ring-destroyed")),
    Moment("ring-bearer", "ring-bearer", GameEnded, ending("outcome-corruption")),
    Moment("stronghold", "stronghold", SettlementCaptured, _fall),
    Moment("revealed", "revealed", FellowshipRevealed, lambda _: ""),
    Moment("witch-king", "witch-king", CharacterEntered, _ride),
)
