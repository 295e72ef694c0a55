"""The pictures of The Battle for Middle-earth: pure, small, and showing only what the viewer may know."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.draw.encode import encode
from bot.draw.kit.canvas import EMBLEMS, Point
from bot.draw.kit.marks import marks_on
from bot.draw.kit.type import Face, features, font
from bot.text import LANGUAGES, Language
from cogs.battle.components import PRINTED
from cogs.battle.game import BATTLE
from cogs.battle.observation import BattleObservation
from cogs.battle.painting import BOARD
from cogs.battle.painting.cards import SHAPES, bar_card, symbol
from cogs.battle.painting.places import FITS, HEAD, PAD, mats, spread
from cogs.battle.painting.scene import ORDER_MARKS, catalogue, companion, table_scene
from cogs.battle.painting.table import TablePainter
from cogs.battle.painting.upright import UPRIGHT_FITS
from cogs.battle.state import State
from cogs.battle.words.phrases import PHRASES
from tests.battle.table import Table
from tests.battle.variation import vary
from tests.battle.words import laid_out, viewers, walk
from tests.draw.listening import following
from tests.looks import LOOKS

HEAVIEST = 300_000
"""Bytes a board may weigh at 1400 pixels."""
PHONE = 400 / 1400
SMALL = 14
"""Pixels of a symbol in an enemy's card on a phone, rounded down."""


