"""The story of a game: every event in both languages, and whole games without a word left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Chance, Event, Outcome, Seat
from bot.text import LANGUAGES, Language
from cogs.war.bundle import EVENTS
from cogs.war.game import WAR
from cogs.war.groteka import events as mod
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
from cogs.war.model.events.armies import (
    ArmyMoved,
    FiguresRecruited,
    NationActivated,
    NationAdvanced,
    SettlementCaptured,
    SiegeBegan,
    SiegeEnded,
    UnitsReplaced,
    UnitsTrimmed,
)
from cogs.war.model.events.battles import (
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
    FiguresRemoved,
    HitsTaken,
    LeaderRerolled,
    LeadershipForfeited,
    NoCombatCard,
    RoundBegan,
    WithdrewIntoStronghold,
)
from cogs.war.model.events.cards import (
    CardBuried,
    CardDrawn,
    CardLeftTable,
    CardRevealed,
    CardsBuried,
    CardsDrawn,
    CardTabled,
    EffectWithout,
    EventPlayed,
)
from cogs.war.model.events.fellowship import (
    CasualtyTaken,
    CharacterEntered,
    CharactersMoved,
    CompanionLost,
    CompanionsSeparated,
    CorruptionChanged,
    FellowshipDeclared,
    FellowshipHidden,
    FellowshipMoved,
    FellowshipRevealed,
    FellowshipShifted,
    GuideChanged,
    MordorAdvanced,
    MordorEntered,
)
from cogs.war.model.events.hunts import (
    HuntDamageSet,
    HuntPoolRefilled,
    HuntRolled,
    TileAdded,
    TileDiscarded,
    TileDrawn,
    TileRemoved,
    TileReturned,
)
from cogs.war.model.events.turns import (
    ActionDiceRolled,
    DiceRecovered,
    DiceSentToHunt,
    DieSkipped,
    DieTurned,
    DieUsed,
    GameEnded,
    HuntAllocated,
    RingPaid,
    RingUsed,
    SidePassed,
    SideResigned,
    TurnBegan,
)
from cogs.war.model.state import SEATS, WarOptions
from cogs.war.rules.refusals import OUTCOMES
from cogs.war.rules.uses import uses_of
from cogs.war.skirmish import events as own
from cogs.war.skirmish.rules.famous import FAMOUS
from cogs.war.skirmish.rules.ground import MANNERS
from cogs.war.words.phrases import PHRASES
from cogs.war.words.story import SILENT, TOLD, tell
from tests.playthroughs.make import Policy
from tests.war.wanted import conquest, ringbearing, warlike

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
ROOT = Path(__file__).parents[3] / "cogs/war"
LONGEST = 400
LEFT_OVER = re.compile(r"[_<>{}]|\bNone\b|  | [.,;]|\.\.|\(\)")
"""What no sentence has: the id of something, a variable, a gap."""

in_both = pytest.mark.parametrize("language", LANGUAGES)

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


def line(event: Event, language: Language, viewer: Seat | None = None) -> str | None:
    """What a viewer is told of an event; fails where something is left over in it."""
    told = tell(PHRASES[language], event, viewer)
    if told is not None:
        assert 0 < len(told) <= LONGEST, told
        assert not LEFT_OVER.search(told), told
        assert told[0] == told[0].strip(), told
    return told


# Every event


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
    for bonus, again, found in product((0, 1, 3), (True, False), (0, 1, 2, 5)):
        yield HuntRolled(dice=(1, 3, 6), bonus=bonus, successes=found, again=again)
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


def test_every_event_is_told_or_silent_and_none_is_both() -> None:
    assert set(EVENTS) == set(TOLD) | SILENT
    assert not set(TOLD) & SILENT
    assert {type(each) for each in SAMPLES} == set(EVENTS)


@in_both
def test_every_event_can_be_said_of_anything(language: Language) -> None:
    spoken = set()
    for event in SAMPLES:
        for viewer in VIEWERS:
            if line(event, language, viewer) is not None:
                spoken.add(type(event))
    assert spoken == set(TOLD)


def test_the_languages_say_different_things_of_the_same_events() -> None:
    for event in SAMPLES:
        english, polish = (line(event, language, getattr(event, "side", None)) for language in LANGUAGES)
        assert (english is None) == (polish is None)
        if english is not None and not isinstance(event, CombatEffectApplied):
            assert english != polish


def test_what_only_one_side_may_know_is_told_to_it_alone_and_all_else_to_everybody_alike() -> None:
    for event, language in product(SAMPLES, LANGUAGES):
        told = {viewer: line(event, language, viewer) for viewer in VIEWERS}
        if event.audience is not None:
            assert {viewer for viewer, text in told.items() if text} == set(event.audience)
        elif isinstance(event, CardsDrawn | CardsBuried):
            assert told[event.side] is None, "4.1c, d who drew reads which card it is"
            assert len({text for viewer, text in told.items() if viewer != event.side}) == 1
        else:
            assert len(set(told.values())) == 1


# What the rules may say


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """The rules of the game: cards, Combat effects, characters, chapters."""
    for path in sorted((ROOT / "rules").rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def written(names: frozenset[str]) -> Iterator[tuple[str, str, str]]:
    """Every word the rules give to an argument of one of these names: (file, argument, word)."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            for keyword in node.keywords:
                value = keyword.value
                if keyword.arg in names and isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield path.name, keyword.arg or "", value.value


