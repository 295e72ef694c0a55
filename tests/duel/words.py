"""Positions and events to try the words on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine import Seat
from cogs.duel import events
from cogs.duel.components import BONUSES, CARDS, CHAPTERS, EAGLE, RACES, REGIONS, SIDES, TILES, TOKENS
from cogs.duel.observation import DuelObservation
from cogs.duel.rules import OUTCOMES
from cogs.duel.state import EFFECT_KINDS
from tests.duel.position import Play, Position, fresh

BONUS_SOURCES = tuple(f"bonus_{space}" for space in BONUSES)
SHARED = "outcome-shared"
WINS = {"outcome-mount-doom": "fellowship", "outcome-ring-caught": "sauron"}
"""Who alone can win so."""


def moments() -> dict[str, Play]:
    """One position for each thing a player can be asked, by a name."""
    units = "sauron rohan 2, sauron mordor 1, fellowship arnor 2, fellowship enedwaith 1"
    trio = "c1_17 c1_18"
    return {
        "turn": fresh(),
        "turn-links-and-prices": Position(
            lying="c2_15 c2_06 c2_13 c2_08 c2_20 c2_09",
            chapter=2,
            coins=(3, 2),
            fellowship="c1_17 c2_07 elves_wild_skill dwarves_no_surcharge",
            fortresses="fellowship arnor, fellowship rohan",
            tiles="grey_havens minas_tirith",
            options={"choose_payment": True},
        ).play(),
        "turn-poor": Position(coins=(0, 0), tiles="helms_deep").play(),
        "turn-without-tiles": Position(coins=(1, 0)).play("sauron"),
        "turn-equal-cards": Position(lying="c1_09 c1_10 c1_11").play(),
        "place": Position(lying="c1_21", units=units).play("sauron").do("play c1_21"),
        "place-each": Position(
            lying="c3_11",
            chapter=3,
            fellowship="c3_10",
            tops="wizards_two_units wizards_quest_2",
            units=units,
        )
        .play()
        .do("play c3_11", "keep wizards_two_units"),
        "moves": Position(lying="c3_19", chapter=3, units=units).play().do("play c3_19"),
        "effects": Position(lying="c3_20", chapter=3, units=units).play().do("play c3_20"),
        "remove": Position(lying="c3_22", chapter=3, units=units).play().do("play c3_22"),
        "manoeuvres": Position(
            lying="c3_09",
            chapter=3,
            fellowship="c3_08",
            tops="ents_three_manoeuvres ents_extra_turn",
            units=units,
        )
        .play()
        .do("play c3_09", "keep ents_three_manoeuvres"),
        "raze": Position(quest=(11, 0), lying="c1_13", fortresses="sauron rohan, sauron gondor")
        .play()
        .do("play c1_13"),
        "extra_turn": Position(quest=(0, 8), lying="c1_13").play("sauron").do("play c1_13"),
        "draft": Position(tiles="grey_havens", tops="hobbits_eagle").play().do("landmark grey_havens"),
        "token": Position(
            lying="c2_15", chapter=2, fellowship="c1_17", tops="hobbits_eagle hobbits_link_coins"
        )
        .play()
        .do("play c2_15"),
        "token-of-three": Position(
            lying="c1_19",
            fellowship=trio,
            tops="hobbits_eagle dwarves_green_moves humans_double_discard",
        )
        .play()
        .do("play c1_19"),
        "trio-later": Position(lying="c1_19", fellowship=trio, options={"trio_postponable": True})
        .play()
        .do("play c1_19"),
        "trio-stacks": Position(
            lying="c1_20", fellowship="c1_17 c1_18 c1_19", options={"trio_postponable": True}
        )
        .play()
        .do("play c1_20", "ally trio"),
        "effects-of-a-tile": Position(tiles="isengard", sauron="c1_01").play().do("landmark isengard"),
        "strip": Position(tiles="isengard", sauron="c1_01 c1_02 c2_07 c1_09")
        .play()
        .do("landmark isengard", "advance"),
        "pile": Position(tiles="barad_dur", discards="c1_13 c1_21 c1_01").play().do("landmark barad_dur"),
        "revive": Position(tiles="barad_dur", discards="c1_13 c1_21 c1_01 c1_02")
        .play()
        .do("landmark barad_dur", "search"),
    }


def every_event() -> Iterator[Any]:
    """Every event with every card, region, token and source it can name."""
    sources = (*CARDS, *TILES, *TOKENS, *BONUS_SOURCES)
    for chapter in CHAPTERS:
        yield events.ChapterBegan(chapter=chapter)
        yield events.ChapterEnded(chapter=chapter)
    yield events.CardsDealt(chapter=1, cards=tuple(CARDS)[:12])
    yield events.TilesTurnedUp(tiles=tuple(TILES)[:1])
    yield events.TilesTurnedUp(tiles=tuple(TILES)[:3])
    for seat in SIDES:
        yield from _of_seat(seat)
        for source in sources:
            yield from _of_source(seat, source)
    for region in REGIONS:
        for left in ((0, 0), (1, 0), (0, 2), (5, 0)):
            yield events.ConflictFought(
                region=region, fallen=1 + sum(left), fellowship=left[0], sauron=left[1]
            )
    for card in CARDS:
        yield events.CardUncovered(slot=3, card=card)
    for token, component in TOKENS.items():
        for again in (False, True):
            yield events.TokenRevealed(race=component.race, token=token, again=again)
    for reason in OUTCOMES:
        for winners in (SIDES,) if reason == SHARED else [(winner,) for winner in SIDES]:
            if WINS.get(reason, winners[0]) != winners[0]:
                continue
            yield events.GameEnded(winners=winners, reason=reason, fellowship=4, sauron=3)


def _of_seat(seat: Seat) -> Iterator[Any]:
    yield events.SideResigned(seat=seat)
    for extra in (False, True):
        yield events.TurnBegan(seat=seat, turn=22, extra=extra)
    for card in CARDS:
        for way, price, link in (("free", 0, ""), ("paid", 1, ""), ("paid", 5, ""), ("pile", 0, "")):
            yield events.CardPlayed(seat=seat, card=card, way=way, price=price, link=link)
        yield events.CardPlayed(seat=seat, card=card, way="link", price=0, link="fish")
        yield events.CardDiscarded(seat=seat, card=card, coins=2)
        yield events.CardStripped(seat=seat, card=card)
        yield events.SkillsGained(seat=seat, card=card)
    for tile, price in zip(TILES, range(len(TILES)), strict=True):
        yield events.LandmarkTaken(seat=seat, tile=tile, price=price)
    for region in REGIONS:
        yield events.FortressPlaced(seat=seat, region=region)
        yield events.UnitMoved(seat=seat, origin=region, region="arnor")
        yield events.UnitMoved(seat=seat, origin="arnor", region=region)
    for race in (*RACES, EAGLE):
        yield events.RaceGained(seat=seat, race=race, races=3)
    for steps in (1, 2, 5):
        yield events.QuestAdvanced(seat=seat, steps=steps, space=steps)
    for space in BONUSES:
        yield events.BonusReached(seat=seat, space=space)
    for way in ("pair", "trio", "draft"):
        yield events.AllianceMade(seat=seat, way=way, races=RACES[: 3 if way == "trio" else 1])
    for count, token in enumerate(TOKENS):
        yield events.TokenKept(seat=seat, token=token, returned=tuple(TOKENS)[: count % 3])
    for count in (1, 2, 5):
        yield events.PileSearched(seat=seat, cards=count)
    yield events.PileSeen(seat=seat, cards=())
    yield events.PileSeen(seat=seat, cards=("c1_01", "c1_02", "c1_09"))


def _of_source(seat: Seat, source: str) -> Iterator[Any]:
    for coins, wanted in ((0, 3), (1, 1), (2, 5), (5, 5)):
        yield events.CoinsTaken(seat=seat, coins=coins, wanted=wanted, source=source)
    for coins in (0, 1, 2):
        yield events.CoinsLost(seat=seat, coins=coins, source=source)
    for units in (1, 2, 5):
        yield events.UnitsPlaced(seat=seat, region="rohan", units=units, source=source)
    yield events.FortressRemoved(seat=seat, region="rohan", source=source)
    yield events.UnitRemoved(seat=seat, region="gondor", source=source)
    yield events.ExtraTurnEarned(seat=seat, source=source)
    for effect in EFFECT_KINDS:
        yield events.EffectDeclined(seat=seat, effect=effect, source=source)
        yield events.EffectLost(seat=seat, effect=effect, source=source)


def seen_by_all(play: Play) -> tuple[DuelObservation, ...]:
    """What both players and a spectator see."""
    return tuple(play.seen(viewer) for viewer in (*SIDES, None))
