"""The actions at a table, whatever is played there; features around the games add theirs."""

from __future__ import annotations

from typing import Final

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.stored_offers import KINDS
from bot.match.values import UserId
from bot.match.views import View
from bot.ui.messages.ways import AGAIN, FINISHED, KEEPERS, LOBBY, MORE, OVER, STORY, Action
from bot.ui.page import Kind

FEWEST: Final = 2
"""Players without whom there is no game."""
INVITE: Final = Action("invite", Kind.PERSON, "", payload="invite", takes_player=True)
REMOVE: Final = Action("remove", Kind.PERSON, "🚪", payload="remove", takes_player=True)
SUBSTITUTE: Final = Action("substitute", Kind.PERSON, "👥", payload="substitute", takes_player=True)
HOUSE: Final = Action("house", Kind.PERSON, "🤖", payload="house", takes_player=True)
UNDO: Final = Action("undo", Kind.UNDO, "↩️")
ASK_UNDO: Final = Action("undo-ask", Kind.UNDO, "↩️")
RESIGN: Final = Action("resign", Kind.RESIGN, "🏳️", "danger")
RESUME: Final = Action("resume", Kind.RESUME, "⏯️", "success")
REMATCH: Final = Action("rematch", Kind.REMATCH, "🔁", "success", takes_player=True)


@LOBBY.offer(REMOVE)
@LOBBY.offer(INVITE)
def is_host(table: Table, user: UserId) -> bool:
    """Check whether somebody may say who is to be at a table."""
    return table.host == user


@MORE.offer(UNDO)
def can_take_back(_: GameBundle, view: View) -> bool:
    """Check whether the viewer may take back without asking."""
    return view.can_undo == "free"


@MORE.offer(ASK_UNDO)
def can_ask_to_take_back(_: GameBundle, view: View) -> bool:
    """Check whether the viewer may ask to take back."""
    return view.can_undo == "by-consent"


@MORE.offer(Action("hints", Kind.ASK_HINTS, "💡"))
def lacks_hints(_: GameBundle, view: View) -> bool:
    """Check whether the viewer gets no hints from the house."""
    return view.seat is not None and not (view.alone or view.table.hints)


@MORE.offer(Action("end", Kind.PROPOSE, KINDS["end"].sign, payload="end"))
@MORE.offer(Action("pause", Kind.PROPOSE, KINDS["pause"].sign, payload="pause"))
def is_in_play(_: GameBundle, view: View) -> bool:
    """Check whether the viewer plays, and the table does not pause."""
    return view.seat is not None and not view.table.paused


@MORE.offer(Action("draw", Kind.PROPOSE, KINDS["draw"].sign, payload="draw"))
def can_be_drawn(bundle: GameBundle, view: View) -> bool:
    """Check whether the viewer's game may end in a draw."""
    return is_in_play(bundle, view) and bundle.draws and not view.alone


@MORE.offer(RESUME)
def is_paused(_: GameBundle, view: View) -> bool:
    """Check whether the viewer's table pauses."""
    return view.seat is not None and view.table.paused


@MORE.offer(HOUSE)
@MORE.offer(SUBSTITUTE)
def has_company(_: GameBundle, view: View) -> bool:
    """Check whether the viewer plays with people."""
    return view.seat is not None and not view.alone


@MORE.offer(REMOVE)
def can_play_on_without(_: GameBundle, view: View) -> bool:
    """Check whether the viewer's game could go on with one player less."""
    return view.seat is not None and not view.alone and view.playing > FEWEST


@MORE.offer(RESIGN)
def is_player(_: GameBundle, view: View) -> bool:
    """Check whether the viewer plays."""
    return view.seat is not None


@MORE.offer(Action("pace", Kind.CLOCKS, "⏳"))
def has_a_pace(_: GameBundle, view: View) -> bool:
    """Check whether a table is in play, which always has a pace."""
    return view.table.phase == "playing"


@AGAIN.offer(REMATCH)
def has_no_next(table: Table) -> bool:
    """Check whether nothing follows a game."""
    return table.next is None


@OVER.offer(Action("share", Kind.SHARE, "📢"))
@OVER.offer(Action("record", Kind.RECORD, "📄"))
@OVER.offer(Action("replay", Kind.REPLAY, "🎞️"))
def is_over(table: Table) -> bool:
    """Check whether a game is over."""
    return table.phase == "over"


def list_afterwards(table: Table) -> list[Action]:
    """List what is done about a game that is over; nothing while it is being played."""
    if table.phase != "over":
        return []
    return [action for place in (AGAIN, STORY, FINISHED, OVER) for action in place.list_offered(table)]


def list_at(bundle: GameBundle, view: View, *, is_keeper: bool) -> list[Action]:
    """List what can be done at a table that has begun. is_keeper: by who manages the server."""
    actions = []
    if view.table.phase == "playing":
        actions += [*MORE.list_offered(bundle, view), *STORY.list_offered(view.table)]
    if is_keeper and view.table.phase in ("playing", "broken"):
        actions += KEEPERS.list_offered(bundle, view)
    return [*actions, *list_afterwards(view.table)]
