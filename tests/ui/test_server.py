"""The page with everything a server has set."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.match.settings import GuildSettings, compare
from bot.sandbox.limits.components import check_components
from bot.store import ActRow
from bot.text import LANGUAGES, Language
from bot.ui.page import Page
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.server.pages import SETTINGS, find_setting, server_log_page, server_page, setting_page

PRESENTATION = Presentation(bundles())
NOT_SET_HERE = {"proposed", "board", "last_call", "checked"}
"""What stands in a server's settings without being one."""
CHANGED = GuildSettings(pace="week", most_tables=2, feats=False, channels=(5, 6), presets={"war": {}})
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(page: Page) -> str:
    parts = page.build(()).to_components()  # type: ignore[no-untyped-call]
    assert list(check_components(parts, v2=True)) == []
    return "\n".join(each["content"] for each in parts[0]["components"] if "content" in each)


def test_every_setting_of_a_server_is_on_the_page() -> None:
    assert {each.name for each in SETTINGS} == {*GuildSettings.model_fields} - NOT_SET_HERE


@every_language
def test_each_is_told_with_its_sentence_and_with_what_is_usual_where_it_differs(language: Language) -> None:
    translator = PRESENTATION.translator(language)
    told = words(server_page(PRESENTATION, CHANGED, language))
    for each in SETTINGS:
        assert translator(f"server-{each.name}.about") in told
        if each.shape != "elsewhere":
            assert each.say(translator, getattr(GuildSettings(), each.name)) in told
            assert each.say(translator, getattr(CHANGED, each.name)) in told
    assert translator("pace-week") in told
    assert len(told) < 3900


@every_language
def test_what_is_usual_stands_only_beside_what_is_not(language: Language) -> None:
    usual = {"en": "Default:", "pl": "Domyślnie:"}[language]
    changed = {"pace", "most_tables", "feats", "channels", "presets"}
    assert words(server_page(PRESENTATION, GuildSettings(), language)).count(usual) == 0
    assert words(server_page(PRESENTATION, CHANGED, language)).count(usual) == len(changed)


@every_language
@pytest.mark.parametrize("name", [each.name for each in SETTINGS if each.shape != "elsewhere"])
def test_each_has_a_menu_whose_choices_are_settings(name: str, language: Language) -> None:
    setting = find_setting(name)
    assert setting is not None
    assert words(setting_page(PRESENTATION, setting, CHANGED, language))
    for value in setting.values:
        GuildSettings.model_validate({name: setting.read(value)})


@every_language
def test_what_was_changed_is_told_in_the_same_words(language: Language) -> None:
    at = datetime(2026, 3, 1, tzinfo=UTC).isoformat()
    rows = compare(1, GuildSettings(), CHANGED, 7, at)
    assert {each.name for each in rows} == {"pace", "most_tables", "feats", "channels", "presets"}
    told = words(server_log_page(PRESENTATION, rows, (), language))
    assert PRESENTATION.translator(language)("pace-week") in told
    assert told.count("<@7>") == 5


@every_language
def test_what_was_changed_and_what_was_done_stand_in_one_list_the_latest_first(language: Language) -> None:
    at = [datetime(2026, 3, day, tzinfo=UTC).isoformat() for day in (1, 2, 3)]
    changes = [
        each
        for moment, by in ((at[2], 9), (at[0], 7))
        for each in compare(1, GuildSettings(), GuildSettings(most_tables=3), by, moment)
    ]
    done = (ActRow(1, at[1], 8, "closed", 5, None),)
    told = words(server_log_page(PRESENTATION, changes, done, language))
    assert [told.index(f"<@{user}>") for user in (9, 8, 7)] == sorted(
        told.index(f"<@{user}>") for user in (7, 8, 9)
    )
