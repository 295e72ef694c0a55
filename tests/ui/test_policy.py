"""What is kept and the terms: the same in Discord and in the pages of docs, filled in from the settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.run import operator_of, policy_text
from bot.config import Settings
from bot.text import LANGUAGES, Catalogue, Language
from bot.ui.layout import MOST_TEXT
from bot.ui.messages.house import POLICIES, Policy, tell_policy, write_policy
from bot.ui.presentation import STRINGS
from bot.ui.services import UNNAMED, Operator

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [(policy, language) for policy in POLICIES for language in LANGUAGES]


@pytest.mark.parametrize(("policy", "language"), PAGES)
def test_the_page_of_docs_says_what_the_bot_says(policy: Policy, language: Language) -> None:
    """Written anew by `python -m bot policy privacy --language en > docs/privacy.md` and its like."""
    page = DOCS / (f"{policy}.md" if language == "en" else f"{policy}.{language}.md")
    assert page.read_text("utf-8") == write_policy(Catalogue(STRINGS)[language], policy, UNNAMED)


@pytest.mark.parametrize(("policy", "language"), PAGES)
def test_a_page_names_the_operator_where_the_settings_do_and_else_says_whom_to_ask(
    policy: Policy, language: Language
) -> None:
    settings = Settings(operator="Barliman Butterbur", contact="barliman@bree.example", retention_days=14)
    told, unnamed = policy_text(settings, policy, language), policy_text(Settings(), policy, language)
    for fact in ("Barliman Butterbur", "barliman@bree.example"):
        assert fact in told
        assert fact not in unnamed
    assert "{" not in told + unnamed
    assert "None" not in told + unnamed
    if policy == "privacy":
        assert "14" in told


@pytest.mark.parametrize("days", [1, 2, 5, 30])
@pytest.mark.parametrize(("policy", "language"), PAGES)
def test_a_page_fits_into_one_message(policy: Policy, language: Language, days: int) -> None:
    told = tell_policy(Catalogue(STRINGS)[language], policy, Operator("N" * 200, "C" * 200, days))
    assert sum(map(len, told)) <= MOST_TEXT


def test_who_runs_the_bot_is_optional() -> None:
    assert operator_of(Settings(operator=None, contact=None)) == UNNAMED
