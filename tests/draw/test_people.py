"""Names of people in pictures: short, legible, and nothing that could do mischief."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.draw.board import MOST_NAME, SeatedScene, plain_name
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.type import Face, cut, legible, width
from bot.engine import CHANCE, Chance
from bot.text import Catalogue
from bot.ui.presentation import STRINGS
from cogs import bundles

TURNED = "\u202e"
"""Has what follows it written from right to left."""


def begun(key: str) -> Any:
    """What a spectator sees of a game that begins."""
    game, rng = bundles()[key].game, Random(1)
    state = game.new(game.options())
    while isinstance(game.pending(state), Chance):
        state = game.apply(state, CHANCE, game.sample(state, rng)).state
    return game.observe(state, None)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("  Łucja \n Żądło ", "Łucja Żądło"),
        (f"{TURNED}Bolek\u200b\u0007", "Bolek"),
        ("Z\u0336\u0337\u0338a\u0321\u0322\u0334lgo", "Zalgo"),
        ("Ⓑⓘⓛⓑⓞ 𝓑𝓪𝓰𝓰𝓲𝓷𝓼", "Bilbo Baggins"),
        ("e\u0301owyn", "éowyn"),
        ("N" * 100, "N" * (MOST_NAME - 1) + "…"),
        ("\u200b\u200d", ""),
    ],
)
def test_a_name_is_short_and_holds_nothing_invisible(name: str, plain: str) -> None:
    assert plain_name(name) == plain


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Łucja Żądło", "Łucja Żądło"), ("😀 Bolek 🐴", "Bolek"), ("山田太郎", ""), ("עברית", ""), ("😀", "")],
)
def test_a_name_whose_letters_no_face_has_is_left_out_and_ornaments_are(name: str, shown: str) -> None:
    assert legible(name, Face.TEXT) == shown


def test_a_name_ends_where_its_room_ends() -> None:
    assert cut("Bolek", Face.TEXT, 20, 400) == "Bolek"
    short = cut("Wolfeschlegelsteinhausen", Face.TEXT, 20, 90)
    assert short.endswith("…")
    assert width(short, Face.TEXT, 20) <= 90
    painter = ScenePainter(Image.new("RGB", (400, 60)), "parchment", 1.0, Catalogue(STRINGS)["en"])
    assert 0 < painter.person((4, 30), "Wolfeschlegelsteinhausen", 20, None, "left", 90) <= 90
    assert painter.person((4, 30), "山田太郎", 20) == 0


@pytest.mark.parametrize("key", sorted(bundles()))
def test_the_table_names_who_sits_at_it(key: str) -> None:
    board, seen, game = bundles()[key].board, begun(key), bundles()[key].game
    seats = game.seats(game.new(game.options()))
    view = board.views(seen)[0]
    alone, named = (board.scene(seen, view, "en", people) for people in ((), ((seats[0], "Bolek"),)))
    assert isinstance(named, SeatedScene)
    assert named.name_at(seats[0]) == "Bolek"
    assert named != alone
    pictures = [board.paint(scene, "parchment", 0.25).tobytes() for scene in (alone, named)]
    assert pictures[0] != pictures[1]
