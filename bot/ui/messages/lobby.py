"""The lobby message, and what its host decides before play: options, guests, the house's own players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin

from discord import ui

from bot.agents import Candidate, Choice
from bot.engine import Options
from bot.match.bundle import GameBundle
from bot.match.clocks import NO_HURRY
from bot.match.lobby import option_text, options_to_offer
from bot.match.match import LEVELS, Table, is_computer
from bot.match.matches import PRESET_NAMES, Preset, PresetName, preset_of
from bot.match.values import UserId
from bot.match.views import View
from bot.text import Language, Translator
from bot.text.game_text import Tone
from bot.ui.layout import (
    ACCENT,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    link,
    mention,
    option,
    rows,
    select,
    text,
    user_select,
    with_thumbnail,
)
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.menus.tree import names
from bot.ui.messages.actions import INVITE
from bot.ui.messages.clocks import pace_menu
from bot.ui.messages.ways import IN_A_LOBBY
from bot.ui.page import COVER, Attachment, ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation

# The options of a game as fields of a form: menus and switches, in a lobby and in a command.


@dataclass(frozen=True, slots=True)
class OptionField:
    """An option as a menu: its name and every value as text; no values for a yes-or-no option."""

    name: str
    values: tuple[str, ...]
    default: str

    @property
    def is_switch(self) -> bool:
        """Check whether it is a yes-or-no option."""
        return not self.values


def option_fields(
    options: type[Options], agreed: Mapping[str, object] | None = None
) -> tuple[OptionField, ...]:
    """The options people choose, as far as they matter beside what is agreed already.

    Raises TypeError for one a menu cannot offer.
    """
    return tuple(_field(name, options.model_fields[name]) for name in options_to_offer(options, agreed))


def _field(name: str, info: Any) -> OptionField:
    if info.annotation is bool:
        return OptionField(name, (), option_text(info.default))
    if get_origin(info.annotation) is Literal:
        values = tuple(map(option_text, get_args(info.annotation)))
        return OptionField(name, values, option_text(info.default))
    bounds = {type(bound).__name__: bound for bound in info.metadata}
    if info.annotation is int and {"Ge", "Le"} <= set(bounds):
        span = range(bounds["Ge"].ge, bounds["Le"].le + 1)
        return OptionField(name, tuple(map(str, span)), str(info.default))
    raise TypeError(f"option {name} cannot be offered as a menu")


# The lobby: who plays, on which seat, and what is agreed.

MOST_SEAT_BUTTONS = 4


def lobby_page(
    presentation: Presentation,
    table: Table,
    language: Language,
    knowing: Sequence[UserId] = (),
    said: Sequence[str] = (),
) -> Page:
    """The lobby message of a table without a board: not begun, closed before it was, or broken off.

    knowing: who played the game that is played on from. said: by features.
    """
    bundle, translator = presentation.bundle(table), presentation.translator(language)

    def build(attached: Sequence[Attachment]) -> Layout:
        head = lobby_head(translator, bundle, table, language)
        parts: list[Part] = [
            with_thumbnail(head, attachment.url, attachment.alt) for attachment in attached
        ] or [text(head)]
        if table.phase != "lobby":
            parts.append(text(translator(f"phase-{table.phase}")))
            close = button(ComponentId(Kind.CANCEL, table.id), translator("button-cancel"))
            return frame([*parts, *(rows([close]) if table.phase == "broken" else [])], QUIET)
        parts.append(text(_people(translator, table, bundle, language)))
        parts += [*map(text, said), *_cards(translator, table, knowing)]
        parts += [*_wishes(translator, bundle, table, language), *offer_computers(translator, bundle, table)]
        pace = None if table.clocks is None else table.clocks.pace
        parts.append(pace_menu(translator, pace, ComponentId(Kind.PACE, table.id)))
        return frame([*parts, *lobby_buttons(translator, bundle, table)], ACCENT)

    if table.phase != "lobby":
        return Page("", build)
    return Page(table.key, build, (COVER,), lambda _: presentation.request_cover(table.key, language))


def lobby_head(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> str:
    """Tell what is to be played, and on which terms."""
    line = translator("lobby-heading", game=bundle.words.name(language), host=f"<@{table.host}>")
    if table.phase != "lobby":
        return line
    about = describe_game(translator, bundle, language, dict(table.options))
    told = [line, about, *origin_lines(translator, bundle, table, language)]
    told += agreed_lines(translator, bundle, table, language)
    if bundle.words.doubts(language):
        told.append(translator("lobby-doubts"))
    return "\n".join(told)


def most_at(bundle: GameBundle, table: Table) -> int:
    """Tell how many may play at a table."""
    return max(bundle.game.facts.players) if table.origin is None else len(table.origin.seats)


def origin_lines(
    translator: Translator, bundle: GameBundle, table: Table, language: Language
) -> Iterator[str]:
    """Tell what a game is played on from, and that it counts nowhere; nothing of one that began as usual."""
    origin = table.origin
    if origin is not None:
        source = translator(f"origin-{origin.source}", step=origin.moment)
        people = tuple(user for user in table.people if table.phase == "lobby")
        cards = "origin-whole" if origin.is_whole(people) else "origin-drawn"
        told = translator(cards, seat=bundle.words.seat(origin.seat, language))
        yield translator("origin", source=source, cards=told)


def _cards(translator: Translator, table: Table, knowing: Sequence[UserId]) -> list[Part]:
    """Lay out who wants everything as it was, and who has seen it, where a game is played on."""
    if table.origin is None:
        return []
    known = [user for user in table.people if user in (*knowing, *table.origin.knowing)]
    lines = [translator("origin-ask")]
    for name, users in (("origin-wanted", table.origin.agreed), ("origin-known", known)):
        if users:
            names = translator.join([mention(translator, person) for person in users])
            lines.append(translator(name, names=names))
    wish = button(ComponentId(Kind.CARDS, table.id), translator("button-origin-whole"), emoji="🪴")
    return [text("\n".join(lines)), *rows([wish])]


def agreed_lines(
    translator: Translator, bundle: GameBundle, table: Table, language: Language
) -> Iterator[str]:
    """Tell what was agreed: what the print leaves open, then what differs from it; nothing as usual."""
    chosen = bundle.words.tell_choices(table.options, language)
    if chosen:
        yield f"-# 🏡 {chosen}"
    yield from differing_lines(translator, bundle, table, language)


def differing_lines(
    translator: Translator, bundle: GameBundle, table: Table, language: Language
) -> Iterator[str]:
    """Tell what differs from the print; nothing where nothing does."""
    what = bundle.words.tell_differences(table.options, language)
    if what:
        yield translator("differs-from-print", what=what)


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
    seats = tuple(seat for seat, _ in table.seats)
    if len(seats) > MOST_SEAT_BUTTONS:
        lines = [option("-", translator("lobby-any-seat"))]
        lines += [option(seat, bundle.words.seat(seat, language)) for seat in seats[: IN_A_SELECT - 1]]
        target = ComponentId(Kind.JOIN, table.id, 0, "?")
        return [select(target, translator("lobby-join-seat-menu"), lines)]
    is_full = len(table.joined) >= most_at(bundle, table)
    tone: Tone = "secondary" if is_full else "primary"
    buttons = [button(ComponentId(Kind.JOIN, table.id), translator("button-join"), tone, "🪑")]
    buttons += [
        button(
            ComponentId(Kind.JOIN, table.id, 0, seat),
            translator("button-join-seat", seat=bundle.words.seat(seat, language)),
            disabled=table.user_at(seat) is not None,
        )
        for seat in seats
    ]
    return rows(buttons)


def lobby_buttons(
    translator: Translator, bundle: GameBundle, table: Table, begin: ComponentId | None = None
) -> list[Part]:
    """Lay out what may be done before play, beside sitting down. begin: what begins it otherwise than usual;
    then nobody is invited or gets up in the usual way."""
    match, begins = table.id, begin or ComponentId(Kind.BEGIN, table.id)
    buttons = [button(begins, translator("button-begin"), "success", "♟️")]
    if begin is None:
        leave = button(ComponentId(Kind.LEAVE, match), translator("button-leave"))
        buttons += [INVITE.button(translator, match), leave]
    buttons.append(button(ComponentId(Kind.CANCEL, match), translator("button-cancel")))
    if table.origin is None and option_fields(bundle.game.options, dict(table.options)):
        house = ComponentId(Kind.HOUSE_RULES, match)
        buttons.append(button(house, translator("button-house-rules")))
    if table.clocks is not None:
        buttons.append(button(ComponentId(Kind.PACE, match, 0, NO_HURRY), translator("button-no-hurry")))
    buttons.append(button(ComponentId(Kind.RULES, match, 0, table.key), translator("button-rules")))
    buttons += IN_A_LOBBY.list_ways(translator, table)
    # Two in a row: on a phone three are too wide for one.
    return [part for first in range(0, len(buttons), 2) for part in rows(buttons[first : first + 2])]


def describe_game(
    translator: Translator,
    bundle: GameBundle,
    language: Language,
    options: Mapping[str, object] = MappingProxyType({}),
) -> str:
    """Tell what a game is, in one sentence, and how many people play it for how long. options: what a table
    has agreed on, for they may make another game of it."""
    say, players = bundle.words.translator(language), bundle.game.facts.players
    about = next(
        (f"about-{variant.name}" for variant in bundle.variants if variant.has_settled(options)), "about"
    )
    facts = translator(
        "game-facts",
        players=translator("lobby-players", least=min(players), most=max(players)),
        length=say(f"{about}.length"),
        weight=translator(f"game-weight-{say(f'{about}.weight')}"),
    )
    return f"{say(about)}\n{facts}"


# The house's own players: what a lobby offers of them, and what they would choose.

MOST_HINTS = 3
NOBODY = "-"
"""What sends away who of the house has sat down last."""


def offer_computers(translator: Translator, bundle: GameBundle, table: Table) -> list[Part]:
    """A menu by which the house takes a free seat, at a level, or gives one up."""
    lines = []
    if len(table.joined) < most_at(bundle, table):
        lines += [
            option(level, translator(f"level-{level}"), translator(f"level-{level}.about"))
            for level in LEVELS
        ]
    if any(map(is_computer, table.joined)):
        lines.append(option(NOBODY, translator("lobby-computer-leave")))
    if not lines:
        return []
    return [select(ComponentId(Kind.COMPUTER, table.id), translator("lobby-computer"), lines)]


def hint_page(presentation: Presentation, view: View, choice: Choice, language: Language) -> Page:
    """Lay out what the house would choose in the viewer's place: an estimate from what the viewer knows."""
    translator, words = presentation.translator(language), presentation.bundle(view.table).words
    path, legal = words.paths(view.observation, language), view.observation.legal
    called = dict(zip(legal, names([path(action) for action in legal]), strict=True))

    def line(candidate: Candidate) -> str:
        action = called[candidate.action]
        if candidate.chance is None:
            return translator("hint-sure", action=action)
        told = translator("hint-line", action=action, chance=round(100 * candidate.chance))
        if candidate.reason is None:
            return told
        reason = words.reason(candidate.reason, view.seat or "", language)
        return f"{told}\n{translator('hint-why', reason=reason)}"

    lines = [line(hint) for hint in choice.candidates[: min(MOST_HINTS, choice.told)]]

    def build() -> Layout:
        foot = translator("hint-reckoned" if choice.is_reckoned else "hint-foot", count=choice.playouts)
        return frame([text(translator("hint-heading")), text("\n".join(lines)), text(foot)], QUIET)

    return plain(build)


