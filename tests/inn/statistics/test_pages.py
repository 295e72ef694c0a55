"""The page of what a server has played: within Discord's limits, the same in words, legible on a phone."""

from __future__ import annotations

import csv
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path

import pytest

from bot.draw.standings import BOARD
from bot.match.matches import MatchService
from bot.sandbox.limits.components import check_components
from bot.store import PairRow
from bot.text import LANGUAGES, Language
from bot.ui.page import Attachment
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.duel.components import CARDS as DUEL
from cogs.inn.statistics.model import Line, Share, Statistics
from cogs.inn.statistics.pages import statistics_page, write_table
from cogs.inn.statistics.service import ServerStatistics
from tests.databases import open_sqlite
from tests.draw.listening import flaws_of, following
from tests.inn.statistics.played import play_much

PRESENTATION = Presentation(bundles())
PEOPLE = [1_234_567_890_123_456_000 + number for number in range(5)]
GUILD = 77
every_language = pytest.mark.parametrize("language", LANGUAGES)
OPENINGS = {
    "battle": ("frodo", "sam"),
    "confrontation": ("frodo.shire",),
    "duel": ("green", "blue"),
    "journey": ("1", "2"),
    "war": ("recruit", "draw_strategy"),
}
CARDS = {
    "battle": ("frodo", "gandalf", "sam"),
    "confrontation": ("l1", "l_magic", "d_eye"),
    "duel": tuple(DUEL)[:4],
    "journey": (),
    "war": ("fp_char_01", "fp_char_02"),
}


@pytest.fixture
async def statistics(tmp_path: Path) -> AsyncIterator[ServerStatistics]:
    """A server on which all titles have been played, Journey only a little."""
    store = await open_sqlite(tmp_path / "pony.db")
    for number, (key, bundle) in enumerate(bundles().items()):
        games = 7 if key == "journey" else 60 + number
        await play_much(store, bundle, GUILD, 5, PEOPLE, games, OPENINGS[key], CARDS[key])
    yield ServerStatistics(MatchService(store, bundles()))
    await store.close()


def parts_of(statistics: Statistics, language: Language, *, hanging: bool = False) -> list[dict[str, object]]:
    page = statistics_page(
        PRESENTATION, statistics, language, linked=True, public=False, manages=True
    )  # fmt: skip
    attached = [Attachment(f"attachment://{picture.stem}.jpg", picture.alt) for picture in page.pictures]
    layout = page.build(attached if hanging else [])
    return layout.to_components()


def told_on(statistics: Statistics, language: Language) -> str:
    (container,) = parts_of(statistics, language)
    return "\n".join(part["content"] for part in container["components"] if "content" in part)  # type: ignore[attr-defined,index]


@every_language
async def test_every_page_keeps_discords_limits_and_its_picture_says_no_more_than_its_words(
    statistics: ServerStatistics, language: Language
) -> None:
    for game in (None, *bundles()):
        figures = await statistics.of(GUILD, game)
        assert list(check_components(parts_of(figures, language, hanging=True), v2=True)) == []
        page = statistics_page(PRESENTATION, figures, language, linked=True, public=False, manages=True)
        (picture,) = page.pictures
        told = told_on(figures, language).replace("**", "")
        _, _, *lines = picture.alt.split("\n")
        assert lines
        assert all(line in told for line in lines)


@every_language
async def test_pictures_can_be_read_on_a_phone(statistics: ServerStatistics, language: Language) -> None:
    flaws: list[str] = []
    with following():
        for game in (None, *bundles()):
            figures = await statistics.of(GUILD, game)
            page = statistics_page(PRESENTATION, figures, language, linked=True, public=False, manages=True)
            scene = page.pictures[0].scene
            for theme in ("parchment", "night"):
                painted = BOARD.painters()[type(scene)](scene, theme, 1.0)
                flaws += [f"{game} {theme}: {flaw}" for flaw in flaws_of(painted)]
    assert flaws == []


def test_fewer_than_ten_games_are_told_as_too_few_and_give_no_share() -> None:
    sides = (Line("fellowship", "", Share(9, 6)), Line("sauron", "", Share(10, 4)))
    figures = Statistics("duel", (("duel", 9),), (("2026-03", 9),), sides)
    told = told_on(figures, "en")
    assert "Fellowship: 9 games, too few to say how often it wins" in told
    assert "Sauron: **40%** won (17 to 69%), 10 games" in told
    assert "67%" not in told


def test_where_nothing_has_been_played_it_says_so() -> None:
    assert "Nothing to count yet" in told_on(Statistics(None, (), ()), "en")
    assert statistics_page(
        PRESENTATION, Statistics("war", (), ()), "pl", linked=True, public=True, manages=False
    ).pictures == ()  # fmt: skip


@every_language
async def test_the_table_has_every_figure_a_line_of_ten_cells(
    statistics: ServerStatistics, language: Language
) -> None:
    all_figures = [await statistics.of(GUILD, game) for game in (None, *bundles())]
    table = list(csv.reader(StringIO(write_table(PRESENTATION, all_figures, {}, language))))
    assert {len(line) for line in table} == {10}
    assert len({line[0] for line in table[1:]}) == 8
    games = sum(int(line[4]) for line in table if line[0] in ("month", "miesiąc"))
    assert games == all_figures[0].played
    assert sum(line[6] == "" for line in table if line[0] in ("side", "strona")) == 0


def test_no_cell_of_the_table_is_a_formula() -> None:
    figures = Statistics(None, (), (), pairs=(PairRow(1, 2, 30),))
    names = {1: '=HYPERLINK("x")', 2: "Ann, of Bree"}
    _, line = csv.reader(StringIO(write_table(PRESENTATION, [figures], names, "en")))
    assert line[3] == '\'=HYPERLINK("x") – Ann, of Bree'
