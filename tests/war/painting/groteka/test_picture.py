"""The picture of a battle under the mod: as on the table, and showing only what the viewer may know."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.draw.encode import encode
from bot.draw.kit.palette import THEMES
from bot.engine import CHANCE, Chance, Outcome
from bot.text import LANGUAGES, Language
from cogs.war.game import WAR
from cogs.war.groteka.components import PRINTED
from cogs.war.model.components import CARDS, SIDES
from cogs.war.model.state import State, WarOptions
from cogs.war.painting import groteka_clash
from cogs.war.painting.board import BOARD
from cogs.war.painting.groteka_scene import NEXT, Change, ClashScene, clash_scene
from cogs.war.painting.hand import halves
from cogs.war.painting.scene import BattleScene, HandScene, hand_scene, name_of_effect, translator
from cogs.war.words.card_texts import DERIVED, MARK
from tests.war.battles import attack, field
from tests.war.groteka.fighting import facing, fought
from tests.war.groteka.rules.test_g17_flanking import army, around
from tests.war.groteka.skirmish import Skirmish
from tests.war.position import Played, Position
from tests.war.variation import vary

HEAVIEST = 600_000
"""Bytes a picture may weigh at 1400 pixels."""
PHONE = 400 / 1400
FREE_PEOPLES, SHADOW = SIDES
WALLS = ("minas_tirith", "minas_tirith")


def scene(game: Played, viewer: str | None = None) -> ClashScene:
    return clash_scene(WAR.observe(game.state, viewer), "en")


def led(game: Played) -> Played:
    """Both sides have laid a card where they have one, picked as many commanders as they may, and split."""
    while game.kind in ("combat_card", "commanders", "split"):
        game.do(game.options[0])
    return game


def unbound() -> Played:
    """A Town is attacked; nobody has a target yet."""
    game = fought("sauron_regular*2 sauron_elite nazgul", "north_elite north_leader", ("buckland", "bree"))
    return led(game)


def flanked() -> Played:
    """Ten against ten with two Armies, Mûmakil and a Companion each: the attackers have been bound."""
    at = around(
        "south_downs",
        "gondor_regular*4 gondor_elite*2 rohan_regular*2 rohan_elite*2 gondor_leader*2 aragorn",
        cardolan="sauron_regular*4 sauron_elite*2 nazgul*3 witch_king",
        hollin="southrons_easterlings_regular*3 southrons_easterlings_elite",
    )
    game = army(at.hand("sh_str_07")).do("attack cardolan south_downs", "confirm", "flank hollin", "confirm")
    return led(game).do("bind a1 d1", "bind a2 d1", "bind a5 d5", "bind a7 d1", "spread")


def half() -> Played:
    """Of their eight clashes four have been rolled: three succeed, one fails."""
    game = flanked().do("bind d8 a1", "spread")
    for die in (5, 2, 6, 1):
        if game.kind == "ability":
            game.do("decline")
        game.roll(die)
    return game


def storming() -> Played:
    """After a round before the walls the Shadow must give up a unit, or cease."""
    game = led(fought("sauron_regular*3 isengard_elite nazgul", "gondor_regular*2 gondor_leader", WALLS))
    game.do("spread")
    while game.kind in ("roll", "counter", "bind"):
        if game.kind == "roll":
            game.roll(2 if game.told("clash-fought") else 6)
        else:
            game.do("spread")
    assert game.kind == "sacrifice"
    return game


def secret() -> Played:
    """Both cards lie face down, and the Shadow has picked its commanders."""
    at = facing(
        "sauron_regular*2 sauron_elite nazgul*2",
        "gondor_regular*2 gondor_leader*2",
        ("osgiliath", "pelargir"),
        hand=("fp_char_01", "sh_str_14"),
    )
    game = attack(at, SHADOW, "osgiliath", "pelargir")
    assert game.kind == "combat_card"
    while game.kind == "combat_card":
        game.do(game.options[0])
    return game.do("command nazgul")


POSITIONS = {"unbound": unbound, "flanked": flanked, "half": half, "storming": storming, "secret": secret}


@lru_cache(maxsize=8)
def at(name: str) -> State:
    return POSITIONS[name]().state


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize(("language", "theme"), list(product(LANGUAGES, THEMES)))
def test_every_picture_is_small_and_of_a_shape_for_a_phone(name: str, language: Language, theme: str) -> None:
    for viewer, scale in ((None, 1.0), *((side, PHONE) for side in SIDES)):
        shown = BOARD.scene(WAR.observe(at(name), viewer), "battle", language)
        picture = BOARD.paint(shown, theme, scale)
        assert picture.mode == "RGB"
        assert picture.width == round(900 * scale)
        assert 0.45 <= picture.width / picture.height <= 3 / 4
        assert len(encode(picture).bytes) <= HEAVIEST


@pytest.mark.parametrize("name", POSITIONS)
def test_equal_observations_give_identical_bytes(name: str) -> None:
    one, other = (BOARD.scene(WAR.observe(at(name), None), "battle", "pl") for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    before = BOARD.paint(one, "night", PHONE).tobytes()
    BOARD.paint(BOARD.scene(WAR.observe(at("half"), None), "battle", "pl"), "night", PHONE)
    assert BOARD.paint(other, "night", PHONE).tobytes() == before


def test_each_ruleset_has_its_own_picture() -> None:
    assert isinstance(BOARD.scene(WAR.observe(at("unbound"), None), "battle", "en"), ClashScene)
    base = field("sauron_regular", "gondor_regular")
    assert isinstance(BOARD.scene(WAR.observe(base.state, None), "battle", "en"), BattleScene)


def test_without_a_battle_there_is_no_picture() -> None:
    seen = replace(WAR.observe(at("unbound"), None), battle=None)
    with pytest.raises(ValueError, match="nobody"):
        clash_scene(seen, "en")


def test_g6_every_unit_stands_alone_in_the_order_of_its_handles() -> None:
    shown = scene(unbound())
    assert [(piece.handle, piece.elite) for piece in shown.attacker.pieces] == [
        ("a1", False),
        ("a2", False),
        ("a3", True),
    ]
    assert [(piece.nation, piece.elite) for piece in shown.defender.pieces] == [("north", True)]
    assert shown.clashes == ()
    assert (shown.asked, shown.acts) == ("bind", SHADOW)


def test_g9_g16_g19_g45_what_changes_the_values_is_itemised() -> None:
    assert scene(unbound()).defender.changes == (Change("town", 0, 1),)
    shown = scene(half())
    assert shown.attacker.changes == (
        Change("flanking", 1, 0),
        *(change for change in shown.attacker.changes if change.cause == "commanders"),
        Change("mumakil", 1, 0),
    )
    assert shown.attacker.regular[0] == PRINTED.units["regular"].attack + sum(
        change.attack for change in shown.attacker.changes
    )


def test_g8_a_limit_is_itemised_too() -> None:
    at = facing("sauron_regular*4", "gondor_regular*4", hand=("fp_str_01",))
    game = led(attack(at, SHADOW, "cardolan", "south_downs")).do("spread")
    assert game.kind == "drop"
    shown = scene(game)
    assert Change("daylight", 0, 0, most=3) in shown.attacker.changes
    assert shown.asked == "drop"


def test_g13_g16_picked_commanders_stand_before_the_others() -> None:
    band = scene(flanked()).attacker
    assert [(commander.figure, commander.points) for commander in band.commanders if commander.picked] == [
        ("nazgul", 1),
        ("witch_king", 2),
    ]
    assert [
        (commander.figure, commander.number) for commander in band.commanders if not commander.picked
    ] == [("nazgul", 2)]
    assert band.led == 3


def test_g18_g24_the_flank_is_told_apart() -> None:
    shown = scene(flanked())
    assert (shown.origin, shown.flank) == ("cardolan", "hollin")
    assert [piece.handle for piece in shown.attacker.pieces if piece.flank] == ["a7", "a8", "a9", "a10"]


def test_g31_a_clash_tells_its_sum_its_defence_and_the_die_it_needs() -> None:
    clash = next(shown_clash for shown_clash in scene(flanked()).clashes if shown_clash.target == "d1")
    assert (clash.units, clash.die) == (("a1", "a2", "a7"), 0)
    assert (clash.attack, clash.defence) == (9, 4)
    assert clash.needed == 2


def test_g34_dice_rolled_stay_in_the_picture_and_the_next_is_lit() -> None:
    shown = scene(half())
    rolled = [clash for clash in shown.clashes if clash.die]
    assert [(clash.die, clash.success) for clash in rolled] == [(5, True), (2, True), (6, True), (1, False)]
    assert [clash.target for clash in shown.clashes if clash.awaited] == ["d5"]
    assert shown.asked == "roll"
    assert sum(piece.broken for piece in shown.defender.pieces) == 3


def test_g35_a_tablet_tells_every_unit_of_a_clash_and_its_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given eight clashes, four of them rolled, then each has a tablet with all that is known of it."""
    shown = scene(half())
    told: list[tuple[object, ...]] = []
    honest = groteka_clash.tablet

    def paint(side: str, words: tuple[str, str, str, str], die: int, *rest: Any) -> Image.Image:
        told.append((side, *words, die))
        return honest(side, words, die, *rest)

    monkeypatch.setattr(groteka_clash, "tablet", paint)
    BOARD.paint(shown, "parchment", 1.0)
    assert told == [
        (
            clash.side,
            "+".join(unit[1:] for unit in clash.units),
            clash.target[1:],
            f"{clash.attack} : {clash.defence}",
            f"{clash.needed}+",
            clash.die,
        )
        for clash in shown.clashes
    ]


