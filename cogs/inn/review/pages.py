"""The pages of a game that is looked back at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

import discord
from discord import ui

from bot.draw.board import People
from bot.draw.standings import ChartScene
from bot.engine import Observation, Seat
from bot.match.bundle import GameBundle
from bot.match.conduct import TimeUsed
from bot.match.match import Table
from bot.match.review import Decision, Moment, Planned, Review, Scenes
from bot.text import Language, Translator
from bot.ui import forms
from bot.ui.layout import OVER, QUIET, Layout, Part, button, frame, gallery, option, rows, select, text
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.menus.tree import names
from bot.ui.messages.clocks import time_line
from bot.ui.messages.ways import AT_A_MOMENT, FINISHED, FINISHED_GAMES, FROM_HERE, STORY, Action
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest, plain
from bot.ui.presentation import CHART, CLIMAX, MOST_TOLD, Presentation, fold, tell_backwards

STEPPING_SCALE: Final = 0.75
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
    """A thing that is stepped through: a match, or a record somebody has given."""

    bundle: GameBundle
    match: int
    seats: tuple[Seat, ...]  # whose eyes one may see through, beside a spectator's
    given: str = ""  # the number of a record
    about: str = ""  # who played, when, and how it ended, in Discord markdown
    people: People = ()  # who is named in the pictures


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
                source.match, bundle, eyes, moment.events, climax, language, STEPPING_SCALE
            )
        return presentation.request_view(
            source.match, bundle, moment.observation, name, language, STEPPING_SCALE, source.people
        )

    def build(attached: Sequence[Attachment]) -> Layout:
        name = bundle.words.name(language)
        seat = bundle.words.seat(eyes, language) if eyes else translator("panel-watching")
        facts: dict[str, str | int] = {"number": moment.number, "last": moment.last}
        parts: list[Part] = [text(translator("step-heading", game=name, seat=seat, **facts) + source.about)]
        parts += _ways(translator, source, moment, eyes)
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        parts.append(text(_story(translator, bundle, moment, eyes, language)))
        if judged:
            parts.append(text(judged))
        parts += _menus(translator, source, moment, eyes, language)
        parts += _look_back(translator, source, moment)
        return frame(parts, QUIET)

    decided = () if climax is None else (CLIMAX,)
    return Page(
        bundle.key, build, (*decided, bundle.board.shown_after(moment.observation, moment.events)[0]), request
    )


def step_target(match: int, eyes: Seat | None, what: str, number: int) -> ComponentId:
    """The id of a button that leads to a moment of a match. what: which button it is on its message."""
    return ComponentId(Kind.STEP, match, number, f"{eyes or NOBODY}.{what}.")


FILE: Final = "file"
"""The field of the form by which a record is given."""


@FINISHED_GAMES.lead_from
def import_button(translator: Translator) -> ui.Button[Any]:
    """The way to the form that takes a record of one's own."""
    return button(ComponentId(Kind.IMPORT), translator("button-import"), emoji="📤")


def import_form(translator: Translator) -> ui.Modal:
    """Ask for a record."""
    file = forms.upload(FILE, translator("import-file"), translator("import-about"))
    return forms.form(ComponentId(Kind.IMPORT), translator("button-import"), file)


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
    buttons = []
    for name, label, emoji, number in ways:
        target = _target(source, eyes, name, max(0, number))
        closed = not 0 <= number <= last or number == here
        buttons.append(button(target, translator(f"button-step-{label}"), emoji=emoji, disabled=closed))
    return rows(buttons)


STEP: Final = Action("step", Kind.STEP, "📽️")
REVIEW: Final = Action("review", Kind.REVIEW, "🔬")


@STORY.offer(STEP)
def can_be_stepped_through(table: Table) -> bool:
    """Check whether a game has begun."""
    return table.phase in ("playing", "over")


@FINISHED.offer(REVIEW)
def can_be_reviewed(table: Table) -> bool:
    """Check whether the house says something of a whole game."""
    return table.phase == "over"


def _look_back(translator: Translator, source: Source, moment: Moment) -> list[Part]:
    """The ways to what the house says of the whole game, where it is over and ours, and on from here."""
    if not source.seats:
        return []
    buttons = []
    if source.match:
        buttons += [REVIEW.button(translator, source.match)]
        buttons += AT_A_MOMENT.list_ways(translator, source.match, moment)
    if moment.observation.outcome is None:
        buttons += FROM_HERE.list_ways(translator, source.match, moment.number, source.given)
    return rows(buttons)


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


REVIEW_SCALE: Final = 0.75
MOST_SAMPLES: Final = 60
"""Places of a chart where a game has no turns."""
QUARTERS: Final = (("start", 0), ("quarter", 1), ("half", 2), ("late", 3), ("end", 4))
"""Of a game, as the chart is told in words."""
REVIEW_MOST_TOLD: Final = 2
"""Lines of the story at a moment that mattered."""
LEAST_COST: Final = 3
"""Points of a hundred below which two choices are as good as one another."""
MOST_DIFFERENCES: Final = 3
"""Of one's own decisions that the house would have made otherwise."""


