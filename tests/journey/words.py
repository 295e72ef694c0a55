"""Observations to try the words and the pictures on."""

from __future__ import annotations

from typing import Any

from bot.engine import Action, Decision, Seat
from cogs.journey import actions
from cogs.journey.components import COLOUR, PLACE_RULE, PLACES
from cogs.journey.observation import JourneyObservation
from cogs.journey.state import SEATS, Dice, Die, Effects, JourneyOptions, Square, Status, Strike, Track


def dice(text: str) -> Dice:
    """Dice written as `yellow:ring red:orc`."""
    return tuple(Die(*die.split(":")) for die in text.split())


def squares(crossed: int = 0, halved: int = 0) -> tuple[Square, ...]:
    """A Nazgûl track: the first squares halved, and fields crossed from the left."""
    track_squares = []
    for index in range(7):
        parts = 2 if index < halved else 1
        taken = min(parts, crossed)
        crossed -= taken
        track_squares.append(Square(parts, taken))
    return tuple(track_squares)


def track(
    seat: Seat, circles: int = 0, crossed: int = 0, halved: int = 0, status: Status = "playing"
) -> Track:
    """A player's sheet."""
    return Track(seat, circles, squares(crossed, halved), status)


def effects(seat: Seat, tracks: tuple[Track, ...], **more: Any) -> Effects:
    """What the dice of a turn do; nothing unless told."""
    fields: dict[str, Any] = {
        "place_rule": None,
        "dice": (),
        "rings": 0,
        "orcs": 0,
        "weapons": 0,
        "void": False,
        "ring_less": False,
        "effective": 0,
        "crossed": 0,
        "surplus": 0,
        "halved": (),
        "idle_gandalfs": 0,
        "strikes": (),
        "spared": (),
        "out": (),
        "arrived": (),
    }
    return Effects(seat=seat, tracks=tracks, **(fields | more))


def seen(viewer: Seat | None = "sam", legal: tuple[Action, ...] = (), **more: Any) -> JourneyObservation:
    """An observation of Sam's first roll against Frodo, basic game."""
    tracks = more.pop("tracks", (track("frodo"), track("sam")))
    turn = more.get("turn", "sam")
    options = more.pop("options", None) or JourneyOptions(
        seats=tuple(seat_track.seat for seat_track in tracks)
    )
    fields: dict[str, Any] = {
        "waiting": (Decision(turn, "dice", "4.2"),),
        "outcome": None,
        "options": options,
        "stage": "choosing",
        "first": "frodo",
        "turn": turn,
        "number": 2,
        "round": 1,
        "final_round": False,
        "still_to_play": (),
        "tracks": tracks,
        "neutral": tuple(
            COLOUR[seat] for seat in SEATS if not any(t.seat == seat and t.in_game for t in tracks)
        ),
        "place": "bag_end",
        "place_rule": None,
        "roll": 1,
        "aside": (),
        "aside_rolls": (),
        "rolled": (),
        "chosen": (),
        "forced": (),
        "left": (),
        "complete": False,
        "ends": False,
        "repeated": False,
        "may_repeat": False,
        "puts_left": 30,
        "forecast": effects(turn, tracks) if turn else None,
        "last": None,
    }
    return JourneyObservation(viewer=viewer, legal=legal, **(fields | more))


FIRST_ROLL = "yellow:ring red:nazgul blue:weapon green:ring black:orc"


def choosing(viewer: Seat | None = "sam") -> JourneyObservation:
    """Two players: Sam has chosen a Ring and the Nazgûl of his first roll."""
    after = (track("frodo"), track("sam", 1, 1))
    return seen(
        viewer,
        (actions.Put("yellow"), actions.Take("blue"), actions.Take("black"), actions.Keep()),
        rolled=dice(FIRST_ROLL),
        chosen=("yellow", "red"),
        forced=("red",),
        left=("blue", "green", "black"),
        complete=True,
        forecast=effects(
            "sam",
            after,
            dice=dice("yellow:ring red:nazgul"),
            rings=1,
            effective=1,
            crossed=1,
            strikes=(Strike("sam", ("red",), 6),),
        ),
    )


def crowded(viewer: Seat | None = "pippin") -> JourneyObservation:
    """Four players in the advanced game, Pippin in Minas Tirith, everything going on at once."""
    tracks = (
        track("frodo", 8, 5, 2),
        track("sam", 9, 3, 1, "arrived"),
        track("merry", 4, 7, 0, "out"),
        track("pippin", 7, 4, 3),
    )
    after = (*tracks[:3], track("pippin", 8, 6, 4))
    ahead = effects(
        "pippin",
        after,
        place_rule=PLACE_RULE["minas_tirith"],
        dice=dice("red:gandalf yellow:nazgul green:ring blue:nazgul"),
        rings=1,
        effective=1,
        crossed=1,
        halved=(4,),
        strikes=(Strike("pippin", ("yellow", "blue"), 5),),
    )
    last = effects(
        "sam",
        tracks,
        rings=3,
        effective=3,
        crossed=2,
        surplus=1,
        strikes=(Strike("frodo", ("yellow",), 4), Strike("merry", ("blue", "black"), 0)),
        out=("merry",),
        arrived=("sam",),
    )
    return seen(
        viewer,
        (actions.Take("green"), actions.Put("blue"), actions.Keep(), actions.Again()),
        tracks=tracks,
        options=JourneyOptions(seats=SEATS, side="advanced"),
        turn="pippin",
        number=20,
        round=5,
        final_round=True,
        place=PLACES[7],
        place_rule=PLACE_RULE["minas_tirith"],
        roll=3,
        aside=dice("red:gandalf yellow:nazgul"),
        aside_rolls=(1, 2),
        rolled=dice("blue:nazgul green:ring black:white_tree"),
        chosen=("blue", "green"),
        forced=("blue",),
        left=("black",),
        complete=True,
        forecast=ahead,
        last=last,
    )