def test_g38_whoever_has_fallen_leaves_an_empty_place_until_the_series_is_over() -> None:
    shown = scene(storming())
    assert shown.asked == "sacrifice"
    assert (shown.kind, shown.place) == ("siege", "besieged_stronghold")
    gone = [piece for band in (shown.attacker, shown.defender) for piece in band.pieces if piece.gone]
    assert gone
    assert all(piece.nation == "" for piece in gone)


def test_g49_a_card_tells_how_long_it_acts() -> None:
    laid = scene(half()).attacker.laid
    assert (laid.card, laid.up, laid.lasting) == ("sh_str_07", True, True)


def test_g7_a_card_face_down_is_a_back_to_the_other_side() -> None:
    game = secret()
    for viewer in (None, FREE_PEOPLES):
        assert scene(game, viewer).attacker.laid.card == "strategy"
        assert not scene(game, viewer).attacker.laid.lasting
    assert scene(game, SHADOW).attacker.laid.card == "sh_str_14"
    assert not scene(game, SHADOW).attacker.laid.up


def test_a5_commanders_picked_in_secret_are_nobodys_business() -> None:
    game = secret()
    assert scene(game, SHADOW).attacker.commanders[0].picked
    for viewer in (None, FREE_PEOPLES):
        band = scene(game, viewer).attacker
        assert band.picking
        assert band.led == 0
        assert [commander.picked for commander in band.commanders] == [False]


