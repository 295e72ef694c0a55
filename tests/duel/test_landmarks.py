"""All seven landmark tiles (docs/rules/duel.md, 10)."""

from __future__ import annotations

import pytest

from cogs.duel.components import TILES
from tests.duel.position import Play, Position


def taken(tile: str, **more: object) -> Play:
    position = Position(tiles=tile)
    for name, value in more.items():
        setattr(position, name, value)
    return position.play().do(f"landmark {tile}")


@pytest.mark.parametrize("tile", TILES)
def test_r4_5_the_fortress_comes_first_and_the_tile_is_not_replaced(tile: str) -> None:
    play = taken(tile)
    assert play.fortress("fellowship", TILES[tile].region)
    assert (play.side("fellowship").tiles, play.state.tiles) == ((tile,), ())
    assert play.coins("fellowship") == 9 - 6 + (5 if tile == "erebor" else 0)
    kinds = [event.kind() for event in play.events]
    assert kinds[:2] == ["landmark-taken", "fortress-placed"]


def test_r10_grey_havens() -> None:
    play = taken("grey_havens", tops="humans_double_discard humans_yellow_quest")
    assert play.asked == [("fellowship", "draft")]
    play.do("stack humans")
    assert play.legal == {"keep humans_double_discard", "keep humans_yellow_quest"}
    play.do("keep humans_yellow_quest")
    assert play.side("fellowship").tokens == ("humans_yellow_quest",)
    stack = next(token_stack for token_stack in play.seen("sauron").stacks if token_stack.race == "humans")
    assert (stack.size, stack.tops) == (2, ("humans_double_discard",))


def test_r10_bree_units_and_moves_in_any_order() -> None:
    play = taken("bree", units="fellowship lindon 1")
    assert play.asked == [("fellowship", "effects")]
    play.do("move lindon arnor", "place arnor", "move arnor rhovanion")
    assert (play.units("fellowship", "arnor"), play.units("fellowship", "rhovanion")) == (2, 1)


def test_r10_bree_moves_wait_for_units() -> None:
    play = taken("bree")
    assert play.legal == {"place arnor", "skip place"}
    assert "move arnor lindon" in play.do("place arnor").legal


def test_r10_erebor() -> None:
    play = taken("erebor", units="fellowship arnor 1").do("move arnor lindon")
    assert (play.coins("fellowship"), play.units("fellowship", "lindon")) == (8, 1)


def test_r10_1_isengard_takes_a_grey_card_and_its_symbols() -> None:
    position = Position("c1_21 c1_02", tiles="isengard", sauron="c1_01 c1_09 c1_03")
    play = position.play()
    assert play.price("sauron", "c1_21").price == 0
    play.do("landmark isengard")
    assert {"strip c1_01", "strip c1_03", "advance"} <= play.legal
    assert play.refused("strip c1_09") == ("no-such-grey-card", "10.1")
    play.do("strip c1_01")
    assert play.price("sauron", "c1_21").price == 1
    assert play.state.discards == ("c1_01",)
    assert play.side("fellowship").quest == 1


def test_r10_1_isengard_without_grey_cards() -> None:
    play = taken("isengard")
    assert play.side("fellowship").quest == 1
    assert play.told("effect-lost")[0].effect == "strip"


def test_r10_helms_deep() -> None:
    play = taken("helms_deep", units="sauron rohan 1").do("place rohan")
    assert play.units("fellowship", "rohan") == 2
    assert taken("helms_deep").do("skip place").units("fellowship", "rohan") == 0


def test_r10_minas_tirith() -> None:
    play = taken("minas_tirith").do("place gondor")
    assert (play.units("fellowship", "gondor"), play.side("fellowship").quest) == (1, 2)


def test_r10_barad_dur() -> None:
    play = taken("barad_dur", discards="c1_21 c1_17").do("search")
    assert {"revive c1_21", "revive c1_17", "skip pile"} <= play.legal
    play.do("revive c1_21", "place rohan")
    assert play.units("fellowship", "rohan") == 1
    assert play.told("card-played")[0].way == "pile"
    assert play.coins("fellowship") == 3


def test_r10_2_the_link_token_does_not_react_to_the_pile() -> None:
    position = Position(chapter=2, tiles="barad_dur", fellowship="c1_17 hobbits_link_coins", discards="c2_15")
    play = position.play().do("landmark barad_dur", "search", "revive c2_15")
    assert play.coins("fellowship") == 3


def test_r10_3_a_lost_fortress_leaves_the_tile() -> None:
    position = Position("c3_03 c3_04", chapter=3, quest=(11, 0), sauron="bree", fortresses="sauron arnor")
    play = position.play().do("play c3_03", "raze arnor")
    assert play.side("sauron").tiles == ("bree",)
    assert play.refused("landmark bree", "sauron") == ("tile-not-there", "4.5")
