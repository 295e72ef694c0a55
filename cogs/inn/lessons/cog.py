"""A lesson's buttons and menus: at a table's panel or in a DM."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.match.bundle import GameBundle, Lesson
from bot.match.settings import Schooling
from bot.match.values import RefusedError
from bot.ui.commands import GameCog, add_below, describe_for, text
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.play import take_choice
from bot.ui.interactions.router import InteractionRouter
from bot.ui.menus.level import THEN, Trail
from bot.ui.messages.rules import Rulebook, rule_page
from bot.ui.page import Kind
from cogs.inn.lessons.pages import lesson_page, lessons_page
from cogs.inn.lessons.service import LessonPosition, School

if TYPE_CHECKING:
    from bot.client import Pony


def _school(context: InteractionContext) -> School:
    return School(context.matches)


async def show_lessons(context: InteractionContext, key: str) -> None:
    """The lessons of a game, with those that are done."""
    if key not in context.presentation.games:
        raise RefusedError("refused-forged")
    schooling = await _school(context).schooling(context.user)
    await context.show(lessons_page(context.presentation, key, schooling, context.language))


@on(Kind.LESSONS, outside=True)
async def choose_lesson(context: InteractionContext) -> None:
    """Open the chosen lesson of a game, or list them."""
    key = context.target.payload
    if context.values:
        await _begin(context, key, context.values[0])
    else:
        await show_lessons(context, key)


@on(Kind.LESSON, outside=True)
async def begin(context: InteractionContext) -> None:
    """Open a lesson at its position; where none is named, the first that is not solved."""
    game, _, key = context.target.payload.partition(":")
    await _begin(context, game, key or await _school(context).find_next(context.user, game))


@on(Kind.LESSON_ACT, outside=True)
async def act(context: InteractionContext) -> None:
    """Take the action in the button's id."""
    await _act(context, [context.target.payload])


@on(Kind.LESSON_PICK, outside=True)
async def pick(context: InteractionContext) -> None:
    """Take the chosen lines of a menu, as at a table."""
    await take_choice(context, _walk, _act)


@on(Kind.LESSON_WALK, outside=True)
async def walk(context: InteractionContext) -> None:
    """Go to another level of the menu."""
    await _walk(context, Trail.parse(context.target.payload))


@on(Kind.LESSON_HINT, outside=True)
async def hint(context: InteractionContext) -> None:
    """Mark in the picture of the lesson what to look at, and say it."""
    lesson = _find(context)
    schooling, position = await _school(context).current(context.user)
    if position.lesson is not lesson:
        await _show(context, schooling, position, note=context.translator("lesson-moved-on"))
        return
    words = context.presentation.games[_game(context)].words
    said = words.translator(context.language)(f"lesson-{lesson.key}.hint")
    note = context.translator("lesson-hint", hint=said)
    await _show(context, schooling, position, note=note, hinted=True)


@on(Kind.LESSON_RULE, outside=True)
async def read_rule(context: InteractionContext) -> None:
    """The rule a lesson is about, below it."""
    lesson = _find(context)
    bundle = context.presentation.games[_game(context)]
    options = bundle.game.options.model_validate_json(lesson.record.options)
    book = Rulebook(context.presentation, bundle.of(options), options, 0, context.language)
    await context.show_below(rule_page(book, lesson.line.rule))


def _game(context: InteractionContext) -> str:
    return context.target.payload.partition(":")[0]


def _find(context: InteractionContext) -> Lesson:
    game, _, key = context.target.payload.partition(":")
    return _school(context).find(game, key)


async def _begin(context: InteractionContext, game: str, key: str) -> None:
    schooling, position = await _school(context).begin(context.user, game, key)
    await _show(context, schooling, position)


async def _act(context: InteractionContext, chosen: Sequence[str]) -> None:
    """chosen: what each line does, which may be a chain of actions."""
    texts = THEN.join(chosen).split(THEN)
    try:
        schooling, position = await _school(context).act(context.user, context.target.stamp, texts)
    except RefusedError as error:
        if error.reason != "refused-stale" and error.refusal is None:
            raise
        schooling, position = await _school(context).current(context.user)
        await _show(context, schooling, position, note=_explain(context, schooling, error))
    else:
        await _show(context, schooling, position)


def _explain(context: InteractionContext, schooling: Schooling, error: RefusedError) -> str:
    """Explain why a press has changed nothing."""
    if error.refusal is None or schooling.open is None:
        return context.translator("lesson-moved-on")
    return context.presentation.games[schooling.open.game].words.refusal(error.refusal, context.language)


async def _walk(context: InteractionContext, trail: Trail) -> None:
    schooling, position = await _school(context).current(context.user)
    if schooling.stamp != context.target.stamp:
        await _show(context, schooling, position, note=context.translator("lesson-moved-on"))
    else:
        await _show(context, schooling, position, trail)


async def _show(
    context: InteractionContext,
    schooling: Schooling,
    position: LessonPosition,
    trail: Trail = Trail(),
    note: str = "",
    *,
    hinted: bool = False,
) -> None:
    await context.show(
        lesson_page(context.presentation, schooling, position, context.language, trail, note, hinted=hinted),
        trail=trail,
    )


def make_learn(router: InteractionRouter, bundle: GameBundle) -> app_commands.Command[Any, ..., None]:
    """Make the command of a game that lists its lessons."""

    async def learn(interaction: discord.Interaction[Pony]) -> None:
        async def handle(context: InteractionContext) -> None:
            await show_lessons(context, bundle.key)

        await router.run(interaction, handle)

    about = describe_for("command-learn", bundle)
    return app_commands.Command(name=text("command-learn"), description=about, callback=learn)


async def setup(pony: Pony) -> None:
    """Add a command to those of each game with lessons; what answers is registered above."""

    def add_learn() -> None:
        for cog in pony.cogs.values():
            if isinstance(cog, GameCog) and cog.bundle.lessons:
                add_below(pony.tree, cog.bundle.game.facts.command, make_learn(pony.router, cog.bundle))

    pony.when_loaded(add_learn)
