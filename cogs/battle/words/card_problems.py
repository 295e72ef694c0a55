"""Why a card file cannot be used, said to whoever gave it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text import Language
from cogs.battle.card_file import CardFileError, CardProblem
from cogs.battle.words.phrases import PHRASES, Phrasebook


def tell_problems(error: CardFileError, language: Language) -> Sequence[str]:
    """One line for each problem: which card, which field, what was expected; in Discord markdown."""
    say = PHRASES[language]
    return [_tell_problem(say, problem) for problem in error.problems]


def _tell_problem(say: Phrasebook, problem: CardProblem) -> str:
    what = say(f"card-wrong-{problem.kind}", field=problem.field, **problem.facts)
    place = "field" if problem.card and problem.field else "card" if problem.card or problem.field else "file"
    return say(f"card-problem-{place}", card=problem.card or problem.field, field=problem.field, what=what)
