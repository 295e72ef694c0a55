"""The questions to a player: what must be decided with the rule, then what is at stake.

What they are made of, the general one and those of cards and effects (`EffectChoice`); then those of each
chapter of a turn, by the step that asks. Battles and the way to all of them are in prompts.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from cogs.war.model.actions import Confirm, Join, Leave, Step, Stop
from cogs.war.model.armies import units
from cogs.war.model.bags import Bag, minus
from cogs.war.model.components import (
    CARDS,
    COMBAT_EFFECTS,
    HAND_LIMIT,
    MOST_CORRUPTION,
    MOST_DICE,
    MOST_UNITS,
    REGIONS,
    SHADOW,
    TILES,
)
from cogs.war.model.queries import where
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import Battle, State, evolve
from cogs.war.rules.battle.fighting import combat_dice, fighter, fresh, leadership, target
from cogs.war.rules.companions import MoveCompanions, MoveNazgul, Separate, leave, travel_level
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.event_cards import DiscardExcess
from cogs.war.rules.fellowship import Walk
from cogs.war.rules.hunt import reveals
from cogs.war.rules.movement import MarchArmies, OfferTrim
from cogs.war.rules.nations import RecruitFigure
from cogs.war.rules.turn import AllocateHunt, TakeAction, allocation
from cogs.war.words.groteka.units import odds_label
from cogs.war.words.menus.chapters_4_to_10 import FORCES
from cogs.war.words.menus.chapters_11_to_14 import damage
from cogs.war.words.menus.sight import Sight
from cogs.war.words.names import (
    SIGNS,
    Phrasebook,
    card_label,
    character_label,
    dice_label,
    effect_label,
    label_number,
    tile_label,
)
from cogs.war.words.status import values_of

# What every question is made of: what is asked, and what is at stake.

Question: TypeAlias = tuple[str, str]
"""What is asked, without the full stop, and what is at stake in whole sentences; "" for nothing."""
Ask: TypeAlias = Callable[[Sight, Any], Question]
Asks: TypeAlias = Mapping[str, Ask]
"""Questions by the name of the step that asks."""


def by_card(sight: Sight, cause: str, asked: str) -> str:
    """Return a question that a card asks: `Swords in Eriador: recruit a figure`."""
    if cause not in CARDS:
        return asked
    return sight.say("prompt-by-card", card=card_label(sight.say, cause), what=asked)


def simple_question(message: str, stakes: str = "", *, by_its_card: bool = False) -> Ask:
    """Return a question that is one message, and what is at stake another."""

    def build(sight: Sight, step: Any) -> Question:
        asked = by_card(sight, step.card, sight.say(message)) if by_its_card else sight.say(message)
        return asked, sight.say(stakes) if stakes else ""

    return build


def battle_of(sight: Sight) -> Battle:
    """Return the battle being fought."""
    assert sight.seen.battle is not None
    return sight.seen.battle


def odds(sight: Sight, coming: bool = False) -> str:
    """Return both sides of a battle: dice, Leadership, what hits; the attacker first. coming: in the next
    round.

    Under the mod: attack and defence with their modifiers, which stand from round to round.
    """
    battle = battle_of(sight)
    if battle.melee is not None:
        return odds_label(sight.say, battle, sight.seen.options)
    if coming:
        sides = (fresh(battle.sides[0]), fresh(battle.sides[1]))
        battle = replace(battle, round=battle.round + 1, sides=sides)
    state = evolve(sight.state, battle=battle)
    attacker, defender = battle.attacker, 1 - battle.attacker
    return sight.say(
        "prompt-odds", attacker=_side(sight, state, attacker), defender=_side(sight, state, defender)
    )


def _side(sight: Sight, state: State, side: int) -> str:
    return sight.say(
        "prompt-side",
        count=combat_dice(fighter(state, side)),
        leadership=min(MOST_DICE, leadership(state, side)),
        target=target(state, side),
    )


# What is asked by a step that has no words of its own.


def general(sight: Sight) -> Question:
    """That there is something to choose, with the card that has it chosen."""
    return by_card(sight, getattr(sight.step, "card", ""), sight.say("prompt-choose")), ""


# What is asked where a card, a Combat effect, a character or a Guide asks.


def ask(sight: Sight, step: EffectChoice) -> Question:
    """Return the question, with who asks it."""
    state, say = sight.state, sight.say
    asker = step.asker(state)
    message = "ask-by-card" if asker in CARDS or asker in COMBAT_EFFECTS else "ask-by"
    what = say(sight.message_of(step.question(state)), **values_of(say, step.facts(state)))
    return say(message, source=_label(say, asker), what=what), odds(sight) if step.odds else ""


def _label(say: Phrasebook, asker: str) -> str:
    if asker in TILES:
        return say("ask-tile", tile=tile_label(say, asker))
    if asker in CARDS:
        return card_label(say, asker)
    return (effect_label if asker in COMBAT_EFFECTS else character_label)(say, asker)


# 4.1d, 4.3, 4.5 What is asked about dice and cards in hand.


def act(sight: Sight, step: TakeAction) -> Question:
    """4.5 Ask for an action with one die."""
    own, other = sight.seen.sides[step.side], sight.seen.sides[1 - step.side]
    asked = sight.say("prompt-act", dice=dice_label(sight.say, own.dice, SIGNS))
    return asked, sight.say("prompt-act-other", seat=sight.say.name(other.seat), count=len(other.dice))


def excess(sight: Sight, step: DiscardExcess) -> Question:
    """4.1d Down to six."""
    held = len(sight.seen.sides[step.side].hand)
    return sight.say("prompt-excess", held=held, count=held - HAND_LIMIT, most=HAND_LIMIT), ""


def allocate(sight: Sight, step: AllocateHunt) -> Question:
    """4.3 Ask for dice for the Hunt; say whom it is for."""
    least, most = allocation(sight.state)
    company = sight.seen.fellowship
    stakes = sight.say(
        "prompt-allocate-stakes",
        progress=company.progress,
        corruption=company.corruption,
        most=MOST_CORRUPTION,
        mordor="no" if company.mordor < 0 else "yes",
    )
    pool = sight.seen.sides[SHADOW].pool
    return sight.say("prompt-allocate", pool=pool, least=least, most=most), stakes


DICE_ASKS: Asks = {"take_action": act, "discard_excess": excess, "allocate_hunt": allocate}


# 8, 7.4, 5.4 What is asked about recruiting and the Political Track.


def recruit(sight: Sight, step: RecruitFigure) -> Question:
    """8.1 Ask for an Elite, or the first or second of two other figures."""
    if step.apart is None:
        return sight.say("prompt-recruit", seat=sight.seat), ""
    region = sight.say.region(REGIONS[step.apart])
    return sight.say("prompt-recruit-second", seat=sight.seat, region=region), ""


def group(sight: Sight, step: Any) -> Question:
    """7.4 Several figures in one region by a card."""
    first = "no" if step.placed else "yes"
    asked = sight.say("prompt-recruit-group", count=len(step.wanted), first=first)
    return by_card(sight, step.card, asked), sight.say("prompt-may-stop") if step.optional else ""


def several(sight: Sight, step: Any) -> Question:
    """7.4 Several figures, each in its place."""
    return by_card(sight, step.card, sight.say("prompt-recruit-several", count=len(step.places))), ""


RECRUITING_ASKS: Asks = {
    "recruit_figure": recruit,
    "recruit_by_card": simple_question("prompt-recruit-one", by_its_card=True),
    "recruit_group": group,
    "muster_shadow": several,
    "join_army": simple_question("prompt-recruit-beside", by_its_card=True),
    "voice_recruits": simple_question("prompt-recruit-voice"),
    "advance_nation": simple_question("prompt-nation"),
}


# 10, 7.5 What is asked about Armies that move.

PATHS_OF_THE_WOSES = "fp_str_11"


def march(sight: Sight, step: MarchArmies) -> Question:
    """10.2, 10.3 Ask which Army goes where, and how many moves are left."""
    asked = sight.say("prompt-march", needs=_needs(sight, step.needs), count=step.moves)
    return by_card(sight, step.why, asked), "" if step.compulsory else sight.say("prompt-may-stop")


def _needs(sight: Sight, needs: str) -> str:
    """Say who must go along; what leads an Army differs between the sides."""
    return f"{needs}_{sight.seat}" if needs == "leader" else needs or "none"


def send(sight: Sight, step: Any) -> Question:
    """7.5 Ask which Army goes several regions."""
    asked = sight.say("prompt-send", needs=_needs(sight, step.needs), count=step.distance)
    return by_card(sight, step.card, asked), sight.say("prompt-may-stop") if step.optional else ""


def gather(sight: Sight, step: Any) -> Question:
    """7.5 Ask which Armies march to others."""
    asked = sight.say("prompt-gather", count=step.armies, distance=step.distance)
    return by_card(sight, step.card, asked), ""


def woses(sight: Sight, step: Any) -> Question:
    """7.5 Ask which Army of Rohan takes the hidden paths."""
    return by_card(sight, PATHS_OF_THE_WOSES, sight.say("prompt-woses")), ""


def movers(sight: Sight, step: Any) -> Question:
    """10.2 Ask who goes, who stays."""
    region = REGIONS[step.region]
    asked = sight.say(
        "prompt-movers",
        origin=sight.say.region(REGIONS[step.origin]),
        region=sight.say.region(region),
        may=leave_or_go(sight),
    )
    held = sight.seen.regions[step.origin].figures[step.side if hasattr(step, "side") else sight.side]
    room = sight.room(step.region)
    tight = ""
    if room < units(step.force):
        over = units(step.force) - max(0, room)
        tight = sight.say("prompt-room", count=max(0, room), over=over)
    return asked, f"{force(sight, step.force, held)} {tight}".rstrip()


def leave_or_go(sight: Sight) -> str:
    """10.2 Return what may be done with a force now: `leave`, `go` or `both`."""
    if not sight.legal(Confirm):
        return "leave"
    return "both" if sight.legal(Leave) else "go"


def force(sight: Sight, going: Bag, held: Bag) -> str:
    """Return the force put together so far, and who stays; its purpose is that of the decision."""
    staying = minus(held, going)
    now = sight.say(f"prompt-force-{FORCES[sight.kind]}", figures=sight.troops(going, most=200))
    return f"{now} {sight.say('prompt-staying', figures=sight.troops(staying, most=200))}" if staying else now


def trim(sight: Sight, step: OfferTrim) -> Question:
    """10.1 Ask for a unit too many."""
    number = units(sight.seen.regions[step.region].figures[step.side])
    inside = sight.seen.regions[step.region].besieged == sight.seat
    most = ruleset(sight.state).most_besieged if inside else MOST_UNITS
    region = sight.say.region(REGIONS[step.region])
    return sight.say("prompt-trim", region=region, count=number, most=most, over=number - most), ""


MOVEMENT_ASKS: Asks = {
    "march_armies": march,
    "send_army": send,
    "gather_armies": gather,
    "paths_of_the_woses_march": woses,
    "choose_movers": movers,
    "form_column": movers,
    "form_gathering": movers,
    "offer_trim": trim,
}


# 12, 14 What is asked about the Fellowship.

REVEALED = "12.5"


def declare(sight: Sight, step: Any) -> Question:
    """12.3 Ask whether the Fellowship is declared, and how far it can go."""
    company = sight.seen.fellowship
    where = sight.say.region(REGIONS[company.region])
    stakes = sight.say("prompt-declare-reach", count=company.progress, region=where)
    return sight.say("prompt-declare"), f"{stakes} {_corruption(sight)}"


def _corruption(sight: Sight) -> str:
    return sight.say("prompt-corruption", number=sight.seen.fellowship.corruption, most=MOST_CORRUPTION)


def walk(sight: Sight, step: Walk) -> Question:
    """12.3, 12.5 Ask for the next step of the path; say how far it can go on, and whether it may end here."""
    here = sight.say.region(REGIONS[step.path[-1]])
    left = sight.seen.fellowship.progress - len(step.path) + 1 if sight.legal(Step) else 0
    tiles = sight.say("prompt-path-tiles") if step.manner == "revealed" else ""
    stop = "yes" if sight.legal(Stop) else "no"
    return sight.say(f"prompt-path-{step.manner}", region=here, count=left, stop=stop), tiles


def mordor(sight: Sight, step: Any) -> Question:
    """14.1 Ask whether it is time for Mordor."""
    special = sum(number for _, number in sight.seen.hunt.waiting)
    tiles = sight.say("prompt-mordor-tiles", count=special)
    return sight.say("prompt-enter-mordor"), f"{_corruption(sight)} {tiles}"


def rule_of(sight: Sight) -> str:
    """12.5 The way of a revealed Fellowship has a rule of its own; others are the decision's."""
    return REVEALED if getattr(sight.step, "manner", "") == "revealed" else sight.rule


