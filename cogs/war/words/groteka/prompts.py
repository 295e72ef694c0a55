"""G The mod's questions: in its battles with both sides' values and the clashes set so far, and in its turn.

The names of the steps are those of `cogs/war/groteka`. What a Combat card asks has the card's name in front.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.war.groteka.battle import MOST_UNITS
from cogs.war.groteka.cards import free_peoples, shadow
from cogs.war.groteka.cards.vocabulary import GiveUpUnits
from cogs.war.groteka.clashes import failures
from cogs.war.groteka.commanders import MOST
from cogs.war.groteka.record import commander_defence, flank_bonus, melee_in, standing
from cogs.war.groteka.targets import allowance, bound, spare
from cogs.war.model.armies import units
from cogs.war.model.components import CARDS, FREE, MOST_DICE, REGIONS
from cogs.war.model.state import SEATS, Battle, Ranks
from cogs.war.rules.battle.fighting import fighter
from cogs.war.rules.procedure import WarStep
from cogs.war.words.groteka.units import (
    clash_label,
    clashes_label,
    extra_clashes,
    handle_label,
    label_of_failure,
    led_label,
    odds_label,
    shorten,
)
from cogs.war.words.menus.sight import Sight
from cogs.war.words.names import effect_label, figure_label, figures
from cogs.war.words.questions import Asks, Question, battle_of, by_card, force, leave_or_go, simple_question
from cogs.war.words.story.turns import effect as quoted

CLASH_ROOM = 150
"""Characters for the clashes of a question; the picture's description has them all."""
STRIKE_ROOM = 200


def by_effect(sight: Sight, effect: str, asked: str) -> str:
    """Return a question that a Combat card asks: `Charge: 3 elites attack once more`."""
    return sight.say("prompt-by-effect", effect=effect_label(sight.say, effect), what=asked)


def odds(sight: Sight) -> str:
    """Return both sides' attack and defence with every modifier."""
    return odds_label(sight.say, battle_of(sight), sight.seen.options)


def _ranks(sight: Sight, side: int) -> Ranks:
    return melee_in(battle_of(sight)).ranks[side]


def _place(sight: Sight) -> dict[str, Any]:
    battle = battle_of(sight)
    return {"round": battle.round, "region": sight.say.region(REGIONS[battle.region])}


def _sentences(*parts: str) -> str:
    return " ".join(filter(None, parts))


def _clashes(sight: Sight) -> str:
    set_so_far = clashes_label(sight.say, battle_of(sight), sight.seen.options, CLASH_ROOM)
    return sight.say("prompt-melee-clashes", clashes=set_so_far) if set_so_far else ""


def _left(sight: Sight, side: int) -> str:
    """Say how many more may attack, where that is less than all who stand."""
    if allowance(sight.state, side) >= _ranks(sight, side).standing:
        return ""
    return sight.say("prompt-melee-left", count=max(0, spare(sight.state, side)))


# G12-G16 Commanders


def commanders(sight: Sight, step: Any) -> Question:
    """G13 Ask who leads."""
    led = led_label(sight.say, battle_of(sight), step.side)
    left = MOST - len(_ranks(sight, step.side).commanders)
    so_far = sight.say("prompt-commanders-so-far", figures=led) if led else ""
    return sight.say("prompt-commanders", count=left, **_place(sight)), _sentences(so_far, odds(sight))


def split(sight: Sight, step: Any) -> Question:
    """G16 Ask how the points that are left are split."""
    return sight.say("prompt-split", count=_ranks(sight, step.side).surplus), odds(sight)


def replacement(sight: Sight, step: Any) -> Question:
    """G15 Ask who takes a fallen commander's place."""
    return sight.say("prompt-replace", figure=figure_label(sight.say, step.fallen)), ""


# G17-G20 Flanking


def flank(sight: Sight, step: Any) -> Question:
    """G18 Ask whether a second Army joins, and what it brings."""
    battle = battle_of(sight)
    stakes = sight.say("prompt-flank-stakes", most=MOST_UNITS, bonus=_gain(battle))
    return sight.say("prompt-flank", region=sight.say.region(REGIONS[battle.region])), stakes


