"""The scene of a battle under the GroTeka mod, built field by field from an observation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Language
from cogs.war.groteka.components import CARDS as EFFECTS
from cogs.war.groteka.components import PRINTED
from cogs.war.groteka.record import (
    attack_of,
    base_defence,
    defence_of,
    modifiers,
    needed,
    order,
    place_of,
    plan_clashes,
    total,
)
from cogs.war.model.armies import ISENGARD_ELITE
from cogs.war.model.bags import Bag, count, elements, minus
from cogs.war.model.components import CARDS, DECKS, FIGURES, NAZGUL, REGIONS, SIDES, UNITS, WITCH_KING
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Battle, Fighter, Handles, Melee, Ranks, Strike, Unit, WarOptions
from cogs.war.painting.scene import is_relief
from cogs.war.rules.battle.fighting import GANDALF_THE_WHITE

# The parts of a picture of a battle under the GroTeka mod: plain values.


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on the table."""

    handle: str  # as in model/state.py, or a commander's id
    # empty for a commander, and for a unit that has been removed (`gone`), of which nobody need remember what
    # it was
    nation: str
    elite: bool
    broken: bool
    flank: bool  # it came from the second region
    gone: bool


@dataclass(frozen=True, slots=True)
class Clash:
    """An attack of this series, planned or rolled."""

    side: Seat
    units: Handles
    target: str
    attack: int
    defence: int
    needed: int
    die: int = 0  # 0 before the roll
    success: bool = False
    awaited: bool = False  # it is the next one
    extra: bool = False  # an additional attack by a card


