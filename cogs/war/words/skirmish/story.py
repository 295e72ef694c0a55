"""S1-S7 A battle on its own: how it is set up, and how it ends."""

from __future__ import annotations

from cogs.war.skirmish import events
from cogs.war.words.names import Phrasebook, figures
from cogs.war.words.skirmish.status import attack_line
from cogs.war.words.status import how_it_ended
from cogs.war.words.story.turns import Told, both, sides

BATTLE_WON, NOBODY_LEFT = "outcome-battle-won", "outcome-battle-nobody"


def _tell_ground_chosen(say: Phrasebook, event: events.GroundChosen) -> str:
    attack = attack_line(say, event.manner, event.attacker, event.region, event.origin)
    if event.famous:
        return say("event-ground-chosen-famous", famous=say(f"famous-{event.famous}"), attack=attack)
    return say("event-ground-chosen", attack=attack)


def _tell_hand_taken(say: Phrasebook, event: events.HandTaken) -> str:
    if not event.character and not event.strategy:
        return say("event-hand-taken-none", **sides(say, event.side))
    numbers = {"character": event.character, "strategy": event.strategy}
    return say("event-hand-taken", **numbers, **sides(say, event.side))


def _tell_skirmish_ended(say: Phrasebook, event: events.SkirmishEnded) -> str:
    how = how_it_ended(
        say, BATTLE_WON if event.winner else NOBODY_LEFT, (event.winner,) if event.winner else ()
    )
    left = [
        figures(say, held) or say("event-skirmish-nobody-left") for held in (event.free_peoples, event.shadow)
    ]
    return say("event-skirmish-ended", how=how, free=left[0], shadow=left[1], **both(say))


TOLD: Told = {
    events.GroundChosen: _tell_ground_chosen,
    events.ArmyDrawnUp: "event-army-drawn-up",
    events.HandTaken: _tell_hand_taken,
    events.CardTaken: "event-card-taken",
    events.SkirmishEnded: _tell_skirmish_ended,
}
