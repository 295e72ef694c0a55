"""A position for each thing a card, a Combat effect, a character or a Guide can ask.

Tests of cards, effects and characters say theirs themselves: each module's `moments()`. Those of the Hunt are
here.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from cogs.war.model.bags import bag
from cogs.war.model.state import STEP_TYPES, Chase, State
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.fellowship import WakeBalrog
from cogs.war.rules.hunt import AnswerTile, RaiseStaff, SendCrebain, UseGuideAbility
from cogs.war.rules.procedure import WarStep
from tests.war.position import Position

TESTS = Path(__file__).parents[1]


def asking_steps() -> dict[str, type[WarStep]]:
    """Every step that brings its words along, by its name."""
    return {name: step for name, step in STEP_TYPES.by_name.items() if issubclass(step, EffectChoice)}


def declaring_modules() -> Iterator[ModuleType]:
    """The test modules that say in which positions something asks."""
    for path in sorted(TESTS.rglob("rules/**/test_*.py")):
        if "\ndef moments(" in path.read_text("utf-8"):
            yield importlib.import_module(".".join(path.relative_to(TESTS.parents[1]).with_suffix("").parts))


def _hunts() -> dict[str, State]:
    hobbits = Position().without("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")
    alone = Position().without(*Position().state.fellowship.companions)
    drawn = {"pool": Position().state.hunt.pool}

    def chased(here: Position, tile: str, damage: int, step: WarStep) -> State:
        pool = tuple((name, number - (name == tile)) for name, number in drawn["pool"])
        left = tuple(entry for entry in pool if entry[1])
        here.hunt(pool=left, drawn=bag(tile), shadow=3)
        here.having(chase=Chase("roll", tile=tile, damage=damage, successes=2))
        return here.steps(step).state

    answers = Position().table("fp_char_05", "fp_char_06", "fp_char_07")
    shelob = Position().table("fp_char_05").fellowship(region="", mordor=2)
    shelob.hunt(aside=tuple(entry for entry in shelob.state.hunt.aside if entry[0] != "sh_shelobs_lair"))
    shelob.hunt(drawn=bag("sh_shelobs_lair"), shadow=2)
    shelob.having(chase=Chase("mordor", tile="sh_shelobs_lair"))
    mordor = Position().without("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")
    mordor.fellowship(region="", mordor=1)
    balrog = Position().table("sh_char_17")
    return {
        "hobbit": chased(hobbits, "std_2", 2, UseGuideAbility()),
        "hobbit-mordor": chased(mordor, "std_3", 3, UseGuideAbility()),
        "gollum": chased(alone, "std_1", 1, UseGuideAbility()),
        "crebain": Position()
        .table("sh_char_16")
        .hunt(shadow=1)
        .having(chase=Chase("roll"))
        .steps(SendCrebain())
        .state,
        "staff": Position().table("fp_char_08").having(chase=Chase("roll")).steps(RaiseStaff()).state,
        "answer": chased(answers, "std_2_reveal", 2, AnswerTile()),
        "answer-die": shelob.steps(AnswerTile()).state,
        "balrog": balrog.steps(WakeBalrog(calm=False)).state,
        "balrog-calm": Position().table("sh_char_17").steps(WakeBalrog(calm=True)).state,
    }


def moments() -> dict[str, State]:
    """A position by a name; every such step is open in one of them at least."""
    states = _hunts()
    for module in declaring_modules():
        states |= module.moments()
    return states
