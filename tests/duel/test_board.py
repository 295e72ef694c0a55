"""The pictures of Duel for Middle-earth: pure, small, priced, and showing only what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from itertools import product

import pytest
from PIL import Image

from bot.draw.encode import encode
from bot.draw.kit.type import Face, features, font
from bot.engine import Decision, Outcome, Seat
from bot.text import LANGUAGES, Language
from cogs.duel.components import (
    CARDS,
    COLOURS,
    DECK,
    LAYOUT,
    LINKS,
    RACES,
    REGIONS,
    SKILLS,
    STACK,
    TILES,
    TOKENS,
)
from cogs.duel.observation import Area, Aside, DuelObservation, RegionSeen, SlotSeen, Stage, TokenStack
from cogs.duel.painting import BOARD
from cogs.duel.painting.cards import plaque, price_tag
from cogs.duel.painting.scene import Price, catalogue, scene_of
from cogs.duel.painting.signs import TOKEN_SIGNS, bonus_signs, card_signs, outline_of, sign, tile_signs
from cogs.duel.painting.sprites import bill
from cogs.duel.painting.upright import PLANS, STRIPS, card_box
from cogs.duel.rules.costs import links_of, quote_card, quote_tile
from cogs.duel.state import FELLOWSHIP, SAURON, SEATS, DuelOptions, Ids, Side
from tests.looks import LOOKS

HEAVIEST = 300_000
"""Bytes a picture may weigh at 1400 pixels."""
PHONE = 400 / 1400

EARLY = (
    Side(3, (), (), (), 0, (0, 2, 0, 0, 0, 0, 0), 13, (0,) * 7, 7),
    Side(2, (), (), (), 0, (0, 0, 0, 0, 0, 0, 2), 13, (0,) * 7, 7),
)
MIDDLE = (
    Side(
        4,
        ("c1_01", "c1_03", "c1_09", "c1_14", "c1_17", "c1_22", "c1_18", "c2_06"),
        ("hobbits_link_coins",),
        ("bree",),
        4,
        (1, 3, 0, 0, 0, 1, 0),
        10,
        (0, 1, 0, 0, 0, 0, 0),
        6,
    ),
    Side(
        0,
        ("c1_02", "c1_05", "c1_07", "c1_16", "c1_20", "c1_21", "c1_23", "c2_03"),
        (),
        ("barad_dur",),
        3,
        (0, 0, 2, 0, 1, 0, 4),
        8,
        (0, 0, 0, 0, 0, 0, 1),
        6,
    ),
)
LATE = (
    Side(
        12,
        (
            *(
                "c1_01",
                "c1_03",
                "c1_04",
                "c2_04",
                "c2_06",
                "c2_07",
                "c1_09",
                "c2_08",
                "c1_14",
                "c1_15",
                "c2_13",
            ),
            *(
                "c2_11",
                "c1_17",
                "c2_15",
                "c1_18",
                "c2_17",
                "c3_08",
                "c1_22",
                "c2_19",
                "c2_20",
                "c3_18",
                "c3_21",
            ),
        ),
        ("hobbits_eagle", "dwarves_green_moves", "ents_three_manoeuvres", "elves_wild_skill"),
        ("bree", "erebor", "minas_tirith"),
        11,
        (2, 1, 3, 0, 2, 0, 0),
        5,
        (0, 1, 1, 0, 0, 1, 0),
        4,
        True,
    ),
    Side(
        7,
        (
            *(
                "c1_02",
                "c1_05",
                "c1_06",
                "c1_07",
                "c1_08",
                "c2_01",
                "c2_02",
                "c1_10",
                "c2_09",
                "c1_13",
                "c1_16",
            ),
            *(
                "c2_14",
                "c1_19",
                "c1_20",
                "c2_18",
                "c3_10",
                "c1_21",
                "c1_23",
                "c2_21",
                "c2_22",
                "c3_12",
                "c3_20",
            ),
        ),
        ("elves_red_anywhere", "humans_double_discard", "wizards_quest_2"),
        ("barad_dur", "isengard"),
        9,
        (0, 0, 0, 4, 0, 1, 6),
        3,
        (0, 0, 0, 1, 0, 0, 1),
        5,
        True,
    ),
)


def area(seat: Seat, side: Side) -> Area:
    """One player's things, counted from the cards."""
    skills = dict.fromkeys(SKILLS, 0)
    choices: list[tuple[str, Ids]] = []
    races: list[str] = []
    for card in side.cards:
        for effect in CARDS[card].effects:
            for skill, count in effect.skills.items():
                skills[skill] += count
            if effect.type == "skills_choice":
                choices.append((card, tuple(str(option) for option in effect.options)))
            if effect.type == "race" and effect.race not in races:
                races.append(effect.race)
    eagle = "hobbits_eagle" in side.tokens
    return Area(
        seat=seat,
        coins=side.coins,
        cards=tuple((colour, tuple(c for c in side.cards if CARDS[c].color == colour)) for colour in COLOURS),
        skills=tuple(skills.items()),
        choices=tuple(choices),
        joker="elves_wild_skill" in side.tokens,
        races=tuple(races),
        eagle=eagle,
        symbols=len(races) + eagle,
        links=links_of(side.cards),
        tokens=side.tokens,
        tiles=side.tiles,
        quest=side.quest,
        bonuses=tuple(space for space in (3, 6, 9, 12) if space <= side.quest),
        units_left=side.units_left,
        fortresses_left=side.fortresses_left,
        presence=tuple(r for r, u, f in zip(REGIONS, side.units, side.fortresses, strict=True) if u or f),
        trio=side.trio,
        income=1,
    )


