"""The table message: what everybody at the table sees; a finished game shown elsewhere, and feats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

from discord import ui
from discord.utils import format_dt

from bot.match.archive import Annals
from bot.match.bundle import GameBundle
from bot.match.match import Table, is_computer, is_crowd
from bot.match.results import find_series_winners, is_series_decided
from bot.match.values import RefusedError, UserId
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.layout import (
    ACCENT,
    OVER,
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
from bot.ui.messages.actions import RESUME
from bot.ui.messages.clocks import claim_lines, clock_lines, pace_name, time_line
from bot.ui.messages.lobby import lobby_page, origin_lines
from bot.ui.messages.offers import offer_lines, silence_lines
from bot.ui.messages.panel import (
    galleries,
    hides_the_whole,
    near_pictures,
    offer_first,
    picture_menu,
    tell_seats,
)
from bot.ui.messages.ways import FINISHED, STORY, TOLD_IN_A_LOBBY
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest
from bot.ui.presentation import CLIMAX, Presentation, ending
from bot.ui.services import Services
from bot.ui.story import MOST_LINES, tell_since

LAST_NEWS: Final = 3
"""Lines of the story under the end of it."""
SPECTATOR: Final[UserId] = 0
"""No user has this id: the view of user 0 is a spectator's."""
PLAYED: Final = ("playing", "over")
"""Phases in which there is a board to show."""


def must_choose(view: View) -> tuple[UserId, ...]:
    """The users whose decision is open, in seating order."""
    if view.table.phase != "playing":
        return ()
    waiting = {decision.seat for decision in view.observation.waiting}
    players = (view.table.player_at(seat) for seat, _ in view.table.seats if seat in waiting)
    return tuple(user for user in players if user is not None)


def is_over(view: View) -> bool:
    """Check whether a game has ended, by its rules or otherwise."""
    return view.observation.outcome is not None or view.table.phase == "over"


def table_page(
    presentation: Presentation, view: View, language: Language, annals: Annals | None = None
) -> Page:
    """The table message of a match that has begun, from a spectator's view. annals: of one that is over."""
    if view.seat is not None:
        raise ValueError("the table shows what a spectator may know")
    key = view.table.key
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)

    climax = bundle.board.climax(view.observation, view.news, language)
    shown = tuple(bundle.board.shown_after(view.observation, view.news))
    over = is_over(view)
    end = tell_end(translator, bundle, view, language, annals) if over else ""
    told = tell_since(translator, bundle, view, language, LAST_NEWS if over else MOST_LINES)

    def request(name: str) -> PictureRequest:
        if name == CLIMAX:
            return presentation.request_events(
                view.table.id, bundle, view.seat, view.news, climax, language, 1.0
            )
        return presentation.request_picture(view.table, view.observation, name, language, 1.0, view.news)

    def build(attached: Sequence[Attachment]) -> Layout:
        parts = [*_head(translator, bundle, view, language), *([text(end)] if over else [])]
        parts += galleries(translator, attached)
        parts += [text(told)] if told else []
        if not over:
            whose = _whose(translator, bundle, view, language)
            time = clock_lines(presentation, translator, view.table)
            claims = claim_lines(presentation, translator, view.table)
            silence = silence_lines(presentation, translator, view.table)
            parts.append(text("\n".join([whose, *silence, *time, *claims])))
        if hides_the_whole(bundle, view.observation):
            parts.append(picture_menu(translator, bundle, view, language))
            return frame([*parts, *rows(_buttons(translator, view.table))], OVER if over else ACCENT)
        near = near_pictures(bundle, view, language, shown)
        return frame([*parts, *rows([*_buttons(translator, view.table), *near])], OVER if over else ACCENT)

    decided = () if climax is None else (CLIMAX,)
    return Page(key, build, (*decided, *shown), request)


LobbyComposer: TypeAlias = Callable[[Services, Table, Language], Awaitable[Page | None]]
LOBBIES: Final[dict[str, LobbyComposer]] = {}
"""What features show in place of the usual lobby, by the feature; None where it is the usual one."""


