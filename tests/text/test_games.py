"""What the texts of every game keep: options, the names of commands, the rules for players."""

from __future__ import annotations

import re
from itertools import islice
from random import Random
from typing import get_args

import pytest

from bot.match.bundle import GameBundle
from bot.match.lobby import options_to_offer
from bot.text import LANGUAGES, Item, Language
from cogs import bundles
from tests.laws.seen import play

LABEL, DETAIL, NAME, CHAPTER = 60, 100, 32, 3500
FEWEST, MOST = 6, 50
"""Chapters of a rules page."""
CITED = re.compile(r"\b(?:[ABGW]\d+|\d+\.\d+)\b")

in_both = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("bundle", bundles().values(), ids=lambda bundle: str(bundle.key))


def headings(bundle: GameBundle, language: Language) -> list[Item]:
    return [bundle.words.option(name, None, language) for name in options_to_offer(bundle.game.options)]


def values(bundle: GameBundle, language: Language) -> list[Item]:
    items = []
    for name in options_to_offer(bundle.game.options):
        kind = bundle.game.options.model_fields[name].annotation
        texts = ("True", "False") if kind is bool else get_args(kind)
        items += [bundle.words.option(name, str(text), language) for text in texts]
    return items


@in_both
@of_every_game
def test_every_option_and_each_of_its_values_has_a_label_and_says_what_it_changes(
    bundle: GameBundle, language: Language
) -> None:
    labels = [item.label for item in values(bundle, language)]
    for item in (*headings(bundle, language), *values(bundle, language)):
        assert 0 < len(item.label) <= LABEL, item
        assert 0 < len(item.detail) <= DETAIL, item
    assert len(set(labels)) == len(labels)


@in_both
@of_every_game
def test_no_option_is_offered_by_a_number_alone(bundle: GameBundle, language: Language) -> None:
    """A player reads a name: words are left of every label when numbers and rule numbers are taken away."""
    for item in (*headings(bundle, language), *values(bundle, language)):
        named = re.findall(r"[^\W\d_]{3,}", CITED.sub("", item.label))
        assert named, item


@in_both
@of_every_game
def test_every_option_cites_the_rule_it_changes(bundle: GameBundle, language: Language) -> None:
    for item in headings(bundle, language):
        assert re.search(r"\([^()]*\d[^()]*\)$", item.detail), item


@in_both
@of_every_game
def test_options_and_the_command_have_names_of_their_own(bundle: GameBundle, language: Language) -> None:
    items = headings(bundle, language)
    assert len({item.label for item in items}) == len(items)
    assert all(len(item.detail) <= DETAIL for item in items)
    assert len(bundle.words.translator(language)("command")) <= NAME
    assert len(bundle.words.translator(language)("command.description")) <= DETAIL


@in_both
@of_every_game
def test_nothing_is_said_of_options_that_are_as_usual(bundle: GameBundle, language: Language) -> None:
    assert bundle.words.options(bundle.game.options(), language) == ""


@in_both
@of_every_game
def test_the_chapters_of_the_rules_fit_a_message(bundle: GameBundle, language: Language) -> None:
    chapters = bundle.words.rules(language)
    assert FEWEST <= len(chapters) <= MOST
    for chapter in chapters:
        assert 0 < len(chapter.body) <= CHAPTER, chapter.key
        assert 0 < len(chapter.title) <= LABEL, chapter.key


@of_every_game
def test_the_chapters_of_both_languages_cite_the_same_rules(bundle: GameBundle) -> None:
    english, polish = bundle.words.rules("en"), bundle.words.rules("pl")
    assert [chapter.key for chapter in english] == [chapter.key for chapter in polish]
    for one, other in zip(english, polish, strict=True):
        assert set(CITED.findall(one.body)) == set(CITED.findall(other.body)), one.key


@in_both
@of_every_game
def test_every_picture_there_is_has_a_name(bundle: GameBundle, language: Language) -> None:
    """Given moments all through a game, then each picture of each viewer, details too, has a name."""
    for moment in islice(play(bundle.game, bundle.game.options(), Random(1)), 0, 400, 50):
        for viewer in (None, *bundle.game.seats(moment.state)):
            seen = bundle.game.observe(moment.state, viewer)
            for view in (*bundle.board.views(seen), *bundle.board.details(seen)):
                assert 0 < len(bundle.words.view(view, language)) <= LABEL