def slots_of(chapter: int, taken: tuple[int, ...]) -> tuple[SlotSeen, ...]:
    """A chapter's layout from which some cards have been taken, in the order of the deck."""
    slots = []
    for slot, card in zip(LAYOUT[chapter], DECK[chapter], strict=False):
        covered = tuple(covering for covering in slot.covered_by if covering not in taken)
        up = slot.face_up or not covered
        lies = "taken" if slot.slot in taken else "up" if up else "down"
        available = lies == "up" and not covered
        shown = card if lies == "up" else None
        slots.append(SlotSeen(slot.slot, slot.row, slot.x, lies, shown, available, covered))  # type: ignore[arg-type]
    return tuple(slots)


def position(
    viewer: Seat | None,
    chapter: int = 1,
    sides: tuple[Side, Side] = EARLY,
    taken: tuple[int, ...] = (),
    tiles: Ids = ("grey_havens", "helms_deep", "erebor"),
    turn: Seat = SAURON,
    stage: Stage = "turn",
) -> DuelObservation:
    """A position with these things on the table."""
    slots = slots_of(chapter, taken) if chapter else ()
    up = [slot.card for slot in slots if slot.card is not None]
    return DuelObservation(
        viewer=viewer,
        waiting=(Decision(turn, stage, "4.1"),),
        legal=(),
        outcome=None,
        stage=stage,
        options=DuelOptions(),
        chapter=chapter,
        turn=turn,
        number=20 * (chapter - 1) + len(taken) + 1,
        extra=0,
        bank=10,
        slots=slots,
        tiles=tiles,
        tile_stack=2,
        areas=(area(FELLOWSHIP, sides[0]), area(SAURON, sides[1])),
        regions=tuple(
            RegionSeen(
                region,
                (sides[0].units[n], sides[1].units[n]),
                FELLOWSHIP if sides[0].fortresses[n] else SAURON if sides[1].fortresses[n] else None,
                (),
            )
            for n, region in enumerate(REGIONS)
        ),
        stacks=tuple(TokenStack(race, 3, (), STACK[race]) for race in RACES),
        discards=("c1_10", "c1_13"),
        aside=tuple(Aside(number, 3, (), ()) for number in range(1, chapter + 1)),
        pile=3 * chapter + 2,
        unseen=(),
        quotes=(
            (*(quote_card(sides[0], card) for card in up), *(quote_tile(sides[0], tile) for tile in tiles)),
            (*(quote_card(sides[1], card) for card in up), *(quote_tile(sides[1], tile) for tile in tiles)),
        ),
        effects=(),
        later=(),
        revealed=(),
        picked=(),
        agenda=(),
    )


def middle(viewer: Seat | None) -> DuelObservation:
    return position(viewer, 2, MIDDLE, (18, 19, 15, 16, 11), turn=FELLOWSHIP)


def late(viewer: Seat | None) -> DuelObservation:
    return position(viewer, 3, LATE, (18, 19, 17, 14), ("grey_havens", "helms_deep"), FELLOWSHIP)


