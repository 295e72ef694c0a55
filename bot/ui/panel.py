"""The private panel: what one player sees, and the decision before that player, for any game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice

from bot.engine import Event, latest
from bot.match.bundle import GameBundle
from bot.match.table import Offer, View
from bot.text import Language, Translator
from bot.ui.house import House
from bot.ui.ids import Kind, Press
from bot.ui.menu import Choice, Level, Trail, menu
from bot.ui.page import Hung, Page, Shot, gallery, shot
from bot.ui.parts import ACCENT, OVER, QUIET, Layout, Line, Part, button, frame, person, rows, select, text

MOST_NEWS = 5
MOST_TOLD = 1_600
"""Characters of the news in a message, which has room for 4,000 in all."""
SCALE = 0.75
"""Of the pictures in a panel: there are several, and *More* has them bigger."""
ACT, WALK = "a", "w"
"""What the values of a menu begin with: an action's text, or the number of a choice."""


def panel(house: House, view: View, language: Language, trail: Trail = Trail(), note: str = "") -> Page:
    """The panel of the viewer, at a place in its menu. note: what has just come of a press."""
    title = house.title(view.table.key)
    level = _level(title, view, language, trail)

    def take(name: str) -> Shot:
        return shot(title, view.table.id, view.observation, name, language, house.theme, SCALE)

    def build(hung: Sequence[Hung]) -> Layout:
        return _layout(house.translator(language), title, view, language, level, note, hung)

    return Page(title.key, build, tuple(title.board.shown(view.observation)), take)


def news(
    translator: Translator, title: GameBundle, view: View, language: Language, most: int = MOST_NEWS
) -> str:
    """What happened last, as far as the viewer may know, newest last; how it ended is for `ending`."""
    over = view.observation.outcome is not None
    how = title.words.outcome(view.observation, language) if over else None
    told = ((event, title.tell(event, view.seat, language)) for event in reversed(view.news))
    said: Iterator[tuple[Event, str]]
    said = ((event, line) for event, line in told if line and (how is None or how not in line))
    if not any(event.opens for event in view.news):
        # There is no episode to be told whole, so what is older need not even be put into words.
        said = islice(said, most)
    found = [*said][::-1]
    kept = len(latest([event for event, _ in found], most))
    lines = [line for _, line in found[len(found) - kept :]]
    return "\n".join(_fitting([line for _, line in folded(translator, enumerate(lines))]))


