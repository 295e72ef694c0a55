"""The numbers of a game that is over, of the golden games."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import Event, Record, replay
from bot.text import LANGUAGES, Language
from cogs import bundles

GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden"


def tally(path: Path, language: Language) -> tuple[str, ...]:
    """What is told of a recorded game."""
    record = Record.parse(path.read_text("utf-8"))
    bundle = bundles()[record.game]
    events: list[Event] = []
    for played in replay(bundle.game, record):
        state = played.state
        events += played.events
    seen = bundle.game.observe(state, None)
    return tuple(bundle.words.of(seen.options).tally(events, seen, language))


@pytest.mark.parametrize(
    "path", sorted(GOLDEN.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_every_game_is_told_in_some_numbers_short_enough_for_a_phone(path: Path) -> None:
    for language in LANGUAGES:
        told = tally(path, language)
        assert 1 <= len(told) <= 5, told
        assert all(len(line) <= 110 for line in told), told


TOLD = {
    "confrontation/frodo_falls": (
        "Turns: 6 · Battles: 3 · Fallen: Light 1, Dark 1 · Highest total in a battle: 10"
    ),
    "journey/one_arrives": (
        "Rounds: 7 · Rolls: 36 · Rings rolled: 27 (expected 18) · Nazgûl rolled: 19 (expected 18)"
    ),
    "battle/two-resigned": "Turns: 13 · Attacks won: 1 · Best attack: 1 (North) · Counterattacks: 0",
    "duel/six_races": (
        "Turns: 48 · Conflicts: 1, fallen on each side: 2 · Landmarks: Fellowship 0, Sauron 2 · "
        "Coins paid: Fellowship 11, Sauron 23"
    ),
    "war/every_ruling_the_other_way": (
        "Turns: 8 · Battles: 5 · Longest battle: Weather Hills, 3 rounds · "
        "Hits rolled: Free Peoples 4 (expected 3), Shadow 4 (expected 5) · "
        "Hunt tiles drawn: 1, Corruption 0"
    ),
}


@pytest.mark.parametrize("name", TOLD)
def test_the_numbers_are_those_of_the_game(name: str) -> None:
    assert " · ".join(tally(GOLDEN / f"{name}.txt", "en")) == TOLD[name]
