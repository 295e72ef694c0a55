"""What is asked where a card, a Combat effect, a character or a Guide asks: kinds `event`, `combat_effect`,
`ability`, `entrance`, `hunt_card` and `guide_ability`.
"""

from __future__ import annotations

from typing import Any

from cogs.war.asking.sources import asked, facts_of, source_label
from cogs.war.choosing.sight import sight_of
from cogs.war.observation import WarObservation
from cogs.war.phrases import Phrases


def ask(say: Phrases, seen: WarObservation) -> str | None:
    """The question of the open step, with what asks and the rule; None where it is of another kind."""
    step = asked(seen)
    if step is None:
        return None
    sight = sight_of(say, seen)
    what = say(_message(step), **facts_of(sight, step))
    return say("ask-from", source=source_label(sight, step), what=what, rule=step.rule)


def _message(step: Any) -> str:
    if step.step == "strike_down":
        return f"ask-strike_down-{step.effect}"
    if step.step == "muster_where" and any(len(kinds) > 1 for kinds in step.figures):
        return "ask-muster_where-units"
    return f"ask-{step.step}"
