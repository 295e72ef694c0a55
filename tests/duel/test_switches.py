"""Every switch of docs/rules/duel.md, 15, on and off."""

from __future__ import annotations

import pytest

from tests.duel.position import Play, Position


@pytest.mark.parametrize(("count", "turns"), [("all", 2), ("one", 1)])
def test_r15_1_extra_turns(count: str, turns: int) -> None:
    """A yellow card with the Elf token, and the Human one that reaches space 9."""
    tokens = "elves_yellow_extra_turn humans_yellow_quest"
    options = {"extra_turns": count}
    play = Position("c1_09 c1_01 c1_02 c1_03", fellowship=tokens, quest=(8, 0), options=options).play()
    play.do("play c1_09", "again", *(["again"] if turns == 2 else []))
    assert len(play.told("extra-turn-earned")) == turns
    for _ in range(turns):
        assert play.asked == [("fellowship", "turn")]
        play.do(min(action for action in play.legal if action.startswith("discard")))
    assert play.asked == [("sauron", "turn")]


@pytest.mark.parametrize(("limited", "coins"), [(True, 16), (False, 17)])
def test_r15_2_limited_coins(limited: bool, coins: int) -> None:
    options = {"limited_coins": limited}
    play = Position("c1_09 c1_01", coins=(15, 14), options=options).play().do("play c1_09")
    assert play.coins("fellowship") == coins
    assert play.state.bank == 1 - (coins - 15)


@pytest.mark.parametrize(("limited", "units"), [(True, 1), (False, 2)])
def test_r15_3_limited_units(limited: bool, units: int) -> None:
    options = {"limited_units": limited}
    position = Position("c2_21 c2_01", chapter=2, units="fellowship arnor 14", options=options)
    play = position.play().do("play c2_21", "place gondor")
    assert play.units("fellowship", "gondor") == units
    assert play.side("fellowship").units_left == 1 - units


def test_r15_4_effect_order() -> None:
    def kills_and_moves(order: str) -> Play:
        units = "fellowship arnor 1, sauron rohan 1"
        options = {"effect_order": order}
        return Position("c3_20 c3_01", chapter=3, units=units, options=options).play().do("play c3_20")

    chosen = kills_and_moves("chosen")
    assert {"remove rohan", "move arnor lindon"} <= chosen.legal
    printed = kills_and_moves("printed")
    assert printed.legal == {"remove rohan", "skip remove"}
    printed.do("remove rohan")
    assert (printed.coins("sauron"), printed.asked) == (8, [("fellowship", "moves")])


@pytest.mark.parametrize("on", [True, False])
def test_r15_5_optional_effects(on: bool) -> None:
    play = Position("c1_21 c1_01", options={"optional_effects": on}).play().do("play c1_21")
    assert ("skip place" in play.legal) == on
    assert play.refused("skip place") == (("", "") if on else ("effect-compulsory", "15.5"))
    pile = Position(tiles="barad_dur", discards="c1_09", options={"optional_effects": on}).play()
    pile.do("landmark barad_dur", "search")
    assert ("skip pile" in pile.legal) == on
    assert pile.refused("skip pile") == (("", "") if on else ("effect-compulsory", "15.5"))


@pytest.mark.parametrize("on", [True, False])
def test_r15_6_token_acts_at_once(on: bool) -> None:
    tops = "dwarves_green_moves dwarves_no_surcharge hobbits_link_coins hobbits_eagle"
    options = {"token_acts_at_once": on}
    position = Position(
        "c2_16 c2_15 c2_01",
        2,
        fellowship="c1_18 c1_17",
        units="fellowship arnor 1",
        tops=tops,
        options=options,
    )
    play = position.play().do("play c2_16", "keep dwarves_green_moves")
    assert play.asked == ([("fellowship", "moves")] if on else [("sauron", "turn")])
    link = position.play().do("play c2_15", "keep hobbits_link_coins")
    assert link.coins("fellowship") == (12 if on else 9)


@pytest.mark.parametrize("on", [True, False])
def test_r15_7_trio_postponable(on: bool) -> None:
    options = {"trio_postponable": on}
    tops = "hobbits_eagle humans_yellow_quest elves_wild_skill dwarves_no_surcharge"
    position = Position("c1_19 c1_20 c1_01 c1_02", fellowship="c1_17 c1_18", tops=tops, options=options)
    play = position.play().do("play c1_19")
    if not on:
        assert play.asked == [("fellowship", "token")]
        return
    assert play.legal == {"ally trio", "skip trio"}
    play.do("skip trio", "discard c1_01", "play c1_20", "ally trio")
    assert play.asked == [("fellowship", "trio")]
    assert play.legal == {f"stack {race}" for race in ("hobbits", "dwarves", "humans", "elves")}
    play.do("stack elves")
    assert play.refused("stack elves") == ("stack-not-allowed", "7.2")
    assert play.seen(None).picked == ("elves",)
    play.do("stack dwarves", "stack humans")
    assert play.legal == {"keep elves_wild_skill", "keep dwarves_no_surcharge", "keep humans_yellow_quest"}


@pytest.mark.parametrize("on", [True, False])
def test_r15_8_reveal_short_stacks(on: bool) -> None:
    options = {"reveal_short_stacks": on}
    gone = "hobbits_link_coins hobbits_eagle"
    play = (
        Position("c2_15 c2_01", 2, fellowship="c1_17", sauron=gone, options=options).play().do("play c2_15")
    )
    assert play.side("fellowship").tokens == (("hobbits_blue_unit",) if on else ())
    assert len(play.told("effect-lost")) == (0 if on else 1)


@pytest.mark.parametrize("on", [True, False])
def test_r15_9_set_aside_in_pile(on: bool) -> None:
    play = Position(tiles="barad_dur", discards="c1_09", options={"set_aside_in_pile": on}).play()
    assert play.seen(None).pile == (4 if on else 1)
    play.do("landmark barad_dur", "search")
    assert len([action for action in play.legal if action.startswith("revive")]) == (4 if on else 1)
    empty = Position(tiles="barad_dur", options={"set_aside_in_pile": on}).play().do("landmark barad_dur")
    assert bool(empty.told("effect-lost")) != on


@pytest.mark.parametrize("on", [True, False])
def test_r15_10_revived_counts_as_played(on: bool) -> None:
    options = {"revived_counts_as_played": on}
    tokens = "humans_yellow_quest humans_red_extra_unit"
    position = Position(tiles="barad_dur", fellowship=tokens, discards="c1_09 c1_21", options=options)
    play = position.play().do("landmark barad_dur", "search", "revive c1_09")
    assert play.side("fellowship").quest == (1 if on else 0)
    red = position.play().do("landmark barad_dur", "search", "revive c1_21", "place rohan")
    assert red.units("fellowship", "rohan") == (2 if on else 1)


@pytest.mark.parametrize("on", [True, False])
def test_r15_12_choose_payment(on: bool) -> None:
    options = {"choose_payment": on}
    play = Position("c2_15 c2_16", chapter=2, fellowship="c1_17", options=options).play()
    assert ("pay c2_15" in play.legal) == on
    assert play.refused("pay c2_15") == (("", "") if on else ("link-used", "15.12"))
    assert play.refused("pay c2_16") == (("no-link", "15.12") if on else ("link-used", "15.12"))
    if on:
        assert play.do("pay c2_15").told("card-played")[0].price == 3
