"""Ways through the menus: battles, and what cards, effects and characters ask."""

from __future__ import annotations

from typing import Any

from bot.engine import Action
from bot.text import Item
from cogs.war.model import actions
from cogs.war.model.actions import Choose, ChooseCard, ChooseFigure, ChooseNumber, GiveUpCard
from cogs.war.model.armies import army_units, replacement
from cogs.war.model.bags import Bag, count
from cogs.war.model.components import FIGURES, REGIONS
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name
from cogs.war.words.menus.sight import (
    FACES,
    HEROES,
    Path,
    Paths,
    Sight,
    by_capturing,
    by_entering,
    plainly,
    region_item,
)
from cogs.war.words.status import values_of

# The way through the menus where a card, a Combat effect, a character or a Guide asks.
#
# The step says what an answer means there (`EffectChoice.pick`); where it does not, the words for any
# decision do: regions, Nations, figures on the map and cards of the hand need no words of their own.


def path(sight: Sight, step: EffectChoice, action: Action) -> Path | None:
    """Show the menu level that leads to an action; None where the words for any decision do."""
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
    """Return the key of an answer in its menu, and what the action itself names."""
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


# 11 Battle: standing, taking hits, ceasing, retreating, following up.


def hit(sight: Sight, action: actions.TakeHit) -> Path:
    """11.8 Show how one hit is taken, or two."""
    figure, elite = action.figure, FIGURES[action.figure].role == "elite"
    message, note, face = "choice-hit-remove", "", "removed"
    if elite and action.how == "remove":
        message = "choice-hit-remove-elite"
    elif elite and replacement(sight.state, sight.side, figure) is None:
        message, note = "choice-hit-lose", sight.say("choice-hit-lost")
    elif elite:
        message, note, face = "choice-hit-reduce", sight.say("choice-hit-reduce.detail"), "wounded"
    left = count(_suffering(sight), figure)
    nation = sight.say.nation(FIGURES[figure].nation or "")
    return (sight.item(f"{action.how}_{figure}", message, note, face=face, count=left, nation=nation),)


def _suffering(sight: Sight) -> Bag:
    """Return the units that take the hits."""
    step: Any = sight.step
    if step.battle and sight.seen.battle is not None:
        return army_units(sight.seen.battle.sides[step.side].force)
    return army_units(sight.seen.regions[step.region].figures[step.side])


def stand(sight: Sight, action: Action) -> Path:
    """11.4 Show that the defender gives battle, or stays."""
    return (sight.plain("stand", f"choice-stand-{sight.kind}", "attacks", "primary"),)


def cease(sight: Sight, action: Action) -> Path:
    """11.4.5, 11.12 No further round."""
    return (sight.plain("cease", f"choice-stop-{sight.kind}", "decline"),)


def prolong(sight: Sight, action: actions.Prolong) -> Path:
    """11.12 Show an Elite for another round."""
    nation = sight.say.nation(FIGURES[action.figure].nation or "")
    lost = replacement(sight.state, sight.side, action.figure) is None
    label, note = (
        ("choice-prolong-lose", "choice-hit-lost") if lost else ("choice-prolong", "choice-prolong.detail")
    )
    return (sight.item(f"prolong_{action.figure}", label, sight.say(note), face="wounded", nation=nation),)


def retreat(sight: Sight, action: actions.Retreat) -> Path:
    """11.11 Show where the Army retreats to."""
    item = region_item(sight, action.region)
    where = sight.say.region(action.region)
    return (sight.item(f"to_{action.region}", "choice-retreat", item.detail, face="retreat", region=where),)


def follow_up(sight: Sight, action: Action) -> Path:
    """11.14 Show that the attackers move in."""
    battle = sight.seen.battle
    where = REGIONS[battle.region] if battle else REGIONS[0]
    siege = bool(getattr(sight.step, "siege", False))
    message = "choice-besiege" if siege else "choice-advance"
    captures = not siege and sight.there(where).controller not in (None, sight.seat)
    wins = by_capturing(sight, where) if captures else ()
    notes = (*wins, *by_entering(sight, where, captures=captures), sight.say(f"{message}.detail"))
    region = sight.say.region(where)
    return (sight.item("advance", message, *notes, face="confirm", tone="success", region=region),)


def stay(sight: Sight, action: Action) -> Path:
    """11.14 They do not."""
    siege = "choice-no-siege" if getattr(sight.step, "siege", False) else "choice-no-advance"
    return (sight.plain("decline", siege, "decline"),)


PATHS: Paths = {
    actions.TakeHit: hit,
    actions.Stand: stand,
    actions.Withdraw: plainly("withdraw", "choice-withdraw", "stronghold"),
    actions.PressOn: plainly("press_on", "choice-press-on", "attacks", "primary"),
    actions.Cease: cease,
    actions.Prolong: prolong,
    actions.Retreat: retreat,
    actions.Advance: follow_up,
}