def choosing_a_token(viewer: Seat | None) -> DuelObservation:
    revealed = ("elves_wild_skill", "hobbits_eagle", "humans_red_extra_unit")
    return replace(middle(viewer), revealed=revealed, stage="token")


def looking(viewer: Seat | None) -> DuelObservation:
    """Fellowship looks through the discard pile and sees the cards set aside (10.2)."""
    own = viewer == FELLOWSHIP
    aside = tuple(
        Aside(chapter, 3, DECK[chapter][-3:] if own else (), (FELLOWSHIP,)) for chapter in (1, 2, 3)
    )
    return replace(late(viewer), stage="revive", aside=aside)


def finished(viewer: Seat | None) -> DuelObservation:
    return replace(late(viewer), stage="over", outcome=Outcome((SAURON,), "outcome-quest", ()), waiting=())


def shared(viewer: Seat | None) -> DuelObservation:
    return replace(finished(viewer), slots=slots_of(3, tuple(range(20))), outcome=Outcome(SEATS, "", ()))


SHAPES = {"wide": (1400, 1, 11 / 7), "rival": (900, 1.7, 1.9)}
"""How wide a picture is, and the least and the most of what that is of its height."""
POSITIONS = (position, middle, late, choosing_a_token, looking, finished, shared)
VIEWERS = (None, *SEATS)


def paint(seen: DuelObservation, view: str, language: Language, theme: str, scale: float) -> Image.Image:
    return BOARD.paint(BOARD.scene(seen, view, language), theme, scale)


@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("scale", [1.0, PHONE])
def test_every_view_of_every_position_is_painted_and_small(
    language: Language, theme: str, scale: float
) -> None:
    observed = [build(viewer) for build, viewer in product(POSITIONS, VIEWERS)]
    for view in ("table", "cards", "map", "rival", "wide"):
        wide, least, most = SHAPES.get(view, (900, 0.6, 0.75))
        offered = [seen for seen in observed if BOARD.offers(seen, view)]
        for scene in {BOARD.scene(seen, view, language) for seen in offered}:
            picture = BOARD.paint(scene, theme, scale)
            assert picture.mode == "RGB"
            assert picture.width == round(wide * scale)
            assert least <= picture.width / picture.height <= most
            assert len(encode(picture).bytes) <= HEAVIEST


def test_a_position_before_the_first_chapter_is_painted() -> None:
    seen = position(None, 0, tiles=(), stage="setup")
    for view in BOARD.views(seen):
        assert paint(seen, view, "pl", "parchment", PHONE).width == (400 if view == "wide" else 257)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_table_comes_first_then_what_the_choice_is_made_on(viewer: Seat | None) -> None:
    assert tuple(BOARD.views(position(viewer))) == ("table", "cards", "map", "wide")
    assert tuple(BOARD.views(position(viewer, stage="moves"))) == ("table", "map", "cards", "wide")


@pytest.mark.parametrize("viewer", SEATS)
@pytest.mark.parametrize("stage", ["turn", "effects", "moves"])
def test_beside_each_other_no_card_is_shown_twice_and_nothing_is_missing(viewer: Seat, stage: Stage) -> None:
    """Given what a player touches, and sees while the other one chooses: table, and where the choice is."""
    seen = position(viewer, stage=stage)
    whole = {handle for view in ("table", BOARD.needed(seen)) for handle in spots_in(seen, view)}
    for views in (BOARD.views_to_touch(seen, seen.legal), BOARD.views_meanwhile(seen, ())):
        shown = [handle for view in views for handle in spots_in(seen, view)]
        assert {*shown} == whole
        assert [
            shown_handle for shown_handle in shown if shown_handle in CARDS and shown.count(shown_handle) > 1
        ] == []


def spots_in(seen: DuelObservation, view: str) -> Collection[str]:
    return BOARD.spots(BOARD.scene(seen, view, "en"))


def test_a_view_that_is_not_on_offer_is_refused() -> None:
    with pytest.raises(ValueError, match="hand"):
        BOARD.scene(position(None), "hand", "en")


