"""The latest events, and how a game has ended, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice

from bot.engine import Event, Noted, PlayedItself, Seat, latest
from bot.match.bundle import GameBundle
from bot.match.results import is_end
from bot.match.views import View
from bot.text import Language, Translator

MOST_TOLD = 1_600
"""Characters of the news in a message, which has room for 4,000 in all."""


def news(translator: Translator, bundle: GameBundle, view: View, language: Language, most: int) -> str:
    """Tell what happened last, as far as the viewer may know, newest last; how it ended is for `ending`."""
    over = view.observation.outcome is not None
    how = bundle.words.outcome(view.observation, language) if over else None
    lines: Iterator[tuple[Event, str]]
    # How a table ended stands above it.
    events = (each for each in reversed(view.news) if not (isinstance(each, Noted) and is_end(each.what)))
    told = tell_backwards(translator, bundle, view.seat, language, enumerate(events))
    lines = ((event, line) for _, event, line in told if how is None or how not in line)
    if not any(event.opens for event in view.news):
        # There is no episode to be told whole, so what is older need not even be put into words.
        lines = islice(lines, most)
    found = [*lines][::-1]
    kept = len(latest([event for event, _ in found], most))
    last = [line for _, line in found[len(found) - kept :]]
    return "\n".join(_fit([line for _, line in fold(translator, enumerate(last))]))


def tell_backwards(
    translator: Translator,
    bundle: GameBundle,
    viewer: Seat | None,
    language: Language,
    numbered: Iterable[tuple[int, Event]],
) -> Iterator[tuple[int, Event, str]]:
    """Events with what is told of them, the newest first; what played itself says so in its first line."""
    waiting: tuple[int, Event, str] | None = None
    for number, event in numbered:
        if isinstance(event, Noted):
            if waiting is not None:
                yield waiting
                waiting = None
            yield number, event, _tell_note(translator, bundle, event, language)
            continue
        if isinstance(event, PlayedItself):
            if waiting is not None:
                yield (*waiting[:2], translator("news-only-choice", line=waiting[2]))
            waiting = None
            continue
        line = bundle.words.tell(event, viewer, language)
        if line:
            if waiting is not None:
                yield waiting
            waiting = number, event, line
    if waiting is not None:
        yield waiting


def fold(translator: Translator, lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Numbered lines; equal ones after one another are told once, under the first number, with how many."""
    for line, equal in groupby(lines, key=lambda each: each[1]):
        first, *others = [number for number, _ in equal]
        yield first, translator("news-repeated", line=line, count=len(others) + 1) if others else line


def _tell_note(translator: Translator, bundle: GameBundle, note: Noted, language: Language) -> str:
    """Tell what was done about the table."""
    seat, about = (bundle.words.seat(each, language) if each else "" for each in (note.seat, note.about))
    request = translator(f"offer-{note.topic}-name", seat=seat) if note.topic else ""
    return translator(f"noted-{note.what}", seat=seat, about=about, request=request)


def ending(translator: Translator, bundle: GameBundle, view: View, language: Language) -> str:
    """Tell how a game that is over has ended, and how things stand then."""
    ended = view.table.outcome
    if ended is not None and is_end(ended.reason):
        return f"🏁 {translator(ended.reason)}"
    how = bundle.words.outcome(view.observation, language)
    stands = bundle.words.status(view.observation, language)
    return f"🏁 {stands}" if how in stands else f"🏁 {how}\n{stands}"


def _fit(lines: Sequence[str]) -> Sequence[str]:
    """Lines a message has room for: of too many the first, and as many of the last as fit."""
    if not lines:
        return lines
    head, *rest = lines
    while rest and len(head) + sum(map(len, rest)) > MOST_TOLD:
        rest = rest[1:]
    return (head, *rest) if len(rest) == len(lines) - 1 else (head, "…", *rest)