def moments(players: int) -> tuple[State, ...]:
    """A game at its beginning, middle and fullest, in an attack and a counterattack, at its end."""
    states, _ = walk(players, 11)
    begun = next(state for state in states if state.turn == 1)
    fighting = [state for state in states if state.assault is not None and state.assault.enemies]
    struck = [s for s in states if BATTLE.observe(s, None).stage == "counterattack" and len(s.track) == 3]
    return (begun, states[len(states) // 2], max(states, key=laid_out), fighting[-1], struck[0], states[-1])


def paint(
    seen: BattleObservation, view: str, language: Language, theme: str = "parchment", scale: float = 0.5
) -> Image.Image:
    return BOARD.paint(BOARD.scene(seen, view, language), theme, scale)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_view_of_every_moment_is_painted_and_small(
    players: int, language: Language, theme: str
) -> None:
    observed = [BATTLE.observe(state, viewer) for state in moments(players) for viewer in (None, "north")]
    shapes = {"table": (900, 0.55, 0.9), "hand": (900, 0.55, 5 / 4), "wide": (1400, 1, 11 / 7)}
    for view, (wide, least, most) in shapes.items():
        scenes = {BOARD.scene(seen, view, language) for seen in observed if view in BOARD.views(seen)}
        for scene, scale in product(scenes, (1.0, PHONE)):
            picture = BOARD.paint(scene, theme, scale)
            assert picture.mode == "RGB"
            assert picture.width == round(wide * scale)
            assert least <= picture.width / picture.height <= most
            assert len(encode(picture).bytes) <= HEAVIEST


def test_scenes_are_hashable_and_equal_observations_give_identical_bytes() -> None:
    for state in moments(3):
        for viewer in viewers(state):
            first, second = BATTLE.observe(state, viewer), BATTLE.observe(state, viewer)
            for view in BOARD.views(first):
                one, other = (BOARD.scene(seen, view, "pl") for seen in (first, second))
                assert one == other
                assert hash(one) == hash(other)
    seen = BATTLE.observe(moments(3)[2], "north")
    one, other = (encode(paint(seen, "table", "pl")).bytes for _ in range(2))
    assert one == other


def test_painting_leaves_what_is_kept_untouched() -> None:
    first, *_, last = moments(4)
    before = paint(BATTLE.observe(first, None), "table", "en").tobytes()
    paint(BATTLE.observe(last, None), "table", "en")
    assert paint(BATTLE.observe(first, None), "table", "en").tobytes() == before


def test_a_hand_is_only_for_its_owner() -> None:
    state = moments(3)[1]
    assert BOARD.shown(BATTLE.observe(state, None)) == ("table",)
    assert BOARD.shown(BATTLE.observe(state, "west")) == ("table",)
    with pytest.raises(ValueError, match="hand"):
        BOARD.scene(BATTLE.observe(state, None), "hand", "en")
    for player in state.players:
        scene = BOARD.scene(BATTLE.observe(state, player.seat), "hand", "en")
        assert scene.hand == player.hand  # type: ignore[attr-defined]


def test_the_pictures_of_a_game_s_table_are_all_of_one_size() -> None:
    """They are joined to a moving one when it is over."""
    for players in (2, 3, 4):
        seen = [BATTLE.observe(state, None) for state in moments(players)]
        assert len({paint(observation, "table", "en", scale=0.25).size for observation in seen}) == 1


def test_the_table_is_the_same_for_everybody() -> None:
    for players in (2, 4):
        for state in walk(players, 5)[0]:
            scenes = {table_scene(BATTLE.observe(state, viewer), "en") for viewer in viewers(state)}
            assert len(scenes) == 1


def test_what_a_viewer_may_not_know_changes_no_picture() -> None:
    rng = Random(3)
    for state in walk(3, 8)[0][::7]:
        for viewer in viewers(state):
            one = BATTLE.observe(state, viewer)
            other = BATTLE.observe(vary(state, viewer, rng), viewer)
            for view in BOARD.views(one):
                assert BOARD.scene(one, view, "en") == BOARD.scene(other, view, "en")


def test_a_choice_not_shown_yet_is_only_in_its_owners_picture() -> None:
    table = Table(north="elrond+haldir", east="arwen+sam", track="mordor_hand mordor_party")
    seen = BATTLE.observe(table.state(), "north")
    chosen = replace(seen, own_choice="haldir")
    assert BOARD.scene(chosen, "table", "en") == BOARD.scene(seen, "table", "en")
    assert BOARD.scene(chosen, "hand", "en") != BOARD.scene(seen, "hand", "en")


CHANGES = (
    {"row": "balrog saruman troll"},
    {"row": "balrog saruman"},
    {"north": "elrond haldir"},
    {"north": "elrond+frodo"},
    {"east": "arwen"},
    {"hand": "gimli legolas"},
    {"hands": {"east": "eowyn"}},
    {"won": {"east": "wargs"}},
    {"gifts": {"east": "pippin"}},
    {"track": "mordor_enemy"},
    {"track": "mordor_hand mordor_party"},
    {"enemy_deck": "wargs"},
    {"seats": 3},
)


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_the_picture_differs_where_the_facts_differ(change: dict[str, object]) -> None:
    usual = {"north": "elrond+haldir", "east": "arwen+sam", "hand": "gimli"}
    states = [Table(**usual).state(), Table(**(usual | change)).state()]  # type: ignore[arg-type]
    one, other = (paint(BATTLE.observe(state, None), "table", "en") for state in states)
    assert ImageChops.difference(one, other).getbbox() is not None


def test_an_attack_being_prepared_shows_what_the_party_has_and_what_is_missing() -> None:
    play = Table(
        row="balrog troll orc_patrol", north="gimli+frodo", east="eowyn", hand="haldir"
    ).north_to_act()
    play.do("north place haldir new", "north attack 1", "north beat troll orc_patrol")
    scene = table_scene(play.seen(None), "en")
    assert scene.attack is not None
    assert scene.attack.missing
    assert scene.chosen == ("troll", "orc_patrol")
    assert [party.attacks for party in scene.mats[0].parties] == [True, False]
    play.do("north borrow frodo eowyn")
    after = table_scene(play.seen(None), "en")
    assert after.attack is not None
    assert after.attack.missing == ()
    assert after.mats[1].parties[0].lent == ("eowyn",)


def test_r8_2_the_order_that_strikes_next_is_the_oldest() -> None:
    scene = table_scene(BATTLE.observe(Table(track="mordor_hand mordor_party").state(), None), "en")
    assert scene.track == ("discard_from_hand", "discard_from_party")
    assert scene.missing == 1


# Symbols


def test_symbols_differ_in_outline_and_not_only_in_colour() -> None:
    """No two have the same silhouette, nor look alike in grey at the size they have on a phone."""
    for one, other in combinations(SHAPES, 2):
        outlines = [symbol(name, 56).getchannel("A") for name in (one, other)]
        assert _unlike(*outlines) > 0.06, (one, other)
        greys = [symbol(name, SMALL).convert("LA").convert("RGBA").convert("L") for name in (one, other)]
        assert _unlike(*greys) > 0.05, (one, other)


def _unlike(one: Image.Image, other: Image.Image) -> float:
    """How different two pictures are: the share of full difference."""
    histogram = ImageChops.difference(one, other).histogram()
    return sum(value * count for value, count in enumerate(histogram)) / (255 * one.width * one.height)


def test_every_card_power_and_order_has_an_emblem() -> None:
    names = {PRINTED.kind[card] for card in (*PRINTED.companions, *PRINTED.enemies)} | {
        f"symbol_{name}" for name in SHAPES
    }
    names |= {f"power_{power}" for power in PRINTED.power.values() if power} | set(ORDER_MARKS.values())
    assert set(ORDER_MARKS) == set(PRINTED.order.values())
    assert {name for name in names if not (EMBLEMS / "battle" / f"{name}.svg").exists()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_read_says_what_its_power_does(language: Language) -> None:
    for card in PRINTED.companions:
        face = companion(PRINTED, card, language)
        assert bool(face.text) == bool(PRINTED.power[card])
        assert len(face.text) <= 95


# Laying out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "sizes", [(1,), (3, 2, 1), (2, 2, 2, 2), (1,) * 12, (5, 5, 5), (31,), (10, 10, 11), (1,) * 28]
)
def test_parties_stay_on_their_mat_and_cover_no_symbol(players: int, sizes: tuple[int, ...]) -> None:
    for box in mats(players):
        wide, high = box[2] - box[0] - 42, box[3] - box[1] - HEAD - 24
        layout = spread(sizes, wide, high)
        assert sum(len(tray.cards) for tray in layout.trays) == sum(sizes)
        for tray in layout.trays:
            assert 0 <= tray.box[0] < tray.box[2] <= wide + 1
            assert 0 <= tray.box[1] < tray.box[3] <= high + 1
            tops = [card.y for card in tray.cards]
            assert all(low - top >= layout.fit.bar - 0.01 for top, low in pairwise(tops))
            assert tray.box[3] - tray.box[1] >= 2 * PAD + layout.fit.bar - 0.01


def test_a_few_parties_lie_in_the_largest_size() -> None:
    box = mats(4)[0]
    assert spread((2, 1), box[2] - box[0] - 42, box[3] - box[1] - HEAD - 24).fit == FITS[0]


def test_every_letter_in_a_picture_has_a_glyph() -> None:
    names = [
        PHRASES[language].label(card)
        for language in LANGUAGES
        for card in (*PRINTED.companions, *PRINTED.enemies)
    ]
    letters = set("".join(names))
    for folder in catalogue().folders[1:]:
        letters |= {letter for path in folder.glob("*.ftl") for letter in path.read_text("utf-8")}
    letters -= set("\n {}$")
    for face in Face:
        blank = bytes(font(face, 40).getmask("\U0010fffd", features=features(face)))
        absent = [c for c in letters if bytes(font(face, 40).getmask(c, features=features(face))) == blank]
        assert absent == []


def test_a_table_is_painted_at_any_scale() -> None:
    assert paint(BATTLE.observe(moments(2)[0], None), "table", "pl", "night", 0.25).width == 225


@pytest.mark.parametrize(("players", "language"), list(product((2, 3, 4), LANGUAGES)))
def test_a_winner_s_name_is_whole_beside_a_full_heading_of_the_wide_table(
    players: int, language: Language
) -> None:
    written: list[str] = []

    class Overheard(TablePainter):
        def words(self, place: Point, text: str, *rest: Any, **more: Any) -> float:
            written.append(text)
            return super().words(place, text, *rest, **more)

    won = BOARD.scene(BATTLE.observe(moments(players)[-1], None), "wide", language)
    mats = tuple(replace(player_mat, wins=True, gifts=8, points=48) for player_mat in won.mats)
    names = tuple((mat.seat, f"Aleksandra of the {number}th") for number, mat in enumerate(mats))
    Overheard(replace(won, mats=mats, people=names), "parchment", 1.0).paint()

    assert {name for _, name in names} <= {*written}


# Where things lie


def test_spots_lie_inside_the_picture_and_depend_on_nothing_hidden() -> None:
    rng = Random(5)
    for players in (2, 3, 4):
        for state in moments(players):
            for viewer in viewers(state):
                seen = BATTLE.observe(state, viewer)
                other = BATTLE.observe(vary(state, viewer, rng), viewer)
                for view in (*BOARD.shown(seen), "wide"):
                    scene = BOARD.scene(seen, view, "pl")
                    spots = BOARD.spots(scene)
                    assert spots == BOARD.spots(BOARD.scene(other, view, "pl"))
                    wide, high = BOARD.paint(scene, "night", 0.5).size
                    for handle, (left, top, right, bottom) in spots.items():
                        assert 0 <= left < right <= wide * 2, handle
                        assert 0 <= top < bottom <= high * 2, handle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_an_action_names_has_a_spot_in_a_picture_that_is_shown(players: int) -> None:
    named = 0
    for state in walk(players, 9)[0]:
        for viewer in viewers(state):
            seen = BATTLE.observe(state, viewer)
            spots = {
                spot for view in BOARD.shown(seen) for spot in BOARD.spots(BOARD.scene(seen, view, "en"))
            }
            hidden = {*(seen.own.won or ())} if seen.own is not None else set()
            for action in seen.legal:
                words = {*str(action).split()} & {*PRINTED.companions, *PRINTED.enemies} - hidden
                named += len(words)
                assert words <= spots, action
    assert named > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_of_a_table_do_not_lie_on_each_other(players: int) -> None:
    for state in walk(players, 11)[0]:
        scene = BOARD.scene(BATTLE.observe(state, None), "table", "en")
        cards = [box for handle, box in BOARD.spots(scene).items() if ":" not in handle]
        assert not [pair for pair in combinations(cards, 2) if _meet(*pair)]


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 0.5 and down > 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_printed_name_is_cut_on_a_card_of_a_party(language: Language) -> None:
    fit = UPRIGHT_FITS[0]
    for card in PRINTED.companions:
        face = companion(PRINTED, card, language)
        with following():
            sprite = bar_card(face, int(fit.wide), int(fit.front), int(fit.bar), 1.0)
            assert [mark.name for mark in marks_on(sprite) if mark.kind == "text"] == [face.name]
