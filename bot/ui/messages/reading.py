"""Things read beside the panel: *More*, the log, the board in words, pictures one by one and moving."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from discord import ui

from bot.draw.board import People
from bot.draw.encode import join, thin_out
from bot.draw.picture_service import PictureService
from bot.engine import Event, Moment, Record, Seat, replay
from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.values import UserId
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.layout import (
    ALARM,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    gallery,
    link,
    mention,
    rows,
    text,
)
from bot.ui.messages.actions import list_at
from bot.ui.messages.lobby import agreed_lines, differing_lines
from bot.ui.messages.panel import picture_menu, stand_in_of
from bot.ui.messages.table import Form
from bot.ui.messages.ways import LOBBY, PICTURES
from bot.ui.page import Attachment, ComponentId, Kind, Page, clip, plain
from bot.ui.presentation import PEOPLE, Presentation, fold, tell_backwards

# The log, and the board in words.

LONGEST_LOG, LONGEST_DESCRIPTION = 3_500, 3_600
"""Characters of one page."""


def log_page(
    presentation: Presentation,
    view: View,
    entries: Sequence[tuple[int, Event]],
    page: int,
    pages: int,
    language: Language,
    earlier: Sequence[tuple[Seat, UserId, int]] = (),
) -> Page:
    """A page of the log, as far as the reader may know it. page: counted from 1. earlier: who had which seat
    before, and up to which line."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    told = [*tell_backwards(translator, bundle, view.seat, language, entries[::-1])][::-1]
    lines = [
        f"`{number:>3}` {line}"
        for number, line in fold(translator, ((number, line) for number, _, line in told))
    ]
    if page == 1:
        lines = [*differing_lines(translator, bundle, view.table, language), *lines]
    body = clip("\n".join(lines) or translator("log-empty"), LONGEST_LOG)
    head = translator("log-heading", game=bundle.words.name(language), page=page, pages=max(pages, 1))
    head += "".join(
        "\n-# "
        + translator(
            "log-handed-on",
            seat=bundle.words.seat(seat, language),
            user=mention(translator, user),
            line=str(line),
        )
        for seat, user, line in earlier
    )
    turning = _turning(translator, Kind.LOG, view.table.id, page, range(1, pages + 1), ("older", "newer"))
    return plain(lambda: frame([text(head), text(body), *turning], QUIET))


def text_page(presentation: Presentation, view: View, page: int, language: Language) -> Page:
    """The whole position in words, page by page. page: counted from 0."""
    words, translator = presentation.bundle(view.table).words, presentation.translator(language)
    chunks = paragraphs(words.describe(view.observation, language), LONGEST_DESCRIPTION)
    shown = max(0, min(page, len(chunks) - 1))
    match = view.table.id

    def parts() -> list[Part]:
        pages = range(len(chunks))
        page_parts = [text(chunks[shown]), *_turning(translator, Kind.TEXT, match, shown, pages)]
        return [*page_parts, *(rows([to_seat(translator, match)]) if view.seat else [])]

    return plain(lambda: frame(parts(), QUIET))


def to_seat(translator: Translator, match: int) -> ui.Button[Any]:
    """The button that leads back to the own seat."""
    return button(ComponentId(Kind.REFRESH, match), translator("button-to-seat"), emoji="🪑")


def paragraphs(words: str, most: int) -> list[str]:
    """A long text in pieces of at most so many characters, cut at line ends where there are any."""
    pieces: list[str] = [""]
    for line in words.splitlines():
        for part in [line[at : at + most] for at in range(0, max(len(line), 1), most)]:
            if len(pieces[-1]) + len(part) + 1 > most:
                pieces.append(part)
            else:
                pieces[-1] = f"{pieces[-1]}\n{part}" if pieces[-1] else part
    return [piece for piece in pieces if piece] or [words]


