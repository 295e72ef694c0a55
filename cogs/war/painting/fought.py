"""A battle as the latest events tell of it: its last round, who is left of both Armies, who has fallen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import Event, Seat
from bot.text import Language
from cogs.war.groteka.actions import ClashFought, FlankJoined
from cogs.war.model import battle_events
from cogs.war.model.bags import Bag, bag, common, minus, plus
from cogs.war.model.components import REGIONS, SIDES
from cogs.war.model.map import Army, army_of
from cogs.war.painting.scene import BattleScene, Side, Struck
from cogs.war.words.story.latest import OVER

LOSSES = (battle_events.HitsTaken, battle_events.FiguresRemoved, battle_events.EliteReduced)


def fought_scene(news: Sequence[Event], language: Language) -> BattleScene | None:
    """Return the battle told of last, once it is over and until the next thing is done; None without one in
    which anybody fought."""
    begun = next(
        (at for at in reversed(range(len(news))) if isinstance(news[at], battle_events.AttackDeclared)), None
    )
    if begun is None:
        return None
    declared, told = news[begun], news[begun + 1 :]
    is_past = any(isinstance(event, OVER) for event in told)
    rounds = [at for at, event in enumerate(told) if isinstance(event, battle_events.RoundBegan)]
    ended = next((event for event in told if isinstance(event, battle_events.BattleEnded)), None)
    if not isinstance(declared, battle_events.AttackDeclared) or ended is None or is_past or not rounds:
        return None
    last = told[rounds[-1] :]
    attacker = SIDES.index(declared.side)
    force = declared.attackers
    for event in told:
        force = plus(force, event.figures) if isinstance(event, FlankJoined) else force
    number = next((event.round for event in last if isinstance(event, battle_events.RoundBegan)), 0)
    return BattleScene(
        language,
        declared.manner,
        declared.region,
        declared.origin,
        number,
        _side(SIDES[attacker], force, told, last),
        _side(SIDES[1 - attacker], declared.defenders, told, last),
        over=ended.how,
    )


def _side(seat: Seat, force: Bag, told: Sequence[Event], last: Sequence[Event]) -> Side:
    """Return one side: what is left of its force after all that is told; what it did in the last round."""
    left, lost = force, bag()
    for event in told:
        if isinstance(event, LOSSES) and event.side == seat and event.region in REGIONS:
            left, gone = _lose(left, event)
            lost = plus(lost, gone)
    rolled = [event for event in last if isinstance(event, battle_events.CombatRolled) and event.side == seat]
    rerolled = [
        event for event in last if isinstance(event, battle_events.LeaderRerolled) and event.side == seat
    ]
    more = [
        event for event in last if isinstance(event, battle_events.ExtraAttackRolled) and event.side == seat
    ]
    clashes = [event for event in last if isinstance(event, ClashFought) and event.side == seat]
    shown = [
        event for event in last if isinstance(event, battle_events.CombatCardShown) and event.side == seat
    ]
    # The mod's lower halves are not those of the cards as printed.
    card = next((event.card for event in shown if event.rules == "base"), "")
    effect = next((event.effect for event in shown if event.rules != "base"), "")
    number = SIDES.index(seat)
    scored = (sum(roll.hits for roll in rolled), sum(roll.hits for roll in rerolled))
    return Side(
        army=army_of(number, left) or Army(seat, (), 0, ()),
        card=card,
        none=not shown,
        cancelled=any(
            isinstance(event, battle_events.CombatCardCancelled) and event.side == seat for event in last
        ),
        rolled=rolled[-1].dice if rolled else (),
        rerolled=rerolled[-1].dice if rerolled else (),
        scored=scored,
        hits=sum(scored) + sum(roll.hits for roll in more) + sum(clash.success for clash in clashes),
        dice=0,
        leadership=0,
        target=0,
        lost=lost,
        effect=effect,
        struck=tuple(Struck(clash.die, clash.attack, clash.defence, clash.success) for clash in clashes),
    )


def _lose(held: Bag, event: Event) -> tuple[Bag, Bag]:
    """Return what is left of a force after a loss, and what has gone for good."""
    if isinstance(event, battle_events.FiguresRemoved):
        gone = common(held, event.figures)
        return minus(held, gone), gone
    if isinstance(event, battle_events.HitsTaken):
        gone = common(held, event.lost)
        return _reduce(minus(held, gone), event.reduced), gone
    given = bag(event.figure) if isinstance(event, battle_events.EliteReduced) else ()
    if isinstance(event, battle_events.EliteReduced) and event.lost:
        gone = common(held, given)
        return minus(held, gone), gone
    return _reduce(held, given), ()


def _reduce(held: Bag, elites: Bag) -> Bag:
    """11.8 Elites become Regulars of their Nation."""
    there = common(held, elites)
    regulars: Bag = tuple((name.replace("_elite", "_regular"), number) for name, number in there)
    return plus(minus(held, there), regulars)


def with_losses(scene: BattleScene, news: Sequence[Event]) -> BattleScene:
    """The battle being fought with those who have fallen in it, as far as the news tell of all of it."""
    begun = next(
        (at for at in reversed(range(len(news))) if isinstance(news[at], battle_events.AttackDeclared)), None
    )
    if begun is None or scene.over:
        return scene
    told = news[begun + 1 :]
    if any(isinstance(event, battle_events.BattleEnded) for event in told):
        return scene
    attacker, defender = (
        replace(side, lost=_list_lost(side.army.side, told)) for side in (scene.attacker, scene.defender)
    )
    return replace(scene, attacker=attacker, defender=defender)


def _list_lost(seat: Seat, told: Sequence[Event]) -> Bag:
    """All figures of a side that have gone for good in a battle."""
    lost = bag()
    for event in told:
        if isinstance(event, LOSSES) and event.side == seat and event.region in REGIONS:
            if isinstance(event, battle_events.EliteReduced):
                lost = plus(lost, bag(event.figure) if event.lost else ())
            else:
                lost = plus(
                    lost, event.figures if isinstance(event, battle_events.FiguresRemoved) else event.lost
                )
    return lost
