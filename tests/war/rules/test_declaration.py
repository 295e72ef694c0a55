"""12.3, 12.7 What would change nothing is not asked for: a declaration, a Guide of two alike."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from bot.engine import CHANCE, Chance, Outcome
from bot.match.play import find_foregone
from cogs.war.game import WAR
from cogs.war.model.actions import Declare, Decline, MakeGuide
from cogs.war.model.queries import DECLARED
from cogs.war.model.state import State
from cogs.war.rules.companions import ChooseGuide
from tests.war.position import Position

OTHERS = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")


def declarations(seed: int) -> list[State]:
    """The positions of a random game in which a declaration is possible."""
    rng, states = Random(seed), []
    state = WAR.new(WAR.options(most_turns=6, scenario="whole"))
    while not isinstance(pending := WAR.pending(state), Outcome):
        if isinstance(pending, Chance):
            state = WAR.apply(state, CHANCE, WAR.sample(state, rng)).state
            continue
        seat, kind = pending.open[0].seat, pending.open[0].kind
        states += [state] if kind == "declare" else []
        state = WAR.apply(state, seat, rng.choice(WAR.legal(state, seat))).state
    return states


def test_r12_3_not_declaring_plays_itself_exactly_where_declaring_changes_nothing() -> None:
    """Nothing but the note that it has been done this turn, or the place of cards on the table."""
    idle = asked = 0
    for state in declarations(1) + declarations(2):
        foregone = find_foregone(WAR, state)
        kept = WAR.apply(state, "free_peoples", Decline()).state
        declared = WAR.apply(state, "free_peoples", Declare()).state
        changed = {
            field.name
            for field in fields(State)
            if getattr(kept, field.name) != getattr(declared, field.name)
        }
        if foregone is None:
            asked += 1
            assert changed != {"once"} or any(state.table)
        else:
            idle += 1
            assert foregone == ("free_peoples", Decline())
            assert changed == {"once"}
            assert set(declared.once) - set(kept.once) == {DECLARED}
    assert idle
    assert asked


@pytest.mark.parametrize("guide", ["meriadoc", "peregrin"])
def test_r12_7_of_two_hobbits_the_guide_stays(guide: str) -> None:
    game = Position().without(*OTHERS).fellowship(guide=guide).steps(ChooseGuide())
    assert game.kind == "guide"
    assert find_foregone(WAR, game.state) == ("free_peoples", MakeGuide(guide))


def test_r12_7_between_others_the_guide_is_asked_for() -> None:
    at = Position().without("gandalf_the_grey", "strider", "boromir")
    assert find_foregone(WAR, at.fellowship(guide="gimli").steps(ChooseGuide()).state) is None
