"""The pictures of War of the Ring: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.draw.board import Board, Box, Paint
from bot.engine import Action, Event
from bot.text import Language
from cogs.war.model.actions import Recruit
from cogs.war.model.components import REGIONS, SIDES
from cogs.war.model.map import AROUND, INDEX, PHONE, THEATRES, window
from cogs.war.model.observation import WarObservation
from cogs.war.painting.fought import fought_scene, with_losses
from cogs.war.painting.groteka_scene import ClashScene, clash_scene
from cogs.war.painting.layout import find_spots
from cogs.war.painting.map_scene import (
    FieldScene,
    ZoomScene,
    ask_scene,
    field_scene,
    field_window,
    now_scene,
    zoom_scene,
)
from cogs.war.painting.scene import (
    BattleScene,
    HandScene,
    HuntScene,
    ReservesScene,
    TableScene,
    battle_scene,
    chase_scene,
    hand_scene,
    hunt_scene,
    reserves_scene,
    table_scene,
)
from cogs.war.words.menus.aims import DISCARDS
from cogs.war.words.menus.asked import is_question, name_question
from cogs.war.words.story.latest import NOW, is_latest, latest_of, name_latest

TABLE, HAND, TEXTS, BATTLE = "table", "hand", "hand_whole", "battle"
HUNT, RESERVES = "hunt", "reserves"
ZOOMS: tuple[str, ...] = tuple(theatre.name for theatre in THEATRES)
AROUNDS: tuple[str, ...] = tuple(AROUND + region for region in REGIONS)


def _recruits(action: Action) -> bool:
    """Check whether an action brings figures from the reinforcements, or leads to one that does."""
    return isinstance(action, Recruit) or getattr(action, "what", "") == "recruit"


class WarBoard(Board[WarObservation]):
    """The whole table, how it stands now with where something happens, what is asked on the map, parts of it,
    the battle being fought, and a player's own hand."""

    def views(self, observation: WarObservation) -> Sequence[str]:
        """`table`; `now`; `hand` for a player; `battle` and `hunt` while there is one; what is not on the
        map; its parts."""
        names = [TABLE]
        if observation.options.scenario != "battle":
            names.append(NOW)
        if observation.viewer in SIDES:
            names += [HAND, TEXTS]
        if observation.battle is not None:
            names.append(BATTLE)
        if observation.chase is not None:
            names.append(HUNT)
        if observation.options.scenario != "battle":
            names.append(RESERVES)
        return (*names, *ZOOMS)

    def shown(self, observation: WarObservation) -> Sequence[str]:
        """Return how things stand now, or the battle; for a player also own cards and what is asked on the
        map."""
        front = TABLE if observation.options.scenario == "battle" else NOW
        fought = (BATTLE,) if observation.battle is not None else ()
        if observation.viewer is None:
            return (front, *fought)
        held = (HAND,) if observation.side(observation.viewer).hand else ()
        question = name_question(observation, observation.legal) if observation.legal else ""
        if not fought and front == TABLE and field_window(observation) != INDEX:
            # The table itself is the part of the map with the battlefield.
            question = ""
        return (*(fought or (front,)), *held, *([question] if question else []))

    def shown_after(self, observation: WarObservation, news: Sequence[Event]) -> Sequence[str]:
        """Return the same, with where something has just happened."""
        latest = name_latest(news)
        return tuple(latest if view == NOW else view for view in self.shown(observation))

    def needed(self, observation: WarObservation) -> str:
        """Return what the whole question needs."""
        return self.needed_for(observation, observation.legal)

    def needed_for(self, observation: WarObservation, reached: Sequence[Action]) -> str:
        """Return the regions to choose from, the hand where only cards are left to choose from, the battle
        that is being fought, the Hunt; otherwise how things stand."""
        shown = self.shown(observation)
        held = observation.side(observation.viewer).hand if observation.viewer is not None else ()
        cards = [action for action in reached if getattr(action, "card", None) in held]
        if cards and HAND in shown and all(action in cards or " " not in str(action) for action in reached):
            return HAND
        if shown[0] == TABLE and len(shown) == 1:
            return TABLE
        hunted = HUNT if observation.chase is not None and observation.battle is None else ""
        return name_question(observation, reached) or hunted or shown[0]

    def views_to_touch(self, observation: WarObservation, reached: Sequence[Action]) -> Sequence[str]:
        """Return what is needed, what is held or fought, all of the map, and from where figures come that may
        be recruited."""
        needed, *others = super().views_to_touch(observation, reached)
        further = (TABLE, RESERVES) if any(map(_recruits, reached)) else (TABLE,)
        return tuple(dict.fromkeys((needed, *(view for view in others if view in (HAND, BATTLE)), *further)))

    def details(self, observation: WarObservation) -> Sequence[str]:
        """Return the surroundings of every region."""
        return AROUNDS

    def offers(self, observation: WarObservation, view: str) -> bool:
        """Check also for what is asked, and for where something has happened."""
        if is_question(view):
            return bool(observation.legal)
        if is_latest(view):
            try:
                latest_of(observation, view)
            except ValueError:
                return False
            return NOW in self.views(observation)
        return super().offers(observation, view)

    def lay_out(self, observation: WarObservation, view: str, language: Language) -> Hashable:
        """Return the scene of a view that is on offer."""
        if view in ZOOMS or view in AROUNDS:
            return zoom_scene(observation, window(view), language)
        if is_question(view):
            return ask_scene(observation, view, language)
        if is_latest(view):
            return now_scene(observation, view, language)
        fought = clash_scene if observation.options.rules == "groteka" else battle_scene
        overview = field_scene if observation.options.scenario == "battle" else table_scene
        whole = partial(hand_scene, whole=True)
        build = {
            TABLE: overview,
            HAND: hand_scene,
            TEXTS: whole,
            BATTLE: fought,
            HUNT: chase_scene,
            RESERVES: reserves_scene,
        }[view]
        return build(observation, language)

    def recall(self, scene: Hashable, news: Sequence[Event]) -> Hashable:
        """Add to a battle who has fallen in it."""
        return with_losses(scene, news) if isinstance(scene, BattleScene) else scene

    def climax(
        self, observation: WarObservation, news: Sequence[Event], language: Language
    ) -> Hashable | None:
        """Return a Hunt or a battle just over; while a battle is fought it has its own picture."""
        hunt = hunt_scene(observation, news, language)
        if hunt is not None or observation.battle is not None:
            return hunt
        return fought_scene(news, language)

    def spots(self, scene: Hashable) -> Mapping[str, Box]:
        """Tell where regions, tracks and dice lie in pictures of the map, the cards in a hand, who fights in
        a battle, and what lies beside the map."""
        # How high a card is depends on its lettering: what is not the map needs Pillow to point into.
        if isinstance(scene, HandScene):
            from cogs.war.painting.hand import HAND_TOP, cards_of

            cards = {card: box for card, box, *_ in cards_of(scene)}
            return cards | {DISCARDS: (0.0, 0.0, PHONE, HAND_TOP)}
        if isinstance(scene, ReservesScene):
            from cogs.war.painting.hand import point_at_reserves

            return point_at_reserves(scene)
        if isinstance(scene, HuntScene):
            from cogs.war.painting.hand import point_at_hunt

            return point_at_hunt(scene)
        if isinstance(scene, BattleScene):
            from cogs.war.painting.battle import point_at_armies

            return point_at_armies(scene)
        if isinstance(scene, ClashScene):
            from cogs.war.painting.groteka_clash import point_at_units

            return point_at_units(scene)
        return find_spots(scene)

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return what paints each type of scene, imported here: whoever only lays out needs no Pillow."""
        from cogs.war.painting.battle import paint_battle
        from cogs.war.painting.close import paint_field, paint_zoom
        from cogs.war.painting.groteka_clash import paint_clash
        from cogs.war.painting.hand import paint_hand, paint_hunt, paint_reserves
        from cogs.war.painting.panels import paint_table

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


BOARD = WarBoard()
