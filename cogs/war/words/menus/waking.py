"""9, 15 What a choice would bring: Nations that wake or come to be At War, and victory."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Event
from cogs.war.model.armies import nations_of
from cogs.war.model.components import FREE, NATIONS, NUMBER, OWNER, POINTS, SHADOW
from cogs.war.model.queries import at_war, is_active, points
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import State
from cogs.war.rules.politics import (
    fellowship_declared,
    react_to_attack,
    react_to_entry,
    settlement_captured,
)
from cogs.war.words.menus.sight import Sight


def by_attack(sight: Sight, region: str) -> tuple[str, ...]:
    """9.3b, 9.4 Whom an attack on a region rouses."""
    number, nations = NUMBER[region], nations_of(sight.foes(region))
    return _wakings(sight, lambda state: react_to_attack(state, nations, number, _untold))


def by_entering(sight: Sight, region: str, *, captures: bool) -> tuple[str, ...]:
    """9.3a, 9.4 Whom an Army rouses that enters a region, and maybe captures its Settlement."""
    number = NUMBER[region]
    react = settlement_captured if captures else react_to_entry
    return _wakings(sight, lambda state: react(state, sight.side, number, _untold))


def by_capturing(sight: Sight, region: str) -> tuple[str, ...]:
    """15.3, 15.4 Whether a captured Settlement would be enough to win at the end of the turn."""
    number, rules = NUMBER[region], ruleset(sight.state)
    if OWNER[number] == sight.side:
        return ()
    held = [points(sight.state, side) for side in (FREE, SHADOW)]
    more = [each + POINTS[number] * (side == sight.side) for side, each in enumerate(held)]
    if rules.conqueror(*held) == sight.side or rules.conqueror(*more) != sight.side:
        return ()
    return (sight.say("choice-conquers", count=more[sight.side]),)


def by_declaring(sight: Sight, region: str) -> tuple[str, ...]:
    """9.3c Whom the Fellowship rouses that is declared in a region."""
    return _wakings(sight, lambda state: fellowship_declared(state, NUMBER[region], _untold))


def _wakings(sight: Sight, change: Callable[[State], State]) -> tuple[str, ...]:
    """How the Nations differ after a change: in a position as it may be, of which this much is open."""
    before, after = sight.state, change(sight.state)
    roused = [each for each in NATIONS if is_active(after, each) and not is_active(before, each)]
    to_war = [each for each in NATIONS if at_war(after, each) and not at_war(before, each)]
    return (
        *(sight.say("choice-rouses", nation=sight.say.nation(each)) for each in roused),
        *(sight.say("choice-to-war", nation=sight.say.nation(each)) for each in to_war),
    )


def _untold(event: Event) -> None:
    """What would happen is not told."""
