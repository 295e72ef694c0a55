"""What the rules have decided about a choice before it is made: effects without effect, conflicts, income."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Seat
from cogs.duel.components import SIDES, Printed
from cogs.duel.observation import DuelObservation, RegionSeen


def opponent_of(side: Seat) -> Seat:
    """The other side."""
    return SIDES[1] if side == SIDES[0] else SIDES[0]


def split_units(there: RegionSeen, side: Seat) -> tuple[int, int]:
    """The units of a side and of its opponent in a region."""
    first, second = there.units
    return (first, second) if side == SIDES[0] else (second, first)


def income_of(seen: DuelObservation, side: Seat) -> int:
    """4.4, 15.2 The coins a discarded card brings: no more than the bank has, where that is limited."""
    income = seen.area(side).income
    return min(income, seen.bank) if seen.options.limited_coins else income


def units_to_place(seen: DuelObservation, side: Seat) -> int:
    """11.2, 15.3 How many units the effect in hand places in one region."""
    effect = next((each for each in seen.effects if each.kind in ("place", "place_each")), None)
    if effect is None:
        return 0
    units = effect.amount if effect.kind == "place" else 1
    return min(units, seen.area(side).units_left) if seen.options.limited_units else units


def balance_after(there: RegionSeen, side: Seat, coming: int) -> int | None:
    """11.3 Own units left when so many have come, negative for the enemy's; None without conflict."""
    own, enemy = split_units(there, side)
    return own + coming - enemy if enemy and coming else None


def find_idle(seen: DuelObservation, side: Seat, effects: Iterable[Printed]) -> list[Printed]:
    """15.11 Of the effects of a card or tile those that could do nothing now."""
    printed = list(effects)
    kinds = {each.type for each in printed}
    own, enemy = seen.area(side), seen.area(opponent_of(side))
    units = [split_units(region, side) for region in seen.regions]
    can_place = own.units_left > 0 or not seen.options.limited_units
    idle = {
        "coins": seen.options.limited_coins and not seen.bank,
        "place_units": not can_place,
        "move_units": not any(mine for mine, _ in units) and not (can_place and "place_units" in kinds),
        "remove_enemy_units": not any(theirs for _, theirs in units),
        "opponent_loses_coins": not enemy.coins,
        "discard_opponent_card": not dict(enemy.cards)["grey"],
        "play_discarded_card": not seen.pile,
        "draft_alliance_token": not any(stack.size for stack in seen.stacks),
    }
    return [each for each in printed if idle.get(each.type, False)]
