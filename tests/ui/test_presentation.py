"""The names of pictures: equal for equal pictures alone, and nothing can be read from them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.text import Language
from bot.ui.presentation import Presentation
from cogs import bundles
from tests.ui.test_limits import view as screen

GAMES = bundles()
GAME = GAMES["confrontation"]
STATE = GAME.game.new(GAME.game.options())


def name(
    theme: str = "parchment",
    key: bytes = b"",
    seat: str | None = "light",
    language: Language = "en",
    scale: float = 1.0,
    match: int = 7,
) -> str:
    """The name of a picture of the beginning."""
    seen = GAME.game.observe(STATE, seat)
    view = GAME.board.views(seen)[0]
    table = replace(screen(GAME, [], seat).table, id=match)
    return Presentation(GAMES, theme, key).request_picture(table, seen, view, language, scale).stem


def test_the_same_picture_has_the_same_name() -> None:
    assert name() == name()


@pytest.mark.parametrize(
    "other",
    [
        {"theme": "night"},
        {"language": "pl"},
        {"scale": 1.5},
        {"match": 8},
        {"seat": None},
        {"key": b"another"},
    ],
    ids=lambda other: next(iter(other)),
)
def test_what_looks_different_has_another_name(other: dict[str, object]) -> None:
    assert name(**other) != name()  # type: ignore[arg-type]


def test_a_name_says_whose_it_is_and_of_what() -> None:
    seen = GAME.game.observe(STATE, "light")
    view = GAME.board.views(seen)[0]

    kind, match, shown, digest = name(match=36).split("-")

    assert (kind, match, shown) == ("seat", "10", view)
    assert len(digest) == 20
    assert name(seat=None).startswith("board-")
