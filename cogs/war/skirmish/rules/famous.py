"""S1 Battles that are ready to be fought: read once from data/skirmishes.json, checked."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, TypeAdapter

from cogs.war.model.bags import Bag, bag
from cogs.war.model.components import DATA, NUMBER, SIDES, SideName
from cogs.war.skirmish.rules.ground import Ground, Manner, origins


class _Famous(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    region: str
    origin: str
    manner: Manner
    attacker: SideName
    armies: tuple[dict[str, int], ...]

    @property
    def ground(self) -> Ground:
        """Where it is fought."""
        return Ground(NUMBER[self.region], NUMBER[self.origin], self.manner, SIDES.index(self.attacker))


class _File(BaseModel):
    meta: dict[str, str]
    battles: tuple[_Famous, ...]


_READ = TypeAdapter(_File).validate_json((DATA / "skirmishes.json").read_bytes())

FAMOUS: dict[str, Ground] = {each.id: each.ground for each in _READ.battles}
"""The battles by their ids."""
ARMIES: dict[str, tuple[Bag, ...]] = {
    each.id: tuple(bag(**army) for army in each.armies) for each in _READ.battles
}
"""Their Armies in the order in which they are put together (`muster.musters`)."""
for _name, _ground in FAMOUS.items():
    if _ground.origin not in origins(_ground.region, _ground.manner):
        raise ValueError(f"nobody comes to {_name} from there")
