"""How people played a game: the time of each turn as its clock counted it, and how their part ended."""

from __future__ import annotations

import orjson

from bot.match.clocks import DAY, HOUR
from bot.match.conduct import TimeUsed
from bot.store import PartRow
from tests.match.house import ANN, BEN, CAT, HERE, House, begin_against

OVER = 4 * DAY
"""Seconds after which a turn at the pace of a day is over, with its reserve."""
LONG_AGO = "1999-01-01"


async def times(house: House, match: int) -> dict[str, TimeUsed | None]:
    annals = await house.tables.archive.annals(match)
    assert annals is not None
    return dict(annals.times)


async def parts(house: House, match: int) -> dict[str, str]:
    await house.tables.conduct.note(match)
    rows = [row for user in (ANN, BEN, CAT) for row in await house.store.parts.list_of(user)]
    return {row.seat: row.ending for row in rows if row.match == match}


async def end_by_turns(house: House, match: int, *seconds: int) -> None:
    """Every seat in turn waits so long, then ends its turn; at the end the game is over."""
    for wait in seconds:
        view = await house.tables.view(match, 0)
        await house.pass_time(wait)
        mover = view.table.user_at(view.observation.waiting[0].seat)
        assert mover is not None
        await house.play(match, mover, "end")
    assert (await house.tables.table(match)).phase == "over"


async def test_each_turn_counts_from_the_moment_its_seat_was_asked_to_the_move_that_ended_it(
    house: House,
) -> None:
    match = await house.settled(pace="day")
    await end_by_turns(house, match, 100, 2000, 3, 40)
    assert await times(house, match) == {
        "north": TimeUsed((0, 100, 3), 103),
        "east": TimeUsed((0, 2000, 40), 2040),
    }


async def test_a_pause_is_in_no_turn_and_what_is_taken_back_wins_no_time(house: House) -> None:
    match = await house.settled(pace="day")
    await house.pass_time(10)
    await house.tables.propose(match, ANN, "pause", house.token())
    await house.tables.agree(match, BEN, house.token())
    await house.pass_time(5 * HOUR)
    await house.tables.end_pause(match, BEN, house.token())
    await house.pass_time(10)
    await house.play(match, ANN, "end")
    await house.pass_time(30)
    await house.tables.undo(match, ANN, house.token())
    await house.tables.agree(match, BEN, house.token())
    await end_by_turns(house, match, 5, 1, 1, 1)
    times_used = await times(house, match)
    assert times_used["north"] is not None
    assert times_used["north"].turns[1:] == (25, 1)
    assert times_used["east"] is not None
    assert times_used["east"].total == 30 + 2


async def test_where_no_clock_ran_or_the_log_does_not_say_nothing_is_invented(house: House) -> None:
    match = await house.finished()
    assert await times(house, match) == {}
    early = await house.settled(pace="day")
    await house.store.writer.write(lambda connection: connection.execute("UPDATE entry SET time = NULL"))
    await end_by_turns(house, early, 1, 2, 3, 4)
    assert await times(house, early) == {"north": None, "east": None}
    await house.tables.conduct.note(early)
    assert [row.turns for row in await house.store.parts.list_of(ANN)] == [None]


async def test_parts_end_as_the_log_says(house: House) -> None:
    played = await house.settled(pace="day")
    await end_by_turns(house, played, 1, 1, 1, 1)
    assert await parts(house, played) == {"north": "finished", "east": "finished"}
    given_up = await house.settled()
    await house.tables.resign(given_up, BEN, house.token())
    assert await parts(house, given_up) == {"north": "finished", "east": "resigned"}


async def test_who_is_claimed_against_has_run_out_of_time_unless_they_come_back(house: House) -> None:
    won = await house.settled(pace="day")
    await house.pass_time(OVER)
    await house.tables.clocks.claim(won, BEN, "north", "win", house.token())
    await house.pass_time(12 * HOUR)
    assert await parts(house, won) == {"north": "timed", "east": "finished"}
    for is_back, expected in ((False, "timed"), (True, "finished")):
        match = await house.settled(pace="day")
        await house.pass_time(OVER)
        await house.tables.clocks.claim(match, BEN, "north", "house", house.token())
        await house.pass_time(12 * HOUR)
        assert (await house.notes(match))[-1] == "claimed-house"
        if is_back:
            await house.tables.come_back(match, ANN, house.token())
        await house.tables.resign(match, BEN, house.token())
        assert await parts(house, match) == {"north": expected, "east": "resigned"}


async def test_what_the_others_decide_is_held_against_nobody(house: House) -> None:
    removed = await house.settled(ANN, BEN, CAT)
    await house.tables.remove(removed, BEN, ANN, house.token())
    await house.tables.agree(removed, CAT, house.token())
    assert await house.notes(removed) == ["removed"]
    await house.tables.resign(removed, BEN, house.token())
    assert await parts(house, removed) == {"north": "excused", "east": "resigned", "south": "finished"}
    awarded = await house.settled(ANN, BEN)
    await house.tables.keepers.award(HERE.guild, awarded, 5, ANN, house.token())
    assert await parts(house, awarded) == {"north": "finished", "east": "excused"}


async def test_what_counts_nowhere_is_kept_nowhere(house: House) -> None:
    alone = await begin_against(house, "regular")
    await house.tables.resign(alone, ANN, house.token())
    friendly = await house.tables.open_lobby("tiny", HERE, ANN, [], {}, "a", settled={"friendly": True})
    await house.tables.join(friendly.id, BEN, None, "b")
    await house.tables.begin(friendly.id, ANN, "c")
    await house.tables.resign(friendly.id, ANN, "d")
    for match in (alone, friendly.id):
        await house.tables.conduct.note(match)
    assert await house.store.parts.list_of(ANN) == ()


async def test_a_part_is_noted_once_exported_and_erased_with_its_person(house: House) -> None:
    match = await house.settled(pace="day")
    await end_by_turns(house, match, 7, 1, 1, 1)
    for _ in range(2):
        await house.tables.conduct.note(match)
    (row,) = await house.store.parts.list_latest(HERE.guild, ANN, LONG_AGO, 30)
    assert (row.ending, row.turns) == ("finished", "[0,7,1]")
    exported = orjson.loads(await house.tables.export(ANN))["parts"]
    assert [(part["match"], part["ending"], part["turns"]) for part in exported] == [
        (match, "finished", [0, 7, 1])
    ]
    await house.tables.erase(ANN)
    assert await house.store.parts.list_of(ANN) == ()
    await house.tables.conduct.note(match)
    assert await house.store.parts.list_of(ANN) == ()
    assert [part.user for part in await house.store.parts.list_of(BEN)] == [BEN]


async def test_games_of_earlier_versions_are_counted_as_not_known(house: House) -> None:
    await house.finished()
    assert await house.store.parts.count_unknown(HERE.guild, ANN) == 1
    known = await house.finished()
    await house.tables.conduct.note(known)
    assert await house.store.parts.count_unknown(HERE.guild, ANN) == 1


async def test_what_was_not_finished_is_forgiven_and_what_was_is_not(house: House) -> None:
    match = await house.settled()
    await house.tables.resign(match, BEN, house.token())
    await house.tables.conduct.note(match)

    async def latest(user: int, since: str) -> list[PartRow]:
        return list(await house.store.parts.list_latest(HERE.guild, user, since, 30))

    assert [len(await latest(user, LONG_AGO)) for user in (ANN, BEN)] == [1, 1]
    assert [len(await latest(user, "2999-01-01")) for user in (ANN, BEN)] == [1, 0]