@dataclass(frozen=True, slots=True)
class Commander:
    """Figures with Leadership. picked: their points count; points: of one. number: alike and unpicked."""

    figure: str
    picked: bool
    points: int
    number: int


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a side's values, or how many of it may attack (most, or fewer): a place, `flanking`,
    `commanders`, or the id of a Combat effect."""

    cause: str
    attack: int
    defence: int
    most: int = 0
    fewer: int = 0


@dataclass(frozen=True, slots=True)
class Laid:
    """A Combat card. card: its id, a deck's name where the viewer may not know more, or empty.

    none: the side plays no card. up: turned up. lasting: it acts to the battle's end.
    """

    card: str
    none: bool
    up: bool
    cancelled: bool
    lasting: bool


@dataclass(frozen=True, slots=True)
class Band:
    """One side."""

    side: Seat
    pieces: tuple[Piece, ...]
    commanders: tuple[Commander, ...]
    picking: bool  # it has picked commanders whom only it may know
    led: int  # points that count
    changes: tuple[Change, ...]  # of values and limits
    regular: tuple[int, int]  # attack and defence with all changes
    elite: tuple[int, int]  # the same of an Elite
    laid: Laid  # a Combat card


@dataclass(frozen=True, slots=True)
class ClashScene(SeatedScene):
    """A battle under the mod."""

    language: Language
    kind: str
    region: str
    origin: str
    flank: str  # the second region, or empty
    place: str  # what helps the defenders, or empty
    round: int
    attacker: Band
    defender: Band
    clashes: tuple[Clash, ...]
    asked: str  # what is next, a word of `board-clash-next-*`
    acts: Seat | None  # whose choice or roll it is, or nobody's
    relief: bool = False  # the besiegers of a Stronghold are attacked from outside


# The scene of an observation.

NOWHERE = Melee((Ranks(()), Ranks(())))


NEXT: dict[str, str] = {
    "lay_combat_card": "card",
    "pick_commanders": "commanders",
    "replace_commander": "commanders",
    "split_leadership": "split",
    "bind_units": "bind",
    "bind_to_quarry": "bind",
    "choose_quarry": "bind",
    "drop_units": "drop",
    "extra_strikes": "extra",
    "clash_roll": "roll",
    "extra_roll": "roll",
    "roll_failed_again": "roll",
    "break_by_dice": "roll",
    "choose_counters": "counter",
    "captain_offers": "captain",
    "offer_ring": "ring",
    "commander_struck": "ring",
    "offer_sacrifice": "sacrifice",
    "offer_withdrawal": "withdraw",
    "offer_cease": "cease",
    "offer_retreat": "retreat",
    "offer_flank": "flank",
    "choose_flank_force": "flank",
    "offer_advance": "advance",
    "choose_advancing": "advance",
    "offer_flank_advance": "advance",
    "choose_flankers": "advance",
    "break_units": "effect",
}
"""What a step asks for, where the picture has a word for it."""


def clash_scene(seen: WarObservation, language: Language) -> ClashScene:
    """Return the scene of the battle being fought under the mod. Raises ValueError where there is none."""
    if seen.battle is None:
        raise ValueError("nobody fights")
    battle = sound(seen.battle)
    melee = battle.melee or NOWHERE
    clashes = (*_list_fought(melee.strikes), *_extra(seen, battle), *_list_planned(seen, battle))
    asked, acts = _next(seen)
    return ClashScene(
        language=language,
        kind=battle.kind,
        region=REGIONS[battle.region],
        origin=REGIONS[battle.origin],
        flank=REGIONS[melee.flank] if melee.flank >= 0 else "",
        place=place_of(battle) or "",
        round=battle.round,
        attacker=_band(seen.options, battle, battle.attacker, clashes),
        defender=_band(seen.options, battle, 1 - battle.attacker, clashes),
        clashes=clashes,
        asked=asked,
        acts=acts,
        relief=is_relief(seen),
    )


def sound(battle: Battle) -> Battle:
    """Return the battle with every unit drawn up (G6 may be still to come), and no target that is gone."""
    melee = battle.melee or NOWHERE
    ranks = [
        one if one.units else replace(one, units=_line_up(battle, side))
        for side, one in enumerate(melee.ranks)
    ]
    there = {unit.handle for one in ranks for unit in one.units} | {one.quarry for one in ranks}
    ranks = [
        replace(one, units=tuple(u if u.target in there else replace(u, target="") for u in one.units))
        for one in ranks
    ]
    return replace(battle, melee=replace(melee, ranks=(ranks[0], ranks[1])))


def _line_up(battle: Battle, side: int) -> tuple[Unit, ...]:
    letter = "a" if side == battle.attacker else "d"
    figures = [name for name in elements(battle.sides[side].force) if name in UNITS]
    return tuple(Unit(f"{letter}{number}", name) for number, name in enumerate(figures, 1))


# Clashes


def _list_fought(strikes: Iterable[Strike]) -> tuple[Clash, ...]:
    return tuple(
        Clash(
            *(SIDES[made.side], made.units, made.target, made.attack, made.defence),
            needed(made.attack, made.defence),
            die=made.die,
            success=made.success,
            extra=made.cause != "clash",
        )
        for made in strikes
    )


def _list_planned(seen: WarObservation, battle: Battle) -> tuple[Clash, ...]:
    top = seen.agenda[-1] if seen.agenda else None
    rolls = (top.side, top.target) if top is not None and top.step == "clash_roll" else None
    return tuple(
        Clash(
            *(SIDES[clash.side], clash.units, clash.target, clash.attack, clash.defence, clash.needed),
            awaited=(clash.side, clash.target) == rolls,
        )
        for clash in plan_clashes(battle, seen.options)
    )


def _extra(seen: WarObservation, battle: Battle) -> tuple[Clash, ...]:
    """Additional attacks that are being chosen, or are to be rolled."""
    pending: list[tuple[int, Handles, str, bool]] = []
    for step in reversed(seen.agenda):
        if step.step == "extra_roll":
            pending.append((step.side, step.units, step.target, step is seen.agenda[-1]))
        elif step.step == "extra_strikes":
            for target in sorted({target for _, target in step.bound}, key=order):
                units = tuple(unit for unit, on in step.bound if on == target)
                pending.append((step.side, units, target, False))
    there = {unit.handle for one in (battle.melee or NOWHERE).ranks for unit in one.units}
    clashes = []
    for side, units, target, awaited in pending:
        if target not in there:
            continue
        attack = attack_of(battle, seen.options, units)
        defence = defence_of(battle, seen.options, target)
        least = needed(attack, defence)
        clashes.append(Clash(SIDES[side], units, target, attack, defence, least, awaited=awaited, extra=True))
    return tuple(clashes)


# Bands


def _band(options: WarOptions, battle: Battle, side: int, clashes: tuple[Clash, ...]) -> Band:
    ranks, one = (battle.melee or NOWHERE).ranks[side], battle.sides[side]
    commanders = _commanders(one, ranks)
    attack, defence = total(modifiers(battle, options, side))
    return Band(
        side=SIDES[side],
        pieces=_pieces(battle, side, clashes),
        commanders=commanders,
        picking=bool(ranks.pick),
        led=0 if ranks.unled else sum(commander.points for commander in commanders if commander.picked),
        changes=_changes(options, battle, side, ranks),
        regular=(PRINTED.units["regular"].attack + attack, base_defence(options, "gondor_regular") + defence),
        elite=(PRINTED.units["elite"].attack + attack, base_defence(options, "gondor_elite") + defence),
        laid=_card_of(one),
    )


def _pieces(battle: Battle, side: int, clashes: tuple[Clash, ...]) -> tuple[Piece, ...]:
    """Return the units in their order, those removed in this series too, then commanders struck at."""
    melee = battle.melee or NOWHERE
    letter = "a" if side == battle.attacker else "d"
    pieces = {unit.handle: _piece(unit) for unit in melee.ranks[side].units}
    named = {name for clash in clashes for name in (*clash.units, clash.target)}
    prey = melee.ranks[1 - side].quarry
    for name in sorted(named | ({prey} if prey else set())):
        if name in pieces:
            continue
        if name in FIGURES and FIGURES[name].side == side:
            fallen = count(battle.sides[side].force, name) == 0
            pieces[name] = Piece(name, "", False, fallen, False, False)
        elif name[0] == letter and name[1:].isdigit():
            pieces[name] = Piece(name, "", False, True, False, True)
    return tuple(sorted(pieces.values(), key=lambda piece: order(piece.handle)))


def _piece(unit: Unit) -> Piece:
    figure = FIGURES[unit.figure]
    return Piece(unit.handle, figure.nation or "", figure.role == "elite", unit.broken, unit.flank, False)


def _commanders(one: Fighter, ranks: Ranks) -> tuple[Commander, ...]:
    """Return the picked and lent ones first, one by one, then the others by kind."""
    picked = (*ranks.commanders, *ranks.lent, *ranks.secret)
    commanders: list[Commander] = []
    for name in dict.fromkeys(picked):
        points = _points(one, ranks, name, picked.count(name))
        shares = [points // picked.count(name)] * picked.count(name)
        shares[0] += points - sum(shares)
        commanders += [Commander(name, True, share, 1) for share in shares]
    others = minus(_leading(one.force), common_picked(one.force, picked))
    return (*commanders, *(Commander(name, False, _worth(name), number) for name, number in others))


def common_picked(force: Bag, picked: tuple[str, ...]) -> Bag:
    """Picked commanders who are still there, Isengard's Elites aside: they stand with the units."""
    kept = ((name, min(number, picked.count(name))) for name, number in _leading(force))
    return tuple((name, number) for name, number in kept if number)


