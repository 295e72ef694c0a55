"""The story of turns, dice, Rings, Event cards, the Fellowship and the Hunt, and how events are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.engine import Event, field_names
from bot.text import Forms, with_sign
from cogs.war.model import turn_events
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, MORDOR_STEPS, SHADOW, SIDES
from cogs.war.rules.hunt import success
from cogs.war.words.card_texts import card_detail
from cogs.war.words.names import (
    SIGNS,
    Phrasebook,
    card_label,
    character_label,
    dice_label,
    effect_label,
    figures,
    label_number,
    region_label,
    tile_label,
)
from cogs.war.words.status import how_it_ended

# What the lines of all chapters share: causes, dice, quoted names.

PLAIN: frozenset[str] = frozenset(
    (
        *("", "move", "advance", "retreat"),  # ArmyMoved: the sentence itself says so
        *("die", "ability"),  # NationAdvanced: the line before told of the die
        *("hunt", "roll", "mordor", "tile"),  # the Hunt: there is no other cause
    )
)
"""Causes that go without saying where they stand."""


def cause(say: Phrasebook, known: str) -> str:
    """Say why something happened: a card or Combat effect in quotation marks, a character, or a word."""
    if known in CARDS:
        return say("story-quoted", name=card_label(say, known))
    if known in COMBAT_EFFECTS:
        return say("story-quoted", name=effect_label(say, known))
    word = f"story-cause-{known.replace('_', '-')}"
    return say(word) if say.translator.has(word) else character_label(say, known)


def because(say: Phrasebook, known: str) -> str:
    """Return a cause in brackets at the end of a sentence; "" where it goes without saying."""
    return "" if known in PLAIN else say("story-because", cause=cause(say, known))


def card(say: Phrasebook, known: str) -> str:
    """Return an Event card's name in quotation marks."""
    return say("story-quoted", name=card_label(say, known))


def effect(say: Phrasebook, known: str) -> str:
    """Return a Combat effect's name in quotation marks."""
    return say("story-quoted", name=effect_label(say, known))


def pips(say: Phrasebook, dice: Iterable[int], hits: Callable[[int], bool]) -> str:
    """Combat dice as figures, those that hit in bold."""
    return " ".join(say("story-die-hit" if hits(one) else "story-die-missed", pips=one) for one in dice)


def sides(say: Phrasebook, side: str) -> dict[str, Forms]:
    """Return the variable of whoever acts."""
    return {"side": say.name(side)}


WORDED: Mapping[str, Callable[[Phrasebook, Any], Any]] = {
    "side": lambda say, side: say.name(side),
    "region": lambda say, region: say.region(region),
    "origin": lambda say, region: say.region(region),
    "nation": lambda say, nation: say.nation(nation),
    "die": lambda say, face: say.face(face),
    "companion": lambda say, companion: say.of("hero-", companion),
    "guide": lambda say, companion: say.of("hero-", companion),
    "card": card,
    "tile": tile_label,
    "figures": lambda say, held: figures(say, held, "acc"),
    "figure": lambda say, figure: label_number(say, figure, 1, "acc"),
    "prey": lambda say, figure: label_number(say, figure, 1, "acc"),
}
"""The fields of events in the form most sentences need."""
Told: TypeAlias = Mapping[type[Event], str | Callable[[Phrasebook, Any], str | None]]
"""What tells an event: a message that needs its fields alone, or a function."""


def word_fields(say: Phrasebook, event: Event, **others: Any) -> dict[str, Any]:
    """Return the fields of an event in words, its cause as `why`; others: variables besides or instead."""
    fields: dict[str, Any] = {}
    for name in field_names(type(event)):
        value = getattr(event, name)
        if name == "cause":
            fields["why"] = because(say, value)
        elif name in WORDED and name not in others:
            fields[name] = WORDED[name](say, value)
        elif isinstance(value, str | int):
            fields[name] = value
    return fields | others


def both(say: Phrasebook) -> dict[str, Forms]:
    """Return both sides, beside their numbers."""
    return {"left": say.name(SIDES[0]), "right": say.name(SIDES[1])}


# 7 Event cards: drawn, discarded, played, on the table.


def _tell_event_played(say: Phrasebook, event: turn_events.EventPlayed) -> str:
    values = {"card": card(say, event.card), "table": "yes" if CARDS[event.card].table else "no"}
    if event.die:
        line = say("event-event-played", die=say.face(event.die), **values, **sides(say, event.side))
    else:
        line = say("event-event-played-free", **values, **sides(say, event.side))
    return say("event-with-text", line=line, text=card_detail(say, event.card))


