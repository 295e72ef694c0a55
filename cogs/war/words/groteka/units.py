"""A battle of the GroTeka mod in words: units by their handles, values, modifiers one by one, clashes.

Questions, menus and the description of the position say the same by it. Looked at is what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.engine import Event
from bot.text import with_sign
from cogs.war.groteka import actions
from cogs.war.groteka.extra import ExtraStrikes
from cogs.war.groteka.record import (
    Planned,
    attack_of,
    base_attack,
    base_defence,
    defence_of,
    melee_in,
    modifiers,
    needed,
    order,
    plan_clashes,
    total,
    unit_in,
)
from cogs.war.model.bags import bag
from cogs.war.model.components import CARDS, CHARACTERS, COMBAT_EFFECTS, FIGURES, REGIONS, SIDES
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Battle, Bonus, Limit, Ranks, Strike, Unit, WarOptions
from cogs.war.words.names import (
    Phrasebook,
    card_label,
    effect_label,
    figure_label,
    figures,
    label_number,
    seat_label,
)
from cogs.war.words.story.turns import Told, because, both, effect, sides, word_fields

ATTACKER, DEFENDER = "a", "d"
NATURAL_SIX = 6
TOGETHER = "+"
REGULAR, ELITE = "sauron_regular", "sauron_elite"
"""Values do not depend on the Nation (G3)."""


def is_handle(known: str) -> bool:
    """Check whether this is the handle of a unit: `a3`, `d10`."""
    return known[:1] in (ATTACKER, DEFENDER) and known[1:].isdecimal()


def handle_label(say: Phrasebook, handle: str) -> str:
    """Return the mark of a unit: `A3`, `D1`; a commander has a name instead."""
    if not is_handle(handle):
        return figure_label(say, handle)
    return say("melee-handle", side=handle[0], number=handle[1:])


def handles_label(say: Phrasebook, handles: Iterable[str]) -> str:
    """Return the marks of units that strike together: `A1+A2`."""
    return TOGETHER.join(handle_label(say, handle) for handle in handles)


def unit_label(say: Phrasebook, battle: Battle, handle: str) -> str:
    """Return a unit with its mark: `A3 · regular of Sauron`; a commander by name."""
    unit = unit_in(battle, handle) if is_handle(handle) else None
    if unit is None:
        return handle_label(say, handle)
    figure = FIGURES[unit.figure]
    nation = say.nation(figure.nation or "")
    return say("melee-unit", mark=handle_label(say, handle), role=figure.role, nation=nation)


def copies(battle: Battle, unit: Unit) -> int:
    """Count the units that differ from this one in nothing but their marks, itself counted."""
    return sum(
        _likeness(battle, other) == _likeness(battle, unit)
        for ranks in melee_in(battle).ranks
        for other in ranks.units
        if other.handle[0] == unit.handle[0]
    )


def _likeness(battle: Battle, unit: Unit) -> tuple[object, ...]:
    bonds = tuple(
        attacker.handle
        for ranks in melee_in(battle).ranks
        for attacker in ranks.units
        if attacker.target == unit.handle
    )
    return (unit.figure, unit.flank, unit.broken, unit.struck, unit.target, bonds)


# Values and modifiers


def bonus_label(say: Phrasebook, bonus: Bonus) -> str:
    """Return one modifier with what it comes from: `Town 0/+1`."""
    known = bonus.cause in COMBAT_EFFECTS
    cause = effect_label(say, bonus.cause) if known else say(f"melee-cause-{bonus.cause.replace('_', '-')}")
    return f"{cause} {with_sign(bonus.attack)}/{with_sign(bonus.defence)}"


def values_label(say: Phrasebook, battle: Battle, options: WarOptions, side: int) -> str:
    """Return a side's values now, with every modifier: `regulars 3/4, elites 6/8 (flanking +1/0)`."""
    bonuses = modifiers(battle, options, side)
    attack, defence = total(bonuses)
    values = say(
        "melee-values",
        regular=f"{base_attack(REGULAR) + attack}/{base_defence(options, REGULAR) + defence}",
        elite=f"{base_attack(ELITE) + attack}/{base_defence(options, ELITE) + defence}",
    )
    if not bonuses:
        return values
    return f"{values} ({', '.join(bonus_label(say, bonus) for bonus in bonuses)})"


