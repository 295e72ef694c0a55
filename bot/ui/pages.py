"""Private pages beside the panel: log, rules, board in words, more, standings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Event
from bot.match.bundle import GameBundle
from bot.match.table import Standing, Table, View
from bot.text import Language, Translator
from bot.ui.house import House
from bot.ui.ids import Kind, Press
from bot.ui.menu import IN_A_SELECT, clip
from bot.ui.page import Page, plain
from bot.ui.panel import folded
from bot.ui.parts import ALARM, OVER, QUIET, Line, Part, button, frame, person, rows, select, text
from bot.ui.pictures import picture_parts

CHUNK = 3_800
"""Characters of one page of text."""
MOST_STANDINGS = 20
MEDALS = ("🥇", "🥈", "🥉")


def log_page(
    house: House, view: View, entries: Sequence[tuple[int, Event]], page: int, pages: int, language: Language
) -> Page:
    """A page of the log, as far as the reader may know it."""
    title, translator = house.title(view.table.key), house.translator(language)
    told = ((number, title.tell(event, view.seat, language)) for number, event in entries)
    said = ((number, line) for number, line in told if line)
    lines = [f"`{number:>3}` {line}" for number, line in folded(translator, said)]
    body = clip("\n".join(lines) or translator("log-empty"), 3_500)
    match = view.table.id
    turning = [
        button(
            Press(Kind.LOG, match, 0, str(page - 1)),
            translator("button-older"),
            emoji="◀️",
            disabled=page <= 1,
        ),
        button(
            Press(Kind.LOG, match, 0, str(page + 1)),
            translator("button-newer"),
            emoji="▶️",
            disabled=page >= pages,
        ),
    ]
    head = translator("log-heading", game=title.words.name(language), page=page, pages=max(pages, 1))
    parts: list[Part] = [text(head), text(body)]
    return plain(lambda: frame([*parts, *(rows(turning) if pages > 1 else [])], QUIET))


def rules_page(house: House, title: GameBundle, chapter: str, language: Language) -> Page:
    """A chapter of the rules with a menu of all of them."""
    translator = house.translator(language)
    chapters = title.words.rules(language)
    shown = next((each for each in chapters if each.key == chapter), chapters[0])
    heading = translator("rules-heading", game=title.words.name(language), chapter=shown.title)
    parts: list[Part] = [text(heading), text(clip(shown.body, 3_600))]
    for number, first in enumerate(range(0, len(chapters), IN_A_SELECT), start=1):
        listed = chapters[first : first + IN_A_SELECT]
        lines = [Line(each.key, each.title, chosen=each.key == shown.key) for each in listed]
        press = Press(Kind.RULES, 0, number, title.key)
        parts.append(
            select(press, translator("rules-chapters" if number == 1 else "rules-more-chapters"), lines)
        )
    return plain(lambda: frame(parts, QUIET))


def text_page(house: House, view: View, page: int, language: Language) -> Page:
    """The whole position in words, page by page."""
    title, translator = house.title(view.table.key), house.translator(language)
    chunks = paragraphs(title.words.describe(view.observation, language), CHUNK - 200)
    page = max(0, min(page, len(chunks) - 1))
    match = view.table.id
    turning = [
        button(
            Press(Kind.TEXT, match, 0, str(page - 1)),
            translator("button-previous"),
            emoji="◀️",
            disabled=page == 0,
        ),
        button(
            Press(Kind.TEXT, match, 0, str(page + 1)),
            translator("button-next"),
            emoji="▶️",
            disabled=page == len(chunks) - 1,
        ),
    ]
    back = [button(Press(Kind.REFRESH, match), translator("button-to-seat"), emoji="🪑")] if view.seat else []
    shown = [*(turning if len(chunks) > 1 else []), *back]
    return plain(lambda: frame([text(chunks[page]), *rows(shown)], QUIET))


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


def more_page(house: House, view: View, language: Language) -> Page:
    """Everything that is not needed every day."""
    title, translator, match = house.title(view.table.key), house.translator(language), view.table.id
    running = view.table.phase == "playing"
    found = [button(Press(Kind.TEXT, match), translator("button-text"), emoji="📜")]
    if view.seat is not None:
        found.append(button(Press(Kind.REFRESH, match), translator("button-to-seat"), emoji="🪑"))
    if view.seat is not None and running:
        if view.can_undo != "no":
            asks = translator("button-undo" if view.can_undo == "free" else "button-undo-ask")
            found.append(button(Press(Kind.UNDO, match), asks, emoji="↩️"))
        found.append(button(Press(Kind.RESIGN, match), translator("button-resign"), "danger", "🏳️"))
    if view.table.phase == "over":
        found.append(button(Press(Kind.RECORD, match), translator("button-record"), emoji="📄"))
        found.append(button(Press(Kind.REPLAY, match), translator("button-replay"), emoji="🎞️"))
    agreed = title.words.options(view.table.options, language)
    head = translator("more-heading", game=title.words.name(language))
    pictures = picture_parts(translator, title, view, language)
    told = text(head + (f"\n-# {agreed}" if agreed else ""))
    return plain(lambda: frame([told, *pictures, *rows(found)], QUIET))


def resign_page(house: House, view: View, language: Language) -> Page:
    """Asks whether to resign."""
    translator, match = house.translator(language), view.table.id
    sure = [
        button(Press(Kind.RESIGN_NOW, match), translator("button-resign-now"), "danger", "🏳️"),
        button(Press(Kind.REFRESH, match), translator("button-play-on"), "success"),
    ]
    return plain(lambda: frame([text(translator("resign-sure")), *rows(sure)], ALARM))


def standings_page(
    house: House, standings: Sequence[Standing], key: str | None, language: Language, reader: int
) -> Page:
    """The leaderboard of a server, with a menu of the games."""
    translator = house.translator(language)
    name = house.name(key, language) if key else translator("standings-all")
    lines = [text(translator("standings-heading", game=name))]
    rows_told = [
        translator(
            "standings-line",
            place=MEDALS[place] if place < len(MEDALS) else f"`{place + 1:>2}.`",
            user=person(translator, each.user),
            # As text: a rating is read whole, without a mark between thousands and hundreds.
            rating=str(round(each.rating)),
            played=each.played,
            won=each.won,
            points=each.points,
        )
        for place, each in enumerate(standings)
        if place < MOST_STANDINGS or each.user == reader
    ]
    lines.append(text("\n".join(rows_told) or translator("standings-empty")))
    lines.append(text(translator("standings-foot")))
    offered = [Line("-", translator("standings-all"), chosen=key is None)]
    offered += [Line(each, house.name(each, language), chosen=each == key) for each in house.listings]
    menu = select(Press(Kind.STANDINGS), translator("standings-choose"), offered[:25])
    return plain(lambda: frame([*lines, menu], OVER))


def games_page(house: House, mine: Sequence[Table], language: Language) -> Page:
    """The games of the house, how to start one, and the reader's own matches."""
    translator = house.translator(language)
    told = []
    for listing in house.listings.values():
        players = translator("lobby-players", least=min(listing.players), most=max(listing.players))
        words = listing.told(language)
        start = f"{words.command} {translator('command-start')}"
        told.append(translator("games-line", game=words.name, command=start, players=players))
        for command, about in words.openings:
            told.append(translator("games-also", command=f"{words.command} {command}", about=about))
    parts: list[Part] = [text(translator("games-heading")), text("\n".join(told))]
    if mine:
        parts.append(text(translator("games-mine")))
        parts.append(text("\n".join(_match_line(house, translator, table, language) for table in mine[:20])))
    else:
        parts.append(text(translator("games-none")))
    return plain(lambda: frame(parts, QUIET))


def _match_line(house: House, translator: Translator, table: Table, language: Language) -> str:
    return translator(
        "games-match",
        game=house.name(table.key, language),
        place=link(table),
        phase=translator(f"phase-{table.phase}"),
    )


def link(table: Table) -> str:
    """The address of a table's message, or its channel where there is none."""
    place = f"https://discord.com/channels/{table.place.guild}/{table.place.channel}"
    return f"{place}/{table.message}" if table.message else f"<#{table.place.channel}>"
