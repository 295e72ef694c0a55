"""5 What the Action dice may be spent on."""

from __future__ import annotations

import pytest

from tests.war.position import Position


def uses(seat: str, face: str) -> set[str]:
    """The actions a die with this face offers, in a position where most is possible."""
    at = Position().at_war()
    game = (at.dice(fp=face) if seat == "free_peoples" else at.dice(sh=face)).acting(seat)
    return {text.split()[2] for text in game.options if text.startswith("use ")}


ARMY = {"move_armies"}
LED = {"move_led_army"}
EVENT = {"draw_character", "draw_strategy"}
MUSTER = {"recruit"}


@pytest.mark.parametrize(
    ("face", "expected"),
    [
        ("character", LED),
        ("event", EVENT),
        ("muster", MUSTER),
        ("muster_army", MUSTER | ARMY),
        ("will_of_the_west", LED | ARMY | EVENT | MUSTER),
    ],
)
def test_r5_1_free_peoples_faces(face: str, expected: set[str]) -> None:
    chapters = LED | ARMY | EVENT | MUSTER
    assert uses("free_peoples", face) & chapters == expected


@pytest.mark.parametrize(
    ("face", "expected"),
    [
        ("character", LED),
        ("army", ARMY),
        ("event", EVENT),
        ("muster", MUSTER),
        ("muster_army", MUSTER | ARMY),
    ],
)
def test_r5_1_shadow_faces(face: str, expected: set[str]) -> None:
    chapters = LED | ARMY | EVENT | MUSTER
    assert uses("shadow", face) & chapters == expected


def test_r5_4_muster_advances_a_nation() -> None:
    game = Position().dice(sh="muster").acting("shadow").do("use muster advance_nation")
    assert game.kind == "advance_nation"
    game.do("nation sauron")
    assert game.told("nation-advanced")[0].box == 4


def test_r5_5_event_draws_one_card_and_cuts_the_hand() -> None:
    cards = [f"fp_str_{number:02}" for number in range(1, 7)]
    game = Position().hand(*cards).dice(fp="event").acting("free_peoples")
    game.do("use event draw_character", "draw fp_char_07")
    assert game.kind == "excess"


def test_r5_5_no_drawing_from_an_empty_deck() -> None:
    at = Position().dice(fp="event")
    at.having(decks=(((), at.state.decks[0][1]), at.state.decks[1]), buried=(at.state.decks[0][0], ()))
    game = at.acting("free_peoples")
    assert game.reason("use event draw_character") == "refusal-use-impossible"
    assert game.reason("use event draw_strategy") == ""


def test_r5_a_die_one_has_not_and_a_use_it_has_not() -> None:
    game = Position().dice(fp="character").acting("free_peoples")
    assert game.reason("use muster recruit") == "refusal-no-such-die"
    assert game.reason("use character recruit") == "refusal-die-does-not"
    assert game.reason("use character dancing") == "refusal-unknown"
