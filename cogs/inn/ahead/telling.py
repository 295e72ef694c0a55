"""A line in words: answer by answer, what its seat would be told, and what it then does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import Event, Seat, decode_events
from bot.match.bundle import GameBundle
from bot.match.lines import LineStep
from bot.text import Language, Translator


def tell_line(
    translator: Translator, bundle: GameBundle, seat: Seat, steps: Iterable[LineStep], language: Language
) -> list[str]:
    """Tell a line answer by answer: what the seat would be told, and what it then does."""
    answers = _split(steps)
    return [
        translator(
            "line-step",
            number=number if len(answers) > 1 else 0,
            **_tell_answer(translator, bundle, seat, answer, language),
        )
        for number, answer in enumerate(answers, start=1)
    ]


def tell_events(bundle: GameBundle, seat: Seat, events: Iterable[Event], language: Language) -> str:
    """Tell events to a seat, in one line; nothing where there is nothing to tell of them."""
    told = (
        bundle.words.tell(event, seat, language) for event in events if not bundle.words.is_left_to_log(event)
    )
    return " ".join(filter(None, told))


def _tell_answer(
    translator: Translator, bundle: GameBundle, seat: Seat, answer: Sequence[LineStep], language: Language
) -> dict[str, str]:
    first, *others = answer
    done = [
        *_read(bundle, first.done),
        *(event for step in others for event in _read(bundle, step.told, step.done)),
    ]
    return {
        "told": tell_events(bundle, seat, _read(bundle, first.told), language) or translator("line-untold"),
        # Of what is only half chosen nothing is told yet.
        "done": tell_events(bundle, seat, done, language)
        or " · ".join(f"`{line_step.action}`" for line_step in answer),
    }


def _split(steps: Iterable[LineStep]) -> list[list[LineStep]]:
    """The steps of each answer."""
    answers: list[list[LineStep]] = []
    for step in steps:
        if step.opens or not answers:
            answers.append([])
        answers[-1].append(step)
    return answers


def _read(bundle: GameBundle, *texts: str) -> list[Event]:
    return [event for text in texts for event in decode_events(text, bundle.events)]
