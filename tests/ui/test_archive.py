"""The archive as pages: what is looked for comes back from the ids of its buttons."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.sandbox.limits.components import check_components
from bot.store import ArchiveQuery, ArchiveRow, ResultRow
from bot.text import LANGUAGES, Language
from bot.ui.page import ComponentId, Kind, base36
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.archive.pages import (
    A_PAGE,
    archive_page,
    list_options,
    name_agreed,
    read_agreed,
    read_query,
    write_agreed,
    write_query,
)

PRESENTATION = Presentation(bundles())
ANN = 1_234_567_890_123_456_000


@pytest.mark.parametrize(
    "query",
    [
        ArchiveQuery(1),
        ArchiveQuery(1, ANN, "confrontation", "light", "won", "2026-03", 99_999, offset=9_990),
        ArchiveQuery(1, game="journey", ending="drawn"),
        ArchiveQuery(1, game="war", option=("rules", '"groteka"')),
        ArchiveQuery(1, game="confrontation", option=("rearrange", '"by_hand"'), tournament=7),
        ArchiveQuery(1, 2**63 - 1, "duel", "sauron", "lost", "1999-12", 100_000, tournament=2**31 - 1),
    ],
)
def test_what_is_looked_for_comes_back_from_the_id_of_a_button(query: ArchiveQuery) -> None:
    assert read_query(PRESENTATION, 1, write_query(query)) == query


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_game_can_be_looked_for_and_fits_a_button(language: Language) -> None:
    listed = [
        (key, *pair) for key, bundle in bundles().items() for pair in chain(*list_options(bundle, language))
    ]
    assert {key for key, _, _ in listed} == {*bundles()}
    for key, agreed, label in listed:
        option = read_agreed(bundles()[key].game, agreed)
        assert option is not None, agreed
        assert write_agreed(option) == agreed
        assert label == name_agreed(bundles()[key], option, language)
        seat = max(bundles()[key].game.facts.seats, key=len)
        longest = ArchiveQuery(
            *(1, 2**63 - 1, key, seat, "drawn", "2026-03", 100_000),
            offset=999_990,
            tournament=2**31 - 1,
            option=option,
        )
        payload = write_query(longest)
        for target in (ComponentId(Kind.ARCHIVE, payload=payload), ComponentId(Kind.NARROW, 0, 9, payload)):
            assert ComponentId.parse(str(target)) == target
        assert read_query(PRESENTATION, 1, payload) == longest


@pytest.mark.parametrize("wrong", ["", "rules", "rules=printed_elsewhere", "most_turns=3", "nothing=1", "=x"])
def test_what_no_game_has_agreed_on_is_none(wrong: str) -> None:
    assert read_agreed(bundles()["war"].game, wrong) is None


def test_a_button_of_an_earlier_version_leads_to_the_same_games() -> None:
    earlier, earliest = f"u{base36(ANN)}.war..won.2026-03.35.10.12.series=2", f"{ANN}.war..won...10."
    assert read_query(PRESENTATION, 1, earlier) == ArchiveQuery(
        *(1, ANN, "war", None, "won", "2026-03", 35), offset=10, tournament=12, option=("series", "2")
    )
    assert read_query(PRESENTATION, 1, earliest) == ArchiveQuery(1, ANN, "war", ending="won", offset=10)


@pytest.mark.parametrize("huge", [f"{2**63}.war...", f"{base36(2**63)},war,,,,,,", f"{'z' * 60},,,,,,,,"])
def test_a_number_the_database_has_not_is_left_out(huge: str) -> None:
    assert read_query(PRESENTATION, 1, huge).user is None


@pytest.mark.parametrize(
    "forged", ["u.war.light", "", "x.chess.light.killed..-1.-5", "7.war.west", "-1,war,west,x,,-z,*,,x=1"]
)
def test_what_is_not_there_is_left_out(forged: str) -> None:
    query = read_query(PRESENTATION, 1, forged)
    assert (query.seat, query.ending, query.entries, query.offset) == (None, None, 0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_keeps_discords_limits_and_says_when_there_is_another(language: Language) -> None:
    seats = bundles()["battle"].game.facts.seats
    at = "2026-03-01T12:00:00+00:00"
    archive_rows = [
        ArchiveRow(
            match,
            1400,
            tuple(
                ResultRow(match, match, 1, "battle", ANN + number, seat, 1, True, 0, at)
                for number, seat in enumerate(seats)
            ),
        )
        for match in range(A_PAGE + 1)
    ]
    query = ArchiveQuery(1, ANN, "battle", seats[0], "won", "2026-03", 9_999, offset=A_PAGE)

    def ids(rows: list[ArchiveRow]) -> str:
        layout = archive_page(PRESENTATION, query, rows, language).build([]).to_components()
        assert list(check_components(layout, v2=True)) == []
        return repr(layout)

    later = write_query(ArchiveQuery(1, ANN, "battle", seats[0], "won", "2026-03", 9_999, offset=2 * A_PAGE))
    assert later in ids(archive_rows)
    assert later not in ids(archive_rows[:-1])
    assert ids([])
