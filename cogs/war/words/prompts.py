"""The questions of a battle, with both sides' dice, Leadership and what hits; the way to every question."""

from __future__ import annotations

from typing import Any

from cogs.war.model.actions import LayCard, Prolong
from cogs.war.model.armies import replacement, units
from cogs.war.model.components import CARDS, REGIONS
from cogs.war.model.observation import WarObservation
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS
from cogs.war.rules.battle.declaring import ChooseAttack, ChooseRearguard
from cogs.war.rules.battle.fighting import TakeHits
from cogs.war.rules.battle.rounds import LayCombatCard
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.words import questions
from cogs.war.words import skirmish as skirmish
from cogs.war.words.card_texts import mark_note
from cogs.war.words.groteka import prompts as groteka
from cogs.war.words.menus.sight import Sight, sight_of
from cogs.war.words.names import Phrasebook, figures
from cogs.war.words.questions import Asks, Question, battle_of, by_card, force, leave_or_go, odds

DEAD_MEN = "fp_char_22"


def attack(sight: Sight, step: ChooseAttack) -> Question:
    """11.1 Ask which Army attacks which."""
    needs = f"{step.needs}_{sight.seat}" if step.needs == "leader" else step.needs or "none"
    asked = sight.say("prompt-attack", needs=needs)
    return by_card(sight, next(iter(step.effects), ""), asked), ""


def rearguard(sight: Sight, step: ChooseRearguard) -> Question:
    """11.2 Ask who fights, who stays out, and against whom."""
    battle = step.battle
    origin, region = REGIONS[battle.origin], REGIONS[battle.region]
    message = "prompt-rearguard" if origin != region else "prompt-rearguard-here"
    asked = sight.say(
        message, origin=sight.say.region(origin), region=sight.say.region(region), may=leave_or_go(sight)
    )
    enemy = sight.say("prompt-against", figures=sight.troops(sight.foes(region), most=160))
    return asked, f"{force(sight, battle.force, sight.own(origin))} {enemy}"


def withdrawal(sight: Sight, step: Any) -> Question:
    """11.10 Battle before the walls, or behind them."""
    battle = battle_of(sight)
    most = ruleset(sight.state).most_besieged
    over = units(sight.own(REGIONS[battle.region])) - most
    lost = sight.say("prompt-withdraw-over", count=over, most=most) if over > 0 else ""
    return sight.say("prompt-withdraw", region=_place(sight)), " ".join(
        filter(None, (odds(sight, coming=True), lost))
    )


def _place(sight: Sight) -> Any:
    return sight.say.region(REGIONS[battle_of(sight).region])


def card(sight: Sight, step: LayCombatCard) -> Question:
    """11.4.1 Ask for a Combat card; say whether the other side has laid one."""
    battle = battle_of(sight)
    other = battle.sides[1 - step.side]
    asked = sight.say("prompt-card", region=_place(sight), round=battle.round)
    laid = ""
    if other.laid:
        laid = sight.say(f"prompt-laid-{other.laid}", seat=sight.say.name(SEATS[1 - step.side]))
    only = sight.say("prompt-only-card") if battle.melee is not None else ""
    effects = (CARDS[action.card].combat for action in sight.legal(LayCard))
    note = mark_note(sight.say, effects, sight.seen.options.rules)
    return asked, " ".join(filter(None, (only, odds(sight), laid, note)))


def hits(sight: Sight, step: TakeHits) -> Question:
    """11.8 Ask how the hits that are left are taken; say what has been taken."""
    region = sight.say.region(REGIONS[step.region])
    asked = sight.say("prompt-hits", count=step.hits, region=region)
    taken = []
    if step.lost:
        taken.append(sight.say("prompt-hits-lost", figures=figures(sight.say, step.lost)))
    if step.reduced:
        taken.append(sight.say("prompt-hits-reduced", figures=figures(sight.say, step.reduced)))
    return by_card(sight, step.cause if step.cause in CARDS else "", asked), " ".join(taken)


def cease(sight: Sight, step: Any) -> Question:
    """11.4.5 Another round, or not."""
    asked = sight.say("prompt-cease", region=_place(sight), round=battle_of(sight).round)
    return asked, odds(sight, coming=True)


def prolong(sight: Sight, step: Any) -> Question:
    """11.12 Another round of the siege costs an Elite."""
    offered = {action.figure for action in sight.seen.legal if isinstance(action, Prolong)}
    lost = all(replacement(sight.state, sight.side, figure) is None for figure in offered)
    asked = "prompt-prolong-lose" if lost else "prompt-prolong"
    return sight.say(asked, region=_place(sight)), odds(sight, coming=True)


def retreat(sight: Sight, step: Any) -> Question:
    """11.11 Away, or another round."""
    asked = sight.say("prompt-retreat", region=_place(sight), round=battle_of(sight).round)
    return asked, odds(sight, coming=True)


def rout(sight: Sight, step: Any) -> Question:
    """11.11 Ask where what is left of an Army flees to."""
    asked = sight.say("prompt-rout", region=sight.say.region(REGIONS[step.region]))
    return by_card(sight, DEAD_MEN, asked), ""


def follow_up(sight: Sight, step: Any) -> Question:
    """11.14 Ask whether the attackers move in."""
    return sight.say("prompt-besiege" if step.siege else "prompt-follow-up", region=_place(sight)), ""


def advancing(sight: Sight, step: Any) -> Question:
    """11.14 Ask who moves in."""
    origin = REGIONS[battle_of(sight).origin]
    asked = sight.say(
        "prompt-movers", origin=sight.say.region(origin), region=_place(sight), may=leave_or_go(sight)
    )
    return asked, force(sight, step.force, sight.own(origin))


BATTLE_ASKS: Asks = {
    "choose_attack": attack,
    "choose_rearguard": rearguard,
    "offer_withdrawal": withdrawal,
    "lay_combat_card": card,
    "take_hits": hits,
    "offer_cease": cease,
    "offer_prolong": prolong,
    "offer_retreat": retreat,
    "dead_men_of_dunharrow_rout": rout,
    "offer_advance": follow_up,
    "choose_advancing": advancing,
}


# Every question, by the step that asks it.

ASKS: Asks = {
    **questions.DICE_ASKS,
    **questions.RECRUITING_ASKS,
    **questions.MOVEMENT_ASKS,
    **BATTLE_ASKS,
    **questions.FELLOWSHIP_ASKS,
    **questions.COMPANIONS_ASKS,
    **questions.HUNT_ASKS,
    **skirmish.ASKS,
    **groteka.ASKS,
}


ASKED = "?"
"""What ends a question that needs no full stop after its rule."""


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: WarObservation) -> None:
        self.say = say
        self.seen = seen
        self.sight = sight_of(say, seen)

    def prompt(self) -> str:
        """Say what the viewer must decide now."""
        asked, stakes = _question(self.sight)
        message = "prompt-asked-with-rule" if asked.endswith(ASKED) else "prompt-with-rule"
        what = self.say(message, what=asked, rule=questions.rule_of(self.sight))
        return f"{what} {stakes}" if stakes else what


def _question(sight: Sight) -> Question:
    step = sight.step
    if isinstance(step, EffectChoice):
        asked, stakes = questions.ask(sight, step)
        return asked, stakes or groteka.units_given(sight, step)
    ask = ASKS.get(getattr(step, "step", ""))
    return questions.general(sight) if ask is None else ask(sight, step)
