"""4.1d, 4.3, 4.5 What is asked about dice and cards in hand."""

from __future__ import annotations

from cogs.war.model.components import HAND_LIMIT, MOST_CORRUPTION, SHADOW
from cogs.war.rules.dice import AllocateHunt, allocation
from cogs.war.rules.event_cards import DiscardExcess
from cogs.war.rules.turn import TakeAction
from cogs.war.words.menus.sight import Sight
from cogs.war.words.names import dice_label
from cogs.war.words.prompts.question import Asks, Question


def act(sight: Sight, step: TakeAction) -> Question:
    """4.5 An action with one die."""
    own, other = sight.seen.sides[step.side], sight.seen.sides[1 - step.side]
    asked = sight.say("prompt-act", dice=dice_label(sight.say, own.dice))
    return asked, sight.say("prompt-act-other", seat=sight.say.name(other.seat), count=len(other.dice))


def excess(sight: Sight, step: DiscardExcess) -> Question:
    """4.1d Down to six."""
    held = len(sight.seen.sides[step.side].hand)
    return sight.say("prompt-excess", held=held, count=held - HAND_LIMIT, most=HAND_LIMIT), ""


def allocate(sight: Sight, step: AllocateHunt) -> Question:
    """4.3 Dice for the Hunt, and whom it is for."""
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


ASKS: Asks = {"take_action": act, "discard_excess": excess, "allocate_hunt": allocate}
