"""The time of tables: whose runs until when, what is done when it is over, and which wait for whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.engine import Seat
from bot.match.bundle import GameBundle
from bot.match.clocks import CHOICES, DAY, HOUR, MINUTE, NO_HURRY, Claim, Clocks, Moment, PaceName, SeatClock
from bot.match.conduct import TimeUsed
from bot.match.match import Table, is_computer
from bot.match.timekeeping import kinds_of_claims
from bot.match.values import UserId
from bot.match.views import Turn, View
from bot.text import Language, Translator
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
)
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation

GO_ON: Final = "go"
NUDGE: Final = "nudge"
UNITS: Final = {"day": DAY, "hour": HOUR, "minute": MINUTE}


def pace_menu(translator: Translator, pace: PaceName | None, target: ComponentId) -> Part:
    """The paces to choose from."""
    lines = [
        option(
            pace_choice,
            translator("pace-line", pace=translator(f"pace-{pace_choice}")),
            translator(f"pace-{pace_choice}.about"),
            chosen=pace_choice == (pace or NO_HURRY),
        )
        for pace_choice in CHOICES
    ]
    return select(target, translator("pace-menu"), lines)


def pace_name(translator: Translator, table: Table) -> str | None:
    """The pace of a table; None where there is no hurry."""
    return None if table.clocks is None else translator(f"pace-{table.clocks.pace}")


def clock_lines(
    presentation: Presentation, translator: Translator, table: Table, reader: UserId | None = None
) -> Iterator[str]:
    """Tell whose time runs at a table, and until when. reader: who is *you*; None where all may read it."""
    clocks = table.clocks
    if clocks is None or table.phase != "playing":
        return
    for seat, user in table.seats:
        if user is not None and clocks.of(seat).turn:
            stage, when = _state(presentation, clocks, clocks.of(seat))
            if user == reader:
                yield "-# " + translator(f"due-{stage}", when=when)
            else:
                yield "-# " + translator(f"clock-{stage}", name=mention(translator, user), when=when)


def claim_lines(presentation: Presentation, translator: Translator, table: Table) -> Iterator[str]:
    """Tell what is claimed at a table because somebody's time is over."""
    claim = None if table.clocks is None else table.clocks.claim
    if claim is not None and table.phase == "playing":
        yield translator(f"claim-{claim.kind}", **_facts_of(presentation, translator, table, claim))


def claimed_of(presentation: Presentation, translator: Translator, table: Table) -> dict[str, str]:
    """Tell what is claimed at a table, by whom and until when, as the notice says it."""
    claim = None if table.clocks is None else table.clocks.claim
    if claim is None:
        return {"claim": "none", "by": "", "when": ""}
    facts = _facts_of(presentation, translator, table, claim)
    return {"claim": claim.kind, "by": facts["by"], "when": facts["when"]}


def _facts_of(
    presentation: Presentation, translator: Translator, table: Table, claim: Claim
) -> dict[str, str]:
    return {
        "name": mention(translator, table.user_at(claim.of) or 0),
        "by": mention(translator, table.user_at(claim.by) or 0),
        "when": format_dt(presentation.house_clock.show(claim.due), "R"),
    }


def due_of(presentation: Presentation, translator: Translator, table: Table, user: UserId) -> str | None:
    """Until when a user must have chosen at a table; None where nothing presses."""
    seat = table.seat_of(user)
    if table.clocks is None or seat is None or table.phase != "playing":
        return None
    clock = table.clocks.of(seat)
    if not clock.turn:
        return None
    stage, when = _state(presentation, table.clocks, clock)
    return translator(f"due-{stage}", when=when)


