"""4.3, 4.5, 6 The Hunt allocation, the actions of a turn by what they are about, the Elven Rings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.text import Item
from bot.text.game_text import Tone
from cogs.war.model import actions
from cogs.war.model.components import CARDS, SHADOW
from cogs.war.words.menus.cards import card_item
from cogs.war.words.menus.faces import FACES
from cogs.war.words.menus.sight import LABEL_ROOM, Path, Paths, Sight
from cogs.war.words.names import die_label, use_detail, use_label

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
    """4.3 How many dice go to the Hunt Box."""
    left = sight.seen.sides[SHADOW].pool - action.dice
    rest = sight.say("choice-allocate-rest", count=left)
    tone: Tone = "primary" if action.dice else "secondary"
    return (
        sight.item(f"dice_{action.dice}", "choice-allocate", rest, face="hunt", tone=tone, count=action.dice),
    )


def use(sight: Sight, action: actions.UseDie) -> Path:
    """5 What it is about, what is done, with which die."""
    say, what = sight.say, action.what
    topic = TOPICS.get(what, what)
    item = Item(what, use_label(say, what), sight.detail([use_detail(say, what)]), FACES.get(topic, ""))
    return _pay(sight, topic, item, action.die)


def event(sight: Sight, action: actions.PlayEvent) -> Path:
    """7.1 The card, and the die that pays for it."""
    return _pay(sight, "cards", card_item(sight, action.card), action.die)


def skip(sight: Sight, action: actions.SkipDie) -> Path:
    """4.5 The die that is skipped."""
    dice = sight.legal(actions.SkipDie)
    if len(dice) == 1:
        return (sight.plain("skip", "choice-skip-only", "skip", die=sight.say.face(action.die)),)
    return (sight.plain("skip", "choice-skip", "skip"), _die(sight, action.die))


def turn_die(sight: Sight, action: actions.TurnDie) -> Path:
    """6.1 An Elven Ring: the die, and what it shows from then on."""
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


def nothing(sight: Sight, action: actions.Pass) -> Path:
    """4.5 Passing."""
    return (sight.plain("pass", "choice-pass", "pass"),)


def _pay(sight: Sight, topic: str, item: Item, die: str) -> Path:
    """The topic, the thing to do, the die that pays for it.

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
    found: Item | None = sight.kept.get(topic)
    if found is None:
        found = sight.kept[topic] = sight.plain(f"to_{topic}", f"choice-to-{topic}", topic, "primary")
    return found


def _things(sight: Sight) -> dict[str, dict[str, tuple[str, ...]]]:
    """What can be done, by topic, with the faces that pay for it."""
    found: dict[str, dict[str, tuple[str, ...]]] | None = sight.kept.get("things")
    if found is None:
        found = {}
        for each in sight.legal(actions.UseDie):
            payers = found.setdefault(TOPICS.get(each.what, each.what), {})
            payers[each.what] = (*payers.get(each.what, ()), each.die)
        for card in sight.legal(actions.PlayEvent):
            payers = found.setdefault("cards", {})
            payers[card.card] = (*payers.get(card.card, ()), card.die)
        sight.kept["things"] = found
    return found


def _die(sight: Sight, die: str) -> Item:
    """A die by its face; the question says how many show it."""
    return Item(f"die_{die}", die_label(sight.say, die), emoji=FACES[die])


PATHS: Paths = {
    actions.Allocate: allocate,
    actions.UseDie: use,
    actions.PlayEvent: event,
    actions.SkipDie: skip,
    actions.TurnDie: turn_die,
    actions.Pass: nothing,
}
