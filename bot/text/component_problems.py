"""Why a component file cannot be used, said to whoever gave it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.text.catalogue import Translator
from bot.text.given import GivenText

if TYPE_CHECKING:
    from bot.engine import ComponentFileError, ComponentProblem


def tell_problems(error: ComponentFileError, translator: Translator) -> Sequence[str]:
    """One line for each problem: which component, which field, what was expected; in Discord markdown.

    translator: of the game, which has words for the problems that are its own.
    """
    return [_tell_problem(translator, problem) for problem in error.problems]


def _tell_problem(translator: Translator, problem: ComponentProblem) -> str:
    # Whatever stands in the file is somebody's text, the names of its fields too.
    facts = {name: GivenText(fact) for name, fact in problem.facts.items()}
    what = translator(f"component-wrong-{problem.kind}", field=problem.field, **facts)
    component, field = GivenText(problem.component), GivenText(problem.field)
    if component and field:
        return translator("component-problem-field", component=component, field=field.code, what=what)
    if component or field:
        return translator("component-problem-component", component=component or field, what=what)
    return translator("component-problem-file", what=what)
