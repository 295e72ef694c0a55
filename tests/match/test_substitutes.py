"""A seat is handed to somebody new, who sees what it sees; who had it sees nothing of it any more."""

from __future__ import annotations

import orjson
import pytest

from bot.match.match import PEOPLE
from bot.match.operations import Operations
from bot.match.views import Answer
from tests.match.house import ANN, BEN, CAT, DAN, House, begin_against, refused
from tests.match.tiny_game import tiny_bundle


async def ask(house: House, match: int, user: int = ANN, gone: int = ANN, newcomer: int = DAN) -> Answer:
    return await house.tables.substitute(match, user, newcomer, gone, house.token())


async def hand_on(house: House, match: int) -> None:
    """Ann's seat becomes Dan's, with Ben's consent."""
    await ask(house, match)
    await house.tables.agree(match, BEN, house.token())
    await house.clear_outbox()
    await house.tables.agree(match, DAN, house.token())


@pytest.mark.parametrize("order", [(BEN, CAT, DAN), (DAN, CAT, BEN)])
async def test_all_who_play_and_the_newcomer_must_agree(house: House, order: tuple[int, ...]) -> None:
    match = await house.settled(ANN, BEN, CAT)
    table = (await ask(house, match)).view.table
    assert table.offers != ()
    assert (table.offers[0].kind, table.offers[0].of, table.offers[0].newcomer) == (
        "substitute",
        "north",
        DAN,
    )
    assert table.offers[0].seq == table.seq, "the number of the moment it was made"
    assert {(match, "offer", asked_user) for asked_user in (BEN, CAT, DAN)} <= set(await house.outbox())

    for user in order:
        assert (await house.tables.table(match)).user_at("north") == ANN
        await house.tables.agree(match, user, house.token())

    table = await house.tables.table(match)
    assert (table.user_at("north"), table.offers, table.invited) == (DAN, (), ())


async def test_against_the_house_alone_only_the_newcomer_must_agree(house: House) -> None:
    match = await begin_against(house, "newcomer")
    await ask(house, match)

    table = (await house.tables.agree(match, DAN, house.token())).view.table

    assert (table.user_at("north"), table.offers) == (DAN, ())


