"""Emblems, pieces, cards and land: drawn from our own files, alike every time."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.draw.kit.canvas import EMBLEMS, emblem, outlines, strokes
from bot.draw.kit.palette import DARK_TEAM, LIGHT_TEAM, PARCHMENT, rgb
from bot.draw.kit.terrain import Brush, clouds, paper, wobble
from bot.draw.kit.tokens import SHIELD, STONE, Card, Piece, card, token

NAMES = sorted(f"{path.parent.name}/{path.stem}" for path in EMBLEMS.glob("*/*.svg"))


@pytest.mark.parametrize("name", NAMES)
def test_every_emblem_can_be_read_and_has_ink(name: str) -> None:
    assert {stroke.tone for stroke in strokes(name)} <= {"black", "gray", "white"}
    ink, second = emblem(name, 64)
    assert ink.size == second.size == (64, 64)
    assert ink.getbbox() is not None


def test_all_emblems_differ() -> None:
    """Within a game, and but for those that say which shared drawing they show."""
    own = [name for name in NAMES if "<use " not in (EMBLEMS / f"{name}.svg").read_text("utf-8")]
    drawn = [tuple(mask.tobytes() for mask in emblem(name, 48)) for name in own]
    assert len(set(drawn)) == len(own)
    assert len(NAMES) > len(own) > 100


def test_a_shared_drawing_is_what_the_game_shows() -> None:
    assert strokes("journey/frodo") != strokes("journey/sam")
    assert strokes("journey/sam") == strokes("battle/sam") == strokes("shared/pan")


def test_a_path_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="not a path"):
        outlines("10 20 30")


def test_outlines_of_pieces_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = [
        token(Piece(outline, LIGHT_TEAM, "confrontation/frodo"), 80).getchannel("A").tobytes()
        for outline in (SHIELD, STONE)
    ]
    assert len(set(shapes)) == 2


def test_a_back_shows_nothing_of_the_piece() -> None:
    back = token(Piece(SHIELD, LIGHT_TEAM, "confrontation/back_light", back=True), 80)
    face = token(Piece(SHIELD, LIGHT_TEAM, "confrontation/frodo", "1", "Frodo"), 80)
    assert back.tobytes() != face.tobytes()


@pytest.mark.parametrize("team", [LIGHT_TEAM, DARK_TEAM])
def test_cards_come_in_all_kinds(team: object) -> None:
    assert isinstance(team, type(LIGHT_TEAM))
    kinds = (
        Card(team, number="5"),
        Card(team, number="5", title="strength"),
        Card(team, emblem="confrontation/magic"),
        Card(team, emblem="confrontation/magic", title="Magia", text="Zastąp ją zagraną kartą."),
        Card(team, emblem="confrontation/back_dark", back=True),
    )
    assert len({card(kind, 120, 160).tobytes() for kind in kinds}) == len(kinds)


def test_clouds_and_paper_are_the_same_from_the_same_seed() -> None:
    assert clouds((90, 70), 4, 30).tobytes() == clouds((90, 70), 4, 30).tobytes()
    assert clouds((90, 70), 4, 30).tobytes() != clouds((90, 70), 5, 30).tobytes()
    ground = (PARCHMENT.paper, PARCHMENT.edge)
    assert paper((90, 70), *ground, 1).tobytes() == paper((90, 70), *ground, 1).tobytes()


def test_a_border_is_the_same_from_either_side() -> None:
    there = wobble((0.0, 0.0), (100.0, 40.0), 8, 3)
    back = wobble((100.0, 40.0), (0.0, 0.0), 8, 3)
    assert there == back[::-1]


def test_every_feature_of_the_land_leaves_paint() -> None:
    green, grey = rgb("#88aa55"), rgb("#999999")
    for draw in (
        lambda brush: brush.mountain(60, 90, 60, 60, grey, rgb("#ffffff")),
        lambda brush: brush.hill(60, 90, 60, 30, green),
        lambda brush: brush.broadleaf(60, 90, 30, green),
        lambda brush: brush.conifer(60, 90, 30, green),
        lambda brush: brush.deadwood(60, 90, 30),
        lambda brush: brush.grass(60, 90, 10, green),
        lambda brush: brush.marsh(60, 90, 20, grey),
        lambda brush: brush.field(30, 50, 60, 30, green, 4),
        lambda brush: brush.stone(60, 90, 30, grey),
        lambda brush: brush.tower(60, 90, 16, 50, grey, green),
        lambda brush: brush.tower(60, 90, 16, 50, grey, None),
        lambda brush: brush.house(60, 90, 50, grey, green),
        lambda brush: brush.arch(60, 90, 40, grey, (0, 0, 0)),
        lambda brush: brush.river([(0, 60), (60, 50), (119, 70)], 10, grey, green),
    ):
        image = Image.new("RGB", (240, 240), (255, 0, 255))
        blank = image.tobytes()
        draw(Brush(image, 2, (0, 0, 0), lambda colour: colour, 1))
        assert image.tobytes() != blank
