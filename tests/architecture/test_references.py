"""Whoever is sent to another text finds it: code, tests and pages name only what is in the repository."""

from __future__ import annotations

import pytest

from tests.architecture.references import (
    find_broken_links,
    find_dead_references,
    list_headings,
    list_texts,
)
from tests.architecture.sources import ROOT


def test_whatever_is_cited_is_in_the_repository() -> None:
    dead = [
        f"{path}: {name}"
        for path in list_texts()
        for name in find_dead_references(path, (ROOT / path).read_text("utf-8"))
    ]

    assert not dead, "\n".join(dead)


def test_every_relative_link_of_a_page_resolves() -> None:
    broken = [
        f"{path}: {link}"
        for path in [*list_texts(".md"), "CHANGELOG.md"]
        for link in find_broken_links(path, (ROOT / path).read_text("utf-8"))
    ]

    assert not broken, "\n".join(broken)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Procedures as a stack of steps (DESIGN 4.2).", "DESIGN"),
        ("What one seat may know (rules.md section 9).", "rules.md"),
        ("The rules (docs/rules/chess.md).", "docs/rules/chess.md"),
        ("Asked for in `bot/match/no_such_room.py`.", "bot/match/no_such_room.py"),
        ("Milliseconds, as issue 22 says.", "issue 22"),
    ],
)
def test_a_dead_reference_is_noticed(line: str, name: str) -> None:
    assert list(find_dead_references("bot/engine/game.py", line)) == [name]


@pytest.mark.parametrize(
    "line",
    [
        "The rules (docs/rules/duel.md, 14), the voice ([voice.md](voice.md)), `rules-en.md`.",
        "Seen in `bot/engine/game.py`; see https://example.org/other.md, discord-api-docs issue 7529.",
        "The bot is DESIGNED for it.",
    ],
)
def test_what_can_be_found_may_be_cited(line: str) -> None:
    assert not list(find_dead_references("docs/pace.md", line))


def test_a_link_to_no_file_or_no_heading_is_noticed() -> None:
    page = "# One\n[a](two.md) [b](#one) [c](#two) [d](https://example.org) [e](../README.md#try-it)"

    assert list(find_broken_links("docs/pace.md", page)) == ["](two.md)", "](#two)"]


def test_headings_are_written_as_in_an_address() -> None:
    assert list_headings("## What is asked, and `why`\n### The [law](x.md)") == {
        "what-is-asked-and-why",
        "the-law",
    }
