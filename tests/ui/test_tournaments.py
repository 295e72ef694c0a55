"""The message of a tournament: within Discord's limits however large, what must be read is always there."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.draw.standings import CrossScene
from bot.match.tournaments import rounds
from bot.match.tournaments.model import FORMATS, Format, Terms, Tournament, find_level, rank
from bot.match.values import RefusedError
from bot.sandbox.limits.components import check_components
from bot.text import LANGUAGES, GivenText, Language
from bot.ui.page import Page
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.tournaments.pages import (
    ENTER,
    LEAVE,
    TournamentForm,
    help_page,
    read_form,
    tournament_form,
    tournament_page,
    write_form,
)
from cogs.inn.tournaments.pictures import draw_tournament
from tests.match.tournaments.paper import at_random, decide, open_on_paper

PRESENTATION = Presentation(bundles())
FIRST = 1_234_567_890_123_456_000
"""As long as Discord's ids are."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def large(format_: Format, people: int, rounds_played: int) -> Tournament:
    """A tournament of so many, with rulings that are as long as they may be."""
    cup = open_on_paper(people, Terms(format=format_, rounds=9))
    cup = replace(
        cup,
        name=GivenText("W" * 60),
        game="confrontation",
        entrants=tuple(replace(each, user=FIRST + each.number) for each in cup.entrants),
        games=tuple(replace(each, channel=FIRST, match=1) for each in cup.games),
    )
    for _ in range(rounds_played):
        cup = decide(cup, at_random(Random(1)))
    games = [each for each in cup.games if each.round == cup.round and not each.is_bye][:7]
    for number, each in enumerate(games):
        cup = rounds.rule(cup, each, each.players[0], GivenText(f"reason-{number} " + "r" * 190))
    return cup


PRIMARY = 1


def tone_of(page: Page, what: str) -> int:
    """The style of a button."""
    components: Any = page.build([]).to_components()
    rows = [part["components"] for part in components[0]["components"] if part["type"] == 1]
    return next(part["style"] for row in rows for part in row if part["custom_id"].endswith(f":{what}"))  # type: ignore[no-any-return]


def texts(page: Page) -> str:
    components: Any = page.build([]).to_components()
    return "\n".join(part["content"] for part in components[0]["components"] if "content" in part)


@every_language
@pytest.mark.parametrize("format_", FORMATS)
def test_a_large_tournament_keeps_discords_limits_and_shows_what_was_ruled(
    language: Language, format_: Format
) -> None:
    # Pairing more by the Dutch system takes long; what is told of a round is bounded before that.
    cup = large(format_, 32 if format_ == "swiss" else 64, 1)
    page = tournament_page(PRESENTATION, cup, language, {})
    assert list(check_components(page.build([]).to_components(), v2=True)) == []  # type: ignore[no-untyped-call]
    assert "reason-6" in texts(page)
    assert len(page.pictures[0].alt) <= 1024


@every_language
def test_the_help_fits_one_message(language: Language) -> None:
    page = help_page(PRESENTATION.translator(language))
    assert list(check_components(page.build([]).to_components(), v2=True)) == []  # type: ignore[no-untyped-call]
    assert "Sonneborn-Berger" in texts(page)


def test_the_picture_says_in_words_what_it_shows() -> None:
    cup = replace(open_on_paper(4, Terms(rounds=1)), game="confrontation")
    cup = decide(cup, lambda _: (12, 0))
    alt = tournament_page(PRESENTATION, cup, "en", {1001: "Ann"}).pictures[0].alt
    assert "1. Ann: 1" in alt
    assert "Somebody: 0" in alt


def test_a_button_to_enter_is_there_as_long_as_somebody_may() -> None:
    cup = replace(open_on_paper(4, Terms(rounds=2)), game="confrontation")
    knock_out = replace(open_on_paper(4, Terms(format="knock-out")), game="confrontation")
    over = replace(cup, phase="over")
    offered = [
        {
            each
            for each in (ENTER, LEAVE)
            if f":{each}'" in str(tournament_page(PRESENTATION, shown, "en").build([]).to_components())
        }  # type: ignore[no-untyped-call]
        for shown in (cup, knock_out, over)
    ]
    assert offered == [{ENTER, LEAVE}, {LEAVE}, set()]


