"""Everything with a name is explained, and every picture has a key to its signs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.match.bundle import GameBundle
from bot.text import LANGUAGES, SIGN, Language
from cogs import bundles
from tests.text.catalogues import messages

COGS = Path(__file__).parents[2] / "cogs"
ACTS = frozenset({"deck-", "use-"})
PHRASES = frozenset({"token-quoted"})
"""Families whose members are told of in the menu where they are chosen."""
LONGEST, LONGEST_LEGEND, LONGEST_ABILITY = 900, 3_000, 87

every_title = pytest.mark.parametrize("title", bundles().values(), ids=lambda title: title.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def named(title: GameBundle) -> Iterator[str]:
    """The messages that give a piece, card, region … its name. Sides are people, not things."""
    families = set(type(title.words.phrases["en"]).FAMILIES) - ACTS  # type: ignore[attr-defined]
    if title.key != "journey":
        families -= {"seat-"}
    for page in (COGS / title.key).rglob("en.ftl"):
        for message in messages(page):
            if message not in PHRASES and any(message.startswith(family) for family in families):
                yield message


@every_title
def test_everything_that_has_a_name_is_explained(title: GameBundle) -> None:
    explained = {entry.key for entry in title.words.glossary("en")}

    assert set(named(title)) - explained == set()


@every_title
@every_language
def test_an_explanation_is_short_whole_and_says_more_than_the_name(
    title: GameBundle, language: Language
) -> None:
    for entry in title.words.glossary(language):
        assert entry.name
        assert len(entry.name) <= 90, entry
        assert 5 <= len(entry.text) <= LONGEST, entry
        assert entry.text != entry.name
        assert ".." not in entry.text, entry
        assert title.words.translator(language).has(f"glossary-{entry.kind}") or entry.kind == SIGN


@every_title
def test_both_languages_explain_the_same_each_thing_once(title: GameBundle) -> None:
    keys = [[entry.key for entry in title.words.glossary(language)] for language in LANGUAGES]

    assert keys[0] == keys[1]
    assert [key for key, count in Counter(keys[0]).items() if count > 1] == []


@every_title
@every_language
def test_every_picture_has_a_key(title: GameBundle, language: Language) -> None:
    game, board = title.game, title.board
    state = game.new(game.options())

    for viewer in (None, *game.facts.seats):
        seen = game.observe(state, viewer)
        for view in (*board.views(seen), *board.details(seen)):
            legend = title.words.legend(view, language)
            assert legend, view
            assert sum(len(entry.name) + len(entry.text) + 10 for entry in legend) <= LONGEST_LEGEND, view


@every_language
def test_a_figures_ability_fits_in_a_menu(language: Language) -> None:
    pages = COGS / "confrontation" / "strings" / "glossary" / f"{language}.ftl"
    say = bundles()["confrontation"].words.translator(language)

    for message in messages(pages):
        if message.startswith("ability-"):
            assert len(say(message)) <= LONGEST_ABILITY, message
