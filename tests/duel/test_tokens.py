"""All eighteen alliance tokens (docs/rules/duel.md, 8), each at work and not where it does not belong."""

from __future__ import annotations

import pytest

from tests.duel.position import Play, Position

FIRST_CARD = {
    "elves": "c1_20",
    "dwarves": "c1_18",
    "hobbits": "c1_17",
    "humans": "c1_19",
    "ents": "c3_08",
    "wizards": "c3_10",
}
SECOND_CARD = {
    "elves": "c2_18",
    "dwarves": "c2_16",
    "hobbits": "c2_15",
    "humans": "c2_17",
    "ents": "c3_09",
    "wizards": "c3_11",
}
OTHER = {"ents": "ents_extra_turn", "wizards": "wizards_quest_2"}


def gained(token: str, **more: object) -> Play:
    """Fellowship has just kept an immediate token by a pair."""
    race = token.split("_")[0]
    other = (
        OTHER[race]
        if OTHER[race] != token
        else {"ents": "ents_remove_fortress"}.get(race, "wizards_two_units")
    )
    position = Position(
        f"{SECOND_CARD[race]} c3_01", chapter=3, fellowship=FIRST_CARD[race], tops=f"{token} {other}"
    )
    for name, value in more.items():
        setattr(position, name, value)
    return position.play().do(f"play {SECOND_CARD[race]}", f"keep {token}")


def test_r8_elves_yellow_extra_turn() -> None:
    play = Position("c1_09 c1_01", fellowship="elves_yellow_extra_turn").play().do("play c1_09")
    assert play.asked == [("fellowship", "extra_turn")]
    play.do("again")
    assert play.asked == [("fellowship", "turn")]
    assert play.state.extra == 0
    declined = Position("c1_09 c1_01", fellowship="elves_yellow_extra_turn").play()
    assert declined.do("play c1_09", "skip extra_turn").asked == [("sauron", "turn")]
    assert Position("c1_13 c1_01", fellowship="elves_yellow_extra_turn").play().do("play c1_13").asked == [
        ("sauron", "turn")
    ]


def test_r8_elves_red_anywhere() -> None:
    play = Position("c1_21 c1_01", fellowship="elves_red_anywhere").play().do("play c1_21")
    assert len(play.legal) == 8
    assert play.do("place lindon").units("fellowship", "lindon") == 1


def test_r8_elves_wild_skill() -> None:
    quote = Position("c1_21 c1_01", fellowship="elves_wild_skill").play().price("fellowship", "c1_21")
    assert (quote.price, quote.used) == (0, (("elves_wild_skill", "ruse"),))
    twice = Position("c2_21 c2_01", chapter=2, fellowship="elves_wild_skill").play()
    assert twice.price("fellowship", "c2_21").price == 2  # one symbol a turn
    assert twice.price("sauron", "c2_21").price == 3


def test_r8_dwarves_no_surcharge() -> None:
    position = Position(tiles="bree", fellowship="dwarves_no_surcharge", fortresses="fellowship rohan")
    quote = position.play().price("fellowship", "bree")
    assert (quote.price, quote.fortresses, quote.waived) == (6, 0, 1)


def test_r8_dwarves_landmark_extra_turn() -> None:
    play = Position(tiles="helms_deep", fellowship="dwarves_landmark_extra_turn").play()
    play.do("landmark helms_deep", "place rohan", "again")
    assert play.asked == [("fellowship", "turn")]


def test_r8_dwarves_green_moves() -> None:
    position = Position("c1_17 c1_01", fellowship="dwarves_green_moves", units="fellowship arnor 1")
    play = position.play().do("play c1_17", "move arnor lindon", "move lindon arnor")
    assert play.units("fellowship", "arnor") == 1
    assert play.asked == [("sauron", "turn")]


def test_r8_hobbits_eagle_counts_for_the_race_victory_only() -> None:
    cards = "c1_17 c1_18 c1_19 c1_20 hobbits_eagle"
    play = Position("c3_08 c3_01", chapter=3, fellowship=cards, trio=(True, False)).play()
    assert play.seen(None).area("fellowship").symbols == 5
    play.do("play c3_08")
    assert play.outcome is not None
    assert play.outcome.reason == "outcome-races"
    three = Position("c1_18 c1_01", fellowship="c1_17 hobbits_eagle").play().do("play c1_18")
    assert not three.told("alliance-made")  # 7.6: two races and the eagle are no trio


