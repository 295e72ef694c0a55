"""Stepping through a game: a moment of it in words and as a picture, and the ways to others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.draw.board import People
from bot.engine import Seat
from bot.match.bundle import GameBundle
from bot.match.log.review import Moment
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.layout import QUIET, Layout, Part, button, frame, gallery, option, rows, select, text
from bot.ui.messages.news import MOST_TOLD, fold, tell_backwards
from bot.ui.messages.page import Attachment, Page, PictureRequest
from bot.ui.messages.presentation import CLIMAX, Presentation

SCALE: Final = 0.75
LAST: Final = 10**9
"""A number beyond the last moment of any game."""
TURN: Final = "t"
EYES: Final = "e"
"""The menus of turns and of eyes, as their ids call them."""
NOBODY: Final = "-"
"""Stands for a spectator's eyes where a seat would stand."""
IN_A_BLOCK: Final = IN_A_SELECT - 2
"""Turns in the menu, beside the ways to earlier and later ones."""


@dataclass(frozen=True, slots=True)
class Source:
    """A thing that is stepped through: a match, or a record somebody has given.

    seats: whose eyes one may see through, beside a spectator's. given: the number of a record. about:
    who played, when, and how it ended, in Discord markdown. people: who is named in the pictures.
    """

    bundle: GameBundle
    match: int
    seats: tuple[Seat, ...]
    given: str = ""
    about: str = ""
    people: People = ()


def step_page(
    presentation: Presentation,
    source: Source,
    moment: Moment,
    eyes: Seat | None,
    language: Language,
    judged: str = "",
) -> Page:
    """One moment of a game, with the way to the next one, to any turn and to other eyes.

    judged: what the house says of it, in Discord markdown.
    """
    source = replace(source, bundle=source.bundle.naming_all())
    bundle, translator = source.bundle, presentation.translator(language)
    climax = bundle.board.climax(moment.observation, moment.events, language)

    def request(name: str) -> PictureRequest:
        if name == CLIMAX:
            return presentation.request_events(
                source.match, bundle, eyes, moment.events, climax, language, SCALE
            )
        return presentation.request_view(
            source.match, bundle, moment.observation, name, language, SCALE, source.people
        )

    def build(attached: Sequence[Attachment]) -> Layout:
        name = bundle.words.name(language)
        seat = bundle.words.seat(eyes, language) if eyes else translator("panel-watching")
        facts: dict[str, str | int] = {"number": moment.number, "last": moment.last}
        parts: list[Part] = [text(translator("step-heading", game=name, seat=seat, **facts) + source.about)]
        parts += _ways(translator, source, moment, eyes)
        parts += [gallery(each.url, each.alt) for each in attached]
        parts.append(text(_story(translator, bundle, moment, eyes, language)))
        if judged:
            parts.append(text(judged))
        parts += _menus(translator, source, moment, eyes, language)
        parts += _look_back(translator, source)
        return frame(parts, QUIET)

    decided = () if climax is None else (CLIMAX,)
    return Page(bundle.key, build, (*decided, bundle.board.views(moment.observation)[0]), request)


def step_target(match: int, eyes: Seat | None, what: str, number: int) -> ComponentId:
    """The id of a button that leads to a moment of a match. what: which button it is on its message."""
    return ComponentId(Kind.STEP, match, number, f"{eyes or NOBODY}.{what}.")


def _target(source: Source, eyes: Seat | None, what: str, number: int) -> ComponentId:
    """what: which button it is: several may lead to the same moment."""
    payload = f"{eyes or NOBODY}.{what}.{source.given}"
    return ComponentId(Kind.STEP, source.match, number, payload)


def _ways(translator: Translator, source: Source, moment: Moment, eyes: Seat | None) -> list[Part]:
    here, last = moment.number, moment.last
    ways = (
        ("f", "first", "⏮️", 0),
        ("b", "back", "◀️", here - 1),
        ("o", "on", "▶️", here + 1),
        ("l", "last", "⏭️", last),
    )
    found = []
    for name, label, emoji, number in ways:
        target = _target(source, eyes, name, max(0, number))
        closed = not 0 <= number <= last or number == here
        found.append(button(target, translator(f"button-step-{label}"), emoji=emoji, disabled=closed))
    return rows(found)


def _look_back(translator: Translator, source: Source) -> list[Part]:
    """The way to what the house says of the whole game, where it is over and one of ours."""
    if not source.match or not source.seats:
        return []
    return rows([button(ComponentId(Kind.REVIEW, source.match), translator("button-review"), emoji="🔎")])


def _story(
    translator: Translator, bundle: GameBundle, moment: Moment, eyes: Seat | None, language: Language
) -> str:
    """Tell what happened since the moment before, and where the game stood then."""
    newest_first = enumerate(reversed(moment.events))
    told = [line for *_, line in tell_backwards(translator, bundle, eyes, language, newest_first)][::-1]
    lines = [line for _, line in fold(translator, enumerate(told))]
    while len(lines) > 1 and sum(map(len, lines)) > MOST_TOLD:
        lines.pop(0)
    over = moment.observation.outcome is not None
    stands = bundle.words.status(moment.observation, language).splitlines()[0]
    return "\n".join([*lines, *([] if over or stands in lines else [f"-# {stands}"])])


def _menus(
    translator: Translator, source: Source, moment: Moment, eyes: Seat | None, language: Language
) -> list[Part]:
    parts: list[Part] = []
    if moment.turns:
        target = _target(source, eyes, TURN, 0)
        parts.append(
            select(target, translator("step-turns"), _turns(translator, source, moment, eyes, language))
        )
    if source.seats:
        names = [(NOBODY, translator("panel-watching"))]
        names += [(seat, source.bundle.words.seat(seat, language)) for seat in source.seats]
        lines = [
            option(key, translator("step-eyes-of", seat=name), chosen=key == (eyes or NOBODY))
            for key, name in names[:IN_A_SELECT]
        ]
        parts.append(select(_target(source, eyes, EYES, moment.number), translator("step-eyes"), lines))
    return parts


def _turns(
    translator: Translator, source: Source, moment: Moment, eyes: Seat | None, language: Language
) -> list[discord.SelectOption]:
    """The turns around the moment, and the ways to those before and after them."""
    now = max((at for at, (number, _) in enumerate(moment.turns) if number <= moment.number), default=0)
    first = now - now % IN_A_BLOCK
    block = moment.turns[first : first + IN_A_BLOCK]
    lines = []
    if first:
        lines.append(option(str(moment.turns[first - 1][0]), translator("step-earlier"), emoji="⏪"))
    for at, (number, event) in enumerate(block, start=first):
        told = source.bundle.words.tell(event, eyes, language) or translator("step-turn", number=at + 1)
        is_now = at == now and number <= moment.number
        lines.append(option(str(number), told.replace("**", "").removesuffix("."), chosen=is_now))
    if first + IN_A_BLOCK < len(moment.turns):
        lines.append(option(str(moment.turns[first + IN_A_BLOCK][0]), translator("step-later"), emoji="⏩"))
    return lines
