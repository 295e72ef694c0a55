"""A game stepped through, and reviewed by the house."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from bot.draw.board import plain_name
from bot.engine import Record, RecordError, Seat
from bot.engine.record import BEGIN
from bot.match.archive import date_of, players_of, take_in, tell_line
from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.review import Scenes, find_moment
from bot.match.values import MatchId, RefusedError
from bot.text import GivenText
from bot.ui.context_menus import add_for_table
from bot.ui.forms import Upload
from bot.ui.interactions.component_files import read_upload
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.messages.lobby import origin_lines
from bot.ui.page import Kind
from bot.ui.services import TakenIn
from cogs.inn.review.pages import (
    EYES,
    FILE,
    LAST,
    NOBODY,
    TURN,
    Source,
    beginning_page,
    decisions_at,
    differences_of,
    import_form,
    judge_step,
    review_page,
    step_page,
)

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.REVIEW, outside=True)
async def review(context: InteractionContext) -> None:
    """A review, as far as it has come."""
    await open_review(context, context.match)


async def open_review(context: InteractionContext, match: MatchId) -> None:
    """A match's review; where there is none yet, the house is asked for it."""
    reviewer = context.services.reviewer
    table = await context.matches.table(match)
    match_review = await reviewer.ask_for(match, context.user)
    if match_review is None:
        await context.show(beginning_page(context.presentation, table, context.language))
        return
    seat = table.seat_of(context.user)
    entries = frozenset(planned.entry for planned, _ in differences_of(match_review, seat))
    async with context.services.long_work.begin(context.user):
        scenes = await reviewer.scenes(match, entries, frozenset(match_review.key_moments))
    annals = await context.matches.archive.annals(match)
    times = {} if annals is None else annals.times
    page = review_page(context.presentation, table, match_review, scenes, seat, context.language, times)
    await context.show(page)


async def judge_moment(context: InteractionContext, table: Table, number: int) -> str:
    """Tell what a review says of a moment, in the reader's words; nothing where there is no review."""
    match_review = await context.services.reviewer.find(table.id)
    if match_review is None or number >= len(match_review.chances):
        return ""
    seat, bundle = table.seat_of(context.user), context.presentation.bundle(table)
    entries = frozenset(planned.entry for planned, _ in decisions_at(match_review, number, seat))
    scenes = Scenes({}, {})
    if entries:
        scenes = await context.services.reviewer.scenes(table.id, entries, frozenset())
    return judge_step(context.translator, bundle, match_review, scenes, number, seat, context.language)


MOST_BYTES: Final = 512 * 1024
"""Of a record; the longest of the house has a fifth as many."""
MOST_SHOWN: Final = 80
"""Characters of a line that is repeated."""


@on(Kind.STEP, outside=True)
async def step(context: InteractionContext) -> None:
    """A moment of a game; opened without saying which, the beginning of one that is over."""
    eyes, what, given = (*context.target.payload.split("."), "", "")[:3]
    chosen, number = context.values[0] if context.values else "", context.target.stamp
    if what == TURN:
        number = int(chosen) if chosen.isdecimal() else 0
    elif what == EYES:
        eyes = chosen
    if not eyes:
        await show_story(context)
    elif context.target.match:
        await _show(context, context.target.match, _seat(eyes), number)
    else:
        await _show_taken_in(context, given, _seat(eyes), number)


def _seat(eyes: str) -> Seat | None:
    return None if eyes == NOBODY else eyes


async def show_story(context: InteractionContext) -> None:
    """A game from its beginning, or as far as it has gone."""
    await open_story(context, context.match)


async def open_story(context: InteractionContext, match: MatchId) -> None:
    """A game from its beginning, or as far as it has gone, through the visitor's own eyes."""
    table = await context.matches.table(match)
    if table.phase not in ("playing", "over"):
        raise RefusedError("refused-not-begun")
    await _show(context, match, table.seat_of(context.user), 0 if table.phase == "over" else LAST)


async def _show(context: InteractionContext, match: MatchId, eyes: Seat | None, number: int) -> None:
    table = await context.matches.table(match)
    moment = await context.matches.archive.moment(match, context.user, eyes, number)
    over = table.phase == "over"
    seats = tuple(seat for seat, _ in table.seats) if over else ()
    await context.presentation.learn_names(table)
    people = context.presentation.people(table, context.language)
    bundle = context.presentation.bundle(table)
    about = "".join(f"\n{line}" for line in origin_lines(context.translator, bundle, table, context.language))
    source = Source(bundle, match, seats, about=about, people=people)
    judged = await judge_moment(context, table, moment.number) if over else ""
    await context.show(step_page(context.presentation, source, moment, eyes, context.language, judged))


@on(Kind.IMPORT)
async def open_record(context: InteractionContext) -> None:
    """Ask for a record, or show the game of the one somebody gives, from its beginning."""
    if context.filled is None:
        await context.open_form(import_form(context.translator))
        return
    if FILE not in context.filled.files:
        raise RefusedError("refused-forged")
    await context.acknowledge()
    async with context.services.long_work.begin(context.user):
        bundle, record = await _read(context, context.filled.files[FILE])
    options = bundle.game.options.model_validate_json(record.options)
    number = secrets.randbits(30)
    context.services.taken_in.put(number, TakenIn(context.user, bundle.of(options), record))
    await _show_taken_in(context, str(number), None, 0)


async def _read(context: InteractionContext, file: Upload) -> tuple[GameBundle, Record]:
    text = await read_upload(file, MOST_BYTES)
    try:
        return await asyncio.to_thread(take_in, context.presentation.games, text)
    except RecordError as error:
        raise _refuse(context, error) from error


def _refuse(context: InteractionContext, error: RecordError) -> RefusedError:
    """The same to a person; what stands in the line is not taken for markdown."""
    shown = tell_line(error, context.presentation.games, context.language)
    return RefusedError(error.reason, line=str(error.line), text=GivenText(shown).clip(MOST_SHOWN))


async def _show_taken_in(context: InteractionContext, given: str, eyes: Seat | None, number: int) -> None:
    taken_in = context.services.taken_in.get(int(given)) if given.isdecimal() else None
    if taken_in is None or taken_in.user != context.user:
        raise RefusedError("refused-record-forgotten")
    game, record = taken_in.bundle.game, taken_in.record
    seats = game.seats(game.new(game.options.model_validate_json(record.options)))
    if eyes is not None and eyes not in seats:
        raise RefusedError("refused-forged")
    moment = await asyncio.to_thread(find_moment, game, record, eyes, number, over=True)
    names = {seat: plain_name(name.plain) for seat, name in players_of(record).items()}
    people = tuple((seat, names[seat]) for seat in seats if names.get(seat))
    source = Source(taken_in.bundle, 0, seats, given, _about(context, taken_in, seats), people)
    await context.show(step_page(context.presentation, source, moment, eyes, context.language))


def _about(context: InteractionContext, taken_in: TakenIn, seats: tuple[Seat, ...]) -> str:
    """Tell who played and when, as far as the record says; it may say anything."""
    words, names = taken_in.bundle.words, players_of(taken_in.record)
    told = [f"{words.seat(seat, context.language)}: {names[seat]}" for seat in seats if seat in names]
    day = date_of(taken_in.record)
    told += [] if day is None else [day.isoformat()]
    told += [
        context.translator("noted-played-on") for _, text in taken_in.record.log[:1] if text.startswith(BEGIN)
    ]
    return f"\n-# {' · '.join(told)}" if told else ""


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    add_for_table(pony.tree, pony.router, "action-review", review)
