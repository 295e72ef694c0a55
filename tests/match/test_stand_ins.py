"""The house plays for a person who has gone away, until they return; and hints where all agreed to them."""

from __future__ import annotations

from bot.match.rating import Ladder
from tests.match.house import ANN, BEN, CAT, House, begin_against, refused
from tests.match.test_computer import Recorder, players

REGULAR = 21


async def handed_over(house: House) -> int:
    """A table of three at which the house plays for Ann, who is to move."""
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.ask_stand_in(match, BEN, ANN, "regular", house.token())
    await house.clear_outbox()
    await house.tables.agree(match, CAT, house.token())
    return match


async def test_all_others_agree_and_the_house_is_told_of_its_turn(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    asking = house.tables.ask_stand_in(match, BEN, ANN, "regular", house.token())
    (offer,) = (await asking).view.table.offers
    assert (offer.kind, offer.of, offer.level) == ("stand-in", "north", "regular")
    await house.clear_outbox()

    table = (await house.tables.agree(match, CAT, house.token())).view.table

    assert (table.user_at("north"), table.player_at("north")) == (ANN, REGULAR)
    assert (match, "turn", REGULAR) in await house.outbox()


async def test_it_plays_after_a_restart_from_what_that_seat_knows(house: House) -> None:
    match = await handed_over(house)
    again = await house.reopened()
    runner = Recorder()

    await players(again, runner).play(match, REGULAR)

    assert (await again.tables.view(match, BEN)).observation.waiting[0].seat == "east"
    assert all(event.known_to("north") for _, _, story, _, _ in runner.handed for event in story)
    assert {seen.viewer for _, seen, *_ in runner.handed} == {"north"}
    await again.store.close()


async def test_who_was_away_comes_back_and_plays_on(house: House) -> None:
    match = await handed_over(house)
    assert (await refused(house.play(match, ANN, "end"))).reason == "refused-stand-in-plays"

    await house.tables.come_back(match, ANN, house.token())
    await players(house, Recorder()).play(match, REGULAR)
    await house.play(match, ANN, "end")

    assert (await house.log(match))[-1] == "north end"
    assert (
        await refused(house.tables.come_back(match, ANN, house.token()))
    ).reason == "refused-stand-in-none"


async def test_who_leaves_may_ask_for_it_and_may_withdraw(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await house.tables.ask_stand_in(match, ANN, ANN, "master", house.token())
    assert (await house.tables.refuse(match, ANN, house.token())).view.table.offers == ()
    await house.play(match, ANN, "end")
    await house.tables.ask_stand_in(match, ANN, ANN, "master", house.token())

    table = (await house.tables.agree(match, BEN, house.token())).view.table

    assert table.stand_ins == (("north", 31),)
    assert (await house.tables.view(match, BEN)).alone


async def test_nobody_is_sent_away_by_one_alone_or_twice(house: House) -> None:
    two = await house.settled(ANN, BEN)
    error = await refused(house.tables.ask_stand_in(two, ANN, BEN, "master", house.token()))
    assert error.reason == "refused-stand-in-two"
    await house.tables.resign(two, ANN, house.token())
    error = await refused(house.tables.ask_stand_in(two, ANN, BEN, "master", house.token()))
    assert error.reason == "refused-over"
    match = await handed_over(house)
    error = await refused(house.tables.ask_stand_in(match, CAT, ANN, "master", house.token()))
    assert error.reason == "refused-stand-in-already"


async def test_against_the_house_alone_nobody_could_agree(house: House) -> None:
    match = await begin_against(house, "newcomer")
    error = await refused(house.tables.ask_stand_in(match, ANN, ANN, "master", house.token()))
    assert error.reason == "refused-stand-in-alone"


async def test_a_game_the_house_has_finished_for_somebody_counts_among_those_with_the_house(
    house: House,
) -> None:
    match = await handed_over(house)
    await house.tables.resign(match, BEN, house.token())
    await house.tables.resign(match, CAT, house.token())

    assert (await house.tables.leaderboards.of(1, Ladder())).lines == ()


async def test_where_all_people_agree_everybody_gets_hints(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.ask_hints(match, CAT, house.token())
    await house.tables.agree(match, ANN, house.token())
    assert (await refused(players(house, Recorder()).hint(match, ANN))).reason == "refused-hint-people"

    before = await house.tables.table(match)
    after = (await house.tables.agree(match, BEN, house.token())).view.table
    again = await house.reopened()

    assert (after.hints, after.seq) == (True, before.seq + 1)
    asking = again.tables.ask_hints(match, CAT, house.token())
    assert (await refused(asking)).reason == "refused-hint-already"
    _, choice = await players(again, Recorder()).hint(match, ANN)
    assert choice.candidates
    await again.store.close()


async def test_hints_that_were_declined_are_not_asked_for_at_once_again(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.ask_hints(match, CAT, house.token())
    await house.tables.refuse(match, ANN, house.token())

    error = await refused(house.tables.ask_hints(match, CAT, house.token()))

    assert error.reason == "refused-offer-declined"
