"""The way through the menus where a card, a Combat effect, a character or a Guide asks.

Regions, Nations, figures on the map and cards of the hand need no words of their own: they are chosen by
the words for any decision. What is here is what means something else at each step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engine import Action
from bot.text import Item
from bot.text.game_text import Tone
from cogs.war.model import actions
from cogs.war.model.components import DECKS
from cogs.war.model.observation import WarObservation
from cogs.war.rules.battle.record import combat_dice, fighter
from cogs.war.rules.battle.rounds import hits_on
from cogs.war.rules.combat import heroic_death
from cogs.war.rules.combat.vocabulary import misses
from cogs.war.rules.hunt.tile import MITHRIL_COAT
from cogs.war.words.menus.faces import FACES, HEROES
from cogs.war.words.menus.sight import Sight, sight_of
from cogs.war.words.names import card_label, deck_label, die_label, figure_label
from cogs.war.words.phrases import Phrasebook
from cogs.war.words.prompts.sources import Facts, asked, facts_of

Made: TypeAlias = Callable[[Sight, Any, Any], Item]


def path(say: Phrasebook, seen: WarObservation, action: Action) -> tuple[Item, ...] | None:
    """The menu levels that lead to an action; None where the words for any decision do."""
    step = asked(seen)
    if step is None:
        return None
    made = _WORDS.get(step.step, {}).get(type(action))  # type: ignore[attr-defined]
    return None if made is None else (made(sight_of(say, seen), step, action),)


def _item(
    sight: Sight, step: Any, key: str, message: str, face: str = "", tone: Tone = "secondary", **more: Any
) -> Item:
    """A choice with its small print; the facts of the question may be used in both."""
    facts: Facts = {**facts_of(sight, step), **more}
    return Item(key, sight.say(message, **facts), sight.say(f"{message}.detail", **facts), face, tone)


def _plain(message: str, face: str = "", tone: Tone = "primary") -> Made:
    """A choice that is what its message says."""

    def made(sight: Sight, step: Any, action: Action) -> Item:
        return _item(sight, step, action.verb, message, FACES.get(face, ""), tone)

    return made


def _no(message: str) -> Made:
    """Declining, or having had enough."""
    return _plain(message, "decline", "secondary")


def _chosen(**words: str) -> Made:
    """One of several things a text allows."""

    def made(sight: Sight, step: Any, action: actions.Choose) -> Item:
        message = words[action.option]
        return _item(sight, step, action.option, message, FACES[_PICTURES[message]], "primary")

    return made


_PICTURES = {
    "pick-separate": "companions",
    "pick-move-companions": "companions",
    "pick-move": "armies",
    "pick-attack": "attacks",
    "pick-recruit": "recruits",
    "pick-fly": "nazgul",
    "pick-corruption": "ring",
    "pick-companion": "removed",
    "pick-hunt": "hunt",
    "pick-hand": "cards",
}
"""The faces of such choices, by their messages."""


# Numbers


def _regulars(sight: Sight, step: Any, action: actions.ChooseNumber) -> Item:
    return _item(sight, step, str(action.number), "pick-regulars", count=action.number)


def _points(sight: Sight, step: Any, action: actions.ChooseNumber) -> Item:
    dice = max(1, combat_dice(fighter(sight.state, 1 - step.side)) - action.number)
    return _item(sight, step, str(action.number), "pick-points", count=action.number, dice=dice)


def _hits(sight: Sight, step: Any, action: actions.ChooseNumber) -> Item:
    return _item(sight, step, str(action.number), "pick-hits", count=action.number)


def _cancelled(sight: Sight, step: Any, action: actions.ChooseNumber) -> Item:
    left = hits_on(sight.state, step.side) - action.number
    return _item(sight, step, str(action.number), "pick-cancelled", count=action.number, left=left)


def _turned(sight: Sight, step: Any, action: actions.ChooseNumber) -> Item:
    left = misses(sight.state, step.side) - action.number
    return _item(sight, step, str(action.number), "pick-turned", count=action.number, left=left)


# Cards, decks, dice


def _deck(sight: Sight, step: Any, action: actions.Choose) -> Item:
    left = sight.seen.sides[sight.side].decks[DECKS.index(action.option)]
    deck = deck_label(sight.say, action.option)
    return _item(sight, step, action.option, "pick-deck", FACES["cards"], deck=deck, left=left)


def _die(sight: Sight, step: Any, action: actions.Choose) -> Item:
    die = die_label(sight.say, action.option)
    return _item(sight, step, action.option, "pick-die", FACES.get(action.option, ""), die=die)


def _card(sight: Sight, step: Any, action: actions.ChooseCard) -> Item:
    card = card_label(sight.say, action.card)
    return _item(sight, step, action.card, "pick-card", FACES["cards"], "primary", card=card)


def _answer(sight: Sight, step: Any, action: actions.GiveUpCard) -> Item:
    message = "pick-another-tile" if action.card == MITHRIL_COAT else "pick-less-damage"
    card = card_label(sight.say, action.card)
    return _item(sight, step, action.card, message, FACES["cards"], "primary", card=card)


# Figures


def _figure(message: str) -> Made:
    """A figure that takes part in the battle, or stands with an Army."""

    def made(sight: Sight, step: Any, action: actions.ChooseFigure) -> Item:
        return _one(sight, step, action.figure, message)

    return made


def _one(sight: Sight, step: Any, figure: str, message: str, **more: Any) -> Item:
    name = figure_label(sight.say, figure)
    return _item(sight, step, figure, message, HEROES.get(figure, ""), "primary", figure=name, **more)


def _silenced(sight: Sight, step: Any, action: actions.ChooseFigure) -> Item:
    """A Companion without Leadership and abilities: for a round, under the mod for the battle."""
    modified = sight.seen.options.rules == "groteka"
    return _one(sight, step, action.figure, "pick-silenced-groteka" if modified else "pick-silenced")


def _sacrifice(sight: Sight, step: Any, action: actions.ChooseFigure) -> Item:
    cancelled = min(heroic_death.worth(action.figure), hits_on(sight.state, step.side))
    return _one(sight, step, action.figure, "pick-sacrifice", count=cancelled)


def _guide(sight: Sight, step: Any, action: actions.UseGuide) -> Item:
    guide = sight.seen.fellowship.guide
    message = "pick-guide-reveal" if guide == "gollum" else "pick-guide-leave"
    return _item(sight, step, action.verb, message, HEROES.get(guide, ""), "primary")


_MOVE_OR_ATTACK = _chosen(move="pick-move", attack="pick-attack")
_DRAW: Mapping[type[Action], Made] = {
    actions.Accept: _plain("pick-draw", "cards"),
    actions.Decline: _no("pick-no-draw"),
}
_MARCH: Mapping[type[Action], Made] = {actions.Stop: _plain("pick-stop", "confirm")}
_KEEP = _no("pick-keep-card")

_WORDS: Mapping[str, Mapping[type[Action], Made]] = {
    "dead_men_of_dunharrow_fellows": {actions.Confirm: _plain("pick-set-out", "confirm", "success")},
    "dead_men_of_dunharrow_muster": {actions.ChooseNumber: _regulars},
    "denethors_folly_leader": {actions.ChooseFigure: _figure("pick-victim")},
    "lure_of_the_ring_choose": {
        actions.Choose: _chosen(corruption="pick-corruption", companion="pick-companion")
    },
    "rage_of_the_dunlendings_join": {actions.Decline: _no("pick-enough")},
    "the_black_captain_commands_choose": {actions.Choose: _chosen(recruit="pick-recruit", fly="pick-fly")},
    "the_grey_company_join": {actions.ChooseFigure: _figure("pick-exchange")},
    "the_lidless_eye_turn": {actions.Choose: _die, actions.Decline: _no("pick-enough")},
    "the_nazgul_strike_choose": {
        actions.ChooseCard: _card,
        actions.Choose: _chosen(hunt="pick-hunt"),
        actions.Decline: _no("pick-none"),
    },
    "the_palantir_of_orthanc_draw": {actions.Choose: _deck},
    "worn_with_sorrow_and_toil_choose": {
        actions.ChooseCard: _card,
        actions.Choose: _chosen(hand="pick-hand"),
        actions.Decline: _no("pick-none"),
    },
    "march_on": _MARCH,
    "march_to_gathering": _MARCH,
    "play_another": {actions.Decline: _no("pick-no-card")},
    "separate_or_move": {actions.Choose: _chosen(separate="pick-separate", move="pick-move-companions")},
    "move_or_attack": {actions.Choose: _MOVE_OR_ATTACK, actions.Decline: _no("pick-none")},
    "dread_and_despair_points": {actions.ChooseNumber: _points},
    "anduril_misses": {actions.ChooseNumber: _turned},
    "heroic_death_figure": {actions.ChooseFigure: _sacrifice, actions.Decline: _no("pick-nobody")},
    "heroic_death_hits": {actions.ChooseNumber: _cancelled},
    "mighty_attack_companion": {actions.ChooseFigure: _figure("pick-forfeits")},
    "onslaught_hits": {actions.ChooseNumber: _hits},
    "relentless_assault_hits": {actions.ChooseNumber: _hits},
    "strike_down": {actions.ChooseFigure: _figure("pick-victim"), actions.Decline: _no("pick-nobody")},
    "words_of_power_companion": {actions.ChooseFigure: _silenced},
    "gandalf_draws": _DRAW,
    "sorcerer_draws": _DRAW,
    "white_rider": {actions.Accept: _plain("pick-ride"), actions.Decline: _no("pick-lead")},
    "use_guide_ability": {actions.UseGuide: _guide, actions.Decline: _no("pick-keep-guide")},
    "send_crebain": {actions.GiveUpCard: _plain("pick-crebain", "cards"), actions.Decline: _KEEP},
    "raise_staff": {actions.GiveUpCard: _plain("pick-staff", "cards"), actions.Decline: _KEEP},
    "answer_tile": {actions.GiveUpCard: _answer, actions.Decline: _no("pick-keep-cards")},
    "wake_balrog": {actions.GiveUpCard: _plain("pick-balrog", "cards"), actions.Decline: _KEEP},
}
"""What an action means, by the step at which it is taken."""
