"""What a player does: open the seat, walk through the menu, act, take back, resign."""

from __future__ import annotations

import discord

from bot.logs import get_logger
from bot.match.table import Answer, MatchId, RefusedError, View
from bot.ui.menu import Trail
from bot.ui.pages import resign_page
from bot.ui.panel import ACT, WALK, panel
from bot.ui.parts import ALARM
from bot.ui.visit import Visit

log = get_logger("ui")

MOVED_ON = frozenset({"refused-stale", "refused-not-your-turn", "refused-over"})
"""Refusals of a press that are best answered by how things stand now."""


async def open_seat(visit: Visit) -> None:
    """Shows the own panel."""
    await show_seat(visit, visit.press.match)


async def show_seat(visit: Visit, match: MatchId, note: str = "") -> None:
    """Shows the visitor's panel of a match; who does not play is told so, a lobby is shown as it is."""
    with visit.house.arrival(match, visit.user):
        view = await visit.house.tables.view(match, visit.user)
        if view.table.next is not None and view.seat is not None:
            view = await visit.house.tables.view(view.table.next, visit.user)
        await _show(visit, view, note)


async def _show(
    visit: Visit, view: View, note: str = "", trail: Trail = Trail(), *, acted: bool = False
) -> None:
    if view.seat is None:
        raise RefusedError("refused-not-yours-to-see")
    page = panel(visit.house, view, visit.language, trail, note)
    await visit.show(page, panel_of=view, acted=acted)


async def walk(visit: Visit) -> None:
    """Goes to another level of the menu."""
    await _walk(visit, Trail.parse(visit.press.payload))


async def pick(visit: Visit) -> None:
    """Takes the chosen line of a menu: an action, or a further level."""
    chosen = visit.values[0] if visit.values else ""
    if chosen.startswith(ACT):
        await _act(visit, (chosen.removeprefix(ACT),), visit.press.stamp)
    elif chosen.startswith(WALK) and chosen.removeprefix(WALK).isdecimal():
        trail = Trail.parse(visit.press.payload.partition("/")[0])
        await _walk(visit, trail.into(int(chosen.removeprefix(WALK))))
    else:
        raise RefusedError("refused-forged")


async def _walk(visit: Visit, trail: Trail) -> None:
    view = await visit.house.tables.view(visit.press.match, visit.user)
    if view.stamp != visit.press.stamp:
        await _show(visit, view, visit.translator("panel-moved-on"))
    else:
        await _show(visit, view, trail=trail)


async def act(visit: Visit) -> None:
    """Takes the action in the button's id."""
    await _act(visit, (visit.press.payload,), visit.press.stamp)


async def act_by_name(visit: Visit, match: MatchId, texts: tuple[str, ...]) -> None:
    """Takes typed actions, one after another: all of them or none."""
    answer = await visit.house.tables.act(match, visit.user, None, texts, visit.token)
    await _answer(visit, answer)


async def _act(visit: Visit, texts: tuple[str, ...], stamp: int) -> None:
    answer = await visit.house.tables.act(visit.press.match, visit.user, stamp, texts, visit.token)
    await _answer(visit, answer)


async def _answer(visit: Visit, answer: Answer, note: str = "") -> None:
    if answer.repeated:
        note = visit.translator("panel-already")
    await _show(visit, answer.view, note, acted=not answer.repeated)


async def undo(visit: Visit) -> None:
    """Takes back, or asks for it."""
    await undo_in(visit, visit.press.match)


async def undo_in(visit: Visit, match: MatchId) -> None:
    """Takes back in a match, or asks the others for it."""
    answer = await visit.house.tables.undo(match, visit.user, visit.token)
    asked = answer.view.table.offer is not None
    await _answer(visit, answer, visit.translator("panel-undo-asked" if asked else "panel-undone"))


async def agree(visit: Visit) -> None:
    """Agrees to what somebody has asked for."""
    answer = await visit.house.tables.agree(visit.press.match, visit.user, visit.token, visit.press.stamp)
    await _answer(visit, answer, visit.translator("panel-undo-agreed"))


async def refuse(visit: Visit) -> None:
    """Declines what somebody has asked for."""
    answer = await visit.house.tables.refuse(visit.press.match, visit.user, visit.token, visit.press.stamp)
    await _answer(visit, answer, visit.translator("panel-undo-refused"))


async def remove_in(visit: Visit, match: MatchId, other: discord.abc.User) -> None:
    """Asks the others whether somebody who has gone away is to be taken out of the game."""
    answer = await visit.house.tables.remove(match, visit.user, other.id, visit.token)
    await _answer(visit, answer, visit.translator("panel-remove-asked"))


async def ask_resign(visit: Visit) -> None:
    """Asks whether to resign."""
    await ask_resign_in(visit, visit.press.match)


async def ask_resign_in(visit: Visit, match: MatchId) -> None:
    """Asks whether to resign a match."""
    view = await visit.house.tables.view(match, visit.user)
    if view.seat is None:
        raise RefusedError("refused-not-seated")
    if view.table.phase != "playing":
        raise RefusedError("refused-over", next="0")
    await visit.show(resign_page(visit.house, view, visit.language))


async def resign(visit: Visit) -> None:
    """Resigns, after having been asked."""
    answer = await visit.house.tables.resign(visit.press.match, visit.user, visit.token)
    await _answer(visit, answer, visit.translator("resigned"))


async def refused(visit: Visit, error: RefusedError) -> None:
    """Says why not. A press in one's own panel is answered by the panel as it is now, the reason on top."""
    if visit.answered:
        log.info("refused_late", reason=error.reason)
        return
    key = None
    if visit.press.match:
        key = await _panel_instead(visit, error)
        if visit.answered:
            return
    await visit.say(visit.house.explain(error, key, visit.language), accent=ALARM)


async def _panel_instead(visit: Visit, error: RefusedError) -> str | None:
    """Answers with the panel where that helps more; the game's key, for the reason's words."""
    try:
        view = await visit.house.tables.view(visit.press.match, visit.user)
    except RefusedError:
        return None
    key: str = view.table.key
    if visit.in_private and view.seat is not None:
        moved = error.reason in MOVED_ON and error.refusal is None
        note = (
            visit.translator("panel-moved-on") if moved else visit.house.explain(error, key, visit.language)
        )
        await _show(visit, view, note)
    return key


def guild_locale(visit: Visit) -> str | None:
    """The server's own language, as Discord says it."""
    locale = visit.interaction.guild_locale
    return locale.value if locale is not None else None
