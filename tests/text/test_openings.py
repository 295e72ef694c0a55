"""What games are begun with, of the golden games, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import Chronicle, Event, Outcome, Record, replay
from bot.text import LANGUAGES
from cogs import bundles

GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden"
TOLD = {
    "confrontation/frodo_reaches_mordor": {
        "light": ("frodo.shire", "Frodo in the Shire", "Frodo w Shire"),
        "dark": ("balrog.mirkwood", "Balrog in Mirkwood", "Balrog w Mrocznej Puszczy"),
    },
    "duel/six_races": {
        "fellowship": ("green", "first card ▲ Green", "pierwsza karta – ▲ Zielone"),
        "sauron": ("green", "first card ▲ Green", "pierwsza karta – ▲ Zielone"),
    },
}


def chronicle(name: str) -> Chronicle:
    record = Record.parse((GOLDEN / f"{name}.txt").read_text("utf-8"))
    game = bundles()[record.game].game
    events: list[Event] = []
    for played in replay(game, record):
        state = played.state
        events += played.events
    outcome = game.pending(state)
    assert isinstance(outcome, Outcome)
    return Chronicle(game.seats(state), outcome, tuple(events))


@pytest.mark.parametrize("name", TOLD)
def test_an_opening_is_read_from_the_whole_record(name: str) -> None:
    bundle, game = bundles()[name.partition("/")[0]], chronicle(name)
    assert bundle.begun is not None
    for seat, (found, english, polish) in TOLD[name].items():
        assert bundle.begun.find(game, seat) == found
        assert bundle.begun.say(bundle.words.translator("en"), found) == english
        assert bundle.begun.say(bundle.words.translator("pl"), found) == polish


@pytest.mark.parametrize("name", ["two-fierce", "four-shared"])
def test_a_battle_begins_with_a_companion(name: str) -> None:
    bundle, game = bundles()["battle"], chronicle(f"battle/{name}")
    assert bundle.begun is not None
    for seat in game.seats:
        opening = bundle.begun.find(game, seat)
        assert opening is not None
        for language in LANGUAGES:
            assert bundle.begun.say(bundle.words.translator(language), opening)
