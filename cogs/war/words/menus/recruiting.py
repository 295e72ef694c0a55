"""8, 7.4, 9 Figures that are recruited and where, and Nations on the Political Track."""

from __future__ import annotations

from bot.engine import Action
from bot.text import Item
from cogs.war.model import actions
from cogs.war.model.bags import count
from cogs.war.model.components import AT_WAR, FIGURES
from cogs.war.words.menus.faces import FACES
from cogs.war.words.menus.regions import place, region_item
from cogs.war.words.menus.sight import Path, Paths, Sight
from cogs.war.words.names import figure_label, nation_label


def recruit(sight: Sight, action: actions.Recruit) -> Path:
    """8.1, 7.4 What comes, and where; a level with one choice only is not shown."""
    figure = _figure(sight, action.figure)
    regions = _regions(sight)[action.figure]
    return (figure, *place(sight, regions, action.region, region_item(sight, action.region)))


def _regions(sight: Sight) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] | None = sight.kept.get("recruits")
    if found is None:
        found = {}
        for each in sight.legal(actions.Recruit):
            found[each.figure] = (*found.get(each.figure, ()), each.region)
        sight.kept["recruits"] = found
    return found


def _figure(sight: Sight, figure: str) -> Item:
    kept: Item | None = sight.kept.get(figure)
    if kept is None:
        left = count(sight.seen.sides[FIGURES[figure].side].reinforcements, figure)
        detail = sight.say("choice-reinforcements", count=left)
        kept = Item(figure, figure_label(sight.say, figure), detail, FACES["recruits"])
        sight.kept[figure] = kept
    return kept


def nation(sight: Sight, action: actions.ChooseNation) -> Path:
    """5.4 A Nation, with where its counter would go."""
    seen = next(each for each in sight.seen.nations if each.nation == action.nation)
    to_war = seen.box + 1 >= AT_WAR
    detail = sight.say("choice-nation-to-war") if to_war else sight.say("choice-nation-to", box=seen.box + 1)
    limit = "" if seen.active else sight.say("choice-nation-passive")
    return (
        Item(
            action.nation,
            sight.say("choice-nation", nation=nation_label(sight.say, action.nation), box=seen.box),
            sight.detail((detail, limit)),
            FACES["politics"],
            "primary" if to_war else "secondary",
        ),
    )


def enough(sight: Sight, action: Action) -> Path:
    """7.4 No further figure."""
    return (sight.item("decline", "choice-no-more-recruits", face="confirm", tone="success"),)


PATHS: Paths = {actions.Recruit: recruit, actions.ChooseNation: nation}
