"""Every event's line, by what kind of event it is."""

from __future__ import annotations

from bot.engine import Event, Seat
from cogs.war.model.events.fighting import AttackCeased, CombatCardLaid, NoCombatCard
from cogs.war.model.events.turns import CardsBuried, CardsDrawn, CardTabled, DiceRecovered, DiceSentToHunt
from cogs.war.words.groteka import story as groteka
from cogs.war.words.names import Phrasebook
from cogs.war.words.skirmish import story as skirmish
from cogs.war.words.story import armies, fellowship, turns
from cogs.war.words.story.turns import Told, worded

SILENT: frozenset[type[Event]] = frozenset(
    (
        DiceRecovered,  # the rolls show the dice
        DiceSentToHunt,  # the roll, the Ring, the card or the move that sent them is told
        CardTabled,  # the line of the card played says so
        CombatCardLaid,  # it is told when it is turned up; till then the picture shows its back
        NoCombatCard,  # a card that is not turned up is none
        AttackCeased,  # the end of the battle says so
        *groteka.SILENT,
    )
)
"""What another line says as much of."""
TOLD: Told = {
    **turns.TURNS_TOLD,
    **turns.CARDS_TOLD,
    **armies.ARMIES_TOLD,
    **armies.BATTLES_TOLD,
    **fellowship.FELLOWSHIP_TOLD,
    **fellowship.HUNTS_TOLD,
    **groteka.TOLD,
    **skirmish.TOLD,
}


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """Return the line for an event; None where it is not for this viewer, or another line says as much."""
    if not event.known_to(viewer) or type(event) in SILENT or _known_better(event, viewer):
        return None
    told = TOLD[type(event)]
    return say(told, **worded(say, event)) if isinstance(told, str) else told(say, event)


def _known_better(event: Event, viewer: Seat | None) -> bool:
    """4.1c, d Whoever draws or discards face down reads which card it is."""
    return isinstance(event, CardsDrawn | CardsBuried) and event.side == viewer
