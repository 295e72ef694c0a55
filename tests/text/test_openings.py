"""What games are begun with, of the golden games, in words."""

from __future__ import annotations

import re
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
    "war/the_free_peoples_resign": {
        "free_peoples": (
            "move_led_army",
            "first die – Move an Army with a Leader",
            "pierwsza kość – Przemieść Armię z Przywódcą",
        ),
        "shadow": ("move_armies", "first die – Move Armies", "pierwsza kość – Przemieść Armie"),
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
    for seat, (opening, english, polish) in TOLD[name].items():
        assert bundle.begun.find(game, seat) == opening
        assert bundle.begun.say(bundle.words.translator("en"), opening) == english
        assert bundle.begun.say(bundle.words.translator("pl"), opening) == polish


@pytest.mark.parametrize("name", ["two-fierce", "four-shared"])
def test_a_battle_begins_with_a_companion(name: str) -> None:
    bundle, game = bundles()["battle"], chronicle(f"battle/{name}")
    assert bundle.begun is not None
    for seat in game.seats:
        opening = bundle.begun.find(game, seat)
        assert opening is not None
        for language in LANGUAGES:
            assert bundle.begun.say(bundle.words.translator(language), opening)


LAID_DOWN = {
    "war/the_free_peoples_resign": r"^{seat} event \S+ (\S+)$",
    "war/the_groteka_mod": r"^{seat} event \S+ (\S+)$",
    "duel/conquest": r"^{seat} play (\S+)",
    "confrontation/frodo_falls": r"^{seat} play (\S+)$",
}
"""How records of games say that a card was chosen."""


@pytest.mark.parametrize("name", [*LAID_DOWN, "battle/four-shared"])
def test_the_cards_somebody_played_are_read_from_the_whole_record_and_have_names(name: str) -> None:
    bundle, game = bundles()[name.partition("/")[0]], chronicle(name)
    record = (GOLDEN / f"{name}.txt").read_text("utf-8")
    assert bundle.cards is not None
    assert name not in LAID_DOWN or any(_list_chosen(name, seat, record) for seat in game.seats)
    for seat in game.seats:
        cards = {*bundle.cards.find(game, seat)}
        for language in LANGUAGES:
            says = bundle.words.translator(language)
            names = [bundle.cards.say(says, card) for card in cards]
            assert all(names)
            told = {bundle.cards.say(says, chosen_card) for chosen_card in _list_chosen(name, seat, record)}
            assert told <= {*names}, "by another card of the same name"


def _list_chosen(name: str, seat: str, record: str) -> list[str]:
    pattern = LAID_DOWN.get(name)
    return re.findall(pattern.format(seat=seat), record, re.MULTILINE) if pattern is not None else []


def test_journey_begins_with_some_dice_of_the_first_roll() -> None:
    bundle, game = bundles()["journey"], chronicle("journey/first_arrival")
    assert bundle.begun is not None
    for seat in game.seats:
        opening = bundle.begun.find(game, seat)
        assert opening is not None
        assert 1 <= int(opening) <= 5
    says = [bundle.words.translator(language) for language in LANGUAGES]
    assert bundle.begun.say(says[0], "1") == "1 die kept from the first roll"
    assert bundle.begun.say(says[1], "2") == "z pierwszego rzutu 2 kości"
