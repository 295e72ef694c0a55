"""What anybody may read: log, rules, the board in words or bigger, standings; records once a game is over."""

from __future__ import annotations

from bot.match.table import MatchId, RefusedError
from bot.ui.ids import base36
from bot.ui.page import NOBODY
from bot.ui.pages import log_page, more_page, rules_page, standings_page, text_page
from bot.ui.pictures import picture_page
from bot.ui.replay import animation
from bot.ui.upload import upload
from bot.ui.visit import Visit


def _page_number(visit: Visit, default: int) -> int:
    return int(visit.press.payload) if visit.press.payload.isdecimal() else default


async def log(visit: Visit) -> None:
    """A page of the log."""
    await show_log(visit, visit.press.match, _page_number(visit, 0))


async def show_log(visit: Visit, match: MatchId, page: int = 0) -> None:
    """A page of a match's log, counted from 1; 0 is the newest."""
    tables = visit.house.tables
    view = await tables.view(match, visit.user)
    entries, shown, pages = await tables.log(match, visit.user, page)
    await visit.show(log_page(visit.house, view, entries, shown, pages, visit.language))


async def rules(visit: Visit) -> None:
    """A chapter of the rules. In its own private message the chapters are turned in place."""
    key = visit.press.payload
    if key not in visit.house.bundles:
        raise RefusedError("refused-forged")
    await show_rules(visit, key, visit.values[0] if visit.values else "")


async def show_rules(visit: Visit, key: str, chapter: str) -> None:
    """A chapter of a game's rules."""
    title = await visit.house.fetch(key)
    await visit.show(rules_page(visit.house, title, chapter, visit.language))


async def more(visit: Visit) -> None:
    """Everything that is not needed every day."""
    view = await visit.house.tables.view(visit.press.match, visit.user)
    await visit.show(more_page(visit.house, view, visit.language))


async def words(visit: Visit) -> None:
    """The board in words."""
    await show_words(visit, visit.press.match, _page_number(visit, 0))


async def show_words(visit: Visit, match: MatchId, page: int = 0) -> None:
    """A match's board in words."""
    view = await visit.house.tables.view(match, visit.user)
    await visit.show(text_page(visit.house, view, page, visit.language))


async def picture(visit: Visit) -> None:
    """One picture, bigger."""
    await show_picture(visit, visit.press.match, visit.values[0] if visit.values else visit.press.payload)


async def show_picture(visit: Visit, match: MatchId, name: str) -> None:
    """A picture of a match by its name."""
    view = await visit.house.tables.view(match, visit.user)
    await visit.show(picture_page(visit.house, view, name, visit.language))


async def record(visit: Visit) -> None:
    """The record of a finished game, as a file."""
    await send_record(visit, visit.press.match)


async def send_record(visit: Visit, match: MatchId) -> None:
    """The record of a match as a file; refused while it is being played."""
    written = await visit.house.tables.record(match, visit.user)
    key = (await visit.house.tables.table(match)).key
    file = upload(written.encode(), f"{key}-{base36(match)}.txt")
    await visit.interaction.response.send_message(
        visit.translator("record-here"), file=file, ephemeral=True, allowed_mentions=NOBODY
    )


async def replay(visit: Visit) -> None:
    """A finished game as an animation."""
    await send_replay(visit, visit.press.match)


async def send_replay(visit: Visit, match: MatchId) -> None:
    """A finished match as an animation, from the visitor's seat; refused while it is being played."""
    house, interaction = visit.house, visit.interaction
    written = await house.tables.record(match, visit.user)
    table = await house.tables.table(match)
    await interaction.response.defer(ephemeral=True, thinking=True)
    title = house.title(table.key)
    limit = interaction.filesize_limit
    moving = await animation(
        house.studio, title, written, table.seat_of(visit.user), visit.language, house.theme, limit
    )
    if moving is None:
        await interaction.edit_original_response(content=visit.translator("replay-empty"))
        return
    file = upload(moving, f"replay-{base36(match)}.gif", title.words.name(visit.language))
    await interaction.edit_original_response(content=visit.translator("replay-here"), attachments=[file])


async def standings(visit: Visit) -> None:
    """The leaderboard of a game, chosen in its menu."""
    chosen = visit.values[0] if visit.values else visit.press.payload
    await show_standings(visit, chosen if chosen in visit.house.bundles else None)


async def show_standings(visit: Visit, key: str | None, *, public: bool = False) -> None:
    """The leaderboard of the server; public: for everybody to see."""
    guild = visit.interaction.guild_id
    if guild is None:
        raise RefusedError("refused-guild-only")
    found = await visit.house.tables.leaderboard(guild, key)
    page = standings_page(visit.house, found, key, visit.language, visit.user)
    if public and not visit.in_private and visit.origin is None:
        await visit.interaction.response.send_message(view=page.build([]), allowed_mentions=NOBODY)
    else:
        await visit.show(page)
