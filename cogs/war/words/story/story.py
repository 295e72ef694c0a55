"""The story of a game: one line for an event, as a viewer may know it.

Armies and battles here, and the way to all of them; turns, Event cards and the Fellowship are in turns.py,
what only the mod or a battle on its own knows in words/groteka and words/skirmish.py."""

from __future__ import annotations

from typing import Any

from bot.engine import Event, Seat
from bot.text import Forms, with_sign
from cogs.war.model import battle_events, turn_events
from cogs.war.model.components import AT_WAR, SIDES
from cogs.war.rules.battle.fighting import scores
from cogs.war.words import skirmish as skirmish
from cogs.war.words.card_texts import combat_brief
from cogs.war.words.groteka import units as groteka
from cogs.war.words.names import SIGNS, Phrasebook, figures, label_number
from cogs.war.words.story import turns
from cogs.war.words.story.turns import Told, because, cause, effect, pips, sides, word_fields

# 8, 9, 10 Politics, recruiting, Armies and characters on the map; 11.14 captures and sieges.

MINOR: frozenset[type[Event]] = frozenset(
    {
        *(battle_events.RoundBegan, battle_events.CombatRolled, battle_events.LeaderRerolled),
        *(battle_events.ExtraAttackRolled, battle_events.DiceRolled, turn_events.CardsDrawn),
        *(turn_events.CardsBuried, turn_events.DieUsed, turn_events.DieSkipped, turn_events.TileReturned),
    }
)
"""What comes after says better, or the picture shows."""

# 9 Politics


def _tell_nation_advanced(say: Phrasebook, event: battle_events.NationAdvanced) -> str:
    nation, why = say.nation(event.nation), because(say, event.cause)
    line = say("event-nation-advanced", steps=AT_WAR - event.box, nation=nation, why=why)
    if event.box == AT_WAR:
        line = say("event-nation-advanced-war", nation=nation, why=why)
    return f"{SIGNS[event.nation]} {line}"


def _tell_nation_activated(say: Phrasebook, event: battle_events.NationActivated) -> str:
    return f"{SIGNS[event.nation]} {say('event-nation-activated', **word_fields(say, event))}"


# 8 Recruiting


def _tell_units_replaced(say: Phrasebook, event: battle_events.UnitsReplaced) -> str:
    return say("event-units-replaced", **word_fields(say, event, by=figures(say, event.by, "ins")))


# 10, 13 Moving


def _tell_army_moved(say: Phrasebook, event: battle_events.ArmyMoved) -> str:
    if event.why in ("advance", "retreat"):
        return say(
            f"event-army-moved-{event.why}", **word_fields(say, event, figures=figures(say, event.figures))
        )
    return say("event-army-moved", **word_fields(say, event, why=because(say, event.why)))


def _tell_character_entered(say: Phrasebook, event: turn_events.CharacterEntered) -> str:
    names = {"character": say.of("hero-", event.character), "region": say.region(event.region)}
    if event.instead:
        return say("event-character-entered-instead", instead=say.of("hero-", event.instead), **names)
    return say("event-character-entered", **names)


# 11.10, 11.14, 11.15 Settlements


def _tell_settlement_captured(say: Phrasebook, event: battle_events.SettlementCaptured) -> str:
    message = "event-settlement-captured-back" if event.back else "event-settlement-captured"
    return say(message, **word_fields(say, event))


ARMIES_TOLD: Told = {
    battle_events.NationActivated: _tell_nation_activated,
    battle_events.NationAdvanced: _tell_nation_advanced,
    battle_events.FiguresRecruited: "event-figures-recruited",
    battle_events.UnitsTrimmed: "event-units-trimmed",
    battle_events.UnitsReplaced: _tell_units_replaced,
    battle_events.FiguresRemoved: "event-figures-removed",
    battle_events.ArmyMoved: _tell_army_moved,
    turn_events.CharactersMoved: "event-characters-moved",
    turn_events.CharacterEntered: _tell_character_entered,
    battle_events.SettlementCaptured: _tell_settlement_captured,
    battle_events.SiegeBegan: "event-siege-began",
    battle_events.SiegeEnded: "event-siege-ended",
}


# 11 Battles: the attack, its rounds with cards, dice and losses, the end.

BASE = "base"
SAID_BETTER = ("retreat", "siege")
"""11.10, 11.11 How a battle ends where the retreat itself is told."""


def _tell_attack_declared(say: Phrasebook, event: battle_events.AttackDeclared) -> str:
    return say(
        f"event-attack-declared-{event.manner}",
        attackers=figures(say, event.attackers),
        defenders=figures(say, event.defenders),
        **word_fields(say, event),
    )


# 11.4.1, 11.7 Combat cards


def _fighters(say: Phrasebook) -> dict[str, Forms]:
    """Return both sides, whom the text of a card is about."""
    return {"free": say.name(SIDES[0]), "shadow": say.name(SIDES[1])}


def _tell_combat_card_shown(say: Phrasebook, event: battle_events.CombatCardShown) -> str:
    printed = f"story-combat-{event.effect.replace('_', '-')}"
    return say(
        "event-combat-card-shown",
        text=say(printed, **_fighters(say)) if event.rules == BASE else combat_brief(say, event.effect),
        **word_fields(say, event, effect=effect(say, event.effect)),
    )


