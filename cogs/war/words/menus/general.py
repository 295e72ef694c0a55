"""Words that mean the same at any decision: yes, no, a region, a figure, a number."""

from __future__ import annotations

from bot.engine import Action
from bot.text import Item
from cogs.war.model import actions
from cogs.war.words.menus.faces import HEROES
from cogs.war.words.menus.regions import place, region_item
from cogs.war.words.menus.sight import Path, Paths, Sight
from cogs.war.words.names import figure_label


def accept(sight: Sight, action: Action) -> Path:
    """Yes."""
    return (sight.item("accept", "choice-yes", face="accept", tone="success"),)


def decline(sight: Sight, action: Action) -> Path:
    """No."""
    return (sight.item("decline", "choice-no", face="decline"),)


def confirm(sight: Sight, action: Action) -> Path:
    """Done."""
    return (sight.item("confirm", "choice-done", face="confirm", tone="success"),)


def region(sight: Sight, action: actions.ChooseRegion) -> Path:
    """A region, by areas where there are many."""
    offered = sight.kept.get("regions")
    if offered is None:
        offered = sight.kept["regions"] = tuple(each.region for each in sight.legal(actions.ChooseRegion))
    item = region_item(sight, action.region)
    return place(sight, offered, action.region, item, sight.others(actions.ChooseRegion))


def figure(sight: Sight, action: actions.ChooseFigure) -> Path:
    """A figure."""
    return (Item(action.figure, figure_label(sight.say, action.figure), emoji=HEROES.get(action.figure, "")),)


def figure_in(sight: Sight, action: actions.ChooseFigureIn) -> Path:
    """A region, and one of the figures there."""
    offered = sight.kept.get("regions")
    if offered is None:
        regions = dict.fromkeys(each.region for each in sight.legal(actions.ChooseFigureIn))
        offered = sight.kept["regions"] = tuple(regions)
    item = region_item(sight, action.region)
    above = place(sight, offered, action.region, item, sight.others(actions.ChooseFigureIn))
    name = Item(action.figure, figure_label(sight.say, action.figure), emoji=HEROES.get(action.figure, ""))
    return (*above, name)


def number(sight: Sight, action: actions.ChooseNumber) -> Path:
    """A number."""
    return (Item(f"n_{action.number}", str(action.number)),)


def option(sight: Sight, action: actions.Choose) -> Path:
    """One of several things a text allows: by name where it is the name of something."""
    what = action.option
    return (Item(what, sight.say.label(what) if sight.say.names(what) else what),)


PATHS: Paths = {
    actions.Accept: accept,
    actions.Decline: decline,
    actions.Confirm: confirm,
    actions.ChooseRegion: region,
    actions.ChooseFigure: figure,
    actions.ChooseFigureIn: figure_in,
    actions.ChooseNumber: number,
    actions.Choose: option,
}
