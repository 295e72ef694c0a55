"""Every action's way through the menus, by what kind of action it is and who asks.

Ways that mean the same anywhere stand here too, and actions that lead on from one another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine import Action
from bot.text import Chain, Item
from cogs.war.model import actions
from cogs.war.model.observation import WarObservation
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.movement import ForceChoice
from cogs.war.words import skirmish as skirmish
from cogs.war.words.groteka import menus as groteka
from cogs.war.words.menus import chapters_4_to_10, chapters_11_to_14
from cogs.war.words.menus.asked import with_numbers
from cogs.war.words.menus.chapters_4_to_10 import goes_whole, leave_more, march, rest_goes
from cogs.war.words.menus.chapters_11_to_14 import number_there, who
from cogs.war.words.menus.sight import (
    HEROES,
    Path,
    Paths,
    Sight,
    Way,
    place,
    plainly,
    region_item,
    sight_of,
    simply,
)
from cogs.war.words.names import Phrasebook, figure_label

# Words that mean the same at any decision: yes, no, a region, a figure, a number.


def region(sight: Sight, action: actions.ChooseRegion) -> Path:
    """Show a region, by areas where there are many."""
    item, kind = region_item(sight, action.region), actions.ChooseRegion
    return place(sight, sight.regions(kind), action.region, item, sight.others(kind))


def figure(sight: Sight, action: actions.ChooseFigure) -> Path:
    """Show a figure."""
    return (Item(action.figure, figure_label(sight.say, action.figure), emoji=HEROES.get(action.figure, "")),)


def figure_in(sight: Sight, action: actions.ChooseFigureIn) -> Path:
    """Show a region, and one of the figures there."""
    item, kind = region_item(sight, action.region), actions.ChooseFigureIn
    above = place(sight, sight.regions(kind), action.region, item, sight.others(kind))
    name = Item(action.figure, figure_label(sight.say, action.figure), emoji=HEROES.get(action.figure, ""))
    return (*above, name)


def number(sight: Sight, action: actions.ChooseNumber) -> Path:
    """Show a number."""
    return (Item(f"n_{action.number}", str(action.number)),)


def option(sight: Sight, action: actions.Choose) -> Path:
    """Show one of several things a text allows: by name where it is the name of something."""
    what = action.option
    return (Item(what, sight.say.label(what) if sight.say.names(what) else what),)


PATHS: Paths = {
    actions.Accept: simply("accept", "choice-yes", "accept", "success"),
    actions.Decline: simply("decline", "choice-no", "decline"),
    actions.Confirm: simply("confirm", "choice-done", "confirm", "success"),
    actions.ChooseRegion: region,
    actions.ChooseFigure: figure,
    actions.ChooseFigureIn: figure_in,
    actions.ChooseNumber: number,
    actions.Choose: option,
}


# Actions that are one thought, as one line of a menu.


def chains(say: Phrasebook, seen: WarObservation) -> Sequence[Chain]:
    """List what may be done at once."""
    sight = sight_of(say, seen)
    step = getattr(sight.step, "step", "")
    lists = {"march_armies": _whole_armies, "move_nazgul": _flocks, "choose_movers": _rests}
    found = lists[step](sight) if step in lists else ()
    return [replace(each, path=with_numbers(sight, each.actions[0], each.path)) for each in found]


def _whole_armies(sight: Sight) -> Iterator[Chain]:
    """10.2 Everybody who may go goes; the move by itself asks who."""
    for each in sight.legal(actions.March):
        if goes_whole(sight, each):
            yield Chain((each, actions.Confirm()), march(sight, each, whole=True))


def _rests(sight: Sight) -> Iterator[Chain]:
    """10.2 Yield who alone is left behind: the others go; and beside whom others are left."""
    step = sight.step
    assert isinstance(step, ForceChoice), "who moves is no force"
    for each in sight.legal(actions.Leave):
        left = step.options_without(sight.state, each)
        if actions.Confirm() not in left:
            continue
        # What has only one answer is not asked.
        then = (actions.Confirm(),) if len(left) > 1 else ()
        yield Chain((each, *then), rest_goes(sight, each), instead=True)
        if then:
            yield Chain((each,), leave_more(sight, each), instead=True)


def _flocks(sight: Sight) -> Iterator[Chain]:
    """13.3 Yield who flies, from where and how many."""
    for each in sight.legal(actions.ChooseFigureIn):
        left = number_there(sight, each)
        for number in range(left, 0, -1) if left > 1 else ():
            path = who(sight, each, number)
            yield Chain((each, actions.ChooseNumber(number)), path, instead=True)


_ANYWHERE: Mapping[type[Action], Way] = {
    **PATHS,
    **chapters_4_to_10.DICE_PATHS,
    **chapters_4_to_10.CARDS_PATHS,
    **chapters_4_to_10.RECRUITING_PATHS,
    **chapters_4_to_10.MOVEMENT_PATHS,
    **chapters_11_to_14.PATHS,
    **chapters_11_to_14.FELLOWSHIP_PATHS,
    **chapters_11_to_14.COMPANIONS_PATHS,
    **chapters_11_to_14.HUNT_PATHS,
    **skirmish.PATHS,
    **groteka.PATHS,
}
"""By what kind of action it is."""
_HERE: Mapping[tuple[str, type[Action]], Way] = {
    ("march", actions.Decline): simply("decline", "choice-no-more-moves", "confirm", "success"),
    ("movers", actions.Confirm): chapters_4_to_10.go,
    ("rearguard", actions.Confirm): chapters_4_to_10.go,
    ("advancing", actions.Confirm): chapters_4_to_10.go,
    ("follow_up", actions.Decline): chapters_11_to_14.stay,
    ("declare", actions.Decline): plainly("decline", "choice-no-declaration"),
    ("enter_mordor", actions.Decline): plainly("decline", "choice-wait-outside"),
    ("separate", actions.Confirm): chapters_11_to_14.go,
    ("companions", actions.Confirm): chapters_11_to_14.enough,
    ("nazgul", actions.Confirm): chapters_11_to_14.enough,
    ("nazgul", actions.ChooseFigureIn): chapters_11_to_14.who,
    ("nazgul", actions.ChooseNumber): chapters_11_to_14.how_many,
    ("casualty", actions.Decline): chapters_11_to_14.spare,
    ("hide_or_move", actions.Choose): chapters_11_to_14.hide_or_move,
    ("hide_or_move", actions.Decline): plainly("decline", "choice-neither"),
    ("recruit", actions.Decline): simply("decline", "choice-no-more-recruits", "confirm", "success"),
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
            found = chapters_11_to_14.path(self.sight, step, action)
            if found is not None:
                return found
        name = getattr(step, "step", "")
        way = groteka.STEPS.get((name, kind)) or _HERE.get((self.sight.kind, kind)) or _ANYWHERE[kind]
        return with_numbers(self.sight, action, way(self.sight, action))
