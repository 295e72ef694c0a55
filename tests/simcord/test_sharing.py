"""A finished game shown in another channel."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.sandbox import Answer
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.test_looking_back import ended
from tests.wire.people import has


async def test_a_finished_game_is_shown_to_everybody_elsewhere(inn: Inn) -> None:
    evening = await ended(inn)
    elsewhere = inn.person("bolek", "table-2")

    shown = (await elsewhere.slash("table share", match=evening.code)).message
    record = (await elsewhere.slash("table share", match=evening.code, form="record")).message

    assert not shown.ephemeral
    assert has(shown, Kind.STEP)
    assert f"<@{inn.user_id('frida')}>" in shown.text
    assert f"<#{inn.channel_id('table-1', 'bolek')}>" in shown.text or "https://" in shown.text
    assert not record.ephemeral
    assert record.raw["attachments"][0]["filename"].endswith(".txt")


async def file_of(inn: Inn, answer: Answer) -> bytes:
    """The file that hangs in an answer."""
    (attached,) = answer.message.raw["attachments"]
    assert attached["filename"].endswith(".gif")
    return await inn.fetch(attached["url"])


async def test_a_player_shares_a_moving_picture_as_a_stranger_sees_the_game(inn: Inn) -> None:
    evening = await ended(inn)
    shared = await inn.person("bolek", "table-2").slash("table share", match=evening.code, form="gif")
    strangers = await inn.person("tom", "table-2").slash("table replay", match=evening.code)
    own = await inn.person("bolek", "table-2").slash("table replay", match=evening.code)

    assert not shared.message.ephemeral
    gif = await file_of(inn, shared)
    with Image.open(BytesIO(gif)) as moving:
        assert moving.format == "GIF"
        assert getattr(moving, "n_frames", 1) > 2
    assert gif == await file_of(inn, strangers)
    assert gif != await file_of(inn, own)


async def test_where_finished_games_are_their_players_alone_nothing_is_shown(inn: Inn) -> None:
    evening = await ended(inn)
    table = await inn.pony.services.matches.table(evening.match)
    await inn.pony.services.matches.change_guild_settings(
        table.place.guild, lambda settings: settings.model_copy(update={"archive": "players"})
    )

    refused = await inn.person("bolek", "table-2").slash("table share", match=evening.code)

    assert not refused.message.raw.get("attachments")
    assert not has(refused.message, Kind.STEP)
