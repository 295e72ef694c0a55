"""Vote games: sides in the lobby and during play, the ballot, and the work by the clock that closes votes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from bot.match.match import Table
from bot.match.values import RefusedError
from bot.text import Language
from bot.ui.delivery.dispatcher import CROWD
from bot.ui.interactions.context import SHARED_SEATS, InteractionContext, on
from bot.ui.interactions.lobby import change
from bot.ui.interactions.play import take_choice
from bot.ui.menus.level import THEN, Trail
from bot.ui.messages.table import LOBBIES
from bot.ui.page import Kind, Page
from bot.ui.services import Services
from cogs.inn.votes.delivery import LostSides, SideThreads, Threads, VoteWork
from cogs.inn.votes.model import Ballot, Sides
from cogs.inn.votes.pages import (
    AFRESH,
    ANOTHER,
    ASSIGN,
    BEGIN,
    CONFIRM,
    FOR,
    JOIN,
    LEAVE,
    LOOK,
    OPEN,
    TOLD,
    ballot_page,
    look_page,
    proposal_page,
    sides_page,
    tell_decisions,
    told_page,
    vote_lobby_page,
)
from cogs.inn.votes.service import Votes

if TYPE_CHECKING:
    from bot.client import Pony

EARLIER: Final = {
    "refused-stale": "panel-moved-on",
    "refused-choice-gone": "refused-choice-gone",
    "refused-vote-closed": "refused-vote-closed",
}
"""Why a button of a ballot does nothing any more, and what is said of it: above the ballot as it is now."""
Press = Callable[[InteractionContext, str], Awaitable[None]]


async def compose_lobby(services: Services, table: Table, language: Language) -> Page | None:
    """The lobby of a game that people vote in."""
    sides = await Votes(services.matches).sides(table.id)
    return vote_lobby_page(services.presentation, sides, language) if sides.sides else None


@on(Kind.VOTE)
async def press(context: InteractionContext) -> None:
    """Do what the payload says about sides or a ballot; nothing: show the ballot, or who is on which side."""
    what, _, seat = context.target.payload.partition(".")
    do = PRESSES.get(what)
    if do is None:
        await show_own(context)
    else:
        await _keep_apart(context)
        await do(context, seat)


def _threads(context: InteractionContext) -> Threads:
    work = context.interaction.client.works["votes"]
    assert isinstance(work, VoteWork)
    return work.threads


async def _keep_apart(context: InteractionContext, seat: str = "") -> None:
    """Refuse who has been let into the thread of another side than theirs. seat: the one to be theirs."""
    sides = await Votes(context.matches).sides(context.match)
    side = sides.at(seat) or sides.of(context.user)
    if side is None or sides.table.phase != "playing":
        return
    if await _threads(context).knows_another(context.match, context.user, side.seat, anew=bool(seat)):
        raise RefusedError("refused-side-seen")


async def _show_told(context: InteractionContext, _: str) -> None:
    """Who voted for what, once the game is over."""
    table = await context.table()
    told = await Votes(context.matches).list_told(context.match)
    record = await context.matches.archive.read_record(context.match)
    bundle, language = context.presentation.bundle(table), context.language
    async with context.services.long_work.begin(context.user):
        decisions = await asyncio.to_thread(tell_decisions, bundle, record, told, language)
    await context.show(told_page(context.presentation, table, decisions, context.target.stamp, language))


async def show_own(context: InteractionContext) -> None:
    """Show somebody's ballot; who is on no side sees who is on which."""
    await _keep_apart(context)
    votes = Votes(context.matches)
    sides = await votes.sides(context.match)
    if sides.of(context.user) is not None and sides.table.phase == "playing":
        await _show(context, await votes.ballot(context.match, context.user))
    elif sides.sides:
        await context.show(sides_page(context.presentation, sides, context.user, context.language))
    else:
        raise RefusedError("refused-side-unknown")


async def _open(context: InteractionContext, _: str) -> None:
    _threads(context).check((await context.table()).place, context.language)
    await _change_lobby(context, Votes(context.matches).open(context.match, context.user, context.token))


async def _assign(context: InteractionContext, _: str) -> None:
    seat, _, who = (context.values[0] if context.values else "").partition(".")
    votes = Votes(context.matches)
    await _change_lobby(context, votes.assign(context.match, context.user, seat, who, context.token))


async def _begin(context: InteractionContext, _: str) -> None:
    await change(context, Votes(context.matches).begin(context.match, context.user, context.token))


async def _join(context: InteractionContext, seat: str) -> None:
    await _keep_apart(context, seat)
    await _come_or_go(context, Votes(context.matches).join(context.match, context.user, seat), "vote-joined")


async def _leave(context: InteractionContext, _: str) -> None:
    await _come_or_go(context, Votes(context.matches).leave(context.match, context.user), "vote-left")


async def _come_or_go(context: InteractionContext, coming: Awaitable[Sides], note: str) -> None:
    """Have somebody on a side, or on none, and say so: in the lobby by itself, else privately."""
    table = await context.table()
    if table.phase == "lobby":
        await _change_lobby(context, coming)
        return
    sides = await coming
    context.interaction.client.works["votes"].note_vote(context.match)
    told = context.translator(note)
    await context.show(sides_page(context.presentation, sides, context.user, context.language, told))


