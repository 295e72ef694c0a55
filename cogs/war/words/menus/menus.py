"""Every action's way through the menus, by what kind of action it is and who asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Action
from cogs.war.groteka.words import menus as groteka
from cogs.war.model import actions
from cogs.war.model.observation import WarObservation
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.skirmish.words import menus as skirmish
from cogs.war.words.menus import (
    battle,
    cards,
    companions,
    dice,
    effects,
    fellowship,
    general,
    hunt,
    movement,
    recruiting,
)
from cogs.war.words.menus.sight import Path, sight_of
from cogs.war.words.phrases import Phrasebook

_ANYWHERE: Mapping[type[Action], Callable[[Any, Any], Path]] = {
    **general.PATHS,
    **dice.PATHS,
    **cards.PATHS,
    **recruiting.PATHS,
    **movement.PATHS,
    **battle.PATHS,
    **fellowship.PATHS,
    **companions.PATHS,
    **hunt.PATHS,
    **skirmish.PATHS,
    **groteka.PATHS,
}
"""By what kind of action it is."""
_HERE: Mapping[tuple[str, type[Action]], Callable[[Any, Any], Path]] = {
    ("march", actions.Decline): movement.enough,
    ("movers", actions.Confirm): movement.go,
    ("rearguard", actions.Confirm): movement.go,
    ("advancing", actions.Confirm): movement.go,
    ("follow_up", actions.Decline): battle.stay,
    ("declare", actions.Decline): fellowship.keep_secret,
    ("enter_mordor", actions.Decline): fellowship.wait_outside,
    ("separate", actions.Confirm): companions.go,
    ("companions", actions.Confirm): companions.enough,
    ("nazgul", actions.Confirm): companions.enough,
    ("nazgul", actions.ChooseFigureIn): companions.who,
    ("nazgul", actions.ChooseNumber): companions.how_many,
    ("casualty", actions.Decline): hunt.spare,
    ("hide_or_move", actions.Choose): hunt.hide_or_move,
    ("hide_or_move", actions.Decline): hunt.rest,
    ("recruit", actions.Decline): recruiting.enough,
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
        """The menu levels that lead to an action, outermost first."""
        step, kind = self.sight.step, type(action)
        if isinstance(step, EffectChoice):
            found = effects.path(self.sight, step, action)
            if found is not None:
                return found
        name = getattr(step, "step", "")
        way = groteka.STEPS.get((name, kind)) or _HERE.get((self.sight.kind, kind)) or _ANYWHERE[kind]
        return way(self.sight, action)
