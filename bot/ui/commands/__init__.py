"""Slash commands: those of every game, their words, and what completes what is typed."""

from bot.ui.commands.autocomplete import (
    ACTION,
    ANY_MATCH,
    CITY,
    FINISHED_MATCH,
    MISSING,
    PICTURE,
    RULE,
    RUNNING_MATCH,
    THING,
    Completion,
    has_words,
    keep_fitting,
    split_chain,
)
from bot.ui.commands.game_cog import GameCog, game_choices, group_description, group_name
from bot.ui.commands.given import GivenName, GivenReason, Typed
from bot.ui.commands.language_choices import language_choices
from bot.ui.commands.texts import CommandTranslator, phrase, text
from bot.ui.interactions.typed import Offered

__all__ = [
    "ACTION",
    "ANY_MATCH",
    "CITY",
    "FINISHED_MATCH",
    "MISSING",
    "PICTURE",
    "RULE",
    "RUNNING_MATCH",
    "THING",
    "CommandTranslator",
    "Completion",
    "GameCog",
    "GivenName",
    "GivenReason",
    "Offered",
    "Typed",
    "game_choices",
    "group_description",
    "group_name",
    "has_words",
    "keep_fitting",
    "language_choices",
    "phrase",
    "split_chain",
    "text",
]
