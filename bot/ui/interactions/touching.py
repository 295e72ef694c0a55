"""Presses from outside Discord: the same handlers, answered by values that another page can lay out.

Whoever touches the board there is answered by the very pages Discord would show: their parts, the choices of
the menu with their places in the pictures, and what these show. What needs Discord itself is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
import orjson
from discord import ComponentType

from bot.draw.board import Marked
from bot.engine.game import LONGEST
from bot.match.match import Table
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.interactions.context import OUTSIDE, InteractionContext, check_access
from bot.ui.interactions.play import explain_refusal, show_seat
from bot.ui.interactions.router import carry_out
from bot.ui.layout import QUIET, Layout, Part, frame, show_unicode, text
from bot.ui.menus.level import ACT, THEN, Choice, Level, MenuIds, Trail, name_menu
from bot.ui.menus.touch import Reach, reach
from bot.ui.messages.panel import SCALE, menu_level, still_open
from bot.ui.messages.table import PLAYED, compose_table
from bot.ui.messages.ways import ABOUT_A_GAME
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, UnreadableIdError, plain
from bot.ui.presentation import Presentation
from bot.ui.services import Services
from bot.ui.sight import Viewer

MENU: Final = frozenset({Kind.ACT, Kind.WALK, Kind.PICK})
"""What the menu of a panel consists of; it is told by its choices."""
AT_A_TABLE: Final = MENU | {
    *(Kind.SEAT, Kind.REFRESH, Kind.UNDO, Kind.AGREE, Kind.REFUSE, Kind.RESIGN, Kind.RESIGN_NOW),
    *(Kind.LOG, Kind.RULES, Kind.RULE, Kind.WHAT, Kind.WHY, Kind.MORE, Kind.TEXT, Kind.PICTURE),
    *(Kind.ARRANGE, Kind.HINT, Kind.ASK_HINTS, Kind.STAND_IN),
    *(Kind.PROPOSE, Kind.RESUME, Kind.COME_BACK, Kind.CLOCKS, Kind.OVERDUE, Kind.FIRST_GAME),
}
"""What can be done outside Discord, beside what features say: it is about a table and needs no server."""
LEFT_OUT: Final = MENU | {Kind.SEAT, Kind.REFRESH}
"""What a board outside Discord need not offer beside it: it is shown afresh by itself."""
_MENTION: Final = re.compile(r"<@!?(\d+)>")


class _Nowhere:
    """In place of an interaction, where there is none: nobody is in a channel, nor on a server."""

    guild = guild_id = guild_locale = channel = channel_id = message = command = data = None

    def __getattr__(self, name: str) -> Any:
        raise RefusedError("refused-only-in-discord")


class TouchContext(InteractionContext):
    """A press from outside Discord; `shown` and `said` are what it was answered by.

    token: makes the request count once.
    """

    def __init__(self, services: Services, user: UserId, language: Language, token: str) -> None:
        nowhere: Any = _Nowhere()
        super().__init__(services, nowhere, language)
        self.shown: Page | None = None
        self.panel_of: View | None = None
        self.trail = Trail()
        self.said = ""
        self.is_table = False
        """Whether what was shown is the table that everybody sees."""
        self.is_below = False
        """Whether it does not take the place of what was shown before."""
        self._user = user
        self._token = token

    @property
    def user(self) -> UserId:
        """Return the visitor's id."""
        return self._user

    @property
    def viewer(self) -> Viewer:
        """Return the visitor, of whom nothing is known but who it is."""
        return Viewer(self._user)

    @property
    def token(self) -> str:
        """Return the token that makes a request count once."""
        return self._token

    @property
    def in_private(self) -> bool:
        """Check whether the answer is the presser's alone, as all are here."""
        return True

    @property
    def is_answered(self) -> bool:
        """Check whether an answer has been given."""
        return self.shown is not None

    async def acknowledge(self) -> None:
        """Nobody need be asked to wait."""

    async def say(self, content: str, *, accent: int = QUIET, parts: Sequence[Part] = ()) -> None:
        """Tell the visitor something."""
        if parts:
            await self.show(plain(lambda: frame([text(content), *parts], accent)))
        else:
            self.said = content

    async def replace(self, content: str) -> None:
        """Answer with a sentence."""
        self.said = content

    async def update(self, layout: Layout) -> discord.Message | None:
        """Answer with a layout."""
        await self.show(plain(lambda: layout))
        return None

    async def show(self, page: Page, *, panel_of: View | None = None, trail: Trail = Trail()) -> None:
        """Answer with a page."""
        self.shown, self.panel_of, self.trail = page, panel_of, trail

    async def show_below(self, page: Page) -> int:
        """Answer with a page."""
        self.is_below = True
        await self.show(page)
        return 0

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Refuse what asks for a form."""
        raise RefusedError("refused-only-in-discord")

    async def show_publicly(self, page: Page, called: Sequence[UserId] = ()) -> tuple[int, list[Attachment]]:
        """Refuse what everybody would see."""
        raise RefusedError("refused-only-in-discord")

    async def send_file(self, content: str, file: discord.File, *, public: bool = False) -> None:
        """Refuse what would be a file."""
        raise RefusedError("refused-only-in-discord")

    def make_lasting(self) -> None:
        """Nothing lasts here but the page itself."""


async def check_touch(services: Services, match: MatchId, user: UserId) -> Table:
    """The table of a match that somebody may see. Raises RefusedError."""
    await check_access(TouchContext(services, user, "en", ""), match)
    return await services.matches.table(match)


async def show_board(context: TouchContext, match: MatchId) -> None:
    """Show a match as it is: the visitor's own panel, or the table. Raises RefusedError."""
    context.match = match
    await check_access(context, match)
    table = await context.table()
    if table.phase in PLAYED and (await context.view()).seat is not None:
        await show_seat(context, match)
        return
    page, _ = await compose_table(context.services, table, context.language)
    context.is_table = True
    await context.show(page)


