"""The table and the lobby: what is said once, and what catches the eye."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from bot.engine import Decision, Options, PlayedItself
from bot.match.match import Table, find_free
from bot.match.views import View
from bot.text import LANGUAGES
from bot.ui.layout import mention
from bot.ui.messages.explaining import what_page
from bot.ui.messages.lobby import house_rules_page, lobby_page
from bot.ui.messages.panel import panel_page
from bot.ui.messages.reading import log_page, more_page
from bot.ui.messages.table import table_page
from bot.ui.page import ComponentId, Kind, Page
from bot.ui.presentation import fold
from cogs import bundles
from tests.confrontation.test_climax import BATTLE
from tests.match.told import since
from tests.ui.test_limits import every_language, presentation, view

CONFRONTATION = bundles()["confrontation"]
PRIMARY = 1


def texts(page: Page) -> str:
    """Everything a page says, line by line."""
    return "\n".join(str(part["content"]) for part in _parts(page) if part["type"] == 10)


def _parts(page: Page) -> list[dict[str, Any]]:
    (container,) = page.build([]).to_components()  # type: ignore[no-untyped-call]
    return list(container["components"])


def _button(page: Page, press: ComponentId) -> dict[str, Any]:
    rows = [part["components"] for part in _parts(page) if part["type"] == 1]
    (button,) = [component for row in rows for component in row if component.get("custom_id") == str(press)]
    return dict(button)


@every_language
async def test_how_it_ended_is_said_once(language: Any) -> None:
    game, words = CONFRONTATION.game, CONFRONTATION.words
    step = game.resign(game.new(game.options()), "light")
    told = tuple(step.events)
    for seat, show in ((None, table_page), ("dark", panel_page)):
        seen = game.observe(step.state, seat)
        over = replace(view(CONFRONTATION, [], seat), observation=seen, since=since(told))

        said = texts(show(presentation(CONFRONTATION), over, language))

        assert said.count(words.outcome(seen, language)) == 1
        assert said.count("🏁") == 1


@every_language
async def test_what_played_itself_says_so_in_news_and_log(language: Any) -> None:
    """The first line of what was done without asking says so, and no other; none, where a turn begins."""
    marked = presentation(CONFRONTATION).translator(language)("news-only-choice", line="")
    step = CONFRONTATION.game.resign(CONFRONTATION.game.new(CONFRONTATION.game.options()), "light")
    (event,) = [
        told_event for told_event in step.events if CONFRONTATION.words.tell(told_event, None, language)
    ][:1]
    line = CONFRONTATION.words.tell(event, None, language) or ""
    (begins,) = [event_type for event_type in CONFRONTATION.events if event_type.begins_turn]
    turn, itself = begins(side="light", turn=7), PlayedItself(seat="light")
    rows = [*enumerate((event, itself, event, event, itself, turn, event), start=1)]
    lines = ((event,), (itself, event), (event,), (itself, turn), (event,))
    seen = replace(view(CONFRONTATION, [], "dark"), since=tuple((events,) for events in lines))

    panel = texts(panel_page(presentation(CONFRONTATION), seen, language))
    log = texts(log_page(presentation(CONFRONTATION), seen, rows, 1, 1, language))

    for said, expected in ((panel, [False, True, False]), (log, [False, True, False, False])):
        told = [told_line for told_line in said.splitlines() if line in told_line]
        assert [marked.strip() in told_line for told_line in told] == expected
        assert said.count(marked.strip()) == 1
    assert [log_line[:5] for log_line in log.splitlines() if line in log_line] == [
        "`  1`",
        "`  3`",
        "`  4`",
        "`  7`",
    ]


async def test_a_full_lobby_does_not_call_for_more_people() -> None:
    for joined, is_calling in (((1,), True), ((1, 2), False)):
        for language in LANGUAGES:
            table = replace(view(CONFRONTATION, [], None).table, phase="lobby", joined=joined)
            page = lobby_page(presentation(CONFRONTATION), table, language)

            assert (_button(page, ComponentId(Kind.JOIN, table.id))["style"] == PRIMARY) is is_calling


@every_language
async def test_the_house_is_not_told_that_it_is_its_turn(language: Any) -> None:
    """Given a seat of the house's and one of a person's, what is said depends on who has to choose."""
    translator = presentation(CONFRONTATION).translator(language)
    seen = view(CONFRONTATION, [], None)
    (light, person), (dark, _) = seen.table.seats
    house = find_free("regular", ())
    table = replace(seen.table, seats=((light, person), (dark, house)))

    def calls(*waiting: str) -> str:
        open_ = tuple(Decision(seat, "any", "1") for seat in waiting)
        shown = replace(seen, table=table, observation=replace(seen.observation, waiting=open_))
        page = texts(table_page(presentation(CONFRONTATION), shown, language))
        return next(line for line in page.splitlines() if "➡️" in line).removeprefix("➡️ ")

    names = [mention(translator, person), mention(translator, house)]
    assert calls(light) == translator("table-turn", names=names[0], count=1)
    assert calls(dark) == translator("table-turn-house", names=names[1], count=1)
    assert calls(light, dark) == translator("table-turn", names=translator.join(names), count=2)


def test_equal_lines_after_one_another_are_told_once() -> None:
    translator = presentation(CONFRONTATION).translator("en")
    lines = enumerate(["A.", "B.", "B.", "B.", "A."], start=7)

    assert [*fold(translator, lines)] == [(7, "A."), (8, "B. ×3"), (11, "A.")]


@every_language
async def test_the_battle_just_fought_stands_first_in_the_table_message(language: Any) -> None:
    page_of = presentation(CONFRONTATION)
    quiet = view(CONFRONTATION, [], None)
    quiet = replace(quiet, observation=replace(quiet.observation, waiting=()))
    fought = replace(quiet, news=BATTLE)

    page = table_page(page_of, fought, language)

    assert table_page(page_of, quiet, language).views == ("table",)
    assert page.views == ("climax", "table")
    assert "5 + 3" in page.pictures[0].alt
    assert page.pictures[0].stem.startswith("board-")
    assert page.pictures[0].stem != table_page(page_of, quiet, language).pictures[0].stem


@every_language
async def test_the_words_of_a_battle_say_what_played_itself(language: Any) -> None:
    marked = presentation(CONFRONTATION).translator(language)("news-only-choice", line="")
    fought = view(CONFRONTATION, [], None)
    fought = replace(fought, news=(PlayedItself(seat="light"), *BATTLE))

    alt = table_page(presentation(CONFRONTATION), fought, language).pictures[0].alt

    assert marked.strip() in alt.splitlines()[0]


@every_language
async def test_what_differs_from_the_print_is_said_where_one_agrees_and_where_one_looks_it_up(
    language: Any,
) -> None:
    """Given a house rule, lobby, house rules, the first page of the log and More say it; else nothing."""
    page_of, seen = presentation(CONFRONTATION), view(CONFRONTATION, [], None)
    option = CONFRONTATION.words.option("retreat_upstream", "false", language).label
    line = page_of.translator(language)("differs-from-print", what=option)
    for options, differs in ((seen.table.options, 0), (replace_options(seen, retreat_upstream=False), 1)):
        table = replace(seen.table, options=options)
        lobby, here = replace(table, phase="lobby"), replace(seen, table=table)

        assert texts(lobby_page(page_of, lobby, language)).count(line) == differs
        assert texts(rules_of(lobby, language)).count(line) == differs
        assert texts(more_page(page_of, here, language)).count(line) == differs
        assert texts(log_page(page_of, here, [], 1, 2, language)).count(line) == differs
        assert line not in texts(log_page(page_of, here, [], 2, 2, language))
        assert option not in texts(table_page(page_of, here, language))
    series = replace(seen.table, options=replace_options(seen, series=2), phase="lobby")
    assert page_of.translator(language)("differs-from-print", what="") not in texts(
        lobby_page(page_of, series, language)
    )


@every_language
async def test_every_menu_of_house_rules_says_what_it_is_about(language: Any) -> None:
    """A menu shows only what is chosen: what it is about stands above it."""
    table = replace(view(CONFRONTATION, [], None).table, phase="lobby")
    parts = _parts(rules_of(table, language))
    above = {
        part["components"][0].get("placeholder"): before.get("content")
        for before, part in pairwise(parts)
        if part["type"] == 1
    }
    for name in ("series", "light_specials", "dark_specials", "rearrange"):
        label = CONFRONTATION.words.option(name, None, language).label
        assert above[label] == f"**{label}**"


@every_language
async def test_what_is_not_certain_is_said_in_the_lobby_and_under_what_is_this(language: Any) -> None:
    """P13 In one line, and nowhere on the table; nothing where all is known."""
    for key, doubtful in (("journey", True), ("battle", True), ("confrontation", False)):
        title = bundles()[key]
        page_of, seen = presentation(title), view(title, [], None)
        translator = page_of.translator(language)
        line = translator("doubts", what=translator.join(title.words.doubts(language)))
        lobby = lobby_page(page_of, replace(seen.table, phase="lobby"), language)

        assert (line in texts(what_page(page_of, seen, language))) is doubtful
        assert (translator("lobby-doubts") in texts(lobby)) is doubtful
        assert line not in texts(table_page(page_of, seen, language))


def replace_options(seen: View, **changed: object) -> Options:
    return seen.table.options.model_copy(update=changed)


def rules_of(table: Table, language: Any) -> Page:
    return house_rules_page(presentation(CONFRONTATION), table, language, {}, is_host=True, manages=False)