def beginning_page(presentation: Presentation, table: Table, language: Language) -> Page:
    """The house has only just been asked."""
    translator = presentation.translator(language)
    name = presentation.bundle(table).words.name(language)

    def build() -> Layout:
        told = translator("review-heading", game=name) + "\n" + translator("review-beginning")
        return frame([text(told), *rows([_refresh(translator, table)])], QUIET)

    return plain(build)


def differences_of(review: Review, seat: Seat | None) -> tuple[tuple[Planned, Decision], ...]:
    """The decisions of a seat that the house would have made otherwise, the dearest first."""
    if seat is None:
        return ()
    differences = [pair for pair in review.decisions_of(seat) if pair[1].cost >= LEAST_COST]
    return tuple(sorted(differences, key=lambda pair: -pair[1].cost)[:MOST_DIFFERENCES])


def review_page(
    presentation: Presentation,
    table: Table,
    review: Review,
    scenes: Scenes,
    seat: Seat | None,
    language: Language,
    times: Mapping[Seat, TimeUsed | None],
) -> Page:
    """A review as far as it has come. scenes: of its key moments and of `differences_of` the seat.

    times: what each side used.
    """
    bundle = presentation.bundle(table).naming_all()
    translator = presentation.translator(language)
    samples = _sample(review)
    moments = _tell_moments(translator, bundle, review, scenes, seat, language)

    def request(_: str) -> PictureRequest:
        course = _tell_course(translator, bundle, review, samples, seat, language)
        alt = "\n".join([translator("review-alt"), course, *moments])
        scene = _chart(translator, bundle, review, samples, language)
        return presentation.request_chart(table.id, scene, REVIEW_SCALE, alt)

    def build(attached: Sequence[Attachment]) -> Layout:
        head = translator("review-heading", game=bundle.words.name(language))
        parts: list[Part] = [text(head)]
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        course = _tell_course(translator, bundle, review, samples, seat, language)
        parts.append(text("\n".join(filter(None, [course, time_line(translator, bundle, times, language)]))))
        if moments:
            parts.append(text("\n".join([translator("review-moments"), *moments])))
        parts += _own_decisions(translator, bundle, review, scenes, seat, language)
        if not review.is_done:
            done = translator("review-progress", done=len(review.decisions), count=len(review.plan))
            parts.append(text(done))
        parts.append(text(translator("review-foot")))
        buttons = [
            button(
                step_target(table.id, seat, f"m{number}", moment),
                translator("review-go", number=number),
                emoji="🔬",
            )
            for number, moment in enumerate(review.key_moments, start=1)
        ]
        buttons.append(STEP.button(translator, table.id))
        if not review.is_done:
            buttons.append(_refresh(translator, table))
        return frame([*parts, *rows(buttons)], OVER)

    return Page(CHART, build, (CHART,) if len(samples) > 1 else (), request)


def judge_step(
    translator: Translator,
    bundle: GameBundle,
    review: Review,
    scenes: Scenes,
    number: int,
    seat: Seat | None,
    language: Language,
) -> str:
    """Tell how a moment stood, and what the house would have done where the reader had to decide.

    scenes: of `decisions_at` the moment.
    """
    chances = [
        f"{bundle.words.seat(review_seat, language)} {chance}%"
        for review_seat, chance in zip(review.seats, review.chances_at(number), strict=True)
    ]
    lines = [translator("review-estimate", chances=" · ".join(chances))]
    for planned, decision in decisions_at(review, number, seat):
        seen = scenes.seen[planned.entry]
        if decision.best == planned.played:
            lines.append(translator("review-same"))
        else:
            lines.append(
                _tell_difference(translator, bundle, planned, decision, seen, language, is_here=True)
            )
    return "\n".join(lines)


def decisions_at(review: Review, number: int, seat: Seat | None) -> list[tuple[Planned, Decision]]:
    """List what a seat decided that can be seen at a moment, as far as it has been looked at."""
    return [] if seat is None else [pair for pair in review.decisions_of(seat) if pair[0].moment == number]


def _refresh(translator: Translator, table: Table) -> ui.Button[Any]:
    return button(ComponentId(Kind.REVIEW, table.id), translator("button-refresh"), emoji="🔄")


def _sample(review: Review) -> list[int]:
    """The moments the chart shows: where turns begin, and the end."""
    last = len(review.chances) - 1
    if len(review.turns) > 1:
        return [*(turn for turn in review.turns if turn < last), last]
    most = min(MOST_SAMPLES, last + 1)
    return sorted({round(last * number / max(most - 1, 1)) for number in range(most)})