def folded(translator: Translator, lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Numbered lines; equal ones after one another are told once, under the first number, with how many."""
    for line, equal in groupby(lines, key=lambda each: each[1]):
        first, *others = [number for number, _ in equal]
        # Only what is said is put together: it would be another sentence each time.
        yield first, translator("news-repeated", line=line, count=len(others) + 1) if others else line


def _fitting(lines: Sequence[str]) -> Sequence[str]:
    """Lines a message has room for: of too many the first, and as many of the last as fit."""
    if not lines:
        return lines
    head, *rest = lines
    while rest and len(head) + sum(map(len, rest)) > MOST_TOLD:
        rest = rest[1:]
    return (head, *rest) if len(rest) == len(lines) - 1 else (head, "…", *rest)


def ending(title: GameBundle, view: View, language: Language) -> str:
    """How a game that is over has ended, and how things stand then."""
    how = title.words.outcome(view.observation, language)
    stands = title.words.status(view.observation, language)
    return f"🏁 {stands}" if how in stands else f"🏁 {how}\n{stands}"


def _level(title: GameBundle, view: View, language: Language, trail: Trail) -> Level | None:
    if not view.observation.legal or view.table.phase != "playing":
        return None

    return menu(view.observation.legal, title.words.paths(view.observation, language), trail)


def _layout(
    translator: Translator,
    title: GameBundle,
    view: View,
    language: Language,
    level: Level | None,
    note: str,
    hung: Sequence[Hung],
) -> Layout:
    words, observation = title.words, view.observation
    seat = words.seat(view.seat, language) if view.seat else translator("panel-watching")
    parts: list[Part] = [text(translator("panel-heading", seat=seat, game=words.name(language)))]
    if note:
        parts.append(text(f"> {note}"))
    told = news(translator, title, view, language)
    if told:
        parts.append(text(told))
    parts += map(gallery, hung)
    accent = ACCENT
    if observation.outcome is not None or view.table.phase != "playing":
        accent = OVER
        parts.append(text(_ending(translator, title, view, language)))
    elif level is not None:
        parts.append(text("\n".join(_prompt(translator, words.prompt(observation, language), level))))
        parts += _menu(translator, view, level)
    else:
        accent = QUIET
        parts.append(text(waiting(translator, view)))
    parts += _offer(translator, title, view, language)
    parts += rows(_foot(translator, view))
    return frame(parts, accent)


def waiting(translator: Translator, view: View) -> str:
    """Who else must choose."""
    seats = [decision.seat for decision in view.observation.waiting if decision.seat != view.seat]
    users = [view.table.user_at(seat) for seat in seats]
    return translator(
        "panel-waiting",
        names=translator.join([person(translator, user) for user in users if user]),
        count=len(seats),
    )


def _prompt(translator: Translator, prompt: str, level: Level) -> Iterator[str]:
    """The question, the way through the menu so far, and the small print that buttons do not show."""
    yield f"**{prompt}**"
    if level.crumbs and level.trail.steps:
        yield translator("panel-crumbs", path=" › ".join(level.crumbs))
    for label, detail in level.explained:
        yield translator("panel-small-print", label=label, detail=detail)


def _ending(translator: Translator, title: GameBundle, view: View, language: Language) -> str:
    if view.observation.outcome is not None:
        return ending(title, view, language)
    return translator(f"phase-{view.table.phase}")


def _menu(translator: Translator, view: View, level: Level) -> list[Part]:
    match, stamp = view.table.id, view.stamp
    parts = rows([_choice_button(match, stamp, level.trail, choice) for choice in level.shortcuts])
    first = sum(len(choices) for choices in level.selects)
    counted = level.trail.page * 75
    for number, choices in enumerate(level.selects):
        placeholder = translator(
            "panel-choose" if first == len(choices) and level.pages == 1 else "panel-choose-range",
            first=choices[0].item.label,
            last=choices[-1].item.label,
            count=len(choices),
            start=counted + 1,
            end=counted + len(choices),
        )
        counted += len(choices)
        press = Press(Kind.PICK, match, stamp, f"{level.trail}/{number}")
        parts.append(select(press, placeholder, [_line(choice) for choice in choices]))
    return parts + rows(_steps(translator, match, stamp, level))


def _choice_button(match: int, stamp: int, trail: Trail, choice: Choice) -> Part:
    if choice.action is not None:
        press = Press(Kind.ACT, match, stamp, choice.action)
    else:
        press = Press(Kind.WALK, match, stamp, str(trail.into(choice.number)))
    item = choice.item
    return button(press, item.label + ("" if choice.action is not None else " …"), item.tone, item.emoji)


def _line(choice: Choice) -> Line:
    value = f"{WALK}{choice.number}" if choice.action is None else f"{ACT}{choice.action}"
    return Line(value, choice.item.label, choice.item.detail, choice.item.emoji)


def _steps(translator: Translator, match: int, stamp: int, level: Level) -> list[Part]:
    found = []
    trail = level.trail
    if trail.steps:
        found.append(
            button(Press(Kind.WALK, match, stamp, str(trail.back())), translator("button-back"), emoji="⬅️")
        )
    if trail.page > 0:
        press = Press(Kind.WALK, match, stamp, str(trail.turned(trail.page - 1)))
        found.append(button(press, translator("button-previous"), emoji="◀️"))
    if trail.page < level.pages - 1:
        press = Press(Kind.WALK, match, stamp, str(trail.turned(trail.page + 1)))
        found.append(button(press, translator("button-next"), emoji="▶️"))
    return found


def _offer(translator: Translator, title: GameBundle, view: View, language: Language) -> list[Part]:
    offer = view.table.offer
    if offer is None or view.seat is None:
        return []
    if view.seat in (offer.by, offer.of) or view.seat in offer.agreed:
        return [text(offer_told(title, offer, language, translator))]
    match = view.table.id
    agree = button(Press(Kind.AGREE, match, offer.seq), translator("button-agree"), "success", "✅")
    refuse = button(Press(Kind.REFUSE, match, offer.seq), translator("button-refuse"), "danger", "✖️")
    asked = translator(f"offer-{offer.kind}", **_seats_in(title, offer, language))
    return [text(asked), *rows([agree, refuse])]


def offer_told(title: GameBundle, offer: Offer, language: Language, translator: Translator) -> str:
    """What somebody has asked of the others, for those who need not answer."""
    return translator(f"offer-{offer.kind}-open", **_seats_in(title, offer, language))


def _seats_in(title: GameBundle, offer: Offer, language: Language) -> dict[str, str]:
    seats = {"seat": offer.by} if offer.of is None else {"seat": offer.by, "gone": offer.of}
    return {name: title.words.seat(seat, language) for name, seat in seats.items()}


def _foot(translator: Translator, view: View) -> list[Part]:
    match, stamp = view.table.id, view.stamp
    found = []
    if view.can_undo == "free":
        found.append(button(Press(Kind.UNDO, match, stamp), translator("button-undo"), emoji="↩️"))
    elif view.can_undo == "by-consent" and view.table.offer is None:
        found.append(button(Press(Kind.UNDO, match, stamp), translator("button-undo-ask"), emoji="↩️"))
    found.append(button(Press(Kind.REFRESH, match, stamp), translator("button-refresh"), emoji="🔄"))
    found.append(button(Press(Kind.TEXT, match, stamp), translator("button-text"), emoji="📜"))
    found.append(button(Press(Kind.MORE, match, stamp), translator("button-more"), emoji="⚙️"))
    return found