async def press_board(context: TouchContext, custom_id: str, values: Sequence[str]) -> None:
    """Do what a part of a page says. What is refused is answered as in Discord. Raises RefusedError."""
    try:
        if not is_pressable(custom_id):
            raise RefusedError("refused-only-in-discord")
        await carry_out(context, custom_id, values)
    except RefusedError as error:
        await explain_refusal(context, error)


def is_pressable(custom_id: str) -> bool:
    """Check whether a component can be pressed outside Discord."""
    try:
        target = ComponentId.parse(custom_id)
    except UnreadableIdError:
        return False
    # What is about no table would open one.
    return target.kind in OUTSIDE or (target.kind in AT_A_TABLE and target.match > 0)


# What was answered, as a value.


@dataclass(frozen=True, slots=True)
class Touched:
    """What somebody is shown who touches a board.

    told: a value of texts, numbers, lists and mappings that says all of it. pictures: what it shows, by stem.
    """

    told: Mapping[str, Any]
    pictures: Mapping[str, tuple[Page, PictureRequest]]


async def tell_board(context: TouchContext) -> Touched:
    """Tell all of an answer: its parts, its pictures, and what can be touched in them."""
    page, view, presentation = context.shown, context.panel_of, context.presentation
    if page is None:
        return Touched({"kind": "said", "said": context.said}, {})
    layout = page.build([Attachment(request.stem, request.alt) for request in page.pictures])
    show_unicode(layout)
    components: list[Any] = layout.to_components()  # type: ignore[no-untyped-call]
    is_board = context.is_table or view is not None
    told: dict[str, Any] = {
        "kind": "board" if is_board else "below" if context.is_below else "side",
        "said": context.said,
        "people": await _name_people(context, components),
        "parts": [part for component in components for part in _strip(component, is_board=is_board)],
    }
    level, requests = None, page.pictures
    if view is not None:
        await presentation.learn_names(view.table)
        level = _level_of(context, view)
        requests = _list_pictures(context, view, level)
        told["match"] = view.table.id
        told["trail"] = str(context.trail)
        told["place"] = _address(view.table)
    pictures = [_tell_picture(presentation, page, request) for request in requests]
    told["pictures"] = pictures
    shown = {handle for picture in pictures for handle in picture["spots"]}
    if view is not None and level is not None:
        reached = reach(level, shown)
        told["menu"] = _tell_menu(context.translator, view, level, reached)
        told["pictures"] = reached.put_first([(picture, picture["spots"]) for picture in pictures])
    elif page.aim is not None:
        ids, level = page.aim()
        told["lit"] = _tell_lit(ids, level, reach(level, shown))
    if is_board:
        told["names"] = _name_spots(context, view, pictures)
        told["ways"] = _lead_on(context, await context.table() if view is None else view.table)
    return Touched(told, {request.stem: (page, request) for request in (*page.pictures, *requests)})


