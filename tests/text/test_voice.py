"""Whoever reads is *you*, and everybody else is named (docs/voice.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.engine import Event, Seat, field_names
from bot.match.bundle import GameBundle
from bot.text import LANGUAGES, Language
from cogs import bundles
from tests.battle.words import every_event as of_battle
from tests.confrontation.test_text import every_event as of_confrontation
from tests.duel.words import every_event as of_duel
from tests.journey.test_text import every_event as of_journey
from tests.laws.seen import play
from tests.war.words.samples import SAMPLES

EVENTS: Mapping[str, Callable[[], Iterable[Event]]] = {
    "confrontation": of_confrontation,
    "journey": of_journey,
    "battle": of_battle,
    "duel": of_duel,
    "war": lambda: SAMPLES,
}
"""Every event of each game with whatever it may hold."""
YOU = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)
QUOTED = re.compile(r"\*[^*]+\*|“[^”]*”|„[^”]*”")
"""What is printed on a card, which has a title and speaks to whoever plays it."""
OF_THE_WORLD: Mapping[str, tuple[str, ...]] = {
    "confrontation": (),
    "journey": (),
    "battle": (),
    "duel": (),
    "war": ("Shadow Stronghold", "Twierdza Cienia"),
}
"""What is called like a side and is none: kinds of places on the map."""

SHAPES = frozenset(("why", "way", "reason", "new", "order", "how", "manner", "forced", "repeated", "tree"))
"""Fields that choose among sentences."""

AMISS: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(r"\b[Yy]ou (is|has|was|\w*[^\Ws]s)\b"),
    "pl": re.compile(r"\b[Tt]y (?!i\b|\w+sz\b)[^\W\d]|(?<=[^\W\d])(?<!sz)(?<!tylko)(?<!\bi)(?<!\ba) ty\b"),
}
"""*You* with the verb of a name: *you places*, *ty stawia*, *zaczyna ty*."""
SMALL = re.compile(r"\W*(you|your|ty)\b")
"""*You* as no sentence begins."""

every_game = pytest.mark.parametrize("bundle", bundles().values(), ids=lambda bundle: str(bundle.key))
in_both = pytest.mark.parametrize("language", LANGUAGES)


def own_names(bundle: GameBundle, seat: Seat, language: Language) -> re.Pattern[str]:
    """What the side of a seat is called, in any form, as a word of its own."""
    say: Any = bundle.words
    forms = {form for name, form in say.phrases[language].name(seat).items() if name != "number"}
    return re.compile(rf"\b({'|'.join(map(re.escape, forms))})\b", re.IGNORECASE)


def bare(bundle: GameBundle, line: str | None) -> str:
    """A line without what only looks like the name of a side, or like *you*."""
    told = QUOTED.sub("", line or "")
    for known in OF_THE_WORLD[bundle.key]:
        told = told.replace(known, "")
    return told


def played(bundle: GameBundle) -> Iterator[Event]:
    """What happens in a random game, as far as it takes."""
    for moment in islice(play(bundle.game, bundle.game.options(), Random(3)), 600):
        yield from moment.events


@every_game
@in_both
def test_in_ones_own_story_one_is_never_named_as_another_is(bundle: GameBundle, language: Language) -> None:
    for seat in bundle.game.facts.seats:
        called = own_names(bundle, seat, language)
        for event in (*EVENTS[bundle.key](), *played(bundle)):
            line = bundle.words.tell(event, seat, language)
            told = bare(bundle, line)
            assert not called.search(told), told
            assert not AMISS[language].search(told), told
            assert not SMALL.match(line or ""), line


@every_game
@in_both
def test_ones_own_board_in_words_calls_one_as_the_status_does(bundle: GameBundle, language: Language) -> None:
    for moment in islice(play(bundle.game, bundle.game.options(), Random(3)), 0, 120, 20):
        for seat in bundle.game.seats(moment.state):
            seen = bundle.game.observe(moment.state, seat)
            stands = bundle.words.status(seen, language).splitlines()[0]
            assert stands in bundle.words.describe(seen, language)


@every_game
def test_nobody_is_called_you_in_public_or_by_whoever_looks_back(bundle: GameBundle) -> None:
    named = bundle.words.naming_all()
    for event in (*EVENTS[bundle.key](), *played(bundle)):
        for viewer in (None, *bundle.game.facts.seats):
            told = bare(bundle, named.tell(event, viewer, "en"))
            assert not YOU.search(told), told
            assert viewer is not None or named.tell(event, None, "en") == bundle.words.tell(event, None, "en")


@every_game
@in_both
def test_what_one_is_told_of_oneself_is_as_reviewed(
    bundle: GameBundle, language: Language, snapshot: SnapshotAssertion
) -> None:
    chosen: dict[Any, str] = {}
    for event in EVENTS[bundle.key]():
        told_to_all = bundle.words.naming_all()
        for seat in bundle.game.facts.seats:
            line = bundle.words.tell(event, seat, language)
            if line is not None and line != told_to_all.tell(event, seat, language):
                fields = {name: getattr(event, name) for name in field_names(type(event))}
                roles = [name for name, value in fields.items() if value == seat]
                shape = [fields[name] for name in fields.keys() & SHAPES]
                chosen.setdefault((type(event), *roles, *sorted(map(str, shape))), line)
    assert list(chosen.values()) == snapshot
