"""The pictures of Duel for Middle-earth: pure, small, priced, and showing only what the viewer may know."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PIL import Image

from bot.draw.encode import encode
from bot.draw.palette import THEMES
from bot.engine import Decision, Outcome, Seat
from bot.text import LANGUAGES, Language
from cogs.duel.board import BOARD
from cogs.duel.components import CARDS, COLOURS, DECK, LAYOUT, LINKS, RACES, REGIONS, SKILLS, STACK, TILES, TOKENS
from cogs.duel.costs import links_of, quote_card, quote_tile
from cogs.duel.observation import Area, Aside, DuelObservation, RegionSeen, SlotSeen, Stage, TokenStack
from cogs.duel.painting_icons import outline_of, sign
from cogs.duel.painting_layout import HEIGHT, PLANS, WIDTH, grid
from cogs.duel.painting_prints import TOKEN_SIGNS, bonus_signs, print_of, tile_signs
from cogs.duel.painting_scene import Scene, catalogue, scene_of
from cogs.duel.state import FELLOWSHIP, SAURON, SEATS, DuelOptions, Ids, Side

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
            *("c1_01", "c1_03", "c1_04", "c2_04", "c2_06", "c2_07", "c1_09", "c2_08", "c1_14", "c1_15", "c2_13"),
            *("c2_11", "c1_17", "c2_15", "c1_18", "c2_17", "c3_08", "c1_22", "c2_19", "c2_20", "c3_18", "c3_21"),
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
            *("c1_02", "c1_05", "c1_06", "c1_07", "c1_08", "c2_01", "c2_02", "c1_10", "c2_09", "c1_13", "c1_16"),
            *("c2_14", "c1_19", "c1_20", "c2_18", "c3_10", "c1_21", "c1_23", "c2_21", "c2_22", "c3_12", "c3_20"),
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
    skills = {skill: 0 for skill in SKILLS}
    choices: list[tuple[str, Ids]] = []
    races: list[str] = []
    for card in side.cards:
        for effect in CARDS[card].effects:
            for skill, count in effect.skills.items():
                skills[skill] += count
            if effect.type == "skills_choice":
                choices.append((card, tuple(str(each) for each in effect.options)))
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
    found = []
    for slot, card in zip(LAYOUT[chapter], DECK[chapter], strict=False):
        covered = tuple(each for each in slot.covered_by if each not in taken)
        up = slot.face_up or not covered
        lies = "taken" if slot.slot in taken else "up" if up else "down"
        available = lies == "up" and not covered
        shown = card if lies == "up" else None
        found.append(SlotSeen(slot.slot, slot.row, slot.x, lies, shown, available, covered))  # type: ignore[arg-type]
    return tuple(found)


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
        aside=tuple(Aside(each, 3, (), ()) for each in range(1, chapter + 1)),
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


POSITIONS = (position, middle, late, choosing_a_token, looking, finished)
VIEWERS = (None, *SEATS)


def paint(seen: DuelObservation, view: str, language: Language, theme: str, scale: float) -> Image.Image:
    return BOARD.paint(BOARD.scene(seen, view, language), theme, scale)