def _lead_on(context: TouchContext, table: Table) -> list[Any]:
    """Lead to what there is about the game of a table, such as its lessons."""
    ways = ABOUT_A_GAME.list_ways(context.translator, context.presentation.bundle(table))
    return [button.to_component_dict() for button in ways if is_pressable(button.custom_id or "")]


def _level_of(context: TouchContext, view: View) -> Level | None:
    bundle = context.presentation.bundle(view.table)
    aim = bundle.words.aims(view.observation)
    return menu_level(context.translator, bundle, view, context.language, context.trail, aim)


def _list_pictures(context: TouchContext, view: View, level: Level | None) -> tuple[PictureRequest, ...]:
    """The pictures of a panel: what the question needs comes first."""
    board, seen = context.presentation.bundle(view.table).board, view.observation
    names = (
        board.views_meanwhile(seen, view.news)
        if level is None
        else board.views_to_touch(seen, still_open(seen, level))
    )
    return tuple(map(context.presentation.picture_of(view, context.language, SCALE), names))


def _tell_picture(presentation: Presentation, page: Page, request: PictureRequest) -> dict[str, Any]:
    scene = request.scene.scene if isinstance(request.scene, Marked) else request.scene
    spots = presentation.board(page.key).spots(scene)
    return {
        "stem": request.stem,
        "view": request.view,
        "alt": request.alt,
        "scale": request.scale,
        "spots": {handle: [round(coordinate, 1) for coordinate in box] for handle, box in spots.items()},
    }


def _tell_menu(translator: Translator, view: View, level: Level, reached: Reach) -> dict[str, Any]:
    """Tell what can be touched, in the order of the menu, and the choices beside the pictures."""
    ids = MenuIds(view.table.id, view.stamp)
    lit = _tell_lit(ids, level, reached)
    beside = reached.beside
    groups = [
        {
            "title": name_menu(translator, menu),
            "most": menu.most,
            "id": _pick(ids, level.trail, menu.then),
            "choices": [
                _tell_choice(ids, level.trail, choice) | {"value": f"{ACT}{choice.action}"}
                for choice in menu.choices
            ],
        }
        for menu in beside.menus
    ]
    back = str(ComponentId(ids.walk, ids.match, ids.stamp, str(level.trail.back())))
    return {
        "stamp": view.stamp,
        "lit": lit,
        "buttons": [_tell_choice(ids, level.trail, shortcut) for shortcut in beside.shortcuts],
        "groups": groups,
        "crumbs": list(level.crumbs) if level.trail.steps else [],
        "back": back if level.trail.steps else "",
    }


def _tell_lit(ids: MenuIds, level: Level, reached: Reach) -> list[dict[str, Any]]:
    """Tell what is lit, in the order of the menu; and what may only be dragged, by a touch of nothing."""
    carried = [handle for handle in reached.drags if handle not in reached.lit]
    listed = reached.listed
    return [
        {
            "spot": handle,
            "choices": [
                _tell_choice(ids, level.trail, choice) | {"listed": choice.number in listed}
                for choice in reached.lit.get(handle, ())
            ],
            "goals": _tell_goals(ids, level, reached, handle),
        }
        for handle in (*reached.lit, *carried)
    ]