FELLOWSHIP_ASKS: Asks = {
    "declare_fellowship": declare,
    "walk": walk,
    "enter_mordor": mordor,
    "choose_guide": simple_question("prompt-guide"),
}


# 13.1-13.3 What is asked about characters that move by themselves.


def separate(sight: Sight, step: Separate) -> Question:
    """13.1 Ask who leaves, and how far the group gets."""
    if not step.group:
        return by_card(sight, step.cause, sight.say("prompt-separate")), sight.say("prompt-separate-final")
    group = leave(
        step.group, sight.state, extra=step.extra, level=step.level, still=step.still, cause=step.cause
    )
    asked = sight.say("prompt-separate-more", names=sight.say.several(step.group))
    return by_card(sight, step.cause, asked), sight.say("prompt-reach", count=group.distance)


def place(sight: Sight, step: Any) -> Question:
    """13.1 Ask where the group goes."""
    origin = REGIONS[sight.seen.fellowship.region]
    if step.step == "travel_on":
        origin = REGIONS[where(sight.state, step.group[0])]
    asked = sight.say("prompt-travel", names=sight.say.several(step.group), region=sight.say.region(origin))
    return by_card(sight, getattr(step, "cause", ""), asked), sight.say("prompt-reach", count=step.distance)


def travel(sight: Sight, step: MoveCompanions) -> Question:
    """13.2 Ask who travels, with whom, where to."""
    if not step.group:
        stop = sight.say("prompt-may-stop") if step.trips or step.optional else ""
        return sight.say("prompt-companions"), stop
    origin = REGIONS[where(sight.state, step.group[0])]
    reach = (step.level or travel_level(step.group)) + step.extra
    asked = sight.say(
        "prompt-companions-go",
        names=sight.say.several(step.group),
        region=sight.say.region(origin),
        join="yes" if sight.legal(Join) else "no",
    )
    return asked, sight.say("prompt-reach", count=reach)