def test_r7_6_the_eagle_may_be_the_sixth_symbol() -> None:
    cards = "c1_17 c1_18 c1_19 c1_20 c3_08"
    position = Position("c2_15 c2_01", chapter=3, fellowship=cards, tops="hobbits_eagle hobbits_blue_unit")
    play = position.play().do("play c2_15")
    assert play.outcome is None
    play.do("keep hobbits_eagle")
    assert play.outcome is not None
    assert play.outcome.reason == "outcome-races"


def test_r8_hobbits_blue_unit() -> None:
    play = Position("c1_13 c1_01", fellowship="hobbits_blue_unit").play().do("play c1_13")
    assert play.asked == [("fellowship", "effects")]
    play.do("place mordor")
    assert play.units("fellowship", "mordor") == 1
    assert play.side("fellowship").quest == 1


def test_r8_hobbits_link_coins() -> None:
    cards = "c1_22 hobbits_link_coins"
    play = Position("c2_20 c2_01", chapter=2, fellowship=cards).play().do("play c2_20", "place rohan")
    assert play.coins("fellowship") == 12
    paid = Position("c2_20 c2_01", chapter=2, fellowship="hobbits_link_coins").play()
    assert paid.do("play c2_20", "place rohan").coins("fellowship") == 6


def test_r8_humans_yellow_quest() -> None:
    play = Position("c1_09 c1_01", fellowship="humans_yellow_quest").play().do("play c1_09")
    assert (play.coins("fellowship"), play.side("fellowship").quest) == (11, 1)


def test_r8_humans_red_extra_unit() -> None:
    cards = "humans_red_extra_unit elves_red_anywhere"
    play = Position("c1_21 c1_01", fellowship=cards).play().do("play c1_21", "place lindon")
    assert play.units("fellowship", "lindon") == 2  # both tokens together (6.5)


@pytest.mark.parametrize(("chapter", "card", "coins"), [(1, "c1_01", 2), (2, "c2_01", 4), (3, "c3_01", 6)])
def test_r8_humans_double_discard(chapter: int, card: str, coins: int) -> None:
    position = Position(f"{card} c3_02", chapter=chapter, fellowship="humans_double_discard")
    assert position.play().do(f"discard {card}").coins("fellowship") == 9 + coins
    plain = Position(f"{card} c3_02", chapter=chapter).play().do(f"discard {card}")
    assert plain.coins("fellowship") == 9 + coins // 2


def test_r8_ents_extra_turn() -> None:
    play = gained("ents_extra_turn")
    assert play.asked == [("fellowship", "extra_turn")]
    assert play.do("again").asked == [("fellowship", "turn")]


def test_r8_ents_remove_fortress() -> None:
    play = gained("ents_remove_fortress", fortresses="sauron rohan, fellowship arnor", sauron="helms_deep")
    assert play.legal == {"raze rohan", "skip raze"}
    play.do("raze rohan")
    assert not play.fortress("sauron", "rohan")
    assert (play.side("sauron").fortresses_left, play.side("sauron").tiles) == (7, ("helms_deep",))


def test_r8_ents_three_manoeuvres() -> None:
    units = "fellowship arnor 1, sauron rohan 2"
    play = gained("ents_three_manoeuvres", units=units, coins=(9, 1))
    assert {"remove rohan", "drain", "move arnor lindon", "skip manoeuvres"} <= play.legal
    play.do("drain")
    assert play.refused("drain") == ("no-enemy-coins", "8")
    play.do("remove rohan", "move arnor lindon")
    assert (play.coins("sauron"), play.units("sauron", "rohan")) == (0, 1)
    assert play.asked == [("sauron", "turn")]


def test_r8_wizards_quest_2() -> None:
    assert gained("wizards_quest_2").side("fellowship").quest == 2


def test_r8_wizards_two_units_in_one_region_or_two() -> None:
    play = gained("wizards_two_units").do("place mordor")
    assert play.asked == [("fellowship", "place_each")]
    play.do("place lindon")
    assert (play.units("fellowship", "mordor"), play.units("fellowship", "lindon")) == (1, 1)
    same = gained("wizards_two_units").do("place mordor", "place mordor")
    assert same.units("fellowship", "mordor") == 2


def test_r8_wizards_play_discarded() -> None:
    play = gained("wizards_play_discarded", discards="c2_08")
    assert play.legal == {"search", "skip pile"}
    play.do("search", "revive c2_08")
    assert "c2_08" in play.side("fellowship").cards
    assert play.coins("fellowship") == 9 - 4 + 4
