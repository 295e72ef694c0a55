"""The declaration of a character's abilities.

A module `characters/<id>.py` declares `ABILITIES = Abilities(...)`. Levels, Leadership, the Nations somebody
can activate and Captain of the West are data (components.CHARACTERS) and need nothing here. Guide abilities
used in the Hunt (Meriadoc, Peregrin, Gollum) are part of rules/hunt/.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.agenda import Tell
from cogs.war.model.components import FIGURES
from cogs.war.model.state import State
from cogs.war.rules.uses import Spent, Use


@dataclass(frozen=True, slots=True)
class Abilities:
    """The additions of a character to the rules.

    uses: dice spent by or for the character, entering play included (`possible` says when). more_results:
    further results a face may be used as now. after_event: after the character's side has played an event
    card with a die: (state, card, what was spent, tell), pushing steps with `first`. before_battle: when a
    battle begins in which the character takes part, after the rearguard is chosen. after_round: when a Combat
    round is over: (state, round, the Combat card the character's side used in it or "", tell). when_shown:
    when its side's Combat card of a round is turned up: (state, round, card, tell). All three are called only
    while the character takes part in the battle. places: regions in which it may enter play.
    """

    id: str
    uses: tuple[Use, ...] = ()
    more_results: Callable[[State, str], tuple[str, ...]] | None = None
    after_event: Callable[[State, str, Spent, Tell], State] | None = None
    before_battle: Callable[[State, Tell], State] | None = None
    after_round: Callable[[State, int, str, Tell], State] | None = None
    when_shown: Callable[[State, int, str, Tell], State] | None = None
    places: Callable[[State], tuple[int, ...]] | None = None

    @property
    def side(self) -> int:
        """The side whose character it is; Gollum guides the Free Peoples."""
        return FIGURES[self.id].side if self.id in FIGURES else 0
