"""The story of turns, dice, Rings and Event cards, and how causes are worded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.engine import Event, field_names
from bot.text import Forms
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, SHADOW, SIDES
from cogs.war.model.events.turns import (
    ActionDiceRolled,
    CardBuried,
    CardDrawn,
    CardLeftTable,
    CardRevealed,
    CardsBuried,
    CardsDrawn,
    DieSkipped,
    DieTurned,
    DieUsed,
    EffectWithout,
    EventPlayed,
    GameEnded,
    HuntAllocated,
    RingPaid,
    RingUsed,
    SidePassed,
    SideResigned,
    TurnBegan,
)
from cogs.war.words.card_texts import card_detail
from cogs.war.words.names import (
    Phrasebook,
    card_label,
    character_label,
    dice_label,
    effect_label,
    figures,
    label_number,
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


def with_sign(number: int) -> str:
    """Return a modifier: `+1`, `−1`."""
    return f"+{number}" if number >= 0 else f"−{-number}"


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


def worded(say: Phrasebook, event: Event, **others: Any) -> dict[str, Any]:
    """Return the fields of an event in words, its cause as `why`; others: variables besides or instead."""
    found: dict[str, Any] = {}
    for name in field_names(type(event)):
        value = getattr(event, name)
        if name == "cause":
            found["why"] = because(say, value)
        elif name in WORDED and name not in others:
            found[name] = WORDED[name](say, value)
        elif isinstance(value, str | int):
            found[name] = value
    return found | others


def both(say: Phrasebook) -> dict[str, Forms]:
    """Return both sides, beside their numbers."""
    return {"left": say.name(SIDES[0]), "right": say.name(SIDES[1])}


# 7 Event cards: drawn, discarded, played, on the table.


def _tell_event_played(say: Phrasebook, event: EventPlayed) -> str:
    values = {"card": card(say, event.card), "table": "yes" if CARDS[event.card].table else "no"}
    if event.die:
        line = say("event-event-played", die=say.face(event.die), **values, **sides(say, event.side))
    else:
        line = say("event-event-played-free", **values, **sides(say, event.side))
    return say("event-with-text", line=line, text=card_detail(say, event.card))


CARDS_TOLD: Told = {
    CardsDrawn: "event-cards-drawn",
    CardDrawn: "event-card-drawn",
    CardsBuried: "event-cards-buried",
    CardBuried: "event-card-buried",
    EventPlayed: _tell_event_played,
    CardLeftTable: "event-card-left-table",
    CardRevealed: "event-card-revealed",
    EffectWithout: "event-effect-without",
}


# 4, 5, 6 Turns, Action dice, Elven Rings; 15 the end.

EYE = "eye"


def _tell_hunt_allocated(say: Phrasebook, event: HuntAllocated) -> str:
    return say("event-hunt-allocated", dice=event.dice, **sides(say, SIDES[SHADOW]))


def _tell_action_dice_rolled(say: Phrasebook, event: ActionDiceRolled) -> str:
    faces = [face for face in event.faces if face != EYE]
    eyes = len(event.faces) - len(faces)
    if not event.faces:
        return say("event-action-dice-rolled-none", **sides(say, event.side))
    if not faces:
        return say("event-action-dice-rolled-only-eyes", eyes=eyes, **sides(say, event.side))
    shown = dice_label(say, faces)
    if not eyes:
        return say("event-action-dice-rolled", dice=shown, **sides(say, event.side))
    return say("event-action-dice-rolled-eyes", dice=shown, eyes=eyes, **sides(say, event.side))


def _tell_die_used(say: Phrasebook, event: DieUsed) -> str:
    what = say(f"story-use-{event.what.replace('_', '-')}")
    return say("event-die-used", **worded(say, event, what=what))


def _faces(say: Phrasebook, die: str, face: str) -> dict[str, Forms]:
    """Return a die and what it shows now."""
    return {"die": say.face(die), "face": say.face(face)}


def _box(say: Phrasebook, face: str) -> str:
    """6.5 Say what becomes of an Eye."""
    return say("story-to-hunt-box") if face == EYE else ""


def _tell_ring_used(say: Phrasebook, event: RingUsed) -> str:
    turned = _faces(say, event.die, event.face)
    return say("event-ring-used", box=_box(say, event.face), **turned, **sides(say, event.side))


def _tell_die_turned(say: Phrasebook, event: DieTurned) -> str:
    why = because(say, event.cause)
    if not event.face:
        return say("event-die-turned-lost", die=say.face(event.die), why=why, **sides(say, event.side))
    turned = _faces(say, event.die, event.face)
    return say("event-die-turned", why=why, box=_box(say, event.face), **turned, **sides(say, event.side))


def _tell_game_ended(say: Phrasebook, event: GameEnded) -> str:
    how = how_it_ended(say, event.reason, (event.winner,) if event.winner else ())
    return say("event-game-ended", how=how, free=event.free_peoples, shadow=event.shadow, **both(say))


TURNS_TOLD: Told = {
    TurnBegan: "event-turn-began",
    HuntAllocated: _tell_hunt_allocated,
    ActionDiceRolled: _tell_action_dice_rolled,
    DieUsed: _tell_die_used,
    DieSkipped: "event-die-skipped",
    SidePassed: "event-side-passed",
    RingUsed: _tell_ring_used,
    RingPaid: "event-ring-paid",
    DieTurned: _tell_die_turned,
    SideResigned: "event-side-resigned",
    GameEnded: _tell_game_ended,
}
