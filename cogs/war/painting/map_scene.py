"""The scenes of parts of the map: what is asked there, what has just happened, a battle on its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Language
from cogs.war.model.armies import units
from cogs.war.model.components import REGIONS
from cogs.war.model.map import INDEX, MapScene, Window, map_scene, part_showing
from cogs.war.model.observation import SideSeen, WarObservation
from cogs.war.painting.scene import Company, Counter, table_scene
from cogs.war.words.menus.asked import Asked, read_question
from cogs.war.words.status import ground_of, units_left
from cogs.war.words.story.latest import Way, latest_of


@dataclass(frozen=True, slots=True)
class Standing:
    """How the game stands, in one strip. over: who has won, empty for nobody; None while it is played."""

    turn: int
    stage: str
    over: Seat | None
    dice: tuple[tuple[str, ...], tuple[str, ...]]
    points: tuple[tuple[int, int], tuple[int, int]]  # of both sides, with those that win
    acting: tuple[bool, bool]
    rings: tuple[int, int]
    cards: tuple[int, int]  # in both hands
    company: Company
    hunt: tuple[int, int]  # dice in the Hunt Box, of the Shadow and the Free Peoples
    nations: tuple[Counter, ...]


@dataclass(frozen=True, slots=True)
class ZoomScene:
    """A part of the map. moved: who has just gone from where to where; asked: the question about it, of the
    seat; standing: how the game stands, above it."""

    language: Language
    window: Window
    map: MapScene
    moved: tuple[Way, ...] = ()
    asked: Asked | None = None
    seat: Seat = ""
    standing: Standing | None = None

    @property
    def view(self) -> str:
        """What it is a picture of: a question, how the game stands, or just the map."""
        return "asked" if self.asked is not None else "now" if self.standing is not None else "map"


def zoom_scene(seen: WarObservation, window: Window, language: Language) -> ZoomScene:
    """Return the scene of a part of the map: the same for every viewer."""
    return ZoomScene(language, window, map_scene(seen, window))


def ask_scene(seen: WarObservation, view: str, language: Language) -> ZoomScene:
    """Return the scene of what is asked on the map, as far as a view says that it is still open."""
    question = read_question(seen, view, language)
    scene = zoom_scene(seen, question.window, language)
    return replace(scene, asked=question, seat=seen.viewer or "")


def now_scene(seen: WarObservation, view: str, language: Language) -> ZoomScene:
    """Return the scene of how the game stands and of where something has just happened: the same for every
    viewer."""
    latest = latest_of(seen, view)
    scene = zoom_scene(seen, latest.window, language)
    return replace(scene, moved=latest.ways, standing=_standing(seen))


def _standing(seen: WarObservation) -> Standing:
    table = table_scene(seen, "en")
    first, second = table.camps
    return Standing(
        turn=table.turn,
        stage=table.stage,
        over=(table.winner or "") if seen.outcome is not None else None,
        dice=(first.dice, second.dice),
        points=((first.points, first.enough), (second.points, second.enough)),
        acting=(first.acts, second.acts),
        rings=(first.rings, second.rings),
        cards=(sum(first.backs), sum(second.backs)),
        company=table.company,
        hunt=(table.hunt.shadow, table.hunt.free),
        nations=table.nations,
    )


# The scene of the overview of a battle on its own: where it is fought, who stands there, how many cards.
#
# What is far from the battle (the Fellowship, the Hunt, the Nations, dice, decks and victory points) has no
# place here.


@dataclass(frozen=True, slots=True)
class Party:
    """One side. backs: Character and Strategy cards in its hand. acts: a decision is open to it."""

    side: Seat
    units: int
    backs: tuple[int, int]
    acts: bool


@dataclass(frozen=True, slots=True)
class FieldScene(SeatedScene):
    """A battle on its own."""

    language: Language
    window: Window  # the part of the map shown
    stage: str
    winner: Seat | None
    region: str  # where it is fought; empty before that is chosen and when it is over
    map: MapScene
    parties: tuple[Party, Party]  # the two sides


def field_scene(seen: WarObservation, language: Language) -> FieldScene:
    """Return the scene of a battle on its own: the same for every viewer."""
    ground = ground_of(seen)
    winners = seen.outcome.winners if seen.outcome is not None else ()
    shown = field_window(seen)
    return FieldScene(
        language=language,
        window=shown,
        stage=seen.stage,
        winner=winners[0] if len(winners) == 1 else None,
        region="" if ground is None else REGIONS[ground.region],
        map=map_scene(seen, shown),
        parties=(_party(seen, seen.sides[0]), _party(seen, seen.sides[1])),
    )


def _party(seen: WarObservation, side: SideSeen) -> Party:
    acts = seen.outcome is None and any(decision.seat == side.seat for decision in seen.waiting)
    return Party(side.seat, units_left(seen, side.seat), side.backs, acts)


def field_window(seen: WarObservation) -> Window:
    """Return the part of the map with the battlefield, then with all who are left; else the whole map."""
    ground = ground_of(seen)
    if ground is not None:
        regions = {REGIONS[ground.origin], REGIONS[ground.region]}
    else:
        regions = {region.region for region in seen.regions if any(units(held) for held in region.figures)}
    return part_showing(regions) or INDEX
