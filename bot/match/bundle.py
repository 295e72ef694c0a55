"""A title of the house: the rules of a game with its words, its pictures and who plays it for the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel

from bot.agents import Agent
from bot.draw.board import Board
from bot.engine import Chronicle, Event, Feat, Options, Seat
from bot.engine.game import AnyGame
from bot.match.lessons.lesson import Lesson
from bot.text import GameText, Language, Translator


@dataclass(frozen=True, slots=True)
class Opening:
    """Another way to open a lobby than `start`: a command of its own that stands for some options.

    name: of the messages `command-<name>`, `command-<name>.description` and `about-<name>` in the game's own
    catalogue; the last introduces a table with these options in place of `about`.
    """

    name: str
    settled: Mapping[str, object]

    def has_settled(self, options: Mapping[str, object]) -> bool:
        """Whether a table with these options is one of those that it opens."""
        return all(options.get(name) == value for name, value in self.settled.items())


@dataclass(frozen=True, slots=True)
class Begun:
    """How games are begun, for the favourites in a profile.

    find: what a seat of a game that is over began with; None where that was nothing.
    say: that in words, by the game's own catalogue.
    """

    find: Callable[[Chronicle, Seat], str | None]
    say: Callable[[Translator, str], str]


@dataclass(frozen=True, slots=True)
class Components:
    """What is printed on a game's components, as far as whoever owns the game may correct it by a file.

    name: of the messages `command-<name>`, `<name>-use` and `<name>-own` in the game's own catalogue, and of
    the file. option: the option that holds such a file, None for the components as the game comes with them.
    kind: what is read, with `bot.engine.read_component_file`; printed: these. views: the pictures, of a game
    not begun, that show all of them. describe: the same in words, in Discord markdown, a line each.
    """

    name: str
    option: str
    kind: type[BaseModel]
    printed: BaseModel
    views: tuple[str, ...]
    describe: Callable[[Options, Language], str]


@dataclass(frozen=True, eq=False)
class GameBundle:
    """What the bot needs to offer a game: nothing else in bot/ knows one game from another."""

    game: AnyGame
    words: GameText[Any]
    board: Board[Any]
    events: tuple[type[Event], ...]
    """Every event type of the game, for reading the log back."""
    agent: Agent
    """Who plays it for the house, at the strongest level. It can be sent to a process of its own."""
    openings: tuple[Opening, ...] = ()
    """What else than a whole game can be begun."""
    components: Components | None = None
    """What a file may correct; None where nothing is uncertain."""
    lessons: tuple[Lesson, ...] = ()
    """What newcomers may learn, from the first to the last."""
    draws: bool = False
    """Whether its rules know an equal end, so that players may agree on one."""
    feats: tuple[Feat, ...] = ()
    """What may be remembered of a game; `feat-<key>` with `.about` in its catalogue says what it is."""
    begun: Begun | None = None
    """Favourite openings; None where all games begin alike."""

    def command(self, language: Language) -> str:
        """What its command group is called in a language."""
        translator = self.words.translator(language)
        return translator("command") if translator.has("command") else self.game.facts.command

    def of(self, options: Options) -> GameBundle:
        """The same for a table that plays with these options, where words depend on them."""
        words = self.words.of(options)
        return self if words is self.words else replace(self, words=words)

    def naming_all(self) -> GameBundle:
        """The same for looking back: whoever looks may do so through the eyes of another."""
        return replace(self, words=self.words.naming_all())

    @property
    def key(self) -> str:
        """The registry key."""
        return self.game.facts.key
