"""Commands and buttons that the guides name are there, under these names and in this language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.text import LANGUAGES, Language
from tests.architecture.test_pages import DOCS, GUIDES
from tests.text.test_plain_words import Text, find_unknown, list_texts
from tests.ui.test_commands import payload  # noqa: F401  a fixture

DISCORDS = frozenset({"Manage Server", "Administrator", "Bot"})
"""Set in italics without being a name of ours: permissions and pages of Discord."""
COMMAND = re.compile(r"`(/[^`]+)`")
HEALTH = frozenset({"/alive", "/ready"})
"""Addresses, not commands."""


def list_commands(options: list[dict[str, Any]], language: Language, path: str = "/") -> Iterator[str]:
    """List what can be typed in a language: every command, and every group of them."""
    for part in options:
        name = part["name_localizations"]["pl"] if language == "pl" else part["name"]
        yield f"{path}{name}"
        below = [option for option in part.get("options") or [] if option["type"] in (1, 2)]
        yield from list_commands(below, language, f"{path}{name} ")


def find_named(text: str) -> set[str]:
    """Find the commands a text names, without what is typed behind them."""
    named = (re.sub(r" (?:@|\S+:).*", "", command) for command in COMMAND.findall(text))
    return set(named) - HEALTH


@pytest.mark.parametrize(("guide", "language"), GUIDES)
def test_a_guide_names_only_commands_there_are(
    guide: str,
    language: Language,
    payload: list[dict[str, Any]],  # noqa: F811
) -> None:
    named = find_named((DOCS / f"{guide}.md").read_text("utf-8"))

    assert named - set(list_commands(payload, language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_names_buttons_as_the_bot_does(language: Language) -> None:
    texts = list(list_texts(language))
    for guide in (name for name, guide_language in GUIDES if guide_language == language):
        text = re.sub(r"\*\*([^*\n]+)\*\*", r"\1", (DOCS / f"{guide}.md").read_text("utf-8"))
        texts.append(Text(guide, "", "", text))

    unknown = {line for line in find_unknown(texts) if line.startswith("guides/")}

    assert {line for line in unknown if line.rpartition(": ")[2] not in DISCORDS} == set()


def test_a_command_that_is_not_there_is_noticed() -> None:
    assert find_named("Type `/play` or `/confront start @friend`, ask `/ready`, `/seat answer:`.") == {
        "/play",
        "/confront start",
        "/seat",
    }
