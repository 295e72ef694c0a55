"""Every switch among the rulings of docs/rules/confrontation.md, on and off."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.state import DARK, LIGHT, ConfrontationOptions
from tests.confrontation.position import Play, Position


def attacked(light: str, dark: str, where: str = "eregion", origin: str = "moria", **options: Any) -> Play:
    position = Position(f"{light} {where}", f"{dark} {origin}", options=options)
    return position.dark_to_move().do(f"dark move {dark} {where}")


def test_pick_revealed_off_hides_frodo_after_sam_stood_in() -> None:
    play = stood_in(pick_revealed=False)
    assert play.asked == [(DARK, "challenge")]
    assert all(piece.figure is None for piece in play.seen(DARK).pieces_in("shire", LIGHT))


def test_pick_revealed_on_keeps_frodo_face_up_for_the_move() -> None:
    play = stood_in(pick_revealed=True)
    shown = [piece for piece in play.seen(DARK).pieces_in("shire", LIGHT) if piece.shown]
    assert [piece.figure for piece in shown] == ["frodo"]
    play.do(f"dark challenge {shown[0].position}")
    assert play.told("battle-joined")[-1].light == "frodo"  # type: ignore[attr-defined]


def test_pick_revealed_leaves_face_up_figures_out_of_the_shuffle() -> None:
    play = Position("frodo shire, sam shire, gimli shire, merry shire, boromir moria", "balrog arthedain",
                    options={"pick_revealed": True}).dark_to_move()  # fmt: skip
    play.do("dark move balrog shire", "dark challenge frodo", "light stand_in", "light play l1")
    state = CONFRONTATION.apply(play.state, DARK, CONFRONTATION.parse("play d6")).state
    orders = CONFRONTATION.legal(state, "chance")
    frodo = state.figures[0][0].index("frodo")
    assert len(orders) == 2
    assert all(order.order[frodo] == frodo for order in orders)  # type: ignore[attr-defined]


def stood_in(**options: Any) -> Play:
    """Sam has fallen for Frodo in the Shire; Gimli and Merry are there too."""
    light = "frodo shire, sam shire, gimli shire, merry shire"
    play = Position(light, "balrog arthedain", options=options).dark_to_move()
    play.do("dark move balrog shire", "dark challenge frodo", "light stand_in")
    return play.do("light play l1", "dark play d6")


@pytest.mark.parametrize(("on", "legal"), [(True, {"flee mirkwood", "flee rohan"}), (False, {"flee rohan"})])
def test_retreat_upstream_for_frodo(on: bool, legal: set[str]) -> None:
    play = attacked("frodo", "balrog", "fangorn", "dagorlad", retreat_upstream=on)
    assert play.legal(LIGHT) - {"fight"} == legal


@pytest.mark.parametrize(
    ("on", "legal"), [(True, {"retreat mirkwood", "retreat rohan"}), (False, {"retreat rohan"})]
)
def test_retreat_upstream_for_dark(on: bool, legal: set[str]) -> None:
    play = attacked("aragorn", "balrog", "fangorn", "dagorlad", retreat_upstream=on)
    assert play.do("light play l1", "dark play d_retreat").legal(DARK) == legal


@pytest.mark.parametrize("on", [True, False])
def test_card_retreat_optional(on: bool) -> None:
    play = attacked("aragorn", "balrog", card_retreat_optional=on).do("light play l2", "dark play d_retreat")
    assert ("stay" in play.legal(DARK)) == on
    if on:
        play.do("dark stay")
        assert play.fallen("balrog")  # the card is blank: 6 to 5
    light = attacked("aragorn", "balrog", card_retreat_optional=on).do("light play l_retreat", "dark play d1")
    assert ("stay" in light.legal(LIGHT)) == on


@pytest.mark.parametrize(("on", "fallen"), [(True, True), (False, False)])
def test_sacrifice_needs_escape(on: bool, fallen: bool) -> None:
    play = attacked("gimli", "black_rider", "moria", "fangorn", sacrifice_needs_escape=on)
    play.do("light play l_sacrifice", "dark play d_retreat")
    assert play.fallen("gimli")  # either sacrificed, or 3:3
    strong = attacked("aragorn", "black_rider", "moria", "fangorn", sacrifice_needs_escape=on)
    strong.do("light play l_sacrifice", "dark play d_retreat")
    assert strong.fallen("aragorn") == fallen
    assert strong.fallen("black_rider")


@pytest.mark.parametrize("on", [True, False])
def test_shadowfax_same_figure(on: bool) -> None:
    position = Position(
        "legolas misty_mountains", specials="shadowfax", options={"shadowfax_same_figure": on}
    )
    play = position.light_to_move().do("light shadowfax legolas fangorn")
    assert ("move frodo arthedain" in play.legal(LIGHT)) == (not on)
    assert play.refused(LIGHT, "move frodo arthedain") == (("rider-goes-on", "11.2") if on else ("", ""))
    assert play.seen(LIGHT).riding == ("legolas" if on else None)


def test_a16_shadowfax_needs_a_further_move() -> None:
    full = "sam dagorlad, merry dagorlad, gimli gondor, pippin gondor, boromir rohan, gandalf rohan"
    position = Position(f"legolas misty_mountains, {full}", specials="shadowfax")
    play = position.light_to_move()
    assert play.refused(LIGHT, "shadowfax legolas fangorn") == ("shadowfax-no-further-move", "11.2")


def test_a16_frodo_may_ride_into_mordor() -> None:
    position = Position("frodo gondor", "orcs moria", specials="shadowfax", spare=False)
    play = position.light_to_move().do("light shadowfax frodo mordor")
    assert play.outcome is not None
    assert play.outcome.reason == "outcome-frodo-in-mordor"


def test_a16_a_tunnel_step_where_an_ambush_is_possible() -> None:
    full = "sam dagorlad, merry dagorlad, gimli gondor, pippin gondor, boromir rohan, gandalf rohan"
    position = Position(f"legolas eregion, {full}", "orcs moria", specials="shadowfax", alive="balrog")
    play = position.light_to_move().do("light shadowfax legolas fangorn", "dark let_pass")
    assert play.where("legolas") == "fangorn"
    assert play.asked == [(DARK, "move")]


@pytest.mark.parametrize("on", [True, False])
def test_special_saves_from_stalemate(on: bool) -> None:
    options = {"special_saves_from_stalemate": on}
    dark = Position("frodo moria", "warg shire", specials="ringwraith", spare=False, options=options)
    play = dark.beginning(DARK)
    assert (play.outcome is None) == on
    if on:
        assert play.legal(DARK) == {"ringwraith warg"}
        play.do("dark ringwraith warg")
        assert play.asked == [(LIGHT, "move")]
    light = Position("gimli mordor", specials="gandalf_white", frodo=False, spare=False, options=options)
    assert (light.beginning(LIGHT).outcome is None) == on


@pytest.mark.parametrize(
    ("light", "dark", "cards"),
    [
        ("none", "none", ((), ())),
        ("both", "both", (("s_shadowfax", "s_gandalf_white"), ("s_palantir", "s_ringwraith"))),
        ("shadowfax", "none", (("s_shadowfax",), ())),
        ("gandalf_white", "palantir", (("s_gandalf_white",), ("s_palantir",))),
        ("none", "ringwraith", ((), ("s_ringwraith",))),
    ],
)
def test_a19_special_cards_by_side(light: Any, dark: Any, cards: tuple[Any, Any]) -> None:
    state = CONFRONTATION.new(ConfrontationOptions(light_specials=light, dark_specials=dark))
    assert state.specials == cards


BY_HAND = {"rearrange": "by_hand"}


def test_by_hand_a_region_that_changed_may_be_rearranged_once() -> None:
    position = Position("sam cardolan, gimli eregion", options=BY_HAND)
    play = position.light_to_move()
    assert play.refused(LIGHT, "rearrange eregion") == ("nothing-to-rearrange", "4.3")
    play.do("light move sam eregion", "dark move cave_troll gondor")
    assert "rearrange eregion" in play.legal(LIGHT)
    play.do("light rearrange eregion")
    assert play.told("figures-rearranged")
    assert play.asked == [(LIGHT, "move")]
    assert play.refused(LIGHT, "rearrange eregion") == ("nothing-to-rearrange", "4.3")


def test_by_hand_a_move_tells_the_position_it_left() -> None:
    play = Position("sam cardolan, gimli cardolan", options=BY_HAND).light_to_move()
    play.do("light move gimli eregion")
    assert play.told("figure-moved")[0].position == 2  # type: ignore[attr-defined]
    play.do("dark move cave_troll gondor", "light move sam eregion")
    assert play.told("figure-moved")[-1].position == 0, "one alone is not told apart"  # type: ignore[attr-defined]
    automatic = Position("sam cardolan, gimli cardolan").light_to_move().do("light move gimli eregion")
    assert automatic.told("figure-moved")[0].position == 0  # type: ignore[attr-defined]


def test_by_hand_the_defender_is_asked_before_a_challenge() -> None:
    position = Position("sam cardolan, gimli eregion", "balrog moria", options=BY_HAND)
    play = position.light_to_move().do("light move sam eregion", "dark move balrog eregion")
    assert play.asked == [(LIGHT, "rearrange")]
    assert play.legal(LIGHT) == {"rearrange eregion", "keep"}
    assert play.refused(LIGHT, "rearrange shire") == ("nothing-to-rearrange", "4.3")
    play.do("light rearrange eregion")
    assert play.asked == [(DARK, "challenge")]


def test_by_hand_nobody_is_asked_where_nothing_could_be_tracked() -> None:
    position = Position("sam eregion, gimli eregion", "balrog moria", options=BY_HAND)
    play = position.dark_to_move().do("dark move balrog eregion")
    assert play.asked == [(DARK, "challenge")]


def test_by_hand_the_palantir_forbids_rearranging() -> None:
    position = Position("sam cardolan, gimli eregion", "balrog moria", specials="palantir", options=BY_HAND)
    play = position.light_to_move().do("light move sam eregion", "dark palantir eregion")
    assert play.refused(LIGHT, "rearrange eregion") == ("looked-at", "11.4")
    play.do("dark move balrog eregion")
    assert play.asked == [(DARK, "challenge")]
