"""11 Battles: the attack, its rounds with cards, dice and losses, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Event
from bot.text import Forms
from cogs.war.model.components import SIDES
from cogs.war.model.events.battles import (
    AttackDeclared,
    BattleEnded,
    CombatCardCancelled,
    CombatCardShown,
    CombatEffectApplied,
    CombatRolled,
    DiceRolled,
    EliteReduced,
    ExtraAttackRolled,
    HitsTaken,
    LeaderRerolled,
    LeadershipForfeited,
    RoundBegan,
    WithdrewIntoStronghold,
)
from cogs.war.rules.battle.record import scores
from cogs.war.words.card_texts import combat_brief
from cogs.war.words.names import figures, label_number
from cogs.war.words.phrases import Phrasebook
from cogs.war.words.story.wording import card, cause, effect, pips, sides, with_sign

FIELD, BASE = "field", "base"
SAID_BETTER = ("retreat", "siege")
"""11.10, 11.11 How a battle ends where the retreat itself is told."""


def _tell_attack_declared(say: Phrasebook, event: AttackDeclared) -> str:
    return say(
        f"event-attack-declared-{event.manner}",
        region=say.region(event.region),
        attackers=figures(say, event.attackers),
        defenders=figures(say, event.defenders),
        **({"origin": say.region(event.origin)} if event.manner == FIELD else {}),
        **sides(say, event.side),
    )


def _tell_round_began(say: Phrasebook, event: RoundBegan) -> str:
    return say("event-round-began", round=event.round)


def _tell_withdrew_into_stronghold(say: Phrasebook, event: WithdrewIntoStronghold) -> str:
    region = say.region(event.region)
    return say("event-withdrew-into-stronghold", region=region, **sides(say, event.side))


# 11.4.1, 11.7 Combat cards


def _fighters(say: Phrasebook) -> dict[str, Forms]:
    """Both sides, whom the text of a card is about."""
    return {"free": say.name(SIDES[0]), "shadow": say.name(SIDES[1])}


def _tell_combat_card_shown(say: Phrasebook, event: CombatCardShown) -> str:
    printed = f"story-combat-{event.effect.replace('_', '-')}"
    return say(
        "event-combat-card-shown",
        card=card(say, event.card),
        effect=effect(say, event.effect),
        text=say(printed, **_fighters(say)) if event.rules == BASE else combat_brief(say, event.effect),
        **sides(say, event.side),
    )


def _tell_combat_card_cancelled(say: Phrasebook, event: CombatCardCancelled) -> str:
    return say("event-combat-card-cancelled", card=card(say, event.card), **sides(say, event.side))


def _tell_combat_effect_applied(say: Phrasebook, event: CombatEffectApplied) -> str | None:
    """What came of an effect; None where dice, a retreat or losses show it, or nothing came of it."""
    name = event.effect.replace("_", "-")
    message = f"story-effect-{name}" if event.rules == BASE else f"story-melee-{name}"
    if event.number == 0 or not say.translator.has(message):
        return None
    done = say(message, number=event.number, **_fighters(say))
    return say("event-combat-effect-applied", effect=effect(say, event.effect), done=done)


def _tell_leadership_forfeited(say: Phrasebook, event: LeadershipForfeited) -> str:
    given = figures(say, event.figures, "gen")
    return say(
        "event-leadership-forfeited", figures=given, cause=cause(say, event.cause), **sides(say, event.side)
    )


# 11.4.2-11.4.4 Dice and losses


def _modifier(say: Phrasebook, bonus: int) -> str:
    return say("story-modifier", bonus=with_sign(bonus)) if bonus else ""


def _roll(say: Phrasebook, event: CombatRolled | LeaderRerolled) -> dict[str, str | int | Forms]:
    return {
        "dice": pips(say, event.dice, lambda die: scores(die, event.target, event.bonus)),
        "hits": event.hits,
        "target": event.target,
        "modifier": _modifier(say, event.bonus),
        **sides(say, event.side),
    }


def _tell_combat_rolled(say: Phrasebook, event: CombatRolled) -> str:
    return say("event-combat-rolled", **_roll(say, event))


def _tell_leader_rerolled(say: Phrasebook, event: LeaderRerolled) -> str:
    return say("event-leader-rerolled", **_roll(say, event))


def _tell_extra_attack_rolled(say: Phrasebook, event: ExtraAttackRolled) -> str:
    return say(
        "event-extra-attack-rolled",
        effect=effect(say, event.effect),
        dice=pips(say, event.dice, lambda die: scores(die, event.target)),
        hits=event.hits,
        target=event.target,
        **sides(say, event.side),
    )


def _tell_dice_rolled(say: Phrasebook, event: DiceRolled) -> str:
    """Dice of a card; where every face counts, the pips themselves are the hits."""
    why = cause(say, event.cause)
    shown = pips(say, event.dice, lambda die: die >= event.target)
    if event.target == 1:
        return say("event-dice-rolled-pips", dice=shown, cause=why, hits=event.hits)
    return say("event-dice-rolled", dice=shown, cause=why, hits=event.hits, target=event.target)


def _tell_hits_taken(say: Phrasebook, event: HitsTaken) -> str:
    values: dict[str, Any] = {"region": say.region(event.region), **sides(say, event.side)}
    lost, reduced = (figures(say, held, "acc") for held in (event.lost, event.reduced))
    count = sum(number for _, number in event.reduced)
    if not reduced:
        return say("event-hits-taken", lost=lost, **values)
    if not lost:
        return say("event-hits-taken-reduced", reduced=reduced, count=count, **values)
    return say("event-hits-taken-both", lost=lost, reduced=reduced, count=count, **values)


def _tell_elite_reduced(say: Phrasebook, event: EliteReduced) -> str:
    elite = label_number(say, event.figure, 1, "acc")
    key = "event-elite-given-up" if event.lost else "event-elite-reduced"
    return say(key, elite=elite, **sides(say, event.side))


def _tell_battle_ended(say: Phrasebook, event: BattleEnded) -> str | None:
    if event.how in SAID_BETTER:
        return None
    return say("event-battle-ended", region=say.region(event.region), how=event.how)


TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str | None]] = {
    AttackDeclared: _tell_attack_declared,
    RoundBegan: _tell_round_began,
    WithdrewIntoStronghold: _tell_withdrew_into_stronghold,
    CombatCardShown: _tell_combat_card_shown,
    CombatCardCancelled: _tell_combat_card_cancelled,
    CombatEffectApplied: _tell_combat_effect_applied,
    LeadershipForfeited: _tell_leadership_forfeited,
    CombatRolled: _tell_combat_rolled,
    LeaderRerolled: _tell_leader_rerolled,
    ExtraAttackRolled: _tell_extra_attack_rolled,
    DiceRolled: _tell_dice_rolled,
    HitsTaken: _tell_hits_taken,
    EliteReduced: _tell_elite_reduced,
    BattleEnded: _tell_battle_ended,
}
