"""The pictures of The Confrontation: pure, small, and showing only what the viewer may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.draw.encode import encode
from bot.draw.kit.type import Face, features, font, width
from bot.engine import CHANCE, Chance, Decision, Outcome
from bot.text import LANGUAGES, Language
from cogs.confrontation import components
from cogs.confrontation.components import SIDES
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.observation import Battle, ConfrontationObservation, Passage, Piece
from cogs.confrontation.painting import BOARD, table_scene
from cogs.confrontation.painting.phone import LETTERS
from cogs.confrontation.painting.places import CORNER_TOP, CORNER_WIDE, STUB, TRAY_TOP, find_way
from cogs.confrontation.painting.scene import (
    CAPTIONS,
    PHONE,
    WIDE,
    Shape,
    TableScene,
    cards_of,
    cells,
    figures_of,
    name_of,
    seats_in,
)
from cogs.confrontation.state import DARK, LIGHT
from tests.draw.listening import flaws_of, following, overlaps_on, read_on
from tests.looks import LOOKS

HEAVIEST = 300_000
"""Bytes a board may weigh at full size."""
SMALL = 0.5
HEAD, HALF = 1000, 128
"""Square pixels of an arrow that are seen at least, as much as its head has; from which on a mask counts."""

LIGHT_PLACES = ("shire",) * 4 + ("arthedain", "cardolan", "rhudaur", "eregion", "enedwaith")
DARK_PLACES = ("mordor",) * 4 + ("dagorlad", "gondor", "mirkwood", "fangorn", "rohan")


def standing(
    side: str, places: tuple[str, ...], known: bool, shown: tuple[str, ...] = ()
) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            side=side,
            region=region,
            position=places[:index].count(region) + 1,
            figure=figure if known or figure in shown else None,
            shown=figure in shown,
        )
        for index, (figure, region) in enumerate(zip(figures_of(side), places, strict=True))
    )


def begun(viewer: str | None) -> ConfrontationObservation:
    """The position after setting up, seen by a side or a spectator."""
    return ConfrontationObservation(
        viewer=viewer,
        waiting=(Decision(DARK, "move", "4.2"),),
        legal=(),
        outcome=None,
        stage="move",
        turn=DARK,
        number=1,
        pieces=standing(LIGHT, LIGHT_PLACES, viewer == LIGHT) + standing(DARK, DARK_PLACES, viewer == DARK),
        unplaced=(),
        ready=SIDES,
        defeated=tuple((side, ()) for side in SIDES),
        hands=tuple((side, cards_of(side)) for side in SIDES),
        used=tuple((side, ()) for side in SIDES),
        specials=tuple((side, ()) for side in SIDES),
        battle=None,
        passage=None,
        looked=None,
        riding=None,
        swaps_left=0,
    )


def setting_up(viewer: str | None) -> ConfrontationObservation:
    placed = standing(LIGHT, LIGHT_PLACES, True)[:3] if viewer == LIGHT else ()
    return replace(
        begun(viewer),
        stage="setup",
        number=0,
        pieces=placed,
        unplaced=figures_of(viewer) if viewer == DARK else figures_of(LIGHT)[3:] if viewer == LIGHT else (),
        ready=(DARK,) if viewer == LIGHT else (),
        waiting=tuple(Decision(side, "place", "3.1") for side in SIDES),
    )


def fighting(viewer: str | None) -> ConfrontationObservation:
    battle = Battle(
        region="fangorn",
        attacker=LIGHT,
        light="sam",
        dark="cave_troll",
        light_card=None,
        dark_card="d_eye",
        chosen=SIDES,
        own_card="l_sacrifice" if viewer == LIGHT else None,
        frodo_shown=True,
    )
    return replace(
        begun(viewer),
        stage="cards",
        battle=battle,
        passage=Passage(LIGHT, "eregion", "fangorn"),
        used=((LIGHT, ("l1", "l_cloak")), (DARK, ("d6", "d_magic"))),
        defeated=((LIGHT, ("merry",)), (DARK, ("warg", "orcs"))),
        specials=((LIGHT, ("s_shadowfax", "s_gandalf_white")), (DARK, ("s_palantir", "s_ringwraith"))),
        looked="cardolan" if viewer == DARK else None,
    )


def finished(viewer: str | None) -> ConfrontationObservation:
    pieces = standing(LIGHT, LIGHT_PLACES, True) + standing(DARK, DARK_PLACES, True)
    outcome = Outcome((LIGHT,), "outcome-frodo", ((LIGHT, 3), (DARK, 1)))
    return replace(begun(viewer), stage="over", outcome=outcome, waiting=(), pieces=pieces)


POSITIONS = (begun, setting_up, fighting, finished)
VIEWERS = (None, LIGHT, DARK)


def paint(
    seen: ConfrontationObservation, view: str, language: Language, theme: str, scale: float
) -> Image.Image:
    return BOARD.paint(BOARD.scene(seen, view, language), theme, scale)


@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("scale", [1.0, SMALL])
def test_every_view_of_every_position_is_painted_and_small(
    language: Language, theme: str, scale: float
) -> None:
    observed = [position(viewer) for position, viewer in product(POSITIONS, VIEWERS)]
    for scene in {BOARD.scene(seen, view, language) for seen in observed for view in BOARD.views(seen)}:
        picture = BOARD.paint(scene, theme, scale)
        assert picture.mode == "RGB"
        wide = isinstance(scene, TableScene) and scene.wide
        assert picture.width == round((1400 if wide else 900) * scale)
        assert (1 if wide else 0.6) <= picture.width / picture.height <= (11 / 7 if wide else 1.1)
        assert len(encode(picture).bytes) <= HEAVIEST


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_equal_observations_give_identical_bytes(position: object, viewer: str | None) -> None:
    assert callable(position)
    first, second = position(viewer), position(viewer)
    for view in BOARD.views(first):
        assert BOARD.scene(first, view, "pl") == BOARD.scene(second, view, "pl")
        assert hash(BOARD.scene(first, view, "pl")) == hash(BOARD.scene(second, view, "pl"))
        one, other = (encode(paint(seen, view, "pl", "parchment", 0.5)) for seen in (first, second))
        assert one == other


def test_painting_leaves_the_kept_ground_untouched() -> None:
    before = paint(begun(None), "table", "en", "parchment", 0.5).tobytes()
    paint(fighting(LIGHT), "table", "en", "parchment", 0.5)
    assert paint(begun(None), "table", "en", "parchment", 0.5).tobytes() == before


def test_a_spectator_has_no_hand() -> None:
    assert BOARD.shown(begun(None)) == ("table",)
    assert BOARD.views(begun(None)) == ("table", "wide")
    with pytest.raises(ValueError, match="hand"):
        BOARD.scene(begun(None), "hand", "en")


@pytest.mark.parametrize("viewer", [None, DARK])
def test_what_the_opponent_hides_never_reaches_a_scene(viewer: str | None) -> None:
    scene = table_scene(begun(viewer), "en")
    assert all(piece.figure is None for piece in scene.standing if piece.side == LIGHT)
    for figure in figures_of(LIGHT):
        assert f"'{figure}'" not in repr(scene)


def test_all_backs_of_a_side_are_alike() -> None:
    seen = begun(None)
    moved = replace(
        seen, pieces=tuple(sorted(seen.pieces, key=lambda piece: (piece.region, -piece.position)))
    )
    one, other = (
        paint(observation, "table", "en", "parchment", 0.5).tobytes() for observation in (seen, moved)
    )
    assert one == other


def test_a_laid_card_shows_its_face_only_to_its_owner() -> None:
    own = BOARD.scene(fighting(LIGHT), "table", "en")
    public = BOARD.scene(fighting(None), "table", "en")
    assert "l_sacrifice" in repr(own)
    assert "l_sacrifice" not in repr(public)


def test_what_the_opponent_holds_does_not_change_a_picture() -> None:
    seen = fighting(DARK)
    other = replace(seen, hands=((LIGHT, ()), (DARK, cards_of(DARK))))
    assert BOARD.scene(seen, "table", "en") == BOARD.scene(other, "table", "en")


def test_dark_sees_mordor_at_the_bottom_and_everybody_else_the_shire() -> None:
    assert cells(False)["shire"].y > cells(False)["mordor"].y
    assert cells(True)["mordor"].y > cells(True)["shire"].y
    assert cells(True)["rohan"].x < cells(True)["mirkwood"].x
    assert BOARD.scene(begun(DARK), "table", "en").turned  # type: ignore[attr-defined]
    assert not BOARD.scene(begun(None), "table", "en").turned  # type: ignore[attr-defined]


@pytest.mark.parametrize("shape", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("turned", [False, True])
def test_regions_that_touch_share_their_border(turned: bool, shape: Shape) -> None:
    placed = cells(turned, shape)
    for region in components.BOARD.regions:
        for other in (*region.light.forward, *region.light.sideways):
            shared = set(placed[region.id].corners) & set(placed[other].corners)
            assert len(shared) == 2, (region.id, other)


@pytest.mark.parametrize("shape", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("light", "dark"), [(1, 0), (2, 0), (2, 1), (2, 2), (4, 0), (4, 1), (4, 4)])
def test_pieces_in_a_region_do_not_cover_each_other(light: int, dark: int, shape: Shape) -> None:
    cell = cells(False, shape)["shire" if light + dark > 4 or light > 2 else "rhudaur"]
    size, places = seats_in(cell, light, dark)
    across = [x for x, _ in places]
    assert all(right - left > size - 0.01 for left, right in pairwise(across))
    assert min(across) - size / 2 >= cell.x - cell.half
    assert max(across) + size / 2 <= cell.x + cell.half


def test_every_letter_in_a_picture_has_a_glyph() -> None:
    things = [region.id for region in components.BOARD.regions]
    things += [name for side in SIDES for name in (*figures_of(side), *cards_of(side))]
    letters = {letter for language in LANGUAGES for thing in things for letter in name_of(thing, language)}
    for folder in CAPTIONS.folders[1:]:
        letters |= {letter for path in folder.glob("*.ftl") for letter in path.read_text("utf-8")}
    letters -= set("\n {}$")
    for face in Face:
        blank = bytes(font(face, 40).getmask("\U0010fffd", features=features(face)))
        absent = [
            letter
            for letter in letters
            if bytes(font(face, 40).getmask(letter, features=features(face))) == blank
        ]
        assert absent == []


# Where things lie


def random_positions(seed: int) -> Iterator[tuple[Any, str]]:
    """The states of a game at random, with who acts next."""
    rng, both = Random(seed), {"light_specials": "both", "dark_specials": "both"}
    state = CONFRONTATION.new(CONFRONTATION.options.model_validate(both))
    while not isinstance(pending := CONFRONTATION.pending(state), Outcome):
        if isinstance(pending, Chance):
            state = CONFRONTATION.apply(state, CHANCE, CONFRONTATION.sample(state, rng)).state
            continue
        seat = rng.choice(pending.open).seat
        yield state, seat
        state = CONFRONTATION.apply(state, seat, rng.choice(CONFRONTATION.legal(state, seat))).state


THINGS = {*cells(False), *(name for side in SIDES for name in (*figures_of(side), *cards_of(side)))}


@pytest.mark.parametrize("seed", range(3))
def test_all_that_an_action_names_has_a_spot_within_the_picture(seed: int) -> None:
    for state, seat in random_positions(seed):
        seen = CONFRONTATION.observe(state, seat)
        views = (*BOARD.shown(seen), "wide")
        spots = [BOARD.spots(BOARD.scene(seen, view, "en")) for view in views]
        for view, view_spots in zip(views, spots, strict=True):
            shape = WIDE if view == "wide" else PHONE
            for handle, box in view_spots.items():
                assert 0 <= box[0] < box[2] <= shape.width, (view, handle)
                assert 0 <= box[1] < box[3] <= shape.height, (view, handle)
        for action in CONFRONTATION.legal(state, seat):
            named = set(str(action).split()) & THINGS
            assert named <= {*spots[0]} | {*spots[1]}, action
            assert named <= {*spots[-1]} | {*spots[1]}, action
        # What the opponent hides has none, and moves none.
        hidden = CONFRONTATION.determinise(seen, Random(seed))
        other = CONFRONTATION.observe(hidden, seat)
        assert [BOARD.spots(BOARD.scene(other, view, "en")) for view in views] == spots


def test_a_hand_says_where_cards_and_figures_are() -> None:
    seen = fighting(LIGHT)
    assert {"l1", "l_cloak", "s_shadowfax"} <= set(BOARD.spots(BOARD.scene(seen, "hand", "en")))
    assert set(BOARD.spots(BOARD.scene(seen, "figures", "en"))) == set(figures_of(LIGHT))


def test_crowded_regions_and_guesses_can_be_read_on_a_phone() -> None:
    # Given two of Dark and one of Light in a region, five in the Shire, and several guesses of a figure,
    light = ("shire",) * 4 + ("fangorn", "cardolan", "rhudaur", "eregion", "enedwaith")
    dark = ("shire", *("mordor",) * 3, "dagorlad", "gondor", "mirkwood", "fangorn", "fangorn")
    crowded = replace(fighting(LIGHT), pieces=standing(LIGHT, light, True) + standing(DARK, dark, True))
    hidden = enumerate(standing(DARK, DARK_PLACES, False))
    thought = [replace(piece, believed=figures_of(DARK)[: number % 4]) for number, piece in hidden]
    guessed = replace(begun(LIGHT), pieces=(*standing(LIGHT, light, True), *thought))
    with following():
        for (language, theme), seen in product(LOOKS, (crowded, guessed)):
            assert list(map(str, flaws_of(paint(seen, "table", language, theme, 1.0)))) == []


@pytest.mark.parametrize("view", ["table", "wide"])
def test_the_arrow_of_a_movement_is_seen_and_crosses_no_name(view: str) -> None:
    """Given every movement of a game to where nobody else stands, its arrow ends beside who has moved."""
    seen_least = []
    with following():
        for state, seat in random_positions(1):
            seen = CONFRONTATION.observe(state, seat)
            passage = seen.passage
            if passage is None or sum(piece.region == passage.region for piece in seen.pieces) > 1:
                continue
            picture = paint(seen, view, "pl", "parchment", 1.0)
            [way] = [mark for mark in read_on(picture) if mark.name == "arrow"]
            seen_least.append(sum(way.mask.histogram()[HALF:]))
            assert [str(flaw) for flaw in overlaps_on(picture) if flaw.what == "line"] == []
    assert len(seen_least) > 5
    assert min(seen_least) >= HEAD


@pytest.mark.parametrize("shape", [PHONE, WIDE], ids=["phone", "wide"])
def test_no_stub_of_an_arrow_is_left_below_a_name(shape: Shape) -> None:
    """Given movements of several games, arrows up begin well below the name of a region, or at it."""
    begins = set()
    for game in range(4):
        for state, seat in random_positions(game):
            seen = CONFRONTATION.observe(state, seat)
            if seen.passage is not None:
                scene = table_scene(seen, "pl", wide=shape is WIDE)
                start = cells(scene.turned, shape)[seen.passage.origin]
                (_, y), (_, end) = find_way(scene, seen.passage.origin, seen.passage.region, shape)
                if end < y:
                    begins.add(round(y - start.y - shape.name))
    assert 0 in begins
    assert [y for y in begins if 0 < y < STUB] == []


def test_what_is_to_be_placed_lies_below_its_heading_and_on_its_plate() -> None:
    """Given all nine figures of a side, then none touches the two lines above them, nor the edge below."""
    lines = TRAY_TOP + 22 + LETTERS * 1.08 + LETTERS / 2
    spots = BOARD.spots(BOARD.scene(setting_up(DARK), "table", "pl"))
    boxes = [spots[figure] for figure in figures_of(DARK)]
    assert min(top for _, top, _, _ in boxes) > lines + 8
    assert max(bottom for *_, bottom in boxes) < PHONE.height - CORNER_TOP


def test_what_the_samples_mean_stays_off_the_land() -> None:
    for language in LANGUAGES:
        for message in ("board-river", "board-tunnel"):
            name, _, who = CAPTIONS[language](message).partition(": ")
            assert width(name, Face.NAME, LETTERS) <= CORNER_WIDE
            assert width(who, Face.TEXT, LETTERS) <= CORNER_WIDE
