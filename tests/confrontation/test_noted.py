"""4.3 What has been seen stays noted for those who play, until it is rearranged."""

from __future__ import annotations

from bot.engine import Seat
from bot.text import LANGUAGES
from cogs.confrontation.painting import BOARD
from cogs.confrontation.state import DARK, LIGHT
from cogs.confrontation.words import WORDS
from tests.confrontation.position import Play, Position


def noted(play: Play, viewer: Seat | None, side: Seat) -> dict[str, str]:
    """The hidden figures of a side that a viewer can tell, with their regions."""
    pieces = play.seen(viewer).pieces
    return {piece.noted: piece.region for piece in pieces if piece.side == side and piece.noted is not None}


def fought(**options: str) -> Play:
    """Legolas has beaten the Flying Nazgûl in Fangorn and stands there alone, hidden again."""
    at = Position("legolas moria, gimli moria", "flying_nazgul fangorn", options=options)
    return at.light_to_move().do("light move legolas fangorn")


def test_a_figure_shown_in_a_battle_is_noted_for_both_sides_and_for_nobody_else() -> None:
    play = fought()
    assert noted(play, DARK, LIGHT) == {"legolas": "fangorn"}
    assert noted(play, LIGHT, LIGHT) == {"legolas": "fangorn"}
    assert noted(play, None, LIGHT) == {}


def test_the_note_goes_where_the_figure_goes_and_is_gone_when_it_is_mixed_with_others() -> None:
    play = fought().do("dark move cave_troll dagorlad", "light move legolas rohan")
    assert noted(play, DARK, LIGHT) == {"legolas": "rohan"}
    play.do("dark move cave_troll mirkwood", "light move gimli fangorn", "dark move cave_troll high_pass")
    assert noted(play, DARK, LIGHT) == {"legolas": "rohan"}
    play.do("light move gimli rohan")
    assert noted(play, DARK, LIGHT) == {}


def test_what_is_noted_is_painted_and_told_for_the_side_that_has_seen_it() -> None:
    dark = fought().seen(DARK)
    for language in LANGUAGES:
        scene = BOARD.scene(dark, "table", language)
        assert [figure.noted for figure in getattr(scene, "standing") if figure.noted] == ["legolas"]  # noqa: B009
        name = WORDS.phrases[language].label("legolas")
        assert name in WORDS.describe(dark, language)
