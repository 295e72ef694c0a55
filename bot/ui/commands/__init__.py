"""Slash commands: those of every game, their words, and what completes what is typed."""

from bot.ui.commands.autocomplete import (
    ACTION,
    AGREED,
    ANY_MATCH,
    CITY,
    FINISHED_MATCH,
    MISSING,
    MONTH,
    PICTURE,
    RULE,
    RUNNING_MATCH,
    THING,
    TOURNAMENT_GAME,
    Completion,
    split_chain,
)
from bot.ui.commands.game_cog import GameCog, game_choices, group_description, group_name
from bot.ui.commands.given import GivenName, GivenReason, Typed
from bot.ui.commands.ladder_choices import ladder_choices
from bot.ui.commands.language_choices import language_choices
from bot.ui.commands.texts import CommandTranslator, phrase, text

__all__ = [
    "ACTION",
    "AGREED",
    "ANY_MATCH",
    "CITY",
    "FINISHED_MATCH",
    "MISSING",
    "MONTH",
    "PICTURE",
    "RULE",
    "RUNNING_MATCH",
    "THING",
    "TOURNAMENT_GAME",
    "CommandTranslator",
    "Completion",
    "GameCog",
    "GivenName",
    "GivenReason",
    "Typed",
    "game_choices",
    "group_description",
    "group_name",
    "ladder_choices",
    "language_choices",
    "phrase",
    "split_chain",
    "text",
]
