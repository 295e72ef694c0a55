"""War: what is left empty, or nearly so, in an enemy Army's reach is seen before it is taken."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import cogs
from bot.agents.knowledge import compare
from bot.cli.agent import answer_lines
from bot.engine import Record, replay
from bot.text import LANGUAGES
from cogs.war.agents import WarKnowledge
from cogs.war.agents.estimate import find_exposed, judge
from cogs.war.model.components import FREE, SHADOW
from tests.war.position import Position

KNOWLEDGE = cast("WarKnowledge", cogs.agent("war").knowledge)
HEAD, LOG = (Path(__file__).parent / "left_empty.record").read_text().split("\n\n")
"""A game that was lost: as Shadow the whole garrison of Dol Guldur had left, and that of Moria later."""
ENDS = {"dol guldur": 47, "moria": len(LOG.splitlines())}
WAITS = [
    *[["chance", f"draw {card}"] for card in ("fp_char_05", "fp_str_19", "sh_char_03", "sh_str_09")],
    *[["free_peoples", "decline"], ["free_peoples", "guide strider"]],
    *[["shadow", "allocate 7"], ["chance", "roll 3 4 2 5"]],
]
"""Seven dice lie in the Hunt Box from the first turn on."""
ARMY = "elves_regular elves_elite*2"


def ask(**question: Any) -> dict[str, Any]:
    """What the house answers to another program."""
    [line] = answer_lines([json.dumps({"playouts": 400, **question})])
    return cast("dict[str, Any]", json.loads(line))


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("place", ENDS)
def test_somebody_stays_where_an_enemy_is_near(place: str, seed: int) -> None:
    record = "\n".join((HEAD, "", *LOG.splitlines()[: ENDS[place]], ""))

    assert ask(record=record, seat="shadow", seed=seed)["action"] == "leave sauron_regular 1"


@pytest.mark.parametrize("seed", range(1, 4))
def test_the_fellowship_may_move_however_many_hunt_it(seed: int) -> None:
    answer = ask(game="war", log=WAITS, seat="free_peoples", seed=seed)

    assert "use character move_fellowship" in {candidate["action"] for candidate in answer["candidates"]}


def test_four_points_in_reach_are_seen_before_they_are_taken() -> None:
    """Given an Army of Elves two regions from Dol Guldur and one from Moria, and both left empty."""
    held = Position().at_war().put("dimrill_dale", ARMY)
    left = Position().at_war().put("dimrill_dale", ARMY).empty("moria").empty("dol_guldur")

    assert find_exposed(left.state)[FREE] - find_exposed(held.state)[FREE] > 2
    assert judge(left.state) > judge(held.state) + 0.1


def test_a_minion_alone_is_no_garrison() -> None:
    near = Position().at_war().put("fords_of_isen", ARMY).empty("orthanc")
    empty, alone = near.state, near.put("orthanc", "saruman").state
    held = near.put("orthanc", "isengard_regular*4").state

    assert find_exposed(alone) == find_exposed(empty)
    assert find_exposed(held)[FREE] < find_exposed(alone)[FREE] - 1


def test_the_shadow_has_points_in_reach_too_and_may_lose_what_it_took() -> None:
    before = find_exposed(Position().at_war().state)[SHADOW]
    empty = find_exposed(Position().at_war().empty("lorien").state)[SHADOW]
    taken = Position().at_war().captured("lorien").empty("lorien").put("dimrill_dale", ARMY).state

    assert empty > before + 1
    assert find_exposed(taken)[SHADOW] < before - 1


def test_nobody_comes_whose_nation_is_far_from_war() -> None:
    def danger(position: Position) -> float:
        return find_exposed(position.put("dimrill_dale", ARMY).empty("moria").state)[FREE]

    assert danger(Position().nation("elves", 1)) < danger(Position().at_war("elves")) / 1.5


@pytest.mark.parametrize("text", ["leave sauron_regular 1", "confirm"])
def test_leaving_one_behind_is_preferred_only_where_an_enemy_is_near(text: str) -> None:
    def readiness(position: Position) -> float:
        game = position.at_war().dice(sh="army army").acting("shadow")
        game.do("use army move_armies", "march dol_guldur southern_mirkwood")
        legal = KNOWLEDGE.narrow(game.state, game.seat, cogs.game("war").legal(game.state, game.seat))
        weights = dict(zip(map(str, legal), KNOWLEDGE.weigh(game.state, game.seat, legal), strict=True))
        return weights[text] / sum(weights.values())

    near = readiness(Position().put("dimrill_dale", ARMY))
    far = readiness(Position().empty("lorien").empty("woodland_realm").empty("carrock").empty("dale"))

    assert (near > far) == (text != "confirm")


def test_an_army_walks_into_what_is_empty_rather_than_past_it() -> None:
    game = Position().at_war().put("dimrill_dale", ARMY).empty("moria").dice(fp="army", sh="army")
    game = game.acting("free_peoples").do("use army move_armies")
    legal = cogs.game("war").legal(game.state, game.seat)
    weights = dict(zip(map(str, legal), KNOWLEDGE.weigh(game.state, game.seat, legal), strict=True))

    assert max(weights, key=weights.__getitem__) == "march dimrill_dale moria"


def test_it_is_said_to_be_better_than_to_go_as_a_whole() -> None:
    lines = LOG.splitlines()[: ENDS["dol guldur"]]
    *_, last = replay(cogs.game("war"), Record.parse("\n".join((HEAD, "", *lines))))

    seen = cogs.game("war").observe(last.state, "shadow")
    leaves, goes = (KNOWLEDGE.game.parse(text) for text in ("leave sauron_regular 1", "confirm"))

    compared = compare(KNOWLEDGE, "shadow", KNOWLEDGE.imagine(seen, ()), (leaves, goes), Random(1))

    assert compared.reason == "exposed"
    words = cogs.bundles()["war"].words
    for language in LANGUAGES:
        assert words.translator(language)("why-exposed", seat="shadow") != words.translator(language)(
            "why-exposed", seat="free_peoples"
        )