def test_g50c_a_commander_struck_at_stands_with_the_units() -> None:
    game = unbound()
    state = game.state
    assert state.battle is not None
    assert state.battle.melee is not None
    free, shadow = state.battle.melee.ranks
    units = tuple(replace(unit, target="nazgul") for unit in free.units)
    melee = replace(state.battle.melee, ranks=(replace(free, units=units, quarry="nazgul"), shadow))
    seen = replace(WAR.observe(state, None), battle=replace(state.battle, melee=melee))
    shown = clash_scene(seen, "en")
    assert [piece.handle for piece in shown.attacker.pieces][-1] == "nazgul"
    assert [clash.defence for clash in shown.clashes] == [PRINTED.commanders.defence.nazgul]
    assert BOARD.paint(shown, "parchment", PHONE).width == round(900 * PHONE)


def test_a_target_that_is_there_no_more_is_forgotten() -> None:
    game = unbound()
    battle = game.state.battle
    assert battle is not None
    assert battle.melee is not None
    free, shadow = battle.melee.ranks
    units = tuple(replace(unit, target="d9") for unit in shadow.units)
    melee = replace(battle.melee, ranks=(free, replace(shadow, units=units)))
    seen = replace(WAR.observe(game.state, None), battle=replace(battle, melee=melee))
    assert clash_scene(seen, "en").clashes == ()


