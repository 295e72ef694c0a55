"""What managers of a server do: each act once, written in the log of the table and in their list."""

from __future__ import annotations

import orjson
import pytest

from bot.match.settings import GuildSettings
from bot.match.values import Place
from tests.match.house import ANN, BEN, CAT, EVE, HERE, House, begin_against, refused

THERE = Place(HERE.guild, 12)


async def listed(house: House) -> list[tuple[str, int | None, int | None]]:
    return [(act.what, act.match, act.about) for act in await house.tables.keepers.list_acts(1)]


async def test_a_lobby_and_a_table_are_closed_without_a_result(house: House) -> None:
    lobby, match = await house.lobby(ANN), await house.settled(place=THERE)
    for match_id in (lobby.id, match):
        await house.tables.keepers.close(1, match_id, EVE, house.token())
    assert (await house.tables.table(lobby.id)).phase == "cancelled"
    table = await house.tables.table(match)
    assert table.outcome is not None
    assert (table.phase, table.outcome.reason) == ("over", "ended-closed")
    assert await house.notes(match) == ["ended-closed"]
    assert await listed(house) == [("closed", match, None), ("closed", lobby.id, None)]


async def test_a_table_is_closed_as_somebodys_win_or_as_a_draw(house: House) -> None:
    won, drawn = await house.settled(ANN, BEN, CAT), await house.settled(place=THERE)
    await house.tables.keepers.award(1, won, EVE, BEN, "w")
    await house.tables.keepers.close(1, drawn, EVE, "d", as_draw=True)
    results = {(result.match, result.user): result.place for result in await house.store.results(1, None)}
    assert results[won, BEN] == 1
    assert results[won, ANN] > 1
    assert results[drawn, ANN] == results[drawn, BEN] == 1
    assert await house.notes(won) == ["awarded"]
    again = await house.reopened()
    assert (await again.tables.table(won)).phase == "over"
    await again.store.close()


async def test_somebody_is_taken_out_of_a_game_of_three_and_of_a_lobby(house: House) -> None:
    match, lobby = await house.settled(ANN, BEN, CAT), await house.lobby(ANN, BEN, place=THERE)
    await house.tables.keepers.take_out(1, match, EVE, ANN, "m")
    await house.tables.keepers.take_out(1, lobby.id, EVE, ANN, "l")
    assert (await house.log(match))[-1] == "north resign"
    assert (await house.tables.table(match)).phase == "playing"
    assert (await house.tables.table(lobby.id)).joined == (BEN,)
    refusal = await refused(house.tables.keepers.take_out(1, match, EVE, ANN, "n"))
    assert refusal.reason == "refused-remove-not-playing"
    assert len(await listed(house)) == 2


async def test_a_table_moves_and_goes_on_there(house: House) -> None:
    match = await house.settled()
    await house.tables.set_message(match, 99, None)
    await house.tables.keepers.move(1, match, EVE, THERE.channel, None, "m")
    await house.tables.keepers.move(1, match, EVE, THERE.channel, None, "m")
    table = await house.tables.table(match)
    assert (table.place, table.message) == (THERE, None)
    assert await house.tables.tables_at(HERE) is None
    await house.play(match, ANN, "step 1")
    assert await listed(house) == [("moved", match, None)]
    again = await house.reopened()
    assert (await again.tables.table(match)).place == THERE
    await again.store.close()


async def test_a_table_moves_only_where_there_is_room_and_where_games_are_played(house: House) -> None:
    match, other = await house.settled(), await house.settled(place=THERE)
    move = house.tables.keepers.move
    refusal = await refused(move(1, match, EVE, THERE.channel, None, "a"))
    assert (refusal.reason, refusal.facts) == ("refused-place-taken", {"match": str(other)})
    assert (await refused(move(1, match, EVE, HERE.channel, None, "b"))).reason == "refused-move-here"
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(channels=(77,)))
    assert (await refused(move(1, match, EVE, 13, None, "c"))).reason == "refused-channel-not-allowed"
    await house.tables.keepers.move(1, match, EVE, 13, 77, "d")
    assert len(await listed(house)) == 1


async def test_nobody_decides_alone_how_a_table_of_their_own_ends(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    keepers = house.tables.keepers
    for asking in (
        keepers.close(1, match, ANN, "a"),
        keepers.close(1, match, ANN, "b", as_draw=True),
        keepers.award(1, match, ANN, ANN, "c"),
        keepers.take_out(1, match, ANN, BEN, "d"),
    ):
        assert (await refused(asking)).reason == "refused-keeper-plays"
    assert (await house.tables.table(match)).phase == "playing"
    assert await listed(house) == []

    await house.tables.resign(match, ANN, "r")
    assert (await refused(keepers.award(1, match, ANN, BEN, "e"))).reason == "refused-keeper-plays"
    await keepers.close(1, match, EVE, "f")
    assert (await house.tables.table(match)).phase == "over"


async def test_where_no_other_person_plays_nobody_else_need_agree(house: House) -> None:
    match, lobby = await begin_against(house, "newcomer"), await house.lobby(ANN, BEN, place=THERE)
    await house.tables.keepers.close(1, match, ANN, "a")
    await house.tables.keepers.take_out(1, lobby.id, ANN, BEN, "b")
    await house.tables.keepers.close(1, lobby.id, ANN, "c")
    assert len(await listed(house)) == 3


async def test_managers_of_one_server_touch_no_table_of_another(house: House) -> None:
    match = await house.settled()
    keepers = house.tables.keepers
    for asking in (
        keepers.close(2, match, EVE, "a"),
        keepers.award(2, match, EVE, ANN, "b"),
        keepers.take_out(2, match, EVE, ANN, "c"),
        keepers.move(2, match, EVE, 12, None, "d"),
    ):
        assert (await refused(asking)).reason == "refused-other-server"


async def test_who_is_forbidden_opens_no_table_until_it_is_allowed_again(house: House) -> None:
    keepers = house.tables.keepers
    await keepers.forbid(1, EVE, ANN)
    assert (await refused(keepers.forbid(1, EVE, ANN))).reason == "refused-forbidden-already"
    assert (await refused(house.lobby(ANN))).reason == "refused-forbidden"
    await house.lobby(ANN, place=Place(2, 5))
    await house.lobby(BEN, ANN)  # joining is not opening
    await keepers.allow(1, EVE, ANN)
    assert (await refused(keepers.allow(1, EVE, ANN))).reason == "refused-not-forbidden"
    await house.lobby(ANN, place=THERE)


@pytest.mark.parametrize("user", [ANN, EVE])
async def test_acts_are_in_the_export_of_whom_they_concern_and_go_with_an_erasure(
    house: House, user: int
) -> None:
    await house.tables.keepers.forbid(1, EVE, ANN)
    (act,) = orjson.loads(await house.tables.export(user))["acts"]
    assert (act["what"], act["by_you"], act["about_you"]) == ("forbidden", user == EVE, user == ANN)
    await house.tables.erase(user)
    (kept,) = await house.tables.keepers.list_acts(1)
    assert user not in (kept.by, kept.about)
    assert orjson.loads(await house.tables.export(user))["acts"] == []