def odds_label(say: Phrasebook, battle: Battle, options: WarOptions) -> str:
    """Return both sides' values, the attacker's first, as a sentence."""
    attacker, defender = battle.attacker, 1 - battle.attacker
    return say(
        "prompt-melee-odds",
        attacker=values_label(say, battle, options, attacker),
        defender=values_label(say, battle, options, defender),
    )


def led_label(say: Phrasebook, battle: Battle, side: int) -> str:
    """Return the commanders whose Leadership counts, those lent by a card among them; "" without any."""
    ranks = melee_in(battle).ranks[side]
    return figures(say, bag(*ranks.commanders, *ranks.lent))


# Clashes


def die_needed(least: int) -> str:
    """Return the die that succeeds: `4+`, `6`."""
    return str(least) if least == NATURAL_SIX else f"{least}+"


def clash_label(say: Phrasebook, clash: Planned) -> str:
    """Return an attack that is to be rolled: `A1+A2 → D1 (3+)`."""
    return say(
        "melee-clash",
        units=handles_label(say, clash.units),
        target=handle_label(say, clash.target),
        needed=die_needed(clash.needed),
    )


def clash_sum(say: Phrasebook, attack: int, defence: int) -> str:
    """Say what an attack has to beat: `5 + die against 8: 4+`."""
    return say("melee-sum", attack=attack, defence=defence, needed=die_needed(needed(attack, defence)))


def clashes_label(say: Phrasebook, battle: Battle, options: WarOptions, most: int) -> str:
    """Return the attacks to be rolled, in their order, in at most so many characters; "" without any."""
    return shorten(say, [clash_label(say, clash) for clash in plan_clashes(battle, options)], most)


def extra_clashes(battle: Battle, options: WarOptions, step: ExtraStrikes) -> list[Planned]:
    """G46 Return the additional attacks set so far, in the order of their rolls."""
    planned: list[Planned] = []
    for target in sorted({target for _, target in step.bound}, key=order):
        striking = tuple(unit for unit, on in step.bound if on == target)
        attack, defence = attack_of(battle, options, striking), defence_of(battle, options, target)
        planned.append(Planned(step.side, striking, target, attack, defence, needed(attack, defence)))
    return planned


def strike_label(say: Phrasebook, made: Strike) -> str:
    """Return an attack that has been rolled: `A1 → D1: 2 + 3 against 4, success`."""
    return say("melee-strike", success="yes" if made.success else "no", **_sum(say, made))


def label_of_failure(say: Phrasebook, made: Strike) -> str:
    """Return an attack that has failed, where that need not be said: `A1 → D1: 2 + 2 against 4`."""
    return say("melee-failed", **_sum(say, made))


def _sum(say: Phrasebook, made: Strike) -> dict[str, str | int]:
    return {
        "units": handles_label(say, made.units),
        "target": handle_label(say, made.target),
        "attack": made.attack,
        "die": made.die,
        "defence": made.defence,
    }


def shorten(say: Phrasebook, parts: Sequence[str], most: int) -> str:
    """As many parts as fit, and how many more there are."""
    text = ", ".join(parts)
    if len(text) <= most:
        return text
    for kept in range(len(parts) - 1, 0, -1):
        text = say("melee-more", list=", ".join(parts[:kept]), count=len(parts) - kept)
        if len(text) <= most:
            return text
    return say("melee-clashes", count=len(parts))


# The mod's record of a battle in words: for the description of the position and the alt text of its picture.
#
# Only what everybody sees: commanders picked in secret are said to be picked, to their owner too.

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
    """G25 Return a side's units by their marks, with targets: `A1 Sauron R → D1, A2 Sauron E (broken)`."""
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
    nothing in the base game."""
    battle = seen.battle
    if battle is None or battle.melee is None:
        return
    coming = [clash_label(say, clash) for clash in plan_clashes(battle, seen.options)]
    if coming:
        yield say("state-melee-clashes", clashes=BETWEEN.join(coming))
    rolled = [strike_label(say, strike) for strike in battle.melee.strikes]
    if rolled:
        yield say("state-melee-rolled", strikes=BETWEEN.join(rolled))


def describe_sides(say: Phrasebook, seen: WarObservation) -> Iterator[str]:
    """Yield both sides, the attacker's first: values, commanders, limits, units; nothing in the base game."""
    battle = seen.battle
    if battle is None or battle.melee is None:
        return
    for side in (battle.attacker, 1 - battle.attacker):
        parts = [*side_parts(say, seen, battle, side)]
        if battle.melee.ranks[side].units:
            parts.append(say("state-melee-units", units=unit_parts(say, battle.melee.ranks[side])))
        yield say("state-melee-side", side=seat_label(say, SIDES[side]), parts=BETWEEN.join(parts))


