"""What is told under a picture: at most five lines of what is new, and how much more there is in the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.engine import Event, Noted, PlayedItself
from bot.match.bundle import GameBundle
from bot.match.results import is_end
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.presentation import MOST_TOLD, fold, tell_note

MOST_LINES: Final = 5
LONGEST_LINE: Final = 150
"""Characters up to which what came of one request is told in one line: four of a phone."""


def tell_since(
    translator: Translator, bundle: GameBundle, view: View, language: Language, most: int = MOST_LINES
) -> str:
    """Tell what is new to the reader, newest last; how a game ended is for `ending`.

    Of more lines than there is room for the last are told, and below them how many came before.
    """
    lines = list_lines(translator, bundle, view, language)
    shown = lines[-most:] if len(lines) <= most else lines[1 - most :]
    while len(shown) > 1 and sum(map(len, shown)) > MOST_TOLD:
        shown = shown[1:]
    more = len(lines) - len(shown)
    return "\n".join([*shown, *([translator("news-more", count=more)] if more else [])])


def list_lines(translator: Translator, bundle: GameBundle, view: View, language: Language) -> list[str]:
    """All that is new to the reader: what came of one request is one line, as long as that is short."""
    over = view.observation.outcome is not None
    how = bundle.words.outcome(view.observation, language) if over else None
    lines: list[str] = []
    for request in view.since:
        told = _count(translator, _tell_request(translator, bundle, view, language, request, how))
        lines += _join(told)
    return _count(translator, lines)


def _tell_request(
    translator: Translator,
    bundle: GameBundle,
    view: View,
    language: Language,
    request: Iterable[tuple[Event, ...]],
    how: str | None,
) -> Iterator[str]:
    """What came of a request, sentence by sentence; what played itself says so behind its first."""
    for events in request:
        itself = any(isinstance(event, PlayedItself) for event in events)
        for event in events:
            line = _tell_event(translator, bundle, view, language, event)
            if line and (how is None or how not in line):
                yield translator("news-only-choice", line=line) if itself else line
                itself = False


def _tell_event(
    translator: Translator, bundle: GameBundle, view: View, language: Language, event: Event
) -> str | None:
    if isinstance(event, Noted):
        # How a table ended stands above it.
        return None if is_end(event.what) else tell_note(translator, bundle, event, language)
    if isinstance(event, PlayedItself) or bundle.words.is_left_to_log(event):
        return None
    return bundle.words.tell(event, view.seat, language)


def _count(translator: Translator, lines: Iterable[str]) -> list[str]:
    return [line for _, line in fold(translator, enumerate(lines))]


def _join(sentences: Iterable[str]) -> list[str]:
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + len(sentence) < LONGEST_LINE:
            lines[-1] = f"{lines[-1]} {sentence}"
        else:
            lines.append(sentence)
    return lines