# The guests expected at a table before play, for its host to say.

SET_GUESTS = "set"


def guests_page(presentation: Presentation, table: Table, language: Language) -> Page:
    """Lay out who is at the table and who is invited beside its host, in a menu of people."""
    translator, most = presentation.translator(language), most_at(presentation.bundle(table), table)
    guests = guests_of(table)

    def build() -> Layout:
        told = text(translator("guests-heading", most=most - 1))
        target = ComponentId(Kind.GUESTS, table.id, 0, SET_GUESTS)
        return frame([told, user_select(target, translator("guests-menu"), guests, most - 1)], QUIET)

    return plain(build)


def guests_of(table: Table) -> list[UserId]:
    """The people at a table or invited to it, but for its host."""
    users = (*table.joined, *table.invited)
    return [user for user in users if user != table.host and not is_computer(user)]


def called_page(
    presentation: Presentation, table: Table, called: Sequence[UserId], language: Language
) -> Page:
    """Call people to a table."""
    translator = presentation.translator(language)
    said = translator(
        "guests-called",
        names=translator.join([mention(translator, user) for user in called]),
        host=mention(translator, table.host),
        game=presentation.name(table.key, language),
        place=link(table),
    )
    return plain(lambda: frame([text(said)], ACCENT))


# The house rules of a lobby: what is agreed before play, and menus for the host to change it.

