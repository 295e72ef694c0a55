"""The menus that narrow down the archive: what each offers, marks and takes away again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from bot.match.values import RefusedError
from bot.sandbox.limits.components import check_components, walk
from bot.store import ArchiveQuery
from bot.text import LANGUAGES, Language
from bot.ui.page import ComponentId, Kind
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.archive.pages import (
    ANY,
    LENGTHS,
    Menu,
    NarrowingMenu,
    choose,
    choose_player,
    list_options,
    narrowing_menus,
    narrowing_page,
    read_agreed,
    read_query,
    write_agreed,
)

PRESENTATION = Presentation(bundles())
ANN = 1_234_567_890_123_456_000
MONTHS = tuple(f"{year}-{month:02}" for year in (2026, 2025, 2024) for month in range(12, 0, -1))
EVERYTHING = ArchiveQuery(1)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def longest(key: str) -> Iterator[ArchiveQuery]:
    """All that can be chosen together, as large as it can be: once with each option of a game."""
    bundle = bundles()[key]
    seat = max(bundle.game.facts.seats, key=len) if bundle.game.facts.sided else None
    for written, _ in chain(*list_options(bundle, "en")):
        option = read_agreed(bundle.game, written)
        yield ArchiveQuery(
            *(1, 2**63 - 1, key, seat, "drawn", "2019-05", 99_999), tournament=2**31 - 1, option=option
        )


def parts(query: ArchiveQuery, total: int = 3, language: Language = "en") -> list[dict[str, Any]]:
    """The components of the page."""
    page = narrowing_page(PRESENTATION, query, MONTHS, total, language)
    built = page.build([]).to_components()  # type: ignore[no-untyped-call]
    assert [str(problem) for problem in check_components(built, v2=True)] == []
    return [part for _, part in walk(built)]


def marked(query: ArchiveQuery) -> dict[int, list[str]]:
    """The values chosen in each menu."""
    return {
        ComponentId.parse(part["custom_id"]).stamp: [
            line["value"] for line in part["options"] if line.get("default")
        ]
        for part in parts(query)
        if "options" in part
    }


def menus(query: ArchiveQuery) -> list[NarrowingMenu]:
    return narrowing_menus(PRESENTATION, query, MONTHS, "en")


def told(query: ArchiveQuery, total: int, language: Language) -> str:
    return next(part["content"] for part in parts(query, total, language) if "content" in part)


@every_language
@pytest.mark.parametrize("key", bundles())
def test_the_page_keeps_discords_limits_with_all_that_can_be_chosen(key: str, language: Language) -> None:
    for query in longest(key):
        page = parts(query, language=language)
        ids = [part["custom_id"] for part in page if "custom_id" in part]
        read = [read_query(PRESENTATION, 1, ComponentId.parse(custom_id).payload) for custom_id in ids]

        assert len(ids) == len({*ids})
        assert read.count(query) == len(menus(query)) + 2, "menus, that of people, and the way to the games"


def test_every_menu_marks_what_is_chosen_and_where_nothing_is() -> None:
    query = ArchiveQuery(
        *(1, ANN, "war", "shadow", "lost", "2026-03", 50), option=("mod_walls", '"every_round"')
    )

    assert marked(EVERYTHING) == {menu: [ANY] for menu in (2, 3, 4, 5)}
    assert marked(query) == {
        Menu.TITLE: ["war.shadow"],
        Menu.RESULT: ["lost"],
        Menu.MONTH: ["2026-03"],
        Menu.LENGTH: ["50"],
        Menu.AGREED: [],
        Menu.AGREED + 1: ["mod_walls=every_round"],
    }
    (people,) = (part for part in parts(query) if "default_values" in part)
    assert [int(default["id"]) for default in people["default_values"]] == [ANN]


def test_every_menu_takes_its_filter_away_and_no_other() -> None:
    query = ArchiveQuery(1, ANN, "duel", "sauron", "won", "2026-03", 50, option=("series", "2"))
    gone = {
        Menu.TITLE: {"game": None, "seat": None, "option": None},
        Menu.RESULT: {"ending": None},
        Menu.MONTH: {"month": None},
        Menu.LENGTH: {"entries": 0},
        Menu.AGREED: {"option": None},
        Menu.AGREED + 1: {"option": None},
    }
    kept = {name: getattr(query, name) for name in ArchiveQuery.__slots__}

    assert [menu.stamp for menu in menus(query)] == [*gone]
    for stamp, without in gone.items():
        assert choose(menus(query), stamp, ANY) == ArchiveQuery(**{**kept, **without})
    assert choose_player(query, []) == ArchiveQuery(**{**kept, "user": None})


@every_language
@pytest.mark.parametrize("key", bundles())
def test_every_option_of_a_game_can_be_chosen(key: str, language: Language) -> None:
    query = ArchiveQuery(1, game=key)
    offered = narrowing_menus(PRESENTATION, query, (), language)
    agreed = [offered_menu for offered_menu in offered if offered_menu.stamp >= Menu.AGREED]
    lines = [(line.value, line.label) for menu in agreed for line in menu.lines if line.value != ANY]

    assert lines == [*chain(*list_options(bundles()[key], language))]
    for menu in agreed:
        for line in menu.lines[1:]:
            assert line.query.option is not None
            assert write_agreed(line.query.option) == line.value
    options = [
        {value.partition("=")[0] for value in [line.value for line in menu.lines[1:]]} for menu in agreed
    ]
    assert sum(map(len, options)) == len(set.union(*options)), "an option stands in one menu with its values"
    sizes = [len(menu.lines) for menu in agreed]
    assert max(sizes) - min(sizes) <= 5, "menus of about the same length"


def test_another_game_takes_what_was_agreed_with_it_and_another_side_does_not() -> None:
    query = ArchiveQuery(1, game="war", seat="shadow", option=("rules", '"groteka"'))

    assert choose(menus(query), Menu.TITLE, "war.free_peoples").option == query.option
    assert choose(menus(query), Menu.TITLE, "war").option == query.option
    assert choose(menus(query), Menu.TITLE, "duel") == ArchiveQuery(1, game="duel")


def test_what_only_a_command_asks_for_has_a_line_of_its_own() -> None:
    query = ArchiveQuery(1, month="2019-05", entries=37)
    months, lengths = ([line.value for line in menus(query)[at].lines] for at in (2, 3))

    assert months == [ANY, *MONTHS[:23], "2019-05"]
    assert lengths == [ANY, "25", "37", *map(str, LENGTHS[1:])]
    assert [line.value for line in menus(EVERYTHING)[2].lines] == [ANY, *MONTHS[:24]]


@pytest.mark.parametrize(
    ("stamp", "value"),
    [
        *((Menu.TITLE, title) for title in ("chess", "war.light", "battle.north", "", "war.")),
        *((Menu.RESULT, result) for result in ("win", "wonlost")),
        *((Menu.MONTH, month) for month in ("2026-13", "1999-01", "2026-032026-02")),
        *((Menu.LENGTH, length) for length in ("0", "-25", "26", "9" * 40)),
        *((Menu.AGREED, option) for option in ("rules=groteka", "series=3", "x")),
        *((stamp, ANY) for stamp in (Menu.NONE, Menu.PLAYER, Menu.AGREED + 2, 77)),
    ],
)
def test_what_is_not_in_the_menu_is_refused(stamp: int, value: str) -> None:
    query = ArchiveQuery(1, ANN, "duel", "sauron")
    with pytest.raises(RefusedError, match="archive-no-choice"):
        choose(menus(query), stamp, value)


@pytest.mark.parametrize("values", [["x"], ["-5"], [str(2**63)], ["9" * 80], ["1", "2"], [""]])
def test_who_is_nobody_is_refused(values: list[str]) -> None:
    with pytest.raises(RefusedError, match="archive-no-choice"):
        choose_player(EVERYTHING, values)


@pytest.mark.parametrize(
    ("total", "english", "polish"),
    [
        (0, "No finished game fits.", "Żadna zakończona partia nie pasuje."),
        (1, "One game fits.", "Pasuje jedna partia."),
        (3, "3 games fit.", "Pasują 3 partie."),
        (10, "10 games fit.", "Pasuje 10 partii."),
        (11, "More than 10 games fit.", "Pasuje więcej niż 10 partii."),
    ],
)
def test_it_says_how_many_games_fit_and_leads_to_them(total: int, english: str, polish: str) -> None:
    query = ArchiveQuery(1, month="2026-03", entries=22)

    assert told(query, total, "en") == f"## 🔎 Narrow down\n-# March 2026 · at least 22 steps\n{english}"
    assert told(query, total, "pl").endswith(f"\n-# marzec 2026 · co najmniej 22 kroki\n{polish}")
    ways = {
        ComponentId.parse(part["custom_id"]).kind: part for part in parts(query, total) if "style" in part
    }
    assert bool(ways[Kind.ARCHIVE].get("disabled")) == (total == 0)


def test_clear_takes_everything_away_and_can_be_pressed_only_then() -> None:
    def clear(query: ArchiveQuery) -> dict[str, Any]:
        return next(part for part in parts(query) if part.get("label") == "Clear")

    wanted = ArchiveQuery(1, ANN, "war", tournament=5)
    target = ComponentId.parse(clear(wanted)["custom_id"])
    assert (target.kind, target.stamp) == (Kind.NARROW, Menu.NONE)
    assert read_query(PRESENTATION, 1, target.payload) == EVERYTHING
    assert not clear(wanted)["disabled"]
    assert clear(EVERYTHING)["disabled"]
