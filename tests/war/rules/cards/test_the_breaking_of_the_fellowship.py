"""The Breaking of the Fellowship."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_14"


def _seen() -> Position:
    return Position().fellowship(hidden=False, region="hollin", progress=0)


def test_r13_1_as_many_leave_as_the_tile_says_and_stay_where_the_figure_is() -> None:
    game = played(_seen(), CARD, "tile std_2", "join gimli", "join boromir")
    assert game.there("free_peoples", "hollin") == {"gimli": 1, "boromir": 1}
    assert len(game.state.fellowship.companions) == 5
    assert game.state.fellowship.corruption == 0
    assert game.do("guide strider").kind == "allocate"


def test_an_eye_is_discarded() -> None:
    game = played(_seen(), CARD, "tile eye_reveal")
    assert len(game.state.fellowship.companions) == 7
    assert game.kind == "allocate"


def test_with_gollum_as_guide_it_is_one_point() -> None:
    alone = Position().fellowship(hidden=False, companions=(), guide="gollum")
    game = played(alone, CARD)
    assert game.state.fellowship.corruption == 1
    assert not game.told("tile-drawn")


def test_r14_5_in_mordor_they_are_out_of_the_game() -> None:
    game = played(_seen().fellowship(mordor=1, region=""), CARD, "tile std_1", "join gimli")
    assert dict(game.state.casualties[0])["gimli"] == 1


def test_the_fellowship_must_be_revealed() -> None:
    assert barred(Position(), CARD)
