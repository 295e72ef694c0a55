"""Profiles as pages: the picture and its words say the same, within Discord's limits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.match.rating import Standing
from bot.sandbox.limits.components import check_components
from bot.store import LongestRow, OpponentRow
from bot.text import LANGUAGES, Language
from bot.ui.page import Attachment, Page
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.profiles.pages import profile_page, versus_page
from cogs.inn.profiles.service import Profile, ProfileLine, RatingPoint, Versus, VersusLine

PRESENTATION = Presentation(bundles())
ANN, BEN = 812_345_678_901_234_567, 912_345_678_901_234_567
every_language = pytest.mark.parametrize("language", LANGUAGES)


def profile() -> Profile:
    """Of somebody who has played everything."""
    lines = []
    for key, bundle in bundles().items():
        sides = ("", *bundle.game.facts.seats) if bundle.game.facts.sided else ("",)
        for number, side in enumerate(sides):
            rating = Standing(ANN, 8, 4, 0, 1600 + number, 120, number == 2, "2026")
            lines.append(ProfileLine(key, side, 8 - number, 4, rating))
    start = datetime(2026, 3, 1, tzinfo=UTC)
    curve = tuple(RatingPoint(start + timedelta(days=n), 1500 + 7 * n, 250 - 3 * n) for n in range(40))
    rival, longest = OpponentRow(BEN, 12, 7), LongestRow(5, "war", 1412)
    return Profile(ANN, 40, 22, tuple(lines), "confrontation", curve, longest, rival, 3, 6)


def words(page: Page, attached: tuple[Attachment, ...] = ()) -> str:
    parts = page.build(attached).to_components()  # type: ignore[no-untyped-call]
    assert list(check_components(parts, v2=True)) == []
    return "\n".join(part["content"] for part in parts[0]["components"] if "content" in part)


@every_language
def test_the_words_and_the_alt_text_say_what_the_picture_shows(language: Language) -> None:
    page = profile_page(PRESENTATION, profile(), {ANN: "Ann", BEN: "Ben"}, language, reader=BEN)
    (picture,) = page.pictures
    told = words(page, (Attachment(f"attachment://{picture.stem}.jpg", picture.alt),))
    scene = picture.scene
    for row in scene.rows:  # type: ignore[attr-defined]
        assert row.name in told
        assert row.name in picture.alt
        assert row.rating in picture.alt
    for fact in scene.facts:  # type: ignore[attr-defined]
        assert fact in picture.alt
    assert "1773" in told
    assert f"<@{BEN}>" in told
    assert str(ANN) not in picture.alt + picture.stem


@every_language
def test_an_empty_profile_says_so_and_has_no_picture(language: Language) -> None:
    empty = Profile(ANN, 0, 0, (), None, (), None, None, 0, 0)
    page = profile_page(PRESENTATION, empty, {}, language, reader=ANN)
    assert page.pictures == ()
    assert PRESENTATION.translator(language)("profile-empty") in words(page)


@every_language
def test_head_to_head_adds_up(language: Language) -> None:
    lines = (VersusLine("confrontation", "light", 4, 3, 1), VersusLine("journey", "", 3, 1, 1))
    told = words(
        versus_page(PRESENTATION, Versus(ANN, BEN, lines, datetime(2026, 3, 1, tzinfo=UTC)), language)
    )
    assert "**3 : 1**" in told
    assert "**4 : 2**" in told
    assert PRESENTATION.translator(language)("versus-drawn", count=1) in told
    assert words(versus_page(PRESENTATION, Versus(ANN, BEN, (), None), language))