@pytest.mark.parametrize("build", POSITIONS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_equal_observations_give_equal_scenes_and_identical_bytes(build: object, viewer: Seat | None) -> None:
    assert callable(build)
    one, other = build(viewer), build(viewer)
    for view in BOARD.views(one):
        first, second = (BOARD.scene(observation, view, "pl") for observation in (one, other))
        assert first == second
        assert hash(first) == hash(second)
        bytes_ = [BOARD.paint(scene, "parchment", PHONE).tobytes() for scene in (first, second)]
        assert bytes_[0] == bytes_[1]


def changed(seen: DuelObservation, **things: object) -> DuelObservation:
    """The observation with something changed in Fellowship's area."""
    return replace(seen, areas=(replace(seen.areas[0], **things), seen.areas[1]))  # type: ignore[arg-type]


Change = Callable[[DuelObservation], DuelObservation]

SHOWN: dict[str, tuple[Change, set[str]]] = {
    "coins": (lambda seen: changed(seen, coins=9), {"table", "cards", "wide"}),
    "skills": (lambda seen: changed(seen, skills=(("ruse", 5),)), {"table", "cards", "wide"}),
    "choices": (lambda seen: changed(seen, choices=()), {"table", "cards", "wide"}),
    "links": (lambda seen: changed(seen, links=("axe",)), {"cards", "wide"}),
    "tokens": (lambda seen: changed(seen, tokens=()), {"table", "cards", "wide"}),
    "landmarks owned": (lambda seen: changed(seen, tiles=()), {"wide"}),
    "quest": (lambda seen: changed(seen, quest=9), {"table", "map", "wide"}),
    "units left": (lambda seen: changed(seen, units_left=1), {"map", "wide"}),
    "fortresses left": (lambda seen: changed(seen, fortresses_left=1), {"map", "wide"}),
    "a card taken": (
        lambda seen: position(seen.viewer, 2, MIDDLE, (18, 19, 15, 16, 11, 12), turn=FELLOWSHIP),
        {"table", "cards", "wide"},
    ),
    "landmarks on offer": (lambda seen: replace(seen, tiles=seen.tiles[:2]), {"cards", "map", "wide"}),
    "landmark stack": (lambda seen: replace(seen, tile_stack=1), {"cards", "map", "wide"}),
    "units": (
        lambda seen: replace(seen, regions=(replace(seen.regions[0], units=(0, 7)), *seen.regions[1:])),
        {"table", "map", "wide"},
    ),
    "a fortress": (
        lambda seen: replace(seen, regions=(replace(seen.regions[0], fortress=SAURON), *seen.regions[1:])),
        {"table", "map", "wide"},
    ),
    "tokens revealed": (lambda seen: replace(seen, revealed=("hobbits_eagle",)), {"table", "cards", "wide"}),
    "discarded": (lambda seen: replace(seen, discards=("c1_10",)), {"table", "cards", "wide"}),
    "further turns": (lambda seen: replace(seen, extra=1), {"table", "cards", "wide"}),
    "the turn's number": (lambda seen: replace(seen, number=50), {"table", "cards", "wide"}),
    "the bank": (lambda seen: replace(seen, bank=1), {"table", "cards", "wide"}),
    "token stacks": (lambda seen: replace(seen, stacks=()), set()),
    "what is unseen": (lambda seen: replace(seen, unseen=("c2_23",)), set()),
    "which cards were discarded": (lambda seen: replace(seen, discards=("c1_11", "c1_12")), set()),
}


@pytest.mark.parametrize("thing", SHOWN)
def test_scenes_differ_exactly_where_what_they_show_does(thing: str) -> None:
    change, views = SHOWN[thing]
    seen = middle(FELLOWSHIP)
    other = change(seen)
    differing = {
        view for view in BOARD.views(seen) if BOARD.scene(seen, view, "en") != BOARD.scene(other, view, "en")
    }
    assert differing == views
    for view in differing:
        one, two = (
            paint(observation, view, "en", "parchment", 1.0).tobytes() for observation in (seen, other)
        )
        assert one != two, view


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_r4_2_exactly_the_available_cards_are_lit(chapter: int) -> None:
    seen = position(None, chapter, MIDDLE)
    scene = scene_of(seen, "cards", "en")
    assert [card.available for card in scene.cards] == [slot.available for slot in seen.slots]
    box = PLANS["cards"].cards
    assert box is not None
    dull = replace(scene, cards=tuple(replace(card, available=False) for card in scene.cards))
    lit, unlit = (
        BOARD.paint(painted_scene, "parchment", 1.0).convert("L") for painted_scene in (scene, dull)
    )
    for card in scene.cards:
        left, top, right, _ = card_box(chapter, card.row, card.x, box, is_open=card.available)
        low = top + STRIPS[chapter] * 0.5
        area_ = (round(left + 4), round(top + 4), round((left + right) / 2 - 4), round(low))
        brighter = mean(lit.crop(area_)) > mean(unlit.crop(area_)) + 5
        assert brighter == card.available


def mean(image: Image.Image) -> float:
    """The mean brightness of a grey picture."""
    histogram = image.histogram()
    return sum(value * count for value, count in enumerate(histogram)) / sum(histogram)


@pytest.mark.parametrize("build", [position, middle, late])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_r5_4_prices_are_those_of_the_viewer_or_for_a_spectator_of_the_active_player(
    build: object, viewer: Seat | None
) -> None:
    assert callable(build)
    seen: DuelObservation = build(viewer)
    scene = scene_of(seen, "table", "en")
    buyer = viewer or seen.turn
    for slot, card in zip((slot for slot in seen.slots if slot.lies != "taken"), scene.cards, strict=True):
        if not slot.available:
            assert card.price is None
            continue
        assert slot.card is not None
        assert card.price is not None
        quote = seen.quote(buyer, slot.card)
        assert (card.price.coins, card.price.link, card.price.can_pay) == (
            quote.price,
            quote.link or None,
            quote.affordable,
        )
    for offer in scene_of(seen, "cards", "en").offers:
        assert offer.price.coins == seen.quote(buyer, offer.tile).price


def test_r5_4_both_players_see_their_own_prices() -> None:
    one, other = (scene_of(middle(viewer), "cards", "en") for viewer in SEATS)
    assert [card.price for card in one.cards] != [card.price for card in other.cards]
    assert [offer.price for offer in one.offers] != [offer.price for offer in other.offers]


@pytest.mark.parametrize("viewer", SEATS)
def test_r5_4_the_wide_table_shows_the_other_players_prices_too_and_the_bank(viewer: Seat) -> None:
    seen = middle(viewer)
    other = next(seat for seat in SEATS if seat != viewer)
    scene = scene_of(seen, "wide", "en")

    priced = [card for card in scene.cards if card.available and card.card is not None]
    unlimited = replace(seen, options=seen.options.model_copy(update={"limited_coins": False}))

    assert priced
    assert [card.rival and card.rival.coins for card in priced] == [
        seen.quote(other, str(card.card)).price for card in priced
    ]
    assert all(card.rival is None for card in scene_of(seen, "table", "en").cards)
    assert scene.bank == seen.bank
    assert scene_of(unlimited, "wide", "en").bank is None


def test_what_cannot_be_paid_and_what_a_link_pays_look_different() -> None:
    prices = (Price(2, None, True), Price(2, None, False), Price(0, None, True), Price(0, "pot", True))
    for make in (lambda price: price_tag(price, 60), lambda price: bill(price, 60, 1.0)):
        assert len({make(price).tobytes() for price in prices}) == 4


def test_what_lies_face_down_shows_nothing_of_itself() -> None:
    seen = position(None)
    scene = scene_of(seen, "cards", "en")
    down = [card for card, slot in zip(scene.cards, seen.slots, strict=True) if slot.lies == "down"]
    assert len(down) == 8
    assert all(card.card is None and card.price is None for card in down)


@pytest.mark.parametrize("view", ["table", "cards", "map", "wide"])
@pytest.mark.parametrize("viewer", [None, SAURON])
def test_r10_2_the_pile_is_spread_out_before_the_player_who_looks_and_nobody_else(
    viewer: Seat | None, view: str
) -> None:
    own = scene_of(looking(FELLOWSHIP), "cards", "en")
    aside = [card for chapter in (1, 2, 3) for card in DECK[chapter][-3:]]
    assert set(aside) <= set(own.pile)
    scene = scene_of(looking(viewer), view, "en")
    assert scene.pile == ()
    assert all(f"'{card}'" not in repr(scene) for card in aside)


@pytest.mark.parametrize("view", ["table", "cards", "map", "wide"])
def test_r14_2_a_player_who_knows_the_cards_set_aside_sees_the_same_pictures_afterwards(view: str) -> None:
    knows = replace(looking(FELLOWSHIP), stage="turn")
    does_not = replace(late(FELLOWSHIP), stage="turn")
    assert scene_of(knows, view, "en") == scene_of(does_not, view, "en")


def test_r13_5_a_shared_victory_looks_like_one() -> None:
    ends = [
        replace(shared(None), outcome=Outcome(winners, "", ())) for winners in (SEATS, SEATS[:1], SEATS[1:])
    ]
    for view in ("table", "cards", "wide"):
        assert len({paint(end, view, "en", "parchment", 1.0).tobytes() for end in ends}) == 3


def test_each_player_sits_at_the_bottom_and_a_spectator_with_fellowship() -> None:
    assert [scene_of(position(viewer), "table", "en").near for viewer in VIEWERS] == [
        FELLOWSHIP,
        FELLOWSHIP,
        SAURON,
    ]


def shape(code: str) -> bytes:
    """A sign in black and white: what is left of it without any colour."""
    grey = sign(code, 48).convert("LA")
    ground = Image.new("LA", grey.size, (128, 255))
    flat = Image.alpha_composite(ground.convert("RGBA"), grey.convert("RGBA")).convert("L")
    return flat.point([255 if value > 128 else 0 for value in range(256)]).tobytes()


@pytest.mark.parametrize(
    "codes",
    [
        [f"skill:{skill}" for skill in SKILLS] + ["any"],
        [f"race:{race}" for race in (*RACES, "eagle")],
        [f"link:{link}" for link in LINKS],
        [f"flag:{region}" for region in REGIONS],
        [f"mark:{colour}" for colour in COLOURS],
        [
            "move",
            "turn",
            "slain",
            "lost",
            "razed",
            "fortress",
            "ring",
            "pile",
            "tokens:2",
            "unit:1",
            "plus:1",
        ],
    ],
)
def test_signs_of_a_kind_differ_in_shape_and_not_only_in_colour(codes: list[str]) -> None:
    drawn = [shape(code) for code in codes]
    for index, one in enumerate(drawn):
        for other in drawn[:index]:
            apart = sum(a != b for a, b in zip(one, other, strict=False))
            assert apart > len(one) * 0.02


def test_the_sign_of_each_colour_is_the_printed_one() -> None:
    corners = {colour: len(outline_of(colour)) for colour in COLOURS}
    assert corners == {"grey": 4, "yellow": 40, "blue": 4, "green": 3, "red": 12, "purple": 10}


def test_every_component_has_its_signs() -> None:
    assert set(TOKEN_SIGNS) == set(TOKENS)
    codes = {code for card in CARDS for code in (*card_signs(card).gives, *card_signs(card).costs)}
    codes |= {code for tile in TILES for signs in tile_signs(tile) for code in signs}
    codes |= {code for signs in TOKEN_SIGNS.values() for code in signs} | set(bonus_signs().values())
    for code in codes - {"/"}:
        assert sign(code, 24).getbbox() is not None


def test_all_tokens_look_different() -> None:
    assert len({plaque(token, 120, 60).tobytes() for token in TOKENS}) == len(TOKENS)


def test_painting_leaves_the_kept_ground_untouched() -> None:
    before = paint(position(None), "table", "en", "parchment", 1.0).tobytes()
    paint(late(SAURON), "table", "pl", "parchment", 1.0)
    assert paint(position(None), "table", "en", "parchment", 1.0).tobytes() == before


def test_every_letter_in_a_picture_has_a_glyph() -> None:
    folder = catalogue().folders[-1]
    letters = {letter for path in folder.glob("*.ftl") for letter in path.read_text("utf-8")}
    names = [f"region-{region}" for region in REGIONS] + [f"landmark-{tile}" for tile in TILES]
    letters |= {letter for language in LANGUAGES for name in names for letter in catalogue()[language](name)}
    letters -= set("\n {}$#")
    for face_ in Face:
        blank = bytes(font(face_, 40).getmask("\U0010fffd", features=features(face_)))
        absent = [
            letter
            for letter in letters
            if bytes(font(face_, 40).getmask(letter, features=features(face_))) == blank
        ]
        assert absent == []


def test_a_table_is_painted_at_any_scale() -> None:
    assert paint(position(None), "table", "pl", "night", 0.25).width == 225
