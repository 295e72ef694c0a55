"""A finished game shown in another channel."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.sandbox import Answer, SeenMessage
from bot.ui.page import Kind
from tests.simcord.driver import Inn, Person
from tests.simcord.evening import Evening
from tests.simcord.test_looking_back import ended
from tests.wire.people import has, offer_of, take


async def share(person: Person, evening: Evening, form: str) -> Answer:
    """Somebody shows a finished game to everybody where they are, in one of the forms they are asked for."""
    asked = (await person.slash("table", action="share", match=evening.code)).message
    return await take(person, offer_of(asked, Kind.SHARE, form))


async def test_a_finished_game_is_shown_to_everybody_elsewhere(inn: Inn) -> None:
    evening = await ended(inn)
    elsewhere = inn.person("bolek", "table-2")

    shown = (await share(elsewhere, evening, "picture")).message
    record = (await share(elsewhere, evening, "record")).message

    assert not shown.ephemeral
    assert has(shown, Kind.STEP)
    assert f"<@{inn.user_id('frida')}>" in shown.text
    assert f"<#{inn.channel_id('table-1', 'bolek')}>" in shown.text or "https://" in shown.text
    assert not record.ephemeral
    assert record.raw["attachments"][0]["filename"].endswith(".txt")


async def file_of(inn: Inn, message: SeenMessage) -> bytes:
    """The file that hangs in a message."""
    (attached,) = message.raw["attachments"]
    assert attached["filename"].endswith(".webp")
    return await inn.fetch(attached["url"])


async def test_a_player_shares_a_moving_picture_as_a_stranger_sees_the_game(inn: Inn) -> None:
    evening = await ended(inn)
    await share(inn.person("bolek", "table-2"), evening, "animation")
    shared = await inn.person("hela", "table-2").wait_for(lambda seen: bool(seen.raw["attachments"]))
    strangers = await inn.person("tom", "table-2").slash("table", action="replay", match=evening.code)
    own = await inn.person("bolek", "table-2").slash("table", action="replay", match=evening.code)

    film = await file_of(inn, shared)
    with Image.open(BytesIO(film)) as moving:
        assert moving.format == "WEBP"
        assert getattr(moving, "n_frames", 1) > 2
    assert film == await file_of(inn, strangers.message)
    assert film != await file_of(inn, own.message)


async def test_where_finished_games_are_their_players_alone_nothing_is_shown(inn: Inn) -> None:
    evening = await ended(inn)
    table = await inn.pony.services.matches.table(evening.match)
    await inn.pony.services.matches.change_guild_settings(
        table.place.guild, lambda settings: settings.model_copy(update={"archive": "players"})
    )

    refused = await inn.person("bolek", "table-2").slash("table", action="share", match=evening.code)

    assert not refused.message.raw.get("attachments")
    assert not has(refused.message, Kind.STEP)
