"""Every action's way through the menus, by what kind of action it is and who asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Action
from cogs.war.model import actions
from cogs.war.model.observation import WarObservation
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.words.groteka import menus as groteka
from cogs.war.words.menus import battle, fellowship, general, turns
from cogs.war.words.menus.sight import Path, sight_of
from cogs.war.words.names import Phrasebook
from cogs.war.words.skirmish import menus as skirmish

_ANYWHERE: Mapping[type[Action], Callable[[Any, Any], Path]] = {
    **general.PATHS,
    **turns.DICE_PATHS,
    **turns.CARDS_PATHS,
    **turns.RECRUITING_PATHS,
    **turns.MOVEMENT_PATHS,
    **battle.PATHS,
    **fellowship.FELLOWSHIP_PATHS,
    **fellowship.COMPANIONS_PATHS,
    **fellowship.HUNT_PATHS,
    **skirmish.PATHS,
    **groteka.PATHS,
}
"""By what kind of action it is."""
_HERE: Mapping[tuple[str, type[Action]], Callable[[Any, Any], Path]] = {
    ("march", actions.Decline): turns.enough_movement,
    ("movers", actions.Confirm): turns.go,
    ("rearguard", actions.Confirm): turns.go,
    ("advancing", actions.Confirm): turns.go,
    ("follow_up", actions.Decline): battle.stay,
    ("declare", actions.Decline): fellowship.keep_secret,
    ("enter_mordor", actions.Decline): fellowship.wait_outside,
    ("separate", actions.Confirm): fellowship.go,
    ("companions", actions.Confirm): fellowship.enough,
    ("nazgul", actions.Confirm): fellowship.enough,
    ("nazgul", actions.ChooseFigureIn): fellowship.who,
    ("nazgul", actions.ChooseNumber): fellowship.how_many,
    ("casualty", actions.Decline): fellowship.spare,
    ("hide_or_move", actions.Choose): fellowship.hide_or_move,
    ("hide_or_move", actions.Decline): fellowship.rest,
    ("recruit", actions.Decline): turns.enough_recruiting,
    **skirmish.HERE,
}
"""By the kind of decision first: common words that mean something of their own there."""


class Menus:
    """Menu paths for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: WarObservation) -> None:
        self.say = say
        self.seen = seen
        self.sight = sight_of(say, seen)

    def path(self, action: Action) -> Path:
        """Show the menu levels that lead to an action, outermost first."""
        step, kind = self.sight.step, type(action)
        if isinstance(step, EffectChoice):
            found = battle.path(self.sight, step, action)
            if found is not None:
                return found
        name = getattr(step, "step", "")
        way = groteka.STEPS.get((name, kind)) or _HERE.get((self.sight.kind, kind)) or _ANYWHERE[kind]
        return way(self.sight, action)
