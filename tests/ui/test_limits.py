"""Messages of any size keep Discord's limits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, ClassVar

import pytest

from bot.engine import Action, Decision
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.match import Offer, Table
from bot.match.values import Place
from bot.match.views import View
from bot.sandbox.limits.components import check_components
from bot.text import LANGUAGES, Chapter, Item, Language
from bot.ui.menus.level import Trail
from bot.ui.messages.explaining import entry_page, kind_page, what_page
from bot.ui.messages.lobby import lobby_page
from bot.ui.messages.panel import panel_page
from bot.ui.messages.reading import more_page, paragraphs, text_page
from bot.ui.messages.rules import Rulebook, rule_page, rules_page, which_game_page
from bot.ui.messages.table import table_page
from bot.ui.page import Attachment, Page
from bot.ui.presentation import Presentation
from cogs import bundles

every_title = pytest.mark.parametrize("title", bundles().values(), ids=lambda title: title.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """One of very many actions."""

    verb: ClassVar[str] = "choose"
    way: tuple[str, ...]


class Talkative:
    """A game's words, but for menus and texts as large as they may be."""

    def __init__(self, words: Any) -> None:
        self._words = words

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)

    def of(self, options: Any) -> Talkative:
        """The same, whatever was agreed."""
        return self

    def paths(self, observation: Any, language: Language) -> Callable[[Choose], tuple[Item, ...]]:
        """Long labels everywhere."""

        def path(action: Choose) -> tuple[Item, ...]:
            return tuple(Item(word, word.ljust(90, "w"), "d" * 120, tone="primary") for word in action.way)

        return path

    def prompt(self, observation: Any, language: Language) -> str:
        """A long question."""
        return "Which? " * 200

    def status(self, observation: Any, language: Language) -> str:
        """A long status."""
        return "So it is. " * 200

    def describe(self, observation: Any, language: Language) -> str:
        """A long description."""
        return "A line of it.\n" * 270

    def rules(self, language: Language) -> list[Chapter]:
        """Many long chapters."""
        return [Chapter(f"c{n}", "t" * 90, "b" * 3500) for n in range(40)]


def presentation(title: GameBundle) -> Presentation:
    """A house with this game only."""
    return Presentation({title.key: title})


def view(title: GameBundle, ways: list[tuple[str, ...]], seat: str | None) -> View:
    """A view with as many actions as there are ways."""
    game: AnyGame = title.game
    state = game.new(game.options())
    seats = tuple((game_seat, 10**18 + n) for n, game_seat in enumerate(game.facts.seats))
    observation = replace(
        game.observe(state, seat),
        legal=tuple(Choose(way) for way in ways) if seat else (),
        waiting=tuple(Decision(game_seat, "any", "1") for game_seat, _ in seats),
    )
    offers = tuple(
        Offer("undo", game_seat, number, ()) for number, game_seat in enumerate(game.facts.seats, start=3)
    )
    table = Table(
        *(2**40, title.key, Place(10**18, 10**18), "playing", 10**18, game.options(), seats, (), (), 1, 2),
        *(((10**18, 7), (10**18 + 1, 9)), 10**18, datetime.now(UTC), 1, 400, None, offers),
    )
    asked = tuple(offer.seq for offer in offers if offer.by != seat)
    return View(table, seat, 2**30, observation, (), "free", asked=asked)


def rulebook(title: GameBundle, language: Language) -> Rulebook:
    """The rules of a game, read at a table."""
    return Rulebook(presentation(title), title, title.game.options(), 2**40, language)


def problems(page: Page) -> list[str]:
    """What Discord would say to a page, with pictures and without."""
    complaints = []
    for hung in (
        [],
        [Attachment(f"attachment://{picture.stem}.webp", "a" * 1024) for picture in page.pictures],
    ):
        parts = page.build(hung).to_components()  # type: ignore[no-untyped-call]
        complaints += [str(problem) for problem in check_components(parts, v2=True)]
    return complaints


WAYS = {
    "none": [],
    "one": [("go",)],
    "ten": [(f"w{n}",) for n in range(10)],
    "eleven": [(f"w{n}",) for n in range(11)],
    "300": [(f"w{n}",) for n in range(300)],
    "deep": [(f"a{n % 7}", f"b{n % 11}", f"c{n % 13}", f"d{n % 2}") for n in range(300)],
    "wide": [(f"a{n // 12}", f"b{n}") for n in range(900)],
    "forks": [(f"a{n // 3}", f"b{n}") for n in range(21)],
    "forks and buttons": [*((f"a{n // 3}", f"b{n}") for n in range(21)), *((f"c{n}",) for n in range(9))],
    "forks and menus": [*((f"a{n // 4}", f"b{n}") for n in range(28)), *((f"c{n}",) for n in range(90))],
}


