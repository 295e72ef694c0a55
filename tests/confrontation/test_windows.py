"""What is asked and why: no question, and no lack of one, betrays what is hidden (promise P4)."""

from __future__ import annotations

import pytest

from bot.engine import Seat
from cogs.confrontation.state import DARK, LIGHT
from tests.confrontation.position import Play, Position


def alike(viewer: Seat | None, *plays: Play) -> None:
    """Asserts that a viewer sees the same in all these games, events included."""
    first = plays[0]
    for other in plays[1:]:
        assert other.seen(viewer) == first.seen(viewer)
        for one, two in zip(first.events, other.events, strict=True):
            assert one.kind() == two.kind()
            assert one.known_to(viewer) == two.known_to(viewer)
            assert not one.known_to(viewer) or one == two


@pytest.mark.parametrize("viewer", [LIGHT, None])
def test_5_7_dark_is_asked_whoever_stands_in_moria(viewer: Seat | None) -> None:
    plays = []
    for moria, mordor in (("balrog", "warg"), ("warg", "balrog")):
        position = Position("gimli eregion", f"{moria} moria, {mordor} mordor, orcs fangorn", spare=False)
        plays.append(position.light_to_move().do("light move gimli fangorn"))
    assert [play.asked for play in plays] == [[(DARK, "tunnel")]] * 2
    assert [play.legal(DARK) for play in plays] == [{"ambush", "let_pass"}, {"let_pass"}]
    assert plays[1].refused(DARK, "ambush") == ("no-balrog", "5.7")
    alike(viewer, *plays)
    for play in plays:
        play.do("dark let_pass")
    alike(viewer, *plays)


@pytest.mark.parametrize("viewer", [LIGHT, DARK, None])
def test_5_7_the_tunnel_does_not_tell_who_is_in_it(viewer: Seat | None) -> None:
    plays = [
        Position("gimli eregion, sam eregion", "balrog moria")
        .light_to_move()
        .do(f"light move {figure} fangorn")
        for figure in ("gimli", "sam")
    ]
    if viewer == LIGHT:
        assert [play.seen(LIGHT).in_tunnel for play in plays] == ["gimli", "sam"]
    else:
        alike(viewer, *plays)


@pytest.mark.parametrize("viewer", [DARK, None])
def test_6_4_b_light_is_asked_for_any_companion_of_frodo(viewer: Seat | None) -> None:
    """In the Shire there is nowhere to flee, so only a companion can be the reason to ask."""
    plays = []
    for companion, elsewhere in (("sam", "gimli"), ("gimli", "sam")):
        position = Position(f"frodo shire, {companion} shire, {elsewhere} moria", "black_rider arthedain")
        play = position.dark_to_move().do("dark move black_rider shire", "dark challenge 1")
        plays.append(play)
    assert [play.asked for play in plays] == [[(LIGHT, "early")]] * 2
    assert [play.legal(LIGHT) for play in plays] == [{"stand_in", "fight"}, {"fight"}]
    assert plays[1].refused(LIGHT, "stand_in") == ("no-sam", "6.4")
    alike(viewer, *plays)


def test_6_4_b_nobody_is_asked_once_sam_has_fallen() -> None:
    position = Position("frodo shire, gimli shire", "black_rider arthedain")
    play = position.dark_to_move().do("dark move black_rider shire", "dark challenge frodo")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]


def test_6_4_a_frodo_alone_without_a_way_out_is_not_asked() -> None:
    play = Position("frodo shire", "black_rider arthedain").dark_to_move().do("dark move black_rider shire")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]


@pytest.mark.parametrize("viewer", [DARK, None])
def test_6_4_c_light_is_asked_for_any_companion_of_sam(viewer: Seat | None) -> None:
    plays = []
    for companion, elsewhere in (("frodo", "gimli"), ("gimli", "frodo")):
        position = Position(f"sam eregion, {companion} eregion, {elsewhere} shire", "balrog moria")
        plays.append(position.dark_to_move().do("dark move balrog eregion", "dark challenge 1"))
    assert [play.asked for play in plays] == [[(LIGHT, "early")]] * 2
    assert [play.legal(LIGHT) for play in plays] == [{"show_frodo", "fight"}, {"fight"}]
    assert plays[1].refused(LIGHT, "show_frodo") == ("no-frodo", "6.4")
    assert plays[0].refused(LIGHT, "flee rhudaur") == ("no-retreat", "6.4")
    alike(viewer, *plays)


def test_6_4_c_sam_alone_is_not_asked() -> None:
    play = Position("sam eregion", "balrog moria").dark_to_move().do("dark move balrog eregion")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]


def test_6_4_d_pippin_without_a_way_back_is_not_asked() -> None:
    position = Position("pippin eregion, gimli misty_mountains, sam moria", "orcs fangorn")
    play = position.light_to_move().do("light move pippin fangorn")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]


@pytest.mark.parametrize("viewer", [DARK, None])
def test_6_8_a_card_face_down_is_any_card(viewer: Seat | None) -> None:
    plays = [
        Position("aragorn eregion", "balrog moria")
        .dark_to_move()
        .do("dark move balrog eregion", f"light play {card}")
        for card in ("l1", "l_magic")
    ]
    alike(viewer, *plays)
    assert len(dict(plays[0].seen(viewer).hands)[LIGHT]) == 9


def test_6_8_the_owner_knows_the_own_card() -> None:
    play = Position("aragorn eregion", "balrog moria").dark_to_move()
    play.do("dark move balrog eregion", "light play l2")
    battle = play.seen(LIGHT).battle
    assert battle is not None
    assert (battle.own_card, battle.chosen, battle.light_card) == ("l2", (LIGHT,), None)


@pytest.mark.parametrize("viewer", [DARK, None])
def test_11_2_shadowfax_does_not_tell_who_rides(viewer: Seat | None) -> None:
    plays = [
        Position("sam cardolan, gimli cardolan", specials="shadowfax")
        .light_to_move()
        .do(f"light shadowfax {figure} eregion")
        for figure in ("sam", "gimli")
    ]
    alike(viewer, *plays)


@pytest.mark.parametrize("viewer", [LIGHT, None])
def test_11_5_ringwraith_does_not_tell_who_returns(viewer: Seat | None) -> None:
    plays = [
        Position("", "orcs eregion, warg eregion", specials="ringwraith")
        .dark_to_move()
        .do(f"dark ringwraith {figure}")
        for figure in ("orcs", "warg")
    ]
    alike(viewer, *plays)


@pytest.mark.parametrize("viewer", [LIGHT, DARK, None])
def test_12_an_ordinary_move_does_not_tell_who_moves(viewer: Seat | None) -> None:
    plays = [
        Position("sam cardolan, gimli cardolan").light_to_move().do(f"light move {figure} eregion")
        for figure in ("sam", "gimli")
    ]
    if viewer != LIGHT:
        alike(viewer, *plays)


def test_the_end_shows_everything() -> None:
    play = Position("frodo gondor, gimli moria", "orcs rohan").light_to_move().do("light move frodo mordor")
    for viewer in (LIGHT, DARK, None):
        seen = play.seen(viewer)
        assert seen.stage == "over"
        assert all(piece.figure is not None and piece.shown for piece in seen.pieces)
