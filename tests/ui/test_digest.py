"""A server's week as a message: some lines of each kind, and how many more there are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.sandbox.limits.components import check_components
from bot.store import ArchiveRow, FeatRow, ResultRow
from bot.text import LANGUAGES, Language
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.daily.service import Solver
from cogs.inn.digest.pages import MOST_TOLD, digest_page
from cogs.inn.digest.service import Climb, Digest, Upset

PRESENTATION = Presentation(bundles())
ANN, BEN = 812_345_678_901_234_567, 812_345_678_901_234_568
MONDAY = datetime(2026, 3, 2, tzinfo=UTC)
AT = (MONDAY + timedelta(days=2)).isoformat()


def game(match: int) -> ArchiveRow:
    """A game Ann has won."""
    rows = [
        ResultRow(match, match, 1, "duel", user, f"s{place}", place, place == 1, 0, AT, number=match)
        for place, user in enumerate((ANN, BEN), start=1)
    ]
    return ArchiveRow(match, 10, tuple(rows))


def week(count: int) -> Digest:
    """A week in which so many of everything happened."""
    numbers = range(1, count + 1)
    feat = bundles()["duel"].feats[0].key
    return Digest(
        *(MONDAY, MONDAY + timedelta(days=7)),
        games=tuple(map(game, numbers)),
        best=1,
        upsets=tuple(Upset(number, "duel", ANN, BEN, 60 + number) for number in numbers),
        feats=tuple(FeatRow(number, "s1", feat, ANN, 1, "duel", AT) for number in numbers),
        climbs=tuple(Climb(ANN, "duel", number) for number in numbers),
        open=(),
        positions=count,
        solvers=tuple(Solver(ANN, number) for number in reversed(numbers)),
    )


def told(digest: Digest, language: Language) -> list[str]:
    """The chapters of its message."""
    parts = digest_page(PRESENTATION, digest, None, (), language).build(()).to_components()  # type: ignore[no-untyped-call]
    assert list(check_components(parts, v2=True)) == []
    return [component["content"] for component in parts[0]["components"] if "content" in component][1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_each_kind_a_few_are_told_and_how_many_more_there_are(language: Language) -> None:
    more = {"en": "-# … and 3 more", "pl": "-# … i jeszcze 3"}[language]
    chapters = told(week(MOST_TOLD + 3), language)
    assert len(chapters) == 5
    for chapter in chapters:
        assert chapter.count("\n- ") == MOST_TOLD
        assert chapter.splitlines()[-1] == more


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_are_told_nothing_more_is_spoken_of(language: Language) -> None:
    assert not any("…" in chapter for chapter in told(week(MOST_TOLD), language))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["### Positions of the day", f"- <@{ANN}> solved 2 of 2", f"- <@{ANN}> solved 1 of 2"]),
        ("pl", ["### Pozycje dnia", f"- <@{ANN}> – rozwiązane: 2 z 2", f"- <@{ANN}> – rozwiązane: 1 z 2"]),
    ],
)
def test_whoever_solves_is_told_with_how_many_there_were(language: Language, lines: list[str]) -> None:
    assert told(week(2), language)[-1].splitlines() == lines


def test_an_upset_says_who_was_rated_higher() -> None:
    _, upsets, *_ = told(week(1), "en")
    assert (
        upsets.splitlines()[1] == f"- <@{ANN}> beat <@{BEN}>, rated 61 points higher (Duel for Middle-earth)"
    )
