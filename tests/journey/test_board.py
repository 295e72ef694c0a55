"""The pictures of Journey to Mordor: pure, small, legible, and telling apart what differs without colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.draw.encode import encode
from bot.draw.kit.canvas import emblem
from bot.draw.kit.palette import THEMES, contrast
from bot.draw.kit.type import Face, features, font
from bot.engine import CHANCE, Chance, Outcome
from bot.text import LANGUAGES, Language
from cogs.journey.components import COLOURS, HOBBITS, PLACE_RULE, PLACES, SYMBOLS
from cogs.journey.game import JOURNEY
from cogs.journey.observation import JourneyObservation
from cogs.journey.painting import BOARD, dice_scene, places, table_scene
from cogs.journey.painting.pieces import PAINTS, circle, die, field, hobbit, mark
from cogs.journey.painting.scene import (
    CAPTIONS,
    CIRCLE,
    COLUMN,
    SQUARE,
    SQUARE_STEP,
    WIDTH,
    DiceScene,
    Layout,
    TableScene,
)
from cogs.journey.state import SEATS, JourneyOptions
from tests.draw.listening import flaws_of, following
from tests.journey.words import FIRST_ROLL, choosing, crowded, dice, seen, track
from tests.looks import LOOKS

HEAVIEST = 300_000
"""Bytes a picture may weigh at full size."""
SMALL = 0.3


def between() -> JourneyObservation:
    """Nobody has begun yet."""
    return seen(None, turn=None, stage="first", first=None, number=0, round=0, roll=0, place=None, waiting=())


def rolling() -> JourneyObservation:
    """Three players; the dice are in the air."""
    tracks = (track("frodo", 2, 1), track("merry", 4, 2, 1), track("pippin", 0, 3))
    return seen(None, tracks=tracks, turn="merry", stage="rolling", roll=0, forecast=None, waiting=())


def finished(*winners: str) -> JourneyObservation:
    tracks = tuple(
        track(seat, 9 if seat in winners else 5, 3, status="arrived" if seat in winners else "playing")
        for seat in SEATS
    )
    reason = {0: "outcome-all-out", 1: "outcome-arrived"}.get(len(winners), "outcome-shared")
    over = Outcome(tuple(winners), reason, tuple((seat, 5) for seat in SEATS))
    return seen(None, tracks=tracks, outcome=over, stage="over", waiting=(), forecast=None, roll=0)


POSITIONS: tuple[Callable[[], JourneyObservation], ...] = (
    choosing,
    crowded,
    between,
    rolling,
    lambda: finished(),
    lambda: finished("sam"),
    lambda: finished(*SEATS),
)


def paint(
    position: JourneyObservation, view: str, language: Language = "en", theme: str = "parchment"
) -> Image.Image:
    return BOARD.paint(BOARD.scene(position, view, language), theme, 1.0)


def walk(seed: int, options: JourneyOptions, most: int = 4000) -> list[JourneyObservation]:
    """What the active player sees at each decision of a game played at random, and the end."""
    rng, state = Random(seed), JOURNEY.new(options)
    observations: list[JourneyObservation] = []
    for _ in range(most):
        pending = JOURNEY.pending(state)
        if isinstance(pending, Outcome):
            return [*observations, JOURNEY.observe(state, None)]
        if isinstance(pending, Chance):
            state = JOURNEY.apply(state, CHANCE, JOURNEY.sample(state, rng)).state
            continue
        seat = pending.open[0].seat
        observations.append(JOURNEY.observe(state, seat))
        state = JOURNEY.apply(state, seat, rng.choice(JOURNEY.legal(state, seat))).state
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_view_of_every_position_is_painted_and_small(language: Language, theme: str) -> None:
    for position in POSITIONS:
        observed = position()
        for view in BOARD.views(observed):
            picture = paint(observed, view, language, theme)
            assert picture.mode == "RGB"
            wide = view == "wide"
            assert picture.width == (WIDTH if wide else places.WIDE)
            assert (1 if wide else 0.6) <= picture.width / picture.height <= (11 / 7 if wide else 1)
            assert len(encode(picture).bytes) <= HEAVIEST


@pytest.mark.parametrize("scale", [SMALL, 0.5])
def test_pictures_can_be_painted_at_a_smaller_scale(scale: float) -> None:
    for position in (choosing, crowded, rolling):
        observed = position()
        for view in BOARD.views(observed):
            wide = WIDTH if view == "wide" else places.WIDE
            picture = BOARD.paint(BOARD.scene(observed, view, "pl"), "night", scale)
            assert picture.width == round(wide * scale)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_painted_and_every_scene_can_be_kept(players: int) -> None:
    options = JourneyOptions(seats=SEATS[:players], side="advanced")
    rng = Random(players)
    for observed in walk(players, options):
        for view, language in product(BOARD.views(observed), LANGUAGES):
            scene = BOARD.scene(observed, view, language)
            assert scene == BOARD.scene(observed, view, language)
            assert hash(scene) == hash(BOARD.scene(observed, view, language))
            if rng.random() < 0.05:
                assert len(encode(BOARD.paint(scene, "parchment", 1.0)).bytes) <= HEAVIEST


def test_only_who_chooses_dice_is_shown_them_large() -> None:
    assert BOARD.shown(choosing("sam")) == ("dice", "table")
    assert BOARD.views(choosing("sam")) == ("dice", "table", "wide")
    for viewer in ("frodo", None, "pippin"):
        assert BOARD.shown(choosing(viewer)) == ("table",)
    assert BOARD.shown(finished("sam")) == BOARD.shown(between()) == ("table",)
    with pytest.raises(ValueError, match="dice"):
        BOARD.scene(choosing(None), "dice", "en")


def test_everybody_sees_the_same_table() -> None:
    tables = {BOARD.scene(crowded(viewer), "table", "en") for viewer in (*SEATS, None)}
    assert len(tables) == 1


def test_equal_observations_give_identical_bytes() -> None:
    for view in ("table", "dice"):
        one, other = (encode(paint(choosing(), view, "pl")) for _ in range(2))
        assert one == other


def test_painting_leaves_the_kept_ground_untouched() -> None:
    before = paint(choosing(), "table").tobytes()
    paint(replace(choosing(), tracks=(track("frodo", 9, 6, 7), track("sam", 8, 7))), "table")
    assert paint(choosing(), "table").tobytes() == before


DIFFERENT: tuple[dict[str, Any], ...] = (
    {"tracks": (track("frodo", 1), track("sam"))},
    {"tracks": (track("frodo", 0, 1), track("sam"))},
    {"tracks": (track("frodo", 0, 0, 1), track("sam"))},
    {"tracks": (track("frodo", status="out"), track("sam"))},
    {"tracks": (track("frodo", status="resigned"), track("sam"))},
    {"tracks": (track("frodo", status="arrived"), track("sam"))},
    {"turn": "frodo"},
    {"round": 2},
    {"roll": 2},
    {"final_round": True},
    {"place_rule": "gandalf_void", "place": "moria"},
    {"place_rule": "orc_double", "place": "helms_deep"},
    {"rolled": dice("yellow:ring red:nazgul blue:weapon green:ring black:white_tree")},
    {"rolled": dice("yellow:nazgul red:ring blue:weapon green:ring black:orc")},
    {"chosen": ("red",)},
    {"aside": dice("blue:orc"), "rolled": dice("yellow:ring red:nazgul green:ring black:orc")},
)


def test_what_differs_in_the_game_differs_in_the_picture() -> None:
    # Given one position and others that each differ from it in one fact,
    plain = seen(None, rolled=dice(FIRST_ROLL), chosen=("yellow", "red"), forced=("red",))
    pictures = []
    # when all are painted,
    for change in ({}, *DIFFERENT):
        changed = replace(plain, **change)
        if "tracks" in change:
            assert changed.forecast is not None
            changed = replace(changed, forecast=replace(changed.forecast, tracks=changed.tracks))
        pictures.append(paint(changed, "table").tobytes())
    # then no two pictures are alike.
    assert len(set(pictures)) == len(pictures)


def test_circles_and_fields_ahead_are_lit_before_they_are_crossed() -> None:
    scene = table_scene(choosing(), "en")
    sam = next(sheet for sheet in scene.sheets if sheet.seat == "sam")
    assert (sam.circles, sam.ahead) == (0, 1)
    assert [field.threatened for box in sam.boxes for field in box.fields] == [True, *[False] * 6]
    assert scene.prospect is not None
    assert scene.prospect.blows == (("sam", 1, 6, False),)


def test_a_square_that_gandalf_would_halve_is_shown_in_two() -> None:
    pippin = table_scene(crowded(), "en").sheets[3]
    assert [len(box.fields) for box in pippin.boxes] == [2, 2, 2, 2, 1, 1, 1]
    assert [box.halving for box in pippin.boxes].index(True) == 3
    assert pippin.left == 6, "the tally is of the fields as they are now"


@pytest.mark.parametrize(
    ("place_rule", "options", "colour", "struck"),
    [
        (None, {}, "yellow", ("frodo",)),
        (None, {}, "red", ("sam",)),
        (None, {}, "black", ("sam",)),
        (None, {}, "green", ("sam",)),
        ("nazgul_spares_active", {}, "red", ()),
        ("nazgul_spares_active", {}, "yellow", ("frodo",)),
        ("nazgul_all_active", {}, "yellow", ("sam",)),
        (None, {"nazgul_strikes_both": True}, "yellow", ("frodo", "sam")),
    ],
)
def test_5_4_a_nazgul_says_whom_it_would_strike(
    place_rule: str | None, options: dict[str, Any], colour: str, struck: tuple[str, ...]
) -> None:
    position = seen(
        rolled=dice(f"{colour}:nazgul blue:orc"),
        place_rule=place_rule,
        options=JourneyOptions(seats=("frodo", "sam"), **options),
    )
    assert dice_scene(position, "en").rolled[0].hits == struck


def test_5_4_the_picture_foretells_the_strike_that_the_rules_deal() -> None:
    for number in (2, 4):
        options = JourneyOptions(seats=SEATS[:number], side="advanced", arrived_immune=number == 4)
        for observed in walk(number + 10, options):
            if observed.forecast is None:
                continue
            hits = [
                seat
                for rolled_die in dice_scene(observed, "en").rolled
                if rolled_die.chosen
                for seat in rolled_die.hits
            ]
            told = [seat for strike in observed.forecast.strikes for seat in strike.dice]
            assert len(hits) <= len(told)
            assert set(hits) <= {strike.seat for strike in observed.forecast.strikes}


# Legibility


@pytest.mark.parametrize("rule", PLACE_RULE.items())
def test_every_rule_of_a_place_is_legible(rule: tuple[str, str]) -> None:
    position = replace(crowded(), place=rule[0], place_rule=rule[1])
    with following():
        for (language, theme), view in product(LOOKS, BOARD.shown(position)):
            assert flaws_of(paint(position, view, language, theme)) == []


def test_circles_and_squares_do_not_cover_each_other() -> None:
    assert 2 * CIRCLE < COLUMN
    assert SQUARE < SQUARE_STEP
    for players in (2, 3, 4):
        layout = Layout(players)
        for row in range(players):
            box = layout.sheet(row)
            for number in range(1, len(PLACES)):
                x, y = layout.circle(row, number)
                assert box[0] + CIRCLE < x < box[2] - CIRCLE
                assert box[1] + CIRCLE < y
                assert y + CIRCLE < layout.square(row, 0)[1] - SQUARE / 2
            assert layout.square(row, 0)[1] + SQUARE / 2 < box[3]
        assert 1 <= WIDTH / layout.height <= 11 / 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_to_be_looked_at_has_a_spot_within_the_picture(players: int) -> None:
    options = JourneyOptions(seats=SEATS[:players], side="advanced")
    for observed in walk(players + 20, options):
        table = places.PhoneLayout(players).height
        for view in (*BOARD.shown(observed), "wide"):
            scene = BOARD.scene(observed, view, "en")
            spots = BOARD.spots(scene)
            high = places.dice_height(scene) if isinstance(scene, DiceScene) else table
            wide, high = (WIDTH, Layout(players).height) if view == "wide" else (places.WIDE, high)
            for box in spots.values():
                assert 0 <= box[0] < box[2] <= wide
                assert 0 <= box[1] < box[3] <= high
            # Every die that an action names lies there, and with it its number.
            named = {word for action in observed.legal for word in str(action).split()} & set(COLOURS)
            assert named <= set(spots)
            assert {f"die:{number + 1}" for number in range(len(observed.rolled))} <= set(spots)
            if view != "dice":
                assert {
                    f"{kind}:{seat}" for kind in ("seat", "track", "road") for seat in SEATS[:players]
                } <= set(spots)
                assert {f"field:{number}" for number in range(10)} <= set(spots)


# Never colour alone


def grey(sprite: Image.Image) -> bytes:
    return sprite.convert("LA").tobytes()


def test_the_marks_of_the_colours_have_different_outlines() -> None:
    outlines = [tuple((round(x), round(y)) for x, y in mark(colour, 0, 0, 50)) for colour in COLOURS]
    assert len(set(outlines)) == len(COLOURS)


def test_hobbits_and_dice_differ_without_colour() -> None:
    for one, other in combinations(HOBBITS, 2):
        assert grey(hobbit(one, 80)) != grey(hobbit(other, 80))
    for symbol in SYMBOLS:
        tiles = {grey(die(colour, symbol, 80)) for colour in COLOURS}
        assert len(tiles) == len(COLOURS)
    for colour in COLOURS:
        assert len({grey(die(colour, symbol, 80)) for symbol in SYMBOLS}) == len(SYMBOLS)


@pytest.mark.parametrize("theme", THEMES)
def test_states_of_circles_and_fields_differ_without_colour(theme: str) -> None:
    assert (
        len({grey(circle("moria", "red", state, 80, theme)) for state in ("open", "ahead", "crossed")}) == 3
    )
    assert len({grey(field(state, 60, 60, theme)) for state in ("open", "threat", "crossed")}) == 3


def test_symbols_stand_out_from_their_dice() -> None:
    for paint_of in PAINTS.values():
        assert contrast(paint_of.ink, paint_of.body) >= 4.5


@pytest.mark.parametrize("name", [*SYMBOLS, *HOBBITS, *PLACES])
def test_everything_has_an_emblem_of_its_own(name: str) -> None:
    ink, second = emblem(f"journey/{name}", 60)
    assert ink.getbbox() is not None
    others = {*SYMBOLS, *HOBBITS, *PLACES} - {name}
    assert all(emblem(f"journey/{other}", 60)[0].tobytes() != ink.tobytes() for other in others)
    assert second.getbbox() is not None


def test_every_letter_in_a_picture_has_a_glyph() -> None:
    letters = set("·→–+×0123456789")
    for folder in CAPTIONS.folders[1:]:
        letters |= {letter for path in folder.glob("*.ftl") for letter in path.read_text("utf-8")}
    letters -= set("\n {}$[]*>#")
    for face in Face:
        blank = bytes(font(face, 40).getmask("\U0010fffd", features=features(face)))
        absent = [
            character
            for character in letters
            if bytes(font(face, 40).getmask(character, features=features(face))) == blank
        ]
        assert absent == []


def test_scenes_are_of_their_kinds_and_nothing_else_is_painted() -> None:
    assert isinstance(BOARD.scene(choosing(), "table", "en"), TableScene)
    assert isinstance(BOARD.scene(choosing(), "dice", "en"), DiceScene)
    with pytest.raises(TypeError):
        BOARD.paint("a scene", "parchment", 1.0)
