"""What people do in a lobby: open it, sit down, agree on options, begin or go."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

import discord

from bot.engine import Seat
from bot.logs import get_logger
from bot.match.table import MatchId, Place, RefusedError, Table, UserId
from bot.text import Language
from bot.ui.house import House, Shown, Wanted, must_choose
from bot.ui.ids import Kind, Press, base36
from bot.ui.lobby import PLAYED, fields, lobby_page, written
from bot.ui.page import NOBODY, Page, Painter, files
from bot.ui.pages import link
from bot.ui.parts import QUIET, button, frame, rows, text
from bot.ui.playing import guild_locale
from bot.ui.table import table_page
from bot.ui.visit import Visit, edit_answer

log = get_logger("ui")

EVERYBODY_OUT: UserId = 0
"""No user has this id: the view of user 0 is a spectator's."""


async def start(
    visit: Visit,
    key: str,
    guests: Sequence[discord.abc.User],
    options: Mapping[str, object],
    seat: Seat | None,
    settled: Mapping[str, object] | None = None,
) -> None:
    """Opens a lobby and answers with it; offers a thread where the channel is taken.

    settled: options the command itself stands for.
    """
    place = _place(visit)
    for guest in guests:
        if guest.id == visit.user:
            raise RefusedError("refused-self")
        if guest.bot:
            raise RefusedError("refused-bot")
    invited = tuple(dict.fromkeys(guest.id for guest in guests))
    house = visit.house
    house.opening.add(place.channel)
    try:
        try:
            table = await house.tables.open_lobby(
                key,
                place,
                visit.user,
                invited,
                options,
                visit.token,
                parent=_parent(visit),
                settled=settled,
            )
        except RefusedError as error:
            if error.reason != "refused-place-taken":
                raise
            await _offer_thread(visit, key, invited, Wanted(dict(options), seat, dict(settled or {})))
            return
        if seat is not None:
            table = await house.tables.join(table.id, visit.user, seat, f"{visit.token}-seat")
        language = await house.public_language(place.guild, guild_locale(visit))
        page = lobby_page(house, table, language)
        answer = await visit.interaction.response.send_message(
            view=page.build([]), allowed_mentions=discord.AllowedMentions(users=_people(invited))
        )
        if answer.message_id is not None:
            await house.tables.set_message(table.id, answer.message_id, house.now())
            house.shown.put(table.id, Shown(answer.message_id, page.digest, ()))
    finally:
        house.opening.discard(place.channel)


def _place(visit: Visit) -> Place:
    guild, channel = visit.interaction.guild_id, visit.interaction.channel_id
    if guild is None or channel is None:
        raise RefusedError("refused-guild-only")
    return Place(guild, channel)


def _parent(visit: Visit) -> int | None:
    parent: int | None = getattr(visit.interaction.channel, "parent_id", None)
    return parent


def _people(users: Sequence[UserId]) -> list[discord.abc.Snowflake]:
    return [discord.Object(user) for user in users]


async def _offer_thread(visit: Visit, key: str, invited: Sequence[UserId], wanted: Wanted) -> None:
    channel = visit.interaction.channel
    allowed = visit.interaction.app_permissions
    if not isinstance(channel, discord.TextChannel) or not (
        allowed.create_public_threads and allowed.send_messages_in_threads
    ):
        await visit.say(visit.translator("lobby-thread-impossible"))
        return
    asked = secrets.randbits(30)
    visit.house.asked.put(asked, wanted)
    payload = ".".join([key, base36(asked), *map(base36, invited)])
    offer = rows(
        [button(Press(Kind.THREAD, 0, 0, payload), visit.translator("button-thread"), "primary", "🧵")]
    )
    await visit.say(visit.translator("lobby-thread-offer"), parts=offer)


async def thread(visit: Visit) -> None:
    """Opens a thread with a lobby in it."""
    key, asked, invited = _wanted(visit.press.payload)
    channel = visit.interaction.channel
    if key not in visit.house.bundles or not isinstance(channel, discord.TextChannel):
        raise RefusedError("refused-forged")
    await visit.interaction.response.defer()
    house = visit.house
    game = house.name(key, visit.language)
    name = visit.translator("lobby-thread-name", game=game, host=visit.interaction.user.display_name)
    try:
        made = await channel.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
    except discord.Forbidden:
        await _conclude(visit, visit.translator("lobby-thread-impossible"))
        return
    wanted = house.asked.get(asked) or Wanted({}, None, {})
    place = Place(channel.guild.id, made.id)
    table = await house.tables.open_lobby(
        key,
        place,
        visit.user,
        invited,
        wanted.options,
        visit.token,
        parent=channel.id,
        settled=wanted.settled,
    )
    if wanted.seat is not None:
        await house.tables.join(table.id, visit.user, wanted.seat, f"{visit.token}-seat")
    await _conclude(visit, visit.translator("lobby-thread-opened", thread=made.mention))