CARDS_TOLD: Told = {
    turn_events.CardsDrawn: "event-cards-drawn",
    turn_events.CardDrawn: "event-card-drawn",
    turn_events.CardsBuried: "event-cards-buried",
    turn_events.CardBuried: "event-card-buried",
    turn_events.EventPlayed: _tell_event_played,
    turn_events.CardLeftTable: "event-card-left-table",
    turn_events.CardRevealed: "event-card-revealed",
    turn_events.EffectWithout: "event-effect-without",
}


# 4, 5, 6 Turns, Action dice, Elven Rings; 15 the end.

EYE = "eye"


def _tell_hunt_allocated(say: Phrasebook, event: turn_events.HuntAllocated) -> str:
    return say("event-hunt-allocated", dice=event.dice, **sides(say, SIDES[SHADOW]))


def _tell_action_dice_rolled(say: Phrasebook, event: turn_events.ActionDiceRolled) -> str:
    faces = [face for face in event.faces if face != EYE]
    eyes = len(event.faces) - len(faces)
    if not event.faces:
        return say("event-action-dice-rolled-none", **sides(say, event.side))
    if not faces:
        return say("event-action-dice-rolled-only-eyes", eyes=eyes, **sides(say, event.side))
    shown = dice_label(say, faces, SIGNS)
    if not eyes:
        return say("event-action-dice-rolled", dice=shown, **sides(say, event.side))
    return say("event-action-dice-rolled-eyes", dice=shown, eyes=eyes, **sides(say, event.side))


def _tell_die_used(say: Phrasebook, event: turn_events.DieUsed) -> str:
    what = say(f"story-use-{event.what.replace('_', '-')}")
    return f"{SIGNS[event.die]} {say('event-die-used', **word_fields(say, event, what=what))}"


def _faces(say: Phrasebook, die: str, face: str) -> dict[str, Forms]:
    """Return a die and what it shows now."""
    return {"die": say.face(die), "face": say.face(face)}


def _box(say: Phrasebook, face: str) -> str:
    """6.5 Say what becomes of an Eye."""
    return say("story-to-hunt-box") if face == EYE else ""


def _tell_ring_used(say: Phrasebook, event: turn_events.RingUsed) -> str:
    turned = _faces(say, event.die, event.face)
    return say("event-ring-used", box=_box(say, event.face), **turned, **sides(say, event.side))


def _tell_die_turned(say: Phrasebook, event: turn_events.DieTurned) -> str:
    why = because(say, event.cause)
    if not event.face:
        return say("event-die-turned-lost", die=say.face(event.die), why=why, **sides(say, event.side))
    turned = _faces(say, event.die, event.face)
    return say("event-die-turned", why=why, box=_box(say, event.face), **turned, **sides(say, event.side))


def _tell_game_ended(say: Phrasebook, event: turn_events.GameEnded) -> str:
    how = how_it_ended(say, event.reason, (event.winner,) if event.winner else ())
    return say("event-game-ended", how=how, free=event.free_peoples, shadow=event.shadow, **both(say))


TURNS_TOLD: Told = {
    turn_events.TurnBegan: "event-turn-began",
    turn_events.HuntAllocated: _tell_hunt_allocated,
    turn_events.ActionDiceRolled: _tell_action_dice_rolled,
    turn_events.DieUsed: _tell_die_used,
    turn_events.DieSkipped: "event-die-skipped",
    turn_events.SidePassed: "event-side-passed",
    turn_events.RingUsed: _tell_ring_used,
    turn_events.RingPaid: "event-ring-paid",
    turn_events.DieTurned: _tell_die_turned,
    turn_events.SideResigned: "event-side-resigned",
    turn_events.GameEnded: _tell_game_ended,
}


# 12, 13.1, 13.7, 14 The Fellowship, its Companions, corruption, Mordor.

ARROW = " → "
CASUALTY, MORDOR = "casualty", "mordor"
TAKE_THEM_ALIVE, GUIDE = "take_them_alive", "guide"


def _tell_companions_separated(say: Phrasebook, event: turn_events.CompanionsSeparated) -> str:
    names = say.join_names([say.of("hero-", companion) for companion in event.companions])
    values = {"companions": names, "region": say.region(event.region)}
    if event.cause == TAKE_THEM_ALIVE:
        return say("event-companions-separated-alive", **values)
    if event.cause == GUIDE:
        return say("event-companions-separated-guide", **values)
    return say("event-companions-separated", why=because(say, event.cause), **values)


def _tell_companion_lost(say: Phrasebook, event: turn_events.CompanionLost) -> str | None:
    if event.cause == CASUALTY:
        return None
    message = "event-companion-lost-mordor" if event.cause == MORDOR else "event-companion-lost"
    return say(message, **word_fields(say, event))


