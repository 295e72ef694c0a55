"""13.7, 12.2 What is done about the damage of a Hunt tile; hiding or moving by a card."""

from __future__ import annotations

from bot.engine import Action
from cogs.war import actions
from cogs.war.choosing.sight import Path, Paths, Sight
from cogs.war.components import MOST_CORRUPTION
from cogs.war.naming import character_label
from cogs.war.rules.guide import level


def casualty(sight: Sight, action: actions.TakeCasualty) -> Path:
    """13.7c The Guide, or somebody drawn."""
    if action.who == "random":
        levels = sorted(level(each) for each in sight.seen.fellowship.companions)
        drawn = sight.say("choice-casualty-levels", least=levels[0], most=levels[-1])
        return (sight.item("casualty_random", "choice-casualty-random", drawn, face="random"),)
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
    """13.7d What so much damage does to the Ring-bearers."""
    now = sight.seen.fellowship.corruption
    most = MOST_CORRUPTION
    return sight.say("choice-corruption", now=now, then=min(most, now + more), most=most)


def use_guide(sight: Sight, action: Action) -> Path:
    """13.7b The Guide's ability."""
    guide = character_label(sight.say, sight.seen.fellowship.guide)
    return (sight.item("use_guide", "choice-use-guide", face="accept", tone="success", guide=guide),)


def hide_or_move(sight: Sight, action: actions.Choose) -> Path:
    """12.2, 12.6 What the card lets the Fellowship do."""
    return (sight.plain(action.option, f"choice-now-{action.option}", "fellowship", "primary"),)


def rest(sight: Sight, action: Action) -> Path:
    """12.2 Neither."""
    return (sight.plain("decline", "choice-neither", "decline"),)


PATHS: Paths = {actions.TakeCasualty: casualty, actions.UseGuide: use_guide}
