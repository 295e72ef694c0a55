"""The pictures of The Confrontation: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.draw.board import Board, Box, Paint
from bot.engine import Event, Seat
from bot.text import Language
from cogs.confrontation import events
from cogs.confrontation.components import DARK, LIGHT, SIDES
from cogs.confrontation.observation import Battle, ConfrontationObservation
from cogs.confrontation.painting.places import climax_spots, hand_spots, last_step_spots, table_spots
from cogs.confrontation.painting.scene import (
    FIGURES_VIEW,
    Camp,
    ClimaxScene,
    Duel,
    Fighter,
    HandScene,
    Laid,
    LastStepScene,
    Standing,
    TableScene,
    figures_of,
)
from cogs.confrontation.rules import FRODO_IN_MORDOR

_standing = lru_cache(maxsize=4096)(Standing)
"""The same few figures stand in the same few places again and again."""


def of_side(pairs: tuple[tuple[Seat, tuple[str, ...]], ...], side: Seat) -> tuple[str, ...]:
    """One side's entry of a public list."""
    return dict(pairs).get(side, ())


def table_scene(seen: ConfrontationObservation, language: Language, wide: bool = False) -> TableScene:
    """The scene of the table for a viewer. wide: where height is scarce."""
    setting_up = seen.stage == "setup"
    playing = not setting_up and seen.outcome is None
    own = seen.viewer if setting_up and seen.viewer in SIDES else None
    winners = seen.outcome.winners if seen.outcome is not None else ()
    return TableScene(
        language=language,
        turned=seen.viewer == DARK,
        setting_up=setting_up,
        over=seen.outcome is not None,
        winner=winners[0] if len(winners) == 1 else None,
        turn=seen.turn,
        number=seen.number,
        standing=tuple(
            _standing(
                piece.side,
                piece.region,
                piece.figure,
                (piece.shown and playing) or (seen.riding is not None and piece.figure == seen.riding),
                piece.noted if piece.figure is None else None,
                piece.believed,
            )
            for piece in seen.pieces
        ),
        tray=seen.unplaced if own else (),
        tray_side=own,
        light=_camp(seen, LIGHT),
        dark=_camp(seen, DARK),
        duel=_duel(seen.battle, seen.viewer) if seen.battle is not None else None,
        passage=(seen.passage.side, seen.passage.origin, seen.passage.region) if seen.passage else None,
        looked=seen.looked,
        wide=wide,
    )


def _camp(seen: ConfrontationObservation, side: Seat) -> Camp:
    acting = {decision.seat for decision in seen.waiting}
    return Camp(
        side=side,
        used=of_side(seen.used, side),
        fallen=of_side(seen.defeated, side),
        specials=of_side(seen.specials, side),
        ready=side in seen.ready,
        acts=seen.outcome is None and (side in acting if seen.waiting else side == seen.turn),
    )


def _duel(battle: Battle, viewer: Seat | None) -> Duel:
    def lay(side: Seat, card: str | None) -> Laid:
        if card is not None:
            return Laid(card, down=False, own=False)
        if side not in battle.chosen:
            return Laid(None, down=False, own=False)
        known = battle.own_card if side == viewer else None
        return Laid(known, down=True, own=known is not None)

    return Duel(
        region=battle.region,
        attacker=battle.attacker,
        light=battle.light,
        dark=battle.dark,
        light_laid=lay(LIGHT, battle.light_card),
        dark_laid=lay(DARK, battle.dark_card),
        frodo_shown=battle.frodo_shown,
    )


def hand_scene(seen: ConfrontationObservation, view: str, language: Language) -> HandScene:
    """The scene of a player's own cards or figures. Raises ValueError for a spectator."""
    side = seen.viewer
    if side not in SIDES:
        raise ValueError("a spectator has no hand")
    fallen = set(of_side(seen.defeated, side))
    at = {piece.figure: piece.region for piece in seen.pieces if piece.side == side}
    return HandScene(
        language=language,
        view=view,
        side=side,
        used=of_side(seen.used, side),
        laid=seen.battle.own_card if seen.battle is not None else None,
        specials=of_side(seen.specials, side),
        places=tuple(
            (figure, "fallen" if figure in fallen else at.get(figure, "tray"))
            for figure in (figures_of(side) if view == FIGURES_VIEW else ())
        ),
    )


# The battle just fought (figures, cards, sums), and the step that wins (9.1).

DECIDED = (events.TotalsCompared, events.FigureDefeated, events.FigureFled, events.FigureRetreated)


