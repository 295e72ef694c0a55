"""What holds for every game of the house, with every number of players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from bot.ui.page import Kind
from cogs import game, games
from tests.simcord.driver import Inn
from tests.simcord.round_table import PEOPLE, sit_together
from tests.soak import SOAK
from tests.wire.people import offer_of, table_message, take

TABLES = [
    (any_game.facts.key, count)
    for any_game in games()
    for count in any_game.facts.players
    if SOAK or count in (min(any_game.facts.players), max(any_game.facts.players))
]
FOR_SEVERAL = [any_game.facts.key for any_game in games() if max(any_game.facts.players) > 2]
CLICKED = 10
"""Actions taken by the panel's own buttons before play goes on more quickly."""
LONGEST = 10_000 if SOAK else 200
"""Actions after which people give up a game that is longer than others."""


@pytest.mark.parametrize(("key", "count"), TABLES)
async def test_from_the_command_to_the_leaderboard_with_a_restart_between(
    inn: Inn, key: str, count: int
) -> None:
    table = await sit_together(inn, key, count)
    rng = Random(count)

    assert await table.click(CLICKED, rng) == CLICKED
    await table.play(rng, most=12)
    before = [(await table.view(seat)).observation for seat in table.people]
    await inn.restart()
    assert [(await table.view(seat)).observation for seat in table.people] == before
    await table.click(2, rng)
    await table.play(rng, most=LONGEST)
    while waiting := await table.waiting():
        tired = table.people[waiting[0]]
        asked = await tired.slash("table", action="resign")
        await take(tired, offer_of(asked.message, Kind.RESIGN_NOW))
    await inn.calm()

    await inn.person("frida").wait_for(lambda seen: not seen.ephemeral and "🏁" in seen.text)
    board = (await inn.person("zosia").slash("leaderboard")).message.text
    for name in PEOPLE[:count]:
        assert str(inn.user_id(name)) in board
    await _play_again(inn, table.people)


async def _play_again(inn: Inn, people: Mapping[str, Any]) -> None:
    """*Rematch* opens a lobby with the same people and options; of two people each has the other's seat."""
    tables, (asking, host) = inn.pony.services.matches, next(iter(people.items()))
    over = await table_message(host, Kind.REMATCH)
    before = await tables.table(offer_of(over, Kind.REMATCH).press.match)
    refused = await take(inn.person("hela"), offer_of(over, Kind.REMATCH)) if len(people) < 4 else None
    assert refused is None or refused.message.ephemeral

    await take(host, offer_of(over, Kind.REMATCH))
    await inn.calm()

    lobby = await table_message(host, Kind.BEGIN)
    again = await tables.table(offer_of(lobby, Kind.BEGIN).press.match)
    assert again.options.model_dump(exclude={"seats"}) == before.options.model_dump(exclude={"seats"})
    assert {*again.joined, *again.invited} == {user for _, user in before.seats}
    if len(people) == 2:
        assert again.seat_of(inn.user_id(host.name)) == next(seat for seat in people if seat != asking)


@pytest.mark.parametrize("key", FOR_SEVERAL)
async def test_open_seats_are_taken_by_whoever_comes_and_left_before_the_start(inn: Inn, key: str) -> None:
    host, joining, leaving = (inn.person(name) for name in ("frida", "bolek", "tom"))
    await host.slash(f"{game(key).facts.command} start")
    lobby = await table_message(host, Kind.BEGIN)
    tables, match = inn.pony.services.matches, offer_of(lobby, Kind.BEGIN).press.match

    for person in (joining, leaving):
        await take(person, offer_of(lobby, Kind.JOIN))
    await take(leaving, offer_of(lobby, Kind.LEAVE))
    refused = await take(joining, offer_of(lobby, Kind.BEGIN))
    assert refused.message.ephemeral
    await take(host, offer_of(await table_message(host, Kind.BEGIN), Kind.BEGIN))

    seats = (await tables.table(match)).seats
    assert {user for _, user in seats} == {inn.user_id("frida"), inn.user_id("bolek")}


@pytest.mark.parametrize("key", FOR_SEVERAL)
async def test_when_one_of_three_gives_up_the_others_play_to_the_end(inn: Inn, key: str) -> None:
    table = await sit_together(inn, key, 3)
    rng = Random(3)
    await table.play(rng, most=9)
    gone = next(iter(table.people))

    asked = await table.people[gone].slash("table", action="resign")
    await take(table.people[gone], offer_of(asked.message, Kind.RESIGN_NOW))

    assert gone not in await table.waiting()
    assert (await table.view(gone)).table.phase == "playing"
    await table.play(rng)
    outcome = (await table.view(gone)).observation.outcome
    assert outcome is not None
    assert gone not in outcome.winners


@pytest.mark.parametrize("key", FOR_SEVERAL)
async def test_four_can_agree_to_play_on_without_one_who_has_gone_away(inn: Inn, key: str) -> None:
    table = await sit_together(inn, key, 4)
    rng = Random(4)
    await table.play(rng, most=5)
    gone = (await table.waiting())[0]
    others = [seat for seat in table.people if seat != gone]

    answer = await table.people[others[0]].slash("table", action="remove", player=table.people[gone].name)
    assert not answer.failed
    for seat in others[1:]:
        panel = await table.people[seat].slash("seat")
        await take(table.people[seat], offer_of(panel.message, Kind.AGREE))

    assert gone not in await table.waiting()
    await table.play(rng)
    outcome = (await table.view(gone)).observation.outcome
    assert outcome is not None
    assert gone not in outcome.winners


@pytest.mark.parametrize("key", FOR_SEVERAL)
async def test_a_stranger_at_a_table_of_four_is_shown_and_changes_nothing(inn: Inn, key: str) -> None:
    table = await sit_together(inn, key, 4)
    await table.play(Random(5), most=3)
    before = (await table.view(next(iter(table.people)))).table.seq

    seat = (await table.waiting())[0]
    action = str((await table.view(seat)).observation.legal[0])
    answer = await inn.person("hela").slash("act", action=action)

    assert answer.message.ephemeral
    assert (await table.view(seat)).table.seq == before
