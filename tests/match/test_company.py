"""Whoever does not want to play with somebody is not brought to a table with them; they do not learn it."""

from __future__ import annotations

import json

import pytest

from bot.match.match import Table
from bot.match.settings import GuildSettings, UserSettings
from bot.match.values import Place
from tests.match.house import ANN, BEN, CAT, DAN, EVE, House, refused
from tests.match.tiny_game import TinyGame


async def open_table(house: House, host: int, *guests: int, channel: int = 11) -> Table:
    return await house.tables.open_lobby("tiny", Place(1, channel), host, guests, {}, house.token())


async def test_whoever_is_not_wanted_is_told_what_others_are_told_too(house: House) -> None:
    await house.tables.company.block(BEN, [ANN])
    table = await open_table(house, BEN)
    unwanted = await refused(house.tables.join(table.id, ANN, None, "a"))
    most = max(TinyGame.facts.players)
    kept = await open_table(house, CAT, *range(1, most), channel=12)
    other = await refused(house.tables.join(kept.id, ANN, None, "b"))
    assert (unwanted.reason, unwanted.facts) == (other.reason, other.facts) == ("refused-invited-only", {})


async def test_at_a_table_that_is_full_everybody_hears_that_it_is(house: House) -> None:
    await house.tables.company.block(BEN, [ANN])
    table = await open_table(house, BEN)
    for user in (CAT, DAN, EVE)[: max(TinyGame.facts.players) - 1]:
        await house.tables.join(table.id, user, None, house.token())
    full = {(await refused(house.tables.join(table.id, user, None, "x"))).reason for user in (ANN, 99)}
    assert full == {"refused-full"}


async def test_the_one_who_has_blocked_is_told_so(house: House) -> None:
    await house.tables.company.block(BEN, [ANN])
    table = await open_table(house, ANN)
    assert (await refused(house.tables.join(table.id, BEN, None, "a"))).reason == "refused-blocked-here"
    inviting = open_table(house, BEN, ANN, channel=12)
    assert (await refused(inviting)).reason == "refused-blocked-guest"


@pytest.mark.parametrize("why", ["blocked", "quiet", "busy"])
async def test_an_invitation_that_is_not_wanted_fails_as_for_other_reasons(house: House, why: str) -> None:
    if why == "blocked":
        await house.tables.company.block(BEN, [ANN])
    elif why == "quiet":
        await house.tables.change_user_settings(BEN, lambda _: UserSettings(invitations=False))
    else:
        await open_table(house, BEN, channel=30)
        await house.tables.change_guild_settings(1, lambda _: GuildSettings(most_tables=1))
    refusal = await refused(open_table(house, ANN, BEN))
    assert (refusal.reason, refusal.facts) == ("refused-guests-elsewhere", {})
    table = await open_table(house, ANN)
    later = await refused(house.tables.set_guests(table.id, ANN, [BEN], "g"))
    assert (later.reason, later.facts) == ("refused-guests-elsewhere", {})


async def test_two_guests_of_a_third_are_not_brought_together(house: House) -> None:
    await house.tables.company.block(BEN, [ANN])
    assert (await refused(open_table(house, CAT, ANN, BEN))).reason == "refused-guests-elsewhere"
    table = await open_table(house, CAT, BEN)
    assert (await refused(house.tables.join(table.id, ANN, None, "a"))).reason == "refused-invited-only"
    await house.tables.join(table.id, BEN, None, "b")
    assert await house.tables.company.find_apart([ANN, BEN, CAT]) == {frozenset({ANN, BEN})}


async def test_a_server_limits_at_how_many_tables_somebody_sits(house: House) -> None:
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(most_tables=1))
    first = await open_table(house, ANN)
    second = await refused(open_table(house, ANN, channel=12))
    assert (second.reason, second.facts) == ("refused-too-many-tables", {"most": "1"})
    other = await open_table(house, BEN, channel=13)
    joining = await refused(house.tables.join(other.id, ANN, None, "a"))
    assert joining.reason == "refused-too-many-tables"
    await house.tables.leave(first.id, ANN, "b")
    await house.tables.join(other.id, ANN, None, "c")


async def test_blocks_are_exported_to_their_owner_alone_and_erased_with_either(house: House) -> None:
    await house.tables.company.block(BEN, [ANN, CAT])
    assert json.loads(await house.tables.export(BEN))["blocked"] == [str(ANN), str(CAT)]
    assert str(BEN) not in json.dumps(json.loads(await house.tables.export(ANN))["blocked"])
    await house.tables.erase(ANN)
    assert await house.tables.company.blocked_by(BEN) == (CAT,)
    assert (await refused(house.tables.company.block(BEN, [BEN]))).reason == "refused-self-block"
    many = house.tables.company.block(BEN, range(1, 27))
    assert (await refused(many)).reason == "refused-too-many-blocked"
