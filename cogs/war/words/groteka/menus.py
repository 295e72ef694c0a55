"""G Menus of the mod: units by their marks, what a target would need on the die, Combat cards, the turn.

PATHS are the mod's own actions; STEPS says what words of the base mean at the mod's steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.engine import Action
from bot.text import Item, join_details
from bot.text.game_text import Tone
from cogs.war.groteka import actions as mod
from cogs.war.groteka.clashes import failures
from cogs.war.groteka.extra import ExtraStrikes
from cogs.war.groteka.record import (
    attack_of,
    commander_defence,
    defence_of,
    melee_in,
    needed,
    plan_clashes,
    unit_in,
)
from cogs.war.groteka.targets import attackers_of, strength_against
from cogs.war.model import actions
from cogs.war.model.armies import leadership_of, units
from cogs.war.model.bags import Bag, bag, count
from cogs.war.model.components import FREE, REGIONS
from cogs.war.model.state import Battle, Unit
from cogs.war.words.groteka.units import (
    clash_label,
    clash_sum,
    copies,
    die_needed,
    extra_clashes,
    handle_label,
    handles_label,
    is_handle,
    unit_label,
    values_label,
)
from cogs.war.words.menus import chapters_11_to_14
from cogs.war.words.menus.sight import (
    FACES,
    HEROES,
    LABEL_ROOM,
    Path,
    Paths,
    Sight,
    Way,
    place,
    plainly,
    region_item,
)
from cogs.war.words.names import figure_label, label_number


def _battle(sight: Sight) -> Battle:
    assert sight.seen.battle is not None
    return sight.seen.battle


def _mark(sight: Sight, handle: str) -> str:
    """Return a unit with its mark; a commander by name."""
    return unit_label(sight.say, _battle(sight), handle)


def _unit(sight: Sight, handle: str) -> Unit | None:
    return unit_in(_battle(sight), handle) if is_handle(handle) else None


def _notes(sight: Sight, handle: str) -> list[str]:
    """List what there is to know of a unit: alike ones, its side of a flank, its bonds."""
    unit = _unit(sight, handle)
    if unit is None:
        return []
    battle, say = _battle(sight), sight.say
    alike = copies(battle, unit)
    against = attackers_of(sight.state, handle)
    notes = [say("choice-unit-broken")] if unit.broken else []
    if unit.target:
        notes.append(say("choice-unit-attacks", target=handle_label(say, unit.target)))
    if against:
        notes.append(
            say("choice-unit-attacked", units=handles_label(say, [attacker.handle for attacker in against]))
        )
    if unit.flank:
        region = say.region(REGIONS[melee_in(battle).flank])
        notes.append(say("choice-from-flank", region=region))
    return [*notes, say("choice-copies", count=alike)] if alike > 1 else notes


def _unit_item(
    sight: Sight, handle: str, message: str = "", face: str = "", tone: Tone = "secondary"
) -> Item:
    label = _mark(sight, handle)
    if message:
        label = sight.say(message, unit=label)
    emoji = FACES[face] if face else HEROES.get(handle, "")
    return Item(handle, label, join_details(_notes(sight, handle)), emoji, tone)


# G25-G30, G36 Targets


def bind(sight: Sight, action: mod.Bind) -> Path:
    """G25, G26 Show a unit, then its target with the die that all who are set on it would need."""
    targets = sight.keep("targets", lambda: {option.target for option in sight.legal(mod.Bind)})
    attack, defence = _against(sight, action)
    least = die_needed(needed(attack, defence))
    total = clash_sum(sight.say, attack, defence)
    if len(targets) == 1:
        mark = handle_label(sight.say, action.target)
        unit = _mark(sight, action.unit)
        label = sight.say("choice-unit-on", unit=unit, target=mark, needed=least)
        if len(label) > LABEL_ROOM:  # the question names a commander who is struck at
            label = sight.say("choice-needs", unit=unit, needed=least)
        return (Item(action.unit, label, join_details([total, *_notes(sight, action.unit)])),)
    label = sight.say("choice-needs", unit=_mark(sight, action.target), needed=least)
    notes = join_details([total, *_notes(sight, action.target)])
    above = sight.keep(("unit", action.unit), lambda: _unit_item(sight, action.unit))
    return (above, Item(f"on_{action.target}", label, notes))


def _against(sight: Sight, action: mod.Bind) -> tuple[int, int]:
    """Return the attack of all who would strike a target together, and its defence."""
    battle, options, step = _battle(sight), sight.seen.options, sight.step
    defence = defence_of(battle, options, action.target)
    if isinstance(step, ExtraStrikes):
        together = [unit for unit, target in step.bound if target == action.target]
        return attack_of(battle, options, [*together, action.unit]), defence
    return strength_against(sight.state, action.target, (action.unit,)), defence


def spread(sight: Sight, action: mod.Spread) -> Path:
    """G25, G26 Show all at once."""
    step: Any = sight.step
    message = "choice-spread" if getattr(step, "begun", False) else "choice-spread-first"
    if isinstance(step, ExtraStrikes):
        message = "choice-spread-extra"
    elif sight.kind == "counter":
        message = "choice-spread-counter"
    return (sight.plain("spread", message, "spread", "primary"),)


def bound(sight: Sight, action: Action) -> Path:
    """Show that the targets are confirmed, with the clashes that follow."""
    step: Any = sight.step
    battle, options = _battle(sight), sight.seen.options
    if isinstance(step, ExtraStrikes):
        message, clashes = "choice-bound-extra", extra_clashes(battle, options, step)
    else:
        message = "choice-countered" if sight.kind == "counter" else "choice-bound"
        side = step.side
        clashes = [clash for clash in plan_clashes(battle, options) if clash.side == side]
    if step.step == "bind_to_quarry":
        message = "choice-bound-quarry"
        return (sight.item("confirm", message, face="confirm", tone="success"),)
    parts = [clash_label(sight.say, clash) for clash in clashes]
    return (sight.item("confirm", message, *parts, face="confirm", tone="success", count=len(clashes)),)


def target(sight: Sight, action: mod.Target) -> Path:
    """Show a unit for what is being asked."""
    step: Any = sight.step
    if step.step == "turn_strikes":
        return (_failure_item(sight, action.unit),)
    message = "choice-raise" if step.step == "raise_units" else getattr(step, "unit_message", "")
    return (_unit_item(sight, action.unit, message),)


def _failure_item(sight: Sight, handle: str) -> Item:
    """G49j Show a failed attack by whom it struck at, with its sum."""
    step: Any = sight.step
    made = next(failure for failure in failures(sight.state, step.side) if failure.target == handle)
    label = sight.say("choice-turned", unit=_mark(sight, handle))
    total = clash_sum(sight.say, made.attack, made.defence)
    return Item(handle, label, join_details([total, handles_label(sight.say, made.units)]))


# G12-G16 Commanders


def command(sight: Sight, action: mod.Command) -> Path:
    """G13 Nobody, one or two commanders, with their points."""
    if not action.figures:
        return (sight.plain("nobody", "choice-commanders-none", "decline"),)
    points = sum(leadership_of(sight.state, name) for name in action.figures)
    worth_it = sight.say("choice-commanders-points", points=points)
    names = sight.say.translator.join(
        [
            figure_label(sight.say, name) if number == 1 else label_number(sight.say, name, number)
            for name, number in bag(*action.figures)
        ]
    )
    label = sight.say("choice-commanders", figures=names, points=points)
    key = "_and_".join(action.figures)
    if len(label) > LABEL_ROOM:
        label = names[:LABEL_ROOM]
    emoji = HEROES.get(action.figures[0], "")
    return (Item(key[:60], label, worth_it, emoji, "primary", bare=names[:LABEL_ROOM]),)


def split(sight: Sight, action: mod.Split) -> Path:
    """G16 Points on attack and defence, with what the units have then."""
    step: Any = sight.step
    battle = _battle(sight)
    melee = melee_in(battle)
    ranks = replace(melee.ranks[step.side], attack=action.attack, defence=action.defence)
    both = (ranks, melee.ranks[1]) if step.side == FREE else (melee.ranks[0], ranks)
    after = replace(battle, melee=replace(melee, ranks=both))
    values = values_label(sight.say, after, sight.seen.options, step.side).partition(" (")[0]
    detail = sight.say("choice-split-values", values=values)
    key = f"attack_{action.attack}"
    return (
        sight.item(key, "choice-split", detail, tone="primary", attack=action.attack, defence=action.defence),
    )


# G17-G24 Flanking


def flank(sight: Sight, action: mod.Flank) -> Path:
    """G18 Show the second Army by its region."""
    own = sight.own(action.origin)
    region = sight.say.region(action.origin)
    detail = sight.troops(own)
    return (
        sight.item(
            f"from_{action.origin}", "choice-flank", detail, face="attacks", region=region, count=units(own)
        ),
    )


def join(sight: Sight, action: Action) -> Path:
    """G20 Confirm who joins."""
    step: Any = sight.step
    whole = sight.troops(step.force)
    label = sight.say("choice-go-flank", figures=whole)
    if len(label) <= LABEL_ROOM:
        return (Item("confirm", label, "", FACES["confirm"], "success"),)
    label = sight.say("choice-go-flank", figures=sight.brief(step.force))
    return (Item("confirm", label, whole, FACES["confirm"], "success"),)


# G11, G39 Sacrifice and Rings


def sacrifice(sight: Sight, action: mod.Sacrifice) -> Path:
    """G11 Show a unit for another round."""
    label = sight.say("choice-sacrifice", unit=_mark(sight, action.unit))
    detail = join_details([sight.say("choice-sacrifice.detail"), *_notes(sight, action.unit)])
    return (Item(action.unit, label, detail, FACES["removed"]),)


def raise_unit(sight: Sight, action: mod.Raise) -> Path:
    """G39 Show that a unit stands up, or a commander is saved."""
    if is_handle(action.unit):
        return (_unit_item(sight, action.unit, "choice-raise", "ring", "primary"),)
    name = figure_label(sight.say, action.unit)
    return (sight.plain(action.unit, "choice-save", "ring", "primary", figure=name),)


# G57 Disbanding


def disband(sight: Sight, action: mod.Disband) -> Path:
    """G57 Show where, who and how many."""
    item, kind = region_item(sight, action.region), mod.Disband
    above = place(sight, sight.regions(kind), action.region, item, sight.others(kind))
    held = count(sight.own(action.region), action.figure)
    name = label_number(sight.say, action.figure, action.number, "acc")
    number = sight.item(f"n_{action.number}", "choice-disband", face="left", figures=name)
    if held == 1:
        return (*above, Item(action.figure, number.label, number.detail, number.emoji))
    whole = label_number(sight.say, action.figure, held, "gen")
    some = sight.say("choice-disband-some", figures=whole)
    some = some if len(some) <= LABEL_ROOM else label_number(sight.say, action.figure, held)
    return (*above, Item(action.figure, some, "", FACES["left"]), number)


# What words of the base mean here


def _reserve(sight: Sight, action: actions.ChooseFigure) -> Path:
    """G55 Show a fallen figure, with how many there are."""
    out = count(sight.seen.sides[FREE].casualties, action.figure)
    detail = sight.say("choice-reserve", count=out)
    return (Item(action.figure, figure_label(sight.say, action.figure), detail, FACES["recruits"]),)


def _no_reserves(sight: Sight, action: Action) -> Path:
    step: Any = sight.step
    return (sight.plain("decline", "choice-no-reserves", "decline", taken=len(step.taken)),)


def _quarry(sight: Sight, action: actions.ChooseFigure) -> Path:
    """G50c, G51d Show a commander to be struck at."""
    defence = commander_defence(sight.seen.options, action.figure)
    label = sight.say("choice-struck-at", figure=figure_label(sight.say, action.figure), defence=defence)
    return (Item(action.figure, label, "", HEROES.get(action.figure, ""), "primary"),)


def _replacement(sight: Sight, action: actions.ChooseFigure) -> Path:
    """G15 Another commander with his points."""
    points = sight.say("choice-commanders-points", points=leadership_of(sight.state, action.figure))
    name = figure_label(sight.say, action.figure)
    return (Item(action.figure, name, points, HEROES.get(action.figure, ""), "primary"),)


def _hit_victim(sight: Sight, action: actions.ChooseFigure) -> Path:
    """G48 Show a unit that an event card breaks, with how many there are."""
    step: Any = sight.step
    army: Bag = sight.seen.regions[step.region].figures[step.side]
    label = label_number(sight.say, action.figure, count(army, action.figure))
    return (Item(action.figure, label, "", FACES["removed"]),)


NO_RING = plainly("decline", "choice-no-ring")
STEPS: Mapping[tuple[str, type[Action]], Way] = {
    ("second_attack", actions.Decline): plainly("decline", "choice-no-second"),
    ("offer_flank", actions.Decline): plainly("decline", "choice-no-flank"),
    ("choose_flank_force", actions.Confirm): join,
    ("bind_units", actions.Confirm): bound,
    ("bind_to_quarry", actions.Confirm): bound,
    ("extra_strikes", actions.Confirm): bound,
    ("choose_counters", actions.Confirm): bound,
    ("captain_offers", actions.Accept): plainly("accept", "choice-captain", "dice", "success"),
    ("captain_offers", actions.Decline): plainly("decline", "choice-no-captain"),
    ("turn_strikes", actions.Decline): plainly("decline", "choice-no-turn"),
    ("break_units", actions.Decline): plainly("decline", "choice-enough-broken"),
    ("break_by_card", actions.ChooseFigure): _hit_victim,
    ("raise_units", actions.Decline): plainly("decline", "choice-not-raised"),
    ("offer_ring", actions.Decline): NO_RING,
    ("commander_struck", actions.Decline): NO_RING,
    ("offer_flank_advance", actions.Decline): chapters_11_to_14.stay,
    ("choose_quarry", actions.ChooseFigure): _quarry,
    ("choose_quarry", actions.Decline): plainly("decline", "choice-nobody-struck"),
    ("replace_commander", actions.ChooseFigure): _replacement,
    ("replace_commander", actions.Decline): plainly("decline", "choice-no-replacement"),
    ("return_reserves", actions.ChooseFigure): _reserve,
    ("return_reserves", actions.Decline): _no_reserves,
    ("disband_units", actions.Decline): plainly("decline", "choice-disbanded"),
}
"""By the step first: words of the base that mean something of their own there."""
PATHS: Paths = {
    mod.Flank: flank,
    mod.Command: command,
    mod.Split: split,
    mod.Bind: bind,
    mod.Spread: spread,
    mod.Target: target,
    mod.Raise: raise_unit,
    mod.Sacrifice: sacrifice,
    mod.Disband: disband,
}