@pytest.mark.parametrize("seed", range(6))
def test_battles_at_random_are_shown_to_their_end_and_betray_nothing(seed: int) -> None:
    rng, game = Random(seed), Skirmish(seed)
    state = game.new(WarOptions(rules="groteka", most_turns=1))
    for _ in range(400):
        pending = game.pending(state)
        if isinstance(pending, Outcome):
            break
        if state.battle is not None:
            viewer = rng.choice((None, *SIDES))
            shown = clash_scene(game.observe(state, viewer), "pl")
            other = clash_scene(game.observe(vary(state, viewer, rng), viewer), "pl")
            assert shown == other
            assert {name for clash in shown.clashes for name in clash.units} <= {
                piece.handle for band in (shown.attacker, shown.defender) for piece in band.pieces
            }
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
        else:
            seat = pending.open[0].seat
            state = game.apply(state, seat, rng.choice(list(game.legal(state, seat)))).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_asked_and_every_place_has_a_word(language: Language) -> None:
    says = translator(language)
    for asked in {*NEXT.values(), "choice"}:
        assert says(f"board-clash-next-{asked}")
    for cause in (*PRINTED.places, "flanking", "commanders"):
        assert says(f"board-clash-cause-{cause.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_g52_a_painted_card_is_marked_where_its_effect_is_not_the_authors(language: Language) -> None:
    """Given a derived effect and one of the mod's own, then the first alone changes by the mod."""
    ours = next(card for card in CARDS if CARDS[card].combat in DERIVED)
    theirs = next(card for card in CARDS if CARDS[card].combat not in DERIVED)
    for card, marked in ((ours, True), (theirs, False)):
        effect = CARDS[card].combat
        assert name_of_effect(effect, "groteka", language).endswith(MARK) is marked
        by_the_mod, by_the_print = (
            halves(HandScene(language, CARDS[card].side, (card,), rules), card)[1].title
            for rules in ("groteka", "base")
        )
        assert (by_the_mod != by_the_print) is marked


def test_g52_the_hand_is_painted_by_the_rules_of_its_table() -> None:
    card = next(card for card in CARDS if CARDS[card].combat in DERIVED and CARDS[card].side == FREE_PEOPLES)
    painted = set()
    for rules in ("base", "groteka"):
        state = Position(rules=rules).hand(card).acting(FREE_PEOPLES).state
        scene = hand_scene(WAR.observe(state, FREE_PEOPLES), "en")
        painted.add(BOARD.paint(scene, "parchment", 0.25).tobytes())
    assert len(painted) == 2


def test_g52_the_card_laid_in_a_clash_bears_the_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = next(card for card in CARDS if CARDS[card].combat == "desperate_battle")
    game = led(fought("sauron_regular*3", "gondor_regular*2", hand=(ours,)))
    shown = replace(scene(game, SHADOW), language="pl")
    assert shown.attacker.laid.card == ours
    marked = BOARD.paint(shown, "parchment", 0.4).tobytes()
    monkeypatch.setattr("cogs.war.painting.scene.DERIVED", frozenset())
    assert BOARD.paint(shown, "parchment", 0.4).tobytes() != marked
