"""Actions a player might think of, legal or not: asked why one is not offered."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Action
from cogs.war.model import actions
from cogs.war.model.components import FIGURES as KINDS
from cogs.war.model.components import NATIONS_OF, NEIGHBOURS, NUMBER, REGIONS, SETTLEMENTS_OF, SIDES, UNITS
from cogs.war.model.observation import WarObservation
from cogs.war.rules.recruiting import recruitable
from cogs.war.rules.uses import RESULTS, printed_uses


def conceive(seen: WarObservation) -> Iterator[Action]:
    """Yield uses of dice and the hand (5, 7), ways next door (10, 11), figures and Nations (8, 9)."""
    assert seen.viewer is not None
    side = SIDES.index(seen.viewer)
    kinds = {decision.kind for decision in seen.waiting if decision.seat == seen.viewer}
    if "act" in kinds:
        yield from _with_dice(seen, side)
    if "march" in kinds:
        yield from (actions.March(origin, region) for origin, region in _next_door(seen, side))
    if "attack" in kinds:
        foes = {each.region for each in seen.regions if each.figures[1 - side]}
        pairs = _next_door(seen, side)
        yield from (actions.Assault(origin, region) for origin, region in pairs if region in foes)
    if "retreat" in kinds and seen.battle is not None:
        yield from (actions.Retreat(REGIONS[each]) for each in NEIGHBOURS[seen.battle.region])
    if "recruit" in kinds:
        for figure in recruitable(side):
            nation = KINDS[figure].nation or ""
            places = SETTLEMENTS_OF.get(nation, ())
            yield from (actions.Recruit(figure, REGIONS[region]) for region in places)
    if "advance_nation" in kinds:
        yield from map(actions.ChooseNation, NATIONS_OF[side])
    if "combat_card" in kinds:
        yield from map(actions.LayCard, seen.sides[side].hand)


def _with_dice(seen: WarObservation, side: int) -> Iterator[Action]:
    """5 Each thing once: with a die that allows it, where there is one."""
    dice = tuple(dict.fromkeys(seen.sides[side].dice))
    done = {each.what for each in seen.legal if isinstance(each, actions.UseDie)}
    for use in printed_uses(side):
        if use.name not in done:
            fitting = (die for die in dice if set(RESULTS[die]) & set(use.results))
            yield actions.UseDie(next(fitting, dice[0]), use.name)
    played = {each.card for each in seen.legal if isinstance(each, actions.PlayEvent)}
    for card in seen.sides[side].hand:
        if card not in played:
            fitting = (die for die in dice if "event" in RESULTS[die])
            yield actions.PlayEvent(next(fitting, dice[0]), card)
    yield actions.Pass()


def _next_door(seen: WarObservation, side: int) -> Iterator[tuple[str, str]]:
    for each in seen.regions:
        if any(name in UNITS for name, _ in each.figures[side]):
            for region in NEIGHBOURS[NUMBER[each.region]]:
                yield each.region, REGIONS[region]