def _leading(force: Bag) -> Bag:
    return tuple((name, number) for name, number in force if FIGURES[name].leadership)


def _worth(figure: str) -> int:
    """G12, G61 Return the Leadership of one figure."""
    return 1 if figure == ISENGARD_ELITE else FIGURES[figure].leadership


def _points(one: Fighter, ranks: Ranks, figure: str, picked: int) -> int:
    """G12, G62 Return the points that so many picked figures of a kind still add."""
    if ranks.unled or figure in one.silenced or (figure == GANDALF_THE_WHITE and one.ridden):
        return 0
    if one.nazgul_negated and figure in (NAZGUL, WITCH_KING):
        return 0
    kept = picked * _worth(figure) - count(ranks.spent, figure)
    left = count(one.force, figure) * _worth(figure) - count(one.forfeited, figure)
    return max(0, min(kept, left))


def _changes(options: WarOptions, battle: Battle, side: int, ranks: Ranks) -> tuple[Change, ...]:
    changes = tuple(
        Change(bonus.cause, bonus.attack, bonus.defence) for bonus in modifiers(battle, options, side)
    )
    return (*changes, *(Change(limit.cause, 0, 0, limit.most, limit.fewer) for limit in ranks.limits))


def _card_of(one: Fighter) -> Laid:
    card = one.card if one.laid == "card" and (one.card in CARDS or one.card in DECKS) else ""
    lasting = card in CARDS and EFFECTS[CARDS[card].combat].lasting
    return Laid(card, one.laid == "none", one.up, one.cancelled, lasting)


def _next(seen: WarObservation) -> tuple[str, Seat | None]:
    step = seen.agenda[-1] if seen.agenda else None
    usual = "effect" if getattr(step, "kind", "") == "combat_effect" else "choice" if seen.waiting else ""
    asked = "" if step is None else NEXT.get(step.step, usual)
    if seen.waiting:
        return asked, seen.waiting[0].seat
    side = getattr(step, "side", None)
    return asked, SIDES[side] if isinstance(side, int) else None


def count_in_front(band: Band) -> int:
    """Count the pieces that stand before those of the second Army; all of them without one."""
    marks = [piece.flank for piece in band.pieces]
    turns = [index for index, (one, other) in enumerate(pairwise(marks), 1) if other and not one]
    return turns[0] if turns else len(marks)