def nazgul(sight: Sight, step: MoveNazgul) -> Question:
    """13.3 Ask who flies, how many, where to."""
    if not step.figure:
        kinds = "minions" if step.minions else "nazgul"
        stop = sight.say("prompt-may-stop") if step.arrived or step.optional else ""
        return sight.say("prompt-nazgul", kinds=kinds), stop
    origin = sight.say.region(REGIONS[step.origin])
    if not step.number:
        return sight.say("prompt-nazgul-many", region=origin), ""
    who = label_number(sight.say, step.figure, step.number)
    return sight.say("prompt-nazgul-go", figures=who, region=origin), ""


COMPANIONS_ASKS: Asks = {
    "separate": separate,
    "place_group": place,
    "travel_on": place,
    "move_companions": travel,
    "move_nazgul": nazgul,
}


# 13.7, 12.2 What is asked when a Hunt tile is resolved, and what the ways of taking it would do.

THERE_IS_ANOTHER_WAY = "fp_char_10"


def casualty(sight: Sight, step: Any) -> Question:
    """13.7c Damage that is left, and what it does to the Ring-bearers."""
    now = sight.seen.fellowship.corruption
    asked = sight.say("prompt-casualty", count=damage(sight))
    return (
        asked,
        f"{tile_turned(sight)} {sight.say('prompt-corruption', number=now, most=MOST_CORRUPTION)}".lstrip(),
    )


def tile_turned(sight: Sight) -> str:
    """Return the tile being resolved, and whether it reveals the Fellowship."""
    chase = sight.seen.chase
    if chase is None or not chase.tile:
        return ""
    seen = sight.seen.fellowship.hidden and (chase.reveal or reveals(sight.state))
    return sight.say("prompt-tile", tile=tile_label(sight.say, chase.tile), reveals="yes" if seen else "no")


def hide_or_move(sight: Sight, step: Any) -> Question:
    """12.2, 12.6 Ask what the card lets the Fellowship do, revealed or hidden."""
    hidden = "yes" if sight.seen.fellowship.hidden else "no"
    return by_card(sight, THERE_IS_ANOTHER_WAY, sight.say("prompt-hide-or-move", hidden=hidden)), ""


HUNT_ASKS: Asks = {"take_casualty": casualty, "there_is_another_way_hide_or_move": hide_or_move}