def _tell_goals(ids: MenuIds, level: Level, reached: Reach, handle: str) -> dict[str, dict[str, Any]]:
    """Tell where something may be dragged: alone, or with others of the menu that it stands in."""
    drags = reached.drags.get(handle, {})
    goals = {goal: _tell_choice(ids, level.trail, choice) for goal, choice in drags.items()}
    for goal, choice in reached.held.get(handle, {}).items():
        goals[goal]["held"] = _tell_choice(ids, level.trail, choice)
    for number, tray in reached.trays.items():
        line = next((end for end in level.ends[number] if end.spot == handle), None)
        if line is not None and tray in goals:
            item = level.choices[number].item
            group = {"group": _pick(ids, level.trail, item.then), "tray": number, "most": item.many}
            goals[tray] |= {**group, "value": f"{ACT}{line.action}"}
    return goals


def _pick(ids: MenuIds, trail: Trail, then: str) -> str:
    """The id of a menu whose lines may be chosen together. then: what is done after them, if anything."""
    return str(
        ComponentId(ids.pick, ids.match, ids.stamp, f"{trail}/0{THEN}{then}" if then else f"{trail}/0")
    )


def _tell_choice(ids: MenuIds, trail: Trail, choice: Choice) -> dict[str, Any]:
    item, action = choice.item, choice.action
    lines: list[str] = []
    if action is None:
        target = str(
            ComponentId(ids.walk, ids.match, ids.stamp, str(trail.into(choice.number, *choice.further)))
        )
    elif len(action) <= LONGEST:
        target = str(ComponentId(ids.act, ids.match, ids.stamp, action))
    else:
        # No id is so long: it is chosen like a line of a menu.
        target, lines = _pick(ids, trail, ""), [f"{ACT}{action}"]
    return {
        "id": target,
        "values": lines,
        "label": item.label,
        "detail": item.detail,
        "emoji": item.emoji,
        "tone": item.tone,
        "leads": action is None,
    }


def _name_spots(
    context: TouchContext, view: View | None, pictures: Iterable[Mapping[str, Any]]
) -> dict[str, str]:
    """Name what lies in the pictures, as far as the game explains it: `fangorn` as `region-fangorn`."""
    if view is None:
        return {}
    words = context.presentation.bundle(view.table).words
    handles = {handle for picture in pictures for handle in picture["spots"]}
    named = ((entry.key.partition("-"), entry.name) for entry in words.glossary(context.language))
    return {key: name for (kind, _, key), name in named if kind != "sign" and key in handles}


async def _name_people(context: TouchContext, components: Iterable[Any]) -> dict[str, str]:
    """Find what the people mentioned are called, by their ids."""
    users = {int(mention) for part in components for mention in _MENTION.findall(orjson.dumps(part).decode())}
    named = await context.presentation.names.of(users, context.translator)
    return {str(user): name for user, name in named.items()}


def _address(table: Table) -> str:
    """The address of a table in Discord."""
    place = table.place
    channel = f"https://discord.com/channels/{'@me' if place.is_private else place.guild}/{place.channel}"
    return f"{channel}/{table.message}" if table.message else channel


def _strip(part: Mapping[str, Any], *, is_board: bool) -> Iterator[dict[str, Any]]:
    """The parts of a layout that have a meaning outside Discord, without frames.

    is_board: without its pictures and the menu, which are told for themselves.
    """
    inner = part.get("components", ())
    if part["type"] == ComponentType.container.value:
        for component in inner:
            yield from _strip(component, is_board=is_board)
    elif part["type"] == ComponentType.action_row.value:
        kept = [component for component in inner if _is_kept(component, is_board=is_board)]
        if kept:
            yield {"type": part["type"], "components": kept}
    elif part["type"] == ComponentType.section.value:
        yield from (dict(component) for component in inner)
        if _is_kept(part["accessory"], is_board=is_board):
            yield {"type": ComponentType.action_row.value, "components": [part["accessory"]]}
    elif part["type"] == ComponentType.text_display.value or not is_board:
        yield dict(part)


def _is_kept(part: Mapping[str, Any], *, is_board: bool) -> bool:
    if part.get("url"):
        return True
    custom_id = part.get("custom_id", "")
    types = (ComponentType.button.value, ComponentType.string_select.value)
    if part["type"] not in types or not is_pressable(custom_id):
        return False
    return not is_board or ComponentId.parse(custom_id).kind not in LEFT_OUT