async def test_nothing_is_handed_to_who_has_been_erased_since_they_accepted(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await ask(house, match)
    await house.tables.agree(match, DAN, house.token())
    await house.tables.erase(DAN)

    error = await refused(house.tables.agree(match, BEN, house.token()))

    assert error.reason == "refused-no-offer"
    assert (await house.tables.table(match)).user_at("north") == ANN


async def test_the_newcomer_sees_what_the_seat_sees_and_who_had_it_what_everybody_sees(house: House) -> None:
    match = await house.settled(ANN, BEN)
    seen = (await house.tables.view(match, ANN)).observation

    await hand_on(house, match)

    ann, dan = await house.tables.view(match, ANN), await house.tables.view(match, DAN)
    assert (dan.seat, dan.observation) == ("north", seen)
    assert (ann.seat, ann.observation) == (None, (await house.tables.view(match, 0)).observation)
    assert {(match, "handed", ANN), (match, "handed", DAN)} <= set(await house.outbox())
    assert (await refused(house.tables.act(match, ANN, None, ["end"], "late"))).reason == "refused-not-seated"
    await house.tables.act(match, DAN, dan.stamp, ["end"], house.token())


async def test_who_is_asked_sees_no_more_than_everybody_before_they_accept(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await ask(house, match)
    asked = await house.tables.view(match, DAN)

    assert asked.invited
    assert (asked.seat, asked.observation) == (None, (await house.tables.view(match, 0)).observation)


@pytest.mark.parametrize("who", [BEN, DAN, ANN])
async def test_one_no_is_enough_and_nobody_is_named_any_longer(house: House, who: int) -> None:
    match = await house.settled(ANN, BEN)
    await ask(house, match)

    await house.tables.refuse(match, who, house.token())

    stored = await house.store.match(match)
    assert stored is not None
    assert (stored.invited, stored.seats[0].user) == ((), ANN)
    assert (await refused(house.tables.agree(match, DAN, house.token()))).reason == "refused-not-seated"


async def test_who_had_gone_away_keeps_the_seat_by_playing_on(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await ask(house, match, user=BEN)

    await house.tables.act(match, ANN, None, ["end"], house.token())

    table = await house.tables.table(match)
    assert (table.offers, table.invited) == ((), ())


async def test_in_a_game_for_two_nobody_hands_on_the_seat_of_the_other(house: House) -> None:
    match = await house.settled(ANN, BEN)

    assert (await refused(ask(house, match, user=BEN))).reason == "refused-substitute-two"
    assert (await refused(ask(house, match, newcomer=BEN))).reason == "refused-substitute-seated"


@pytest.mark.parametrize(("by", "other"), [(ANN, DAN), (DAN, BEN)])
async def test_nobody_is_asked_where_one_does_not_want_to_play_with_another(
    house: House, by: int, other: int
) -> None:
    match = await house.settled(ANN, BEN)
    await house.tables.company.block(by, [other])

    reason = (await refused(ask(house, match))).reason

    assert reason == ("refused-blocked-guest" if by == ANN else "refused-guests-elsewhere")


async def test_only_a_seat_that_plays_is_handed_on_and_not_to_the_house(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.resign(match, CAT, house.token())

    assert (await refused(ask(house, match, gone=CAT))).reason == "refused-remove-not-playing"
    assert (await refused(ask(house, match, newcomer=min(PEOPLE)))).reason == "refused-substitute-seated"


@pytest.mark.parametrize(("gone", "host"), [(ANN, DAN), (BEN, ANN)])
async def test_the_host_is_another_only_where_the_hosts_seat_is_handed_on(
    house: House, gone: int, host: int
) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await ask(house, match, user=gone, gone=gone)
    for user in {ANN, BEN, CAT} - {gone}:
        await house.tables.agree(match, user, house.token())
    before = await house.tables.table(match)

    after = (await house.tables.agree(match, DAN, house.token())).view.table

    assert (after.host, after.seq) == (host, before.seq + 1)


async def test_the_log_keeps_who_played_what_and_the_game_counts_for_nobody(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await hand_on(house, match)
    _, _, lines = (await house.tables.list_handovers(match, BEN))[0]
    entries, *_ = await house.tables.log(match, BEN)
    assert (await house.tables.list_handovers(match, BEN))[0][:2] == ("north", ANN)
    assert lines == entries[-1][0]

    again = await house.reopened()
    await again.tables.resign(match, DAN, again.token())

    assert await again.store.results(1, None) == ()
    assert (await again.tables.list_handovers(match, BEN))[0] == ("north", ANN, lines)
    assert await Operations(again.store, {"tiny": tiny_bundle()}).inspect(match) == ()
    await again.store.close()


async def test_the_time_of_the_seat_begins_anew(house: House) -> None:
    match = await house.settled(ANN, BEN, pace="day")
    house.hours.passed += 80_000
    await hand_on(house, match)

    clocks = (await house.tables.table(match)).clocks
    assert clocks is not None
    assert clocks.of("north").used(house.tables.clocks.house.moment()) == 0


async def test_who_is_asked_and_who_sat_there_can_be_exported_and_erased(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await hand_on(house, match)
    (told,) = orjson.loads(await house.tables.export(ANN))["matches"]
    assert (told["match"], told["seat"], told["left"]) == (match, None, "north")

    await house.tables.erase(ANN)
    ((_, user, _),) = await house.tables.list_handovers(match, BEN)
    assert user < 0

    await ask(house, match, user=BEN, gone=BEN, newcomer=CAT)
    await house.tables.erase(CAT)
    table = await house.tables.table(match)
    assert (table.user_at("east"), table.offers) == (BEN, ())
