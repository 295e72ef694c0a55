"""The page with everything a server has set."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.match.settings import GuildSettings, compare
from bot.sandbox.limits.components import check_components, walk
from bot.store import ActRow
from bot.text import LANGUAGES, Language
from bot.ui.page import Page
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.server.pages import (
    SETTINGS,
    all_settings_page,
    read_field,
    server_log_page,
    server_page,
)

PRESENTATION = Presentation(bundles())
NOT_SET_HERE = {"proposed", "board", "last_call", "checked"}
"""What stands in a server's settings without being one."""
CHANGED = GuildSettings(pace="week", most_tables=2, feats=False, channels=(5, 6), presets={"war": {}})
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(page: Page) -> str:
    parts = page.build(()).to_components()  # type: ignore[no-untyped-call]
    assert list(check_components(parts, v2=True)) == []
    return "\n".join(part["content"] for _, part in walk(parts) if "content" in part)


def test_every_setting_of_a_server_is_on_the_page() -> None:
    assert {setting.name for setting in SETTINGS} == {*GuildSettings.model_fields} - NOT_SET_HERE


@every_language
def test_all_are_told_by_subject_and_what_is_usual_stands_beside_what_is_not(language: Language) -> None:
    translator = PRESENTATION.translator(language)
    told = words(all_settings_page(PRESENTATION, CHANGED, language))
    for setting in SETTINGS:
        assert translator(f"server-{setting.name}") in told
        if setting.shape != "elsewhere":
            assert setting.say(translator, getattr(CHANGED, setting.name)) in told
    assert len(told) < 3900


@every_language
def test_what_is_as_usual_is_only_counted(language: Language) -> None:
    """Given the page of what matters."""
    changed = {"pace", "most_tables", "feats", "channels", "presets"}
    translator = PRESENTATION.translator(language)
    told = words(server_page(PRESENTATION, CHANGED, language))
    assert {
        setting.name for setting in SETTINGS if f"**{translator(f'server-{setting.name}')}**" in told
    } == changed
    assert translator("server-as-usual", count=len(SETTINGS) - len(changed)) in told
    assert translator("server-as-usual", count=len(SETTINGS)) in words(
        server_page(PRESENTATION, GuildSettings(), language)
    )


@pytest.mark.parametrize(
    "name", [form_setting.name for form_setting in SETTINGS if form_setting.shape == "choice"]
)
def test_each_choice_of_a_form_is_a_setting(name: str) -> None:
    setting = next(server_setting for server_setting in SETTINGS if server_setting.name == name)
    for value in setting.values:
        GuildSettings.model_validate({name: read_field(name, (value,))})


@every_language
def test_what_was_changed_is_told_in_the_same_words(language: Language) -> None:
    at = datetime(2026, 3, 1, tzinfo=UTC).isoformat()
    rows = compare(1, GuildSettings(), CHANGED, 7, at)
    assert {row.name for row in rows} == {"pace", "most_tables", "feats", "channels", "presets"}
    told = words(server_log_page(PRESENTATION, rows, (), language))
    assert PRESENTATION.translator(language)("pace-week") in told
    assert told.count("<@7>") == 5


@every_language
def test_what_was_changed_and_what_was_done_stand_in_one_list_the_latest_first(language: Language) -> None:
    at = [datetime(2026, 3, day, tzinfo=UTC).isoformat() for day in (1, 2, 3)]
    changes = [
        row
        for moment, by in ((at[2], 9), (at[0], 7))
        for row in compare(1, GuildSettings(), GuildSettings(most_tables=3), by, moment)
    ]
    done = (ActRow(1, at[1], 8, "closed", 5, None),)
    told = words(server_log_page(PRESENTATION, changes, done, language))
    assert [told.index(f"<@{user}>") for user in (9, 8, 7)] == sorted(
        told.index(f"<@{user}>") for user in (7, 8, 9)
    )
