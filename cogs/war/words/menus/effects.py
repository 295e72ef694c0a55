"""The way through the menus where a card, a Combat effect, a character or a Guide asks.

The step says what an answer means there (`EffectChoice.pick`); where it does not, the words for any decision
do: regions, Nations, figures on the map and cards of the hand need no words of their own.
"""

from __future__ import annotations

from bot.engine import Action
from bot.text import Item
from cogs.war.model.actions import Choose, ChooseCard, ChooseFigure, ChooseNumber, GiveUpCard
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name
from cogs.war.words.facts import values_of
from cogs.war.words.menus.faces import FACES, HEROES
from cogs.war.words.menus.sight import Path, Sight


def path(sight: Sight, step: EffectChoice, action: Action) -> Path | None:
    """The menu level that leads to an action; None where the words for any decision do."""
    pick = step.pick(sight.state, action)
    if pick is None:
        return None
    key, named = _name(action)
    message = sight.message_of(pick.message)
    detail = pick.detail or f"{message}.detail"
    values = values_of(sight.say, {**step.facts(sight.state), **named, **pick.facts})
    small = sight.say(detail, **values) if sight.say.translator.has(detail) else ""
    emoji = FACES.get(pick.face) or HEROES.get(pick.face or key, "")
    return (Item(key, sight.say(message, **values), small, emoji, pick.tone),)


def _name(action: Action) -> tuple[str, Facts]:
    """The key of an answer in its menu, and what the action itself names."""
    match action:
        case ChooseNumber(number):
            return str(number), {"count": number}
        case ChooseCard(card) | GiveUpCard(card):
            return card, {"card": Name("card", card)}
        case ChooseFigure(figure):
            return figure, {"figure": Name("figure", figure)}
        case Choose(option):
            return option, {}
    return action.verb, {}
