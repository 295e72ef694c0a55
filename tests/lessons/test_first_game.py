"""Whatever is asked in a whole game by the usual rules is introduced when it comes for the first time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine import Decisions, Record, replay
from bot.match.bundle import GameBundle
from bot.text import LANGUAGES, Language
from cogs import bundles

GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden"
MOD = "groteka"
LONGEST = 280


def kinds(bundle: GameBundle) -> Iterator[str]:
    """The kinds of decisions in the golden games, those of the mod left out: nobody begins with it."""
    for path in sorted((GOLDEN / bundle.key).glob("*.txt")):
        record = Record.parse(path.read_text("utf-8"))
        if MOD in path.stem:
            continue
        for played in replay(bundle.game, record):
            pending = bundle.game.pending(played.state)
            if isinstance(pending, Decisions):
                yield from (each.kind for each in pending.open)


@pytest.mark.parametrize("bundle", bundles().values(), ids=lambda each: str(each.key))
def test_every_kind_of_decision_is_introduced_in_two_sentences(bundle: GameBundle) -> None:
    met = sorted(set(kinds(bundle)))
    for language in LANGUAGES:
        say = bundle.words.translator(language)
        for kind in met:
            assert say.has(f"introduction-{kind}"), kind
            for seat in bundle.game.facts.seats:
                told = say(f"introduction-{kind}", seat=seat)
                assert len(told) <= LONGEST
                assert 1 <= told.count(". ") + told.count("; ") + told.count(": ") <= 3, told


@pytest.mark.parametrize(("language", "home"), [("en", "safest at home"), ("pl", "najbezpieczniejsi w domu")])
def test_who_sets_up_is_told_what_their_own_side_is_to_do(language: Language, home: str) -> None:
    """Given the first game of The Confrontation, then Light alone is told to keep Frodo safe."""
    say = bundles()["confrontation"].words.translator(language)
    assert home in say("introduction-setup", seat="light")
    assert home not in say("introduction-setup", seat="dark")
