"""The pictures of the battle just fought (figures, cards, sums) and of the step that wins (9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.engine import Event
from bot.text import Language
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.events import (
    BattleJoined,
    CardShown,
    FigureDefeated,
    FigureFled,
    FigureMoved,
    FigureRetreated,
    FrodoShown,
    GameEnded,
    MagicExchanged,
    SamStoodIn,
    TotalsCompared,
)
from cogs.confrontation.rules.ending import FRODO_IN_MORDOR

if TYPE_CHECKING:
    from bot.engine import Seat


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of the battle. card: open, empty without one. total: figure and card; None where not compared.

    helped: Sam with Frodo at his side (6.4). away: it left the battle.
    """

    figure: str
    card: str = ""
    helped: bool = False
    total: tuple[int, int] | None = None
    beaten: bool = False
    away: bool = False


@dataclass(frozen=True, slots=True)
class ClimaxScene:
    """A battle that has been fought."""

    language: Language
    region: str
    attacker: Seat
    light: Fighter
    dark: Fighter

    def with_side(self, side: Seat, **changes: object) -> ClimaxScene:
        """The scene with one side changed."""
        if side == LIGHT:
            return replace(self, light=replace(self.light, **changes))  # type: ignore[arg-type]
        return replace(self, dark=replace(self.dark, **changes))  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class LastStepScene:
    """9.1 Frodo enters Mordor, from the region beside it."""

    language: Language
    origin: str
    region: str


DECIDED = (TotalsCompared, FigureDefeated, FigureFled, FigureRetreated)


def last_step_scene(news: Sequence[Event], language: Language) -> LastStepScene | None:
    """The step that has just won the game; None where none has."""
    ended = news[-1] if news else None
    step = next((event for event in reversed(news) if isinstance(event, FigureMoved)), None)
    if step is None or not isinstance(ended, GameEnded) or ended.reason != FRODO_IN_MORDOR:
        return None
    return LastStepScene(language, step.origin, step.region)


def climax_scene(news: Sequence[Event], language: Language) -> ClimaxScene | None:
    """The last battle told of, once it is decided and until the next figure moves; None without one."""
    begun = next((at for at in reversed(range(len(news))) if isinstance(news[at], BattleJoined)), None)
    if begun is None:
        return None
    told = news[begun:]
    if any(isinstance(event, FigureMoved) for event in told):
        return None
    joined = told[0]
    if not isinstance(joined, BattleJoined) or not any(isinstance(event, DECIDED) for event in told):
        return None
    scene = ClimaxScene(language, joined.region, joined.attacker, Fighter(joined.light), Fighter(joined.dark))
    for event in told:
        scene = _after(scene, event)
    return scene


def _after(scene: ClimaxScene, event: Event) -> ClimaxScene:
    """The scene with what one event has changed in it."""
    match event:
        case SamStoodIn():
            return scene.with_side(LIGHT, figure="sam", helped=True)
        case FrodoShown():
            return scene.with_side(LIGHT, helped=True)
        case CardShown() | MagicExchanged():
            return scene.with_side(event.side, card=event.card)
        case TotalsCompared():
            light, dark = (event.light_figure, event.light_card), (event.dark_figure, event.dark_card)
            return scene.with_side(LIGHT, total=light).with_side(DARK, total=dark)
        case FigureDefeated():
            return _with_fighter(scene, event.figure, beaten=True)
        case FigureFled() | FigureRetreated():
            return _with_fighter(scene, event.figure, away=True)
        case _:
            return scene


def _with_fighter(scene: ClimaxScene, figure: str, **changes: bool) -> ClimaxScene:
    """The scene with one of the fighters changed; as it is where the figure does not fight."""
    for side, fighter in ((LIGHT, scene.light), (DARK, scene.dark)):
        if fighter.figure == figure:
            return scene.with_side(side, **changes)
    return scene
