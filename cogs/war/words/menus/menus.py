"""Every action's way through the menus, by what kind of action it is and who asks.

Ways that mean the same anywhere stand here too, and actions that lead on from one another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import Action
from bot.text import Chain, Item
from cogs.war.model import actions
from cogs.war.model.components import NUMBER, REGIONS
from cogs.war.model.observation import WarObservation
from cogs.war.model.queries import where
from cogs.war.model.state import State
from cogs.war.rules.companions import MoveCompanions, PlaceGroup, Separate, candidates, find_same, goals
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.fellowship import Walk, is_feared
from cogs.war.rules.movement import ForceChoice
from cogs.war.rules.procedure import WarStep
from cogs.war.rules.victory import EnterMordor
from cogs.war.words import skirmish as skirmish
from cogs.war.words.groteka import menus as groteka
from cogs.war.words.menus import chapters_4_to_10, chapters_11_to_14
from cogs.war.words.menus.asked import with_numbers
from cogs.war.words.menus.chapters_4_to_10 import (
    army_item,
    assault,
    goes_whole,
    leave_more,
    march,
    rest_goes,
)
from cogs.war.words.menus.chapters_11_to_14 import companion_item, declared_there, number_there, onward, who
from cogs.war.words.menus.sight import (
    FACES,
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
from cogs.war.words.names import Phrasebook, character_label, figure_label

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
    listed = lists[step](sight) if step in lists else ()
    return [replace(chain, path=with_numbers(sight, chain.actions[0], chain.path)) for chain in listed]


def _whole_armies(sight: Sight) -> Iterator[Chain]:
    """10.2 Everybody who may go goes; the move by itself asks who."""
    for action in sight.legal(actions.March):
        if goes_whole(sight, action):
            yield Chain((action, actions.Confirm()), march(sight, action, whole=True))


def _rests(sight: Sight) -> Iterator[Chain]:
    """10.2 Yield who alone is left behind: the others go; and beside whom others are left."""
    step = sight.step
    assert isinstance(step, ForceChoice), "who moves is no force"
    for action in sight.legal(actions.Leave):
        left = step.options_without(sight.state, action)
        if actions.Confirm() not in left:
            continue
        # What has only one answer is not asked.
        then = (actions.Confirm(),) if len(left) > 1 else ()
        yield Chain((action, *then), rest_goes(sight, action), instead=True)
        if then:
            yield Chain((action,), leave_more(sight, action), instead=True)


def _flocks(sight: Sight) -> Iterator[Chain]:
    """13.3 Yield who flies, from where and how many."""
    for action in sight.legal(actions.ChooseFigureIn):
        left = number_there(sight, action)
        for number in range(left, 0, -1) if left > 1 else ():
            path = who(sight, action, number)
            yield Chain((action, actions.ChooseNumber(number)), path, instead=True)


# Actions that are one gesture on a board: what goes is taken where it goes.


def gestures(say: Phrasebook, seen: WarObservation) -> Iterator[Chain]:
    """List what is done at once by touching alone."""
    sight = sight_of(say, seen)
    list_gestures = _GESTURES.get(getattr(sight.step, "step", ""))
    for chain in list_gestures(sight) if list_gestures is not None else ():
        yield replace(chain, path=with_numbers(sight, chain.actions[0], chain.path))


def _then(state: State, action: Action) -> tuple[State, WarStep]:
    """Return what is asked next, in a position as it may be."""
    step: Any = state.agenda[-1]
    after: State = step.choose(state, action, lambda event: None)
    return after, after.agenda[-1]


def _whole_attacks(sight: Sight) -> Iterator[Chain]:
    """11.2 Everybody attacks who may; by holding it there one chooses who."""
    for action in sight.legal(actions.Assault):
        state, rearguard = _then(sight.state, action)
        if _goes_whole(state, rearguard):
            yield Chain((action, actions.Confirm()), assault(sight, action), instead=True)
            yield Chain((action,), assault(sight, action, part=True), instead=True)


def _goes_whole(state: State, step: Any) -> bool:
    """Check whether everybody may go who is asked for, and need not."""
    asked = step.options(state)
    return actions.Confirm() in asked and len(asked) > 1


def _whole_advances(sight: Sight) -> Iterator[Chain]:
    """11.14 Everybody moves in who may, from where they stand; by holding it there one chooses who."""
    battle = sight.seen.battle
    if battle is None or actions.Advance() not in sight.seen.legal:
        return
    origin, region = REGIONS[battle.origin], REGIONS[battle.region]
    army = army_item(sight, origin)
    [advance] = chapters_11_to_14.follow_up(sight, actions.Advance())
    goal = replace(advance, key=f"to_{region}", detail="")
    state, movers = _then(sight.state, actions.Advance())
    if not _goes_whole(state, movers):
        yield Chain((actions.Advance(),), (army, goal), instead=True)
        return
    label = sight.say("choice-noted", region=goal.label, note=sight.say("choice-march-part"))
    part = replace(goal, key=f"part_to_{region}", label=label, detail=advance.detail, tone="secondary")
    yield Chain((actions.Advance(), actions.Confirm()), (army, goal), instead=True)
    yield Chain((actions.Advance(),), (army, part), instead=True)


def _flights(sight: Sight) -> Iterator[Chain]:
    """13.3 All Nazgûl of a region fly to another, or a Minion goes; of several kinds the first."""
    begun = set[str]()
    for action in sight.legal(actions.ChooseFigureIn):
        if action.region in begun:
            continue
        begun.add(action.region)
        *_, start = who(sight, action)
        number = number_there(sight, action)
        which = (actions.ChooseNumber(number),) if number > 1 else ()
        start = replace(start, key=f"from_{action.region}")
        for goal in goals(sight.state, action.figure, NUMBER[action.region]):
            region = REGIONS[goal]
            flight = actions.Fly(action.figure, number, action.region, region)
            yield Chain((action, *which, flight), (start, region_item(sight, region, key=f"to_{region}")))


def _declarations(sight: Sight) -> Iterator[Chain]:
    """12.3 The Fellowship is declared in a region its figure can reach; or not, with the Guide as before."""
    yield from _no_declaration(sight)
    declare = actions.Declare()
    state, walk = _then(sight.state, declare)
    assert isinstance(walk, Walk), "a declaration begins no path"
    [told] = chapters_11_to_14.FELLOWSHIP_PATHS[actions.Declare](sight, declare)
    ways = {region: way for region, way in _ways(state, walk).items() if way}
    for region, way in ways.items():
        goal = region_item(sight, region, *declared_there(sight, region), key=f"go_{region}")
        yield Chain((declare, *way), (told, goal))


def _journeys(sight: Sight) -> Iterator[Chain]:
    """12.3, 12.5 The figure goes all the way to where it stays; by holding it there it may go on."""
    walk = sight.step
    assert isinstance(walk, Walk), "no path is asked for"
    ways = _ways(sight.state, walk)
    for region, way in ways.items():
        if len(way) > 1:
            yield Chain(way, onward(sight, actions.Step(region)))
    for action in sight.legal(actions.Step):
        if len(ways.get(action.region, ())) > 1:
            [goal] = onward(sight, action)
            label = sight.say("choice-noted", region=goal.label, note=sight.say("choice-go-on"))
            item = replace(goal, key=f"part_{goal.key}", label=label)
            yield Chain((action,), (item,), instead=True)


def _ways(state: State, walk: Walk) -> dict[str, tuple[Action, ...]]:
    """Find how to come to rest in each region: by as few regions as can be in which something lies in wait,
    then the shortest way."""
    ways: dict[str, tuple[int, tuple[Action, ...]]] = {}
    risks: dict[str, int] = {}
    layer: list[tuple[int, tuple[Action, ...], Walk]] = [(0, (), walk)]
    while layer:
        further: list[tuple[int, tuple[Action, ...], Walk]] = []
        for risk, way, there in sorted(layer, key=lambda entry: entry[0]):
            here = REGIONS[there.path[-1]]
            if risk >= risks.get(here, risk + 1):
                continue
            risks[here] = risk
            asked = there.options(state)
            for action in asked:
                # What has only one answer is not asked.
                longer = (*way, action) if len(asked) > 1 else way
                if isinstance(action, actions.Step):
                    number = NUMBER[action.region]
                    on = replace(there, path=(*there.path, number))
                    further.append((risk + is_feared(state, number, there.manner), longer, on))
                else:
                    ways[here] = (risk, longer)
        layer = further
    return {region: way for region, (_, way) in ways.items()}


def _partings(sight: Sight) -> Iterator[Chain]:
    """13.1 A Companion is taken out of the Fellowship to where it goes, with those who joined before."""
    for first in sight.legal(actions.Join):
        state, asked = _then(sight.state, first)
        if isinstance(asked, Separate):
            start = companion_item(sight, first.character)
            for way, goal in _leavings(sight, state, asked):
                yield Chain((first, *way), (start, goal))
    if actions.Confirm() in sight.seen.legal and isinstance(sight.step, Separate):
        for way, goal in _leavings(sight, sight.state, sight.step):
            yield Chain(way, (goal,))


def _leavings(sight: Sight, state: State, step: Separate) -> Iterator[tuple[tuple[Action, ...], Item]]:
    """13.1 Yield where those go who have joined: what is answered for it, and the region."""
    asked = step.options(state)
    if actions.Confirm() not in asked or sight.seen.fellowship.mordor >= 0:
        return
    left, place_them = _then(state, actions.Confirm())
    regions = place_them.options(left) if isinstance(place_them, PlaceGroup) else ()
    for goal in regions if len(regions) > 1 else ():
        assert isinstance(goal, actions.Travel), "a group goes to no region"
        yield (actions.Confirm(), goal), region_item(sight, goal.region, key=f"to_{goal.region}")


def _no_declaration(sight: Sight) -> Iterator[Chain]:
    """12.7 Nothing is declared, and the Guide stays who it is or is another: it would be asked next."""
    guide, state = sight.seen.fellowship.guide, sight.state
    able = candidates(state)
    is_asked = guide in able and len(able) > 1 and find_same(sight.seen) is None
    if is_asked and not EnterMordor().needed(state):
        decline = actions.Decline()
        [item] = _HERE["declare", actions.Decline](sight, decline)
        for candidate in (guide, *(other for other in able if other != guide)):
            message = "choice-undeclared-guide" if candidate == guide else "choice-undeclared-new-guide"
            label = sight.say(message, guide=character_label(sight.say, candidate))
            path = (replace(item, key=f"decline_guide_{candidate}", label=label, detail=""),)
            yield Chain((decline, actions.MakeGuide(candidate)), path, instead=True)


def _rides(sight: Sight) -> Iterator[Chain]:
    """13.2 All Companions of a region who may move go together to another one."""
    step, state = sight.step, sight.state
    assert isinstance(step, MoveCompanions), "no Companions move"
    groups: dict[int, tuple[actions.Join, ...]] = {}
    for join in sight.legal(actions.Join):
        there = where(state, join.character)
        groups[there] = (*groups.get(there, ()), join)
    for there, joining in groups.items() if not step.group else ():
        after: State = state
        for join in joining:
            after, _ = _then(after, join)
        region = sight.say.region(REGIONS[there])
        names = sight.say.several([join.character for join in joining])
        label = sight.say("choice-from", name=names, region=region)
        start = Item(f"from_{REGIONS[there]}", label, emoji=FACES["companions"])
        for action in after.agenda[-1].options(after):
            if isinstance(action, actions.Travel):
                yield Chain(
                    (*joining, action), (start, region_item(sight, action.region, key=f"to_{action.region}"))
                )


_GESTURES: Mapping[str, Callable[[Sight], Iterator[Chain]]] = {
    "choose_attack": _whole_attacks,
    "offer_advance": _whole_advances,
    "move_nazgul": _flights,
    "declare_fellowship": _declarations,
    "walk": _journeys,
    "separate": _partings,
    "move_companions": _rides,
}
"""By the step that asks."""


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
            levels = chapters_11_to_14.path(self.sight, step, action)
            if levels is not None:
                return levels
        name = getattr(step, "step", "")
        way = groteka.STEPS.get((name, kind)) or _HERE.get((self.sight.kind, kind)) or _ANYWHERE[kind]
        return with_numbers(self.sight, action, way(self.sight, action))
