"""Names in sentences: their forms, lists of them, and ids nothing has."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from bot.text import Catalogue, MissingMessageError
from bot.text.catalogue import LABEL, Phrasebook

STRINGS = """
seat-west = Zachód
    .gen = Zachodu
    .nom = zachód
    .start = Zachód
    .number = one
seat-east = Wschód
    .gen = Wschodu
    .nom = wschód
    .start = Wschód
    .number = one
card-east = Karta ze Wschodu
card-axe = Topór
    .gen = topora
turn = Kolej { $seat-gen } ({ $count }).
"""


class Few(Phrasebook):
    """Seats and cards have names."""

    FORMS: ClassVar = ("nom", "start", "gen", "number")
    FAMILIES: ClassVar = ("seat-", "card-")


@pytest.fixture
def say(tmp_path: Path) -> Few:
    (tmp_path / "pl.ftl").write_text(STRINGS)
    return Few(Catalogue(tmp_path)["pl"])


def test_a_name_brings_its_forms_into_a_sentence(say: Few) -> None:
    assert say("turn", seat=say.name("west"), count=2) == "Kolej Zachodu (2)."


def test_names_put_together_are_told_by_their_words(say: Few) -> None:
    for several, gen in ((["west", "east"], "Zachodu i Wschodu"), (["axe", "west"], "topora i Zachodu")):
        for _ in range(2):
            assert say("turn", seat=say.several(several), count=2) == f"Kolej {gen} (2)."


def test_an_id_in_two_families_means_the_first_and_a_message_is_asked_for_by_itself(say: Few) -> None:
    assert say.label("east") == "Wschód"
    assert say.forms("card-east") == {LABEL: "Karta ze Wschodu"}


def test_a_list_has_the_forms_all_its_names_have_and_begins_with_one_capital(say: Few) -> None:
    assert say.several(["west", "east"]) == {
        LABEL: "Zachód i Wschód",
        "gen": "Zachodu i Wschodu",
        "nom": "zachód i wschód",
        "start": "Zachód i wschód",
        "number": "many",
    }
    assert say.several(["axe", "west"])["gen"] == "topora i Zachodu"
    assert "nom" not in say.several(["axe", "west"])


def test_a_list_of_one_is_that_name_and_one_of_none_has_no_forms(say: Few) -> None:
    assert say.several(["west"]) == say.name("west")
    assert say.several([]) == {}


@pytest.mark.parametrize("unknown", ["north", "seat-west", "", "a b"])
def test_what_nothing_is_called_is_an_error(say: Few, unknown: str) -> None:
    assert not say.names(unknown)
    with pytest.raises(KeyError):
        say.name(unknown)


def test_a_message_there_is_not_is_an_error(say: Few) -> None:
    with pytest.raises(MissingMessageError):
        say.forms("card-sword")
