"""Where things lie in War's pictures: inside them, named as in the texts of actions, whatever is hidden."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from PIL import Image

from bot.text import LANGUAGES, Language
from cogs.inn.lessons.service import resume
from cogs.war.game import WAR
from cogs.war.lessons import LESSONS
from cogs.war.model.components import NUMBER, REGIONS, SIDES
from cogs.war.model.map import spots as middles
from cogs.war.painting.board import AROUNDS, BOARD, HAND, ZOOMS
from cogs.war.painting.close import ClosePainter
from cogs.war.painting.layout import map_top
from cogs.war.painting.map_scene import ZoomScene
from cogs.war.words.menus.aims import DISCARDS
from tests.laws.seen import play
from tests.laws.variations import VARIATIONS
from tests.war.painting.test_board import begun, hurried, later
from tests.war.skirmish.setting_up import begun as fighting_alone
from tests.war.skirmish.setting_up import ground

TRACKS = {f"track:{track}" for track in ("fellowship", "mordor", "hunt", "politics", "points")}
SEATS = {f"{kind}:{seat}" for kind in ("die", "seat") for seat in SIDES}


@pytest.mark.parametrize("view", ["table", "now", HAND, "reserves", *ZOOMS, *AROUNDS[::15]])
def test_spots_lie_inside_the_picture(view: str) -> None:
    seen = later(SIDES[0])
    scene = BOARD.scene(seen, view, "pl")
    spots, picture = BOARD.spots(scene), BOARD.paint(scene, "parchment", 1.0)

    assert spots
    for left, top, right, bottom in spots.values():
        assert 0 <= left < right <= picture.width
        assert 0 <= top < bottom <= picture.height


def test_the_table_and_what_stands_now_show_tracks_and_dice() -> None:
    for view in ("table", "now"):
        assert {*BOARD.spots(BOARD.scene(hurried(None), view, "en"))} >= TRACKS | SEATS
    alone = WAR.observe(fighting_alone(ground("helms_deep", "siege", "shadow")).state, None)
    assert {*BOARD.spots(BOARD.scene(alone, "table", "en"))} >= {
        "helms_deep",
        *(f"seat:{seat}" for seat in SIDES),
    }


def test_the_theatres_show_every_region_and_a_hand_its_cards() -> None:
    shown = {spot for view in ZOOMS for spot in BOARD.spots(BOARD.scene(begun(None), view, "en"))}
    assert shown == {*REGIONS}
    assert {*BOARD.spots(BOARD.scene(begun(None), "table", "en"))} >= {*REGIONS}
    for seat in SIDES:
        held = later(seat).side(seat).hand
        assert (*BOARD.spots(BOARD.scene(later(seat), HAND, "en")),) == (*held, DISCARDS)


@pytest.mark.parametrize("key", ["storm", "mod-flank", "mod-commanders"])
def test_a_battle_shows_where_both_sides_stand_and_under_the_mod_each_unit(key: str) -> None:
    """Given a battle of a lesson, then its spots lie in the picture, the attackers below the defenders."""
    lesson = next(known_lesson for known_lesson in LESSONS if known_lesson.key == key)
    scene = BOARD.scene(resume(WAR, lesson, ()).observation, "battle", "pl")
    spots, picture = BOARD.spots(scene), BOARD.paint(scene, "parchment", 1.0)

    assert spots["seat:free_peoples"][3] <= spots["seat:shadow"][1]
    assert {"a1", "d1", "commanders:shadow"} <= spots.keys() or key == "storm"
    for left, top, right, bottom in spots.values():
        assert 0 <= left < right <= picture.width
        assert 0 <= top < bottom <= picture.height


def test_a_regions_spot_is_where_it_lies_on_the_map() -> None:
    for view in ("table", *ZOOMS):
        scene = BOARD.scene(begun(None), view, "en")
        for region, (left, _, right, _) in BOARD.spots(scene).items():
            if region in NUMBER and view != "table":
                x, _ = scene.window.at(middles()[region].x, middles()[region].y)  # type: ignore[attr-defined]
                assert left <= x <= right


def test_what_a_question_names_is_in_its_picture_and_nothing_hidden_moves_it() -> None:
    """Given a random game: the regions of the actions are spots of the picture that the question needs."""
    rng, looked = Random(7), 0
    for moment in islice(play(WAR, WAR.options(), Random(7)), 500):
        for seat in WAR.seats(moment.state):
            seen = WAR.observe(moment.state, seat)
            view = BOARD.needed(seen) if seen.legal else ""
            if not view.startswith("ask"):
                continue
            looked += 1
            scene = BOARD.scene(seen, view, "en")
            spots = BOARD.spots(scene)
            other = WAR.observe(VARIATIONS["war"](moment.state, seat, rng), seat)
            assert BOARD.spots(BOARD.scene(other, view, "en")) == spots
            question = scene.asked  # type: ignore[attr-defined]
            assert {goal.region for goal in question.goals} | ({question.start} - {""}) <= {*spots}
    assert looked > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_of_a_lit_region_crosses_no_name_that_stands_above_it(language: Language) -> None:
    """Given all parts of the map, then few names, moved for want of room, are crossed by their spots."""
    crossed, names = [], 0
    for view in AROUNDS:
        scene = BOARD.scene(begun(None), view, language)
        assert isinstance(scene, ZoomScene)
        painter = ClosePainter(Image.new("RGB", scene.window.pixels), scene, "parchment", 1.0, map_top(scene))
        spots = BOARD.spots(scene)
        for laid in painter.lay_out():
            if isinstance(laid.what, tuple) and isinstance(laid.what[0], str) and laid.region in spots:
                names += 1
                crossed += [(view, laid.region)] * (laid.box[1] < spots[laid.region][1] < laid.box[3] - 1)
    assert names > 1000
    assert len(crossed) < names / 10, crossed


def test_the_place_of_dice_that_are_alike_holds_their_number() -> None:
    """Given two dice with one face, then their place ends behind the number that is written beside them."""
    scene = BOARD.scene(begun(SIDES[0]), "now", "en")
    assert isinstance(scene, ZoomScene)
    assert scene.standing is not None
    alone, alike = (
        replace(scene, standing=replace(scene.standing, dice=(faces, ())))
        for faces in (("character", "event"), ("character", "character", "event"))
    )
    ends = [BOARD.spots(dice)["die:free_peoples:character"][2] for dice in (alone, alike)]
    begins = [BOARD.spots(dice)["die:free_peoples:event"][0] for dice in (alone, alike)]

    assert ends[1] - ends[0] == begins[1] - begins[0] > 0
