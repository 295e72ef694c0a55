"""The holder of the field after a battle, from what everybody is told of it (11.14)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Event, Seat
from bot.match.bundle import Contest
from cogs.war.model.battle_events import AttackDeclared, BattleEnded, CombatRolled
from cogs.war.model.components import SIDES
from cogs.war.painting.fought import fought_scene

BEATEN = ("retreat", "siege")
"""The ends of a battle from whose field the defender has gone."""


def find_holder(events: Sequence[Event]) -> Seat | None:
    """Find who holds the field; None where both were wiped out. Who is in a Stronghold has left it."""
    declared, ended = events[0], events[-1]
    assert isinstance(declared, AttackDeclared)
    if not isinstance(ended, BattleEnded):
        return None
    attacker = declared.side
    defender = next(side for side in SIDES if side != attacker)
    if ended.how in BEATEN:
        return attacker
    if ended.how == "ceased":
        return defender
    scene = fought_scene(events, "en")
    if scene is None or ended.how != "wiped_out":
        return None
    left = [
        side
        for side, one in ((attacker, scene.attacker), (defender, scene.defender))
        if sum(one.army.summed[:2])
    ]
    return left[0] if len(left) == 1 else None


CONTEST = Contest(AttackDeclared, (CombatRolled,), (BattleEnded,), find_holder)