def clock_page(presentation: Presentation, view: View, language: Language, note: str = "") -> Page:
    """The pace of a table, what every seat has left, and what the viewer may do about it."""
    translator, bundle, table = presentation.translator(language), presentation.bundle(view.table), view.table

    def build() -> Layout:
        lines = [translator("clock-heading", game=bundle.words.name(language))]
        pace = table.clocks.pace if table.clocks is not None else NO_HURRY
        lines.append(f"**{translator(f'pace-{pace}')}** · {translator(f'pace-{pace}.about')}")
        for seat, user in table.seats:
            if table.clocks is not None and user is not None and not is_computer(table.player_at(seat)):
                left = tell_length(
                    translator, table.clocks.of(seat).left(table.clocks.terms, _now(presentation))
                )
                name = f"**{bundle.words.seat(seat, language)}** {mention(translator, user)}"
                lines.append(translator("clock-left", name=name, left=left))
        reader = None if view.seat is None else table.user_at(view.seat)
        lines += clock_lines(presentation, translator, table, reader)
        parts: list[Part] = [text("\n".join(lines)), *([text(f"> {note}")] if note else [])]
        parts += [
            *overdue_parts(presentation, translator, view),
            *rows(_nudges(translator, bundle, view, language)),
        ]
        return frame([*parts, text(translator("clock-rules"))], QUIET)

    return plain(build)


def overdue_parts(presentation: Presentation, translator: Translator, view: View) -> list[Part]:
    """Lay out what is claimed, and what the viewer may claim, where somebody's time is over."""
    clocks, table = view.table.clocks, view.table
    if clocks is None or table.phase != "playing" or view.seat is None or view.gave_up or table.paused:
        return []
    if clocks.claim is not None:
        return _claim_parts(presentation, translator, view, clocks.claim)
    late = clocks.late(_now(presentation))
    if view.seat in late or table.player_at(view.seat) != table.user_at(view.seat):
        return []
    parts: list[Part] = []
    for seat in late:
        name = mention(translator, table.user_at(seat) or 0)
        kinds = ("wait", *kinds_of_claims(view.playing))
        parts.append(text(translator("overdue-others", name=name)))
        buttons = [
            button(_target(view, f"{kind}.{seat}"), translator(f"button-overdue-{kind}")) for kind in kinds
        ]
        parts += rows(buttons)
    return parts


def _claim_parts(presentation: Presentation, translator: Translator, view: View, claim: Claim) -> list[Part]:
    facts = _facts_of(presentation, translator, view.table, claim)
    if view.seat != claim.of:
        wait = button(_target(view, f"wait.{claim.of}"), translator("button-overdue-wait"))
        told = f"claim-{claim.kind}-own" if view.seat == claim.by else f"claim-{claim.kind}"
        return [text(translator(told, **facts)), *rows([wait])]
    go_on = button(_target(view, GO_ON), translator("button-go-on"), "success", "🪑")
    return [text(translator(f"claim-{claim.kind}-you", **facts)), *rows([go_on])]


def _nudges(
    translator: Translator, bundle: GameBundle, view: View, language: Language
) -> list[ui.Button[Any]]:
    if view.seat is None or view.gave_up or view.table.phase != "playing" or view.table.paused:
        return []
    waiting = [decision.seat for decision in view.observation.waiting if decision.seat != view.seat]
    return [
        button(
            _target(view, f"{NUDGE}.{seat}"),
            translator("button-nudge", seat=bundle.words.seat(seat, language)),
            emoji="🔔",
        )
        for seat in waiting
        if not is_computer(view.table.player_at(seat))
    ]


def _target(view: View, payload: str) -> ComponentId:
    return ComponentId(Kind.OVERDUE, view.table.id, 0, payload)


def _now(presentation: Presentation) -> Moment:
    return presentation.house_clock.moment()


