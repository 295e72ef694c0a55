"""Ways through the menus: dice, cards, recruiting and Armies on the move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.engine import Action
from bot.text import Item, join_details
from bot.text.game_text import Tone
from cogs.war.model import actions
from cogs.war.model.bags import Bag, count
from cogs.war.model.components import AT_WAR, CARDS, COMBAT_EFFECTS, FIGURES, HAND_LIMIT, NUMBER, SHADOW
from cogs.war.rules.battle.rounds import idle
from cogs.war.rules.event_cards import DiscardExcess
from cogs.war.rules.movement import may_go_whole
from cogs.war.words.card_texts import card_detail, combat_detail, effect_title
from cogs.war.words.menus.aims import DISCARDS
from cogs.war.words.menus.sight import (
    FACES,
    LABEL_ROOM,
    Path,
    Paths,
    Sight,
    army_title,
    by_attack,
    by_capturing,
    by_entering,
    place,
    plainly,
    region_item,
    region_order,
    simply,
)
from cogs.war.words.names import (
    card_label,
    die_label,
    figure_label,
    label_number,
    nation_label,
    use_detail,
    use_label,
)

# 4.1d, 7 Cards in menus: discarding, laying Combat cards.


def small_print(sight: Sight, card: str) -> str:
    """Say what a card does; then, as far as there is room, the symbol that plays it and its lower half."""
    printed = CARDS[card]
    symbol = sight.say(f"choice-symbol-{printed.type}")
    effect = effect_title(sight.say, printed.combat, sight.seen.options.rules)
    lower = sight.say("choice-lower-half", effect=effect)
    return join_details((card_detail(sight.say, card), symbol, lower))


def card_item(sight: Sight, card: str) -> Item:
    """Show a card by its name."""
    label, detail = card_label(sight.say, card), small_print(sight, card)
    return Item(card, label, detail, FACES["cards"], printed=True)


def card(sight: Sight, action: actions.ChooseCard) -> Path:
    """Show a card for what is being asked."""
    return (card_item(sight, action.card),)


def discard(sight: Sight, action: actions.DiscardCard) -> Path:
    """4.1d Show a card of the hand; where several are too many, they may be chosen together."""
    shown, over = card_item(sight, action.card), len(sight.seen.sides[sight.side].hand) - HAND_LIMIT
    if over < 2 or not isinstance(sight.step, DiscardExcess):
        return (shown,)
    return (Item(DISCARDS, sight.say("choice-discards"), many=over), shown)


def lay(sight: Sight, action: actions.LayCard) -> Path:
    """11.4.1 Show a Combat card, by what it does in battle."""
    card = action.card
    effect = CARDS[card].combat
    order = " / ".join(map(str, COMBAT_EFFECTS[effect].initiative))
    idles = sight.say("choice-lay-idle") if idle(sight.state, sight.side, card) else ""
    surely = sight.item("surely", "choice-surely", idles, tone="danger", card=card_label(sight.say, card))
    laid = sight.item(
        card,
        "choice-lay",
        idles,
        combat_detail(sight.say, effect, sight.seen.options.rules),
        sight.say("choice-initiative", order=order),
        sight.say("choice-lay-from-table") if card in sight.seen.sides[sight.side].table else "",
        face="cards",
        effect=effect_title(sight.say, effect, sight.seen.options.rules),
        card=card_label(sight.say, card),
    )
    return (laid, replace(surely, asks=True)) if idles else (replace(laid, printed=True),)


CARDS_PATHS: Paths = {
    actions.DiscardCard: discard,
    actions.LayCard: lay,
    actions.LayNone: simply("lay_none", "choice-lay-none", "decline"),
    actions.ChooseCard: card,
}


# 4.3, 4.5, 6 The Hunt allocation, the actions of a turn by what they are about, the Elven Rings.

TOPICS: Mapping[str, str] = {
    "draw_character": "cards",
    "draw_strategy": "cards",
    "discard_denethors_folly": "cards",
    "discard_denethors_folly_counsel": "cards",
    "discard_palantir": "cards",
    "discard_palantir_ring": "cards",
    "end_a_power_too_great": "cards",
    "end_tom_bombadil": "cards",
    "recruit": "recruits",
    "voice_recruits": "recruits",
    "voice_upgrades": "recruits",
    "disband": "disband",
    "advance_nation": "politics",
    "rouse_dwarves": "politics",
    "rouse_elves": "politics",
    "rouse_gondor": "politics",
    "move_armies": "armies",
    "move_led_army": "armies",
    "attack": "attacks",
    "attack_led": "attacks",
    "move_fellowship": "fellowship",
    "hide_fellowship": "fellowship",
    "slip_away": "fellowship",
    "separate": "companions",
    "move_companions": "companions",
    "aragorn": "companions",
    "gandalf_the_white": "companions",
    "move_nazgul": "minions",
    "mouth_of_sauron": "minions",
    "saruman": "minions",
    "witch_king": "minions",
}
"""What each use of a die is about: the first level of the menu. Any other use is a topic of its own."""


def allocate(sight: Sight, action: actions.Allocate) -> Path:
    """4.3 Show how many dice go to the Hunt Box."""
    left = sight.seen.sides[SHADOW].pool - action.dice
    rest = sight.say("choice-allocate-rest", count=left)
    tone: Tone = "primary" if action.dice else "secondary"
    return (
        sight.item(f"dice_{action.dice}", "choice-allocate", rest, face="hunt", tone=tone, count=action.dice),
    )


def use(sight: Sight, action: actions.UseDie) -> Path:
    """5 Show what it is about, what is done, with which die."""
    say, what = sight.say, action.what
    topic = TOPICS.get(what, what)
    item = Item(what, use_label(say, what), join_details([use_detail(say, what)]), FACES.get(topic, ""))
    return _pay(sight, topic, item, action.die)


def event(sight: Sight, action: actions.PlayEvent) -> Path:
    """7.1 Show the card, and the die that pays for it."""
    return _pay(sight, "cards", card_item(sight, action.card), action.die)


def skip(sight: Sight, action: actions.SkipDie) -> Path:
    """4.5 Show the die that is skipped."""
    dice = sight.legal(actions.SkipDie)
    if len(dice) == 1:
        return (sight.plain("skip", "choice-skip-only", "skip", die=sight.say.face(action.die)),)
    return (sight.plain("skip", "choice-skip", "skip"), _die(sight, action.die))


def turn_die(sight: Sight, action: actions.TurnDie) -> Path:
    """6.1 Show an Elven Ring: the die, and what it shows from then on."""
    rings = sight.seen.sides[sight.side].rings
    detail = sight.say("choice-ring.detail", count=rings, seat=sight.seat)
    face, note = action.face, ""
    if face == "eye":
        note = sight.say("choice-ring-eye")
    return (
        sight.item("ring", "choice-ring", detail, face="ring"),
        _die(sight, action.die),
        Item(f"to_{face}", sight.say("choice-ring-to", die=sight.say.face(face)), note, FACES[face]),
    )


def _pay(sight: Sight, topic: str, item: Item, die: str) -> Path:
    """Show the topic, the thing to do, the die that pays for it.

    A topic with one thing to do is left out, and where one face only can pay the label says which.
    """
    say, things = sight.say, _things(sight)[topic]
    above: Path = ()
    if len(things) == 1:
        label = say("choice-play", card=item.label) if topic == "cards" and item.key in CARDS else item.label
        item = replace(item, label=label)
    else:
        above = (_topic(sight, topic),)
    if len(things[item.key]) > 1:
        return (*above, item, _die(sight, die))
    label = say("choice-with-die", what=item.label, die=die_label(say, die))
    return (*above, replace(item, label=label) if len(label) <= LABEL_ROOM else item)


def _topic(sight: Sight, topic: str) -> Item:
    return sight.keep(topic, lambda: sight.plain(f"to_{topic}", f"choice-to-{topic}", topic, "primary"))


def _things(sight: Sight) -> dict[str, dict[str, tuple[str, ...]]]:
    """List what can be done, by topic, with the faces that pay for it."""
    things: dict[str, dict[str, tuple[str, ...]]] | None = sight.kept.get("things")
    if things is None:
        things = {}
        for action in sight.legal(actions.UseDie):
            payers = things.setdefault(TOPICS.get(action.what, action.what), {})
            payers[action.what] = (*payers.get(action.what, ()), action.die)
        for card in sight.legal(actions.PlayEvent):
            payers = things.setdefault("cards", {})
            payers[card.card] = (*payers.get(card.card, ()), card.die)
        sight.kept["things"] = things
    return things


def _die(sight: Sight, die: str) -> Item:
    """Show a die by its face; the question says how many show it."""
    return Item(f"die_{die}", die_label(sight.say, die), emoji=FACES[die])


DICE_PATHS: Paths = {
    actions.Allocate: allocate,
    actions.UseDie: use,
    actions.PlayEvent: event,
    actions.SkipDie: skip,
    actions.TurnDie: turn_die,
    actions.Pass: plainly("pass", "choice-pass", "pass"),
}


# 8, 7.4, 9 Figures that are recruited and where, and Nations on the Political Track.


def recruit(sight: Sight, action: actions.Recruit) -> Path:
    """8.1, 7.4 Show what comes, and where; a level with one choice only is not shown."""
    figure = _figure(sight, action.figure)
    regions = _regions(sight)[action.figure]
    return (figure, *place(sight, regions, action.region, region_item(sight, action.region)))


def _regions(sight: Sight) -> dict[str, tuple[str, ...]]:
    regions: dict[str, tuple[str, ...]] | None = sight.kept.get("recruits")
    if regions is None:
        regions = {}
        for action in sight.legal(actions.Recruit):
            regions[action.figure] = (*regions.get(action.figure, ()), action.region)
        sight.kept["recruits"] = regions
    return regions


def _figure(sight: Sight, figure: str) -> Item:
    def make() -> Item:
        left = count(sight.seen.sides[FIGURES[figure].side].reinforcements, figure)
        detail = sight.say("choice-reinforcements", count=left)
        return Item(figure, figure_label(sight.say, figure), detail, FACES["recruits"])

    return sight.keep(figure, make)


def nation(sight: Sight, action: actions.ChooseNation) -> Path:
    """5.4 Show a Nation, with where its counter would go."""
    nation_seen = next(counter for counter in sight.seen.nations if counter.nation == action.nation)
    to_war = nation_seen.box + 1 >= AT_WAR
    detail = (
        sight.say("choice-nation-to-war")
        if to_war
        else sight.say("choice-nation-to", box=nation_seen.box + 1)
    )
    limit = "" if nation_seen.active else sight.say("choice-nation-passive")
    return (
        Item(
            action.nation,
            sight.say("choice-nation", nation=nation_label(sight.say, action.nation), box=nation_seen.box),
            join_details((detail, limit)),
            FACES[action.nation],
            "primary" if to_war else "secondary",
        ),
    )


RECRUITING_PATHS: Paths = {actions.Recruit: recruit, actions.ChooseNation: nation}


# 10, 11.2, 11.14 Armies that move or attack: whose, where to, and who goes.

FORCES = {"movers": "march", "rearguard": "attack", "advancing": "advance"}
"""What a force is put together for, by the kind of decision."""


def march(sight: Sight, action: actions.March, *, whole: bool = False) -> Path:
    """10.2 Show an Army, and where it goes: all of it, or whoever is chosen next."""
    start = _origins(sight, actions.March, action.origin)
    notes, key = _entering(sight, action.region), f"to_{action.region}"
    if not whole and goes_whole(sight, action):
        notes, key = (sight.say("choice-march-part"), *notes), f"part_to_{action.region}"
    return (*start, region_item(sight, action.region, *notes, key=key))


def goes_whole(sight: Sight, action: actions.March) -> bool:
    """10.2 Check whether all of an Army may go, and need not; cards that move Armies ask for each."""
    step: Any = sight.step
    if step.step != "march_armies":
        return False
    places = NUMBER[action.origin], NUMBER[action.region]
    return sight.keep(("whole", action), lambda: may_go_whole(sight.state, sight.side, *places, step.needs))


def _entering(sight: Sight, region: str) -> tuple[str, ...]:
    """9.3a, 9.4, 11.14 List what it brings to enter a region: a captured Settlement, Nations roused."""
    return sight.keep(("entering", region), lambda: tuple(_brings(sight, region)))


def _brings(sight: Sight, region: str) -> Iterator[str]:
    there = sight.there(region)
    captures = there.controller not in (None, sight.seat) and there.besieged is None
    if captures:
        yield from by_capturing(sight, region)
        yield sight.say("choice-captures")
    yield from by_entering(sight, region, captures=captures)


def _origins(sight: Sight, kind: type[Any], origin: str) -> Path:
    """Show the Army that moves or attacks; by areas where there are more than a menu holds."""

    origins = sight.keep(
        (kind, "origins"), lambda: dict.fromkeys(action.origin for action in sight.legal(kind))
    )
    item = sight.keep((kind, origin), lambda: army_item(sight, origin))
    return place(sight, origins, origin, item, sight.others(kind))


def army_item(sight: Sight, origin: str) -> Item:
    """Show an Army, and who is in it."""
    detail, order = sight.troops(sight.own(origin)), region_order(sight, origin)
    return Item(f"from_{origin}", army_title(sight, origin), detail, FACES["armies"], order=order)


def assault(sight: Sight, action: actions.Assault, *, part: bool = False) -> Path:
    """11.1 Show an Army, and whom it attacks: next door, in its own Stronghold, or out of it.

    part: whoever stays out of the battle is chosen next.
    """
    start = _origins(sight, actions.Assault, action.origin)
    region = sight.say.region(action.region)
    enemy = sight.say("choice-foes", figures=sight.troops(sight.foes(action.region), most=80))
    roused = by_attack(sight, action.region)
    key = f"on_{action.region}"
    if part:
        roused, key = (sight.say("choice-march-part"), *roused), f"part_{key}"
    if action.origin != action.region:
        return (*start, region_item(sight, action.region, *roused, key=key, face="attacks"))
    message = "choice-sortie" if sight.there(action.region).besieged == sight.seat else "choice-storm"
    return (*start, sight.item(key, message, *roused, enemy, face="siege", region=region))


def leave(sight: Sight, action: actions.Leave) -> Path:
    """10.2 Show who is left behind, and how many."""
    figure, numbers = action.figure, _numbers(sight)[action.figure]
    name = label_number(sight.say, figure, action.number, "acc")
    number = sight.item(f"n_{action.number}", "choice-leave", face="left", figures=name)
    if numbers == 1:
        return (Item(f"leave_{figure}", number.label, number.detail, number.emoji),)
    force: Bag = getattr(sight.step, "force", ()) or getattr(getattr(sight.step, "battle", None), "force", ())
    going = max(count(force, figure), numbers)
    label = sight.say("choice-leave-some", figures=label_number(sight.say, figure, going, "gen"))
    if len(label) > LABEL_ROOM:
        label = label_number(sight.say, figure, going)
    return (Item(f"leave_{figure}", label, emoji=FACES["left"]), number)


def rest_goes(sight: Sight, action: actions.Leave) -> Path:
    """10.2 Show who alone is left behind, whereupon the others go."""
    name = label_number(sight.say, action.figure, action.number, "acc")
    label = sight.say("choice-rest-goes", figures=name)
    return (Item(f"rest_{action.figure}_{action.number}", label, emoji=FACES["confirm"]),)


def leave_more(sight: Sight, action: actions.Leave) -> Path:
    """10.2 Show who is left behind beside others."""
    return (sight.item("more", "choice-leave-more", face="left"), *leave(sight, action))


def _numbers(sight: Sight) -> dict[str, int]:
    numbers: dict[str, int] | None = sight.kept.get("leave")
    if numbers is None:
        numbers = {}
        for action in sight.legal(actions.Leave):
            numbers[action.figure] = numbers.get(action.figure, 0) + 1
        sight.kept["leave"] = numbers
    return numbers


def go(sight: Sight, action: Action) -> Path:
    """10.2 Show that the force is confirmed, with who is in it; a large one, named above, is counted."""
    step: Any = sight.step
    force: Bag = step.battle.force if sight.kind == "rearguard" else step.force
    purpose = FORCES[sight.kind]
    label = sight.say(f"choice-go-{purpose}", figures=sight.troops(force))
    if len(label) > LABEL_ROOM:
        label = sight.say(f"choice-go-{purpose}", figures=sight.brief(force))
    return (Item("confirm", label, "", FACES["confirm"], "success"),)


def trim(sight: Sight, action: actions.Trim) -> Path:
    """10.1 Show a unit above the limit, with how many of them there are."""
    step: Any = sight.step
    held = sight.seen.regions[step.region].figures[step.side]
    figure = FIGURES[action.figure]
    return (
        sight.item(
            f"trim_{action.figure}",
            "choice-trim",
            face="left",
            role=figure.role,
            count=count(held, action.figure),
            nation=sight.say.nation(figure.nation or ""),
        ),
    )


MOVEMENT_PATHS: Paths = {
    actions.March: march,
    actions.Assault: assault,
    actions.Leave: leave,
    actions.Trim: trim,
}
