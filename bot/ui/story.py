"""The story under a picture: at most five lines of what is new, and how much more there is in the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import Event, Noted, PlayedItself
from bot.match.bundle import GameBundle
from bot.match.results import is_end
from bot.match.views import View
from bot.text import APART, Language, Translator
from bot.ui.presentation import MOST_TOLD, fold, tell_note

MOST_LINES: Final = 5
LONGEST_LINE: Final = 80
"""Characters up to which what came of one request is told in one line: two of a phone."""
ENDS: Final = tuple(".!?…:*)”")
"""What a sentence ends with; another one needs a sign behind it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story. minor: whether it is the first to give way where there are too many."""

    text: str
    minor: bool


def tell_since(
    translator: Translator, bundle: GameBundle, view: View, language: Language, most: int = MOST_LINES
) -> str:
    """Tell what is new to the reader, newest last; how a game ended is for `ending`.

    Where there is no room for all lines, the latest that matter are told, and below them how many were not.
    """
    lines = list_lines(translator, bundle, view, language)
    shown = lines if len(lines) <= most else _select(lines, most - 1)
    while len(shown) > 1 and sum(len(line.text) for line in shown) > MOST_TOLD:
        shown = shown[1:]
    more = len(lines) - len(shown)
    told = [line.text for line in shown]
    return "\n".join([*told, *([translator("news-more", count=more)] if more else [])])


def list_lines(translator: Translator, bundle: GameBundle, view: View, language: Language) -> list[Line]:
    """All that is new to the reader: what came of one request is one line, as long as that is short."""
    over = view.observation.outcome is not None
    how = bundle.words.outcome(view.observation, language) if over else None
    lines: list[Line] = []
    for request in view.since:
        told = _tell_request(translator, bundle, view, language, request, how)
        lines += _join(_count(translator, told))
    return _count(translator, lines)


def _select(lines: Sequence[Line], most: int) -> list[Line]:
    """So many lines in their order: the latest of those that matter, then the latest of the others."""
    latest = sorted(range(len(lines)), key=lambda place: (lines[place].minor, -place))[:most]
    return [lines[place] for place in sorted(latest)]


def _tell_request(
    translator: Translator,
    bundle: GameBundle,
    view: View,
    language: Language,
    request: Iterable[tuple[Event, ...]],
    how: str | None,
) -> Iterator[Line]:
    """Tell what came of a request, sentence by sentence; what played itself says so behind its first."""
    itself = False
    for events in request:
        for event in events:
            if bundle.words.is_left_to_log(event):
                itself = False
                continue
            itself = itself or isinstance(event, PlayedItself)
            told = _tell_event(translator, bundle, view, language, event)
            if told and (how is None or how not in told):
                text = translator("news-only-choice", line=told) if itself else told
                yield Line(text, type(event) in bundle.words.minor)
                itself = False


def _tell_event(
    translator: Translator, bundle: GameBundle, view: View, language: Language, event: Event
) -> str | None:
    if isinstance(event, Noted):
        # How a table ended stands above it.
        return None if is_end(event.what) else tell_note(translator, bundle, event, language)
    return None if isinstance(event, PlayedItself) else bundle.words.tell(event, view.seat, language)


def _count(translator: Translator, lines: Iterable[Line]) -> list[Line]:
    """Equal lines after one another as one, with how many."""
    listed = list(lines)
    counted = fold(translator, enumerate(line.text for line in listed))
    return [Line(text, listed[number].minor) for number, text in counted]


def _join(sentences: Iterable[Line]) -> list[Line]:
    """Sentences in lines; one with anything that matters does."""
    lines: list[Line] = []
    for sentence in sentences:
        before = lines[-1] if lines else None
        if before is None or len(before.text) + len(sentence.text) >= LONGEST_LINE:
            lines.append(sentence)
        else:
            joint = " " if before.text.endswith(ENDS) else APART
            lines[-1] = Line(f"{before.text}{joint}{sentence.text}", before.minor and sentence.minor)
    return lines
