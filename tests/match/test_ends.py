"""Ends by agreement and pauses: offered, agreed to, declined, lapsing as play goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.match.clocks import DAY, HOUR
from bot.match.match import Table
from tests.match.house import ANN, BEN, CAT, House, refused
from tests.match.tiny_game import tiny_bundle


async def asked(house: House, match: int, user: int, what: str) -> None:
    await house.tables.propose(match, user, what, house.token())


async def agreed(house: House, match: int, *users: int) -> Table:
    for user in users:
        await house.tables.agree(match, user, house.token())
    return await house.tables.table(match)


@pytest.mark.parametrize("what", ["end", "draw", "pause"])
async def test_nothing_ends_until_all_others_agree(house: House, what: str) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.clear_outbox()
    await asked(house, match, ANN, what)
    assert await house.outbox() == [(match, "table", None), (match, "offer", BEN), (match, "offer", CAT)]
    table = await agreed(house, match, BEN)
    assert (table.phase, table.paused) == ("playing", False)
    table = await agreed(house, match, CAT)
    assert table.offers == ()
    assert table.paused if what == "pause" else table.phase == "over"


@pytest.mark.parametrize("what", ["end", "draw", "pause"])
async def test_an_offer_lapses_as_play_goes_on_and_is_not_made_again_after_a_no(
    house: House, what: str
) -> None:
    match = await house.settled()
    await asked(house, match, BEN, what)
    await house.tables.refuse(match, ANN, house.token())
    assert (await refused(asked(house, match, BEN, what))).reason == "refused-offer-declined"
    await house.play(match, ANN, "step 1")
    await asked(house, match, BEN, what)
    await house.play(match, ANN, "step 1")
    assert (await refused(house.tables.agree(match, ANN, "late"))).reason == "refused-no-offer"


async def test_what_is_asked_for_counts_once_and_is_answered_with_the_view_of_who_asks(house: House) -> None:
    match = await house.settled()
    first, again = [await house.tables.propose(match, BEN, "end", "same") for _ in range(2)]
    assert (first.repeated, again.repeated) == (False, True)
    assert first.view == again.view == await house.tables.view(match, BEN)


async def test_an_end_without_a_result_counts_for_nobody_and_ends_the_series(house: House) -> None:
    match = await house.settled(series=2)
    await asked(house, match, ANN, "end")
    table = await agreed(house, match, BEN)
    assert table.outcome is not None
    assert (table.phase, table.next, table.outcome.reason) == ("over", None, "ended-agreed")
    assert await house.store.results(1, None) == ()
    assert await house.tables.tables_at(table.place) is None
    assert await house.notes(match) == ["ended-agreed"]


async def test_a_draw_counts_as_equal_places_and_the_series_goes_on(house: House) -> None:
    match = await house.settled(series=2)
    await asked(house, match, ANN, "draw")
    table = await agreed(house, match, BEN)
    results = await house.store.results(1, None)
    assert [(result.user, result.place, result.won, result.score) for result in results] == [
        (BEN, 1, False, 0),
        (ANN, 1, False, 0),
    ]
    assert table.next is not None


async def test_who_gave_up_before_comes_after_those_who_agreed_on_a_draw(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await house.tables.resign(match, CAT, house.token())
    await asked(house, match, ANN, "draw")
    await agreed(house, match, BEN)
    places = {result.user: result.place for result in await house.store.results(1, None)}
    assert places == {ANN: 1, BEN: 1, CAT: 3}


async def test_what_has_ended_is_sound_and_can_be_read_like_any_other(house: House) -> None:
    match = await house.settled()
    await asked(house, match, ANN, "draw")
    await agreed(house, match, BEN)
    again = await house.reopened()
    record = await again.tables.archive.record(match, ANN, {ANN: "Ann"})
    assert '"reason":"ended-draw"' in record
    assert (await again.tables.archive.moment(match, BEN, "north", 99)).number > 0
    assert [event.what for _, event in (await again.tables.log(match, ANN))[0][-1:]] == ["ended-draw"]  # type: ignore[attr-defined]
    assert (await again.tables.archive.annals(match)) is not None
    await again.store.close()


async def test_a_game_without_a_draw_or_without_people_knows_none(house: House) -> None:
    match = await house.begun(ANN, BEN)
    await house.tables.resign(match, BEN, house.token())
    alone = await house.tables.open_lobby("tiny", (await house.tables.table(match)).place, ANN, (), {}, "l")
    await house.tables.hire(alone.id, ANN, "newcomer", "h")
    await house.tables.begin(alone.id, ANN, "b")
    assert (await refused(asked(house, alone.id, ANN, "draw"))).reason == "refused-draw-house"
    await asked(house, alone.id, ANN, "pause")
    assert (await house.tables.table(alone.id)).paused
    await asked(house, alone.id, ANN, "end")
    assert (await house.tables.table(alone.id)).phase == "over"


async def test_time_stands_while_a_table_pauses_and_nobody_is_reminded(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(10 * HOUR)
    await asked(house, match, BEN, "pause")
    await agreed(house, match, ANN)
    await house.clear_outbox()
    assert await house.due() == []
    await house.pass_time(30 * DAY)
    assert await house.outbox() == []
    assert (await refused(house.tables.clocks.nudge(match, BEN, "north", "n"))).reason == "refused-paused"
    await house.tables.end_pause(match, ANN, house.token())
    clocks = (await house.tables.table(match)).clocks
    assert clocks is not None
    assert clocks.of("north").used(house.clock.moment()) == 10 * HOUR
    assert await house.notes(match) == ["paused", "resumed"]


async def test_a_move_that_everybody_sees_ends_a_pause_and_one_in_secret_does_not(house: House) -> None:
    match = await house.begun(ANN, BEN, pace="day")
    await asked(house, match, ANN, "pause")
    await agreed(house, match, BEN)
    await house.play(match, ANN, "put a")
    assert (await house.tables.table(match)).paused
    assert await house.due() == []
    await house.play(match, ANN, "ready")
    assert not (await house.tables.table(match)).paused
    assert [seat for seat, _ in await house.due()] == ["east"]


async def test_a_claim_lapses_when_all_agree_to_pause(house: House) -> None:
    match = await house.settled(ANN, BEN, pace="day")
    await house.pass_time(4 * DAY)
    await house.tables.clocks.claim(match, BEN, "north", "win", "c")
    await asked(house, match, BEN, "pause")
    await agreed(house, match, ANN)
    await house.pass_time(DAY)
    assert (await house.tables.table(match)).phase == "playing"
    asking = house.tables.clocks.claim(match, BEN, "north", "win", "d")
    assert (await refused(asking)).reason == "refused-paused"


async def test_once_a_game_is_over_nobody_is_asked_anything(house: House) -> None:
    match = await house.begun(ANN, BEN)
    await house.tables.ask_stand_in(match, ANN, ANN, "novice", house.token())
    assert (await house.tables.table(match)).offers != ()

    await house.tables.resign(match, ANN, house.token())

    assert (await house.tables.table(match)).offers == ()


async def test_what_knows_no_draw_ends_without_a_result_all_the_same(tmp_path: Path) -> None:
    house = await House.open(tmp_path / "pony.db", replace(tiny_bundle(), draws=False))
    match = await house.settled()
    assert (await refused(asked(house, match, ANN, "draw"))).reason == "refused-draw-unknown"
    await asked(house, match, ANN, "end")
    assert (await agreed(house, match, BEN)).phase == "over"
    assert [entry.seat for entry in await house.store.entries(match) if entry.kind == "note"] == ["north"]
    await house.store.close()


async def test_a_pause_begins_once_and_ends_once(house: House) -> None:
    match = await house.settled()
    assert (await refused(house.tables.end_pause(match, ANN, "a"))).reason == "refused-not-paused"
    await asked(house, match, ANN, "pause")
    assert (await agreed(house, match, BEN)).paused
    assert (await refused(asked(house, match, BEN, "pause"))).reason == "refused-paused-already"
    answer = await house.tables.end_pause(match, BEN, house.token())
    assert not answer.view.table.paused
    assert (await refused(house.tables.end_pause(match, ANN, "b"))).reason == "refused-not-paused"