def _tell_combat_effect_applied(say: Phrasebook, event: battle_events.CombatEffectApplied) -> str | None:
    """Tell what came of an effect; None where dice, a retreat or losses show it, or nothing came of it."""
    name = event.effect.replace("_", "-")
    message = f"story-effect-{name}" if event.rules == BASE else f"story-melee-{name}"
    if event.number == 0 or not say.translator.has(message):
        return None
    done = say(message, number=event.number, **_fighters(say))
    return say("event-combat-effect-applied", effect=effect(say, event.effect), done=done)


def _tell_leadership_forfeited(say: Phrasebook, event: battle_events.LeadershipForfeited) -> str:
    given = figures(say, event.figures, "gen")
    return say(
        "event-leadership-forfeited", figures=given, cause=cause(say, event.cause), **sides(say, event.side)
    )


# 11.4.2-11.4.4 Dice and losses


def _roll(
    say: Phrasebook, event: battle_events.CombatRolled | battle_events.LeaderRerolled
) -> dict[str, Any]:
    dice = pips(say, event.dice, lambda die: scores(die, event.target, event.bonus))
    modifier = say("story-modifier", bonus=with_sign(event.bonus)) if event.bonus else ""
    return word_fields(say, event, dice=dice, modifier=modifier)


def _tell_extra_attack_rolled(say: Phrasebook, event: battle_events.ExtraAttackRolled) -> str:
    dice = pips(say, event.dice, lambda die: scores(die, event.target))
    return say(
        "event-extra-attack-rolled", **word_fields(say, event, effect=effect(say, event.effect), dice=dice)
    )


def _tell_dice_rolled(say: Phrasebook, event: battle_events.DiceRolled) -> str:
    """Return dice of a card; where every face counts, the pips themselves are the hits."""
    why = cause(say, event.cause)
    shown = pips(say, event.dice, lambda die: die >= event.target)
    if event.target == 1:
        return say("event-dice-rolled-pips", dice=shown, cause=why, hits=event.hits)
    return say("event-dice-rolled", dice=shown, cause=why, hits=event.hits, target=event.target)


def _tell_hits_taken(say: Phrasebook, event: battle_events.HitsTaken) -> str:
    values: dict[str, Any] = {"region": say.region(event.region), **sides(say, event.side)}
    lost, reduced = (figures(say, held, "acc") for held in (event.lost, event.reduced))
    count = sum(number for _, number in event.reduced)
    if not reduced:
        return say("event-hits-taken", lost=lost, **values)
    if not lost:
        return say("event-hits-taken-reduced", reduced=reduced, count=count, **values)
    return say("event-hits-taken-both", lost=lost, reduced=reduced, count=count, **values)


def _tell_elite_reduced(say: Phrasebook, event: battle_events.EliteReduced) -> str:
    elite = label_number(say, event.figure, 1, "acc")
    key = "event-elite-given-up" if event.lost else "event-elite-reduced"
    return say(key, elite=elite, **sides(say, event.side))


def _tell_battle_ended(say: Phrasebook, event: battle_events.BattleEnded) -> str | None:
    if event.how in SAID_BETTER:
        return None
    return say("event-battle-ended", region=say.region(event.region), how=event.how)


BATTLES_TOLD: Told = {
    battle_events.AttackDeclared: _tell_attack_declared,
    battle_events.RoundBegan: "event-round-began",
    battle_events.WithdrewIntoStronghold: "event-withdrew-into-stronghold",
    battle_events.CombatCardShown: _tell_combat_card_shown,
    battle_events.CombatCardCancelled: "event-combat-card-cancelled",
    battle_events.CombatEffectApplied: _tell_combat_effect_applied,
    battle_events.LeadershipForfeited: _tell_leadership_forfeited,
    battle_events.CombatRolled: lambda say, event: say("event-combat-rolled", **_roll(say, event)),
    battle_events.LeaderRerolled: lambda say, event: say("event-leader-rerolled", **_roll(say, event)),
    battle_events.ExtraAttackRolled: _tell_extra_attack_rolled,
    battle_events.DiceRolled: _tell_dice_rolled,
    battle_events.HitsTaken: _tell_hits_taken,
    battle_events.EliteReduced: _tell_elite_reduced,
    battle_events.BattleEnded: _tell_battle_ended,
}


# Every event's line, by what kind of event it is.

SILENT: frozenset[type[Event]] = frozenset(
    (
        turn_events.DiceRecovered,  # the rolls show the dice
        turn_events.DiceSentToHunt,  # the roll, the Ring, the card or the move that sent them is told
        turn_events.CardTabled,  # the line of the card played says so
        battle_events.CombatCardLaid,  # it is told when it is turned up; till then the picture shows its back
        battle_events.NoCombatCard,  # a card that is not turned up is none
        battle_events.AttackCeased,  # the end of the battle says so
        *groteka.SILENT,
    )
)
"""What another line says as much of."""
TOLD: Told = {
    **turns.TURNS_TOLD,
    **turns.CARDS_TOLD,
    **ARMIES_TOLD,
    **BATTLES_TOLD,
    **turns.FELLOWSHIP_TOLD,
    **turns.HUNTS_TOLD,
    **groteka.TOLD,
    **skirmish.TOLD,
}


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """Return the line for an event; None where it is not for this viewer, or another line says as much."""
    if not event.known_to(viewer) or type(event) in SILENT or _known_better(event, viewer):
        return None
    told = TOLD[type(event)]
    return say(told, **word_fields(say, event)) if isinstance(told, str) else told(say, event)


def _known_better(event: Event, viewer: Seat | None) -> bool:
    """4.1c, d Whoever draws or discards face down reads which card it is."""
    return isinstance(event, turn_events.CardsDrawn | turn_events.CardsBuried) and event.side == viewer
