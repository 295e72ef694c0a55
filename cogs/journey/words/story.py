"""The story of a game, the position in words, and what is counted at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine import Event, Seat
from bot.text import LABEL, Forms
from cogs.journey import events
from cogs.journey import events as told
from cogs.journey.observation import JourneyObservation
from cogs.journey.words.phrases import Phrasebook

# The story of a game: one line for an event.


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event; None where it is not for this viewer."""
    if not event.known_to(viewer):
        return None
    line = say(f"event-{event.kind()}", **_values(say, event))
    if isinstance(event, events.TurnBegan) and event.place_rule:
        return f"{line} {say(f'rule-{event.place_rule}')}"
    return line


def winners(say: Phrasebook, seats: tuple[Seat, ...]) -> dict[str, Forms]:
    """The variable of an outcome: who has won; nothing where nobody has."""
    return {"winners": say.several(seats)} if seats else {}


def _values(say: Phrasebook, event: Event) -> Mapping[str, Any]:
    about = {"seat": say.name(event.seat)} if hasattr(event, "seat") else {}
    return about | _more(say, event)


def _more(say: Phrasebook, event: Event) -> dict[str, Any]:
    match event:
        case events.FirstPlayerChosen():
            return {"how": event.how}
        case events.TurnBegan():
            return {"round": event.round, "place": say.name(event.place)}
        case events.DiceRolled():
            return {"roll": event.roll, "dice": _list(say, event.dice), "repeated": yes(event.repeated)}
        case events.RollRepeated():
            return {"roll": event.roll}
        case events.DiceKept():
            return {"dice": _list(say, event.dice), "forced": yes(event.forced)}
        case events.RollingEnded():
            return {"tree": yes(event.tree), "rolls": event.rolls, "unused": len(event.unused)}
        case events.OrcsVoidedRings() | events.OrcsBeaten():
            return {"rings": event.rings, "orcs": event.orcs, "weapons": event.weapons}
        case events.GandalfWithoutEffect():
            return {"why": event.why}
        case events.SquaresHalved():
            numbers = say.translator.join([str(number) for number in event.squares])
            return {"count": len(event.squares), "squares": numbers}
        case events.NazgulStruck():
            return {"count": len(event.dice), "colours": say.several(event.dice), "left": event.left}
        case events.NazgulSpared():
            return {"count": len(event.dice), "colours": say.several(event.dice), "why": event.why}
        case events.CirclesCrossed():
            return {"count": event.count, "place": say.name(event.place), "surplus": event.surplus}
        case _:
            return _ending(say, event)


def _ending(say: Phrasebook, event: Event) -> dict[str, Any]:
    match event:
        case events.HobbitEliminated():
            return {"colour": say.name(event.colour), "at_mordor": yes(event.at_mordor)}
        case events.FinalRound():
            return {"waiting": say.several(event.waiting)}
        case events.TieBroken():
            return {"fields": ", ".join(f"{say.label(seat)} {left}" for seat, left in event.left)}
        case events.SeatResigned():
            return {"colour": say.name(event.colour), "dropped": yes(event.dropped)}
        case events.GameEnded():
            return {"how": say(event.reason, **winners(say, event.winners))}
        case _:
            return {}


def _list(say: Phrasebook, dice: events.Pairs) -> Forms:
    """Dice inside a sentence, after a colon: symbols as they are written there."""
    forms = say.dice(dice)
    return {**forms, LABEL: forms["nom"]}


def yes(fact: bool) -> str:
    """A fact as catalogues choose by it."""
    return "yes" if fact else "no"


# Some numbers of a game that is over.

NAZGUL, RING = "nazgul", "ring"


def tally(say: Phrasebook, events: Sequence[Event], seen: JourneyObservation) -> Iterator[str]:
    """Rounds, rolls, and how often the dice showed Nazgûl and Rings against what was to be expected."""
    rolls = [each for each in events if isinstance(each, told.DiceRolled)]
    faces = seen.options.printed.faces
    yield say("tally-rounds", count=seen.round)
    yield say("tally-rolls", count=len(rolls))
    for symbol in (RING, NAZGUL):
        dice = [die for each in rolls for die in each.dice]
        expected = sum(faces[colour].count(symbol) / len(faces[colour]) for colour, _ in dice)
        count = sum(face == symbol for _, face in dice)
        yield say(f"tally-{symbol}", count=count, expected=round(expected))