def _chart(
    translator: Translator, bundle: GameBundle, review: Review, samples: Sequence[int], language: Language
) -> ChartScene:
    lines = tuple(
        (bundle.words.seat(seat, language), tuple(review.chances_at(at)[number] for at in samples))
        for number, seat in enumerate(review.seats)
    )
    by_turns = len(review.turns) > 1
    foot = "review-chart-turns" if by_turns else "review-chart-steps"
    last = len(samples) - 1 if by_turns else samples[-1]
    return ChartScene(
        translator("review-chart"),
        lines,
        tuple(place for moment in review.key_moments if (place := _place(samples, moment)) is not None),
        translator(foot, last=last),
    )


def _place(samples: Sequence[int], moment: int) -> float | None:
    """Find where a moment lies among the places of a chart; None for one before the first."""
    for number, (here, there) in enumerate(pairwise(samples)):
        if here <= moment <= there:
            return number + (moment - here) / (there - here)
    return None


def _tell_course(
    translator: Translator,
    bundle: GameBundle,
    review: Review,
    samples: Sequence[int],
    seat: Seat | None,
    language: Language,
) -> str:
    """The chart in words: a line for each seat, of two for the reader's."""
    of_two = seat if seat in review.seats else review.seats[0]
    lines = []
    for number, review_seat in enumerate(review.seats):
        if len(review.seats) == 2 and review_seat != of_two:
            continue
        course = [review.chances_at(at)[number] for at in samples]
        places = {name: course[(len(course) - 1) * part // 4] for name, part in QUARTERS}
        lines.append(translator("review-course", seat=bundle.words.seat(review_seat, language), **places))
    return "\n".join(lines)


def _tell_moments(
    translator: Translator,
    bundle: GameBundle,
    review: Review,
    scenes: Scenes,
    seat: Seat | None,
    language: Language,
) -> list[str]:
    lines = []
    for number, moment in enumerate(review.key_moments, start=1):
        happened = [event for event in scenes.events.get(moment, ()) if not event.begins_turn]
        newest_first = enumerate(reversed(happened))
        told = [line for *_, line in tell_backwards(translator, bundle, seat, language, newest_first)][::-1]
        index = _most_changed(review, moment, seat)
        whose = bundle.words.seat(review.seats[index], language)
        before, after = (review.chances_at(at)[index] for at in (moment - 1, moment))
        facts = {"number": number, "step": moment, "before": before, "after": after}
        line = translator("review-moment", seat=whose, **facts)
        lines.append("\n".join([line, *(f"-# {told_line}" for told_line in told[:REVIEW_MOST_TOLD])]))
    return lines


def _most_changed(review: Review, moment: int, seat: Seat | None) -> int:
    """The number of the seat whose chance has changed most; of two, the reader's."""
    if len(review.seats) == 2:
        return review.seats.index(seat) if seat in review.seats else 0
    before, after = review.chances_at(moment - 1), review.chances_at(moment)
    return max(range(len(after)), key=lambda index: abs(after[index] - before[index]))


def _own_decisions(
    translator: Translator,
    bundle: GameBundle,
    review: Review,
    scenes: Scenes,
    seat: Seat | None,
    language: Language,
) -> list[Part]:
    """Tell how often the reader chose like the house, and where it would have chosen otherwise."""
    decided = review.decisions_of(seat) if seat is not None else ()
    if not decided:
        return []
    same = sum(decision.best == planned.played for planned, decision in decided)
    lines = [translator("review-own", same=same, count=len(decided))]
    lines += [
        _tell_difference(translator, bundle, planned, decision, scenes.seen[planned.entry], language)
        for planned, decision in differences_of(review, seat)
        if planned.entry in scenes.seen
    ]
    return [text("\n".join(lines))]


def _tell_difference(
    translator: Translator,
    bundle: GameBundle,
    planned: Planned,
    decision: Decision,
    seen: Observation,
    language: Language,
    *,
    is_here: bool = False,
) -> str:
    """Tell what was done, what the house would have done, and why. is_here: at its step itself."""
    words = bundle.words
    path = words.paths(seen, language)
    called = dict(zip(map(str, seen.legal), names([path(action) for action in seen.legal]), strict=True))
    facts = {
        "played": called.get(planned.played, planned.played),
        "best": called.get(decision.best, decision.best),
    }
    if is_here:
        told = translator("review-differs-here", **facts)
    else:
        told = translator("review-differs", step=planned.moment, **facts)
    if decision.cost >= LEAST_COST and decision.chance is not None and decision.played_chance is not None:
        told += " " + translator("review-cost", chance=decision.chance, played=decision.played_chance)
    if decision.reason is not None:
        reason = words.reason(decision.reason, planned.seat, language)
        told += " " + translator("review-why", reason=reason)
    return told
