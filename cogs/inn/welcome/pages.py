"""The pages for somebody who comes in for the first time, and the way to everything by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from bot.match.bundle import GameBundle
from bot.match.values import UserId
from bot.text import Language, Translator
from bot.text.game_text import Tone
from bot.ui.layout import (
    ACCENT,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    gallery,
    mention,
    option,
    rows,
    select,
    text,
    user_select,
)
from bot.ui.messages.lobby import describe_game
from bot.ui.messages.ways import ABOUT_A_GAME, GREETING, LEARN, NEXT_STEPS, Button
from bot.ui.page import COVER, Attachment, ComponentId, Kind, Page, base36, plain
from bot.ui.presentation import Presentation

Way: TypeAlias = Literal["learn", "house", "friend"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)
SIGNS: Final[dict[Way, str]] = {"learn": "🎓", "house": "♟️", "friend": "✉️"}
COMMANDS: Final = (("seat",), ("next",), ("rules",), ("settings",))
"""The commands one needs beside those of a game, as far as there are features that bring them."""


@NEXT_STEPS.lead_from
def lead_to_house(translator: Translator) -> Button:
    """Lead to a game against the house."""
    return _way_button(translator, "house", "primary")


@NEXT_STEPS.lead_from
def lead_to_friend(translator: Translator) -> Button:
    """Lead to a table with a friend."""
    return _way_button(translator, "friend", "secondary")


def _way_button(translator: Translator, way: Way, tone: Tone) -> Button:
    return button(ComponentId(Kind.FIRST, payload=way), translator(f"button-first-{way}"), tone, SIGNS[way])


def list_games(presentation: Presentation) -> list[GameBundle]:
    """List the games of the house, the shortest first."""
    return sorted(presentation.games.values(), key=lambda bundle: bundle.game.facts.minutes)


def first_page(
    presentation: Presentation, language: Language, *, explains: bool = False, greeting: bool = False
) -> Page:
    """Lay out the three ways to begin, what the house has, and its picture.

    explains: and which commands there are. greeting: whether it greets a new server, so that who manages it
    is spoken to as well.
    """
    translator, games = presentation.translator(language), list_games(presentation)
    ways = [way for way in WAYS if way != "learn" or LEARN.ways]
    lines = [_tell_game(translator, bundle, language) for bundle in games]
    told, pictured = "\n".join(lines), games[len(games) // 2].key

    def build(attached: Sequence[Attachment]) -> Layout:
        begin = [_way_button(translator, way, "success" if way == ways[0] else "primary") for way in ways]
        parts: list[Part] = [text(translator("welcome-heading")), *rows(begin)]
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        parts.append(text(told))
        if explains:
            about = [option(bundle.key, bundle.words.name(language)) for bundle in games]
            parts.append(select(ComponentId(Kind.GAME), translator("welcome-about"), about))
            parts.append(text(_tell_commands(translator)))
        if greeting and (settings := GREETING.list_ways(translator)):
            parts += [text(translator("welcome-managers")), *rows(settings)]
        return frame(parts, ACCENT)

    return Page(pictured, build, (COVER,), lambda _: presentation.request_cover(pictured, language))


def _tell_game(translator: Translator, bundle: GameBundle, language: Language) -> str:
    """Tell of a game in one line: how long it takes, and how much there is to learn."""
    say = bundle.words.translator(language)
    return translator(
        "welcome-game",
        game=bundle.words.name(language),
        length=say("about.length"),
        weight=translator(f"game-weight-{say('about.weight')}"),
    )


def _tell_commands(translator: Translator) -> str:
    lines = [_tell_command(translator, command) for command in COMMANDS if translator.has(_message(command))]
    return "\n".join([translator("welcome-commands"), *lines, translator("welcome-search")])


def _tell_command(translator: Translator, command: Sequence[str]) -> str:
    """Write a command as it is typed, and what it does."""
    typed = " ".join(translator(_message(command[:end])) for end in range(1, len(command) + 1))
    does = translator(f"welcome-{'-'.join(command)}")
    return f"- `/{typed}` · {does}"


def _message(command: Sequence[str]) -> str:
    return f"command-{'-'.join(command)}"


def way_page(
    presentation: Presentation,
    way: Way,
    language: Language,
    friend: UserId | None = None,
    *,
    on_server: bool = True,
) -> Page:
    """Lay out the games to choose from. friend: whom one plays; on_server: whether others can come."""
    translator = presentation.translator(language)
    is_alone = way == "friend" and not on_server

    def build() -> Layout:
        parts: list[Part] = [text(translator("welcome-friend-elsewhere" if is_alone else f"welcome-{way}"))]
        if way == "friend" and on_server:
            chosen = [] if friend is None else [friend]
            who = ComponentId(Kind.FIRST, payload=way)
            parts.append(user_select(who, translator("welcome-friend-menu"), chosen, 1))
            if friend is not None:
                parts.append(text(translator("welcome-friend-chosen", friend=mention(translator, friend))))
        parts += [] if is_alone else rows(_list_choices(presentation, translator, way, language, friend))
        back = button(ComponentId(Kind.WELCOME), translator("button-back-to-first"), emoji="⬅️")
        return frame([*parts, *rows([back])], ACCENT)

    return plain(build)


def _list_choices(
    presentation: Presentation, translator: Translator, way: Way, language: Language, friend: UserId | None
) -> list[Button]:
    """Make a button for each game that can be begun this way."""
    games = list_games(presentation)
    if way == "learn":
        return [
            lesson_button
            for bundle in games
            for lesson_button in LEARN.list_ways(translator, bundle, language)
        ]
    kind = Kind.HOUSE if way == "house" else Kind.OPEN
    whom = "" if friend is None else f".{base36(friend)}"
    return [
        button(
            ComponentId(kind, payload=f"{game.key}{whom}"), game.words.name(language), "primary", SIGNS[way]
        )
        for game in games
    ]


def game_page(presentation: Presentation, key: str, language: Language) -> Page:
    """Lay out what a game is, how it is begun, and where its rules are."""
    translator, bundle = presentation.translator(language), presentation.games[key]

    def build() -> Layout:
        head = f"## {bundle.words.name(language)}\n{describe_game(translator, bundle, language)}"
        buttons = [
            button(ComponentId(Kind.HOUSE, payload=key), translator("button-first-house"), "primary", "♟️"),
            button(ComponentId(Kind.OPEN, payload=key), translator("button-open"), "primary", "🪑"),
            *ABOUT_A_GAME.list_ways(translator, bundle),
            button(ComponentId(Kind.RULES, payload=key), translator("button-rules"), emoji="📕"),
            button(ComponentId(Kind.WELCOME), translator("button-back-to-first"), emoji="⬅️"),
        ]
        return frame([text(head), *rows(buttons)], ACCENT)

    return plain(build)


def found_page(translator: Translator, lines: Sequence[str]) -> Page:
    """Lay out what is called as somebody has typed, or contains it."""
    told = "\n".join(lines) or translator("help-nothing")

    def build() -> Layout:
        back = button(ComponentId(Kind.WELCOME), translator("button-back-to-first"), emoji="⬅️")
        return frame([text(told), *rows([back])], QUIET)

    return plain(build)
