"""Alphabetical order in each language."""

from __future__ import annotations

from bot.text import Language, collation


def ordered(names: str, language: Language) -> list[str]:
    return sorted(names.split(", "), key=lambda name: collation(name, language))


def test_polish_letters_have_places_of_their_own() -> None:
    names = (
        "Żelazne Wzgórza, Łąki, Zachodnia Puszcza, Lasy, Ćma, Dol Guldur, Czarna Brama, Ósma, Osiem, Źródło"
    )
    assert ordered(names, "pl") == [
        *("Czarna Brama", "Ćma", "Dol Guldur", "Lasy", "Łąki", "Osiem", "Ósma"),
        *("Zachodnia Puszcza", "Źródło", "Żelazne Wzgórza"),
    ]


def test_marks_a_language_does_not_know_change_nothing() -> None:
    assert ordered("Lossarnach, Lórien, Barad-dûr, Bree, barrow", "en") == [
        *("Barad-dûr", "barrow", "Bree", "Lórien", "Lossarnach")
    ]
    assert ordered("Rhûn, Rhosgobel, Rhudaur", "pl") == ["Rhosgobel", "Rhudaur", "Rhûn"]


def test_a_shorter_word_comes_first() -> None:
    assert ordered("Bree Hill, Breeland, Bree", "en") == ["Bree", "Bree Hill", "Breeland"]
