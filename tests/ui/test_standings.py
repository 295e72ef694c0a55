"""Leaderboards as pages: within Discord's limits, a hundred to each, one's own line always."""

from __future__ import annotations

import pytest

from bot.match.rating import Ladder, Standing, Standings
from bot.sandbox.limits.components import check_components
from bot.text import LANGUAGES, Language
from bot.ui.page import Attachment
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.standings.pages import read_ladder, standings_page, write_ladder

PRESENTATION = Presentation(bundles())
FIRST = 1_234_567_890_123_456_000
"""As long as Discord's ids are."""
MANY = tuple(
    Standing(FIRST + place, 40, 20, 99, 1800 - place, 90, place > 180, "2026") for place in range(250)
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def standings(*lines: Standing, game: str | None = "confrontation", active: bool = False) -> Standings:
    return Standings(Ladder(game, "", 8107, active), lines, (8107, 8106), "quarter")


def texts(page: object) -> str:
    layout = page.build([])  # type: ignore[attr-defined]
    return "\n".join(
        part["content"]
        for container in layout.to_components()
        for part in container["components"]
        if "content" in part
    )


@every_language
@pytest.mark.parametrize("number", [0, 1, 2, 9])
def test_each_page_keeps_discords_limits_and_has_a_hundred_people(language: Language, number: int) -> None:
    page = standings_page(PRESENTATION, standings(*MANY), number, language, FIRST + 249)
    layout = page.build([])
    assert list(check_components(layout.to_components(), v2=True)) == []
    shown = [standing for standing in MANY if f"<@{standing.user}>" in texts(page)]
    assert len(shown) == (50 if number >= 2 else 101)
    assert shown[-1].user == FIRST + 249, "one's own line, at the end or on its page"


def test_what_is_provisional_says_so_in_words_and_in_the_picture() -> None:
    settled, provisional = MANY[0], MANY[200]
    page = standings_page(PRESENTATION, standings(settled, provisional), 0, "en", None, {FIRST: "Ann"})
    assert "**1800** ±90" in texts(page)
    assert "**1600?** ±90" in texts(page)
    assert "1. Ann: 1800, 40 games, 20 won" in page.pictures[0].alt
    assert "2. Somebody: 1600?, 40 games" in page.pictures[0].alt


def test_a_picture_for_everybody_is_the_same_whoever_asked() -> None:
    names = {standing.user: "Ann" for standing in MANY}
    first, second = (
        standings_page(PRESENTATION, standings(*MANY), 0, "pl", None, names).pictures for _ in range(2)
    )
    assert first == second
    (picture,) = first
    attached = [Attachment(f"attachment://{picture.stem}.jpg", picture.alt)]
    page = standings_page(PRESENTATION, standings(*MANY), 0, "pl", None, names)
    assert list(check_components(page.build(attached).to_components(), v2=True)) == []


@pytest.mark.parametrize(
    "ladder", [Ladder(), Ladder("war"), Ladder("war", "shadow", 2026, active=True), Ladder(season=0)]
)
def test_a_leaderboard_comes_back_from_the_id_of_its_button(ladder: Ladder) -> None:
    assert read_ladder(PRESENTATION, write_ladder(ladder, 3)) == (ladder, 3)


@pytest.mark.parametrize("forged", ["", "chess", "war.north", "journey.frodo.x.y.z", "war....-1"])
def test_what_is_not_there_is_left_out(forged: str) -> None:
    ladder, page = read_ladder(PRESENTATION, forged)
    assert (ladder.side, ladder.season, page) == ("", None, 0)
