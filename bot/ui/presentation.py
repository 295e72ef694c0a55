"""The means every message is made with: names, languages, the latest events, the pictures of the games."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot import feature_strings, match
from bot.draw.board import Board, People, SeatedScene, plain_name
from bot.draw.standings import BOARD
from bot.draw.standings.scenes import ChartScene
from bot.draw.title_cards import TitleScene
from bot.engine import CHANCE, Chance, Event, Moment, Noted, Observation, PlayedItself, Seat, clean_text
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.match.clocks import HouseClock
from bot.match.component_files import ComponentSheet
from bot.match.match import Table, is_computer, is_person
from bot.match.matches import MatchService
from bot.match.results import is_end
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from bot.text import Catalogue, Language, Translator, language_of
from bot.ui.layout import mention
from bot.ui.memory import BoundedDict
from bot.ui.page import COVER, MOST_ALT, PictureRequest, base36, name_picture

# Names people have now: pictures and files cannot hold a mention.

PATIENCE: Final = 2.0
"""Seconds after which a picture goes without a name that has not come."""


class Names:
    """Names of users, asked for once each while the bot runs: so pictures stay as they are.

    fetch: asks Discord for a user; None: nobody is asked.
    """

    def __init__(self, fetch: Callable[[UserId], Awaitable[discord.User]] | None = None) -> None:
        self._fetch = fetch
        self._kept: BoundedDict[UserId, str] = BoundedDict()

    async def of(self, users: Iterable[UserId], translator: Translator) -> Mapping[UserId, str]:
        """Find what each is called. An erased person has no name; whom Discord does not name is left out."""
        wanted = list(dict.fromkeys(users))
        names = await asyncio.gather(*(self._find(user, translator) for user in wanted))
        return {user: name for user, name in zip(wanted, names, strict=True) if name}

    async def learn(self, users: Iterable[UserId]) -> None:
        """Ask for the names that are not known yet; what does not come soon is done without."""
        unknown = [user for user in users if _has_account(user) and self._kept.get(user) is None]
        if unknown:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(self._ask(user) for user in unknown))

    def are_known(self, users: Iterable[UserId]) -> bool:
        """Check whether there is nobody to ask for."""
        return self._fetch is None or all(
            not _has_account(user) or self._kept.get(user) is not None for user in users
        )

    def recall(self, user: UserId, translator: Translator) -> str:
        """A name, short and as far as it is known; somebody of the house by the first."""
        if is_computer(user):
            return translator(f"computer-{user}.short")
        return self._kept.get(user) or ""

    async def _find(self, user: UserId, translator: Translator) -> str:
        if not _has_account(user):
            return mention(translator, user)
        return self._kept.get(user) or await self._ask(user)

    async def _ask(self, user: UserId) -> str:
        """A name from Discord; empty where there is none."""
        if self._fetch is None:
            return ""
        try:
            name = clean_text((await self._fetch(user)).display_name)
        except discord.NotFound:
            name = ""
        except (discord.DiscordException, ClientError, OSError):
            return ""
        self._kept.put(user, name)
        return name

    def forget(self, user: UserId) -> None:
        """After an erasure."""
        self._kept.drop(user)


def _has_account(user: UserId) -> bool:
    return user > 0 and is_person(user)


AUTOMATIC: Final = "-"
"""Stands for no language of one's own."""


class Languages:
    """The languages of people and servers: what they have chosen, otherwise what Discord says of them."""

    def __init__(self, matches: MatchService, default: Language = "en") -> None:
        self._matches = matches
        self._default = default
        self._locales: BoundedDict[UserId, str] = BoundedDict()

    async def of_user(self, user: UserId, locale: str | None = None, *, then: str | None = None) -> Language:
        """The language to speak to one person in. locale: what Discord says now; else what it said last.

        then: what they once read in, for where it has said nothing since the start.
        """
        if locale is not None:
            self._locales.put(user, locale)
        chosen = (await self._matches.user_settings(user)).language
        return chosen or language_of(locale or self._locales.get(user) or then, self._default)

    async def of_guild(self, guild: int, locale: str | None) -> Language:
        """The language to speak to a whole server in."""
        chosen = (await self._matches.guild_settings(guild)).language
        return chosen or language_of(locale, self._default)

    def forget(self, user: UserId) -> None:
        """Forget what Discord said of somebody."""
        self._locales.drop(user)


# The latest events, and how a game has ended, in words.

MOST_TOLD = 1_600
"""Characters of the news in a message, which has room for 4,000 in all."""