def _gain(battle: Battle) -> int:
    """G19, G21 Return the attack that each unit would gain by flanking here."""
    joined = replace(melee_in(battle), flank=battle.origin)
    bonus = flank_bonus(replace(battle, melee=joined))
    return 0 if bonus is None else bonus.attack


def flank_force(sight: Sight, step: Any) -> Question:
    """G20 Ask who of the second Army joins."""
    battle = battle_of(sight)
    origin = REGIONS[step.origin]
    asked = sight.say(
        "prompt-flank-force",
        origin=sight.say.region(origin),
        region=sight.say.region(REGIONS[battle.region]),
        may=leave_or_go(sight),
    )
    room = MOST_UNITS - units(fighter(sight.state, battle.attacker).force)
    over = units(step.force) - room
    tight = sight.say("prompt-room", count=room, over=over) if over > 0 else ""
    return asked, _sentences(force(sight, step.force, sight.own(origin)), tight)


# G25-G30, G36 Targets


def bind(sight: Sight, step: Any) -> Question:
    """G25, G26 Ask who attacks whom."""
    role = "attacker" if step.side == battle_of(sight).attacker else "defender"
    only_confirm = len(sight.seen.legal) == 1
    asked = sight.say("prompt-bind-set" if only_confirm else f"prompt-bind-{role}", **_place(sight))
    return asked, _sentences(_left(sight, step.side), odds(sight), _clashes(sight))


def quarry(sight: Sight, step: Any) -> Question:
    """G50c, G51d Ask who strikes at a commander."""
    figure = _ranks(sight, step.side).quarry
    defence = commander_defence(sight.seen.options, figure)
    asked = sight.say("prompt-quarry", figure=figure_label(sight.say, figure), defence=defence)
    effect = free_peoples.FATEFUL_STRIKE_ID if step.side == FREE else shadow.BLACK_BREATH_ID
    return by_effect(sight, effect, asked), _sentences(odds(sight), _clashes(sight))


def extra(sight: Sight, step: Any) -> Question:
    """G46 Additional attacks."""
    able = len(standing(sight.state, step.side, step.role))
    left = min(step.most, MOST_DICE, able) - len(step.bound)
    asked = sight.say("prompt-extra-strikes", role=step.role or "any", count=max(0, left))
    only_confirm = len(sight.seen.legal) == 1
    asked = sight.say("prompt-bind-set", **_place(sight)) if only_confirm else asked
    rolls = extra_clashes(battle_of(sight), sight.seen.options, step)
    listed = shorten(sight.say, [clash_label(sight.say, clash) for clash in rolls], CLASH_ROOM)
    made = sight.say("prompt-melee-clashes", clashes=listed) if listed else ""
    return by_effect(sight, step.effect, asked), _sentences(odds(sight), made)


def drop(sight: Sight, step: Any) -> Question:
    """A8 Ask who attacks after all."""
    most = allowance(sight.state, step.side)
    over = bound(sight.state, step.side) - most
    return sight.say("prompt-drop", most=most, over=over), _sentences(odds(sight), _clashes(sight))


def counter(sight: Sight, step: Any) -> Question:
    """G34-G36 Ask who strikes back at whom."""
    only_confirm = len(sight.seen.legal) == 1
    asked = sight.say("prompt-counter-set" if only_confirm else "prompt-counter")
    return asked, _sentences(_left(sight, step.side), odds(sight), _clashes(sight))


# G31-G39 Clashes and losses


def captain(sight: Sight, step: Any) -> Question:
    """G56 Ask whether failed dice are rolled again."""
    made = failures(sight.state, FREE)
    name = sight.say.of("hero-", step.captain)
    strikes = shorten(sight.say, [label_of_failure(sight.say, failure) for failure in made], STRIKE_ROOM)
    asked = sight.say("prompt-captain", hero=name, count=len(made))
    return asked, sight.say("prompt-failed", strikes=strikes)


def turn(sight: Sight, step: Any) -> Question:
    """G49j, G52 Ask which failed attack succeeds."""
    return by_effect(sight, step.effect, sight.say("prompt-turn", count=step.number)), ""


def broken(sight: Sight, step: Any) -> Question:
    """G48 Ask which enemy unit is broken by a card."""
    message = "prompt-break-optional" if step.optional else "prompt-break"
    return by_effect(sight, step.effect, sight.say(message, count=step.number)), ""