async def _change_lobby(context: InteractionContext, changing: Awaitable[Sides]) -> None:
    async def find_table() -> Table:
        return (await changing).table

    await change(context, find_table())


async def _vote_for(context: InteractionContext, _: str) -> None:
    chosen = context.values[0] if context.values else ""
    if not chosen.isdecimal():
        raise RefusedError("refused-forged")
    votes, stamp = Votes(context.matches), context.target.stamp
    await _cast(context, votes.vote(context.match, context.user, stamp, int(chosen)))


async def _show_menu(context: InteractionContext, _: str) -> None:
    await _propose(context, await Votes(context.matches).ballot(context.match, context.user))


async def _start_over(context: InteractionContext, _: str) -> None:
    await _propose(context, await Votes(context.matches).start_over(context.match, context.user))


async def _look(context: InteractionContext, _: str) -> None:
    name = context.values[0] if context.values else ""
    ballot = await Votes(context.matches).ballot(context.match, context.user)
    await context.presentation.learn_names(ballot.view.table)
    await context.show(look_page(context.presentation, ballot, name, context.language))


async def _confirm(context: InteractionContext, _: str) -> None:
    votes = Votes(context.matches)
    await _cast(context, votes.confirm(context.match, context.user, context.target.stamp))


PRESSES: Final[dict[str, Press]] = {
    OPEN: _open,
    ASSIGN: _assign,
    BEGIN: _begin,
    JOIN: _join,
    LEAVE: _leave,
    FOR: _vote_for,
    ANOTHER: _show_menu,
    AFRESH: _start_over,
    CONFIRM: _confirm,
    LOOK: _look,
    TOLD: _show_told,
}


@on(Kind.VOTE_ACT)
async def act(context: InteractionContext) -> None:
    """Take the action in the button's id into what is proposed."""
    await _keep_apart(context)
    await _go_on(context, [context.target.payload])


@on(Kind.VOTE_PICK)
async def pick(context: InteractionContext) -> None:
    """Take the chosen lines of a menu, as at the table."""
    await _keep_apart(context)
    await take_choice(context, _walk, _go_on)


@on(Kind.VOTE_WALK)
async def walk(context: InteractionContext) -> None:
    """Go to another level of the menu."""
    await _keep_apart(context)
    await _walk(context, Trail.parse(context.target.payload))


async def _walk(context: InteractionContext, trail: Trail) -> None:
    ballot = await Votes(context.matches).ballot(context.match, context.user)
    if ballot.mark != context.target.stamp:
        await _show(context, ballot, context.translator("panel-moved-on"))
    else:
        await _propose(context, ballot, trail)


async def _go_on(context: InteractionContext, chosen: Sequence[str]) -> None:
    texts, mark = THEN.join(chosen).split(THEN), context.target.stamp
    votes = Votes(context.matches)
    ballot = await _or_as_it_is(context, votes.propose(context.match, context.user, mark, texts))
    if ballot is not None and ballot.draft:
        await _propose(context, ballot)
    elif ballot is not None:
        await _thank(context, ballot)


async def _cast(context: InteractionContext, casting: Awaitable[Ballot]) -> None:
    ballot = await _or_as_it_is(context, casting)
    if ballot is not None:
        await _thank(context, ballot)


async def _thank(context: InteractionContext, ballot: Ballot) -> None:
    """Show a ballot that has been cast; the side's message shows it within two seconds."""
    context.interaction.client.works["votes"].note_vote(context.match)
    await _show(context, ballot, context.translator("vote-cast"))


async def _or_as_it_is(context: InteractionContext, changing: Awaitable[Ballot]) -> Ballot | None:
    """Return what a press has changed; show the ballot as it is now where it came too late."""
    try:
        return await changing
    except RefusedError as error:
        if error.reason not in EARLIER:
            raise
        ballot = await Votes(context.matches).ballot(context.match, context.user)
        await _show(context, ballot, context.translator(EARLIER[error.reason]))
        return None


async def _show(context: InteractionContext, ballot: Ballot, note: str = "") -> None:
    await context.presentation.learn_names(ballot.view.table)
    await context.show(ballot_page(context.presentation, ballot, context.language, note))


async def _propose(context: InteractionContext, ballot: Ballot, trail: Trail = Trail()) -> None:
    if not ballot.view.observation.legal:
        await _show(context, ballot, context.translator("panel-moved-on"))
        return
    page = proposal_page(context.presentation, ballot, context.language, trail)
    await context.show(page, trail=trail)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    votes = Votes(pony.services.matches)
    threads = SideThreads(pony.services, pony, votes)
    LOBBIES["votes"] = compose_lobby
    SHARED_SEATS["votes"] = show_own
    pony.dispatcher.carriers[CROWD] = threads.tell
    pony.dispatcher.watchers.append(threads.look)
    pony.add_posts(LostSides(pony.services, pony, pony.store, threads))
    pony.works["votes"] = VoteWork(votes, pony.services, threads)