async def compose_table(
    services: Services, table: Table, language: Language
) -> tuple[Page, tuple[UserId, ...]]:
    """Compose what the message of a table or lobby shows; return it, and who must choose."""
    presentation = services.presentation
    if table.phase not in PLAYED:
        for compose in LOBBIES.values() if table.phase == "lobby" else ():
            page = await compose(services, table, language)
            if page is not None:
                return page, ()
        knowing = await _find_knowing(services, table)
        translator = presentation.translator(language)
        told = [await tell(services.matches, table, translator) for tell in TOLD_IN_A_LOBBY.values()]
        return lobby_page(presentation, table, language, knowing, list(filter(None, told))), ()
    await presentation.learn_names(table)
    view = await services.matches.view(table.id, SPECTATOR)
    annals = await services.matches.archive.annals(table.id)
    return table_page(presentation, view, language, annals), must_choose(view)


async def _find_knowing(services: Services, table: Table) -> tuple[UserId, ...]:
    """Find who played the game that a table is played on from: they have seen how it was."""
    if table.origin is None or not table.origin.match:
        return ()
    try:
        return (await services.matches.table(table.origin.match)).people
    except RefusedError:
        return ()


def _buttons(translator: Translator, table: Table) -> list[ui.Button[Any]]:
    """The way to one's seat, or what most people do after a game; then the way to everything else."""
    match = table.id
    seat = button(ComponentId(Kind.SEAT, match), translator("button-seat"), "primary", "🪑")
    return [
        *(offer_first(translator, table) if table.phase == "over" else [seat]),
        button(ComponentId(Kind.MORE, match), translator("button-more"), emoji="⚙️"),
        *_overdue(translator, table),
        *([RESUME.button(translator, table.id)] if table.paused else []),
    ]


def _overdue(translator: Translator, table: Table) -> list[ui.Button[Any]]:
    """The way to what can be done, where somebody's time is over."""
    if table.clocks is None or table.phase != "playing" or not table.clocks.overdue:
        return []
    return [button(ComponentId(Kind.CLOCKS, table.id), translator("button-overdue"), "primary", "⌛")]