# The battles of the GroTeka mod: commanders, clashes, broken units; what the mod adds to the turn.

CLASH, RING = "clash", "ring"

# G12-G18 Commanders, flanking


def _tell_flank_joined(say: Phrasebook, event: actions.FlankJoined) -> str:
    return say("event-flank-joined", **word_fields(say, event, figures=figures(say, event.figures)))


def _tell_commanders_shown(say: Phrasebook, event: actions.CommandersShown) -> str:
    if not event.figures:
        return say("event-commanders-shown-none", **sides(say, event.side))
    picked = figures(say, bag(*event.figures))
    return say("event-commanders-shown", figures=picked, **sides(say, event.side))


def _tell_leadership_netted(say: Phrasebook, event: actions.LeadershipNetted) -> str:
    totals: dict[str, Any] = {"free": event.free_peoples, "shadow": event.shadow, **both(say)}
    if not event.side:
        return say("event-leadership-netted-even", **totals)
    return say("event-leadership-netted", surplus=event.surplus, **totals, **sides(say, event.side))


def _tell_commander_replaced(say: Phrasebook, event: actions.CommanderReplaced) -> str:
    fallen = label_number(say, event.fallen, 1, "gen")
    return say("event-commander-replaced", **word_fields(say, event, fallen=fallen))


# G25-G39 Clashes


def _tell_targets_chosen_anew(say: Phrasebook, event: actions.TargetsChosenAnew) -> str:
    return say("event-targets-chosen-anew", **word_fields(say, event, effect=effect(say, event.effect)))


def _tell_clash_fought(say: Phrasebook, event: actions.ClashFought) -> str:
    values: dict[str, Any] = {
        "needed": die_needed(event.needed),
        "figures": figures(say, event.figures),
        "units": handles_label(say, event.units),
        "prey": label_number(say, event.prey, 1),
        "attack": event.attack,
        "die": say("story-die-hit" if event.success else "story-die-missed", pips=event.die),
        "defence": event.defence,
        "why": _why(say, event.cause),
        **sides(say, event.side),
    }
    if not is_handle(event.target):
        return say("event-clash-fought-commander", result="struck" if event.success else "none", **values)
    mark = handle_label(say, event.target)
    return say("event-clash-fought", target=mark, result="broken" if event.success else "none", **values)


def _why(say: Phrasebook, known: str) -> str:
    """Say what an attack outside the series is made by, or who has had it rolled again (G56)."""
    if known == CLASH:
        return ""
    if known in CHARACTERS:
        return say("story-melee-again", hero=say.of("hero-", known))
    return because(say, known)


def _tell_unit_broken(say: Phrasebook, event: actions.UnitBroken) -> str | None:
    if event.cause == CLASH:
        return None
    return say("event-unit-broken", **word_fields(say, event, figure=label_number(say, event.figure, 1)))


def _tell_unit_raised(say: Phrasebook, event: actions.UnitRaised) -> str:
    return say("event-unit-raised", **word_fields(say, event, figure=label_number(say, event.figure, 1)))


# G55, G57 The turn

SILENT: frozenset[type[Event]] = frozenset(
    (
        actions.UnitBound,  # the clash says who strikes whom; till then the picture shows it
        actions.UnitDropped,  # a unit without a target fights no clash
        actions.RingSpent,  # the unit raised or the commander saved says so
    )
)
TOLD: Told = {
    actions.FlankJoined: _tell_flank_joined,
    actions.CommandersShown: _tell_commanders_shown,
    actions.LeadershipNetted: _tell_leadership_netted,
    actions.LeadershipSplit: "event-leadership-split",
    actions.CommanderReplaced: _tell_commander_replaced,
    actions.TargetsChosenAnew: _tell_targets_chosen_anew,
    actions.ClashFought: _tell_clash_fought,
    actions.StrikeTurned: "event-strike-turned",
    actions.UnitBroken: _tell_unit_broken,
    actions.UnitRaised: _tell_unit_raised,
    actions.CommanderSaved: "event-commander-saved",
    actions.UnitSacrificed: "event-unit-sacrificed",
    actions.UnitsDisbanded: "event-units-disbanded",
    actions.FiguresReturned: "event-figures-returned",
}
