"""The pages on which components are looked at keep to Discord's limits, whatever they are called."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.match.component_files import ComponentFiles, ComponentSheet
from bot.match.settings import SettingsRepository
from bot.match.values import RefusedError
from bot.text import LANGUAGES, Language
from bot.ui.messages.rules import sheet_page, sheet_words_page
from bot.ui.presentation import Presentation
from cogs import bundles
from tests.battle.test_strange_names import strange_file
from tests.databases import open_sqlite
from tests.ui.test_limits import problems

every_language = pytest.mark.parametrize("language", LANGUAGES)


async def propose(place: Path) -> ComponentSheet:
    """A card file in which every name is as long as may be, and made of marks."""
    file = strange_file()
    for card in (*file["companions"], *file["enemies"]):
        card["name_en"] = card["name_pl"] = "*" * 28
    store = await open_sqlite(place / "pony.db")
    files = ComponentFiles(SettingsRepository(store), bundles(), {})
    sheet = await files.propose(1, "battle", json.dumps(file))
    await store.close()
    return sheet


@every_language
async def test_the_contact_sheet_and_its_words_fit(tmp_path: Path, language: Language) -> None:
    sheet, presentation = await propose(tmp_path), Presentation(bundles())

    assert problems(sheet_page(presentation, sheet, language)) == []
    pages = [sheet_words_page(presentation, sheet, number, language) for number in range(9)]

    assert [problem for page in pages for problem in problems(page)] == []
    texts = {page.digest for page in pages}
    assert 1 < len(texts) < 9, "the words need several pages, and beyond the last there is the last"


async def test_a_later_file_is_neither_used_nor_dropped_by_the_buttons_of_an_earlier_one(
    tmp_path: Path,
) -> None:
    store = await open_sqlite(tmp_path / "pony.db")
    files = ComponentFiles(SettingsRepository(store), bundles(), {})
    usual = bundles()["battle"].components
    assert usual is not None
    first = await files.propose(1, "battle", json.dumps(strange_file()))
    later = await files.propose(1, "battle", usual.printed.model_dump_json())

    with pytest.raises(RefusedError, match="refused-components-gone"):
        await files.use(1, "battle", first.code)
    await files.drop(1, "battle", first.code)

    assert (await files.use(1, "battle", later.code)).source == "guild"
    assert (await files.use(1, "battle", later.code)).source == "guild", "pressed twice"
    await store.close()
