"""The pace of a table, and whose time runs until when, in words."""

from __future__ import annotations

from collections.abc import Iterator

from discord.utils import format_dt

from bot.match.clocks.clocks import Clocks, SeatClock
from bot.match.clocks.pace import CHOICES, NO_HURRY, PaceName
from bot.match.table import Table, UserId
from bot.text import Translator
from bot.ui.interactions.ids import ComponentId
from bot.ui.messages.layout import Part, mention, option, select
from bot.ui.messages.presentation import Presentation


def pace_menu(translator: Translator, pace: PaceName | None, target: ComponentId) -> Part:
    """The paces to choose from."""
    lines = [
        option(
            each,
            translator("pace-line", pace=translator(f"pace-{each}")),
            translator(f"pace-{each}.about"),
            chosen=each == (pace or NO_HURRY),
        )
        for each in CHOICES
    ]
    return select(target, translator("pace-menu"), lines)


def pace_name(translator: Translator, table: Table) -> str | None:
    """The pace of a table; None where there is no hurry."""
    return None if table.clocks is None else translator(f"pace-{table.clocks.pace}")


def clock_lines(presentation: Presentation, translator: Translator, table: Table) -> Iterator[str]:
    """Whose time runs at a table, and until when."""
    clocks = table.clocks
    if clocks is None or table.phase != "playing":
        return
    for seat, user in table.seats:
        if user is not None and clocks.of(seat).turn:
            stage, when = _state(presentation, clocks, clocks.of(seat))
            yield "-# " + translator(f"clock-{stage}", name=mention(translator, user), when=when)


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


def _state(presentation: Presentation, clocks: Clocks, clock: SeatClock) -> tuple[str, str]:
    """How far somebody's time has gone, and a moment that goes with it."""
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
