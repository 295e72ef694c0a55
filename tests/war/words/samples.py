"""Every event of the game with whatever its fields may hold: what the story must be able to tell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.engine import Event
from cogs.war.groteka import actions as mod
from cogs.war.model.battle_events import (
    ArmyMoved,
    AttackCeased,
    AttackDeclared,
    BattleEnded,
    CombatCardCancelled,
    CombatCardLaid,
    CombatCardShown,
    CombatEffectApplied,
    CombatRolled,
    DiceRolled,
    EliteReduced,
    ExtraAttackRolled,
    FiguresRecruited,
    FiguresRemoved,
    HitsTaken,
    LeaderRerolled,
    LeadershipForfeited,
    NationActivated,
    NationAdvanced,
    NoCombatCard,
    RoundBegan,
    SettlementCaptured,
    SiegeBegan,
    SiegeEnded,
    UnitsReplaced,
    UnitsTrimmed,
    WithdrewIntoStronghold,
)
from cogs.war.model.components import (
    CARDS,
    CHARACTERS,
    COMBAT_EFFECTS,
    COMPANIONS,
    FACE_ORDER,
    FIGURES,
    MORDOR_STEPS,
    NATIONS,
    REGIONS,
    TILES,
)
from cogs.war.model.state import SEATS
from cogs.war.model.turn_events import (
    ActionDiceRolled,
    CardBuried,
    CardDrawn,
    CardLeftTable,
    CardRevealed,
    CardsBuried,
    CardsDrawn,
    CardTabled,
    CasualtyTaken,
    CharacterEntered,
    CharactersMoved,
    CompanionLost,
    CompanionsSeparated,
    CorruptionChanged,
    DiceRecovered,
    DiceSentToHunt,
    DieSkipped,
    DieTurned,
    DieUsed,
    EffectWithout,
    EventPlayed,
    FellowshipDeclared,
    FellowshipHidden,
    FellowshipMoved,
    FellowshipRevealed,
    FellowshipShifted,
    GameEnded,
    GuideChanged,
    HuntAllocated,
    HuntDamageSet,
    HuntPoolRefilled,
    HuntRolled,
    MordorAdvanced,
    MordorEntered,
    RingPaid,
    RingUsed,
    SidePassed,
    SideResigned,
    TileAdded,
    TileDiscarded,
    TileDrawn,
    TileRemoved,
    TileReturned,
    TurnBegan,
)
from cogs.war.rules.uses import OUTCOMES, uses_of
from cogs.war.skirmish import actions as own
from cogs.war.skirmish.muster import MANNERS
from cogs.war.skirmish.place import FAMOUS

WORDS: dict[str, tuple[str, ...]] = {
    "cause": (
        *("attack", "entry", "declaration", "companion", "die", "capture", "ability"),
        *("leaderless", "army", "casualty", "mordor", "hunt", "rest", "idle", "roll", "stronghold"),
        *("guide", "take_them_alive", "battle", ""),
    ),
    "why": ("move", "advance", "retreat", "used", "ended", "paid", "removed", "tile", "die"),
    "how": ("ceased", "retreat", "siege", "wiped_out", "both", "escaped"),
    "way": ("guide", "random"),
    "manner": ("field", "siege", "sortie"),
}
"""The words the rules may put into the fields of events that say why and how; else these hold ids."""
IDS: frozenset[str] = frozenset((*CARDS, *COMBAT_EFFECTS, *CHARACTERS, *FIGURES))

GONDOR = (("gondor_regular", 3), ("gondor_elite", 1), ("gondor_leader", 1))
SAURON = (("sauron_regular", 5), ("nazgul", 2), ("witch_king", 1))

WINS = {
    "outcome-ring-destroyed": "free_peoples",
    "outcome-free-peoples-conquest": "free_peoples",
    "outcome-corruption": "shadow",
    "outcome-shadow-conquest": "shadow",
}
"""Who alone can win so."""


def turns() -> Iterator[Event]:
    for side, face, other in product(SEATS, FACE_ORDER, FACE_ORDER):
        yield RingUsed(side=side, die=face, face=other)
    for side, face in product(SEATS, FACE_ORDER):
        yield DieSkipped(side=side, die=face)
        yield DieTurned(side=side, die=face, face="", cause="sh_str_04")
        yield DieTurned(side=side, die=face, face="eye", cause="sh_char_18")
        yield ActionDiceRolled(side=side, faces=(face, face, "eye"))
        yield ActionDiceRolled(side=side, faces=(face,))
    for number, seat in enumerate(SEATS):
        for use in uses_of(number):
            yield DieUsed(side=seat, die="army", what=use)
    for side in SEATS:
        yield ActionDiceRolled(side=side, faces=())
        yield SidePassed(side=side)
        yield RingPaid(side=side, cause="sh_char_21")
        yield SideResigned(side=side)
        yield DiceSentToHunt(side=side, dice=2)
    for number in (0, 1, 2, 5, 7):
        yield HuntAllocated(dice=number)
    yield TurnBegan(turn=3)
    yield DiceRecovered(free_peoples=4, shadow=7)
    for reason, winner in product(OUTCOMES, SEATS):
        if WINS.get(reason, winner) != winner:
            continue
        yield GameEnded(winner=winner, reason=reason, free_peoples=1, shadow=10)
    yield GameEnded(winner="", reason="outcome-turn-limit", free_peoples=0, shadow=0)


def cards() -> Iterator[Event]:
    for card in CARDS:
        side: str = CARDS[card].side
        yield CardDrawn(side=side, card=card, audience=(side,))
        yield CardBuried(side=side, card=card, audience=(side,))
        yield EventPlayed(side=side, card=card, die="event")
        yield EventPlayed(side=side, card=card, die="")
        yield CardTabled(side=side, card=card)
        yield CardRevealed(side=side, card=card, cause="sh_char_15")
        yield EffectWithout(card=card)
        for why in ("used", "ended", "paid", "removed"):
            yield CardLeftTable(side=side, card=card, why=why)
    for side, deck, number in product(SEATS, ("character", "strategy"), (1, 2, 5)):
        yield CardsDrawn(side=side, deck=deck, number=number)
        yield CardsBuried(side=side, deck=deck, number=number)


def armies() -> Iterator[Event]:
    for nation in NATIONS:
        for cause in ("attack", "entry", "declaration", "companion", "witch_king", "fp_str_08"):
            yield NationActivated(nation=nation, cause=cause)
        for box, cause in product((1, 2, 3, 4), ("die", "attack", "capture", "ability", "fp_str_02")):
            yield NationAdvanced(nation=nation, box=box, cause=cause)
    for figure in FIGURES:
        for number in (1, 2, 5):
            held = ((figure, number),)
            yield FiguresRecruited(side="shadow", region="moria", figures=held)
            yield FiguresRemoved(side="free_peoples", region="moria", figures=held, cause="army")
    for region, side, why in product(REGIONS, SEATS, ("move", "advance", "retreat", "sh_str_07")):
        yield ArmyMoved(side=side, origin=region, region=region, figures=SAURON, why=why)
    for region, side in product(REGIONS, SEATS):
        yield CharactersMoved(side=side, origin=region, region=region, figures=(("gimli", 1), ("boromir", 1)))
        yield UnitsTrimmed(side=side, region=region, figures=(("elves_regular", 1),))
        yield SiegeBegan(side=side, region=region)
        yield SiegeEnded(side=side, region=region)
        for points, back in product((0, 1, 2), (True, False)):
            yield SettlementCaptured(side=side, region=region, points=points, back=back)
    yield UnitsReplaced(
        side="shadow",
        region="orthanc",
        figures=(("isengard_regular", 2),),
        by=(("isengard_elite", 2),),
    )
    for cause in ("leaderless", "army", "heroic_death", "fp_char_22"):
        yield FiguresRemoved(side="shadow", region="orthanc", figures=SAURON, cause=cause)
    for character in (*COMPANIONS, "saruman", "witch_king", "mouth_of_sauron"):
        yield CharacterEntered(character=character, region="fangorn", instead="")
    yield CharacterEntered(character="aragorn", region="minas_tirith", instead="strider")


def battles() -> Iterator[Event]:
    for manner, side in product(WORDS["manner"], SEATS):
        yield AttackDeclared(
            side=side,
            origin="minas_morgul",
            region="osgiliath",
            manner=manner,
            attackers=SAURON,
            defenders=GONDOR,
        )
    for how in WORDS["how"]:
        yield BattleEnded(region="osgiliath", how=how)
    for effect in COMBAT_EFFECTS.values():
        card = effect.cards[0]
        yield CombatCardShown(side=effect.side, card=card, effect=effect.id)
        yield CombatCardCancelled(side=effect.side, card=card)
        for number in (0, 1, 2, 5):
            yield CombatEffectApplied(side=effect.side, effect=effect.id, number=number)
        yield ExtraAttackRolled(side=effect.side, dice=(1, 4, 6), target=4, hits=2, effect=effect.id)
        yield LeadershipForfeited(side=effect.side, figures=(("nazgul", 2),), cause=effect.id)
    yield LeadershipForfeited(
        side="free_peoples", figures=(("gandalf_the_white", 1),), cause="gandalf_the_white"
    )
    for side in SEATS:
        yield CombatCardLaid(side=side, deck="character")
        yield NoCombatCard(side=side)
        yield AttackCeased(side=side)
        yield WithdrewIntoStronghold(side=side, region="minas_tirith")
        yield EliteReduced(side=side, region="minas_tirith", figure="sauron_elite")
        yield EliteReduced(side=side, region="minas_tirith", figure="sauron_elite", lost=True)
        for bonus, hits in product((-1, 0, 1), (0, 1, 2, 5)):
            dice = (1, 2, 3, 5, 6)
            yield CombatRolled(side=side, dice=dice, target=5, bonus=bonus, hits=hits)
            yield LeaderRerolled(side=side, dice=dice, target=6, bonus=bonus, hits=hits)
        for lost, reduced in ((GONDOR, ()), (GONDOR, SAURON), ((), SAURON[:1])):
            yield HitsTaken(side=side, region="osgiliath", lost=lost, reduced=reduced)
    yield RoundBegan(round=2)
    yield DiceRolled(side="free_peoples", dice=(1, 5, 6), target=5, hits=2, cause="fp_char_09")
    yield DiceRolled(side="free_peoples", dice=(4,), target=1, hits=4, cause="fp_char_22")


def fellowship() -> Iterator[Event]:
    for companion in COMPANIONS:
        for way, absorbed in product(WORDS["way"], (0, 1, 3)):
            yield CasualtyTaken(companion=companion, way=way, absorbed=absorbed)
        for cause in ("casualty", "mordor", "sh_char_13"):
            yield CompanionLost(companion=companion, cause=cause)
        yield GuideChanged(guide=companion)
        for cause in ("", "guide", "take_them_alive", "fp_char_15"):
            yield CompanionsSeparated(companions=(companion,), region="moria", cause=cause)
    yield CompanionsSeparated(companions=COMPANIONS[:5], region="moria", cause="")
    yield GuideChanged(guide="gollum")
    for region in REGIONS:
        for path in ((region,), ("rivendell", region)):
            yield FellowshipDeclared(path=path)
            yield FellowshipRevealed(path=path)
        yield FellowshipShifted(origin=region, region=region, cause="sh_char_10")
    yield FellowshipRevealed(path=())
    yield FellowshipMoved(progress=3)
    yield FellowshipHidden()
    for by, cause in product((-2, -1, 1, 3), ("hunt", "rest", "idle", "fp_char_12")):
        yield CorruptionChanged(by=by, corruption=5, cause=cause)
    yield MordorEntered()
    for step in range(1, MORDOR_STEPS + 1):
        yield MordorAdvanced(step=step)


def hunts() -> Iterator[Event]:
    for bonus, again, successes in product((0, 1, 3), (True, False), (0, 1, 2, 5)):
        yield HuntRolled(dice=(1, 3, 6), bonus=bonus, successes=successes, again=again)
    for tile in TILES:
        for cause in ("roll", "mordor", "stronghold", "sh_char_05"):
            yield TileDrawn(tile=tile, cause=cause)
        yield TileDiscarded(tile=tile, why="sh_char_05")
        yield TileReturned(tile=tile, why="fp_char_05")
        yield TileRemoved(tile=tile, why="fp_char_14")
        for waiting in (True, False):
            yield TileAdded(tile=tile, waiting=waiting)
    for damage, why in product((0, 1, 3), ("tile", "die", "gollum", "meriadoc", "fp_char_06")):
        yield HuntDamageSet(damage=damage, why=why)
    for number in (1, 2, 5, 12):
        yield HuntPoolRefilled(tiles=(("std_1", number),))


def of_the_mod() -> Iterator[Event]:
    for side in SEATS:
        yield mod.FlankJoined(side=side, origin="erech", region="pelargir", figures=GONDOR)
        for picked in ((), ("gondor_leader", "gondor_leader"), ("strider", "gondor_leader"), ("nazgul",)):
            yield mod.CommandersShown(side=side, figures=picked)
        for surplus in (1, 2, 5):
            yield mod.LeadershipNetted(free_peoples=1, shadow=4, side=side, surplus=surplus)
        yield mod.LeadershipSplit(side=side, attack=2, defence=0)
        yield mod.CommanderReplaced(side=side, fallen="strider", figure="gondor_leader")
        yield mod.TargetsChosenAnew(side=side, figure="witch_king", effect="fateful_strike")
        yield mod.RingSpent(side=side)
        yield mod.CommanderSaved(side=side, figure="nazgul")
        yield mod.UnitSacrificed(side=side, region="moria", figure="sauron_elite")
        yield mod.UnitsDisbanded(side=side, region="moria", figures=SAURON)
        yield mod.FiguresReturned(side=side, figures=(("elves_elite", 1),))
        yield mod.UnitBound(side=side, unit="a1", figure="sauron_elite", target="d1", prey="gondor_elite")
        yield mod.UnitDropped(side=side, unit="a1", figure="sauron_elite")
        yield mod.StrikeTurned(side=side, target="d1", prey="gondor_elite", cause="anduril")
        for cause in ("clash", "durins_bane"):
            yield mod.UnitBroken(side=side, unit="d1", figure="gondor_elite", cause=cause)
        for cause in ("ring", "shield_wall"):
            yield mod.UnitRaised(side=side, unit="d1", figure="gondor_elite", cause=cause)
        for prey, success, cause in product(
            ("gondor_elite", "boromir"), (True, False), ("clash", "charge", "gimli")
        ):
            yield mod.ClashFought(
                side=side,
                units=("a1", "a2"),
                figures=(("sauron_regular", 2),),
                target="d1",
                prey=prey,
                attack=4,
                defence=8,
                needed=5,
                die=5,
                success=success,
                cause=cause,
            )
    yield mod.LeadershipNetted(free_peoples=2, shadow=2, side="", surplus=0)


def skirmish() -> Iterator[Event]:
    for side, manner in product(SEATS, MANNERS):
        for name in ("", *FAMOUS):
            yield own.GroundChosen(region="moria", origin="hollin", manner=manner, attacker=side, famous=name)
    for side in SEATS:
        yield own.ArmyDrawnUp(side=side, region="moria", figures=GONDOR)
        yield own.HandTaken(side=side, character=0, strategy=0, chosen=False)
        yield own.HandTaken(side=side, character=2, strategy=1, chosen=True)
        yield own.CardTaken(side=side, card="fp_char_01", audience=(side,))
        yield own.SkirmishEnded(winner=side, region="moria", free_peoples=GONDOR, shadow=())
    yield own.SkirmishEnded(winner="", region="moria", free_peoples=(), shadow=())


SAMPLES: tuple[Event, ...] = (
    *(*turns(), *cards(), *armies(), *battles(), *fellowship(), *hunts()),
    *of_the_mod(),
    *skirmish(),
)
