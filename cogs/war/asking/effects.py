"""What is asked where a card, a Combat effect, a character or a Guide asks: kinds `event`, `combat_effect`,
`ability`, `entrance`, `hunt_card` and `guide_ability`.
"""

from __future__ import annotations

from cogs.war.observation import WarObservation
from cogs.war.phrases import Phrases


def ask(say: Phrases, seen: WarObservation) -> str | None:
    """The question of the open step, with what asks and the rule; None where it is of another kind."""
    return None
