"""Chapter 3: setting up, simultaneous and secret."""

from __future__ import annotations

from math import factorial
from random import Random

import pytest

from bot.engine import CHANCE, Chance
from cogs.confrontation.actions import Fill
from cogs.confrontation.components import FIGURES
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.rules.setup import MOST_SWAPS, Orders
from cogs.confrontation.state import DARK, LIGHT, ConfrontationOptions, State
from tests.confrontation.position import Play


def fresh() -> Play:
    return Play(CONFRONTATION.new(ConfrontationOptions()))


def placed_light() -> Play:
    play = fresh()
    places = ["shire"] * 4 + ["arthedain", "cardolan", "rhudaur", "eregion", "enedwaith"]
    return play.do(
        *(f"light place {figure} {place}" for figure, place in zip(FIGURES[0], places, strict=True))
    )


def test_r3_2_both_sides_set_up_at_the_same_time() -> None:
    play = fresh()
    assert play.asked == [(LIGHT, "setup"), (DARK, "setup")]
    play.do("dark place balrog mordor", "light place frodo shire")
    assert play.asked == [(LIGHT, "setup"), (DARK, "setup")]


def test_r3_1_any_figure_into_any_own_place_with_room() -> None:
    play = fresh()
    assert len(play.legal(LIGHT)) == 9 * 6 + 1
    play.do("light place frodo eregion")
    assert "place sam eregion" not in play.legal(LIGHT)
    assert play.refused(LIGHT, "place sam eregion") == ("starting-region-full", "3.1")
    assert play.refused(LIGHT, "place frodo shire") == ("already-placed", "3.1")
    assert play.refused(LIGHT, "place sam moria") == ("not-a-starting-region", "3.1")
    assert play.refused(LIGHT, "place orcs shire") == ("not-your-figure", "3.1")
    assert play.refused(LIGHT, "place gollum shire") == ("unknown", "1.2")
    assert play.refused(LIGHT, "place sam lorien") == ("unknown", "2.1")
    assert play.refused(LIGHT, "move sam moria") == ("not-now", "3.1")


def test_r3_1_home_holds_four() -> None:
    play = fresh().do(*(f"light place {figure} shire" for figure in FIGURES[0][:4]))
    assert play.refused(LIGHT, "place gandalf shire") == ("starting-region-full", "3.1")


def test_r3_1_muster_fills_the_places_left() -> None:
    play = fresh().do("light place frodo enedwaith", "light muster")
    assert play.where("frodo") == "enedwaith"
    assert sum(map(len, play.state.figures[0])) == 9
    assert play.refused(LIGHT, "muster") == ("all-placed", "3.1")


def test_r3_1_muster_is_settled_by_chance() -> None:
    state = CONFRONTATION.apply(fresh().state, LIGHT, CONFRONTATION.parse("muster")).state
    assert isinstance(CONFRONTATION.pending(state), Chance)
    orders = CONFRONTATION.legal(state, CHANCE)
    assert len(orders) == factorial(9)
    assert CONFRONTATION.sample(state, Random(3)) in orders
    assert CONFRONTATION.check(state, CHANCE, Fill(LIGHT, (0, 0, 1, 2, 3, 4, 5, 6, 7))) is not None
    after = CONFRONTATION.apply(state, CHANCE, Fill(LIGHT, (8, 7, 6, 5, 4, 3, 2, 1, 0))).state
    assert after.figures[0][0] == ("boromir", "gimli", "legolas", "aragorn")
    assert after.figures[0][5] == ("frodo",)


def test_orders_are_all_different_and_their_own() -> None:
    orders = Orders(LIGHT, 4)
    assert len(set(orders)) == len(orders) == 24
    assert all(order in orders for order in orders)
    assert Fill(DARK, (0, 1, 2, 3)) not in orders
    assert list(orders[:2]) == [orders[0], orders[1]]
    with pytest.raises(IndexError):
        orders[24]


def test_r3_1_swaps_once_all_are_placed() -> None:
    play = placed_light()
    first, last = FIGURES[0][0], FIGURES[0][8]
    play.do(f"light swap {first} {last}")
    assert play.where(first) == "enedwaith"
    assert play.where(last) == "shire"
    assert play.refused(LIGHT, f"swap {FIGURES[0][1]} {FIGURES[0][2]}") == ("same-region", "3.1")
    assert fresh().refused(LIGHT, "swap frodo sam") == ("not-all-placed", "3.1")
    assert play.refused(LIGHT, "swap frodo orcs") == ("not-your-figure", "3.1")


def test_r3_1_swaps_are_counted() -> None:
    play = placed_light()
    assert play.seen(LIGHT).swaps_left == MOST_SWAPS
    for _ in range(MOST_SWAPS):
        play.do(f"light swap {FIGURES[0][0]} {FIGURES[0][8]}")
    assert play.refused(LIGHT, f"swap {FIGURES[0][0]} {FIGURES[0][8]}") == ("no-swaps-left", "3.1")
    assert play.legal(LIGHT) == {"ready"}


def test_r3_2_ready_needs_all_figures_and_is_final() -> None:
    play = fresh()
    assert play.refused(LIGHT, "ready") == ("not-all-placed", "3.1")
    play.do("light muster", "light ready")
    assert play.asked == [(DARK, "setup")]
    assert play.refused(LIGHT, "swap frodo sam") == ("already-ready", "3.2")


def test_r3_3_dark_moves_first_when_both_are_ready() -> None:
    play = fresh().do("light muster", "light ready", "dark muster", "dark ready")
    assert play.asked == [(DARK, "move")]
    assert play.state.number == 1
    assert [event.kind() for event in play.events if event.audience is None] == [
        "side-ready",
        "side-ready",
        "play-begins",
        "turn-began",
    ]


def test_r3_2_nothing_of_the_set_up_is_seen_before_play() -> None:
    states: list[State] = []
    for lines in (
        ["light place frodo eregion", "light place sam shire"],
        ["light muster", "light swap sam frodo"],
    ):
        play = fresh()
        for line in lines:
            if play.refusal(LIGHT, line.split(" ", 1)[1]) is None:
                play.do(line)
        states.append(play.state)
        secret = [event for event in play.events if event.kind() in ("figure-placed", "figures-swapped")]
        assert secret
        assert all(event.audience == (LIGHT,) for event in secret)
    for viewer in (DARK, None):
        first, second = (CONFRONTATION.observe(state, viewer) for state in states)
        assert first == second
        assert not [piece for piece in first.pieces if piece.side == LIGHT]


def test_resigning_while_setting_up_costs_nine() -> None:
    outcome = CONFRONTATION.resign(fresh().do("light muster").state, LIGHT).state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (
        (DARK,),
        "outcome-resigned",
        ((LIGHT, 0), (DARK, 9)),
    )
