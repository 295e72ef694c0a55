"""13.7, 12.2 What is done about the damage of a Hunt tile; hiding or moving by a card."""

from __future__ import annotations

from bot.engine import Action
from bot.text import Item
from cogs.war.model import actions
from cogs.war.model.components import MOST_CORRUPTION
from cogs.war.rules.guide import level
from cogs.war.words.menus.faces import FACES
from cogs.war.words.menus.sight import Path, Paths, Sight
from cogs.war.words.names import character_label


def casualty(sight: Sight, action: actions.TakeCasualty) -> Path:
    """13.7c The Guide, or somebody drawn."""
    if action.who == "random":
        levels = sorted(level(each) for each in sight.seen.fellowship.companions)
        label = sight.say("choice-casualty-random", least=levels[0], most=levels[-1])
        return (Item("casualty_random", label, emoji=FACES["random"]),)
    guide = sight.seen.fellowship.guide
    rest = max(0, damage(sight) - level(guide))
    return (
        sight.item(
            "casualty_guide",
            "choice-casualty-guide",
            corruption(sight, rest),
            face="removed",
            guide=character_label(sight.say, guide),
            level=level(guide),
            count=rest,
        ),
    )


def spare(sight: Sight, action: Action) -> Path:
    """13.7d No casualty: the damage is corruption."""
    note = corruption(sight, damage(sight))
    return (sight.item("decline", "choice-no-casualty", note, face="ring", count=damage(sight)),)


def damage(sight: Sight) -> int:
    """13.6 Damage of the tile that is left."""
    return 0 if sight.seen.chase is None else sight.seen.chase.damage


def corruption(sight: Sight, more: int) -> str:
    """13.7d What so much damage does to the Ring-bearers; nothing where there is none."""
    if not more:
        return ""
    now, most = sight.seen.fellowship.corruption, MOST_CORRUPTION
    message = "choice-corruption-fatal" if now + more >= most else "choice-corruption"
    return sight.say(message, now=now, then=min(most, now + more), most=most)


def hide_or_move(sight: Sight, action: actions.Choose) -> Path:
    """12.2, 12.6 What the card lets the Fellowship do."""
    return (sight.plain(action.option, f"choice-now-{action.option}", "fellowship", "primary"),)


def rest(sight: Sight, action: Action) -> Path:
    """12.2 Neither."""
    return (sight.plain("decline", "choice-neither", "decline"),)


PATHS: Paths = {actions.TakeCasualty: casualty}