def _heading(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> str:
    """The game's name, and which game of the series it is."""
    name = bundle.words.name(language)
    if table.series == 1:
        return f"## {name}"
    return "## " + translator("table-heading-series", game=name, number=table.number, series=table.series)


def _head(translator: Translator, bundle: GameBundle, view: View, language: Language) -> list[Part]:
    table = view.table
    agreed = bundle.words.tell_choices(table.options, language)
    lines = [_heading(translator, bundle, table, language), tell_seats(translator, bundle, table, language)]
    pace = pace_name(translator, table)
    small = [line for line in (agreed, None if pace is None else f"⏳ {pace}") if line]
    if small:
        lines.append(f"-# {' · '.join(small)}")
    lines += origin_lines(translator, bundle, table, language)
    parts: list[Part] = [text("\n".join(lines))]
    if not is_over(view):
        parts.append(text(bundle.words.status(view.observation, language)))
    return parts


def _whose(translator: Translator, bundle: GameBundle, view: View, language: Language) -> str:
    if view.table.phase != "playing":
        return translator(f"phase-{view.table.phase}")
    users = must_choose(view)
    if any(map(is_crowd, users)):
        asked = [seat for seat, user in view.table.seats if user in users and is_crowd(user)]
        names = translator.join([bundle.words.seat(seat, language) for seat in asked])
        told = translator("table-turn-voted", seats=names)
    else:
        names = translator.join([mention(translator, user) for user in users])
        # It is of no use to tell the house that it is its turn.
        name = "table-turn-house" if users and all(map(is_computer, users)) else "table-turn"
        told = translator(name, names=names, count=len(users))
    return "\n".join([f"➡️ {told}", *offer_lines(translator, bundle, view, language)])


def _series(translator: Translator, table: Table) -> list[str]:
    """Tell how a match of several games stands after one of them, or who has won it."""
    if table.series == 1 or table.phase != "over":
        return []
    standing = " · ".join(f"{mention(translator, user)} {points}" for user, points in table.totals)
    if not is_series_decided(table):
        number = str(table.number)
        return [translator("series-standing", number=number, series=str(table.series), standing=standing)]
    best = [mention(translator, user) for user in find_series_winners(table.totals)]
    name = "series-won" if len(best) == 1 else "series-drawn"
    return [translator(name, names=translator.join(best), standing=standing)]


def tell_end(
    translator: Translator, bundle: GameBundle, view: View, language: Language, annals: Annals | None
) -> str:
    """Tell who has won and why, and the game in a few numbers."""
    outcome = view.observation.outcome
    winners = outcome.winners if outcome is not None else ()
    users = [user for seat in winners if (user := view.table.user_at(seat)) is not None]
    name = "end-winners"
    names = [mention(translator, user) for user in users]
    if any(map(is_crowd, users)):
        name, names = "end-voted", [bundle.words.seat(seat, language) for seat in winners]
    lines = [translator(name, names=translator.join(names), count=len(winners))] if winners else []
    lines.append(ending(translator, bundle, view, language))
    lines += _series(translator, view.table)
    if annals is not None:
        known = [event for event in annals.events if event.known_to(view.seat)]
        told = bundle.words.tally(known, view.observation, language)
        began, ended = annals.began, annals.ended
        message = "end-day" if began.date() == ended.date() else "end-days"
        days = translator(message, began=format_dt(began, "d"), ended=format_dt(ended, "d"))
        lines += [f"📊 {' · '.join(told)}"] if told else []
        for seat, feat in annals.feats:
            user = view.table.user_at(seat)
            who = mention(translator, user) if user is not None else bundle.words.seat(seat, language)
            lines.append("🏅 " + translator("end-feat", user=who, **name_feat(bundle, feat, language)))
        spent = time_line(translator, bundle, annals.times, language)
        lines.append(f"-# {spent}\n-# {days}" if spent else f"-# {days}")
    return "\n".join(lines)


# A finished game shown elsewhere on its server: how it ended, its last picture, and the way to it.

Form: TypeAlias = Literal["picture", "animation", "record"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)


def tell_shared(presentation: Presentation, view: View, by: UserId | None, language: Language) -> str:
    """Tell whose game it was, and where it stands; by: who shares it."""
    translator, bundle = presentation.translator(language), presentation.bundle(view.table)
    origin = [*origin_lines(translator, bundle, view.table, language)]
    people = ", ".join(
        f"{mention(translator, user)} ({bundle.words.seat(seat, language)})"
        for seat, user in view.table.seats
        if user is not None
    )
    told = translator("share-game", game=bundle.words.name(language), people=people, place=link(view.table))
    shared = [] if by is None else [translator("share-by", user=mention(translator, by))]
    return "\n".join([*shared, told, *origin])


def shared_page(
    presentation: Presentation, view: View, annals: Annals | None, by: UserId | None, language: Language
) -> Page:
    """A finished game for everybody to see."""
    translator, bundle = presentation.translator(language), presentation.bundle(view.table)

    def build(attached: Sequence[Attachment]) -> Layout:
        buttons = [
            action.button(translator, view.table.id)
            for place in (STORY, FINISHED)
            for action in place.list_offered(view.table)
        ]
        parts = [
            text(tell_shared(presentation, view, by, language)),
            text(tell_end(translator, bundle, view, language, annals)),
            *(gallery(attachment.url, attachment.alt) for attachment in attached),
        ]
        return frame([*parts, *rows(buttons)], OVER)

    return Page(
        view.table.key,
        build,
        tuple(bundle.board.shown(view.observation))[:1],
        presentation.picture_of(view, language, 1.0),
    )


def name_feat(bundle: GameBundle, feat: str, language: Language) -> dict[str, str]:
    """A feat's title, and what was done."""
    translator = bundle.words.translator(language)
    return {"feat": translator(f"feat-{feat}"), "about": translator(f"feat-{feat}.about")}
