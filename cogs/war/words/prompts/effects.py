"""What is asked where a card, a Combat effect, a character or a Guide asks: kinds `event`, `combat_effect`,
`ability`, `entrance`, `hunt_card` and `guide_ability`.
"""

from __future__ import annotations

from typing import Any

from cogs.war.model.components import CARDS, COMBAT_EFFECTS
from cogs.war.model.observation import WarObservation
from cogs.war.words.menus.sight import Sight, sight_of
from cogs.war.words.phrases import Phrasebook
from cogs.war.words.prompts.sources import asked, facts_of, source_label, source_of

ASKED = "?"


def ask(say: Phrasebook, seen: WarObservation) -> str | None:
    """The question of the open step, with what asks and the rule; None where it is of another kind."""
    step = asked(seen)
    if step is None:
        return None
    what = _by(sight_of(say, seen), step)
    message = "prompt-asked-with-rule" if what.endswith(ASKED) else "prompt-with-rule"
    return say(message, what=what, rule=step.rule)


def _by(sight: Sight, step: Any) -> str:
    """The question, and who asks it."""
    source = source_of(sight, step)
    message = "ask-by-card" if source in CARDS or source in COMBAT_EFFECTS else "ask-by"
    what = sight.say(sight.worded(_message(step)), **facts_of(sight, step))
    return sight.say(message, source=source_label(sight, step), what=what)


def _message(step: Any) -> str:
    if step.step == "strike_down":
        return f"ask-strike_down-{step.effect}"
    if step.step == "muster_where" and any(len(kinds) > 1 for kinds in step.figures):
        return "ask-muster_where-units"
    return f"ask-{step.step}"
