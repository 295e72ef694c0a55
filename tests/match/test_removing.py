"""Somebody has gone away: the others agree to play on without them."""

from __future__ import annotations

import pytest

from tests.match.house import ANN, BEN, CAT, DAN, EVE, House, refused


async def test_all_others_must_agree_to_take_somebody_out(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT, DAN)
    await house.clear_outbox()
    (offer,) = (await house.tables.remove(match, BEN, ANN, "r")).view.table.offers
    assert (offer.kind, offer.by, offer.of) == ("remove", "east", "north")
    assert await house.outbox() == [(match, "table", None), (match, "offer", CAT), (match, "offer", DAN)]
    assert (await house.tables.agree(match, CAT, "a")).view.table.offers != ()
    answer = await house.tables.agree(match, DAN, "b")
    assert answer.view.table.offers == ()
    assert (await house.log(match))[-1] == "north resign"
    assert answer.view.observation.waiting[0].seat == "east"
    await house.tables.archive.verify(match)


async def test_whoever_is_asked_about_has_no_say_but_playing_on_lets_it_lapse(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.remove(match, BEN, ANN, "r")
    assert (await refused(house.tables.agree(match, ANN, "a"))).reason == "refused-offer-about-you"
    assert (await refused(house.tables.refuse(match, ANN, "b"))).reason == "refused-offer-about-you"
    answer = await house.play(match, ANN, "end")
    assert answer.view.table.offers == ()


async def test_others_playing_on_do_not_let_it_lapse(house: House) -> None:
    match = await house.begun(ANN, BEN, CAT)
    await house.tables.remove(match, BEN, ANN, "r")
    answer = await house.play(match, CAT, "put a", "ready")
    assert answer.view.table.offers != ()


async def test_one_no_is_enough_and_it_is_not_asked_again(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.remove(match, BEN, ANN, "r")
    assert (await refused(house.tables.remove(match, BEN, ANN, "s"))).reason == "refused-offer-asked"
    await house.tables.refuse(match, CAT, "a")
    assert (await refused(house.tables.remove(match, BEN, ANN, "t"))).reason == "refused-remove-declined"
    await house.play(match, ANN, "end")
    assert (await house.tables.remove(match, BEN, ANN, "u")).view.table.offers != ()


async def test_the_offer_survives_a_restart(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    before = (await house.tables.remove(match, BEN, ANN, "r")).view.table.offers
    later = await house.reopened()
    assert (await later.tables.table(match)).offers == before
    await later.store.close()


async def test_who_was_taken_out_asks_for_nothing_any_more(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.remove(match, BEN, ANN, "r")
    await house.tables.agree(match, CAT, "a")
    assert (await house.tables.view(match, ANN)).can_undo == "no"
    assert (await refused(house.tables.undo(match, ANN, "u"))).reason == "refused-undo-nothing"
    assert "north resign" in await house.log(match)


@pytest.mark.parametrize(
    ("asker", "gone", "reason"),
    [
        (ANN, ANN, "refused-remove-self"),
        (ANN, EVE, "refused-remove-not-playing"),
        (EVE, ANN, "refused-not-seated"),
    ],
)
async def test_only_players_take_out_other_players(house: House, asker: int, gone: int, reason: str) -> None:
    match = await house.settled(ANN, BEN, CAT)
    assert (await refused(house.tables.remove(match, asker, gone, "r"))).reason == reason


async def test_with_two_left_nobody_is_taken_out(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.resign(match, CAT, "r")
    assert (await refused(house.tables.remove(match, ANN, BEN, "s"))).reason == "refused-remove-two"
    assert (await refused(house.tables.remove(match, ANN, CAT, "t"))).reason == "refused-remove-not-playing"


async def test_an_offer_has_the_number_of_the_moment_it_was_made(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    before = await house.tables.table(match)
    after = (await house.tables.remove(match, ANN, CAT, "r")).view.table
    assert after.offers != ()
    assert after.seq == before.seq + 1 == after.offers[0].seq
    agreed = (await house.tables.agree(match, BEN, "a")).view.table
    assert agreed.offers == ()
    assert agreed.phase == "playing"