def _wanted(payload: str) -> tuple[str, int, tuple[UserId, ...]]:
    key, _, rest = payload.partition(".")
    try:
        asked, *invited = [int(word, 36) for word in rest.split(".")]
    except ValueError:
        raise RefusedError("refused-forged") from None
    return key, asked, tuple(invited)


async def _conclude(visit: Visit, words: str) -> None:
    await visit.interaction.edit_original_response(view=frame([text(words)], QUIET))


async def join(visit: Visit) -> None:
    """Sits down, or changes the wish for a seat."""
    chosen = visit.values[0] if visit.values else visit.press.payload
    seat = None if chosen in ("", "-") else chosen
    await _change(visit, visit.house.tables.join(visit.press.match, visit.user, seat, visit.token))


async def leave(visit: Visit) -> None:
    """Gets up again."""
    await _change(visit, visit.house.tables.leave(visit.press.match, visit.user, visit.token))


async def cancel(visit: Visit) -> None:
    """Closes the table before play."""
    await _change(visit, visit.house.tables.cancel(visit.press.match, visit.user, visit.token))


async def option(visit: Visit) -> None:
    """Sets one option."""
    if not visit.values:
        raise RefusedError("refused-forged")
    tables, press = visit.house.tables, visit.press
    change = tables.set_option(press.match, visit.user, press.payload, visit.values[0], visit.token)
    await _change(visit, change)


async def rulings(visit: Visit) -> None:
    """Switches on exactly the chosen yes-or-no options."""
    tables, match = visit.house.tables, visit.press.match
    table = await tables.table(match)
    # Only those the menu has: others keep what they are, for nobody was asked about them.
    asked = fields(visit.house.title(table.key).game.options, dict(table.options))
    switches = [each.name for each in asked if each.is_switch]
    wanted = {name: written(name in visit.values) for name in switches}
    await _change(visit, tables.set_options(match, visit.user, wanted, visit.token))


async def begin(visit: Visit) -> None:
    """Begins play: the lobby becomes the table."""
    with visit.house.writings.begin(visit.press.match):
        table = await visit.house.tables.begin(visit.press.match, visit.user, visit.token)
        view = await visit.house.tables.view(table.id, EVERYBODY_OUT)
        page = table_page(visit.house, view, await public_language(visit, table))
        await visit.update(page.build([]))


async def _change(visit: Visit, change: Awaitable[Table]) -> None:
    """Carries out a change of a lobby, and answers by the lobby as it is then."""
    house, match = visit.house, visit.press.match
    with house.writings.begin(match) as writing:
        table = await change
        page = lobby_page(house, table, await public_language(visit, table))
        await visit.update(page.build([]))
        if writing.met:
            house.shown.drop(match)
        elif visit.origin is not None and visit.origin.id == table.message:
            house.shown.put(match, Shown(visit.origin.id, page.digest, ()))


async def public_language(visit: Visit, table: Table) -> Language:
    """The language of a table."""
    return await visit.house.public_language(table.place.guild, guild_locale(visit))


async def explain_old(visit: Visit) -> None:
    """Explains a button of an older version, with a way to the present."""
    match = await match_here(visit.house, visit.interaction)
    parts = []
    if match is not None:
        parts = rows([button(Press(Kind.SEAT, match), visit.translator("button-seat"), "primary", "🪑")])
    await visit.say(visit.translator("refused-old-button"), parts=parts)


async def match_here(house: House, interaction: discord.Interaction[Any]) -> MatchId | None:
    """The match of the channel, if there is one."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    table = await house.tables.tables_at(Place(interaction.guild_id, interaction.channel_id))
    return table.id if table is not None else None


async def show_table(visit: Visit, match: MatchId) -> None:
    """Posts the table (or lobby) message anew, as the answer to a command."""
    house, interaction = visit.house, visit.interaction
    table = await house.tables.table(match)
    language = await public_language(visit, table)
    if interaction.channel_id != table.place.channel:
        await visit.say(link(table))
        return
    page, waiting = await _page(house, table, language)
    painter = Painter(house)
    pictures = painter.cached(page)
    layout, sent = (page.build([]), []) if pictures is None else files(page, pictures)
    answer = await interaction.response.send_message(view=layout, files=sent, allowed_mentions=NOBODY)
    if answer.message_id is None:
        return
    await house.tables.set_message(match, answer.message_id, house.now())
    house.shown.put(match, Shown(answer.message_id, page.digest, waiting))
    if pictures is None:
        layout, sent = files(page, await painter.drawn(page))
        await edit_answer(interaction, layout, sent)
    if table.message is not None:
        await _remove(interaction, table)


async def _page(house: House, table: Table, language: Language) -> tuple[Page, tuple[UserId, ...]]:
    if table.phase not in PLAYED:
        return lobby_page(house, table, language), ()
    view = await house.tables.view(table.id, EVERYBODY_OUT)
    return table_page(house, view, language), must_choose(view)


async def _remove(interaction: discord.Interaction[Any], table: Table) -> None:
    channel = interaction.client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
    try:
        await channel.get_partial_message(table.message).delete()
    except discord.HTTPException as error:
        log.info("old_message_stays", match=table.id, code=error.code)