def tell_backwards(
    translator: Translator,
    bundle: GameBundle,
    viewer: Seat | None,
    language: Language,
    numbered: Iterable[tuple[int, Event]],
) -> Iterator[tuple[int, Event, str]]:
    """Events with what is told of them, the newest first; what played itself says so in its first line."""
    waiting: tuple[int, Event, str] | None = None
    for number, event in numbered:
        if isinstance(event, Noted):
            if waiting is not None:
                yield waiting
                waiting = None
            yield number, event, tell_note(translator, bundle, event, language)
            continue
        if isinstance(event, PlayedItself):
            if waiting is not None:
                first, told, said = waiting
                # That a turn begins is nobody's choice.
                yield first, told, said if told.begins_turn else translator("news-only-choice", line=said)
            waiting = None
            continue
        line = bundle.words.tell(event, viewer, language)
        if line:
            if waiting is not None:
                yield waiting
            waiting = number, event, line
    if waiting is not None:
        yield waiting


def fold(translator: Translator, lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Numbered lines; equal ones after one another are told once, under the first number, with how many."""
    for line, equal in groupby(lines, key=lambda numbered_line: numbered_line[1]):
        first, *others = [number for number, _ in equal]
        yield first, translator("news-repeated", line=line, count=len(others) + 1) if others else line


def tell_note(translator: Translator, bundle: GameBundle, note: Noted, language: Language) -> str:
    """Tell what was done about the table."""
    seat, about = (
        bundle.words.seat(named_seat, language) if named_seat else ""
        for named_seat in (note.seat, note.about)
    )
    request = translator(f"offer-{note.topic}-name", seat=seat) if note.topic else ""
    return translator(f"noted-{note.what}", seat=seat, about=about, request=request)


def ending(translator: Translator, bundle: GameBundle, view: View, language: Language) -> str:
    """Tell how a game that is over has ended, and how things stand then."""
    ended = view.table.outcome
    if ended is not None and is_end(ended.reason):
        return f"🏁 {translator(ended.reason)}"
    how = bundle.words.outcome(view.observation, language)
    stands = bundle.words.status(view.observation, language)
    return f"🏁 {stands}" if how in stands else f"🏁 {how}\n{stands}"


STRINGS: Final = Path(__file__).parent / "strings"
REASONS: Final = Path(match.__file__).parent / "strings"
CLIMAX: Final = "climax"
"""The name of the picture of what has just been decided."""
COVER_SCALE: Final = 0.25
CHART: Final = "chart"
"""What charts are known by, as the pictures of a game are by its key."""
MOST_NAMED: Final = 76
"""Characters there is room for below a title card: the names come before the seats."""
TITLE: Final = "title"
"""The name of the picture of a moment."""
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


@cache
def open_catalogue() -> Catalogue:
    """Open the strings of this floor and of the features: once, so that each message is parsed once."""
    return Catalogue(REASONS, STRINGS, *feature_strings())


@dataclass(frozen=True, slots=True)
class Presentation:
    """Games by key, the ui's catalogue, how pictures look, the clock that shows when something is due, names.

    secret: without it nobody can tell from the name of a private picture what it shows, nor guess the code of
    a match.
    """

    games: Mapping[str, GameBundle]
    theme: str = "parchment"
    secret: bytes = b""
    catalogue: Catalogue = field(default_factory=open_catalogue)
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
        stem = name_picture("people", 0, view, self._digest(PEOPLE, scene, 1.0))
        return PictureRequest(stem, view, scene, 1.0, describe)

    def title_of(
        self, bundle: GameBundle, moment: Moment, about: str, people: People, language: Language
    ) -> TitleScene:
        """Lay out the title card of a moment. about: the message id of what it is about, or empty."""
        says, key = bundle.words.translator(language), f"moment-{moment.key}"
        seated = " · ".join(f"{name} – {bundle.words.seat(seat, language)}" for seat, name in people)
        names = seated if len(seated) <= MOST_NAMED else " · ".join(name for _, name in people)
        line = says(f"{key}.line", about=says(about) if about else "")
        return TitleScene(moment.art, says(key), line, names)

    def request_title(self, match: MatchId, scene: TitleScene) -> PictureRequest:
        """A title card; match: 0 where it is of none."""
        stem = f"card-{base36(match)}-{self._digest(PEOPLE, scene, 1.0)}"
        alt = "\n".join(line for line in (scene.title, scene.line, scene.names) if line)
        return PictureRequest(stem, TITLE, scene, 1.0, lambda: alt)

    def name(self, key: str, language: Language) -> str:
        """A game's name. Raises KeyError for none of the house."""
        return self.games[key].words.name(language)

    def request_picture(
        self,
        table: Table,
        observation: Observation,
        view: str,
        language: Language,
        scale: float,
        news: Sequence[Event] = (),
    ) -> PictureRequest:
        """A picture of an observation, with the people at the table, named by a digest of what it shows.

        news: what the viewer knows of the latest events.
        """
        people, bundle = self.people(table, language), self.bundle(table)
        return self.request_view(table.id, bundle, observation, view, language, scale, people, news=news)

    def picture_of(self, view: View, language: Language, scale: float) -> Callable[[str], PictureRequest]:
        """Return what requests a picture by its name, of what a viewer sees."""
        return lambda name: self.request_picture(
            view.table, view.observation, name, language, scale, view.news
        )

    def people(self, table: Table, language: Language) -> People:
        """List who sits where, by their short names, as far as these are known."""
        translator = self.translator(language)
        named = [
            (seat, plain_name(self.names.recall(user, translator)))
            for seat, user in table.seats
            if user is not None
        ]
        return tuple((seat, name) for seat, name in named if name)

    async def learn_names(self, table: Table) -> None:
        """Learn what the people of a table are called, before its pictures are asked for."""
        await self.names.learn(user for _, user in table.seats if user is not None)

    def knows_names(self, table: Table) -> bool:
        """Check whether it is known what the people of a table are called."""
        return self.names.are_known(user for _, user in table.seats if user is not None)

    def request_view(
        self,
        match: MatchId,
        bundle: GameBundle,
        observation: Observation,
        view: str,
        language: Language,
        scale: float,
        people: People = (),
        handles: Sequence[str] = (),
        news: Sequence[Event] = (),
    ) -> PictureRequest:
        """The same of any game; match: 0 where it is not played at one of our tables. handles: of the spots
        to ring in it."""
        kind = "seat" if observation.viewer else "board"
        return self._request(kind, match, bundle, observation, view, language, scale, people, handles, news)

    def request_chart(self, match: MatchId, scene: ChartScene, scale: float, alt: str) -> PictureRequest:
        """A chart about a match that is over."""
        stem = name_picture("board", match, CHART, self._digest(CHART, scene, scale))
        return PictureRequest(stem, CHART, scene, scale, lambda: alt)

    def request_sheet(self, sheet: ComponentSheet, view: str, language: Language) -> PictureRequest:
        """A picture of components, named like others; nothing of it is of a match."""
        return self._request("sheet", 0, sheet.bundle, sheet.observation, view, language, 1.0)

    def request_cover(self, key: str, language: Language) -> PictureRequest:
        """The picture of a game for a table that has not begun: as it may look when it does."""
        bundle = self.games[key]
        observation = _opening(bundle.game)
        scene = bundle.board.scene(observation, bundle.board.cover(observation), language)
        stem = name_picture("lobby", 0, COVER, self._digest(bundle.key, scene, COVER_SCALE))
        told = self.translator(language)("lobby-picture", game=bundle.words.name(language))
        return PictureRequest(stem, COVER, scene, COVER_SCALE, lambda: told)

    def _request(
        self,
        kind: str,
        match: MatchId,
        bundle: GameBundle,
        observation: Observation,
        view: str,
        language: Language,
        scale: float,
        people: People = (),
        handles: Sequence[str] = (),
        news: Sequence[Event] = (),
    ) -> PictureRequest:
        scene = bundle.board.recall(bundle.board.scene(observation, view, language, people), news)
        marked = bundle.board.mark(scene, handles)
        name = name_picture(kind, match, view, self._digest(bundle.key, marked, scale))

        def describe() -> str:
            told = bundle.words.alt(observation, view, language)
            shown = scene.people if isinstance(scene, SeatedScene) else ()
            sitting = [f"{bundle.words.seat(seat, language)}: {called}" for seat, called in shown]
            return "\n".join([*([" · ".join(sitting)] if sitting else []), told])

        return PictureRequest(name, view, marked, scale, describe, observation.viewer or "")

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
        """The picture of what has just been decided; its words are the end of what is told of the events.

        seat: whose knowledge of them counts; None: a spectator's.
        """

        def describe() -> str:
            newest_first = enumerate(reversed(events))
            told = tell_backwards(self.translator(language), bundle, seat, language, newest_first)
            return "\n".join([line for *_, line in told][::-1])[-MOST_ALT:]

        kind = "seat" if seat else "board"
        name = name_picture(kind, match, CLIMAX, self._digest(bundle.key, scene, scale))
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