def _path(say: Phrasebook, path: tuple[str, ...]) -> str:
    return ARROW.join(region_label(say, region) for region in path)


def _tell_fellowship_declared(say: Phrasebook, event: turn_events.FellowshipDeclared) -> str:
    region = say.region(event.path[-1])
    if len(event.path) == 1:
        return say("event-fellowship-declared-here", region=region)
    return say("event-fellowship-declared", region=region, path=_path(say, event.path))


def _tell_fellowship_revealed(say: Phrasebook, event: turn_events.FellowshipRevealed) -> str:
    if not event.path:
        return say("event-fellowship-revealed-mordor")
    region = say.region(event.path[-1])
    if len(event.path) == 1:
        return say("event-fellowship-revealed-here", region=region)
    return say("event-fellowship-revealed", region=region, path=_path(say, event.path))


def _tell_corruption_changed(say: Phrasebook, event: turn_events.CorruptionChanged) -> str:
    return say("event-corruption-changed", **word_fields(say, event, by=with_sign(event.by)))


def _tell_mordor_advanced(say: Phrasebook, event: turn_events.MordorAdvanced) -> str:
    if event.step == MORDOR_STEPS:
        return say("event-mordor-advanced-doom")
    return say("event-mordor-advanced", step=event.step, steps=MORDOR_STEPS)


FELLOWSHIP_TOLD: Told = {
    turn_events.CompanionsSeparated: _tell_companions_separated,
    turn_events.CasualtyTaken: "event-casualty-taken",
    turn_events.CompanionLost: _tell_companion_lost,
    turn_events.GuideChanged: "event-guide-changed",
    turn_events.FellowshipMoved: "event-fellowship-moved",
    turn_events.FellowshipDeclared: _tell_fellowship_declared,
    turn_events.FellowshipRevealed: _tell_fellowship_revealed,
    turn_events.FellowshipHidden: "event-fellowship-hidden",
    turn_events.FellowshipShifted: "event-fellowship-shifted",
    turn_events.CorruptionChanged: _tell_corruption_changed,
    turn_events.MordorEntered: "event-mordor-entered",
    turn_events.MordorAdvanced: _tell_mordor_advanced,
}


# 13.5-13.9 The Hunt: its roll, its tiles, the damage.

TILE, DIE = "tile", "die"


def _tell_hunt_rolled(say: Phrasebook, event: turn_events.HuntRolled) -> str:
    return say(
        "event-hunt-rolled-again" if event.again else "event-hunt-rolled",
        dice=pips(say, event.dice, lambda die: success(die, event.bonus)),
        modifier=say("story-modifier", bonus=with_sign(event.bonus)) if event.bonus else "",
        successes=event.successes,
    )


def _tell_hunt_pool_refilled(say: Phrasebook, event: turn_events.HuntPoolRefilled) -> str:
    return say("event-hunt-pool-refilled", tiles=sum(number for _, number in event.tiles))


def _tell_with(message: str) -> Callable[[Phrasebook, Any], str]:
    def tell(
        say: Phrasebook, event: turn_events.TileDiscarded | turn_events.TileReturned | turn_events.TileRemoved
    ) -> str:
        tile = say("story-quoted", name=tile_label(say, event.tile))
        return say(message, tile=tile, why=because(say, event.why))

    return tell


def _tell_tile_added(say: Phrasebook, event: turn_events.TileAdded) -> str:
    return say("event-tile-added", **word_fields(say, event, waiting="yes" if event.waiting else "no"))


def _tell_hunt_damage_set(say: Phrasebook, event: turn_events.HuntDamageSet) -> str | None:
    """Tell what a die or a card makes of the damage; what a tile prints or the roll scored has been told."""
    if event.why == TILE:
        return None
    if event.why == DIE:
        return say("event-hunt-damage-set-die", damage=event.damage)
    return say("event-hunt-damage-set", damage=event.damage, why=because(say, event.why))


HUNTS_TOLD: Told = {
    turn_events.HuntRolled: _tell_hunt_rolled,
    turn_events.TileDrawn: "event-tile-drawn",
    turn_events.HuntPoolRefilled: _tell_hunt_pool_refilled,
    turn_events.TileDiscarded: _tell_with("event-tile-discarded"),
    turn_events.TileReturned: _tell_with("event-tile-returned"),
    turn_events.TileRemoved: _tell_with("event-tile-removed"),
    turn_events.TileAdded: _tell_tile_added,
    turn_events.HuntDamageSet: _tell_hunt_damage_set,
}
