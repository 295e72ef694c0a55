"""House rules taken over together: as printed, as the server has kept them, as its host played last."""

from __future__ import annotations

from bot.match.matches import find_presets, keep_preset
from bot.match.values import Place
from tests.match.house import ANN, BEN, CAT, HERE, House

PRINTED = {"series": "1", "rounds": "2", "generous": "false"}
"""What can be agreed on in the tiny game: seats are taken, and whether a game is friendly is not offered."""
THERE = Place(HERE.guild, HERE.channel + 1)
ABROAD = Place(HERE.guild + 1, HERE.channel + 2)


async def test_who_has_played_nothing_where_nothing_was_kept_may_play_as_printed(house: House) -> None:
    table = await house.lobby(ANN, rounds=3)

    assert await find_presets(house.tables, table, ANN) == {"printed": PRINTED}


async def test_what_was_kept_is_the_servers_for_everybody_and_no_other_servers(house: House) -> None:
    kept = await house.lobby(ANN, rounds=3, generous=True)
    agreed = await keep_preset(house.tables, kept.id, ANN)
    beside = await house.lobby(BEN, place=THERE)
    abroad = await house.lobby(CAT, place=ABROAD)

    assert agreed == kept
    presets = await find_presets(house.tables, beside, BEN)
    assert presets["server"] == {**PRINTED, "rounds": "3", "generous": "true"}
    assert "server" not in await find_presets(house.tables, abroad, CAT)


async def test_what_is_kept_of_one_game_leaves_what_was_kept_of_others(house: House) -> None:
    others = {"chess": {"clock": "none"}}
    await house.tables.change_guild_settings(
        HERE.guild, lambda settings: settings.model_copy(update={"presets": others})
    )
    kept = await house.lobby(ANN)
    await keep_preset(house.tables, kept.id, ANN)

    assert (await house.tables.guild_settings(HERE.guild)).presets == {**others, "tiny": PRINTED}


async def test_an_option_that_is_no_more_is_left_out_of_what_was_kept(house: House) -> None:
    old = {"tiny": {"rounds": "3", "trumps": "true"}}
    await house.tables.change_guild_settings(
        HERE.guild, lambda settings: settings.model_copy(update={"presets": old})
    )
    table = await house.lobby(ANN)

    assert (await find_presets(house.tables, table, ANN))["server"] == {"rounds": "3"}


async def test_a_host_may_play_by_the_rules_of_their_own_last_game(house: House) -> None:
    await house.finished(ANN, BEN, rounds=3)
    await house.finished(ANN, BEN, rounds=1)
    table = await house.lobby(ANN)

    assert (await find_presets(house.tables, table, ANN))["last"] == {**PRINTED, "rounds": "1"}
    assert "last" not in await find_presets(house.tables, table, CAT)
