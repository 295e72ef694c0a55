"""The pictures of War of the Ring: pure, small, and showing only what the viewer may know."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, pairwise, product
from random import Random

import pytest
from PIL import Image

from bot.draw.board import FINGER
from bot.draw.encode import encode
from bot.draw.kit.cache import PAINTED
from bot.draw.kit.type import Face, features, font
from bot.engine import Chance, Outcome
from bot.text import LANGUAGES, Language
from cogs.war.game import War
from cogs.war.model.bags import bag
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, NATIONS, NUMBER, REGIONS, SIDES
from cogs.war.model.map import (
    AROUND,
    OUTSIDE,
    OVERVIEW,
    THEATRES,
    Army,
    Box,
    Host,
    army_of,
    around,
    borders,
    inside,
    outlines,
    spots,
    window,
)
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Battle, Fighter, State, WarOptions
from cogs.war.painting.board import BOARD, ZOOMS
from cogs.war.painting.close import ClosePainter
from cogs.war.painting.close import overlap as covers
from cogs.war.painting.growth import COVERS, is_parted, neighbours, rivers, tints
from cogs.war.painting.land import LIVERIES, hatching, land, paint_squares
from cogs.war.painting.layout import find_spots
from cogs.war.painting.map import MapPainter, coverage
from cogs.war.painting.map_scene import zoom_scene
from cogs.war.painting.panels import HEADER, PANELS
from cogs.war.painting.pieces import plaque, rows
from cogs.war.painting.scene import battle_scene, hand_scene, name_of, table_scene
from cogs.war.words.names import STRINGS
from tests.looks import LOOKS

HEAVIEST = 600_000
"""Bytes a picture may weigh at 1400 pixels."""
PHONE = 400 / 1400
"""How wide a battle is: a picture for a phone, half again as high."""
FREE_PEOPLES, SHADOW = SIDES
VIEWERS = (None, *SIDES)
GAME = War()


@lru_cache(maxsize=4)
def played(moves: int, seed: int = 11) -> State:
    """The position after so many random moves."""
    rng = Random(seed)
    state = GAME.new(WarOptions())
    for _ in range(moves):
        pending = GAME.pending(state)
        if isinstance(pending, Outcome):
            break
        if isinstance(pending, Chance):
            state = GAME.apply(state, "chance", GAME.sample(state, rng)).state
            continue
        seat = pending.open[0].seat
        state = GAME.apply(state, seat, rng.choice(list(GAME.legal(state, seat)))).state
    return state


def begun(viewer: str | None) -> WarObservation:
    return GAME.observe(played(6), viewer)


def later(viewer: str | None) -> WarObservation:
    return GAME.observe(played(420), viewer)


def fighting(viewer: str | None) -> WarObservation:
    """A siege of Minas Tirith: the Shadow has laid a card face down, the Free Peoples have turned one up."""
    seen = begun(viewer)
    shadow = bag("witch_king", sauron_regular=7, southrons_easterlings_elite=2, nazgul=3)
    free = bag("gandalf_the_white", gondor_regular=3, gondor_elite=1, rohan_elite=1, gondor_leader=1)
    number = NUMBER["minas_tirith"]
    place = replace(seen.regions[number], figures=(free, shadow), besieged=FREE_PEOPLES)
    laid = "sh_char_20" if viewer == SHADOW else "character"
    battle = Battle(
        attacker=1,
        origin=number,
        region=number,
        kind="siege",
        round=2,
        sides=(
            Fighter(free, laid="card", card="fp_str_01", up=True, rolled=(1, 3, 5, 6), hits=2),
            Fighter(shadow, laid="card", card=laid, rolled=(2, 2, 6, 4, 6), rerolled=(5, 1, 6), hits=2),
        ),
    )
    regions = (*seen.regions[:number], place, *seen.regions[number + 1 :])
    return replace(seen, stage="battle", regions=regions, battle=battle)


def hurried(viewer: str | None) -> WarObservation:
    """A Hunt tile on the Mordor Track, a City taken, cards on the table."""
    seen = later(viewer)
    fellowship = replace(seen.fellowship, region=-1, mordor=3, hidden=False, corruption=7, guide="gollum")
    number = NUMBER["dale"]
    taken = replace(seen.regions[number], controller=SHADOW, captured=True)
    sides = (
        replace(seen.sides[0], table=("fp_char_05", "fp_char_06", "fp_char_07")),
        replace(seen.sides[1], table=("sh_str_01",), points=4),
    )
    hunt = replace(
        seen.hunt,
        shadow=3,
        free=1,
        drawn=bag("eye_reveal", "std_1", "std_3"),
        waiting=bag("sh_shelobs_lair", "fp_phial_of_galadriel"),
    )
    regions = (*seen.regions[:number], taken, *seen.regions[number + 1 :])
    return replace(seen, stage="hunt", fellowship=fellowship, regions=regions, sides=sides, hunt=hunt)


def finished(viewer: str | None) -> WarObservation:
    outcome = Outcome((SHADOW,), "outcome-military", ())
    return replace(later(viewer), stage="over", outcome=outcome, waiting=(), legal=())


POSITIONS = (begun, later, fighting, hurried, finished)
BUSIEST = (begun, fighting)
SHARED = ("table", "now", *ZOOMS)
"""The views that are the same for everybody (a test below)."""
PHONE_WIDE = 900
WIDE = ("table", "reserves")
LISTS = ("hand", "hand_whole", "reserves")
"""As high as what is in them."""


def painted(seen: WarObservation, view: str, language: Language = "pl", theme: str = "parchment") -> bytes:
    return BOARD.paint(BOARD.scene(seen, view, language), theme, 0.5).tobytes()


@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("scale", [1.0, PHONE])
def test_every_view_of_every_position_is_painted_and_small(
    language: Language, theme: str, scale: float
) -> None:
    for position, viewer in product(POSITIONS, VIEWERS):
        seen = position(viewer)
        for view in BOARD.views(seen):
            if view in SHARED and (viewer is not None or (view in ZOOMS and position not in BUSIEST)):
                continue
            picture = BOARD.paint(BOARD.scene(seen, view, language), theme, scale)
            assert picture.mode == "RGB"
            wide = PHONE_WIDE if view not in WIDE else 1400
            assert picture.width == round(wide * scale)
            if view not in LISTS:
                assert 0.45 <= picture.width / picture.height <= 11 / 7
            assert len(encode(picture).bytes) <= HEAVIEST


def test_r1_1_adjacent_regions_visibly_touch() -> None:
    touching: dict[frozenset[str], float] = {}
    for border in borders():
        pair = frozenset((border.inner, border.outer))
        long = sum(math.dist(a, b) for a, b in pairwise(border.line))
        touching[pair] = touching.get(pair, 0.0) + long
    edges = {frozenset((a, b)) for a, near in neighbours().items() for b in near}
    assert len(edges) == 232
    assert {pair for pair in edges if touching.get(pair, 0.0) < 12} == set()


def test_r1_1_regions_that_are_not_adjacent_are_parted_by_mountains_or_do_not_touch() -> None:
    for border in borders():
        if border.outer in OUTSIDE or border.outer in neighbours()[border.inner]:
            assert not is_parted(border)
        else:
            assert is_parted(border), (border.inner, border.outer)


def test_every_spot_lies_in_its_region_and_no_two_crowd() -> None:
    for region in REGIONS:
        assert inside((spots()[region].x, spots()[region].y), outlines()[region]), region
    for one, other in combinations(spots().values(), 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) > 40


def test_the_parts_of_the_map_show_every_region_with_what_stands_in_it() -> None:
    for region, spot in spots().items():
        assert any(window.shows(spot.x, spot.y, 34) for window in THEATRES), region


def test_every_region_has_a_ground_and_every_river_runs_on() -> None:
    assert set(tints()) == set(REGIONS)
    assert {region for cover in COVERS for region in cover.regions.split(",")} <= set(REGIONS)
    for _, course in rivers():
        assert max(math.dist(a, b) for a, b in pairwise(course)) < 60


def test_nations_are_told_apart_without_colour() -> None:
    assert set(LIVERIES) == set(NATIONS)
    assert len({livery.pattern for livery in LIVERIES.values()}) == len(NATIONS)
    assert len({hatching(nation, 12).tobytes() for nation in NATIONS}) == len(NATIONS)
    assert len({livery.emblem for livery in LIVERIES.values()}) == len(NATIONS)


def test_an_army_shows_each_kind_and_in_parts_of_the_map_each_nation() -> None:
    army = army_of(0, bag("aragorn", gondor_regular=3, rohan_elite=2, rohan_leader=1))
    assert army == Army(FREE_PEOPLES, (Host("gondor", 3), Host("rohan", 0, 2, 1)), 0, ("aragorn",))
    assert rows(army, apart=False) == ((("gondor", "rohan"), (("regular", 3), ("elite", 2), ("leader", 1))),)
    assert rows(army, apart=True) == (
        (("gondor",), (("regular", 3),)),
        (("rohan",), (("elite", 2), ("leader", 1))),
    )
    assert army_of(1, bag()) is None


def test_nazgul_alone_have_a_plaque_of_their_own() -> None:
    army = army_of(1, bag(nazgul=2))
    assert army is not None
    assert rows(army, apart=True) == ((("sauron",), (("nazgul", 2),)),)
    assert plaque(rows(army, apart=True)[0], SHADOW, 1.0).width > 20


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_equal_observations_give_identical_bytes(position: object, viewer: str | None) -> None:
    assert callable(position)
    first, second = position(viewer), position(viewer)
    for view in BOARD.views(first)[:4]:
        assert BOARD.scene(first, view, "pl") == BOARD.scene(second, view, "pl")
        assert hash(BOARD.scene(first, view, "pl")) == hash(BOARD.scene(second, view, "pl"))
        assert painted(first, view) == painted(second, view)


def test_painting_leaves_the_kept_ground_untouched() -> None:
    for view in ("table", "zoom_south_east"):
        before = painted(begun(None), view)
        painted(fighting(None), view)
        assert painted(begun(None), view) == before


def gathered(region: str) -> WarObservation:
    """A big Army with eight Companions in a region, in the others a unit each."""
    seen = begun(None)
    number = NUMBER[region]
    many = bag(
        *("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"),
        elves_regular=1,
        gondor_elite=1,
        rohan_regular=1,
    )
    regions = tuple(
        replace(seen_region, figures=(many if seen_region.region == region else bag(gondor_regular=1), bag()))
        for seen_region in seen.regions
    )
    assert regions[number].figures[0] == many
    return replace(seen, regions=regions)


def is_name(what: object) -> bool:
    return isinstance(what, tuple) and isinstance(what[0], str)


@pytest.mark.parametrize("region", ["rivendell", "moria", "dale", "dol_amroth", "fangorn", "umbar"])
def test_a_crowd_covers_nothing_where_the_map_is_shown_larger(region: str) -> None:
    seen = gathered(region)
    for name in (f"{AROUND}{region}", *ZOOMS):
        scene = zoom_scene(seen, window(name), "pl")
        laid = ClosePainter(Image.new("RGB", scene.window.pixels), scene, "parchment", 1.0, 0).lay_out()
        covered = [
            (one.region, other.region) for one, other in combinations(laid, 2) if covers(one.box, other.box)
        ]
        assert covered == []
        if name not in ZOOMS:
            named = [placed.what for placed in laid if placed.region == region and is_name(placed.what)]
            assert " ".join(*named) == name_of("region", region, "pl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", [begun, later])
def test_on_the_table_no_army_covers_a_name_or_a_panel(
    moment: Callable[[str | None], WarObservation], language: Language
) -> None:
    size = (OVERVIEW.pixels[0], OVERVIEW.pixels[1] + HEADER)
    painter = MapPainter(Image.new("RGB", size), "parchment", 1.0, language, OVERVIEW, HEADER, PANELS)

    standing = painter.standing(table_scene(moment(None), language).map)

    pieces = [box for one in standing.values() for box in one.boxes(1.0)]
    names = painter.names(standing)
    assert [name.lines for name in names if coverage(name, pieces)] == []
    assert min(name.size for name in names) >= 15, "7.5 pixels on a picture 700 wide"
    assert all(name.box[0] >= 0 and name.box[2] <= size[0] for name in names)
    assert [(box, panel) for box, panel in product(pieces, PANELS) if overlap(box, panel)] == []


def test_on_the_table_a_finger_on_a_phone_tells_the_companions_apart() -> None:
    seen = begun(None)
    boxes = find_spots(table_scene(seen, "en"))
    company = [boxes[companion] for companion in seen.fellowship.companions]
    assert len(company) == 7
    assert [pair for pair in combinations(company, 2) if overlap(*pair)] == []
    apart = [math.dist(_middle(one), _middle(other)) for one, other in combinations(company, 2)]
    assert min(apart) >= FINGER * OVERVIEW.pixels[0]
    frame = boxes["track:fellowship"]
    assert all(frame[0] <= box[0] and box[2] <= frame[2] and box[3] <= frame[3] for box in company)


def _middle(box: Box) -> tuple[float, float]:
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


@pytest.mark.parametrize(("rules", "enough"), [("base", (4, 10)), ("groteka", (10, 11))])
def test_r15_the_table_counts_victory_points_up_to_what_wins_by_these_rules(
    rules: str, enough: tuple[int, int]
) -> None:
    options = WarOptions.model_validate({"rules": rules})
    seen = GAME.observe(GAME.new(options), None)

    scene = table_scene(seen, "en")

    assert tuple(camp.enough for camp in scene.camps) == enough


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > 0.01 and min(one[3], other[3]) - max(one[1], other[1]) > 0.01


def test_a_spectator_has_no_hand() -> None:
    assert "hand" not in BOARD.views(begun(None))
    with pytest.raises(ValueError, match="hand"):
        BOARD.scene(begun(None), "hand", "en")
    with pytest.raises(ValueError, match="hand"):
        hand_scene(begun(None), "en")


def test_the_battle_is_on_offer_while_it_is_fought() -> None:
    assert "battle" in BOARD.views(fighting(None))
    assert "battle" not in BOARD.views(begun(None))
    with pytest.raises(ValueError, match="nobody"):
        battle_scene(begun(None), "en")


@pytest.mark.parametrize("position", POSITIONS)
def test_table_and_map_are_the_same_for_everybody(position: object) -> None:
    assert callable(position)
    for view in ("table", *ZOOMS):
        assert len({BOARD.scene(position(viewer), view, "en") for viewer in VIEWERS}) == 1


def test_r7_the_hand_is_shown_to_its_owner_alone() -> None:
    for seat, other in ((FREE_PEOPLES, SHADOW), (SHADOW, FREE_PEOPLES)):
        own = later(seat).side(seat).hand
        assert own
        assert hand_scene(later(seat), "en").cards == own
        for viewer in (other, None):
            for view in BOARD.views(later(viewer)):
                assert not any(f"'{card}'" in repr(BOARD.scene(later(viewer), view, "en")) for card in own)


def test_r11_a_combat_card_face_down_is_a_back_to_the_other_side() -> None:
    assert battle_scene(fighting(SHADOW), "en").attacker.card == "sh_char_20"
    for viewer in (FREE_PEOPLES, None):
        scene = battle_scene(fighting(viewer), "en")
        assert scene.attacker.card == "character"
        assert scene.defender.card == "fp_str_01"


def test_r12_the_fellowship_stands_on_the_map_until_it_enters_mordor() -> None:
    assert table_scene(begun(None), "en").map.bearers is not None
    assert table_scene(hurried(None), "en").map.bearers is None
    assert painted(begun(None), "table") != painted(hurried(None), "table")


def test_everything_shown_has_a_name_in_both_languages() -> None:
    things = {
        "region": REGIONS,
        "card": tuple(CARDS),
        "effect": tuple(COMBAT_EFFECTS),
        "nation": NATIONS,
    }
    for kind, names in things.items():
        for name, language in product(names, LANGUAGES):
            assert name_of(kind, name, language)


def test_every_letter_in_a_picture_has_a_glyph() -> None:
    files = [path for folder in ("board", "names") for path in (STRINGS / folder).glob("*.ftl")]
    letters = {letter for path in files for letter in path.read_text("utf-8")}
    letters |= {
        letter
        for kind, names in (("card", CARDS), ("effect", COMBAT_EFFECTS))
        for name, language in product(names, LANGUAGES)
        for letter in name_of(kind, name, language)
    }
    letters = (letters | set("×→−/0123456789")) - set("\n {}$")
    for face in Face:
        blank = bytes(font(face, 40).getmask("\U0010fffd", features=features(face)))
        absent = [
            letter
            for letter in letters
            if bytes(font(face, 40).getmask(letter, features=features(face))) == blank
        ]
        assert absent == []


def test_a_square_of_the_land_is_the_same_with_whatever_others_it_is_painted() -> None:
    """Given squares with sea, hills, Nations and the edge of the map in them."""
    for places in ([(7, 9), (8, 9), (7, 10)], [(14, 12), (15, 13)]):
        together = paint_squares("parchment", places)
        for square in places:
            assert paint_squares("parchment", [square]) == {square: together[square]}


def test_surroundings_look_the_same_whatever_has_been_shown_before() -> None:
    PAINTED.clear()
    first = land("night", around("osgiliath")).tobytes()
    PAINTED.clear()
    for region in ("minas_tirith", "lossarnach", "pelargir", "osgiliath"):
        shown = land("night", around(region)).tobytes()
    assert shown == first