@every_title
@every_language
@pytest.mark.parametrize("ways", WAYS.values(), ids=WAYS)
async def test_a_panel_fits_with_any_number_of_actions(
    title: GameBundle, language: Language, ways: list[tuple[str, ...]]
) -> None:
    large = replace(title, words=Talkative(title.words))
    seen = view(large, ways, large.game.facts.seats[0])

    for trail in (Trail(), Trail((0,)), Trail((3, 1)), Trail((), 2), Trail((99, 99))):
        assert problems(panel_page(presentation(large), seen, language, trail, "n" * 500)) == []


@every_title
@every_language
async def test_the_table_fits(title: GameBundle, language: Language) -> None:
    large = replace(title, words=Talkative(title.words))

    assert problems(table_page(presentation(large), view(large, [], None), language)) == []


@every_title
@every_language
async def test_the_lobby_fits_with_all_options(title: GameBundle, language: Language) -> None:
    table = replace(view(title, [], None).table, phase="lobby", joined=(1, 2, 3), invited=(4, 5))

    assert problems(lobby_page(presentation(title), table, language)) == []


@every_title
@every_language
async def test_pages_of_reading_fit(title: GameBundle, language: Language) -> None:
    large = replace(title, words=Talkative(title.words))
    seen = view(large, [("go",)], large.game.facts.seats[0])

    assert problems(text_page(presentation(large), seen, 0, language)) == []
    assert problems(text_page(presentation(large), seen, 1, language)) == []
    assert problems(rules_page(rulebook(large, language), "c7")) == []
    assert problems(more_page(presentation(large), seen, language)) == []


@every_title
@every_language
async def test_every_chapter_of_the_real_rules_is_shown_whole(title: GameBundle, language: Language) -> None:
    for chapter in title.words.rules(language):
        page = rules_page(rulebook(title, language), chapter.key)
        parts = page.build([]).to_components()  # type: ignore[no-untyped-call]
        assert any(part.get("content") == chapter.body for part in parts[0]["components"]), chapter.key


@every_title
@every_language
async def test_whatever_is_looked_up_in_the_rules_fits(title: GameBundle, language: Language) -> None:
    book = rulebook(title, language)

    longest = sorted(book.passages, key=lambda passage: len(passage.text))[-3:]
    for about in ("a", "1.1", "x" * 6000, ": \n :", *(passage.key for passage in longest)):
        assert problems(rule_page(book, about)) == [], about
        assert problems(which_game_page(presentation(title), about, language)) == [], about


@every_title
@every_language
async def test_whatever_is_explained_fits(title: GameBundle, language: Language) -> None:
    large = replace(title, words=Talkative(title.words))
    seen = view(large, [("go",)], large.game.facts.seats[0])
    entries = title.words.glossary(language)

    assert problems(what_page(presentation(large), seen, language)) == []
    for kind in {entry.kind for entry in entries}:
        assert problems(kind_page(presentation(large), seen, kind, language)) == [], kind
    for entry in sorted(
        entries, key=lambda glossary_entry: len(glossary_entry.text) + 9 * len(glossary_entry.name)
    )[-3:]:
        assert problems(entry_page(presentation(large), seen, entry, language)) == [], entry


@pytest.mark.parametrize("words", ["", "short", "x" * 9000, "line\n" * 3000, "\n\n\n"])
def test_a_long_text_is_cut_into_pieces_and_nothing_is_lost(words: str) -> None:
    pieces = paragraphs(words, 1000)

    assert all(len(piece) <= 1000 for piece in pieces)
    assert "".join("".join(pieces).split()) == "".join(words.split())


@every_title
async def test_two_views_that_look_the_same_have_the_same_digest(title: GameBundle) -> None:
    seen = view(title, [], None)
    first, second = (table_page(presentation(title), seen, "en").digest for _ in range(2))

    assert first == second
    later = replace(seen, table=replace(seen.table, seq=401, message=5))
    assert table_page(presentation(title), later, "en").digest == first
