"""All that one run has found."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from tests.scale.company import Carried
from tests.scale.plan import Plan
from tests.scale.sizes import Commits, Finished


@dataclass
class Findings:
    """fills: seconds in which each engine was filled. load: of the machine before, in processes that wait."""

    plan: Plan
    entries: int = 0
    fills: dict[str, float] = field(default_factory=dict)
    carried: list[Carried] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)
    commits: Commits | None = None
    load: float = field(default_factory=lambda: os.getloadavg()[0])
    seconds: float = 0.0

    @property
    def one(self) -> Carried:
        """One process on PostgreSQL."""
        return self.carried[1]

    @property
    def two(self) -> Carried:
        """Two of them."""
        return self.carried[2]