CALLS: dict[str, int] = {
    **dict.fromkeys(("activate", "advance", "corrupt", "leave_table"), 2),
    **dict.fromkeys(("set_back", "lose_companion", "remove_companion"), 2),
    **dict.fromkeys(("conclude",), 1),
    **dict.fromkeys(("DrawTile", "Chase"), 0),
    **dict.fromkeys(("_with_damage",), 2),
}
"""Functions of the rules that pass a cause on, and which argument it is."""


def passed_on() -> Iterator[tuple[str, str, str]]:
    """Every word the rules pass on as a cause: (file, function, word)."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
                place = CALLS[node.func.id]
                value = node.args[place] if place < len(node.args) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield path.name, node.func.id, value.value


def test_every_word_that_says_why_or_how_is_known_here() -> None:
    for name, argument, word in written(frozenset(WORDS)):
        assert word in WORDS[argument] or word in IDS, f"{name}: {argument}={word}"
    everything = {word for words in WORDS.values() for word in words}
    found = list(passed_on())
    assert len(found) > 10
    for name, function, word in found:
        assert word in everything or word in IDS, f"{name}: {function}({word})"


@in_both
def test_every_use_of_a_die_has_words_of_its_own(language: Language) -> None:
    for number, side in enumerate(SEATS):
        told = [line(DieUsed(side=side, die="army", what=use), language) for use in uses_of(number)]
        alike = {each for each in told if told.count(each) > 1}
        assert len(alike) <= 3, "drawing, and the cards that can be ended in two ways"


# Sentences


def test_an_action_reads_as_who_what_where() -> None:
    moved = ArmyMoved(side="shadow", origin="morannon", region="dagorlad", figures=SAURON, why="move")
    assert line(moved, "en") == (
        "The Shadow moves 5 regulars of Sauron, 2 Nazgûl and the Witch-king from the Morannon to Dagorlad."
    )
    assert line(moved, "pl") == (
        "Cień przemieszcza 5 jednostek regularnych Saurona, 2 Nazgule i Czarnoksiężnika z Angmaru"
        " z Morannonu na Dagorlad."
    )


def test_r13_5_a_natural_1_never_succeeds_and_what_does_stands_out() -> None:
    event = HuntRolled(dice=(1, 4, 5, 6), bonus=2, successes=3, again=False)
    assert line(event, "en") == "👁️ The Hunt: 1 **4** **5** **6** – 3 successes (6+, each die +2)"


def a_battle() -> tuple[Event, ...]:
    seat, other = "shadow", "free_peoples"
    return (
        AttackDeclared(
            side=seat,
            origin="minas_morgul",
            region="osgiliath",
            manner="field",
            attackers=(("sauron_regular", 4), ("nazgul", 1)),
            defenders=(("gondor_regular", 2),),
        ),
        NationActivated(nation="gondor", cause="attack"),
        RoundBegan(round=1),
        CombatCardLaid(side=seat, deck="strategy"),
        NoCombatCard(side=other),
        CombatCardShown(side=seat, card="sh_str_21", effect="deadly_strife"),
        CombatEffectApplied(side=seat, effect="deadly_strife", number=2),
        CombatRolled(side=seat, dice=(1, 3, 4, 6), target=6, bonus=2, hits=2),
        CombatRolled(side=other, dice=(2, 6), target=5, bonus=2, hits=1),
        LeaderRerolled(side=seat, dice=(2,), target=6, bonus=2, hits=0),
        HitsTaken(side=seat, region="minas_morgul", lost=(("sauron_regular", 1),), reduced=()),
        HitsTaken(side=other, region="osgiliath", lost=(("gondor_regular", 2),), reduced=()),
        BattleEnded(region="osgiliath", how="wiped_out"),
        ArmyMoved(
            side=seat,
            origin="minas_morgul",
            region="osgiliath",
            figures=(("sauron_regular", 3),),
            why="advance",
        ),
    )


def test_r11_a_battle_reads_as_one_story() -> None:
    english, polish = (
        [told for event in a_battle() if (told := line(event, language))] for language in LANGUAGES
    )
    assert english == [
        "⚔️ The Shadow attacks Osgiliath from Minas Morgul: 4 regulars of Sauron and 1 Nazgûl against"
        " 2 regulars of Gondor.",
        "📯 Gondor becomes active (attacked).",
        "**Round 1**",
        "🃏 The Shadow shows “Horde from the East” – “Deadly Strife”: +2 to every die of both sides.",
        "🎲 Shadow: 1 3 **4** **6** – 2 hits (6+, each die +2)",
        "🎲 Free Peoples: 2 **6** – 1 hit (5+, each die +2)",
        "🎲 Shadow, Leader re-roll: 2 – no hit (6+, each die +2)",
        "💀 The Shadow loses 1 regular of Sauron in Minas Morgul.",
        "💀 The Free Peoples lose 2 regulars of Gondor in Osgiliath.",
        "⚔️ The battle in Osgiliath is over: one Army is destroyed.",
        "The Shadow advances from Minas Morgul to Osgiliath: 3 regulars of Sauron.",
    ]
    assert polish == [
        "⚔️ Cień atakuje Osgiliath z Minas Morgul: 4 jednostki regularne Saurona i 1 Nazgul kontra"
        " 2 jednostki regularne Gondoru.",
        "📯 Gondor – Naród od teraz aktywny (atak wroga).",
        "**Runda 1**",
        "🃏 Cień wykłada kartę „Horda ze Wschodu” – „Śmiertelny Bój”: +2 do każdej kości obu stron.",
        "🎲 Cień: 1 3 **4** **6** – 2 trafienia (6+, każda kość +2)",
        "🎲 Wolne Ludy: 2 **6** – 1 trafienie (5+, każda kość +2)",
        "🎲 Cień, przerzut: 2 – bez trafień (6+, każda kość +2)",
        "💀 Cień traci 1 jednostkę regularną Saurona w Minas Morgul.",
        "💀 Wolne Ludy tracą 2 jednostki regularne Gondoru w Osgiliath.",
        "⚔️ Koniec bitwy w Osgiliath: jedna z Armii zostaje rozbita.",
        "Cień wkracza z Minas Morgul do Osgiliath: 3 jednostki regularne Saurona.",
    ]


# Whole games


def game(seed: int, policy: Policy | None, options: WarOptions) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """What happens in a game: the word of each action, and its events."""
    rng, state = Random(seed), WAR.new(options)
    for _ in range(WAR.facts.longest):
        pending: Any = WAR.pending(state)
        if isinstance(pending, Outcome):
            return
        if isinstance(pending, Chance):
            seat, action = CHANCE, WAR.sample(state, rng)
        else:
            seat = pending.open[0].seat
            action = policy(WAR, state, seat, rng) if policy else rng.choice(WAR.legal(state, seat))
        step = WAR.apply(state, seat, action)
        state = step.state
        yield action.verb, step.events
    pytest.fail("no end")


@pytest.mark.parametrize(
    ("policy", "seed"),
    [(None, 1), (None, 2), (warlike, 3), (warlike, 4), (ringbearing, 2), (conquest("free_peoples"), 0)],
)
def test_whole_games_are_told_within_all_limits(policy: Policy | None, seed: int) -> None:
    lines, actions = 0, 0
    for _, happened in game(seed, policy, WarOptions(most_turns=12)):
        actions += 1
        for event, language in product(happened, LANGUAGES):
            told = {viewer: line(event, language, viewer) for viewer in VIEWERS}
            if event.audience is not None:
                assert {viewer for viewer, text in told.items() if text} <= set(event.audience)
            lines += language == "en" and told[None] is not None
    assert 50 < lines < 2 * actions, "one or two lines an action"


def test_a_game_of_the_mod_is_told_too() -> None:
    kinds = set()
    for _, happened in game(0, warlike, WarOptions(most_turns=8, rules="groteka")):
        for event, language in product(happened, LANGUAGES):
            if line(event, language) is not None:
                kinds.add(type(event))
    assert mod.ClashFought in kinds


def test_r4_the_story_begins_with_the_first_turn() -> None:
    _, happened = next(game(1, None, WarOptions()))
    assert line(happened[0], "en") == "🌅 **Turn 1** begins."
    began = [
        event
        for _, told in game(1, None, WarOptions(most_turns=3))
        for event in told
        if isinstance(event, TurnBegan)
    ]
    assert [event.turn for event in began] == [1, 2, 3]
