"""Title cards at a table: posted once where it is played, and not at all where a server wants none."""

from __future__ import annotations

from bot.sandbox import SeenMessage
from tests.simcord.driver import Inn
from tests.simcord.evening import LIGHT, Evening, sit_down


async def cards(inn: Inn, channel: str = "table-1") -> list[SeenMessage]:
    """The title cards in a channel."""
    seen = await inn.person("frida", channel).read(limit=100)
    return [message for message in seen if "card-" in str(message.raw.get("attachments"))]


async def play_out(evening: Evening) -> None:
    """Plays a game to its end."""
    await evening.set_up()
    await evening.play(400)
    assert (await evening.view(LIGHT)).observation.outcome is not None


async def test_how_a_game_ends_is_a_card_once_and_not_again_after_a_restart(inn: Inn) -> None:
    """Given a game that is played out, then its end has a card, which a restart does not repeat."""
    evening = await sit_down(inn)
    await play_out(evening)
    await inn.calm()
    shown = await cards(inn)
    assert shown
    assert all(card.raw["attachments"][0]["description"] for card in shown)
    assert len({str(card.raw["attachments"][0]["filename"]) for card in shown}) == len(shown)

    await inn.restart()
    await inn.calm()
    assert len(await cards(inn)) == len(shown)


async def test_a_server_may_switch_them_off(inn: Inn) -> None:
    matches, guild = inn.pony.services.matches, inn.env.guild.id
    await matches.change_guild_settings(guild, lambda old: old.model_copy(update={"title_cards": False}))
    await play_out(await sit_down(inn))
    await inn.calm()
    assert await cards(inn) == []