KEEP_RULES = "keep"
MOST_MENUS = 8
"""Menus in one message; it has room for 40 components."""


def house_rules_page(
    presentation: Presentation,
    table: Table,
    language: Language,
    presets: Mapping[PresetName, Preset],
    *,
    is_host: bool,
    manages: bool,
    note: str = "",
) -> Page:
    """Lay out what is agreed at a table that has not begun.

    is_host: whether the reader may change it; presets: what may be taken over at once. manages: whether the
    reader may keep it for the server. note: what has just come of a press.
    """
    bundle, translator = presentation.bundle(table), presentation.translator(language)

    def build() -> Layout:
        head = translator("house-rules-heading", game=bundle.words.name(language))
        told = "\n".join([head, *agreed_lines(translator, bundle, table, language)])
        parts: list[Part] = [text(told), *([text(f"> {note}")] if note else [])]
        if is_host and table.phase == "lobby":
            parts += _presets(translator, table, presets)
            parts += _options(translator, bundle, table, language)
        else:
            parts.append(text(translator("house-rules-settled", host=f"<@{table.host}>")))
        if manages:
            keep = ComponentId(Kind.PRESET, table.id, 0, KEEP_RULES)
            kept = button(keep, translator("button-keep-rules"), emoji="💾")
            files = [_components(translator, bundle)] if bundle.components is not None else []
            parts += rows([kept, *files])
        return frame(parts, QUIET)

    return plain(build)