def tell_length(translator: Translator, seconds: int) -> str:
    """Tell a length of time in its biggest unit of which there are two."""
    unit = next((known_unit for known_unit in UNITS if seconds >= 2 * UNITS[known_unit]), "minute")
    return translator(f"length-{unit}", count=seconds // UNITS[unit])


def time_line(
    translator: Translator, bundle: GameBundle, times: Mapping[Seat, TimeUsed | None], language: Language
) -> str:
    """Tell what time each side used in a finished game; nothing where no clock ran."""
    known = [
        f"{bundle.words.seat(seat, language)} {tell_used(translator, used.total)}"
        for seat, used in times.items()
        if used is not None
    ]
    if known:
        return translator("time-used", times=" · ".join(known))
    return translator("time-unknown") if times else ""


def tell_used(translator: Translator, seconds: int) -> str:
    """Tell a length of time that somebody took."""
    return tell_length(translator, seconds) if seconds >= MINUTE else translator("length-less")


def _state(presentation: Presentation, clocks: Clocks, clock: SeatClock) -> tuple[str, str]:
    """Return how far somebody's time has gone, and a moment that goes with it."""
    house = presentation.house_clock
    now = house.moment()
    if clock.since is None:
        return "stands", ""
    if clock.since > now:
        return "away", format_dt(house.show(clock.since), "D")
    stage = "late" if clock.is_late(clocks.terms, now) else "turn"
    if stage == "turn" and clock.used(now) >= clock.at(clocks.terms, "reserve"):
        stage = "reserve"
    end = clock.moment_of(clocks.terms, "reserve" if stage == "turn" else "late")
    assert end is not None
    return stage, format_dt(house.show(end), "R")


# Tables that wait for somebody, and those of theirs that wait for others.

MOST_TURNS: Final = 10
"""Tables with a button each; a message has room for 40 components."""


def turns_page(
    presentation: Presentation, waiting: Sequence[Turn], language: Language, reader: UserId
) -> Page:
    """The tables that wait for the reader, in this order, with the way to each."""

    def build() -> Layout:
        parts = waiting_parts(presentation, waiting, language, reader, MOST_TURNS)
        return frame(parts, ACCENT if waiting else QUIET)

    return plain(build)


def waiting_parts(
    presentation: Presentation, waiting: Sequence[Turn], language: Language, reader: UserId, most: int
) -> list[Part]:
    """Lay out the tables that wait for the reader, with the way to each. most: of them have a button."""
    translator = presentation.translator(language)
    if not waiting:
        return [text(translator("turns-none"))]
    parts: list[Part] = [text(translator("turns-heading", count=len(waiting)))]
    for turn in waiting[:most]:
        seat = button(ComponentId(Kind.SEAT, turn.table.id), translator("button-seat"), "primary", "🪑")
        # Not beside it: a phone would leave the words a narrow column.
        parts += [text(describe_turn(presentation, turn, language, reader)), *rows([seat])]
    if len(waiting) > most:
        parts.append(text(translator("turns-more", count=len(waiting) - most)))
    return parts


def describe_turn(presentation: Presentation, turn: Turn, language: Language, reader: UserId) -> str:
    """A table of the reader's: which game with whom, whose turn it is, since when, and where."""
    translator, table = presentation.translator(language), turn.table
    game = presentation.name(table.key, language)
    if table.phase != "playing":
        return translator(
            "turn-other", game=game, place=link(table), phase=translator(f"phase-{table.phase}")
        )
    others = [user for _, user in table.seats if user not in (None, reader)]
    facts = {
        "game": game,
        "names": translator.join([mention(translator, user) for user in others if user is not None]),
        "since": format_dt(turn.since, "R"),
        "place": link(table),
    }
    if reader in turn.choosing:
        due = due_of(presentation, translator, table, reader)
        mine = translator("turn-mine", **facts)
        return mine if due is None else f"{mine} · {due}"
    choosing = translator.join([mention(translator, user) for user in turn.choosing])
    return translator("turn-theirs", choosing=choosing, **facts)


def offer_next(presentation: Presentation, turn: Turn, language: Language) -> list[Part]:
    """The way from a table that need not be seen to now, to the one that has waited longest."""
    game = presentation.name(turn.table.key, language)
    label = presentation.translator(language)("button-next-table", game=game)
    return rows([button(ComponentId(Kind.SEAT, turn.table.id), label, "primary", "⏳")])
