"""What whoever runs the bot asks of a database: what is wrong with its matches, and going back."""

from __future__ import annotations

import sqlite3
from random import Random

import pytest

from bot.match.operations import Finding, Operations, Problem
from tests.match.house import ANN, BEN, EVE, House, refused
from tests.match.tiny_game import TinyGame, tiny_bundle


async def damaged(house: House, statement: str, *values: object) -> House:
    """The same database after a row of it has been changed by hand."""
    await house.store.close()
    with sqlite3.connect(house.path) as connection:
        connection.execute(statement, values)
    connection.close()
    return await House.open(house.path)


def operations(house: House, game: TinyGame | None = None) -> Operations:
    return Operations(house.store, {"tiny": tiny_bundle(game)}, Random(4))


async def inspected(house: House, match: int, statement: str, *values: object) -> tuple[Finding, ...]:
    later = await damaged(house, statement, *values)
    findings = await operations(later).inspect(match)
    await later.store.close()
    return findings


async def test_sound_matches_have_nothing_wrong(house: House) -> None:
    ended = await house.finished()
    lobby = (await house.lobby(ANN, BEN)).id

    asked = operations(house)

    assert await asked.matches("lobby", "playing") == (lobby,)
    assert [await asked.inspect(match_id) for match_id in await asked.matches("over", "lobby")] == [(), ()]
    assert ended in await asked.matches("over")


@pytest.mark.parametrize(
    ("problem", "line", "statement"),
    [
        ("gap", 3, "DELETE FROM entry WHERE seq = 3"),
        ("illegal", 5, "UPDATE entry SET text = 'put x' WHERE text = 'put a' AND seat = 'east'"),
        ("snapshot", 0, "UPDATE snapshot SET fingerprint = 'other'"),
        ("options", 0, "UPDATE match SET options = '[]'"),
        ("game", 0, "UPDATE match SET game = 'other'"),
        ("newer", 0, "UPDATE match SET ruleset = 9"),
    ],
)
async def test_what_is_wrong_with_a_running_match_is_named(
    house: House, problem: Problem, line: int, statement: str
) -> None:
    match = await house.settled()

    assert await inspected(house, match, statement) == (Finding(match, problem, line),)


@pytest.mark.parametrize(
    ("problem", "statement"),
    [
        ("outcome", """UPDATE match SET outcome = '[["east"],"points",[]]'"""),
        ("results", "UPDATE result SET score = score + 1"),
        ("results", "DELETE FROM result WHERE seat = 'east'"),
    ],
)
async def test_an_end_that_is_not_that_of_the_log_is_named(
    house: House, problem: Problem, statement: str
) -> None:
    match = await house.finished()

    assert await inspected(house, match, statement) == (Finding(match, problem),)


@pytest.mark.parametrize(
    ("row", "left"), [(2, 2), (3, 2), (5, 4)], ids=["a card", "a counter", "the other's"]
)
async def test_a_match_with_a_gap_goes_on_from_before_it(house: House, row: int, left: int) -> None:
    """left: entries that count then; a card that is missing is dealt anew."""
    match = await house.settled()
    await house.play(match, ANN, "step 1")
    later = await damaged(house, "DELETE FROM entry WHERE seq = ?", row)

    table = await operations(later).rescue(match)
    again = await later.reopened()

    assert table.phase == "playing"
    assert await operations(again).inspect(match) == ()
    assert len(await again.log(match)) == left
    assert await again.store.outbox(9), "the table is shown anew"
    await again.store.close()


async def test_a_match_that_cannot_go_on_is_closed_and_its_table_says_so(house: House) -> None:
    match = await house.settled()
    later = await damaged(house, "DELETE FROM entry WHERE seq = ?", 2)
    await later.clear_outbox()

    await later.tables.keepers.close(1, match, EVE, "close")

    stored = await later.store.match(match)
    assert stored is not None
    assert stored.row.phase == "cancelled"
    assert (match, "table", None) in await later.outbox()
    await later.store.close()


async def test_a_match_goes_on_from_before_what_new_rules_forbid(house: House) -> None:
    match = await house.settled()
    await house.play(match, ANN, "step 3")
    stricter = TinyGame(ruleset=2, longest_step=2)
    later = await house.reopened(stricter)

    await operations(later, stricter).rescue(match)
    again = await later.reopened(stricter)
    answer = await again.play(match, ANN, "step 2")

    assert answer.view.observation.steps == 1  # type: ignore[attr-defined]
    await again.store.close()


async def test_a_sound_match_is_left_alone(house: House) -> None:
    match = await house.settled()

    refusal = await refused(operations(house).rescue(match))

    assert refusal.reason == "refused-rescue-sound"


async def test_a_match_of_newer_rules_is_left_alone(house: House) -> None:
    newer = await house.reopened(TinyGame(ruleset=2))
    match = await newer.settled()
    older = await newer.reopened()

    refusal = await refused(operations(older).rescue(match))

    assert refusal.reason == "refused-rescue-not-by-log"
    await older.store.close()
