"""Everything a viewer is shown of a position, gathered so that two positions can be compared (promise P4).

Words, menus, component trees, file names, alt texts, what autocomplete offers and picture bytes: whatever
reaches a person is made here by the same code the bot uses, from a view of the position.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import orjson

from bot.draw.encode import encode
from bot.engine import CHANCE, Chance, Event, Observation, Options, Outcome
from bot.engine.game import AnyGame, Seat
from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.values import Place
from bot.match.views import View
from bot.text import LANGUAGES, Chain, Language
from bot.ui.menus.level import Trail
from bot.ui.menus.tree import Path, menu
from bot.ui.messages.panel import panel_page
from bot.ui.messages.table import table_page
from bot.ui.page import Attachment, Page
from bot.ui.presentation import Presentation
from tests.match.told import since

MOST_ACTIONS = 5_000


@dataclass(frozen=True, slots=True)
class Moment:
    """A position met in play, with the action that led there and what happened."""

    state: Any
    seat: Seat
    events: tuple[Event, ...]


def play(game: AnyGame, options: Options, rng: Random) -> Iterator[Moment]:
    """A random game from the start to the end, position by position."""
    state = game.new(options)
    yield Moment(state, "", ())
    for _ in range(MOST_ACTIONS):
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            return
        if isinstance(pending, Chance):
            seat, action = CHANCE, game.sample(state, rng)
        else:
            seat = rng.choice(pending.open).seat
            action = rng.choice(list(game.legal(state, seat)))
        step = game.apply(state, seat, action)
        state = step.state
        yield Moment(state, seat, step.events)
    raise AssertionError(f"{game.facts.key} does not end")


def presentation_of(title: GameBundle) -> Presentation:
    """All that drawing up a page needs."""
    return Presentation({title.key: title}, secret=b"key")


def view_of(title: GameBundle, options: Options, observation: Observation, news: tuple[Event, ...]) -> View:
    """A view of a match as the service would give it; nothing but the observation depends on the position."""
    seats = title.game.facts.seats
    outcome = observation.outcome
    table = Table(
        id=1,
        key=title.key,
        place=Place(1, 2),
        phase="playing" if outcome is None else "over",
        host=1001,
        options=options,
        seats=tuple((seat, 1001 + number) for number, seat in enumerate(seats)),
        invited=(),
        joined=tuple(1001 + number for number in range(len(seats))),
        number=1,
        series=1,
        totals=(),
        message=None,
        message_posted=None,
        ruleset=title.game.facts.ruleset,
        seq=1,
        outcome=outcome,
        offers=(),
    )
    return View(table, observation.viewer, 1, observation, news, "no", since=since(news))


def words_seen(title: GameBundle, view: View, language: Language) -> dict[str, Any]:
    """All a game says of an observation."""
    words, seen = title.words, view.observation
    said: dict[str, Any] = {
        "status": words.status(seen, language),
        "describe": words.describe(seen, language),
        "alt": [words.alt(seen, board_view, language) for board_view in title.board.views(seen)],
        "story": [words.tell(event, view.seat, language) for event in view.news],
    }
    if seen.legal:
        said["prompt"] = words.prompt(seen, language)
        path = words.paths(seen, language)
        said["menu and autocomplete"] = [(str(action), path(action)) for action in seen.legal]
        said["chains"] = words.chains(seen, language)
    if seen.outcome is not None:
        said["outcome"] = words.outcome(seen, language)
    return said


def pages_seen(presentation: Presentation, view: View, language: Language) -> dict[str, Any]:
    """The messages a viewer is shown: component trees with ids, file names and alt texts."""
    page = panel_page(presentation, view, language) if view.seat else table_page(presentation, view, language)
    told = alt_texts(page, {})
    files = [(picture.stem, told[picture.stem]) for picture in page.pictures]
    shown: dict[str, Any] = {"page": tree(page, told), "files": files}
    if view.seat and view.observation.legal:
        title = presentation.games[view.table.key]
        chains = title.words.chains(view.observation, language)
        ways = trails(view, paths(title, view, language), chains)
        levels = [panel_page(presentation, view, language, trail) for trail in ways]
        shown["levels"] = [tree(level, alt_texts(level, told)) for level in levels]
    return shown


def alt_texts(page: Page, told: Mapping[str, str]) -> dict[str, str]:
    """What the pictures of a page say in words, by their names; those told already are not asked again."""
    return {
        picture.stem: told[picture.stem] if picture.stem in told else picture.describe()
        for picture in page.pictures
    }


def paths(title: GameBundle, view: View, language: Language) -> Path:
    """Where each action of a view stands in its menu: asked once, however many levels are looked at."""
    return cache(title.words.paths(view.observation, language))


def trails(view: View, path: Path, chains: Sequence[Chain], most: int = 8) -> list[Trail]:
    """Ways into the menu of a view: its branches, at most so many."""
    ways: list[Trail] = []
    ahead = [Trail()]
    while ahead and len(ways) < most:
        level = menu(view.observation.legal, path, ahead.pop(), chains)
        ways.append(level.trail)
        ahead += [level.trail.into(choice.number) for choice in level.choices if choice.action is None]
        if level.trail.page < level.pages - 1:
            ahead.append(level.trail.turned(level.trail.page + 1))
    return ways


def tree(page: Page, told: Mapping[str, str]) -> bytes:
    """The component tree of a page, as it is sent, with the alt texts of its pictures."""
    hung = [Attachment(f"attachment://{picture.stem}.jpg", told[picture.stem]) for picture in page.pictures]
    return orjson.dumps(page.build(hung).to_components())


def pictures_seen(
    title: GameBundle,
    observation: Observation,
    language: Language,
    scale: float,
    views: Sequence[str] | None = None,
) -> list[bytes]:
    """The encoded pictures of an observation, drawn afresh. views: of all on offer, unless told which."""
    return _paint(title, _scenes(title, observation, language, views), scale)


def same_pictures(
    title: GameBundle,
    seen: Observation,
    instead: Observation,
    language: Language,
    scale: float,
    views: Sequence[str] | None = None,
    *,
    twice: bool = True,
) -> bool:
    """Whether two observations have the same pictures.

    A picture is made of its scene alone. Unless `twice`, scenes that are the same to the last letter are
    painted once, to see that they can be.
    """
    scenes, others = (_scenes(title, observation, language, views) for observation in (seen, instead))
    drawn = _paint(title, scenes, scale)
    if not twice and scenes == others and repr(scenes) == repr(others):
        return True
    return drawn == _paint(title, others, scale)


def _scenes(
    title: GameBundle, observation: Observation, language: Language, views: Sequence[str] | None
) -> list[Hashable]:
    shown = title.board.views(observation) if views is None else views
    return [title.board.scene(observation, view, language) for view in shown]


def _paint(title: GameBundle, scenes: Sequence[Hashable], scale: float) -> list[bytes]:
    return [encode(title.board.paint(scene, "parchment", scale)).bytes for scene in scenes]


def everything_seen(title: GameBundle, presentation: Presentation, view: View) -> dict[str, Any]:
    """All of it but the pictures, in every language."""
    return {
        language: words_seen(title, view, language) | pages_seen(presentation, view, language)
        for language in LANGUAGES
    }
