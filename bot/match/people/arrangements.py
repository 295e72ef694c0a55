"""Set-ups of one's own: kept when they stand, laid out again another time."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.game import AnyGame
from bot.match.settings.settings import UserSettings
from bot.match.table.values import View


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Set-ups as somebody may keep or use them now, both as texts of actions.

    standing: what would be kept, empty where it is not complete or kept already. kept: what would be laid
    out, empty where there is none, or something stands already.
    """

    standing: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


def find_arrangement(game: AnyGame, view: View, settings: UserSettings) -> Arrangement:
    """Return what the viewer may do with set-ups of their own at this moment."""
    if view.seat is None or view.table.phase != "playing":
        return Arrangement()
    legal = {str(action) for action in view.observation.legal}
    kept = settings.arrangements.get(place_of(view), ())
    standing = tuple(map(str, game.arrange(view.observation))) if legal else ()
    return Arrangement(
        standing=() if set(standing) == set(kept) else standing,
        kept=kept if legal and legal.issuperset(kept) else (),
    )


def keep_arrangement(settings: UserSettings, view: View, standing: tuple[str, ...]) -> UserSettings:
    """The settings with a set-up kept for the viewer's game and seat, in place of the one before."""
    kept = {**settings.arrangements, place_of(view): standing}
    return settings.model_copy(update={"arrangements": kept})


def place_of(view: View) -> str:
    """Return what a set-up is kept for: `confrontation:light`."""
    return f"{view.table.key}:{view.seat}"
