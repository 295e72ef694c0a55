"""The mod's record of a battle in words: for the description of the position and the alt text of its picture.

Only what everybody sees: commanders picked in secret are said to be picked, to their owner too.
"""

from __future__ import annotations

from collections.abc import Iterator

from cogs.war.groteka.record import melee_in
from cogs.war.groteka.rules.values import plan_clashes
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, FIGURES, REGIONS, SIDES
from cogs.war.model.melee import Limit, Ranks, Unit
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Battle
from cogs.war.words.groteka.units import clash_label, handle_label, led_label, strike_label, values_label
from cogs.war.words.names import Phrasebook, card_label, effect_label, figures, seat_label

BETWEEN = "; "


def side_parts(say: Phrasebook, seen: WarObservation, battle: Battle, side: int) -> Iterator[str]:
    """G9-G20 Yield a side's values with its modifiers, commanders, limits and second Army."""
    ranks, melee = melee_in(battle).ranks[side], melee_in(battle)
    yield say("state-melee-values", values=values_label(say, battle, seen.options, side))
    led = led_label(say, battle, side)
    if led:
        yield say("state-melee-led", figures=led)
    if ranks.pick:
        yield say("state-melee-secret")
    if ranks.unled:
        yield say("state-melee-unled")
    for limit in ranks.limits:
        count = limit.most or max(1, ranks.standing - limit.fewer)
        yield say("state-melee-limit", count=count, cause=_cause(say, limit))
    if side == battle.attacker and melee.flank_force:
        region = say.region(REGIONS[melee.flank])
        yield say("state-melee-flank", region=region, figures=figures(say, melee.flank_force))


def _cause(say: Phrasebook, limit: Limit) -> str:
    return effect_label(say, limit.cause) if limit.cause in COMBAT_EFFECTS else _card(say, limit.cause)


def _card(say: Phrasebook, known: str) -> str:
    return card_label(say, known) if known in CARDS else known


def unit_parts(say: Phrasebook, ranks: Ranks) -> str:
    """G25 Return a side's units by their marks, with their targets: `A1 Sauron R → D1, A2 Sauron E
    (broken)`.
    """
    return ", ".join(_unit(say, unit) for unit in ranks.units)


def _unit(say: Phrasebook, unit: Unit) -> str:
    figure = FIGURES[unit.figure]
    kind = f"{say(f'state-nation-{figure.nation}')} {say('state-melee-kind', role=figure.role)}"
    mark = handle_label(say, unit.handle)
    text = say("state-melee-unit", mark=mark, kind=kind)
    if unit.target and not unit.struck:
        text = say("state-melee-unit-to", mark=mark, kind=kind, target=handle_label(say, unit.target))
    return say("state-melee-unit-broken", unit=text) if unit.broken else text


def clashes(say: Phrasebook, seen: WarObservation) -> Iterator[str]:
    """G31-G35 Yield the attacks to be rolled with the die each needs, and those rolled in this series;
    nothing in the base game.
    """
    battle = seen.battle
    if battle is None or battle.melee is None:
        return
    coming = [clash_label(say, each) for each in plan_clashes(battle, seen.options)]
    if coming:
        yield say("state-melee-clashes", clashes=BETWEEN.join(coming))
    rolled = [strike_label(say, each) for each in battle.melee.strikes]
    if rolled:
        yield say("state-melee-rolled", strikes=BETWEEN.join(rolled))


def sides(say: Phrasebook, seen: WarObservation) -> Iterator[str]:
    """Yield both sides, the attacker's first: values, commanders, limits, units; nothing in the base game."""
    battle = seen.battle
    if battle is None or battle.melee is None:
        return
    for side in (battle.attacker, 1 - battle.attacker):
        parts = [*side_parts(say, seen, battle, side)]
        if battle.melee.ranks[side].units:
            parts.append(say("state-melee-units", units=unit_parts(say, battle.melee.ranks[side])))
        yield say("state-melee-side", side=seat_label(say, SIDES[side]), parts=BETWEEN.join(parts))
