"""2 What is hidden: hands, cards discarded face down, a Combat card until it is turned up; nothing else."""

from __future__ import annotations

from random import Random

import pytest

from cogs.war.game import WAR
from cogs.war.model.components import FREE, SHADOW
from cogs.war.rules.cards.vocabulary import ShowAndDiscard
from tests.war.position import Position
from tests.war.variation import vary

FREE_CARDS = ("fp_char_01", "fp_str_02", "fp_str_09")


def some_cards() -> Position:
    return Position().hand(*FREE_CARDS, "sh_char_12", "sh_str_20").dice(fp="event", sh="event event")


@pytest.mark.parametrize("viewer", ["shadow", None])
def test_r2_a_hand_shows_its_backs_only(viewer: str | None) -> None:
    seen = WAR.observe(some_cards().acting("free_peoples").state, viewer)
    assert seen.sides[FREE].hand == ()
    assert seen.sides[FREE].backs == (1, 2)
    assert set(FREE_CARDS) <= {card for deck in seen.unknown[FREE] for card in deck}


def test_r2_the_own_hand_is_known() -> None:
    seen = WAR.observe(some_cards().acting("free_peoples").state, "free_peoples")
    assert seen.sides[FREE].hand == FREE_CARDS
    assert seen.sides[SHADOW].hand == ()


@pytest.mark.parametrize("viewer", ["free_peoples", "shadow", None])
def test_other_cards_in_hidden_places_look_the_same(viewer: str | None) -> None:
    state = some_cards().acting("free_peoples").state
    seen = WAR.observe(state, viewer)
    for seed in range(5):
        assert WAR.observe(vary(state, viewer, Random(seed)), viewer) == seen
        imagined = WAR.determinise(seen, Random(seed))
        assert WAR.observe(imagined, viewer) == seen
        assert WAR.conserved(imagined) == WAR.conserved(state)


def test_determinise_deals_other_hands() -> None:
    seen = WAR.observe(some_cards().acting("free_peoples").state, "shadow")
    hands = {WAR.determinise(seen, Random(seed)).hands[FREE] for seed in range(10)}
    assert len(hands) > 1


@pytest.mark.parametrize("viewer", ["free_peoples", None])
def test_r7_3_an_imagined_hand_holds_the_cards_that_are_to_be_shown(viewer: str | None) -> None:
    """Given a Shadow that ends a card on the table by an Army and a Character card, then it is able to."""
    asked = (ShowAndDiscard("fp_str_03", SHADOW, "army"), ShowAndDiscard("fp_str_03", SHADOW, "character"))
    state = Position().hand("sh_char_12", "sh_str_20", "sh_str_01").steps(*asked).state
    for seed in range(40):
        imagined = WAR.determinise(WAR.observe(state, viewer), Random(seed))
        first = WAR.legal(imagined, "shadow")[0]
        assert WAR.legal(WAR.apply(imagined, "shadow", first).state, "shadow")
