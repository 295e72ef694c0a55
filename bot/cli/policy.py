"""The page on what is kept of people and servers, and the terms of use, to publish, filled in from .env.

python -m bot policy privacy
"""

from __future__ import annotations

from bot.config import Settings
from bot.text import Catalogue, Language
from bot.ui.messages.policy import Operator, Policy, write_policy
from bot.ui.messages.presentation import STRINGS


def operator_of(settings: Settings) -> Operator:
    """Return who runs the bot, as far as the settings say it."""
    return Operator(settings.operator, settings.contact, settings.retention_days)


def policy_text(settings: Settings, policy: Policy, language: Language) -> str:
    """A page as Markdown, which begins with its heading."""
    return write_policy(Catalogue(STRINGS)[language], policy, operator_of(settings))
