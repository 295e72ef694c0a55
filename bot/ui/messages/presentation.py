"""The means every message is made with: the games, the words of the ui, the theme of the pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from bot import match
from bot.draw.board import Board, People, SeatedScene, plain_name
from bot.draw.standings import BOARD, ChartScene
from bot.engine import CHANCE, Chance, Event, Observation, Seat
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.clocks import HouseClock
from bot.match.component_files import ComponentSheet
from bot.match.match import Table
from bot.match.values import MatchId, RefusedError
from bot.match.views import View
from bot.text import Catalogue, Language, Translator
from bot.ui.interactions.ids import base36
from bot.ui.messages.layout import MOST_ALT
from bot.ui.messages.news import tell_backwards
from bot.ui.messages.page import COVER, PictureRequest
from bot.ui.names import Names

STRINGS: Final = Path(__file__).parents[1] / "strings"
REASONS: Final = Path(match.__file__).parent / "strings"
CLIMAX: Final = "climax"
"""The name of the picture of what has just been decided."""
COVER_SCALE: Final = 0.25
CHART: Final = "chart"
"""What charts are known by, as the pictures of a game are by its key."""
PEOPLE: Final = "people"
"""In place of a game's key: the pictures of people, which belong to none."""
DIGEST: Final = 10
"""Bytes of the digest in the name of a picture."""


@cache
def _opening(game: AnyGame) -> Observation:
    """Return what a spectator sees where everybody may begin, with some chance or other."""
    state, rng = game.new(game.options()), Random(0)  # noqa: S311 - for a picture, nothing is played with it
    while isinstance(game.pending(state), Chance):
        state = game.apply(state, CHANCE, game.sample(state, rng)).state
    observation: Observation = game.observe(state, None)
    return observation


