"""How things stand in few words: the lines of the status, how the game ended, figures in short."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from bot.engine import Seat
from cogs.war.model.bags import Bag
from cogs.war.model.components import FIGURES, MORDOR_STEPS, MOST_CORRUPTION, REGIONS, SIDES
from cogs.war.model.observation import WarObservation
from cogs.war.model.ruleset import ruleset_of
from cogs.war.skirmish.words.status import progress, title
from cogs.war.words.names import APART, character_label, in_order
from cogs.war.words.phrases import Phrasebook

LETTERS = ("regular", "elite", "leader", "nazgul")
"""Roles that have a letter in short lists of figures: R, E, L, N."""


def status(say: Phrasebook, seen: WarObservation) -> str:
    """Where the game stands: two lines."""
    if seen.options.scenario == "battle":
        return _of_battle(say, seen)
    if seen.outcome is not None:
        return f"{outcome(say, seen)}\n{_score(say, seen)}"
    if not seen.turn:
        return say("state-setup")
    return f"{say('state-turn', turn=seen.turn, stage=_stage(say, seen))}\n{_score(say, seen)}"


def _of_battle(say: Phrasebook, seen: WarObservation) -> str:
    """Where a battle on its own stands: what it is, then how it is going or how it ended."""
    going = _stage(say, seen) if seen.battle is not None else ""
    ended = outcome(say, seen) if seen.outcome is not None else ""
    return "\n".join(filter(None, (title(say, seen), going, ended, progress(say, seen))))


def _stage(say: Phrasebook, seen: WarObservation) -> str:
    if seen.stage == "battle" and seen.battle is not None:
        place = say.region(REGIONS[seen.battle.region])
        return say("state-stage-battle", kind=seen.battle.kind, region=place, round=max(1, seen.battle.round))
    free, shadow = (len(side.dice) for side in seen.sides)
    if seen.stage == "action":
        return say("state-stage-action", free=free, shadow=shadow)
    return say(f"state-stage-{seen.stage}")


def points_to_win(seen: WarObservation) -> tuple[int, int]:
    """The victory points that win for the Free Peoples and for the Shadow, by the rules in play."""
    return ruleset_of(seen.options.rules).points_to_win


def _score(say: Phrasebook, seen: WarObservation) -> str:
    enough = points_to_win(seen)
    points = say(
        "state-points",
        free=seen.sides[0].points,
        shadow=seen.sides[1].points,
        most_free=enough[0],
        most_shadow=enough[1],
    )
    corruption = say("state-corruption", number=seen.fellowship.corruption, most=MOST_CORRUPTION)
    return APART.join((points, corruption, fellowship_place(say, seen)))


def fellowship_place(say: Phrasebook, seen: WarObservation) -> str:
    """Where the Fellowship is, and whether it is hidden."""
    company = seen.fellowship
    hidden = "yes" if company.hidden else "no"
    if company.mordor >= 0:
        return say("state-in-mordor", step=company.mordor, steps=MORDOR_STEPS, hidden=hidden)
    place = say.region(REGIONS[company.region])
    return say("state-fellowship", region=place, progress=company.progress, hidden=hidden)


def outcome(say: Phrasebook, seen: WarObservation) -> str:
    """How the game ended."""
    assert seen.outcome is not None, "asked only after the end"
    return how_it_ended(say, seen.outcome.reason, seen.outcome.winners)


def how_it_ended(say: Phrasebook, reason: str, winners: Sequence[Seat]) -> str:
    """The sentence of an outcome; winners: one side, or nobody."""
    if len(winners) != 1:
        return say(reason)
    loser = SIDES[1] if winners[0] == SIDES[0] else SIDES[0]
    return say(reason, winner=say.player(winners[0]), loser=say.player(loser))


@lru_cache(maxsize=1 << 12)
def compact(say: Phrasebook, held: Bag) -> str:
    """Figures in short, Nation by Nation: `Gondor 3R 1E 1L, Rohan 2R, Boromir`, `2N, Southrons 3R`;
    empty for none.

    Most Armies stay as they are from one picture and one text to the next, so their words are kept.
    """
    found: list[str] = []
    characters: list[str] = []
    for nation, pairs in groupby(in_order(held), key=lambda pair: FIGURES[pair[0]].nation):
        if nation is None:
            characters += [character_label(say, name) for name, _ in pairs]
            continue
        numbers = [(FIGURES[name].role, number) for name, number in pairs]
        units = " ".join(letters(say, role, number) for role, number in numbers)
        only_nazgul = all(role == "nazgul" for role, _ in numbers)
        found.append(units if only_nazgul else f"{say(f'state-nation-{nation}')} {units}")
    return ", ".join((*found, *characters))


@lru_cache(maxsize=1 << 10)
def letters(say: Phrasebook, role: str, number: int) -> str:
    """A number of figures of one role: `3R`."""
    return say("state-letter", role=role, number=number)