def _turning(
    translator: Translator,
    kind: Kind,
    match: int,
    page: int,
    pages: range,
    labels: tuple[str, str] = ("previous", "next"),
) -> list[Part]:
    """The buttons that turn pages; none where there is only one."""
    if len(pages) < 2:
        return []
    steps = ((page - 1, labels[0], "◀️"), (page + 1, labels[1], "▶️"))
    return rows(
        [
            button(
                ComponentId(kind, match, 0, str(other)),
                translator(f"button-{label}"),
                emoji=emoji,
                disabled=other not in pages,
            )
            for other, label, emoji in steps
        ]
    )


# The pictures of a match one by one, bigger: the whole table, a hand, a part of the map.

BIG = 1.5
"""The scale of the bigger picture."""
MOST_BUTTONS = 4
"""Pictures with a button each; more stand in a menu."""


def picture_names(bundle: GameBundle, view: View) -> tuple[str, ...]:
    """The names of all pictures there are for a viewer."""
    return (*bundle.board.views(view.observation), *bundle.board.details(view.observation))


def picture_parts(
    translator: Translator, bundle: GameBundle, view: View, language: Language, shown: str = ""
) -> list[Part]:
    """Lay out the ways to the pictures on offer. shown: the one that is open."""
    match, names = view.table.id, bundle.board.views(view.observation)
    if len(names) <= MOST_BUTTONS:
        return rows(
            [
                button(
                    ComponentId(Kind.PICTURE, match, 0, name), bundle.words.view(name, language), emoji="🖼️"
                )
                for name in names
                if name != shown
            ]
        )
    return [picture_menu(translator, bundle, view, language, shown)]


def picture_page(
    presentation: Presentation,
    view: View,
    name: str,
    language: Language,
    lead: Callable[[str], Sequence[Part]] | None = None,
) -> Page:
    """One picture, bigger, and the way to the others; an unknown name means the first.

    lead: lays out where it leads instead of there, given the name of what is shown.
    """
    key, match = view.table.key, view.table.id
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    names = picture_names(bundle, view)
    shown = name if name in names else names[0]
    heading = translator(
        "pictures-heading", game=bundle.words.name(language), picture=bundle.words.view(shown, language)
    )

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [
            text(heading),
            *(gallery(attachment.url, attachment.alt) for attachment in attached),
        ]
        if lead is not None:
            return frame([*parts, *lead(shown)], QUIET)
        parts += picture_parts(translator, bundle, view, language, shown)
        ways = [to_seat(translator, match)] if view.seat else []
        ways += PICTURES.list_ways(translator, bundle, view)
        return frame([*parts, *rows(ways)], QUIET)

    return Page(key, build, (shown,), presentation.picture_of(view, language, BIG))


# A finished game as a moving picture.

SCALE: Final = 0.5
MOST_FRAMES: Final = 60
"""Turns that are shown; of a game with more of them every second one, and so on."""


async def animate(
    pictures: PictureService,
    bundle: GameBundle,
    record: str,
    seat: Seat | None,
    language: Language,
    theme: str,
    most_bytes: int,
    people: People = (),
    titles: Presentation | None = None,
) -> bytes | None:
    """The game of a record as an animated WebP of at most so many bytes, as one seat saw it.

    people: who is named in it. titles: lays out a card of its greatest moment, which stands at the end. None
    where there is nothing to show. Frames are drawn one by one: nobody else's picture waits long.
    """
    scenes, moment = await asyncio.to_thread(_scenes, bundle, record, seat, language, people)
    if not scenes:
        return None
    frames = [
        await pictures.picture(bundle.board, bundle.key, scenes[number], theme, SCALE)
        for number in thin_out(len(scenes), MOST_FRAMES)
    ]
    if titles is not None and moment is not None:
        card = titles.title_of(bundle, *moment, people, language)
        frames.append(await pictures.picture(titles.board(PEOPLE), PEOPLE, card, theme, SCALE))
    moving = (await pictures.run(join, frames, most_bytes)).bytes
    return moving if len(moving) <= most_bytes else None


