"""Rule 14: what is hidden, from whom, and that nothing betrays it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from cogs.duel.components import DECK
from cogs.duel.game import DUEL
from tests.duel.position import Play, Position, fresh
from tests.duel.variation import vary


def searching() -> Play:
    """Fellowship looks through the pile while eight cards lie face down."""
    play = fresh()
    state = play.state
    own = replace(state.sides[0], coins=9)
    state = replace(state, sides=(own, state.sides[1]), bank=state.bank - 6)
    state = replace(
        state, turn="fellowship", tiles=("barad_dur", *[t for t in state.tiles if t != "barad_dur"])
    )
    play = Play(state).do("landmark barad_dur")
    return play.raw("search")


def test_r14_2_face_down_cards_do_not_exist() -> None:
    seen = fresh().seen("sauron")
    down = [slot for slot in seen.slots if slot.lies == "down"]
    assert len(down) == 8
    assert all(slot.card is None for slot in down)
    assert len(seen.unseen) == 11


def test_r10_2_only_the_one_who_looks_learns_what_was_set_aside() -> None:
    play = searching()
    assert len(DUEL.legal(play.state, "chance")) == 165
    drawn = play.seen("fellowship").unseen[2:5]
    play.chance("set_aside " + " ".join(drawn))
    own, other, none = (play.seen(viewer) for viewer in ("fellowship", "sauron", None))
    assert own.aside[0].cards == drawn
    assert (other.aside[0].cards, none.aside[0].cards) == ((), ())
    assert (other.aside[0].count, other.aside[0].looked) == (3, ("fellowship",))
    assert (len(own.unseen), len(other.unseen)) == (8, 11)
    assert [event.audience for event in play.told("pile-seen")] == [("fellowship",)]
    assert play.told("pile-searched")[0].cards == 3
    assert {str(action) for action in own.legal} == {f"revive {card}" for card in drawn} | {"skip pile"}
    assert other.legal == ()


def test_r14_2_what_lies_aside_is_varied_for_the_others_only() -> None:
    play = searching()
    play.chance("set_aside " + " ".join(play.seen(None).unseen[:3]))
    rng = Random(3)
    for viewer in ("sauron", None):
        others = {vary(play.state, viewer, rng).aside for _ in range(20)}
        assert len(others) > 10
        assert {repr(DUEL.observe(replace(play.state, aside=aside), viewer)) for aside in others} == {
            repr(play.seen(viewer))
        }
        assert len({DUEL.determinise(play.seen(viewer), rng).aside for _ in range(20)}) > 10
    assert vary(play.state, "fellowship", rng) is play.state
    assert DUEL.determinise(play.seen("fellowship"), rng).aside == play.state.aside


def test_r10_2_a_card_set_aside_is_never_turned_up() -> None:
    play = searching()
    drawn = play.seen(None).unseen[:3]
    play.chance("set_aside " + " ".join(drawn)).do("skip pile")
    for _ in range(60):
        if play.state.chapter > 1:
            break
        play.do(next(action for action in sorted(play.legal) if action.startswith("discard")))
    assert not {event.card for event in play.told("card-uncovered")} & set(drawn)
    assert play.state.aside[0] == drawn


def test_r14_2_a_finished_chapter_betrays_what_was_set_aside_by_elimination() -> None:
    play = fresh()
    while play.state.chapter == 1:
        play.do(next(action for action in sorted(play.legal) if action.startswith("discard")))
    aside = play.seen(None).aside
    assert len(aside[0].cards) == 3
    assert set(aside[0].cards) | set(play.state.discards) == set(DECK[1])
    assert (aside[1].cards, aside[1].count) == ((), 3)


def test_r14_2_the_last_face_down_card_betrays_it_too() -> None:
    seen = Position("c1_01 c1_02", discards=" ".join(DECK[1][2:20])).play().seen("sauron")
    assert seen.aside[0].cards == DECK[1][20:]
    assert seen.unseen == ()


def test_r10_2_who_looks_second_sees_the_same() -> None:
    aside = "c2_11 c2_12 c2_13"
    play = Position("c2_01 c2_02", chapter=2, tiles="barad_dur", aside=aside).play("fellowship")
    play.do("landmark barad_dur", "search")
    assert play.told("pile-seen")[0].cards == tuple(aside.split())
    assert play.state.looked[1] == ("sauron", "fellowship")
    play.do("revive c2_12")
    assert play.state.aside[1] == ("c2_11", "c2_13")
    assert play.seen(None).aside[1].count == 2


def test_r14_1_tokens_put_back_are_public() -> None:
    tops = "humans_double_discard humans_yellow_quest"
    play = Position(tiles="grey_havens", tops=tops).play().do("landmark grey_havens", "stack humans")
    assert {play.seen(viewer).revealed for viewer in ("fellowship", "sauron", None)} == {tuple(tops.split())}
