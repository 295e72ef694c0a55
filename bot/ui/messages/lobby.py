"""The lobby message: who plays, on which seat, and what is agreed before play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.match.bundle import GameBundle
from bot.match.clocks import NO_HURRY
from bot.match.match import Table
from bot.text import Language, Translator
from bot.text.game_text import Tone
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.clocks import pace_menu
from bot.ui.messages.computers import offer_computers
from bot.ui.messages.layout import (
    ACCENT,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    mention,
    option,
    rows,
    select,
    text,
    with_thumbnail,
)
from bot.ui.messages.option_fields import option_fields
from bot.ui.messages.page import COVER, Attachment, Page
from bot.ui.messages.presentation import Presentation

MOST_SEAT_BUTTONS = 4


def lobby_page(presentation: Presentation, table: Table, language: Language) -> Page:
    """The lobby message of a table without a board: not begun, closed before it was, or broken off."""
    bundle, translator = presentation.bundle(table), presentation.translator(language)

    def build(attached: Sequence[Attachment]) -> Layout:
        head = _head(translator, bundle, table, language)
        parts: list[Part] = [with_thumbnail(head, each.url, each.alt) for each in attached] or [text(head)]
        if table.phase != "lobby":
            parts.append(text(translator(f"phase-{table.phase}")))
            close = button(ComponentId(Kind.CANCEL, table.id), translator("button-cancel"))
            return frame([*parts, *(rows([close]) if table.phase == "broken" else [])], QUIET)
        parts.append(text(_people(translator, table, bundle, language)))
        parts += [*_wishes(translator, bundle, table, language), *offer_computers(translator, bundle, table)]
        pace = None if table.clocks is None else table.clocks.pace
        parts.append(pace_menu(translator, pace, ComponentId(Kind.PACE, table.id)))
        return frame([*parts, *_buttons(translator, bundle, table)], ACCENT)

    if table.phase != "lobby":
        return Page("", build)
    return Page(table.key, build, (COVER,), lambda _: presentation.request_cover(table.key, language))


def _head(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> str:
    line = translator("lobby-heading", game=bundle.words.name(language), host=f"<@{table.host}>")
    if table.phase != "lobby":
        return line
    agreed = bundle.words.options(table.options, language) or translator("lobby-as-printed")
    return f"{line}\n{describe_game(translator, bundle, language, dict(table.options))}\n-# 🏠 {agreed}"


def _people(translator: Translator, table: Table, bundle: GameBundle, language: Language) -> str:
    lines = [
        translator(
            "lobby-joined-seat", user=mention(translator, user), seat=bundle.words.seat(seat, language)
        )
        if (seat := table.seat_of(user)) is not None
        else translator("lobby-joined", user=mention(translator, user))
        for user in table.joined
    ]
    missing = [f"<@{user}>" for user in table.invited if user not in table.joined]
    if missing:
        lines.append(translator("lobby-invited", names=translator.join(missing)))
    return "\n".join(lines)


def _wishes(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> list[Part]:
    seats = bundle.game.facts.seats
    if len(seats) > MOST_SEAT_BUTTONS:
        lines = [option("-", translator("lobby-any-seat"))]
        lines += [option(seat, bundle.words.seat(seat, language)) for seat in seats[: IN_A_SELECT - 1]]
        target = ComponentId(Kind.JOIN, table.id, 0, "?")
        return [select(target, translator("lobby-join-seat-menu"), lines)]
    is_full = len(table.joined) >= max(bundle.game.facts.players)
    tone: Tone = "secondary" if is_full else "primary"
    found = [button(ComponentId(Kind.JOIN, table.id), translator("button-join"), tone, "🪑")]
    found += [
        button(
            ComponentId(Kind.JOIN, table.id, 0, seat),
            translator("button-join-seat", seat=bundle.words.seat(seat, language)),
            disabled=table.user_at(seat) is not None,
        )
        for seat in seats
    ]
    return rows(found)


def _buttons(translator: Translator, bundle: GameBundle, table: Table) -> list[Part]:
    match = table.id
    found = [
        button(ComponentId(Kind.BEGIN, match), translator("button-begin"), "success", "🎲"),
        button(ComponentId(Kind.GUESTS, match), translator("button-guests")),
        button(ComponentId(Kind.LEAVE, match), translator("button-leave")),
        button(ComponentId(Kind.CANCEL, match), translator("button-cancel")),
    ]
    if option_fields(bundle.game.options, dict(table.options)):
        house = ComponentId(Kind.HOUSE_RULES, match)
        found.append(button(house, translator("button-house-rules")))
    if table.clocks is not None:
        found.append(button(ComponentId(Kind.PACE, match, 0, NO_HURRY), translator("button-no-hurry")))
    found.append(button(ComponentId(Kind.RULES, match, 0, table.key), translator("button-rules")))
    # Two in a row: on a phone three are too wide for one.
    return [part for first in range(0, len(found), 2) for part in rows(found[first : first + 2])]


def describe_game(
    translator: Translator,
    bundle: GameBundle,
    language: Language,
    options: Mapping[str, object] = MappingProxyType({}),
) -> str:
    """Tell what a game is, in one sentence, and how many people play it for how long. options: what a table
    has agreed on, for they may make another game of it."""
    say, players = bundle.words.translator(language), bundle.game.facts.players
    about = next((f"about-{each.name}" for each in bundle.openings if each.has_settled(options)), "about")
    facts = translator(
        "game-facts",
        players=translator("lobby-players", least=min(players), most=max(players)),
        length=say(f"{about}.length"),
        weight=translator(f"game-weight-{say(f'{about}.weight')}"),
    )
    return f"{say(about)}\n{facts}"