def _scenes(
    bundle: GameBundle, record: str, seat: Seat | None, language: Language, people: People
) -> tuple[list[Hashable], tuple[Moment, str] | None]:
    """The table after each turn, and as the game ends; its greatest moment, with what that is about."""
    scenes: list[Hashable] = []
    moments: list[tuple[Moment, str]] = []
    turn = None
    for played in replay(bundle.game, Record.parse(record)):
        observation = bundle.game.observe(played.state, seat)
        view = bundle.board.views(observation)[0]
        scene = bundle.board.scene(observation, view, language, people)
        now = bundle.agent.knowledge.clock(played.state)
        if scenes and now == turn:
            scenes[-1] = scene
        elif not scenes or scenes[-1] != scene:
            scenes.append(scene)
        turn = now
        public = [event for event in played.events if event.known_to(None)]
        candidates = ((moment, moment.find(event)) for event in public for moment in bundle.moments)
        moments += [(moment, about) for moment, about in candidates if about is not None]
    return scenes, min(moments, key=lambda pair: bundle.moments.index(pair[0]), default=None)


# Everything of a table that is not needed every day; and whether to resign.


def more_page(presentation: Presentation, view: View, language: Language, *, is_keeper: bool = False) -> Page:
    """Everything that is done at a table, or was. is_keeper: whether the reader manages the server."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    match = view.table.id

    def build() -> Layout:
        buttons = [
            button(ComponentId(Kind.LOG, match), translator("button-log"), emoji="📖"),
            button(ComponentId(Kind.RULES, match, 0, view.table.key), translator("button-rules"), emoji="📕"),
            button(ComponentId(Kind.TEXT, match), translator("button-text"), emoji="📜"),
        ]
        if view.seat is not None:
            buttons.append(to_seat(translator, match))
        buttons += [action.button(translator, match) for action in list_at(bundle, view, is_keeper=is_keeper)]
        head = translator("more-heading", game=bundle.words.name(language))
        told = text("\n".join([head, *agreed_lines(translator, bundle, view.table, language)]))
        return frame([told, *picture_parts(translator, bundle, view, language), *rows(buttons)], QUIET)

    return plain(build)


def lobby_card(presentation: Presentation, table: Table, user: UserId, language: Language) -> Page:
    """Everything that is done at a table before play, beside what its own message offers."""
    translator = presentation.translator(language)

    def build() -> Layout:
        told = translator("more-heading", game=presentation.name(table.key, language))
        buttons = [action.button(translator, table.id) for action in LOBBY.list_offered(table, user)]
        return frame([text(f"{told}\n{translator('more-lobby', place=link(table))}"), *rows(buttons)], QUIET)

    return plain(build)


FORM_SIGNS: Final[dict[Form, str]] = {"picture": "🖼️", "animation": "🎞️", "record": "📄"}


def share_page(presentation: Presentation, table: Table, language: Language) -> Page:
    """Ask in which form a finished game is to be shown to everybody here."""
    translator = presentation.translator(language)

    def build() -> Layout:
        buttons = [
            button(ComponentId(Kind.SHARE, table.id, 0, form), translator(f"share-form-{form}"), emoji=sign)
            for form, sign in FORM_SIGNS.items()
        ]
        return frame([text(translator("share-which")), *rows(buttons)], QUIET)

    return plain(build)


def resign_page(presentation: Presentation, view: View, language: Language) -> Page:
    """Ask whether to resign."""
    translator, match = presentation.translator(language), view.table.id

    def build() -> Layout:
        sure = button(ComponentId(Kind.RESIGN_NOW, match), translator("button-resign-now"), "danger", "🏳️")
        play_on = button(ComponentId(Kind.REFRESH, match), translator("button-play-on"), "success")
        buttons = [sure, play_on]
        if not view.alone and stand_in_of(view) is None:
            buttons.append(
                button(ComponentId(Kind.STAND_IN, match), translator("button-stand-in"), emoji="🤖")
            )
        return frame([text(translator("resign-sure")), *rows(buttons)], ALARM)

    return plain(build)