def _components(translator: Translator, bundle: GameBundle) -> ui.Button[Any]:
    """The way to the components of a game, for who manages the server."""
    target = ComponentId(Kind.COMPONENTS, payload=f"used.{bundle.key}..0")
    return button(target, translator("button-components"), emoji="📄")


def _presets(translator: Translator, table: Table, presets: Mapping[PresetName, Preset]) -> list[Part]:
    """The house rules that can be taken over at once: those that are agreed already are marked."""
    now = preset_of(table.options)
    lines = [
        option(name, translator(f"preset-{name}"), chosen={**now, **presets[name]} == now)
        for name in PRESET_NAMES
        if name in presets
    ]
    # Of equal ones the first is marked: a menu of one choice has one mark.
    marked = [line for line in lines if line.default]
    for line in marked[1:]:
        line.default = False
    return [select(ComponentId(Kind.PRESET, table.id), translator("presets-menu"), lines)]


def _options(translator: Translator, bundle: GameBundle, table: Table, language: Language) -> list[Part]:
    offered = option_fields(bundle.game.options, dict(table.options))
    menus = [option_field for option_field in offered if not option_field.is_switch][:MOST_MENUS]
    parts = [part for option_field in menus for part in _option_menu(bundle, table, option_field, language)]
    switches = []
    for field in [option_field for option_field in offered if option_field.is_switch][:IN_A_SELECT]:
        item = bundle.words.option(field.name, None, language)
        chosen = bool(getattr(table.options, field.name))
        switches.append(option(field.name, item.label, item.detail, item.emoji, chosen=chosen))
    if switches:
        target = ComponentId(Kind.RULINGS, table.id)
        parts.append(text(translator("lobby-rulings-title")))
        parts.append(select(target, translator("lobby-rulings"), switches, least=0, most=len(switches)))
    return parts


def _option_menu(
    bundle: GameBundle, table: Table, field: OptionField, language: Language
) -> tuple[Part, Part]:
    """Lay out what it is about, for a menu shows only what is chosen; then the menu."""
    name = bundle.words.option(field.name, None, language)
    chosen = option_text(getattr(table.options, field.name))
    lines = []
    for value in field.values[:IN_A_SELECT]:
        item = bundle.words.option(field.name, value, language)
        detail = item.detail or name.detail
        lines.append(option(value, item.label, detail, item.emoji, chosen=value == chosen))
    menu = select(ComponentId(Kind.OPTION, table.id, 0, field.name), name.label, lines)
    return text(f"**{name.label}**"), menu
