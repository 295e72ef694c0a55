"""Commands that have other names now are found by their old ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.text import LANGUAGES, Language
from bot.ui.former_names import find_by_former_name, find_former, find_former_action, list_former
from bot.ui.messages.ways import list_actions
from bot.ui.presentation import Presentation
from cogs import bundles
from tests.ui.test_commands import TREE, leaves, make_payload

BEFORE = Path(__file__).with_name("former_commands.txt").read_text("utf-8").splitlines()
"""Every command there was, in both languages, before they became few."""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The commands there are."""
    return set(dict(leaves(make_payload(tmp_path_factory.mktemp("former")))))


@pytest.mark.parametrize("line", BEFORE)
def test_every_command_there_was_is_there_or_leads_to_one_that_is(line: str, there: set[str]) -> None:
    english, polish = line.split(" | ")
    former = find_former(english)

    if former is None:
        assert f"/{english}" in TREE
    else:
        assert former.tell_old("pl") == f"/{polish}"
        assert f"/{former.now.replace('/', ' ')}" in there


def test_an_old_name_leads_to_an_action_there_is() -> None:
    keys = {action.key for action in list_actions()}
    given = [former.given.partition(":") for former in list_former() if former.given]

    assert {value for option, _, value in given if option == "action"} <= keys
    assert find_former_action("again") == find_former_action("ponownie") == "rematch"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_told_as_it_is_typed_now(language: Language) -> None:
    presentation: Any = Presentation(bundles())
    say = presentation.translator(language)

    told = {former.en: former.tell(say, presentation.games) for former in list_former()}

    assert told["table/undo"] == {"en": "`/table action:Take back`", "pl": "`/stół co:Cofnij`"}[language]
    assert (
        told["table/text"]
        == {"en": "`/look at:Board in words`", "pl": "`/pokaż co:Plansza słowami`"}[language]
    )
    assert told["war/battle"] == {"en": "`/war start`", "pl": "`/wojna nowa`"}[language]


@pytest.mark.parametrize(
    ("typed", "language", "name"),
    [("undo", "en", "table/undo"), ("/table undo", "en", "table/undo"), ("cofnij", "pl", "table/undo")],
)
def test_it_is_found_by_its_old_name(typed: str, language: Language, name: str) -> None:
    assert name in [former.en for former in find_by_former_name(typed, language)]
    assert find_by_former_name("", language) == []
