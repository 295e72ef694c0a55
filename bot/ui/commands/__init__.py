"""Slash commands: those of every game, their words, and what completes what is typed."""

from bot.ui.commands.autocomplete import (
    complete_action,
    complete_agreed,
    complete_any_match,
    complete_city,
    complete_finished_match,
    complete_missing,
    complete_month,
    complete_picture,
    complete_rule,
    complete_running_match,
    complete_thing,
    split_chain,
)
from bot.ui.commands.game_cog import GameCog, game_choices, group_description, group_name
from bot.ui.commands.given import GivenName, GivenReason, Typed
from bot.ui.commands.ladder_choices import ladder_choices
from bot.ui.commands.language_choices import language_choices
from bot.ui.commands.texts import CommandTranslator, phrase, text
from bot.ui.commands.tournament_games import complete_tournament_game

__all__ = [
    "CommandTranslator",
    "GameCog",
    "GivenName",
    "GivenReason",
    "Typed",
    "complete_action",
    "complete_agreed",
    "complete_any_match",
    "complete_city",
    "complete_finished_match",
    "complete_missing",
    "complete_month",
    "complete_picture",
    "complete_rule",
    "complete_running_match",
    "complete_thing",
    "complete_tournament_game",
    "game_choices",
    "group_description",
    "group_name",
    "ladder_choices",
    "language_choices",
    "phrase",
    "split_chain",
    "text",
]
