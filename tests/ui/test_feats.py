"""Feats as words: of every game, in both languages, within Discord's limits."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.match.archive import Deed
from bot.sandbox.limits.components import check_components
from bot.text import LANGUAGES, Language
from bot.ui.messages.table import name_feat
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.profiles.pages import feats_page

PRESENTATION = Presentation(bundles())
ANN = 812_345_678_901_234_567


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bundles())
def test_a_page_tells_what_was_done_and_what_is_left_to_do(game: str, language: Language) -> None:
    feats = bundles()[game].feats
    assert 8 <= len(feats) <= 14
    deeds = [Deed(game, feat.key, datetime(2026, 3, 1, tzinfo=UTC), n) for n, feat in enumerate(feats[1:], 1)]
    page = feats_page(PRESENTATION, ANN, deeds, game, language)
    parts = page.build(()).to_components()  # type: ignore[no-untyped-call]
    assert list(check_components(parts, v2=True)) == []
    told = "\n".join(component["content"] for component in parts[0]["components"] if "content" in component)
    for feat in feats:
        assert name_feat(bundles()[game], feat.key, language)["about"] in told
    assert told.count("✅") == len(feats) - 1
    assert told.count("⬜") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_feats_of_a_game_are_called_alike(language: Language) -> None:
    for bundle in bundles().values():
        told = [name_feat(bundle, feat.key, language)["feat"] for feat in bundle.feats]
        assert len({*told}) == len(told)
