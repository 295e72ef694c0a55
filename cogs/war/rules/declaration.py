"""12.3 Whether a declaration would change anything, as everybody at the table can tell."""

from __future__ import annotations

from cogs.war.model.components import FREE, NATION_OF, OWNER, SETTLEMENT, SIDES
from cogs.war.model.observation import WarObservation


def matters(seen: WarObservation) -> bool:
    """12.3, 12.4, 9.3c The figure would move, somebody heal, a Nation wake, or a card on the table act.

    Any card there counts: which of them a declaration touches, their texts say.
    """
    fellowship = seen.fellowship
    if fellowship.progress or any(side.table for side in seen.sides):
        return True
    region = fellowship.region
    haven = SETTLEMENT[region] in ("city", "stronghold") and OWNER[region] == FREE
    if not haven or seen.regions[region].controller != SIDES[FREE]:
        return False
    asleep = any(each.nation == NATION_OF[region] and not each.active for each in seen.nations)
    return fellowship.corruption > 0 or asleep
