"""The pictures of Journey to Mordor: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from bot.draw.board import Board, Paint
from bot.text import Language
from cogs.journey.components import NAZGUL, PLACE_RULE, PLACES, Profile
from cogs.journey.observation import JourneyObservation, victims_of
from cogs.journey.painting.places import dice_spots, table_spots
from cogs.journey.painting.scene import (
    Area,
    Box,
    DiceScene,
    Field,
    LyingDie,
    PrintedScene,
    Prospect,
    Sheet,
    TableScene,
)
from cogs.journey.state import Effects, Track


def table_scene(seen: JourneyObservation, language: Language, wide: bool = False) -> TableScene:
    """The scene of the table, the same for everybody. wide: where height is scarce."""
    outcome = seen.outcome
    return TableScene(
        language=language,
        over=outcome is not None,
        winners=outcome.winners if outcome is not None else (),
        turn=seen.turn,
        round=seen.round,
        roll=seen.roll,
        final=seen.final_round,
        place=_place(seen),
        sheets=tuple(_sheet(seen, track) for track in seen.tracks),
        aside=_aside(seen),
        rolled=_rolled_dice(seen),
        prospect=_prospect(seen.forecast) if seen.forecast is not None and outcome is None else None,
        wide=wide,
    )


def dice_scene(seen: JourneyObservation, language: Language) -> DiceScene:
    """The scene of the dice. Raises ValueError where nobody chooses dice."""
    if seen.turn is None or seen.forecast is None:
        raise ValueError("no dice lie there to be chosen")
    return DiceScene(
        language=language,
        turn=seen.turn,
        roll=seen.roll,
        place=_place(seen),
        aside=_aside(seen),
        rolled=_rolled_dice(seen),
        prospect=_prospect(seen.forecast),
        complete=seen.complete,
        ends=seen.ends,
        left=len(seen.left),
    )


def printed_scene(printed: Profile, language: Language) -> PrintedScene:
    """The scene of all faces and squares."""
    return PrintedScene(
        language=language,
        name=printed.name(language),
        dice=tuple(printed.faces.items()),
        squares=printed.nazgul_squares,
    )


def _place(seen: JourneyObservation) -> str:
    return next((place for place, rule in PLACE_RULE.items() if rule and rule == seen.place_rule), "")


def _aside(seen: JourneyObservation) -> tuple[LyingDie, ...]:
    return tuple(LyingDie(die.colour, die.symbol) for die in seen.aside)


def _rolled_dice(seen: JourneyObservation) -> tuple[LyingDie, ...]:
    return tuple(
        LyingDie(
            die.colour,
            die.symbol,
            die.colour in seen.chosen,
            die.colour in seen.forced,
            victims_of(seen, die.colour) if die.symbol == NAZGUL else (),
        )
        for die in seen.rolled
    )


def _prospect(effects: Effects) -> Prospect:
    circles = next(track.circles for track in effects.tracks if track.seat == effects.seat)
    return Prospect(
        circles=effects.crossed,
        reaches=PLACES[circles],
        voided=effects.void,
        halved=len(effects.halved),
        blows=tuple(
            (strike.seat, len(strike.dice), strike.left, strike.seat in effects.out)
            for strike in effects.strikes
        ),
    )


def _sheet(seen: JourneyObservation, track: Track) -> Sheet:
    after = track
    if seen.forecast is not None and seen.outcome is None:
        after = next(
            forecast_track for forecast_track in seen.forecast.tracks if forecast_track.seat == track.seat
        )
    last = seen.last
    hits = {strike.seat: len(strike.dice) for strike in last.strikes} if last is not None else {}
    won = seen.outcome is not None and track.seat in seen.outcome.winners
    return Sheet(
        seat=track.seat,
        circles=track.circles,
        ahead=after.circles - track.circles,
        boxes=tuple(
            Box(
                tuple(
                    Field(part < square.crossed, square.crossed <= part < then.crossed)
                    for part in range(then.parts)
                ),
                then.parts > square.parts,
            )
            for square, then in zip(track.squares, after.squares, strict=True)
        ),
        left=track.left,
        status="won" if won else track.status,
        active=seen.outcome is None and seen.turn == track.seat,
        gained=last.crossed if last is not None and last.seat == track.seat else 0,
        hit=hits.get(track.seat, 0),
    )


TABLE, DICE, WIDE, FACES = "table", "dice", "wide", "faces"


class JourneyBoard(Board[JourneyObservation]):
    """The table for everybody, and the dice, large, for who must choose from them; all faces on demand."""

    def views(self, observation: JourneyObservation) -> Sequence[str]:
        """Those for phones, and the table once more, `wide`."""
        return (*self.shown(observation), WIDE)

    def shown(self, observation: JourneyObservation) -> Sequence[str]:
        """`table`; before it `dice` for the active player who has dice to choose from."""
        chooses = observation.stage == "choosing" and observation.viewer == observation.turn
        return (DICE, TABLE) if chooses and observation.forecast is not None else (TABLE,)

    def needed(self, observation: JourneyObservation) -> str:
        """The dice for who chooses from them, otherwise the sheets."""
        return self.shown(observation)[0]

    def details(self, observation: JourneyObservation) -> Sequence[str]:
        """`faces`: all faces of the dice, and the squares of the sheet."""
        return (FACES,)

    def cover(self, observation: JourneyObservation) -> str:
        """The wide table."""
        return WIDE

    def lay_out(self, observation: JourneyObservation, view: str, language: Language) -> Hashable:
        """The scene of the table, of the dice, or of all their faces."""
        if view == FACES:
            return printed_scene(observation.options.printed, language)
        if view == DICE:
            return dice_scene(observation, language)
        return table_scene(observation, language, wide=view == WIDE)

    def spots(self, scene: Hashable) -> Mapping[str, Area]:
        """Return where sheets, roads, tracks and dice lie on the pictures for phones."""
        if isinstance(scene, DiceScene):
            return dice_spots(scene)
        return table_spots(scene) if isinstance(scene, TableScene) else {}

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene."""
        from cogs.journey.painting.phone import paint_dice, paint_table
        from cogs.journey.painting.pieces import paint_printed

        return {TableScene: paint_table, DiceScene: paint_dice, PrintedScene: paint_printed}


BOARD = JourneyBoard()