@dataclass(frozen=True, slots=True)
class Presentation:
    """Games by key, the ui's catalogue, how pictures look, the clock that shows when something is due, names.

    secret: without it nobody can tell from the name of a private picture what it shows, nor guess the code of
    a match.
    """

    games: Mapping[str, GameBundle]
    theme: str = "parchment"
    secret: bytes = b""
    catalogue: Catalogue = field(default_factory=lambda: Catalogue(REASONS, STRINGS))
    house_clock: HouseClock = field(default_factory=HouseClock)
    names: Names = field(default_factory=Names)

    def translator(self, language: Language) -> Translator:
        """The ui's own strings in a language."""
        return self.catalogue[language]

    def bundle(self, table: Table) -> GameBundle:
        """The game of a table, with the words that go with its options."""
        return self.games[table.key].of(table.options)

    def board(self, key: str) -> Board[Any]:
        """Return what paints the pictures of a page. Raises KeyError for no game of the house."""
        of_no_game: Mapping[str, Board[Any]] = {PEOPLE: BOARD, CHART: BOARD}
        return of_no_game.get(key) or self.games[key].board

    def request_people(self, view: str, scene: Hashable, describe: Callable[[], str]) -> PictureRequest:
        """A picture of people and how they stand, named like others. describe: its alt text."""
        stem = f"people-0-{view}-{self._digest(PEOPLE, scene, 1.0)}"
        return PictureRequest(stem, view, scene, 1.0, describe)

    def name(self, key: str, language: Language) -> str:
        """A game's name. Raises KeyError for none of the house."""
        return self.games[key].words.name(language)

    def request_picture(
        self, table: Table, observation: Observation, view: str, language: Language, scale: float
    ) -> PictureRequest:
        """A picture of an observation, with the people at the table, named by a digest of what it shows."""
        people, bundle = self.people(table, language), self.bundle(table)
        return self.request_view(table.id, bundle, observation, view, language, scale, people)

    def people(self, table: Table, language: Language) -> People:
        """List who sits where, by their short names, as far as these are known."""
        translator = self.translator(language)
        named = [
            (seat, plain_name(self.names.recall(user, translator)))
            for seat, user in table.seats
            if user is not None
        ]
        return tuple((seat, name) for seat, name in named if name)

    def request_view(
        self,
        match: MatchId,
        bundle: GameBundle,
        observation: Observation,
        view: str,
        language: Language,
        scale: float,
        people: People = (),
    ) -> PictureRequest:
        """The same of any game; match: 0 where it is not played at one of our tables."""
        stem = f"{'seat' if observation.viewer else 'board'}-{base36(match)}"
        return self._request(stem, bundle, observation, view, language, scale, people)

    def request_chart(self, match: MatchId, scene: ChartScene, scale: float, alt: str) -> PictureRequest:
        """A chart about a match that is over."""
        stem = f"board-{base36(match)}-{CHART}-{self._digest(CHART, scene, scale)}"
        return PictureRequest(stem, CHART, scene, scale, lambda: alt)

    def request_sheet(self, sheet: ComponentSheet, view: str, language: Language) -> PictureRequest:
        """A picture of components, named like others; nothing of it is of a match."""
        return self._request("sheet-0", sheet.bundle, sheet.observation, view, language, 1.0)

    def request_cover(self, key: str, language: Language) -> PictureRequest:
        """The picture of a game for a table that has not begun: as it may look when it does."""
        bundle = self.games[key]
        observation = _opening(bundle.game)
        scene = bundle.board.scene(observation, bundle.board.views(observation)[0], language)
        stem = f"lobby-0-{COVER}-{self._digest(bundle.key, scene, COVER_SCALE)}"
        told = self.translator(language)("lobby-picture", game=bundle.words.name(language))
        return PictureRequest(stem, COVER, scene, COVER_SCALE, lambda: told)

    def _request(
        self,
        stem: str,
        bundle: GameBundle,
        observation: Observation,
        view: str,
        language: Language,
        scale: float,
        people: People = (),
    ) -> PictureRequest:
        scene = bundle.board.scene(observation, view, language, people)
        name = f"{stem}-{view}-{self._digest(bundle.key, scene, scale)}"

        def describe() -> str:
            told = bundle.words.alt(observation, view, language)
            shown = scene.people if isinstance(scene, SeatedScene) else ()
            sitting = [f"{bundle.words.seat(seat, language)}: {called}" for seat, called in shown]
            return "\n".join([*([" · ".join(sitting)] if sitting else []), told])

        return PictureRequest(
            *(name, view, scene, scale, describe),
            audience=observation.viewer or "",
        )

    def request_climax(self, view: View, scene: Hashable, language: Language, scale: float) -> PictureRequest:
        """The picture of what has just been decided; its words are the end of the news."""
        bundle = self.bundle(view.table)
        return self.request_events(view.table.id, bundle, view.seat, view.news, scene, language, scale)

    def request_events(
        self,
        match: MatchId,
        bundle: GameBundle,
        seat: Seat | None,
        events: Sequence[Event],
        scene: Hashable,
        language: Language,
        scale: float,
    ) -> PictureRequest:
        """The same for any events, as a seat knows them; None: a spectator."""

        def describe() -> str:
            newest_first = enumerate(reversed(events))
            told = tell_backwards(self.translator(language), bundle, seat, language, newest_first)
            return "\n".join([line for *_, line in told][::-1])[-MOST_ALT:]

        stem = f"{'seat' if seat else 'board'}-{base36(match)}"
        name = f"{stem}-{CLIMAX}-{self._digest(bundle.key, scene, scale)}"
        return PictureRequest(name, CLIMAX, scene, scale, describe, seat or "")

    def _digest(self, key: str, scene: Hashable, scale: float) -> str:
        shown = repr((key, scene, self.theme, scale)).encode()
        return blake2b(shown, digest_size=DIGEST, key=self.secret).hexdigest()

    def explain(self, error: RefusedError, table: Table | None, language: Language) -> str:
        """Explain why a request was turned down, to the person who made it. table: the one it was about."""
        if error.refusal is not None and table is not None:
            return self.bundle(table).words.refusal(error.refusal, language)
        translator = self.translator(language)
        reason = error.reason if translator.has(error.reason) else "refused-otherwise"
        return translator(reason, **error.facts)
