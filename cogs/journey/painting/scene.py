"""Scenes of Journey to Mordor's pictures, built field by field from an observation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Catalogue, Language, Translator
from cogs.journey.components import COLOUR, NAZGUL, PLACE_RULE, PLACES
from cogs.journey.nazgul import victims_of
from cogs.journey.observation import JourneyObservation
from cogs.journey.profile import Profile
from cogs.journey.state import Effects, Track

FOLDER = Path(__file__).parent.parent


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """The strings that stand in pictures."""
    return Catalogue(FOLDER / "strings" / "board")


def translator(language: Language) -> Translator:
    """The picture strings in one language."""
    return catalogue()[language]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a Nazgûl track. crossed: already; threatened: by the dice as they lie."""

    crossed: bool
    threatened: bool


@dataclass(frozen=True, slots=True)
class Box:
    """A Nazgûl square: its fields, two where it is halved. halving: a Gandalf of this turn would halve it."""

    fields: tuple[Field, ...]
    halving: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet. ahead: circles the dice as they lie would cross; left: fields not crossed.

    gained, hit: circles and fields crossed by the turn before. status: of the track, or `won`.
    """

    seat: Seat
    circles: int
    ahead: int
    boxes: tuple[Box, ...]
    left: int
    status: str
    active: bool
    gained: int
    hit: int


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die of the turn. chosen: to be set aside; must: it has to be; hits: seats its Nazgûl would strike."""

    colour: str
    symbol: str
    chosen: bool = False
    must: bool = False
    hits: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Prospect:
    """The effect of the dice as they lie. blows: seat, fields crossed, fields left, whether it is out."""

    circles: int
    reaches: str
    voided: bool
    halved: int
    blows: tuple[tuple[Seat, int, int, bool], ...]


@dataclass(frozen=True, slots=True)
class TableScene(SeatedScene):
    """All sheets, and the dice of the turn. place: of the rule in force, or empty.

    faces_certain, squares_certain: whether somebody has read them off the print.
    """

    language: Language
    over: bool
    winners: tuple[Seat, ...]
    turn: Seat | None
    round: int
    roll: int
    final: bool
    place: str
    sheets: tuple[Sheet, ...]
    aside: tuple[LyingDie, ...]
    rolled: tuple[LyingDie, ...]
    prospect: Prospect | None
    faces_certain: bool
    squares_certain: bool


@dataclass(frozen=True, slots=True)
class DiceScene:
    """The dice of the turn, large, for who must choose from them."""

    language: Language
    turn: Seat
    roll: int
    place: str
    aside: tuple[LyingDie, ...]
    rolled: tuple[LyingDie, ...]
    prospect: Prospect
    complete: bool
    ends: bool
    left: int
    faces_certain: bool


@dataclass(frozen=True, slots=True)
class PrintedScene:
    """The dice and the sheets of a table as printed. name: of its profile, or empty."""

    language: Language
    name: str
    dice: tuple[tuple[str, tuple[str, ...]], ...]
    squares: int
    faces_certain: bool
    squares_certain: bool


def table_scene(seen: JourneyObservation, language: Language) -> TableScene:
    """The scene of the table, the same for everybody."""
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
        faces_certain=seen.options.printed.faces_certain,
        squares_certain=seen.options.printed.squares_certain,
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
        faces_certain=seen.options.printed.faces_certain,
    )


def printed_scene(printed: Profile, language: Language) -> PrintedScene:
    """The scene of all faces and squares."""
    return PrintedScene(
        language=language,
        name=printed.name(language),
        dice=tuple(printed.faces.items()),
        squares=printed.nazgul_squares,
        faces_certain=printed.faces_certain,
        squares_certain=printed.squares_certain,
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
        after = next(each for each in seen.forecast.tracks if each.seat == track.seat)
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


def colour_of(seat: Seat) -> str:
    """The colour of a hobbit's die."""
    return COLOUR[seat]