def last_step_scene(news: Sequence[Event], language: Language) -> LastStepScene | None:
    """The step that has just won the game; None where none has."""
    ended = news[-1] if news else None
    step = next((event for event in reversed(news) if isinstance(event, events.FigureMoved)), None)
    if step is None or not isinstance(ended, events.GameEnded) or ended.reason != FRODO_IN_MORDOR:
        return None
    return LastStepScene(language, step.origin, step.region)


def climax_scene(news: Sequence[Event], language: Language) -> ClimaxScene | None:
    """The last battle told of, once it is decided and until the next figure moves; None without one."""
    begun = next((at for at in reversed(range(len(news))) if isinstance(news[at], events.BattleJoined)), None)
    if begun is None:
        return None
    told = news[begun:]
    if any(isinstance(event, events.FigureMoved) for event in told):
        return None
    joined = told[0]
    if not isinstance(joined, events.BattleJoined) or not any(isinstance(event, DECIDED) for event in told):
        return None
    scene = ClimaxScene(language, joined.region, joined.attacker, Fighter(joined.light), Fighter(joined.dark))
    for event in told:
        scene = _after(scene, event)
    return scene


def _after(scene: ClimaxScene, event: Event) -> ClimaxScene:
    """The scene with what one event has changed in it."""
    match event:
        case events.SamStoodIn():
            return scene.with_side(LIGHT, figure="sam", helped=True)
        case events.FrodoShown():
            return scene.with_side(LIGHT, helped=True)
        case events.CardShown() | events.MagicExchanged():
            return scene.with_side(event.side, card=event.card)
        case events.TotalsCompared():
            light, dark = (event.light_figure, event.light_card), (event.dark_figure, event.dark_card)
            return scene.with_side(LIGHT, total=light).with_side(DARK, total=dark)
        case events.FigureDefeated():
            return _with_fighter(scene, event.figure, beaten=True)
        case events.FigureFled() | events.FigureRetreated():
            return _with_fighter(scene, event.figure, away=True)
        case _:
            return scene


def _with_fighter(scene: ClimaxScene, figure: str, **changes: bool) -> ClimaxScene:
    """The scene with one of the fighters changed; as it is where the figure does not fight."""
    for side, fighter in ((LIGHT, scene.light), (DARK, scene.dark)):
        if fighter.figure == figure:
            return scene.with_side(side, **changes)
    return scene


# The pictures on offer.

TABLE, HAND, WIDE = "table", "hand", "wide"
ON_CARDS = frozenset({"cards", "magic"})
"""Stages in which a card is chosen."""


class ConfrontationBoard(Board[ConfrontationObservation]):
    """The table for everybody, and a player's own hand."""

    def views(self, observation: ConfrontationObservation) -> Sequence[str]:
        """`table`, `hand` and `figures` for a player, and the table once more, `wide`."""
        own = (FIGURES_VIEW,) if observation.viewer in SIDES else ()
        return (*self.shown(observation), *own, WIDE)

    def shown(self, observation: ConfrontationObservation) -> Sequence[str]:
        """Those for phones."""
        return (TABLE, HAND) if observation.viewer in SIDES else (TABLE,)

    def needed(self, observation: ConfrontationObservation) -> str:
        """The cards where one of them is chosen (6.8, 6.9), otherwise the table."""
        return HAND if observation.stage in ON_CARDS else TABLE

    def cover(self, observation: ConfrontationObservation) -> str:
        """The wide table."""
        return WIDE

    def lay_out(self, observation: ConfrontationObservation, view: str, language: Language) -> Hashable:
        """The scene of the table or of the viewer's hand."""
        if view in (HAND, FIGURES_VIEW):
            return hand_scene(observation, view, language)
        return table_scene(observation, language, wide=view == WIDE)

    def climax(
        self, observation: ConfrontationObservation, news: Sequence[Event], language: Language
    ) -> Hashable | None:
        """Frodo's last step, or the battle just fought."""
        return last_step_scene(news, language) or climax_scene(news, language)

    def spots(self, scene: Hashable) -> Mapping[str, Box]:
        """Return where regions, pieces, cards and sides lie."""
        match scene:
            case TableScene():
                return table_spots(scene)
            case HandScene():
                return hand_spots(scene)
            case ClimaxScene():
                return climax_spots(scene)
            case LastStepScene():
                return last_step_spots(scene)
        return {}

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene."""
        from cogs.confrontation.painting.hand import paint_climax, paint_hand, paint_last_step
        from cogs.confrontation.painting.phone import paint_table

        return {
            TableScene: paint_table,
            HandScene: paint_hand,
            ClimaxScene: paint_climax,
            LastStepScene: paint_last_step,
        }


BOARD = ConfrontationBoard()
