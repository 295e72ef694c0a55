"""What is asked in a whole game by the usual rules is introduced when it comes for the first time, or else
explained to who asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import Decision, Decisions, Record, replay
from bot.match.bundle import GameBundle
from bot.text import LANGUAGES, Language
from bot.ui.messages.explaining import what_page
from cogs import bundles
from tests.text.catalogues import ROOT, messages
from tests.ui.lines import lines_of
from tests.ui.test_limits import presentation, view

GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden"
MOD = "groteka"
LONGEST = 280
MOST_INTRODUCED = {"war": 12}
MOST_ELSEWHERE = 8
"""Introductions in a first game: more than that nobody reads."""
OF_ONE_SEAT = {
    ("confrontation", "light"): ("Frod", "Sam ", "Pippin", "Merry", "Boromir", "Gimli", "Legolas"),
    ("confrontation", "dark"): ("Balrog", "Warg", "Orc", "Ork", "Shelob", "Szeloba", "Saruman", "Nazg"),
    ("war", "free_peoples"): (
        "Companion",
        "Towarzysz",
        "Passive",
        "Pasywn",
        "Guide",
        "Przewodnik",
        "Fellowship",
    ),
    ("war", "shadow"): ("Nazg", "Minion", "Sługa", "Hunt Box", "polu polowania"),
}
"""What one seat alone has, as both languages call it."""
ABOUT_THE_OTHER = {
    ("confrontation", "setup", "dark"): "whom it must catch is Frodo",
    ("war", "nazgul", "shadow"): "the Nazgûl look for the Fellowship",
}
"""Tips that speak of what the other seat has because one's own choice is about it."""


def asked(bundle: GameBundle) -> Iterator[tuple[str, str]]:
    """The kinds of decisions in the golden games and whose they are.

    Those of the mod are left out: nobody begins with it.
    """
    for path in sorted((GOLDEN / bundle.key).glob("*.txt")):
        record = Record.parse(path.read_text("utf-8"))
        if MOD in path.stem:
            continue
        for played in replay(bundle.game, record):
            pending = bundle.game.pending(played.state)
            if isinstance(pending, Decisions):
                yield from ((decision.kind, decision.seat) for decision in pending.open)


def kinds(bundle: GameBundle) -> Iterator[str]:
    """The kinds of decisions in the golden games."""
    return (kind for kind, _ in asked(bundle))


def told_of(bundle: GameBundle, kind: str, seat: str, language: Language) -> str:
    """What is said of a kind of decision: once in a first game, or under *What is this?* alone."""
    say = bundle.words.translator(language)
    said = [key for key in (f"introduction-{kind}", f"explained-{kind}") if say.has(key)]
    assert len(said) == 1, (kind, said)
    return say(said[0], seat=seat)


def introduced(bundle: GameBundle) -> list[str]:
    """The messages with introductions in the catalogues of a game."""
    files = (ROOT / "cogs" / bundle.key / "strings").rglob("en.ftl")
    return [name for file in files for name in messages(file) if name.startswith("introduction-")]


@pytest.mark.parametrize("bundle", bundles().values(), ids=lambda title: str(title.key))
def test_a_first_game_introduces_no_more_than_somebody_reads(bundle: GameBundle) -> None:
    assert 0 < len(introduced(bundle)) <= MOST_INTRODUCED.get(bundle.key, MOST_ELSEWHERE)


@pytest.mark.parametrize("bundle", bundles().values(), ids=lambda title: str(title.key))
def test_every_kind_of_decision_is_introduced_or_explained_in_two_sentences(bundle: GameBundle) -> None:
    met = sorted(set(kinds(bundle)))
    for language in LANGUAGES:
        for kind in met:
            for seat in bundle.game.facts.seats:
                told = told_of(bundle, kind, seat, language)
                assert len(told) <= LONGEST
                assert 1 <= told.count(". ") + told.count("; ") + told.count(": ") <= 3, told


@pytest.mark.parametrize(("language", "home"), [("en", "safest at home"), ("pl", "najbezpieczniejsi w domu")])
def test_who_sets_up_is_told_what_their_own_side_is_to_do(language: Language, home: str) -> None:
    """Given the first game of The Confrontation, then Light alone is told to keep Frodo safe."""
    confrontation = bundles()["confrontation"]
    assert home in told_of(confrontation, "setup", "light", language)
    assert home not in told_of(confrontation, "setup", "dark", language)


@pytest.mark.parametrize("key", sorted({key for key, _ in OF_ONE_SEAT}))
def test_no_tip_speaks_to_one_side_of_what_the_other_alone_has(key: str) -> None:
    bundle, wrong = bundles()[key], []
    for kind, seat in sorted(set(asked(bundle))):
        if (key, kind, seat) in ABOUT_THE_OTHER:
            continue
        foreign = [
            word
            for (of, other), words in OF_ONE_SEAT.items()
            if of == key and other != seat
            for word in words
        ]
        for language in LANGUAGES:
            told = told_of(bundle, kind, seat, language)
            wrong += [f"{kind} to {seat}: {word}" for word in foreign if word in told]
    assert wrong == []


@pytest.mark.parametrize("bundle", bundles().values(), ids=lambda title: str(title.key))
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_what_this_is_is_told_again_what_they_are_to_decide(
    bundle: GameBundle, language: Language
) -> None:
    """So nothing is lost that a first game does not introduce."""
    for kind, seat in sorted(set(asked(bundle))):
        at_start = view(bundle, [], seat)
        waiting = (Decision(seat, kind, "1"),)
        seen = replace(at_start, observation=replace(at_start.observation, waiting=waiting))

        page = lines_of(what_page(presentation(bundle), seen, language))

        assert told_of(bundle, kind, seat, language) in page, kind
