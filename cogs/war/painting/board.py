"""The pictures of War of the Ring: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, TypeAlias

from bot.draw.board import Board, Paint
from bot.engine import Event
from bot.text import Language
from cogs.war.model.battle_events import ArmyMoved
from cogs.war.model.components import REGIONS, SIDES
from cogs.war.model.map import AROUND, WINDOWS, Window, smallest, spots, window
from cogs.war.model.observation import WarObservation
from cogs.war.model.turn_events import CharactersMoved
from cogs.war.painting.groteka_scene import ClashScene, clash_scene
from cogs.war.painting.scene import (
    OVER,
    WHOLE,
    BattleScene,
    FieldScene,
    HandScene,
    HuntScene,
    ReservesScene,
    TableScene,
    ZoomScene,
    battle_scene,
    field_scene,
    field_window,
    fought_scene,
    hand_scene,
    hunt_scene,
    reserves_scene,
    table_scene,
    with_losses,
    zoom_scene,
)
from cogs.war.words.status import ground_of

TABLE, HAND, BATTLE, RESERVES = "table", "hand", "battle", "reserves"
Way: TypeAlias = tuple[str, str, str]
"""Side, from and to."""
ZOOMS: tuple[str, ...] = tuple(each.name for each in WINDOWS)
AROUNDS: tuple[str, ...] = tuple(AROUND + each for each in REGIONS)


class WarBoard(Board[WarObservation]):
    """The table for everybody, parts of its map, the battle being fought, and a player's own hand."""

    def views(self, observation: WarObservation) -> Sequence[str]:
        """`table`; `hand` for a player; `battle` while one is fought; what is not on the map; its parts."""
        found = [TABLE]
        if observation.viewer in SIDES:
            found.append(HAND)
        if observation.battle is not None:
            found.append(BATTLE)
        if observation.options.scenario != "battle":
            found.append(RESERVES)
        return (*found, *ZOOMS)

    def shown(self, observation: WarObservation) -> Sequence[str]:
        """Return the table and the battle; for a player own cards and the part of the map in question."""
        fought = (BATTLE,) if observation.battle is not None else ()
        if observation.viewer is None:
            return (TABLE, *fought)
        part = smallest(_in_question(observation))
        held = (HAND,) if observation.side(observation.viewer).hand else ()
        alone = observation.options.scenario == "battle"
        if alone and not fought and field_window(observation) != WHOLE:
            # The table itself is the part of the map with the battlefield.
            return (TABLE, *held)
        return (*(fought or (TABLE,)), *held, *([part.name] if part is not None else []))

    def needed(self, observation: WarObservation) -> str:
        """Return the part of the map with the regions to choose from, the hand where a card is chosen, the
        battle that is being fought; otherwise the whole table."""
        shown = self.shown(observation)
        if any(getattr(each, "card", None) for each in observation.legal) and HAND in shown:
            return HAND
        return next((each for each in shown if each in ZOOMS), shown[0])

    def details(self, observation: WarObservation) -> Sequence[str]:
        """Return the surroundings of every region."""
        return AROUNDS

    def lay_out(self, observation: WarObservation, view: str, language: Language) -> Hashable:
        """Return the scene of a view that is on offer."""
        if view in ZOOMS or view in AROUNDS:
            return zoom_scene(observation, window(view), language)
        fought = clash_scene if observation.options.rules == "groteka" else battle_scene
        overview = field_scene if observation.options.scenario == "battle" else table_scene
        build = {TABLE: overview, HAND: hand_scene, BATTLE: fought, RESERVES: reserves_scene}[view]
        return build(observation, language)

    def recall(self, scene: Hashable, news: Sequence[Event]) -> Hashable:
        """Add to a battle who has fallen in it."""
        return with_losses(scene, news) if isinstance(scene, BattleScene) else scene

    def climax(
        self, observation: WarObservation, news: Sequence[Event], language: Language
    ) -> Hashable | None:
        """Return a Hunt or a battle just over, or the part of the map where something has happened last;
        while a battle is fought it has its own picture."""
        hunt = hunt_scene(observation, news, language)
        if hunt is not None:
            return hunt
        is_told = observation.battle is not None or observation.options.scenario == "battle"
        fought = fought_scene(news, language) if observation.battle is None else None
        if fought is not None:
            return fought
        ways = last_moves(news)
        part = None if is_told else _part_of(_where(news), ways)
        if part is None:
            return None
        scene = zoom_scene(observation, part, language)
        return replace(scene, moved=tuple(way for way in ways if _is_within(part, way)))

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return what paints each type of scene, imported here: whoever only lays out needs no Pillow."""
        from cogs.war.painting.battle import paint_battle
        from cogs.war.painting.groteka_clash import paint_clash
        from cogs.war.painting.hand import paint_hand, paint_hunt, paint_reserves
        from cogs.war.painting.panels import paint_field, paint_table, paint_zoom

        return {
            TableScene: paint_table,
            FieldScene: paint_field,
            ZoomScene: paint_zoom,
            HandScene: paint_hand,
            BattleScene: paint_battle,
            ClashScene: paint_clash,
            ReservesScene: paint_reserves,
            HuntScene: paint_hunt,
        }


def last_moves(news: Sequence[Event]) -> tuple[Way, ...]:
    """List who has moved from where to where since something else began."""
    told = takewhile(lambda event: not isinstance(event, OVER), reversed(news))
    moves = [event for event in told if isinstance(event, ArmyMoved | CharactersMoved)]
    ways = [(each.side, each.origin, each.region) for each in reversed(moves)]
    return tuple(way for way in dict.fromkeys(ways) if {*way[1:]} <= {*REGIONS})


def _is_within(part: Window, way: Way) -> bool:
    return all(part.shows(spots()[region].x, spots()[region].y) for region in way[1:])


def _part_of(regions: frozenset[str], ways: Sequence[Way]) -> Window | None:
    """Return the part of the map with some regions, and with where those there have come from if it can."""
    origins = {origin for _, origin, region in ways if region in regions}
    return smallest(regions | origins) or smallest(regions)


def _where(news: Sequence[Event]) -> frozenset[str]:
    """Return the regions the latest event speaks of that speaks of any."""
    for event in reversed(news):
        named = {getattr(event, field, None) for field in ("origin", "region")}
        found = frozenset(each for each in named if each in REGIONS)
        if found:
            return found
    return frozenset()


def _in_question(observation: WarObservation) -> frozenset[str]:
    """Return the regions the viewer may choose now; without a choice that of the battle."""
    named = (getattr(each, field, None) for each in observation.legal for field in ("origin", "region"))
    found = frozenset(each for each in named if each)
    if not found and observation.battle is not None:
        return frozenset({REGIONS[observation.battle.region]})
    if not found and (ground := ground_of(observation)) is not None:
        return frozenset({REGIONS[ground.origin], REGIONS[ground.region]})
    return found


BOARD = WarBoard()
