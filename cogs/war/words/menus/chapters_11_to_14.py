"""Ways through the menus: battles, the Fellowship, Companions, the Hunt; what cards and characters ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine import Action
from bot.text import LABEL, Item, join_details
from cogs.war.model import actions
from cogs.war.model.actions import Choose, ChooseCard, ChooseFigure, ChooseNumber, GiveUpCard
from cogs.war.model.armies import army_units, replacement
from cogs.war.model.bags import Bag, count
from cogs.war.model.components import (
    CHARACTERS,
    FIGURES,
    FREE,
    HOBBITS,
    MOST_CORRUPTION,
    NATION_OF,
    NATION_SIDE,
    NUMBER,
    OWNER,
    REGIONS,
    SETTLEMENT,
    SHADOW,
)
from cogs.war.model.queries import controller, is_active, is_stronghold, where
from cogs.war.rules.companions import level
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name
from cogs.war.rules.fellowship import sheltered
from cogs.war.rules.victory import GATES
from cogs.war.words.menus.sight import (
    FACES,
    HEROES,
    LABEL_ROOM,
    Path,
    Paths,
    Sight,
    by_capturing,
    by_declaring,
    by_entering,
    place,
    plainly,
    region_item,
)
from cogs.war.words.names import character_label, label_number
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


# 12-14 The Fellowship, Companions and the Hunt.

# 12, 14 The Fellowship: declaring, its path, Mordor, the Guide.


def onward(sight: Sight, action: actions.Step) -> Path:
    """12.3, 12.5 Show a region further on."""
    return (region_item(sight, action.region, *_there(sight, action.region), key=f"go_{action.region}"),)


def stop(sight: Sight, action: Action) -> Path:
    """12.3, 12.5 Show that the figure comes to rest."""
    step: Any = sight.step
    here = REGIONS[step.path[-1]]
    notes = _there(sight, here) if step.manner == "declared" else ()
    where = sight.say.region(here)
    return (sight.item("stop", "choice-rest", *notes, face="confirm", tone="success", region=where),)


def _there(sight: Sight, region: str) -> tuple[str, ...]:
    """List what it would mean to come to a region, or to end there."""
    if getattr(sight.step, "manner", "") == "declared":
        return declared_there(sight, region)
    number = NUMBER[region]
    notes = [sight.say("choice-gate")] if number in GATES else []
    shadowed = is_stronghold(number) and OWNER[number] == SHADOW
    if shadowed and controller(sight.state, number) == SHADOW:
        notes.append(sight.say("choice-draws"))
    return tuple(notes)


def declared_there(sight: Sight, region: str) -> tuple[str, ...]:
    """List what it means to be declared in a region."""
    number = NUMBER[region]
    gate = (sight.say("choice-gate"),) if number in GATES else ()
    heals = sight.seen.fellowship.corruption and sheltered(sight.state, number)
    heals_here = (sight.say("choice-heals"),) if heals else ()
    return (*gate, *by_declaring(sight, region), *heals_here)


def guide(sight: Sight, action: actions.MakeGuide) -> Path:
    """12.7 Show a Companion as Guide."""
    return (companion_item(sight, action.companion),)


def companion_item(sight: Sight, companion: str, key: str = "") -> Item:
    """Show a Companion with the Level; in the small print the Leadership."""
    figure, say = FIGURES[companion], sight.say
    detail = join_details(
        (
            say("choice-leadership", points=figure.leadership),
            say("choice-hobbit") if companion in HOBBITS else "",
        )
    )
    label = say("choice-companion", name=character_label(say, companion), level=figure.level or 0)
    return Item(key or companion, label, detail, HEROES.get(companion, ""))


FELLOWSHIP_PATHS: Paths = {
    actions.Declare: plainly("declare", "choice-declare", "fellowship", "primary"),
    actions.Step: onward,
    actions.Stop: stop,
    actions.EnterMordor: plainly("enter_mordor", "choice-enter-mordor", "fellowship", "primary"),
    actions.MakeGuide: guide,
}


# 13.1-13.3 Companions, Nazgûl and Minions that move by themselves.


def join(sight: Sight, action: actions.Join) -> Path:
    """13.1, 13.2 Somebody comes along: for the first who moves on the map, with where."""
    item = companion_item(sight, action.character, f"join_{action.character}")
    step: Any = sight.step
    if sight.kind == "companions" and not step.group:
        there = where(sight.state, action.character)
        label = sight.say(
            "choice-from",
            name=character_label(sight.say, action.character),
            region=sight.say.region(REGIONS[there]),
        )
        return (*_together(sight, action, there), Item(item.key, label, item.detail, item.emoji))
    if not step.group:
        return (*_together(sight, action), item)
    label = sight.say("choice-join-too", name=character_label(sight.say, action.character))
    return (*_together(sight, action), Item(item.key, label, item.detail, item.emoji))


def _together(sight: Sight, action: actions.Join, there: int | None = None) -> Path:
    """13.1, 13.2 Show the menu of those who can join together. there: the region they have to come from."""
    step: Any = sight.step
    joining = sight.legal(actions.Join)
    if there is not None:
        joining = tuple(option for option in joining if where(sight.state, option.character) == there)
    exactly: int = getattr(step, "exactly", 0)
    most = min(exactly - len(step.group) if exactly else len(joining), len(joining))
    if most > 1 and there is not None:
        region = sight.say.region(REGIONS[there])
        return (Item(f"join_{REGIONS[there]}", sight.say("choice-join-from", region=region), many=most),)
    return (Item("join", sight.say("choice-join-several"), many=most),)


def travel(sight: Sight, action: actions.Travel) -> Path:
    """13.1, 13.2 Show where the group goes, with the Nation it would rouse there."""
    offered, others = sight.regions(actions.Travel), sight.others(actions.Travel)
    item = region_item(sight, action.region, *_rousing(sight, action.region), key=f"to_{action.region}")
    return place(sight, offered, action.region, item, others)


def _rousing(sight: Sight, region: str) -> tuple[str, ...]:
    """9.3d Return the Nation that would be activated by somebody of the group."""
    number, step = NUMBER[region], sight.step
    nation = NATION_OF[number]
    group: Sequence[str] = getattr(step, "group", ())
    if nation is None or NATION_SIDE[nation] != FREE or SETTLEMENT[number] not in ("city", "stronghold"):
        return ()
    if is_active(sight.state, nation) or controller(sight.state, number) != FREE:
        return ()
    if not any(nation in CHARACTERS[companion].activates for companion in group):
        return ()
    return (sight.say("choice-rouses", nation=sight.say.nation(nation)),)


def go(sight: Sight, action: Action) -> Path:
    """13.1 Show that the group is complete and leaves."""
    step: Any = sight.step
    count, names = len(step.group), sight.say.several(step.group)
    label, detail = sight.say("choice-leave-fellowship", count=count, names=names), ""
    if len(label) > LABEL_ROOM:
        label, detail = sight.say("choice-leave-many", count=count), names[LABEL]
    return (Item("confirm", label, join_details((detail,)), FACES["confirm"], "success"),)


def enough(sight: Sight, action: Action) -> Path:
    """13.2, 13.3 Nobody else moves."""
    return (sight.plain("confirm", f"choice-enough-{sight.kind}", "confirm", "success"),)


def number_there(sight: Sight, action: actions.ChooseFigureIn) -> int:
    """13.3 Count those of a kind in a region that have not moved yet."""
    moved = (action.figure, NUMBER[action.region])
    arrived = sum(n for name, there, n in getattr(sight.step, "arrived", ()) if (name, there) == moved)
    there = count(sight.own(action.region), action.figure)
    left: int = max(1, there - arrived)
    return left


def who(sight: Sight, action: actions.ChooseFigureIn, number: int = 0) -> Path:
    """13.3 Nazgûl or a Minion in a region. number: how many of them; 0: all, or it is asked next."""
    region = sight.say.region(action.region)
    every = number_there(sight, action)
    key = f"{action.figure}_{action.region}" + (f"_{number}" if number not in (0, every) else "")
    number = number or every
    label = sight.say("choice-from", name=label_number(sight.say, action.figure, number), region=region)
    item = region_item(sight, action.region)
    face = HEROES.get(action.figure, FACES["nazgul"])
    return (Item("who", sight.say("choice-join-several"), many=1), Item(key, label, item.detail, face))


def how_many(sight: Sight, action: actions.ChooseNumber) -> Path:
    """13.3 Show how many of the Nazgûl in a region."""
    figure = getattr(sight.step, "figure", "") or "nazgul"
    label = label_number(sight.say, figure, action.number)
    return (Item(f"n_{action.number}", label, emoji=FACES["nazgul"]),)


def fly(sight: Sight, action: actions.Fly) -> Path:
    """13.3 Show where they fly."""
    item = region_item(sight, action.region, key=f"to_{action.region}")
    return place(sight, sight.regions(actions.Fly), action.region, item)


COMPANIONS_PATHS: Paths = {actions.Join: join, actions.Travel: travel, actions.Fly: fly}


# 13.7, 12.2 What is done about the damage of a Hunt tile; hiding or moving by a card.


def casualty(sight: Sight, action: actions.TakeCasualty) -> Path:
    """13.7c Show the Guide, or somebody drawn."""
    if action.who == "random":
        levels = sorted(level(companion) for companion in sight.seen.fellowship.companions)
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
    """13.7d Say what so much damage does to the Ring-bearers; nothing where there is none."""
    if not more:
        return ""
    now, most = sight.seen.fellowship.corruption, MOST_CORRUPTION
    message = "choice-corruption-fatal" if now + more >= most else "choice-corruption"
    return sight.say(message, now=now, then=min(most, now + more), most=most)


def hide_or_move(sight: Sight, action: actions.Choose) -> Path:
    """12.2, 12.6 Show what the card lets the Fellowship do."""
    return (sight.plain(action.option, f"choice-now-{action.option}", "fellowship", "primary"),)


HUNT_PATHS: Paths = {actions.TakeCasualty: casualty}
