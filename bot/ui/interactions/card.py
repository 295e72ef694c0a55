"""The actions done at a table, pressed on its card or typed; and about whom."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from bot.match.match import LEVELS
from bot.match.values import RefusedError, UserId
from bot.text import LANGUAGES
from bot.ui.former_names import find_former_action
from bot.ui.interactions import asking, house_rules, reading
from bot.ui.interactions.context import HANDLERS, InteractionContext, is_keeper, on
from bot.ui.messages.actions import HOUSE, INVITE, REMOVE, SUBSTITUTE, list_at
from bot.ui.messages.lobby import guests_page
from bot.ui.messages.people import USUAL_LEVEL, has_somebody, person_page
from bot.ui.messages.reading import lobby_card, more_page, share_page
from bot.ui.messages.table import FORMS
from bot.ui.messages.ways import AGAIN, FINISHED, LOBBY, OVER, STORY, Action, list_actions
from bot.ui.page import Kind
from bot.ui.presentation import Presentation

NEEDING_SOMEBODY: Final = {
    player_action.key: player_action for player_action in (INVITE, REMOVE, SUBSTITUTE, HOUSE)
}


@on(Kind.MORE)
async def show_card(context: InteractionContext) -> None:
    """Everything that is done at a table, or was."""
    table = await context.table()
    if table.phase == "lobby":
        await context.show(lobby_card(context.presentation, table, context.user, context.language))
        return
    view = await context.view()
    page = more_page(context.presentation, view, context.language, is_keeper=await is_keeper(context))
    await context.show(page)


async def list_offered(context: InteractionContext) -> list[Action]:
    """List what can be done at a table, as its card has it. Raises RefusedError."""
    table = await context.table()
    if table.phase == "lobby":
        return LOBBY.list_offered(table, context.user)
    bundle = context.presentation.bundle(table)
    return list_at(bundle, await context.view(), is_keeper=await is_keeper(context))


def find_action(presentation: Presentation, typed: str) -> Action | None:
    """Find what is meant: by its key, by its name in either language, by a name it had before."""
    wanted = " ".join(typed.casefold().split())
    known = list(list_actions())
    translators = [presentation.translator(language) for language in LANGUAGES]
    named = [action for action in known if any(wanted == action.name(say).casefold() for say in translators)]
    keyed = [action for action in known if action.key == wanted]
    former = find_former_action(wanted)
    return next(iter([*keyed, *named, *(action for action in known if action.key == former)]), None)


async def do(context: InteractionContext, action: Action, player: UserId | None) -> None:
    """Do what the button of an action does. player: about whom, where the action takes anybody."""
    context.target = action.target(context.match)
    context.values = [str(player)] if player is not None and action.takes_player else []
    await HANDLERS[action.kind](context)


def is_about_what_was(action: Action | None) -> bool:
    """Check whether an action, or the card, means a game that is over where none is going on."""
    return action is None or action in _list_about_what_was()


def _list_about_what_was() -> list[Action]:
    return [action for place in (AGAIN, STORY, FINISHED, OVER) for action, _ in place.ways.values()]


# Somebody, pressed in a menu of people or typed.


class Somebody(NamedTuple):
    """Somebody whom Discord has named with an interaction."""

    user: UserId
    is_bot: bool
    is_member: bool


def read_somebody(context: InteractionContext) -> Somebody | None:
    """Read who was chosen or typed; None for nobody. Raises RefusedError."""
    if not context.values:
        return None
    given = context.values[0]
    if not given.isdecimal():
        raise RefusedError("refused-forged")
    data: Any = context.interaction.data or {}
    resolved = data.get("resolved", {})
    is_bot = bool(resolved.get("users", {}).get(given, {}).get("bot"))
    return Somebody(int(given), is_bot, given in resolved.get("members", {}))


@on(Kind.PERSON)
async def ask_about_somebody(context: InteractionContext) -> None:
    """Do something about somebody; where nobody has been named, ask about whom."""
    what, way, *_ = [*context.target.payload.split("."), ""]
    if what not in NEEDING_SOMEBODY:
        raise RefusedError("refused-forged")
    chosen = read_somebody(context)
    if chosen is None:
        await _ask_whom(context, what, way)
    elif what == INVITE.key:
        if chosen.is_bot:
            raise RefusedError("refused-bot")
        await house_rules.invite(context, chosen.user)
    elif what == REMOVE.key:
        await asking.remove(context, chosen.user)
    elif what == HOUSE.key:
        await asking.ask_for(context, chosen.user, way if way in LEVELS else USUAL_LEVEL)
    else:
        if chosen.is_bot:
            raise RefusedError("refused-bot")
        if not chosen.is_member:
            raise RefusedError("refused-substitute-stranger")
        await asking.hand_on(context, chosen.user, way)


async def _ask_whom(context: InteractionContext, what: str, way: str) -> None:
    table = await context.table()
    if table.phase == "lobby" or what == INVITE.key:
        if table.host != context.user:
            raise RefusedError("refused-not-host")
        await context.show(guests_page(context.presentation, table, context.language))
        return
    if table.seat_of(context.user) is None:
        raise RefusedError("refused-not-seated")
    if not has_somebody(table, context.user, what):
        raise RefusedError("refused-nobody-there")
    await context.presentation.learn_names(table)
    page = person_page(context.presentation, table, context.user, what, way, context.language)
    await context.show(page)


# A finished game shown to everybody: asked first in which form.


@on(Kind.SHARE)
async def share(context: InteractionContext) -> None:
    """Show a finished game to everybody where the visitor is; where no form is said, ask for it."""
    form = next((known_form for known_form in FORMS if known_form == context.target.payload), None)
    await reading.check_shared(context)
    if form is None:
        await context.show(share_page(context.presentation, await context.table(), context.language))
    else:
        await reading.share(context, form)
