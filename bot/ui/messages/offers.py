"""Requests to the others at a table; pauses, and ends otherwise than by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from discord.utils import format_dt

from bot.engine import Event, Seat
from bot.match.bundle import GameBundle
from bot.match.match import Offer, Table
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.layout import ALARM, Layout, Part, button, frame, mention, rows, text
from bot.ui.messages.actions import RESUME
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation, fold, tell_backwards

MOST_LINES: Final = 6
"""Lines of what a request to take back would undo."""
MOST_TOLD: Final = 900
"""Characters of these lines in a message, for all requests together."""


def offer_parts(
    translator: Translator, bundle: GameBundle, view: View, language: Language, *, most: int
) -> list[Part]:
    """Lay out what is asked of the viewer, with answers; what they asked, with the way back; the rest.

    most: requests that can be answered at once; there is no room for the buttons of more beside a menu.
    """
    if view.seat is None and not view.invited:
        return []
    parts: list[Part] = []
    for offer in view.table.offers:
        if offer.seq in view.asked[:most]:
            parts += _ask(translator, bundle, view, offer, language)
        elif not view.invited or offer.newcomer is not None:
            parts += _tell(translator, bundle, view, offer, language)
            parts += [text(translator("offer-next"))] if offer.seq in view.asked else []
    return parts


def offer_lines(translator: Translator, bundle: GameBundle, view: View, language: Language) -> list[str]:
    """Tell what seats have asked of the others, for who need not answer."""
    return [describe_offer(translator, bundle, view, offer, language) for offer in view.table.offers]


def describe_offer(
    translator: Translator, bundle: GameBundle, view: View, offer: Offer, language: Language
) -> str:
    """Tell what somebody has asked of the others, for who need not answer."""
    roles = {offer.of: "gone", offer.by: "asker"}
    you = "nobody" if view.seat is None else roles.get(view.seat, "nobody")
    facts = _facts_of(translator, bundle, view, offer, language)
    told = translator(f"offer-{offer.kind}-open", you=you, **facts)
    seats = [bundle.words.seat(seat, language) for seat in dict(view.awaited).get(offer.seq, ())]
    return f"{told}\n{translator('offer-awaited', seats=translator.join(seats))}" if seats else told


def _ask(
    translator: Translator, bundle: GameBundle, view: View, offer: Offer, language: Language
) -> list[Part]:
    """Lay out what is asked of the viewer, with the answers."""
    name = "offer-substitute-you" if view.invited else f"offer-{offer.kind}"
    agree, refuse = (ComponentId(kind, view.table.id, offer.seq) for kind in (Kind.AGREE, Kind.REFUSE))
    answers = [
        button(agree, translator("button-agree"), "success", "✅"),
        button(refuse, translator("button-refuse"), "danger", "✖️"),
    ]
    return [text(translator(name, **_facts_of(translator, bundle, view, offer, language))), *rows(answers)]


def _tell(
    translator: Translator, bundle: GameBundle, view: View, offer: Offer, language: Language
) -> list[Part]:
    """Lay out what is asked of others, with the way back for who has asked it."""
    told = text(describe_offer(translator, bundle, view, offer, language))
    if view.seat != offer.by:
        return [told]
    withdraw = ComponentId(Kind.REFUSE, view.table.id, offer.seq)
    return [told, *rows([button(withdraw, translator("button-withdraw"), emoji="↪️")])]


def _facts_of(
    translator: Translator, bundle: GameBundle, view: View, offer: Offer, language: Language
) -> dict[str, str]:
    seats: dict[str, Seat] = {"seat": offer.by} if offer.of is None else {"seat": offer.by, "gone": offer.of}
    told = {name: bundle.words.seat(seat, language) for name, seat in seats.items()}
    if offer.newcomer is not None:
        told |= {
            "newcomer": mention(translator, offer.newcomer),
            "accepted": "yes" if offer.accepted else "no",
        }
    if offer.level is not None:
        told["level"] = translator(f"level-{offer.level}")
    undone = dict(view.undone)
    room = MOST_TOLD // max(1, len(undone))
    what = _list_undone(translator, bundle, view, undone.get(offer.seq, ()), language, room)
    return {**told, "told": "yes" if what else "no", "what": what}


def _list_undone(
    translator: Translator,
    bundle: GameBundle,
    view: View,
    undone: Sequence[Event],
    language: Language,
    room: int,
) -> str:
    """Tell what would be taken back, a line each, the oldest first; empty if the viewer knows none of it."""
    told = tell_backwards(translator, bundle, view.seat, language, enumerate(reversed(undone)))
    lines = [line for _, line in fold(translator, enumerate([line for _, _, line in told][::-1]))]
    shown = lines[:1]
    for line in lines[1:MOST_LINES]:
        if sum(map(len, shown)) + len(line) > room:
            break
        shown.append(line)
    more = len(lines) - len(shown)
    if more:
        shown.append(translator("offer-undo-more", count=more))
    return "".join(f"\n- {line}" for line in shown)


# Ends and pauses: what is offered, and what is said.

END_NOW: Final = "end-now"
"""The payload of a button that ends a game against the house alone, after having been asked."""


def pause_parts(translator: Translator, view: View) -> list[Part]:
    """That a table pauses, and the way on for one who plays."""
    if view.seat is None:
        return []
    return [text(translator("table-paused")), *rows([RESUME.button(translator, view.table.id)])]


def silence_lines(presentation: Presentation, translator: Translator, table: Table) -> Iterator[str]:
    """That a table pauses, and that it will close because nothing happens."""
    silence = table.silence
    if table.phase not in ("playing", "broken") or silence is None:
        return
    if table.paused:
        yield translator("table-paused")
    if silence.closing is not None:
        when = format_dt(presentation.house_clock.show(silence.closing), "R")
        yield translator("table-closing-deserted" if silence.deserted else "table-closing", when=when)


def end_page(presentation: Presentation, view: View, language: Language) -> Page:
    """Ask whether to end a game against the house alone."""
    translator, match = presentation.translator(language), view.table.id

    def build() -> Layout:
        sure = button(
            ComponentId(Kind.PROPOSE, match, 0, END_NOW), translator("button-end-now"), "danger", "🛑"
        )
        play_on = button(ComponentId(Kind.REFRESH, match), translator("button-play-on"), "success")
        return frame([text(translator("end-sure")), *rows([sure, play_on])], ALARM)

    return plain(build)