def hits(sight: Sight, step: Any) -> Question:
    """G48 Ask which unit an event card breaks."""
    region = sight.say.region(REGIONS[step.region])
    asked = sight.say("prompt-break-card", count=step.hits, region=region)
    lost = sight.say("prompt-hits-lost", figures=figures(sight.say, step.lost)) if step.lost else ""
    return by_card(sight, step.cause if step.cause in CARDS else "", asked), lost


def raising(sight: Sight, step: Any) -> Question:
    """G52 Ask which broken unit stands up."""
    return by_effect(sight, step.effect, sight.say("prompt-raise", count=step.number)), ""


def ring(sight: Sight, step: Any) -> Question:
    """G39 Ask whether a Ring is spent on a broken unit."""
    return sight.say("prompt-ring"), _rings(sight, step.side)


def saving(sight: Sight, step: Any) -> Question:
    """G39 Ask whether a Ring saves a commander."""
    figure = figure_label(sight.say, step.figure)
    struck_by = shadow.BLACK_BREATH_ID if step.side == FREE else free_peoples.FATEFUL_STRIKE_ID
    asked = sight.say("prompt-ring-struck", cause=quoted(sight.say, struck_by), figure=figure)
    return asked, _rings(sight, step.side)


def _rings(sight: Sight, side: int) -> str:
    return sight.say("prompt-ring-stakes", seat=SEATS[side], count=sight.seen.sides[side].rings)


def sacrifice(sight: Sight, step: Any) -> Question:
    """G11 Ask whether the storm goes on for the price of a unit."""
    return sight.say("prompt-sacrifice", **_place(sight)), odds(sight)


def flank_advance(sight: Sight, step: Any) -> Question:
    """G23 Ask whether the second Army moves in."""
    battle = battle_of(sight)
    origin = sight.say.region(REGIONS[melee_in(battle).flank])
    region = sight.say.region(REGIONS[battle.region])
    return sight.say("prompt-flank-advance", region=region, origin=origin), ""


def flankers(sight: Sight, step: Any) -> Question:
    """G23 Ask who of the second Army moves in."""
    battle = battle_of(sight)
    origin = REGIONS[melee_in(battle).flank]
    names = {"origin": sight.say.region(origin), "region": sight.say.region(REGIONS[battle.region])}
    asked = sight.say("prompt-movers", may=leave_or_go(sight), **names)
    return asked, force(sight, step.force, sight.own(origin))


# G49-G52 Combat cards


def strike_at(sight: Sight, step: Any) -> Question:
    """G50c, G51d Ask which commander may be struck at."""
    return by_effect(sight, step.effect, sight.say("prompt-strike-at")), sight.say("prompt-strike-at-anew")


# G55, G57 The turn


def reserves(sight: Sight, step: Any) -> Question:
    """G55 Ask who comes back."""
    return sight.say("prompt-reserves-second" if step.taken else "prompt-reserves"), ""


def disband(sight: Sight, step: Any) -> Question:
    """G57 Ask who leaves the map."""
    asked = sight.say("prompt-disband-more" if step.begun else "prompt-disband")
    return asked, sight.say("prompt-disband-later")


ASKS: Asks = {
    "pick_commanders": commanders,
    "split_leadership": split,
    "replace_commander": replacement,
    "second_attack": simple_question("prompt-second-attack"),
    "offer_flank": flank,
    "choose_flank_force": flank_force,
    "bind_units": bind,
    "bind_to_quarry": quarry,
    "extra_strikes": extra,
    "drop_units": drop,
    "choose_counters": counter,
    "captain_offers": captain,
    "turn_strikes": turn,
    "break_units": broken,
    "break_by_card": hits,
    "raise_units": raising,
    "offer_ring": ring,
    "commander_struck": saving,
    "offer_sacrifice": sacrifice,
    "offer_flank_advance": flank_advance,
    "choose_flankers": flankers,
    "choose_quarry": strike_at,
    "return_reserves": reserves,
    "disband_units": disband,
}


def units_given(sight: Sight, step: WarStep) -> str:
    """G52 Return the units given up for a Combat card so far; "" where none can be."""
    if not isinstance(step, GiveUpUnits):
        return ""
    units = ", ".join(handle_label(sight.say, handle) for handle in step.given)
    return sight.say("prompt-given", units=units) if units else ""