def test_nothing_is_said_of_places_before_a_game_was_decided_and_nobody_is_urged_to_come_late() -> None:
    """Given a cup whose first games are being played, then there are neither standings nor medals, and the
    button to enter is one of many; before it begins it is the one that counts."""
    cup = replace(open_on_paper(5, Terms(rounds=2)), game="confrontation")
    scene = draw_tournament(PRESENTATION.translator("en"), cup, {}, "")
    page = tournament_page(PRESENTATION, cup, "en")
    assert isinstance(scene, CrossScene)
    assert not scene.begun
    assert "Standings" not in texts(page)
    assert tone_of(page, ENTER) != PRIMARY
    entry = replace(cup, phase="entry", games=(), round=0)
    assert tone_of(tournament_page(PRESENTATION, entry, "en"), ENTER) == PRIMARY
    decided = decide(cup, lambda _: (12, 0))
    scene = draw_tournament(PRESENTATION.translator("en"), decided, {}, "")
    assert isinstance(scene, CrossScene)
    assert scene.begun
    assert "Standings" in texts(tournament_page(PRESENTATION, decided, "en"))


def test_tie_breaks_stand_beside_all_between_whom_they_decide_and_nobody_else() -> None:
    """Given a cup of twelve after three rounds, then whoever has as many points as others has tie-breaks, the
    last like the first; who has not, has none."""
    cup = replace(open_on_paper(12, Terms(rounds=4)), game="confrontation")
    first = decide(cup, lambda _: (12, 0))
    for _ in range(3):
        cup = decide(cup, at_random(Random(1)))
    lines = rank(cup)
    told = [line for line in texts(tournament_page(PRESENTATION, cup, "en")).splitlines() if "<@" in line]
    shown = {line.number for line, text in zip(lines, told, strict=False) if "Buchholz" in text}
    points = Counter(line.points for line in lines)
    assert shown == find_level(lines)
    assert all(points[line.points] > 1 for line in lines if line.number in shown)
    assert any(line.number in shown for line in lines[6:]), "not the first few alone"
    assert len(shown) < len(lines)
    after_one = texts(tournament_page(PRESENTATION, first, "en"))
    assert "Buchholz" not in after_one, "all who have won have met people with nothing"


@every_language
def test_the_form_of_a_new_tournament_keeps_discords_limits_whatever_is_chosen(language: Language) -> None:
    for game, format_ in product(PRESENTATION.games, FORMATS):
        form = TournamentForm(
            *(game, format_, 9, "today"), both_sides=True, hours=168, seats=4, role=FIRST, printed=True
        )
        assert read_form(PRESENTATION, write_form(form)) == form
        page = tournament_form(PRESENTATION, form, language)
        assert list(check_components(page.build([]).to_components(), v2=True)) == []  # type: ignore[no-untyped-call]


def test_a_form_of_an_earlier_version_is_read_with_what_was_usual_then() -> None:
    read = read_form(PRESENTATION, "duel.swiss.0.days.0.48")
    assert (read.seats, read.role, read.printed) == (2, None, False)


def test_in_a_swiss_of_three_at_a_table_it_is_agreed_and_elsewhere_it_is_two() -> None:
    swiss = TournamentForm("journey", "swiss", seats=3)
    assert [swiss.terms().seats, replace(swiss, format="groups").terms().seats] == [3, 2]


@pytest.mark.parametrize(
    "written",
    [
        "duel.swiss.0.days.0.48.5..0",
        "duel.swiss.0.days.0.48.2.x.0",
        "chess.swiss.0.days.0.48",
        "duel.swiss.99.days.0.48",
        "duel",
        "....",
    ],
)
def test_what_cannot_be_chosen_for_a_tournament_is_refused(written: str) -> None:
    with pytest.raises(RefusedError):
        read_form(PRESENTATION, written)
